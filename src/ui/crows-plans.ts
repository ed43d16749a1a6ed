/** Plans of one kind on one card: a yes to all that it shows, each judged by itself. */
import { LitElement, html, nothing } from 'lit';
import type { Approval } from '../responses.ts';
import { cardStyle } from './card-style.ts';
import type { Decision } from './crows-card.ts';
import { bringMarkdown } from './markdown-reader.ts';
import { modeMark } from './modes.ts';
import type { Strings } from './strings/en.ts';
import { controls } from './theme.ts';

export class CrowsPlans extends LitElement {
  static override styles = [controls, cardStyle];
  static override properties = {
    questions: { attribute: false },
    words: { attribute: false },
    deadline: { attribute: false },
    urgent: { attribute: false },
    deciding: { attribute: false },
    blocked: { attribute: false },
    problem: { attribute: false },
    keys: { attribute: false },
    decide: { attribute: false },
    spread: { attribute: false },
  };
  declare questions: readonly Approval[];
  declare words: Strings;
  declare deadline: string;
  declare urgent: boolean;
  /** Item ids whose verdict is on its way. */
  declare deciding: ReadonlySet<string>;
  declare blocked: string;
  declare problem: string;
  declare keys: boolean;
  declare decide: (questions: readonly Approval[], decision: Decision) => void;
  /** Shows them one by one. */
  declare spread: () => void;

  protected override firstUpdated(): void {
    void bringMarkdown();
  }

  protected override render() {
    const { questions, words } = this;
    const [first] = questions;
    const triage = first?.item.triage;
    if (!triage) return nothing;
    const busy = questions.some(({ item_id }) => this.deciding.has(item_id));
    return html`
      <p class="top">
        <b>${words.inbox.plans(questions.length)}</b>
        <span class="deadline number ${this.urgent ? 'urgent' : ''}" part="timer">${this.deadline}</span>
      </p>
      <p class="plan">
        <span>${modeMark('solo')} <b>${words.modes.solo}</b></span>
        <span>${words.taskTypes[triage.task_type]}</span>
      </p>
      <ul class="several">
        ${questions.map((question) => this.#row(question))}
      </ul>
      <div class="acts">
        <button
          type="button"
          part="approve"
          class="button main"
          aria-disabled=${busy || this.blocked !== ''}
          aria-busy=${busy}
          @click=${() => this.approve()}
        >
          ${words.inbox.approveThese(questions.length)}
          ${this.keys ? html`<kbd aria-hidden="true">A</kbd>` : nothing}
        </button>
        <span class="more">
          <button type="button" class="button plain" @click=${() => this.spread()}>
            ${words.inbox.oneByOne}
          </button>
        </span>
        ${this.blocked ? html`<p class="note">${this.blocked}</p>` : nothing}
        ${this.problem ? html`<p class="error" role="alert" dir="auto">${this.problem}</p>` : nothing}
      </div>
    `;
  }

  #row(question: Approval) {
    const { words } = this;
    const busy = this.deciding.has(question.item_id);
    return html`<li>
      <div>
        <h3 dir="auto">${question.item.text}</h3>
        <p class="why" dir="auto">${question.item.triage?.reason}</p>
      </div>
      <button
        type="button"
        class="button plain"
        aria-disabled=${busy || this.blocked !== ''}
        aria-label=${words.inbox.rejectOne(question.item.text)}
        @click=${() => {
          if (!busy && this.blocked === '') this.decide([question], { approve: false });
        }}
      >
        ${words.inbox.reject}
      </button>
    </li>`;
  }

  approve(): void {
    const open = this.questions.filter(({ item_id }) => !this.deciding.has(item_id));
    if (this.blocked === '' && open.length > 0) this.decide(open, { approve: true });
  }

  /** One key turns nothing down for several at once: they are shown one by one instead. */
  reject(): void {
    this.spread();
  }
}
