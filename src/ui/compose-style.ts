/** How the place for a paste is set. */
import { css } from 'lit';

export const composeStyle = css`
  .title {
    font: 600 26px/1.25 var(--words);
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  .lead {
    margin-block: 4px 16px;
    color: var(--muted);
    text-wrap: pretty;
  }
  .paste {
    display: block;
    min-block-size: 148px;
    max-block-size: 420px;
    padding: 16px 18px;
    border-radius: var(--radius);
    font-family: var(--words);
    font-size: 17px;
    line-height: 1.6;
    resize: vertical;
    field-sizing: content;
  }
  .examples {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 12px;
  }
  .chip {
    appearance: none;
    min-block-size: 32px;
    padding: 4px 14px;
    border: 1px solid var(--line);
    border-radius: 99px;
    background: none;
    color: var(--muted);
    font-size: 13px;
    cursor: pointer;
    transition: background-color var(--quick);
  }
  .chip:hover {
    background: var(--hush);
    color: var(--fg);
  }
  #preview:empty {
    display: none;
  }
  .sum {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    margin-block: 14px 6px;
    font-size: 14px;
  }
  .sum span {
    color: var(--muted);
  }
  .warn,
  .sum .warn {
    color: var(--warn);
  }
  .items {
    counter-reset: n;
    font-family: var(--words);
    font-size: 15px;
  }
  .items li {
    counter-increment: n;
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    gap: 0 8px;
    padding-block: 3px;
    animation: appear var(--calm) both;
  }
  .items li::before {
    content: counter(n);
    grid-column: 1;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  .items .context {
    color: var(--muted);
    font: 12.5px/1.5 var(--font);
  }
  .items .over {
    grid-row: 1;
    grid-column: 1 / -1;
    margin-block-start: 4px;
    color: var(--muted);
    font: 600 12.5px/1.5 var(--font);
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  details {
    margin-block-start: 6px;
    color: var(--muted);
    font-size: 13px;
  }
  summary {
    inline-size: fit-content;
    cursor: pointer;
  }
  .left li {
    padding-block: 2px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px;
    margin-block-start: 18px;
  }
  .nest {
    flex: 3 1 160px;
    min-inline-size: 0;
  }
  .who {
    flex: 2 1 110px;
    min-inline-size: 0;
  }
  .chooser {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .heads {
    display: flex;
  }
  .heads .bird,
  .prank .bird {
    inline-size: 26px;
    fill: light-dark(var(--feather), var(--muted));
  }
  .send {
    flex: none;
    min-block-size: 42px;
    padding-inline: 22px;
  }
  .error {
    margin-block-start: 12px;
  }
  .prank {
    display: flex;
    gap: 10px;
    margin-block-start: 16px;
    padding: 14px 18px;
    border-radius: var(--radius);
    background: var(--lamp);
  }
  .prank q {
    display: block;
    font-family: var(--words);
    font-size: 16px;
  }
  .prank q::before,
  .prank q::after {
    content: none;
  }
  @container (max-width: 459px) {
    .send {
      flex: 1 1 100%;
      min-block-size: 46px;
    }
    .title {
      font-size: 23px;
    }
  }
`;
