/** How the inbox is set. */
import { css } from 'lit';

export const inboxStyle = css`
  .bar {
    display: flex;
    align-items: baseline;
    gap: 12px;
    min-block-size: 24px;
    margin-block-end: 12px;
  }
  h2 {
    flex: 1;
    font-size: 15px;
  }
  .own {
    color: var(--good);
    font-size: 13px;
    font-weight: 600;
    animation: arrive var(--calm) both;
  }
  .count {
    margin-inline-start: 4px;
    color: var(--warn);
  }
  .empty {
    color: var(--muted);
    font: italic 15px/1.5 var(--words);
  }
  .cards {
    display: grid;
    gap: 14px;
  }
  .card {
    padding: 16px 20px;
    border: 1px solid var(--line);
    border-radius: calc(var(--radius) + 2px);
    background: var(--surface);
    box-shadow:
      0 1px 2px light-dark(oklch(0.3 0.02 280 / 0.05), transparent),
      0 8px 24px -12px light-dark(oklch(0.3 0.02 280 / 0.14), oklch(0 0 0 / 0.5));
    animation: arrive var(--calm) both;
  }
  .card:focus-within {
    --keys: 1;
  }
  .card:focus {
    outline: none;
  }
  .card:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateY(6px);
    }
  }
  .settled {
    margin-block-end: 12px;
    font-size: 13px;
  }
  .settled li {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 8px 12px;
    border-radius: 8px;
    background: var(--lamp);
    animation: arrive var(--calm) both;
  }
  .settled li + li {
    margin-block-start: 6px;
  }
  .settled li > span {
    flex: 1;
    min-inline-size: 0;
  }
  .settled b {
    font-weight: 600;
  }
  .hint,
  .keys {
    margin-block-start: 12px;
  }
  .through {
    margin-block-start: 20px;
    font-size: 13px;
  }
  .through summary {
    inline-size: fit-content;
    color: var(--muted);
    cursor: pointer;
  }
  .through li {
    padding-block: 3px;
  }
  .through b {
    font-weight: 600;
  }
  .through em {
    color: var(--muted);
    font-family: var(--words);
  }
  @media (hover: none) {
    .hint {
      display: none;
    }
  }
`;
