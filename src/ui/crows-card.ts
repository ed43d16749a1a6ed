/** One question: what a yes would mean, word for word, and the ways to answer it. It judges nothing by itself. */
import { LitElement, html, nothing } from 'lit';
import type { Approval } from '../responses.ts';
import { cardStyle } from './card-style.ts';
import { keepKeys } from './keys.ts';
import { bringMarkdown } from './markdown-reader.ts';
import { modeMark } from './modes.ts';
import type { Strings } from './strings/en.ts';
import { controls } from './theme.ts';

/** What the person decided about one question. */
export interface Decision {
  approve: boolean;
  note?: string;
  answer?: string;
  mode?: 'solo';
}

export class CrowsCard extends LitElement {
  static override styles = [controls, cardStyle];
  static override properties = {
    question: { attribute: false },
    words: { attribute: false },
    epithets: { attribute: false },
    deadline: { attribute: false },
    urgent: { attribute: false },
    from: { attribute: false },
    busy: { attribute: false },
    blocked: { attribute: false },
    problem: { attribute: false },
    keys: { attribute: false },
    decide: { attribute: false },
  };
  declare question: Approval;
  declare words: Strings;
  declare epithets: ReadonlyMap<string, string>;
  /** How long is left, in words. */
  declare deadline: string;
  declare urgent: boolean;
  /** Whose list it is from, where several people's wait. */
  declare from: string;
  /** Its verdict is on its way. */
  declare busy: boolean;
  /** Why it can't be answered now; empty if it can. */
  declare blocked: string;
  declare problem: string;
  /** Whether to show the keys beside the buttons. */
  declare keys: boolean;
  declare decide: (decision: Decision) => void;
  #noting = false;
  #editing = false;
  #source = false;

  protected override firstUpdated(): void {
    void bringMarkdown();
  }

  protected override render() {
    const { question, words } = this;
    const { item, target, list_id } = question;
    return html`
      <p class="top">
        <b>${target === 'triage' ? words.inbox.plan : words.inbox.answer}</b>
        ${this.from ? html`<span>${words.list.by(this.from)}</span>` : nothing}
        <span class="deadline number ${this.urgent ? 'urgent' : ''}" part="timer">${this.deadline}</span>
      </p>
      <h3 dir="auto" data-list=${list_id}>${item.text}</h3>
      ${target === 'triage' ? this.#plan() : this.#answer()} ${this.#fields()}
      <div class="acts ${target === 'output' ? 'answering' : ''}">
        <button
          type="button"
          part="approve"
          class="button main"
          aria-disabled=${this.busy || this.blocked !== ''}
          aria-busy=${this.busy}
          @click=${() => this.approve()}
        >
          ${this.#editing ? words.inbox.approveEdited : words.inbox.approve}
          ${this.keys && !this.#editing ? html`<kbd aria-hidden="true">A</kbd>` : nothing}
        </button>
        <button
          type="button"
          part="reject"
          class="button"
          aria-disabled=${this.busy || this.blocked !== '' || this.#editing}
          @click=${() => this.reject()}
        >
          ${words.inbox.reject} ${this.keys ? html`<kbd aria-hidden="true">R</kbd>` : nothing}
        </button>
        <span class="more">${this.#more()}</span>
        ${this.blocked ? html`<p class="note">${this.blocked}</p>` : nothing}
        ${this.problem ? html`<p class="error" role="alert" dir="auto">${this.problem}</p>` : nothing}
      </div>
    `;
  }

