/**
 * How Crows looks: birch and feather by day, dusk by night. A page that embeds an element changes any of it through
 * the `--crows-*` properties; what it doesn't name stays ours, since `.root` begins from nothing.
 */
import { css } from 'lit';

/**
 * The seam between a page and an element. The host box is only `display: block`, because a page's own rules beat
 * `:host`; all that is inherited ends at `all: initial`, which leaves `dir` and custom properties alone.
 */
export const isolation = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  .root {
    all: initial;
    display: block;
    box-sizing: border-box;
    color-scheme: inherit;
    container-type: inline-size;
    --font: var(--crows-font, 'Hanken Grotesk Variable', system-ui, sans-serif);
    --words: var(--crows-font-words, 'Literata Variable', 'Iowan Old Style', Charter, Georgia, serif);
    --mono: var(--crows-font-mono, ui-monospace, 'Cascadia Code', Menlo, 'DejaVu Sans Mono', monospace);
    --bg: var(--crows-bg, light-dark(oklch(0.968 0.007 80), oklch(0.2 0.014 285)));
    --surface: var(--crows-surface, light-dark(oklch(0.99 0.004 85), oklch(0.24 0.016 285)));
    --fg: var(--crows-fg, light-dark(oklch(0.25 0.02 280), oklch(0.93 0.01 85)));
    --muted: var(--crows-muted, light-dark(oklch(0.475 0.018 280), oklch(0.735 0.014 285)));
    --line: var(--crows-line, light-dark(oklch(0.885 0.01 80), oklch(0.335 0.018 285)));
    --edge: var(--crows-edge, light-dark(oklch(0.63 0.015 280), oklch(0.55 0.018 285)));
    --accent: var(--crows-accent, light-dark(oklch(0.42 0.075 228), oklch(0.82 0.07 212)));
    --on-accent: var(--crows-on-accent, light-dark(oklch(0.985 0.004 85), oklch(0.21 0.03 235)));
    --good: var(--crows-good, light-dark(oklch(0.44 0.085 152), oklch(0.81 0.09 150)));
    --warn: var(--crows-warn, light-dark(oklch(0.49 0.105 62), oklch(0.84 0.1 80)));
    --bad: var(--crows-bad, light-dark(oklch(0.48 0.14 30), oklch(0.78 0.11 28)));
    --feather: var(--crows-feather, light-dark(oklch(0.27 0.03 275), oklch(0.13 0.02 280)));
    --lamp: light-dark(oklch(0.955 0.036 85), oklch(0.285 0.032 75));
    --hush: light-dark(oklch(0.935 0.011 80), oklch(0.285 0.018 285));
    --sky-high: light-dark(oklch(0.93 0.022 235), oklch(0.27 0.05 280));
    --sky-low: light-dark(oklch(0.955 0.03 75), oklch(0.43 0.075 40));
    --radius: var(--crows-radius, 12px);
    --gap: var(--crows-gap, 16px);
    --quick: 140ms;
    --calm: 320ms;
    color: var(--fg);
    font-family: var(--font);
    font-size: var(--crows-font-size, 15px);
    line-height: 1.5;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }
  .root[data-theme='light'] {
    color-scheme: light;
  }
  .root[data-theme='dark'] {
    color-scheme: dark;
  }
  .root *,
  .root *::before,
  .root *::after {
    box-sizing: border-box;
  }
  .root [hidden] {
    display: none;
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
    border-radius: 4px;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    .root *,
    .root *::before,
    .root *::after {
      animation-duration: 0.01ms;
      animation-iteration-count: 1;
      transition-duration: 0.01ms;
    }
  }
`;

/** Buttons, fields and small print, the same in every element. */
export const controls = css`
  h1,
  h2,
  h3,
  h4,
  p,
  ol,
  ul,
  dl,
  dd,
  blockquote,
  figure {
    margin: 0;
    padding: 0;
  }
  ol,
  ul {
    list-style: none;
  }
  h2 {
    font-size: 1em;
    font-weight: 600;
    line-height: 1.3;
  }
  button,
  select,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }
  .button {
    appearance: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-block-size: 38px;
    padding: 8px 16px;
    border: 1px solid var(--edge);
    border-radius: 8px;
    background: var(--surface);
    color: var(--fg);
    font-size: 14px;
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
    cursor: pointer;
    transition:
      background-color var(--quick),
      border-color var(--quick),
      transform var(--quick);
  }
  .button:hover {
    background: var(--hush);
  }
  .button:active {
    transform: translateY(1px);
  }
  .button.main {
    border-color: transparent;
    background: var(--accent);
    color: var(--on-accent);
  }
  .button.main:hover {
    background: color-mix(in oklch, var(--accent), var(--fg) 14%);
  }
  .button.plain {
    min-block-size: 32px;
    padding: 4px 8px;
    border-color: transparent;
    background: none;
    color: var(--muted);
    font-size: 13px;
  }
  .button.plain:hover {
    background: var(--hush);
    color: var(--fg);
  }
  .button[aria-disabled='true'],
  .button:disabled {
    cursor: not-allowed;
    opacity: 0.55;
    transform: none;
  }
  .button[aria-busy='true'] {
    cursor: progress;
  }
  .field {
    box-sizing: border-box;
    inline-size: 100%;
    padding: 9px 12px;
    border: 1px solid var(--edge);
    border-radius: 8px;
    background: var(--surface);
    color: var(--fg);
  }
  .field::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  .label {
    display: block;
    margin-block-end: 4px;
    color: var(--muted);
    font-size: 13px;
    font-weight: 500;
  }
  .muted {
    color: var(--muted);
  }
  .small {
    font-size: 13px;
  }
  .number {
    font-variant-numeric: tabular-nums;
  }
  .error {
    color: var(--bad);
    font-size: 14px;
  }
  .bird {
    display: inline-block;
    aspect-ratio: 1;
  }
  kbd {
    padding: 1px 5px;
    border: 1px solid currentColor;
    border-radius: 4px;
    font: 500 11px/1.3 var(--font);
    opacity: 0.75;
  }
  @media (forced-colors: active) {
    .button {
      border-color: ButtonText;
    }
  }
`;
