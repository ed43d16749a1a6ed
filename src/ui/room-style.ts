/** What the rooms for trust, nests and history have alike. */
import { css } from 'lit';

export const roomStyle = css`
  .title {
    font: 600 26px/1.25 var(--words);
    letter-spacing: -0.012em;
  }
  .lead {
    margin-block-start: 6px;
    max-inline-size: 62ch;
    color: var(--muted);
    text-wrap: pretty;
  }
`;
