/** What became of questions a moment ago, one line each: it tells the person that their word arrived. */
import { html, nothing, type ReactiveControllerHost } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Target, VerdictName } from '../events.ts';
import { questionKey } from './client.ts';
import { clock } from './format.ts';
import type { Strings } from './strings/en.ts';

export interface SettledQuestion {
  item_id: string;
  target: Target;
  text: string;
  /** What stands; absent where the server did not say. */
  verdict?: VerdictName;
  /** Milliseconds of the server's clock. */
  at?: number;
  by: 'you' | 'other' | 'clock';
}

/** Milliseconds the word stays that the person's own answer arrived; what happened without them stays until put away. */
const shownMs = 5000;
const most = 5;

export class Settled {
  readonly #host: ReactiveControllerHost;
  readonly #lines = new Map<string, SettledQuestion>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  #own: SettledQuestion | undefined;

  add(line: SettledQuestion): void {
    this.#host.requestUpdate();
    if (line.by === 'you') {
      this.#own = line;
      setTimeout(() => {
        if (this.#own !== line) return;
        this.#own = undefined;
        this.#host.requestUpdate();
      }, shownMs);
      return;
    }
    const key = questionKey(line.item_id, line.target);
    this.#lines.delete(key);
    this.#lines.set(key, line);
    for (const old of [...this.#lines.keys()].slice(0, -most)) this.#lines.delete(old);
  }

  #remove(key: string): void {
    if (this.#lines.delete(key)) this.#host.requestUpdate();
  }

  /** The person's latest answer, in a place that is always there: nothing moves under their hand. */
  drawOwn(words: Strings, language: string) {
    if (!this.#own) return nothing;
    return html`<span class="own">${this.#says(this.#own, words, language)}</span>`;
  }

  draw(words: Strings, language: string) {
    if (this.#lines.size === 0) return nothing;
    return html`<ul class="settled">
      ${repeat(
        this.#lines,
        ([key]) => key,
        ([key, line]) =>
          html`<li>
            <span>
              <b>${this.#says(line, words, language)}</b>
              <span class="muted" dir="auto">${line.text.split('\n', 1)[0]}</span>
            </span>
            <button type="button" class="button plain" @click=${() => this.#remove(key)}>
              ${words.inbox.putAway}
            </button>
          </li>`,
      )}
    </ul>`;
  }

  #says({ by, verdict, at }: SettledQuestion, words: Strings, language: string): string {
    const when = at === undefined ? '' : clock(at, language);
    if (by === 'you') return `${words.verdicts[verdict ?? 'approved']} · ${when}`;
    if (by === 'clock') return words.inbox.ranOut(when);
    return verdict ? words.inbox.already[verdict] : words.inbox.gone;
  }
}
