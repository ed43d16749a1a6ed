/** One item of a list, drawn again only when the list says something about it. It asks nothing of the server itself. */
import { LitElement, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Pending, SnapshotItem } from '../snapshot.ts';
import type { Outcome } from './client.ts';
import { CopyReport } from './copy-report.ts';
import { CrowsAnswer } from './crows-answer.ts';
import { clock, count } from './format.ts';
import { itemStyle } from './item-style.ts';
import { crowsOn, hasEnded, itemState, tokensOf, type CrowOnItem } from './item-state.ts';
import { bringMarkdown } from './markdown-reader.ts';
import { modeMark } from './modes.ts';
import type { Strings } from './strings/en.ts';
import { controls } from './theme.ts';

export class CrowsItem extends LitElement {
  static override styles = [controls, itemStyle];
  static override properties = {
    item: { attribute: false },
    question: { attribute: false },
    words: { attribute: false },
    language: { attribute: false },
    epithets: { attribute: false },
    banter: { attribute: false },
    again: { attribute: false },
  };
  declare item: SnapshotItem;
  declare question: Pending | undefined;
  declare words: Strings;
  declare language: string;
  declare epithets: ReadonlyMap<string, string>;
  /** Whether asides are shown. */
  declare banter: boolean;
  /** Sends the item once more; absent where that can't be done. */
  declare again: ((itemId: string, note: string) => Promise<Outcome<unknown>>) | undefined;
  #asking = false;
  #sending = false;
  #problem = '';
  readonly #copied = new CopyReport(this);

  protected override firstUpdated(): void {
    void bringMarkdown();
  }

  protected override render() {
    const { item, words, question } = this;
    const state = itemState(item, question ? [question] : [], words);
    return html`
      <div class="head">
        <h3 class="text" dir="auto">${item.text}</h3>
        <span class="state ${state.tone}" part="state">${state.words}</span>
      </div>
      ${this.#plan(item)} ${this.#outcome(item)} ${this.#crows(item)} ${this.#answer(item)}
      ${this.#asides(item)} ${this.#foot(item)}
    `;
  }

