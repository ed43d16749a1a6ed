/**
 * Where a list is pasted. It says beforehand, free of charge, what the flock would make of it; it keeps the draft
 * through every refusal and reload, and it never sends twice what was sent once.
 */
import { html, nothing, type PropertyValues } from 'lit';
import type { Preview } from '../requests.ts';
import type { Crows, Problem, State } from './client.ts';
import { composeStyle } from './compose-style.ts';
import { announcer } from './announcer.ts';
import { CrowsElement } from './element.ts';
import { complaint, nestChooser, who } from './compose-parts.ts';
import { Press } from './press.ts';
import { preview } from './preview.ts';
import { keepKeys } from './keys.ts';
import { Ticker } from './ticker.ts';

/** Milliseconds of rest in the typing before the server is asked what it makes of the text. */
const restMs = 220;

/**
 * @tag crows-compose
 * @attr nest-id - the nest that is chosen at first
 * @attr placeholder - what an empty field says
 * @attr hide-requester - do not ask who sends; so also when `requester` is set
 * @fires crows-before-submit - `{text, nestId, requester}`, cancelable: a list is about to be sent
 * @fires crows-list-created - `{listId}`: the server took it
 * @fires crows-pranked - `{message, until}`: the Sentry turned it away; `until` in milliseconds since 1970
 * @csspart form - all of it
 * @csspart input - the field for the list
 * @csspart submit - the button that sends
 * @csspart error - what was refused, and why
 * @slot label - in place of the heading
 * @slot hint - below the field
 */
export class CrowsCompose extends CrowsElement {
  static override styles = [...CrowsElement.styles, composeStyle];
  static override properties = {
    nestId: { attribute: 'nest-id' },
    placeholder: {},
    hideRequester: { type: Boolean, attribute: 'hide-requester' },
    value: { attribute: false },
  };
  declare nestId: string;
  declare placeholder: string;
  declare hideRequester: boolean;
  /** The draft. */
  declare value: string;
  #preview: Preview | undefined;
  #previewProblem: Problem | undefined;
  #problem: Problem | undefined;
  #sending = false;
  /** Milliseconds of this machine's clock. */
  #until = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #asked = '';
  #draft = '';
  readonly #ticker = new Ticker(this);
  readonly #press = new Press();

  constructor() {
    super();
    this.nestId = 'todo';
    this.placeholder = '';
    this.hideRequester = false;
    this.value = '';
  }

  protected override sees({ nests, connection, health }: State) {
    return [nests, connection.state, health];
  }

  protected override holds(crows: Crows): void {
    crows.watchNests();
    this.#draft = `draft ${this.src}`;
    if (this.value === '') this.value = this.recall(this.#draft) ?? '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!changed.has('value')) return;
    this.remember(this.#draft, this.value);
    this.#problem = undefined;
    clearTimeout(this.#rest);
    if (this.value.trim() === '') {
      this.#asked = '';
      this.#preview = undefined;
      this.#previewProblem = undefined;
    } else this.#rest = setTimeout(() => void this.#look(), restMs);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#rest);
  }

  protected override draw() {
    const { words } = this;
    const wait = this.#until - Date.now();
    this.#ticker.run(wait > 0);
    const empty = this.value.trim() === '';
    const blocked = empty || this.#sending || wait > 0;
    return html`
      <form part="form" @submit=${this.#submit}>
        <slot name="label"><h2 class="title" id="title">${words.compose.title}</h2></slot>
        <p class="lead">${words.compose.lead}</p>
        <textarea
          part="input"
          class="field paste"
          name="text"
          dir="auto"
          rows="5"
          aria-labelledby="title"
          aria-describedby="preview"
          placeholder=${this.placeholder || words.compose.placeholder}
          .value=${this.value}
          @input=${this.#typed}
          @keydown=${this.#keys}
        ></textarea>
        <slot name="hint"></slot>
        ${empty ? this.#examples() : nothing}
        <div id="preview">
          ${preview({
            preview: this.#preview,
            problem: this.#previewProblem,
            words,
            language: this.language,
          })}
        </div>
        <div class="row">
          ${nestChooser({
            nests: this.state.nests?.nests ?? [],
            chosen: this.nestId,
            choose: (nestId) => (this.nestId = nestId),
            words,
          })}
          ${this.hideRequester || this.requester !== '' ? nothing : who(words)}
          <button
            part="submit"
            class="button main send"
            @pointerdown=${this.#press.begin}
            aria-disabled=${blocked}
            aria-busy=${this.#sending}
          >
            ${this.#sending ? words.compose.sending : words.compose.send(this.#preview?.items.length ?? 0)}
          </button>
        </div>
        ${complaint(this.#problem, wait, words)}
      </form>
    `;
  }

  #examples() {
    const { compose } = this.words;
    return html`<div class="examples" role="group" aria-label=${compose.examplesLabel}>
      ${compose.examples.map(
        ({ name, text }) =>
          html`<button type="button" class="chip" @click=${() => this.#take(text)}>${name}</button>`,
      )}
    </div>`;
  }

  readonly #typed = ({ target }: Event): void => {
    if (target instanceof HTMLTextAreaElement) this.value = target.value;
  };

  readonly #keys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing && !event.repeat) {
      event.preventDefault();
      void this.#send();
    }
    keepKeys(event);
  };

  #take(text: string): void {
    this.value = text;
    this.renderRoot.querySelector('textarea')?.focus();
  }

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void this.#send();
  };

  async #look(): Promise<void> {
    const text = this.value;
    this.#asked = text;
    const outcome = await this.crows.parse(text);
    await this.#press.over;
    if (this.#asked !== text) return;
    this.#preview = outcome.ok ? outcome.value : undefined;
    this.#previewProblem = outcome.ok ? undefined : outcome;
    this.requestUpdate();
  }

  async #send(): Promise<void> {
    const text = this.value;
    if (text.trim() === '' || this.#sending || this.#until > Date.now()) return;
    const field = this.renderRoot.querySelector<HTMLInputElement>('input[name=requester]');
    const requester = this.requester || field?.value.trim() || this.recall('requester') || 'me';
    if (!this.emit('crows-before-submit', { text, nestId: this.nestId, requester }, true)) return;
    this.#sending = true;
    this.#problem = undefined;
    this.requestUpdate();
    const outcome = await this.crows.startList({ text, requester, nest_id: this.nestId });
    this.#sending = false;
    this.requestUpdate();
    if (outcome.ok) {
      // What was typed meanwhile is the next draft.
      if (this.value === text) this.value = '';
      this.emit('crows-list-created', { listId: outcome.value.list_id });
      return;
    }
    this.#problem = outcome;
    if (outcome.status !== 429) return;
    this.#until = Date.now() + (outcome.cooldown_s ?? 60) * 1000;
    announcer.alert(outcome.message);
    this.emit('crows-pranked', { message: outcome.message, until: this.#until });
  }
}
