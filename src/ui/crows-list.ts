/**
 * One list, live: every item with its plan, its crows, its answer and what became of it. Nothing here moves the page
 * under the person's eyes; what changed out of sight is said in a pill.
 */
import { html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Snapshot } from '../snapshot.ts';
import type { Crows, State, Told } from './client.ts';
import { Below } from './below.ts';
import { CopyReport } from './copy-report.ts';
import { CrowsElement } from './element.ts';
import { firstLine, moment } from './format.ts';
import { bird } from './heads.ts';
import { hearList } from './hear-list.ts';
import { hasEnded } from './item-state.ts';
import { listStyle } from './list-style.ts';
import { headingOver } from './heading.ts';
import { listMarkdown } from './list-markdown.ts';

/**
 * @tag crows-list
 * @attr list-id - the list that is shown
 * @attr banter - `on` (default) or `off`: asides between crows
 * @fires crows-item-answered - `{listId, itemId, answer, crows}`: an answer came
 * @fires crows-list-finished - `{listId, tokensUsed, tokenBudget}`: nothing of it is open any more
 * @fires crows-list-created - `{listId}`: an item was sent once more
 * @fires crows-error - `{message}`: cancelling, or sending once more, was refused
 * @csspart header - title, progress and what can be done with the list
 * @csspart item - one item
 * @csspart mode - how it is done
 * @csspart reason - why so
 * @csspart state - how far it is
 * @csspart answer - what came of it
 * @csspart banter - asides between crows
 * @csspart tokens - what it cost
 * @slot empty - while no list is chosen
 */
export class CrowsList extends CrowsElement {
  static override styles = [...CrowsElement.styles, listStyle];
  static override properties = { listId: { attribute: 'list-id' }, banter: {} };
  declare listId: string;
  declare banter: 'on' | 'off';
  #watched = '';
  #cancelling = false;
  #problem = '';
  readonly #copied = new CopyReport(this);
  readonly #below = new Below(this);

  constructor() {
    super();
    this.listId = '';
    this.banter = 'on';
  }

  protected override sees({ lists, crows }: State) {
    const list = lists.get(this.listId);
    return [list?.snapshot, list?.problem, crows.length];
  }

  protected override holds(crows: Crows): void {
    this.#watched = this.listId;
    if (this.listId !== '') crows.watch(this.listId);
    crows.hear((event) => this.#hear(event));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.listId !== this.#watched) {
      this.#problem = '';
      this.#cancelling = false;
      this.#below.clear();
      this.holdAnew();
    }
    super.willUpdate(changed);
  }