  #plan({ triage, verdicts }: SnapshotItem) {
    if (!triage) return nothing;
    const { words } = this;
    const { mode, task_type, subtasks, reason, care, message } = triage;
    const chosen = verdicts.triage?.mode;
    return html`
      <p class="plan">
        <span part="mode">${modeMark(chosen ?? mode)} <b>${words.modes[chosen ?? mode]}</b></span>
        <span>${words.taskTypes[task_type]}</span>
        ${care === 'none' ? nothing : html`<span class="care">${words.cares[care]}</span>`}
        ${verdicts.triage ? html`<span>${this.#verdict(verdicts.triage, 'plan')}</span>` : nothing}
      </p>
      <p class="why" part="reason" dir="auto">
        ${reason} <span class="by">Sentry, <em>${this.epithets.get('Sentry')}</em></span>
      </p>
      ${message ? html`<p class="note" dir="auto">${message}</p>` : nothing}
      ${
        subtasks.length > 0 && !chosen
          ? html`<ul class="subtasks">
              ${subtasks.map((subtask) => html`<li dir="auto">${subtask}</li>`)}
            </ul>`
          : nothing
      }
    `;
  }

  #verdict(
    { verdict, at, note, edited, cancelled }: NonNullable<SnapshotItem['verdicts']['output']>,
    of: 'plan' | 'answer',
  ) {
    const { words, language } = this;
    if (cancelled) return words.status.cancelled;
    const said = words.item.verdict(of, verdict, clock(at, language), edited === true);
    return note ? html`${said} <q dir="auto">${note}</q>` : said;
  }

  #outcome({ skipped, answer, verdicts }: SnapshotItem) {
    const { item } = this.words;
    // The verdict on the plan says the same, and when.
    if (skipped?.reason === 'timeout' && verdicts.triage?.verdict === 'timeout') return nothing;
    if (skipped) {
      const says = skipped.message ?? item.skipped[skipped.reason];
      return html`<p class="note" dir="auto">${says}</p>`;
    }
    return answer?.message ? html`<p class="note" dir="auto">${answer.message}</p>` : nothing;
  }

  #crows(item: SnapshotItem) {
    // The Sentry speaks above, with its reason; here it stands only while it looks, or when it failed.
    const crows = crowsOn(item).filter(({ crow, flying, failed }) => crow !== 'Sentry' || flying || failed);
    if (crows.length === 0) return nothing;
    const { words, language } = this;
    const sum = tokensOf(item);
    return html`<ul class="crows" aria-label=${words.item.crows}>
      ${repeat(
        crows,
        ({ crow }) => crow,
        (one) => html`<li>${this.#crow(one, item.skipped?.message)}</li>`,
      )}
      ${
        crows.some(({ tokens }) => tokens > 0)
          ? html`<li class="number">${words.item.sum(count(sum, language))}</li>`
          : nothing
      }
    </ul>`;
  }

  /** @param said why the item ended: it stands above, and is not said again for each crow. */
  #crow({ crow, borrowed, flying, tokens, estimated, failed }: CrowOnItem, said: string | undefined) {
    const { words, language, epithets } = this;
    const spent = words.item.tokens(count(tokens, language), estimated);
    const fell = failed?.error && words.flightErrors[failed.error];
    return html`<b>${crow}</b>
      <em>${epithets.get(crow)}</em>
      ${borrowed ? html`<span class="tag">${words.item.borrowed}</span>` : nothing}
      ${flying ? html`<span class="flying">${words.item.flying}</span>` : nothing}
      ${fell ? html`<span class="fell">${fell}</span>` : nothing}
      ${tokens > 0 ? html`<span class="number" part="tokens">${spent}</span>` : nothing}
      ${failed?.message && failed.message !== said ? html`<span class="reason" dir="auto">${failed.message}</span>` : nothing}`;
  }

  #answer({ answer, verdicts }: SnapshotItem) {
    if (!answer) return nothing;
    const { words } = this;
    const output = verdicts.output;
    const off = output !== undefined && output.verdict !== 'approved' && output.verdict !== 'auto';
    return html`<div class="answer ${off ? 'off' : ''}" part="answer">
      ${answer.check ? html`<p class="note">${words.item.check}</p>` : nothing}
      ${
        answer.doubt
          ? html`<p class="doubt" dir="auto"><b>${words.item.doubt}</b> ${answer.doubt}</p>`
          : nothing
      }
      <crows-answer .text=${answer.text} .words=${words} .fold=${output !== undefined}></crows-answer>
      ${output ? html`<p class="stands">${this.#verdict(output, 'answer')}</p>` : nothing}
    </div>`;
  }

  #asides({ banter }: SnapshotItem) {
    if (!this.banter || !banter) return nothing;
    return banter.map(
      ({ crow, to, text }) =>
        html`<p class="banter" part="banter">
          <small>${this.words.item.aside(crow, to)} <q dir="auto">${text}</q></small>
        </p>`,
    );
  }

  #foot(item: SnapshotItem) {
    const { words } = this;
    const ended = hasEnded(item);
    if (!item.answer && !ended) return nothing;
    return html`<div class="foot">
        ${
          item.answer
            ? html`<button type="button" class="button plain" @click=${this.#copy}>
                ${words.item.copy}
              </button>`
            : nothing
        }
        ${
          ended && this.again && !this.#asking
            ? html`<button type="button" class="button plain" @click=${this.#ask}>
                ${words.item.again}
              </button>`
            : nothing
        }
        ${item.redone_by ? html`<span class="muted small">${words.item.redone(item.redone_by.length)}</span>` : nothing}
        ${this.#copied.draw(words)}
      </div>
      ${this.#asking ? this.#form() : nothing}`;
  }

  #form() {
    const { words } = this;
    return html`<form class="again" @submit=${this.#send}>
      <label>
        <span class="label">${words.item.againLabel}</span>
        <input class="field" name="note" dir="auto" maxlength="1000" autocomplete="off" />
      </label>
      <div class="foot">
        <button class="button main" aria-disabled=${this.#sending}>${words.item.againSend}</button>
        <button type="button" class="button plain" @click=${this.#ask}>${words.cancel}</button>
      </div>
      ${this.#problem ? html`<p class="error" role="alert">${this.#problem}</p>` : nothing}
    </form>`;
  }

  readonly #ask = async (): Promise<void> => {
    this.#asking = !this.#asking;
    this.#problem = '';
    this.requestUpdate();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(this.#asking ? 'input' : '.foot button:last-of-type')?.focus();
  };

  readonly #send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.#sending || !this.again) return;
    const note = this.renderRoot.querySelector('input')?.value ?? '';
    this.#sending = true;
    this.requestUpdate();
    const outcome = await this.again(this.item.item_id, note.trim());
    this.#sending = false;
    this.#problem = outcome.ok ? '' : outcome.message;
    if (outcome.ok) this.#asking = false;
    this.requestUpdate();
  };

  readonly #copy = async (): Promise<void> => {
    const { answer } = this.item;
    const root = this.shadowRoot;
    if (!answer || !root) return;
    const shown = root.querySelector('crows-answer');
    const markup = shown instanceof CrowsAnswer ? shown.markup : '';
    await this.#copied.copy({ markdown: answer.text, markup }, root);
  };
}
