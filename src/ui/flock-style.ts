/** How the wire and the birds on it are set. */
import { css } from 'lit';

export const flockStyle = css`
  .root {
    position: relative;
  }
  .wire {
    position: absolute;
    inset: 0 0 auto;
    block-size: 92px;
    background: linear-gradient(var(--sky-high), var(--sky-low));
    border-block-end: 1.5px solid var(--feather);
  }
  .flock {
    position: relative;
    display: grid;
    grid-template-columns: repeat(10, minmax(0, 1fr));
    max-inline-size: 1400px;
    min-block-size: 176px;
    margin-inline: auto;
    padding-inline: 16px;
  }
  li {
    min-inline-size: 0;
  }
  .flock button {
    appearance: none;
    display: flex;
    flex-direction: column;
    align-items: center;
    inline-size: 100%;
    block-size: 100%;
    padding: 0 4px 6px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: inherit;
    text-align: center;
    font-size: 13px;
    line-height: 1.35;
    cursor: pointer;
  }
  .stage {
    display: flex;
    align-items: end;
    justify-content: center;
    block-size: 92px;
    margin-block-end: 8px;
  }
  .bird {
    inline-size: 72px;
    /* Its own bit of wire, at 106 of 128, lies on ours. */
    margin-block-end: -12px;
    transition: transform 600ms cubic-bezier(0.3, 0.7, 0.3, 1);
  }
  .flock [data-pose='flying'] {
    transform: translateY(-10px);
  }
  .flock button:hover [data-pose='perched'] {
    transform: translateY(-2px);
  }
  b {
    font-weight: 600;
  }
  em {
    color: var(--muted);
    font: italic 12.5px/1.3 var(--words);
    text-wrap: balance;
  }
  small {
    min-block-size: 1.35em;
    margin-block-start: 2px;
    color: var(--muted);
    font-size: 12px;
  }
  small.busy {
    color: var(--accent);
    font-weight: 600;
  }
  .about {
    max-inline-size: min(420px, calc(100% - 32px));
    padding: 0;
    border: 1px solid var(--line);
    border-radius: calc(var(--radius) + 4px);
    background: var(--surface);
    color: var(--fg);
    overflow: hidden auto;
  }
  .about::backdrop {
    background: oklch(0.15 0.02 280 / 0.45);
  }
  .sheet {
    padding: 0 24px 24px;
  }
  .sky {
    display: flex;
    align-items: end;
    justify-content: center;
    block-size: 132px;
    margin: 0 -24px 18px;
    border-block-end: 1.5px solid var(--feather);
    background: linear-gradient(var(--sky-high), var(--sky-low));
  }
  .sky .bird {
    inline-size: 112px;
    margin-block-end: -19px;
  }
  .about h2 {
    font: 600 22px/1.25 var(--words);
  }
  .about h2 em {
    display: block;
    font-size: 15px;
  }
  .strength {
    margin-block-start: 12px;
    font-weight: 500;
  }
  .story {
    margin-block: 8px 14px;
    font: 16px/1.6 var(--words);
    text-wrap: pretty;
  }
  .about h3 {
    font-size: 13px;
    font-weight: 600;
    color: var(--accent);
  }
  .about li {
    font-family: var(--words);
  }
  .about form {
    margin-block-start: 18px;
  }
  /* In the sky above the birds: room below the wire would stay empty wherever nothing moves. */
  .motion {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 12px;
  }
  .motion::part(button) {
    appearance: none;
    border: 0;
    padding: 0 4px;
    background: none;
    color: var(--muted);
    font-size: 12.5px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @container (max-width: 899px) {
    .flock {
      grid-template-columns: repeat(10, 98px);
      overflow-x: auto;
      padding-inline: 8px;
      scrollbar-width: none;
    }
  }
`;