  #plan() {
    const { words } = this;
    const { triage } = this.question.item;
    if (!triage) return nothing;
    const { mode, subtasks, reason, task_type, care, message } = triage;
    return html`
      <p class="plan">
        <span>${modeMark(mode)} <b>${words.inbox.mode(words.modes[mode], subtasks.length)}</b></span>
        <span>${words.taskTypes[task_type]}</span>
        ${care === 'none' ? nothing : html`<span class="care">${words.cares[care]}</span>`}
      </p>
      <p class="why" dir="auto">${reason}</p>
      ${message ? html`<p class="note" dir="auto">${message}</p>` : nothing}
      ${
        subtasks.length > 0
          ? html`<ol class="subtasks">
              ${subtasks.map((subtask) => html`<li dir="auto">${subtask}</li>`)}
            </ol>`
          : nothing
      }
    `;
  }

  #answer() {
    const { words, question } = this;
    const { answer } = question.item;
    const crows = answer?.crows ?? [];
    return html`
      <p class="plan">
        ${crows.map((crow) => html`<span><b>${crow}</b> <em>${this.epithets.get(crow)}</em></span>`)}
      </p>
      ${
        answer?.doubt
          ? html`<p class="note" dir="auto"><b class="care">${words.item.doubt}</b> ${answer.doubt}</p>`
          : nothing
      }
      ${answer?.message ? html`<p class="note" dir="auto">${answer.message}</p>` : nothing}
      ${answer?.check ? html`<p class="note">${words.item.check}</p>` : nothing}
      ${
        this.#editing
          ? html`<textarea
              class="field edit"
              dir="auto"
              aria-label=${words.inbox.editLabel}
              .value=${question.text}
              @keydown=${this.#keys}
            ></textarea>`
          : html`<div class="text" tabindex="0" role="group" aria-label=${words.inbox.textLabel}>
              <crows-answer .text=${question.text} .words=${words} .source=${this.#source}></crows-answer>
            </div>`
      }
    `;
  }

  #fields() {
    if (!this.#noting) return nothing;
    return html`<label class="noting">
      <span class="label">${this.words.inbox.noteLabel}</span>
      <input
        class="field"
        name="note"
        dir="auto"
        maxlength="1000"
        autocomplete="off"
        @keydown=${this.#keys}
      />
    </label>`;
  }

  #more() {
    const { words, question } = this;
    const plain = (label: string, act: () => void, pressed?: boolean) =>
      html`<button type="button" class="button plain" aria-pressed=${pressed ?? nothing} @click=${act}>
        ${label}
      </button>`;
    const isPlan = question.target === 'triage';
    const cheaper = isPlan && question.item.triage?.mode !== 'solo';
    return html`
      ${
        cheaper
          ? html`<button
              type="button"
              class="button plain"
              aria-disabled=${this.busy || this.blocked !== ''}
              title=${words.inbox.soloTitle}
              @click=${() => this.#give({ approve: true, mode: 'solo' })}
            >
              ${words.inbox.solo}
            </button>`
          : nothing
      }
      ${isPlan ? nothing : plain(words.inbox.edit, () => void this.#toggle('edit'), this.#editing)}
      ${
        isPlan || this.#editing
          ? nothing
          : plain(
              words.inbox.source,
              () => {
                this.#source = !this.#source;
                this.requestUpdate();
              },
              this.#source,
            )
      }
      ${plain(words.inbox.note, () => void this.#toggle('note'), this.#noting)}
    `;
  }

  async #toggle(what: 'edit' | 'note'): Promise<void> {
    if (what === 'edit') this.#editing = !this.#editing;
    else this.#noting = !this.#noting;
    this.requestUpdate();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(what === 'edit' ? '.edit' : 'input[name=note]')?.focus();
  }

  readonly #keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      this.#editing = false;
      this.#noting = false;
      this.requestUpdate();
    } else keepKeys(event);
  };

  approve(): void {
    const edited = this.#editing
      ? this.renderRoot.querySelector<HTMLTextAreaElement>('.edit')?.value
      : undefined;
    // Nothing was changed: then it is the answer itself that is approved, and counts.
    const change = edited !== undefined && edited !== this.question.text ? { answer: edited } : {};
    this.#give({ approve: true, ...change });
  }

  reject(): void {
    if (!this.#editing) this.#give({ approve: false });
  }

  #give(decision: Decision): void {
    if (this.busy || this.blocked !== '') return;
    const note = this.renderRoot.querySelector<HTMLInputElement>('input[name=note]')?.value.trim();
    this.decide({ ...decision, ...(note && { note }) });
  }
}
