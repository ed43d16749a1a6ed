/** How a question is set. */
import { css } from 'lit';
import { toneStyle } from './item-style.ts';

export const cardStyle = css`
  ${toneStyle}
  :host {
    display: block;
    min-inline-size: 0;
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    font-size: 12.5px;
  }
  .top b {
    color: var(--warn);
    font-weight: 650;
  }
  .top span {
    color: var(--muted);
  }
  .top .deadline {
    margin-inline-start: auto;
  }
  .top .urgent {
    color: var(--bad);
    font-weight: 600;
  }
  h3 {
    margin-block: 6px;
    font: 500 17px/1.4 var(--words);
    text-wrap: pretty;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .plan {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    color: var(--muted);
    font-size: 13px;
  }
  .plan b {
    color: var(--fg);
    font-weight: 600;
  }
  .plan em {
    font-family: var(--words);
  }
  .care {
    color: var(--warn);
    font-weight: 600;
  }
  .why {
    margin-block-start: 6px;
    color: var(--muted);
    font: italic 14.5px/1.5 var(--words);
    text-wrap: pretty;
  }
  .note {
    margin-block-start: 8px;
    color: var(--muted);
    font-size: 14px;
    text-wrap: pretty;
  }
  .subtasks {
    counter-reset: n;
    margin-block-start: 10px;
    font: 15px/1.5 var(--words);
  }
  .subtasks li {
    counter-increment: n;
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    padding-block: 3px;
  }
  .subtasks li::before {
    content: counter(n);
    color: var(--muted);
  }
  .text {
    max-block-size: min(46vh, 420px);
    margin-block-start: 10px;
    margin-inline: -20px;
    padding: 12px 20px;
    border-block-start: 1px solid var(--line);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .edit {
    min-block-size: 180px;
    margin-block-start: 10px;
    font: 15.5px/1.6 var(--words);
    resize: vertical;
    field-sizing: content;
    max-block-size: min(60vh, 560px);
  }
  .noting {
    display: block;
    margin-block-start: 12px;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    position: sticky;
    inset-block-end: var(--dock, 0px);
    margin: 8px -20px -16px;
    padding: 8px 20px 16px;
    border-end-start-radius: var(--radius);
    border-end-end-radius: var(--radius);
    background: var(--surface);
  }
  .answering {
    border-block-start: 1px solid var(--line);
    margin-block-start: 0;
    padding-block-start: 14px;
  }
  .acts .more {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: auto;
  }
  /* Why not, or what went wrong, stays with the buttons. */
  .acts > p {
    flex: 1 1 100%;
    margin: 0;
  }
  .acts .button {
    position: relative;
    padding-inline: 14px;
  }
  .acts .plain {
    padding-inline: 8px;
  }
  kbd {
    position: absolute;
    inset-block-start: -7px;
    inset-inline-end: -5px;
    border-color: var(--line);
    background: var(--surface);
    color: var(--muted);
    opacity: var(--keys, 0);
    transition: opacity var(--quick);
  }
  .several {
    margin-block-start: 8px;
  }
  .several li {
    display: flex;
    align-items: baseline;
    gap: 8px;
    padding-block: 8px;
    border-block-start: 1px solid var(--line);
  }
  .several li > div {
    flex: 1;
    min-inline-size: 0;
  }
  .several h3 {
    margin: 0;
    font-size: 16px;
    font-weight: 400;
  }
  .several .why {
    margin: 0;
    font-size: 13.5px;
  }
  .error {
    margin-block-start: 10px;
  }
  @media (hover: none) {
    kbd {
      display: none;
    }
  }
  @media (pointer: coarse) {
    .acts > .button {
      min-block-size: 44px;
    }
  }
  @container (max-width: 359px) {
    .acts > .button {
      flex: 1;
      min-block-size: 44px;
    }
    .acts .more {
      flex: 1 1 100%;
      margin-inline: -8px;
      margin-block-end: -8px;
    }
    kbd {
      display: none;
    }
  }
`;
