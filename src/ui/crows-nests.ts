/**
 * Rooms with a core team: seen at a glance by their heads, made and changed in one small form. What the server refuses
 * stands in its own words where it was asked for.
 */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { limits } from '../limits.ts';
import type { Nest } from '../nests.ts';
import type { Crows, Problem, State } from './client.ts';
import { CrowsElement } from './element.ts';
import { bird } from './heads.ts';
import { isTodo, lacking, nestForm, toggled, wishOf, type NestDraft } from './nest-form.ts';
import { nestsStyle } from './nests-style.ts';
import { timeWords } from './nest-time.ts';
import { roomStyle } from './room-style.ts';

/**
 * @tag crows-nests
 * @fires crows-nest-created - `{nestId}`
 * @csspart list - all nests
 * @csspart card - one nest
 * @csspart form - where a nest is made or changed
 */
export class CrowsNests extends CrowsElement {
  static override styles = [...CrowsElement.styles, roomStyle, nestsStyle];
  #draft: NestDraft | undefined;
  #problem: Problem | undefined;
  #saving = false;
  /** The nest that is about to be deleted, and what the server said against it. */
  #leaving: { nestId: string; going: boolean; problem?: string } | undefined;

  protected override sees({ nests }: State) {
    return [nests];
  }

  protected override holds(crows: Crows): void {
    crows.watchNests();
  }

  protected override draw() {
    const { words, state } = this;
    const { nests: known } = state;
    const isFull = (known?.nests.length ?? 0) >= limits.nests;
    return html`
      <div class="top">
        <h2 class="title">${words.nests.title}</h2>
        <button
          type="button"
          class="button main"
          aria-disabled=${isFull}
          aria-describedby=${isFull ? 'full' : nothing}
          @click=${() => isFull || this.#edit({ name: '', crows: [] })}
        >
          ${words.nests.create}
        </button>
      </div>
      <p class="lead">${words.nests.lead}</p>
      ${isFull ? html`<p class="lead warn" id="full">${words.nests.full(limits.nests)}</p>` : nothing}
      ${
        known
          ? html`<ul class="nests" part="list" aria-label=${words.nests.list}>
              ${repeat(
                known.nests,
                ({ nest_id }) => nest_id,
                (nest) => this.#card(nest, known.roster),
              )}
            </ul>`
          : html`<div class="skeleton" role="status" aria-label=${words.nests.loading}></div>`
      }
      <dialog aria-labelledby="form" @close=${this.#closed}>
        ${
          this.#draft
            ? nestForm({
                draft: this.#draft,
                roster: known?.roster ?? [],
                problem: this.#problem,
                saving: this.#saving,
                words,
                rename: (name) => this.#change({ name }),
                toggle: this.#toggle,
                submit: (event) => void this.#submit(event),
                close: this.#close,
              })
            : nothing
        }
      </dialog>
    `;
  }

  #card(nest: Nest, roster: readonly string[]) {
    const { words } = this;
    const { nest_id, name, crows } = nest;
    const label = isTodo(nest) ? words.nests.wholeFlock : name;
    const core = isTodo(nest) ? roster : crows;
    return html`<li part="card" class="nest" id=${nest_id}>
      <div class="wire" role="img" aria-label=${words.nests.core(core)}>
        ${core.map((crow) => bird(crow, 'perched'))}
      </div>
      <div class="body">
        <h3 dir="auto">${label}</h3>
        <p class="muted small">${isTodo(nest) ? words.nests.wholeFlockSays : core.join(', ')}</p>
        ${this.#settings(nest)}
        ${
          this.#leaving?.nestId === nest_id
            ? this.#question(label)
            : html`<div class="foot">
                <button
                  type="button"
                  class="button plain"
                  aria-label=${words.nests.changeOf(label)}
                  @click=${() => this.#edit({ nest, name, crows })}
                >
                  ${words.nests.change}
                </button>
                ${
                  isTodo(nest)
                    ? nothing
                    : html`<button
                        type="button"
                        class="button plain leave"
                        aria-label=${words.nests.removeOf(label)}
                        @click=${() => this.#ask(nest_id)}
                      >
                        ${words.nests.remove}
                      </button>`
                }
              </div>`
        }
      </div>
    </li>`;
  }