  protected override draw() {
    if (this.listId === '') return html`<slot name="empty"></slot>`;
    const list = this.state.lists.get(this.listId);
    const { words } = this;
    if (!list?.snapshot) {
      return list?.problem
        ? html`<p class="error" role="alert">${list.problem.message}</p>`
        : this.#skeleton();
    }
    const { snapshot, problem } = list;
    return html`
      ${this.#header(snapshot)}
      ${problem ? html`<p class="error" role="alert">${words.list.old} ${problem.message}</p>` : nothing}
      ${
        snapshot.prank
          ? html`<div class="prank">
              ${bird('Sentry', 'perched')}
              <p>
                <b>Sentry</b> <em>${this.epithets.get('Sentry')}</em>
                <q dir="auto">${snapshot.prank.message}</q>
              </p>
            </div>`
          : nothing
      }
      <ol class="items" aria-label=${words.list.items}>
        ${repeat(
          snapshot.items,
          ({ item_id }) => item_id,
          (item, n) => this.#item(snapshot, item, n),
        )}
      </ol>
      ${
        snapshot.items.some(({ flights }) => flights.length > 0)
          ? html`<crows-flights
              .items=${snapshot.items}
              .words=${words}
              .language=${this.language}
              .now=${this.now}
            ></crows-flights>`
          : nothing
      }
      ${
        this.#below.count > 0
          ? html`<button type="button" class="pill" @click=${() => this.#below.show()}>
              ${words.list.below(this.#below.count)}
            </button>`
          : nothing
      }
    `;
  }

  /** Room is kept at once, so that nothing jumps; a bone shows only if it takes long. */
  #skeleton() {
    return html`<div class="skeleton" role="status" aria-label=${this.words.list.loading}>
      <i></i><i></i><i></i><i></i>
    </div>`;
  }

  #header(snapshot: Snapshot) {
    const { words, language } = this;
    const { items, status, started_at, finished_at, requester } = snapshot;
    const [first] = items;
    const done = items.filter(hasEnded).length;
    return html`<header part="header">
      <h2 class="title" dir="auto">
        ${firstLine(first?.text ?? '')}
        ${items.length > 1 ? html`<span class="more">${words.list.more(items.length - 1)}</span>` : nothing}
      </h2>
      <p class="muted small">
        ${words.list.by(requester)} · ${moment(finished_at ?? started_at, language, this.now)} ·
        ${status === 'finished' ? words.list.finished : words.list.progress(done, items.length)}
        ${snapshot.cost_usd === undefined ? nothing : html` · ${words.list.cost(snapshot.cost_usd)}`}
      </p>
      ${snapshot.overrun ? html`<p class="error">${words.list.overrun}</p>` : nothing}
      <div class="tools">
        <button type="button" class="button plain" @click=${() => this.#copy(snapshot)}>
          ${words.list.copy}
        </button>
        ${
          status === 'flying'
            ? html`<button
                type="button"
                class="button plain"
                aria-busy=${this.#cancelling}
                @click=${this.#cancel}
              >
                ${this.#cancelling ? words.list.cancelling : words.list.cancel}
              </button>`
            : nothing
        }
        ${this.#copied.draw(words)}
      </div>
      ${this.#problem ? html`<p class="error" role="alert">${this.#problem}</p>` : nothing}
    </header>`;
  }

  #item(snapshot: Snapshot, item: Snapshot['items'][number], n: number) {
    const question = snapshot.pending.find(({ item_id }) => item_id === item.item_id);
    const heading = headingOver(snapshot.items, n);
    return html`<li part="item" id=${item.item_id}>
      ${heading ? html`<p class="heading" dir="auto">${heading}</p>` : nothing}
      <span class="no number" aria-hidden="true">${n + 1}</span>
      <crows-item
        exportparts="mode, reason, answer, banter, tokens, state"
        .item=${item}
        .question=${question}
        .words=${this.words}
        .language=${this.language}
        .epithets=${this.epithets}
        .banter=${this.banter !== 'off'}
        .again=${this.#again}
      ></crows-item>
    </li>`;
  }

  readonly #again = async (itemId: string, note: string) => {
    const outcome = await this.crows.redo(itemId, note === '' ? undefined : note);
    if (outcome.ok) this.emit('crows-list-created', { listId: outcome.value.list_id });
    else this.emit('crows-error', { message: outcome.message });
    return outcome;
  };

  readonly #cancel = async (): Promise<void> => {
    if (this.#cancelling) return;
    this.#cancelling = true;
    this.requestUpdate();
    const outcome = await this.crows.cancel(this.listId);
    this.#problem = outcome.ok ? '' : outcome.message;
    if (!outcome.ok) {
      this.#cancelling = false;
      this.emit('crows-error', { message: outcome.message });
    }
    this.requestUpdate();
  };

  async #copy(snapshot: Snapshot): Promise<void> {
    if (this.shadowRoot) await this.#copied.copy({ markdown: listMarkdown(snapshot) }, this.shadowRoot);
  }

  #hear(event: Told): void {
    if (event.list_id !== this.listId) return;
    hearList(event, {
      items: this.state.lists.get(this.listId)?.snapshot?.items ?? [],
      words: this.words,
      emit: (name, detail) => this.emit(name, detail),
      touch: (itemId) => this.#below.touch(itemId),
    });
  }
}
