/**
 * Every list there was, by day: found again by its words, its state, its nest or who sent it; opened, saved, copied,
 * or erased for good.
 */
import { html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ListSummary } from '../responses.ts';
import { historyKey, type Crows, type HistoryWish, type State } from './client.ts';
import { CopyReport } from './copy-report.ts';
import { CrowsElement } from './element.ts';
import { daysOf } from './history-days.ts';
import { historyFilters, type Narrowing } from './history-filters.ts';
import { historyRow, type Leaving } from './history-row.ts';
import { roomStyle } from './room-style.ts';
import { saveFile } from './save-file.ts';
import { historyStyle } from './history-style.ts';

/** Milliseconds of rest in the typing before the server is asked. */
const restMs = 250;

/**
 * @tag crows-history
 * @attr limit - lists on a page, 1 to 100; 20 if left out
 * @fires crows-open - `{listId}`: a list was chosen
 * @csspart day - the lists of one day
 * @csspart row - one list
 */
export class CrowsHistory extends CrowsElement {
  static override styles = [...CrowsElement.styles, roomStyle, historyStyle];
  static override properties = { limit: { type: Number } };
  declare limit: number;
  #wish: Narrowing = {};
  /** Not asked for yet. */
  #typed: Narrowing = {};
  #watched = '';
  #rest: ReturnType<typeof setTimeout> | undefined;
  #leaving: Leaving | undefined;
  /** The list that was copied last, and why it could not be. */
  #copiedId = '';
  #problem = '';
  readonly #copied = new CopyReport(this);

  constructor() {
    super();
    this.limit = 20;
  }

  protected override sees({ history, nests }: State) {
    return [history.get(historyKey(this.#full)), nests];
  }

  protected override holds(crows: Crows): void {
    this.#watched = historyKey(this.#full);
    crows.watchHistory(this.#full);
    crows.watchNests();
  }

  get #full(): HistoryWish {
    const { q, status, nest_id, requester = this.requester } = this.#wish;
    return {
      limit: this.limit,
      ...(q !== undefined && { q }),
      ...(status && { status }),
      ...(nest_id !== undefined && { nest_id }),
      ...(requester !== '' && { requester }),
    };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.isConnected && this.#watched !== historyKey(this.#full)) this.holdAnew();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#rest);
  }

  protected override draw() {
    const { words, language, now, state } = this;
    const page = state.history.get(historyKey(this.#full));
    const nests = state.nests?.nests ?? [];
    const days = daysOf(page?.lists ?? [], language, now, words);
    const isFiltered = Object.values(this.#wish).some((value) => value !== undefined);
    return html`
      <h2 class="title">${words.history.title}</h2>
      ${historyFilters({ words, nests, hideRequester: this.requester !== '', change: this.#change })}
      ${page?.problem ? html`<p class="error" role="alert" dir="auto">${page.problem.message}</p>` : nothing}
      <div class="days" role="region" aria-label=${words.history.rows} aria-busy=${page?.loading ?? true}>
        ${days.map(
          ({ label, lists }) =>
            html`<section part="day" aria-label=${label}>
              <h3>${label}</h3>
              <ul>
                ${repeat(
                  lists,
                  ({ list_id }) => list_id,
                  (list) => this.#row(list, nests),
                )}
              </ul>
            </section>`,
        )}
        ${
          page && !page.loading && !page.problem && days.length === 0
            ? html`<p class="none">${isFiltered ? words.history.none : words.history.empty}</p>`
            : nothing
        }
      </div>
      ${
        page?.more
          ? html`<button
              type="button"
              class="button"
              aria-busy=${page.loading}
              @click=${() => void this.crows.moreHistory(this.#full)}
            >
              ${words.history.more}
            </button>`
          : nothing
      }
    `;
  }

  #row(list: ListSummary, nests: NonNullable<State['nests']>['nests']) {
    const { words, language } = this;
    const { list_id, nest_id } = list;
    const name = nests.find((nest) => nest.nest_id === nest_id)?.name ?? nest_id;
    return historyRow({
      list,
      nest: nest_id === 'todo' ? '' : name,
      file: `${this.address}/api/lists/${list_id}.md`,
      leaving: this.#leaving?.listId === list_id ? this.#leaving : undefined,
      copied: this.#copiedId === list_id ? this.#report() : nothing,
      words,
      language,
      open: this.#open,
      save: (event) => void this.#save(event, list_id),
      copy: () => void this.#copy(list_id),
      ask: (listId) => void this.#ask(listId, list_id),
      remove: () => void this.#remove(),
    });
  }

  #report() {
    if (this.#problem === '') return this.#copied.draw(this.words);
    return html`<span class="small error" role="alert" dir="auto">${this.#problem}</span>`;
  }

  readonly #change = (part: Narrowing, isTyped: boolean): void => {
    clearTimeout(this.#rest);
    // What was typed a moment ago holds, whatever is chosen next.
    this.#typed = { ...this.#typed, ...part };
    if (isTyped) this.#rest = setTimeout(this.#narrow, restMs);
    else this.#narrow();
  };

  readonly #narrow = (): void => {
    this.#wish = { ...this.#wish, ...this.#typed };
    this.#typed = {};
    this.requestUpdate();
  };

  readonly #open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(event.currentTarget instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    this.emit('crows-open', { listId: event.currentTarget.hash.slice(1) });
  };

  async #save(event: MouseEvent, listId: string): Promise<void> {
    // To our own page the server gives the file itself; to another it gives no page at all.
    if (new URL(this.address).origin === location.origin) return;
    event.preventDefault();
    this.#copiedId = listId;
    const outcome = await this.crows.exportList(listId);
    this.#problem = outcome.ok ? '' : outcome.message;
    this.requestUpdate();
    if (outcome.ok) saveFile(`crows-${listId}.md`, outcome.value);
  }

  async #copy(listId: string): Promise<void> {
    this.#copiedId = listId;
    const outcome = await this.crows.exportList(listId);
    this.#problem = outcome.ok ? '' : outcome.message;
    this.requestUpdate();
    if (outcome.ok && this.shadowRoot) {
      await this.#copied.copy({ markdown: outcome.value }, this.shadowRoot);
    }
  }

  async #ask(listId: string | undefined, row: string): Promise<void> {
    this.#leaving = listId === undefined ? undefined : { listId, going: false };
    this.requestUpdate();
    await this.updateComplete;
    const at = listId === undefined ? `#${row} .leave` : '.sure button';
    this.renderRoot.querySelector<HTMLElement>(at)?.focus();
  }

  async #remove(): Promise<void> {
    const leaving = this.#leaving;
    if (!leaving || leaving.going) return;
    const rows = [...this.renderRoot.querySelectorAll('.row')];
    const next = rows[rows.findIndex(({ id }) => id === leaving.listId) + 1]?.id;
    this.#leaving = { listId: leaving.listId, going: true };
    this.requestUpdate();
    const { listId } = leaving;
    const outcome = await this.crows.removeList(listId);
    this.#leaving = outcome.ok ? undefined : { listId, going: false, problem: outcome.message };
    this.requestUpdate();
    if (!outcome.ok) return;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(next ? `#${next} a` : 'input[type=search]')?.focus();
  }
}
