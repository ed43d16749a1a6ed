/**
 * One answer, set from its Markdown. Where the reader for Markdown is not here yet, the words stand as they were
 * written. Drawn once per text: events that change nothing leave the nodes, and whatever the person has selected in
 * them, alone.
 */
import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { answerStyle } from './answer-style.ts';
import { bringMarkdown, markdownReader } from './markdown-reader.ts';
import type { Strings } from './strings/en.ts';

/** Longer answers take longer to set than a person waits; the rest is a click away. */
const settable = 50_000;
/** An answer of more lines than this folds once it is decided. */
const foldable = 12;

export class CrowsAnswer extends LitElement {
  static override styles = [answerStyle];
  static override properties = {
    text: {},
    words: { attribute: false },
    fold: { type: Boolean },
    source: { type: Boolean },
  };
  /** Markdown. */
  declare text: string;
  declare words: Strings;
  /** Show only the beginning of a long one, with a button for the rest. */
  declare fold: boolean;
  /** Show it as it was written. */
  declare source: boolean;
  #open = false;
  #whole = false;

  constructor() {
    super();
    this.text = '';
    this.fold = false;
    this.source = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('text')) this.#whole = false;
    if (markdownReader() || this.source) return;
    // Without it the words stay as they were written; the next answer tries again.
    void bringMarkdown().then((read) => read && this.requestUpdate());
  }

  protected override render() {
    const { answer } = this.words;
    const cut = this.text.length > settable && !this.#whole;
    const long = this.fold && isLong(this.text);
    return html`<div class="text ${long && !this.#open ? 'folded' : ''}" part="text">${this.#body(cut)}</div>
      ${
        cut && (!long || this.#open)
          ? html`<button
              type="button"
              @click=${() => {
                this.#whole = true;
                this.requestUpdate();
              }}
            >
              ${answer.showAll(this.text.length - settable)}
            </button>`
          : nothing
      }
      ${
        long
          ? html`<button
              type="button"
              aria-expanded=${this.#open}
              @click=${() => {
                this.#open = !this.#open;
                this.requestUpdate();
              }}
            >
              ${this.#open ? answer.less : answer.more}
            </button>`
          : nothing
      }`;
  }

  #body(cut: boolean): unknown {
    const text = cut ? this.text.slice(0, settable) : this.text;
    if (this.source) return html`<pre class="source" dir="auto">${text}</pre>`;
    const set = markdownReader();
    if (!set) return html`<p class="plain" dir="auto">${text}</p>`;
    return guard([text, set], () => set(text, this.words.answer));
  }

  /** What was set, for the clipboard; empty until it is. */
  get markup(): string {
    const copy = this.renderRoot.querySelector('.text')?.cloneNode(true);
    if (!(copy instanceof HTMLElement) || copy.querySelector('.plain, .source')) return '';
    for (const host of copy.querySelectorAll('.host')) host.remove();
    return copy.innerHTML.replaceAll(/<!--[^]*?-->/g, '');
  }
}

function isLong(text: string): boolean {
  if (text.length > foldable * 90) return true;
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines > foldable;
}
