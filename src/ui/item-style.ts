/** How an item of the list is set. */
import { css } from 'lit';

export const toneStyle = css`
  .quiet {
    color: var(--muted);
  }
  .busy {
    color: var(--accent);
  }
  .you {
    color: var(--warn);
  }
  .good {
    color: var(--good);
  }
  .bad {
    color: var(--bad);
  }
  .mark {
    inline-size: 1.05em;
    block-size: 1.05em;
    vertical-align: -0.14em;
    fill: currentColor;
    stroke: currentColor;
    stroke-width: 0;
  }
  .mark path {
    fill: none;
    stroke-width: 1.6;
    stroke-linecap: round;
  }
`;

export const itemStyle = css`
  ${toneStyle}
  :host {
    display: block;
    min-inline-size: 0;
  }
  .head {
    display: flex;
    align-items: baseline;
    gap: 4px 20px;
  }
  .text {
    flex: 1;
    min-inline-size: 0;
    font-family: var(--words);
    font-size: 18px;
    font-weight: 400;
    line-height: 1.42;
    text-wrap: pretty;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .state {
    font-size: 13px;
    font-weight: 600;
    white-space: nowrap;
  }
  .plan {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    margin-block-start: 5px;
    color: var(--muted);
    font-size: 13px;
  }
  .plan b {
    color: var(--fg);
    font-weight: 600;
  }
  .care,
  .doubt b {
    color: var(--warn);
    font-weight: 600;
  }
  .why {
    margin-block-start: 4px;
    color: var(--muted);
    font-family: var(--words);
    font-size: 14.5px;
    font-style: italic;
    text-wrap: pretty;
  }
  .why .by {
    font-style: normal;
    font-size: 13px;
  }
  .by::before {
    content: '— ';
  }
  .note {
    margin-block-start: 6px;
    color: var(--muted);
    font-size: 14px;
    text-wrap: pretty;
  }
  q {
    font-family: var(--words);
    font-style: italic;
  }
  .subtasks {
    margin-block-start: 10px;
    border-inline-start: 2px solid var(--line);
    font-family: var(--words);
    font-size: 15px;
  }
  .subtasks li {
    padding: 3px 0;
    padding-inline-start: 16px;
  }
  .crows {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin-block-start: 10px;
    color: var(--muted);
    font-size: 13px;
  }
  .crows b {
    color: var(--fg);
    font-weight: 600;
  }
  .crows em {
    margin-inline-end: 4px;
    font-family: var(--words);
  }
  .crows span::before {
    content: '· ';
    color: var(--muted);
    font-weight: 400;
  }
  .flying {
    color: var(--accent);
    font-weight: 600;
  }
  .fell {
    color: var(--bad);
    font-weight: 600;
  }
  .reason {
    display: block;
  }
  .answer {
    margin-block-start: 14px;
    padding: 18px 22px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .answer > .note,
  .doubt {
    margin: 0 0 12px;
    font-size: 14px;
  }
  .answer.off crows-answer {
    opacity: 0.72;
  }
  .stands {
    margin-block-start: 14px;
    color: var(--muted);
    font-size: 13px;
  }
  .banter {
    margin-block-start: 12px;
    color: var(--muted);
  }
  .banter small {
    font-size: 13.5px;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    margin-block-start: 8px;
    margin-inline-start: -8px;
  }
  .again {
    max-inline-size: 460px;
    margin-block-start: 8px;
  }
  .again .foot {
    margin-inline-start: 0;
  }
  @container (max-width: 459px) {
    .head {
      flex-direction: column;
    }
    .answer {
      padding: 14px 16px;
    }
  }
`;
