/**
 * Everything that waits for the person, nearest deadline first. The server alone judges: a card goes when the server
 * says its question is answered, and what stands then is what the server said.
 */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { Arming } from './arming.ts';
import { CardFocus } from './card-focus.ts';
import { cardsOf, type Card } from './cards.ts';
import type { Approval } from '../responses.ts';
import type { Crows, State, Told } from './client.ts';
import { questionKey } from './client.ts';
import { CrowsCard, type Decision } from './crows-card.ts';
import { CrowsPlans } from './crows-plans.ts';
import { Deadlines } from './deadlines.ts';
import { CrowsElement } from './element.ts';
import { emptyInbox } from './empty-inbox.ts';
import { giveVerdict } from './give-verdict.ts';
import { hearQuestion } from './hear-questions.ts';
import { inboxStyle } from './inbox-style.ts';
import { isCommand } from './keys.ts';
import { letThrough } from './let-through.ts';
import { Settled } from './settled.ts';
import { Ticker } from './ticker.ts';

/**
 * @tag crows-inbox
 * @attr list-id - questions of this list alone; left out, of all lists
 * @attr shortcuts - `on` (default) or `off`: keys while the focus is inside
 * @fires crows-approval-needed - `{itemId, target, expiresAt}`: a question came; `expiresAt` in RFC 3339
 * @fires crows-before-verdict - `{itemId, target, approve}`, cancelable: an answer is about to be sent
 * @fires crows-verdict - `{itemId, target, verdict}`: the server took it
 * @csspart title - the heading
 * @csspart card - one question
 * @csspart approve - its yes
 * @csspart reject - its no
 * @csspart timer - how long it waits
 * @slot empty - while nothing waits
 */
export class CrowsInbox extends CrowsElement {
  static override styles = [...CrowsElement.styles, inboxStyle];
  static override properties = { listId: { attribute: 'list-id' }, shortcuts: {} };
  declare listId: string;
  declare shortcuts: 'on' | 'off';
  readonly #ticker = new Ticker(this);
  readonly #deadlines = new Deadlines();
  readonly #settled = new Settled(this);
  readonly #focus = new CardFocus(() => this.shadowRoot);
  readonly #arming = new Arming();
  readonly #apart = new Set<string>();
  readonly #problems = new Map<string, string>();
  #cards: Card[] = [];
  #help = false;

  constructor() {
    super();
    this.listId = '';
    this.shortcuts = 'on';
  }

  /** What waits, nearest deadline first. */
  get pending(): readonly Approval[] {
    const { approvals } = this.state;
    return this.listId === '' ? approvals : approvals.filter(({ list_id }) => list_id === this.listId);
  }

  protected override sees({ approvals, moreApprovals, deciding, connection, crows, lists }: State) {
    return [approvals, moreApprovals, deciding, connection.state, connection.blocked, crows.length, lists];
  }

  protected override holds(crows: Crows): void {
    crows.hear((event) => this.#hear(event));
  }

  protected override draw() {
    const { words, state } = this;
    this.#cards = cardsOf(this.pending, this.#apart);
    this.#ticker.run(this.#cards.length > 0);
    this.#arming.lay(
      this.#cards.map(({ key, questions }) => ({ key, parts: questions.length })),
      performance.now(),
    );
    const waiting = this.pending.length + (this.listId === '' ? state.moreApprovals : 0);
    return html`<section aria-labelledby="title" @keydown=${this.#keys}>
      <div class="bar">
        <h2 id="title" part="title" tabindex="-1">
          ${words.inbox.title} ${waiting > 0 ? html`<span class="count number">${waiting}</span>` : nothing}
        </h2>
        ${this.#settled.drawOwn(words, this.language)}
      </div>
      ${this.#settled.draw(words, this.language)}
      ${
        this.#cards.length === 0
          ? this.#emptiness()
          : html`<ul class="cards">
              ${repeat(
                this.#cards,
                ({ key }) => key,
                (card) => this.#card(card),
              )}
            </ul>`
      }
      ${
        state.moreApprovals > 0 && this.listId === ''
          ? html`<p class="muted small">${words.inbox.more(state.moreApprovals)}</p>`
          : nothing
      }
      ${this.#cards.length > 0 && this.shortcuts !== 'off' ? this.#keyHelp() : nothing}
      ${letThrough(state, this.listId, words)}
    </section>`;
  }

