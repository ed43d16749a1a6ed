/** How the trust matrix is set. */
import { css } from 'lit';

export const trustStyle = css`
  .lead.rehearsed {
    color: var(--warn);
  }
  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 22px;
    margin-block-start: 14px;
    color: var(--muted);
    font-size: 13px;
  }
  .key li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  .scroll {
    margin-block-start: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    overflow-x: auto;
    scrollbar-width: thin;
  }
  table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: 13.5px;
  }
  th {
    font-weight: 600;
    text-align: start;
  }
  thead th {
    padding: 12px 4px 10px;
    border-block-end: 1px solid var(--line);
    color: var(--muted);
    font-size: 12.5px;
    font-weight: 500;
    text-align: center;
    vertical-align: bottom;
  }
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    padding-inline: 16px 10px;
    background: var(--surface);
    text-align: start;
  }
  tbody th {
    padding-block: 5px;
    white-space: nowrap;
  }
  tbody th small {
    display: block;
    color: var(--muted);
    font: italic 12.5px/1.25 var(--words);
  }
  .who {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .who .bird {
    flex: none;
    inline-size: 30px;
  }
  .plans > * {
    border-block-end: 1px solid var(--line);
    padding-block: 7px;
  }
  tbody tr:hover > * {
    background: color-mix(in oklch, var(--surface), var(--hush) 60%);
  }
  td {
    padding: 0 2px;
    text-align: center;
  }
  td button {
    appearance: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: 48px;
    min-block-size: 38px;
    padding: 0;
    border: 0;
    border-radius: 8px;
    background: none;
    color: var(--muted);
    cursor: pointer;
  }
  td button:hover,
  td button[aria-expanded='true'] {
    background: var(--hush);
  }
  .dots {
    inline-size: 34px;
    block-size: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.4;
  }
  .dots .full {
    fill: currentColor;
  }
  .dots .way {
    stroke: var(--accent);
    stroke-width: 2.2;
    stroke-linecap: round;
  }
  .l1 {
    color: var(--accent);
  }
  .l2 {
    color: var(--good);
  }
  .l0.blank .dots {
    opacity: 0.45;
  }
  td.flash {
    animation: flash 2400ms ease-out;
  }
  @keyframes flash {
    0%,
    35% {
      background: var(--lamp);
      box-shadow: inset 0 0 0 2px var(--warn);
    }
  }
  .moves {
    margin-block-start: 20px;
    font-size: 14px;
  }
  .moves h3 {
    margin-block-end: 4px;
    font-size: 13px;
    font-weight: 600;
    color: var(--muted);
  }
  .moves li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    padding-block: 2px;
  }
  .about {
    position: absolute;
    inset: auto;
    inline-size: max-content;
    max-inline-size: min(320px, calc(100vw - 24px));
    margin: 0;
    padding: 16px 18px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--fg);
    font-size: 14px;
    line-height: 1.45;
    box-shadow: 0 8px 28px oklch(0.2 0.02 280 / 0.18);
  }
  .about:focus-visible {
    /* Its edge shows where it is; the focus goes back to the cell with Escape. */
    outline: none;
  }
  .about h3 {
    font: 600 17px/1.3 var(--words);
  }
  .about .level {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    margin-block: 2px 8px;
    font-weight: 600;
  }
  .about p + p {
    margin-block-start: 4px;
  }
  .skeleton {
    min-block-size: 420px;
  }
  /* The middle of three columns: all kinds of work side by side, their names upright. */
  @container (min-width: 480px) and (max-width: 719px) {
    thead th:not(:first-child) {
      padding: 10px 0;
    }
    thead th span {
      writing-mode: vertical-rl;
      rotate: 180deg;
    }
    th:first-child {
      padding-inline: 12px 6px;
    }
    .who .bird {
      inline-size: 26px;
    }
    tbody th small {
      inline-size: 96px;
      white-space: normal;
    }
    td {
      padding: 0;
    }
    td button {
      min-inline-size: 39px;
    }
    .dots {
      inline-size: 31px;
    }
  }
  @container (max-width: 479px) {
    .title {
      font-size: 23px;
    }
    th:first-child {
      padding-inline: 12px 8px;
      border-inline-end: 1px solid var(--line);
    }
    .who .bird {
      display: none;
    }
    tbody th small {
      inline-size: 92px;
      font-size: 12px;
      white-space: normal;
    }
    td button {
      min-inline-size: 52px;
      min-block-size: 44px;
    }
  }
`;
