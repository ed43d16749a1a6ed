/** How an answer is set: a page to read, not a box of output. */
import { css } from 'lit';

export const answerStyle = css`
  :host {
    display: block;
    font-family: var(--words);
    font-size: 16px;
    line-height: 1.62;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  .text > :first-child {
    margin-block-start: 0;
  }
  .text > :last-child {
    margin-block-end: 0;
  }
  p,
  ul,
  ol,
  blockquote,
  pre,
  table {
    margin: 0 0 0.75em;
    padding: 0;
  }
  h4,
  h5,
  h6 {
    margin: 1.2em 0 0.4em;
    font-size: 1.1em;
    font-weight: 650;
    line-height: 1.3;
  }
  h5 {
    font-size: 1em;
  }
  h6 {
    font-size: 0.94em;
    color: var(--muted);
  }
  ul,
  ol {
    padding-inline-start: 1.35em;
  }
  li {
    margin-block: 0.2em;
  }
  li > :is(p, ul, ol) {
    margin-block: 0.2em;
  }
  li::marker {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  li.task {
    list-style: none;
    margin-inline-start: -1.25em;
  }
  blockquote {
    padding-inline-start: 1em;
    border-inline-start: 2px solid var(--line);
    color: var(--muted);
  }
  code,
  pre {
    font-family: var(--mono);
    font-size: 0.86em;
  }
  code {
    padding: 0.1em 0.3em;
    border-radius: 4px;
    background: var(--hush);
  }
  pre {
    padding: 12px 14px;
    border-radius: 8px;
    background: var(--hush);
    line-height: 1.5;
    overflow: auto;
    overflow-wrap: normal;
  }
  pre code {
    padding: 0;
    background: none;
  }
  .plain {
    margin: 0;
    padding: 0;
    background: none;
    font: inherit;
    white-space: pre-wrap;
  }
  .source {
    margin: 0;
    white-space: pre-wrap;
  }
  .raw {
    color: var(--muted);
    font-family: var(--mono);
    font-size: 0.86em;
    white-space: pre-wrap;
  }
  hr {
    margin: 1.2em auto;
    inline-size: 4em;
    border: 0;
    border-block-start: 1px solid var(--line);
  }
  .scroll {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    font-family: var(--font);
    font-size: 0.9em;
    line-height: 1.45;
  }
  th,
  td {
    padding: 6px 12px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0;
  }
  .center {
    text-align: center;
  }
  .right {
    text-align: end;
  }
  a {
    position: relative;
    color: var(--accent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  .host {
    display: none;
    position: absolute;
    inset-block-end: 100%;
    inset-inline-start: 0;
    z-index: 1;
    padding: 3px 8px;
    border-radius: 6px;
    background: var(--fg);
    color: var(--bg);
    font: 500 12px/1.4 var(--font);
    white-space: nowrap;
  }
  a:hover .host,
  a:focus-visible .host {
    display: block;
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
    border-radius: 4px;
  }
  .text.folded {
    max-block-size: calc(1.62em * 7);
    overflow: hidden;
    mask-image: linear-gradient(black 55%, transparent);
  }
  button {
    appearance: none;
    margin-block-start: 4px;
    padding: 6px 0;
    border: 0;
    background: none;
    color: var(--accent);
    font: 600 13px/1.3 var(--font);
    cursor: pointer;
  }
`;
