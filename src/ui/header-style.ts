/** How the bar on top is set. */
import { css } from 'lit';

export const headerStyle = css`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 18px;
    min-block-size: 58px;
    padding: 8px 24px;
  }
  h1 {
    font: 600 21px/1 var(--words);
    letter-spacing: -0.01em;
  }
  .room {
    flex: 1;
  }
  .rehearsal {
    padding: 3px 12px;
    border-radius: 99px;
    background: var(--lamp);
    color: var(--warn);
    font-size: 12.5px;
    font-weight: 600;
  }
  .connection {
    display: inline-flex;
    align-items: center;
    gap: 7px;
    color: var(--muted);
  }
  .dot {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--good);
  }
  .connecting .dot,
  .reconnecting .dot {
    background: var(--warn);
    animation: breathe 1.6s infinite alternate ease-in-out;
  }
  .offline .dot,
  .closed .dot {
    border: 2px solid var(--bad);
    background: none;
  }
  .offline,
  .closed {
    color: var(--bad);
    font-weight: 600;
  }
  @keyframes breathe {
    to {
      opacity: 0.3;
    }
  }
  .budget {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    justify-content: space-between;
    min-block-size: 26px;
    inline-size: 252px;
    color: var(--muted);
    font-size: 12.5px;
  }
  .budget.low,
  .budget.low b {
    color: var(--warn);
    font-weight: 600;
  }
  .bar {
    flex: 0 0 100%;
    block-size: 4px;
    margin-block-start: 3px;
    border-radius: 2px;
    background: var(--line);
    overflow: hidden;
  }
  .bar svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    fill: var(--accent);
  }
  .bar:dir(rtl) svg {
    transform: scaleX(-1);
  }
  rect.held {
    opacity: 0.4;
  }
  .low .bar svg {
    fill: var(--warn);
  }
  .switches {
    display: flex;
    align-items: center;
  }
  crows-bell {
    inline-size: 32px;
    min-block-size: 32px;
  }
  .theme {
    padding: 6px;
  }
  .theme svg {
    inline-size: 18px;
    block-size: 18px;
    fill: currentColor;
  }
  .theme circle {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .theme .light path {
    fill: none;
  }
  .theme .dark circle {
    fill: currentColor;
  }
  @container (max-width: 559px) {
    /* Two rows from the first picture on: nothing moves when the rest is known. */
    header {
      display: grid;
      grid-template: 34px minmax(30px, auto) / auto minmax(0, 1fr) auto;
      gap: 2px 12px;
      padding: 8px 16px;
    }
    .place,
    .room {
      display: none;
    }
    .rehearsal {
      grid-area: 1 / 2;
      justify-self: start;
    }
    .switches {
      grid-area: 1 / 3;
    }
    .connection {
      grid-area: 2 / 1 / 3 / -1;
      justify-self: start;
      flex-wrap: wrap;
      column-gap: 7px;
      row-gap: 0;
      max-inline-size: calc(100% - 176px);
    }
    /* Room for one of the two; the meter and what is read out say both. */
    span.held,
    .says:has(+ b) {
      display: none;
    }
    .budget {
      grid-area: 2 / 1 / 3 / -1;
      justify-self: end;
      inline-size: 164px;
    }
  }
`;
