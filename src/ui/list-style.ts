/** How a list is set. */
import { css } from 'lit';

export const listStyle = css`
  header {
    padding-block-end: 18px;
  }
  .title {
    font: 600 26px/1.25 var(--words);
    letter-spacing: -0.012em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .more {
    color: var(--muted);
    font-weight: 400;
  }
  header .small {
    margin-block-start: 4px;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    margin-block-start: 6px;
    margin-inline-start: -8px;
  }
  .items > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    padding-block: 22px;
    border-block-start: 1px solid var(--line);
    scroll-margin: 80px;
  }
  .heading {
    grid-column: 1 / -1;
    margin-block-end: 14px;
    color: var(--muted);
    font-size: 13px;
    font-weight: 600;
  }
  .no {
    color: var(--muted);
    font: 15px/25.5px var(--words);
  }
  .prank {
    display: flex;
    gap: 12px;
    margin-block-end: 18px;
    padding: 14px 18px;
    border-radius: var(--radius);
    background: var(--lamp);
  }
  .prank em {
    color: var(--muted);
    font: italic 13px var(--words);
  }
  .prank q {
    display: block;
    font: 16px/1.5 var(--words);
  }
  .prank q::before,
  .prank q::after {
    content: none;
  }
  .prank .bird {
    flex: none;
    inline-size: 34px;
    fill: light-dark(var(--feather), var(--muted));
  }
  .pill {
    appearance: none;
    position: sticky;
    inset-block-end: calc(20px + var(--dock, 0px));
    display: block;
    min-block-size: 38px;
    margin-inline: auto;
    padding: 8px 20px;
    border: 0;
    border-radius: 99px;
    background: var(--fg);
    color: var(--bg);
    font-weight: 600;
    font-size: 14px;
    cursor: pointer;
    animation: rise var(--calm) both;
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
  .skeleton {
    min-block-size: 480px;
  }
  .skeleton i {
    display: block;
    block-size: 18px;
    margin-block: 34px;
    border-radius: 6px;
    background: var(--hush);
    opacity: 0;
    animation: bone 400ms 400ms both;
  }
  .skeleton i:first-child {
    inline-size: 60%;
    block-size: 28px;
  }
  .skeleton i:nth-child(3) {
    inline-size: 84%;
  }
  @keyframes bone {
    to {
      opacity: 1;
    }
  }
  @container (max-width: 559px) {
    .title {
      font-size: 23px;
    }
    .items > li {
      grid-template-columns: 26px minmax(0, 1fr);
    }
  }
`;
