/** How nests are set: each a stretch of wire with its core on it. */
import { css } from 'lit';

export const nestsStyle = css`
  .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
  }
  .warn {
    color: var(--warn);
  }
  .nests {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
    gap: 16px;
    margin-block-start: 20px;
  }
  .nest {
    display: flex;
    flex-direction: column;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    overflow: hidden;
  }
  .wire {
    display: flex;
    align-items: end;
    justify-content: center;
    block-size: 74px;
    padding-inline: 10px;
    border-block-end: 1.5px solid var(--feather);
    background: linear-gradient(var(--sky-high), var(--sky-low));
  }
  .wire .bird {
    inline-size: 48px;
    min-inline-size: 0;
    margin-block-end: -8px;
    margin-inline: -5px;
  }
  .wire .bird:only-child {
    inline-size: 60px;
    margin-block-end: -10px;
  }
  .body {
    display: flex;
    flex: 1;
    flex-direction: column;
    padding: 14px 18px 12px;
  }
  .nest h3 {
    font: 600 18px/1.3 var(--words);
    overflow-wrap: anywhere;
  }
  .settings {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block-start: 10px;
  }
  .settings span {
    padding: 2px 10px;
    border-radius: 99px;
    background: var(--hush);
    font-size: 12.5px;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
  }
  .body > .foot {
    margin-block-start: auto;
    padding-block-start: 10px;
    margin-inline-start: -8px;
  }
  .sure {
    margin-block-start: 12px;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--line);
    font-size: 14px;
  }
  .sure .foot {
    margin-block-start: 10px;
  }
  dialog {
    inline-size: min(480px, calc(100% - 32px));
    padding: 24px;
    border: 1px solid var(--line);
    border-radius: calc(var(--radius) + 4px);
    background: var(--surface);
    color: var(--fg);
  }
  dialog::backdrop {
    background: oklch(0.15 0.02 280 / 0.45);
  }
  .form {
    display: grid;
    gap: 16px;
  }
  .form h3 {
    font: 600 21px/1.25 var(--words);
  }
  .form .foot {
    gap: 10px;
  }
  .slug {
    display: block;
    min-block-size: 1.5em;
    margin-block-start: 4px;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
  }
  .heads {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
    gap: 8px;
  }
  .head {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    padding: 8px 4px 6px;
    border: 1px solid var(--line);
    border-radius: 8px;
    font-size: 13px;
    font-weight: 500;
    cursor: pointer;
  }
  .head .bird {
    inline-size: 44px;
    opacity: 0.55;
  }
  .head input {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    margin: 0;
    accent-color: var(--accent);
  }
  .head:has(:checked) {
    border-color: var(--accent);
    background: var(--hush);
  }
  .head:has(:checked) .bird {
    opacity: 1;
  }
  .head:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 24px;
    font-size: 14px;
  }
  .check input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--accent);
  }
  .pair {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
    align-items: end;
  }
  .skeleton {
    min-block-size: 300px;
  }
  @container (max-width: 559px) {
    .title {
      font-size: 23px;
    }
    .body > .foot .button {
      min-block-size: 44px;
    }
  }
`;
