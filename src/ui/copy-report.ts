/** Copies, and says beside the button what came of it. */
import { html, nothing, type ReactiveControllerHost } from 'lit';
import { announcer } from './announcer.ts';
import { copy, type Copied } from './copy.ts';
import type { Strings } from './strings/en.ts';

/** Milliseconds the good news stays; the bad stays until it is tried again. */
const shownMs = 4000;

export class CopyReport {
  readonly #host: ReactiveControllerHost;
  #done: boolean | undefined;
  #said = '';

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  async copy(what: Copied, near: ShadowRoot): Promise<void> {
    this.#done = await copy(what, near);
    this.#said = '';
    this.#host.requestUpdate();
    if (!this.#done) return;
    setTimeout(() => {
      this.#done = undefined;
      this.#host.requestUpdate();
    }, shownMs);
  }

  draw({ say, item }: Strings) {
    if (this.#done === undefined) return nothing;
    const text = this.#done ? say.copied : item.notCopied;
    if (this.#said !== text) announcer.status(text);
    this.#said = text;
    return html`<span class="small ${this.#done ? 'muted' : 'error'}">${text}</span>`;
  }
}
