/** How the app is laid out: three columns, two, or one with tabs, by the room it has. */
import { css } from 'lit';
import { headerStyle } from './header-style.ts';

export const appStyle = css`
  ${headerStyle}
  .frame {
    display: flex;
    flex-direction: column;
    min-block-size: 100vh;
    min-block-size: 100dvh;
    background: var(--bg);
  }
  .flock {
    min-block-size: 176px;
  }
  .columns {
    flex: 1;
    display: grid;
    grid-template-columns: 210px minmax(0, 1fr) minmax(320px, 392px);
    gap: 40px;
    inline-size: 100%;
    max-inline-size: 1400px;
    margin-inline: auto;
    padding: 20px 24px 48px;
  }
  .columns > * {
    min-inline-size: 0;
  }
  nav .recent {
    margin-block-start: 18px;
  }
  nav li a {
    display: block;
    margin-inline: -10px;
    padding: 7px 10px;
    border-radius: 8px;
    color: var(--fg);
    font-size: 14px;
    text-decoration: none;
  }
  nav li a:hover {
    background: var(--hush);
  }
  nav [aria-current='page']:not(.button) {
    background: var(--hush);
    font-weight: 500;
  }
  .name {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .recent small {
    color: var(--muted);
    font-size: 12.5px;
    font-weight: 400;
  }
  .you {
    color: var(--warn);
    font-weight: 600;
  }
  .views {
    margin-block-start: 14px;
    padding-block-start: 14px;
    border-block-start: 1px solid var(--line);
  }
  aside {
    position: sticky;
    inset-block-start: 24px;
    align-self: start;
    max-block-size: calc(100vh - 48px);
    padding: 4px;
    margin: -4px;
    overflow-y: auto;
    scrollbar-width: thin;
    overscroll-behavior: contain;
  }
  .tabs {
    display: none;
  }
  @container (max-width: 899px) {
    .columns {
      grid-template-columns: minmax(0, 1fr) minmax(290px, 340px);
      gap: 28px;
    }
    .columns > nav {
      grid-column: 1 / -1;
      display: flex;
      align-items: center;
      gap: 8px;
      margin-block-end: -12px;
      overflow-x: auto;
      scrollbar-width: none;
    }
    .columns > nav .button {
      flex: none;
    }
    nav .recent,
    nav .views {
      display: flex;
      gap: 2px;
      margin: 0;
      padding: 0 10px;
      border: 0;
    }
    nav li a {
      margin: 0;
      max-inline-size: 190px;
      white-space: nowrap;
    }
  }
  @container (max-width: 559px) {
    .frame {
      /* The tabs below; what sticks to the bottom stands on them. */
      --dock: 52px;
    }
    .columns {
      display: block;
      padding: 18px 16px 24px;
    }
    aside {
      position: static;
      max-block-size: none;
      overflow: visible;
    }
    .columns > nav {
      display: block;
    }
    nav .recent,
    nav .views {
      display: block;
    }
    nav li a {
      max-inline-size: none;
      padding-block: 12px;
    }
    .frame:not([data-tab='list']) main,
    .frame:not([data-tab='inbox']) aside,
    .frame:not([data-tab='more']) .columns > nav,
    .frame[data-tab='inbox'] > .flock,
    .frame[data-tab='more'] > .flock,
    .frame[data-tab='flock'] > .columns {
      display: none;
    }
    .tabs {
      position: sticky;
      inset-block-end: 0;
      z-index: 2;
      display: grid;
      grid-template-columns: repeat(4, 1fr);
      margin-block-start: auto;
      border-block-start: 1px solid var(--line);
      background: var(--surface);
    }
    .tabs button {
      appearance: none;
      min-block-size: 52px;
      padding: 0 0 env(safe-area-inset-bottom);
      border: 0;
      border-block-start: 2px solid transparent;
      background: none;
      color: var(--muted);
      font-size: 13px;
      font-weight: 600;
      cursor: pointer;
    }
    .tabs [aria-current] {
      border-block-start-color: var(--accent);
      background: none;
      color: var(--accent);
      font-weight: 600;
    }
    .tabs .count {
      padding: 1px 7px;
      border-radius: 99px;
      background: var(--lamp);
      color: var(--warn);
    }
  }
`;