  /** The words of the page around stand only where nothing waits. */
  #emptiness() {
    const said = emptyInbox(this.state.connection, this.words);
    const own = html`<p class="empty">${said}</p>`;
    return said === this.words.inbox.empty ? html`<slot name="empty">${own}</slot>` : own;
  }

  #card(card: Card) {
    const { words, state, now } = this;
    const { questions, key, kind } = card;
    const [first] = questions;
    const { deadline, urgent } = this.#deadlines.of(first, now, words);
    const blocked = state.connection.state === 'offline' ? words.inbox.offline : '';
    const problem = this.#problems.get(key) ?? '';
    const label = `${words.inbox[kind === 'plans' ? 'plan' : kind]}: ${first.item.text}`;
    const keys = this.shortcuts !== 'off';
    return html`<li>
      <article class="card" part="card" tabindex="-1" data-key=${key} aria-label=${label}>
        ${
          kind === 'plans'
            ? html`<crows-plans
                exportparts="approve, timer"
                .questions=${questions}
                .words=${words}
                .deadline=${deadline}
                .urgent=${urgent}
                .deciding=${this.#deciding(questions)}
                .blocked=${blocked}
                .problem=${problem}
                .keys=${keys}
                .decide=${(some: readonly Approval[], decision: Decision) => this.#decideAll(card, some, decision)}
                .spread=${() => this.#spread(card)}
              ></crows-plans>`
            : html`<crows-card
                exportparts="approve, reject, timer"
                .question=${first}
                .words=${words}
                .epithets=${this.epithets}
                .deadline=${deadline}
                .urgent=${urgent}
                .from=${this.#severalAsk ? first.requester : ''}
                .busy=${state.deciding.has(key)}
                .blocked=${blocked}
                .problem=${problem}
                .keys=${keys}
                .decide=${(decision: Decision) => this.#decideAll(card, [first], decision)}
              ></crows-card>`
        }
      </article>
    </li>`;
  }

  get #severalAsk(): boolean {
    const [first, ...more] = this.pending;
    return more.some(({ requester }) => requester !== first?.requester);
  }

  #deciding(questions: readonly Approval[]): Set<string> {
    const { deciding } = this.state;
    return new Set(
      questions.map(({ item_id }) => item_id).filter((id) => deciding.has(questionKey(id, 'triage'))),
    );
  }

  #keyHelp() {
    const { inbox } = this.words;
    return html`<p class="keys small muted" ?hidden=${!this.#help}>${inbox.keys}</p>
      ${this.#help ? nothing : html`<p class="hint small muted">${inbox.keyHint}</p>`}`;
  }

  async #decideAll(card: Card, questions: readonly Approval[], decision: Decision): Promise<void> {
    if (!this.#arming.takes(card.key, performance.now())) return;
    this.#problems.delete(card.key);
    const focused = this.#focus.key === card.key;
    const next = this.#neighbour(card.key);
    const around = this.#around;
    const outcomes = await Promise.all(questions.map((one) => giveVerdict(one, decision, around)));
    const failed = outcomes.find((sentence) => sentence !== undefined);
    if (failed !== undefined) this.#problems.set(card.key, failed);
    this.requestUpdate();
    await this.updateComplete;
    const gone = !this.#cards.some(({ key }) => key === card.key);
    if (focused && (gone || failed === undefined)) this.#focus.move(next);
  }

  #spread(card: Card): void {
    this.#apart.add(card.key);
    this.requestUpdate();
    const [first] = card.questions;
    void this.updateComplete.then(() => this.#focus.move(questionKey(first.item_id, first.target)));
  }

  #hear(event: Told): void {
    if (this.listId === '' || event.list_id === this.listId) hearQuestion(event, this.#around);
  }

  get #around() {
    return {
      crows: this.crows,
      settled: this.#settled,
      words: this.words,
      emit: (name: string, detail: unknown, cancelable?: boolean) => this.emit(name, detail, cancelable),
    };
  }

  /** The card after this one, else the one before; empty if it is the last. */
  #neighbour(key: string): string {
    const at = this.#cards.findIndex((card) => card.key === key);
    return (this.#cards[at + 1] ?? this.#cards[at - 1])?.key ?? '';
  }

  readonly #keys = (event: KeyboardEvent): void => {
    if (this.shortcuts === 'off' || !isCommand(event)) return;
    const keys = this.#cards.map(({ key }) => key);
    const at = keys.indexOf(this.#focus.key);
    const { asking: card } = this.#focus;
    const judge = card instanceof CrowsCard || card instanceof CrowsPlans ? card : undefined;
    const acts: Record<string, () => void> = {
      j: () => this.#focus.move(keys[Math.min(at + 1, keys.length - 1)] ?? ''),
      k: () => this.#focus.move(keys[Math.max(at - 1, 0)] ?? ''),
      a: () => judge?.approve(),
      r: () => judge?.reject(),
      '?': () => {
        this.#help = !this.#help;
        this.requestUpdate();
      },
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