  #settings({ always_ask, approval_s, murder }: Nest) {
    const { nests } = this.words;
    const says = [
      ...(always_ask ? [nests.alwaysAsk] : []),
      ...(approval_s === 0 ? [nests.waitsForEver] : []),
      ...(approval_s ? [nests.waits(timeWords(approval_s, nests.times))] : []),
      ...(murder === undefined ? [] : [nests.murder(murder)]),
    ];
    if (says.length === 0) return nothing;
    return html`<p class="settings small">${says.map((one) => html`<span>${one}</span>`)}</p>`;
  }

  #question(label: string) {
    const { words } = this;
    const { going = false, problem } = this.#leaving ?? {};
    return html`<div class="sure" role="group" aria-label=${words.nests.removeOf(label)}>
      <p dir="auto">${words.nests.sure(label)}</p>
      ${problem === undefined ? nothing : html`<p class="error" role="alert" dir="auto">${problem}</p>`}
      <div class="foot">
        <button type="button" class="button" aria-busy=${going} @click=${this.#remove}>
          ${going ? words.nests.removing : words.nests.remove}
        </button>
        <button type="button" class="button plain" @click=${() => this.#ask(undefined)}>
          ${words.cancel}
        </button>
      </div>
    </div>`;
  }

  async #edit(draft: NestDraft): Promise<void> {
    this.#draft = draft;
    this.#problem = undefined;
    this.requestUpdate();
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  #change(part: Pick<NestDraft, 'name'> | Pick<NestDraft, 'crows'>): void {
    if (!this.#draft) return;
    this.#draft = { ...this.#draft, ...part };
    this.#problem = undefined;
    this.requestUpdate();
  }

  readonly #toggle = (crow: string): void => {
    const { nests } = this.state;
    if (this.#draft && nests) this.#change({ crows: toggled(nests.roster, this.#draft.crows, crow) });
  };

  readonly #close = (): void => this.renderRoot.querySelector('dialog')?.close();

  readonly #closed = (): void => {
    this.#draft = undefined;
    this.requestUpdate();
  };

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const draft = this.#draft;
    const form = event.target;
    if (!draft || !(form instanceof HTMLFormElement)) return;
    if (this.#saving || lacking(draft, this.words) !== undefined) return;
    this.#saving = true;
    this.requestUpdate();
    const wish = wishOf(draft, form);
    const outcome = await (draft.nest
      ? this.crows.alterNest(draft.nest.nest_id, wish)
      : this.crows.createNest(wish));
    this.#saving = false;
    this.#problem = outcome.ok ? undefined : outcome;
    this.requestUpdate();
    if (!outcome.ok) return;
    this.#close();
    if (!draft.nest) this.emit('crows-nest-created', { nestId: outcome.value.nest_id });
  };

  async #ask(nestId: string | undefined): Promise<void> {
    const before = this.#leaving?.nestId;
    this.#leaving = nestId === undefined ? undefined : { nestId, going: false };
    this.requestUpdate();
    await this.updateComplete;
    const at = nestId === undefined ? `#${before} .leave` : '.sure button';
    this.renderRoot.querySelector<HTMLElement>(at)?.focus();
  }

  readonly #remove = async (): Promise<void> => {
    const leaving = this.#leaving;
    if (!leaving || leaving.going) return;
    this.#leaving = { nestId: leaving.nestId, going: true };
    this.requestUpdate();
    const outcome = await this.crows.deleteNest(leaving.nestId);
    this.#leaving = outcome.ok
      ? undefined
      : { nestId: leaving.nestId, going: false, problem: outcome.message };
    this.requestUpdate();
    if (!outcome.ok) return;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.top button')?.focus();
  };
}
