/**
 * Who has earned what: crows by kinds of work. Each cell says in words what it shows in dots, and opens what is
 * missing to the next step, since when it stands so, and what counted last.
 */
import { html, nothing, type PropertyValues } from 'lit';
import type { Level, TaskType } from '../events.ts';
import type { TrustTable } from '../trust.ts';
import { announcer } from './announcer.ts';
import { placeBeside } from './beside.ts';
import type { Crows, State, Told } from './client.ts';
import { CrowsElement } from './element.ts';
import { bird } from './heads.ts';
import { levelDots } from './level-dots.ts';
import {
  blankCell,
  cellKey,
  cellsOf,
  climb,
  flock,
  holdersOf,
  movedCells,
  type Cell,
} from './trust-cells.ts';
import { roomStyle } from './room-style.ts';
import { latestMoves, moved, nameOf, trustCard } from './trust-card.ts';
import { trustStyle } from './trust-style.ts';

const levels: readonly Level[] = [0, 1, 2];
const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * @tag crows-trust
 * @fires crows-trust-changed - `{holder, taskType, from, to}`: a level moved
 * @csspart table - the matrix
 * @csspart cell - one holder at one kind of work
 */
export class CrowsTrust extends CrowsElement {
  static override styles = [...CrowsElement.styles, roomStyle, trustStyle];
  static override properties = { ledger: { attribute: false } };
  /** Shown in place of the server's own, in the form of `GET /api/trust`. */
  declare ledger: TrustTable | undefined;
  #shown: TrustTable | undefined;
  #chosen: string | undefined;
  /** The cell that Tab leads to; arrows move it. */
  #at = { row: 0, column: 0 };
  /** The cell whose card a press of the pointer is about to put away. */
  #closing: string | undefined;
  readonly #flashing = new Set<string>();

  constructor() {
    super();
    this.ledger = undefined;
  }

  protected override sees({ trust, crows, health }: State) {
    return [trust, crows.length, health?.speech];
  }

  protected override holds(crows: Crows): void {
    crows.watchTrust();
    crows.hear((event) => this.#hear(event));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const table = this.ledger ?? this.state.trust;
    if (table === this.#shown) return;
    if (this.#shown && table) for (const key of movedCells(this.#shown, table)) this.#flashing.add(key);
    this.#shown = table;
  }

  protected override draw() {
    const { words, state } = this;
    const table = this.#shown;
    return html`
      <h2 class="title" id="title">${words.trust.title}</h2>
      <p class="lead">${words.trust.lead}</p>
      ${
        state.health?.speech === 'rehearsal'
          ? html`<p class="lead rehearsed small">${words.trust.rehearsal}</p>`
          : nothing
      }
      <ul class="key">
        ${levels.map((level) => html`<li class="l${level}">${levelDots(level)} ${words.trust.levels[level]}</li>`)}
      </ul>
      ${
        table
          ? this.#matrix(table)
          : html`<div class="skeleton" role="status" aria-label=${words.trust.loading}></div>`
      }
    `;
  }

  #matrix(table: TrustTable) {
    const { words, state, language, now } = this;
    const telling = { words, language, now };
    const holders = holdersOf(
      table,
      state.crows.flatMap(({ role, name }) => (role === 'crow' ? name : [])),
    );
    const cells = cellsOf(table);
    const types = table.task_types;
    const cellAt = (holder: string, type: TaskType) =>
      cells.get(cellKey(holder, type)) ?? blankCell(holder, type);
    const all = holders.flatMap((holder) => types.map((type) => cellAt(holder, type)));
    const chosen = all.find(({ holder, task_type }) => cellKey(holder, task_type) === this.#chosen);
    return html`
      <div class="scroll" role="region" tabindex="0" aria-label=${words.trust.table} @scroll=${this.#putAway}>
        <table part="table" role="grid" aria-labelledby="title" @keydown=${this.#step}>
          <thead>
            <tr>
              <th scope="col">${words.trust.crow}</th>
              ${types.map((type) => html`<th scope="col"><span>${words.taskTypes[type]}</span></th>`)}
            </tr>
          </thead>
          <tbody>
            ${holders.map(
              (holder, row) =>
                html`<tr class=${holder === flock ? 'plans' : ''}>
                  <th scope="row">${this.#holder(holder)}</th>
                  ${types.map((type, column) => this.#cell(cellAt(holder, type), row, column))}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${latestMoves(table, telling)}
      <div
        class="about"
        popover
        autofocus
        tabindex="-1"
        role="dialog"
        aria-labelledby="about"
        @toggle=${this.#toggled}
        @keydown=${this.#leave}
      >
        ${chosen ? trustCard(chosen, telling) : nothing}
      </div>
    `;
  }

  #holder(holder: string) {
    const { trust } = this.words;
    if (holder === flock) return html`${trust.flock} <small>${trust.flockOf}</small>`;
    return html`<span class="who"
      >${bird(holder, 'perched')} <span>${holder} <small>${this.epithets.get(holder)}</small></span></span
    >`;
  }

  #cell({ holder, task_type, level, streak, last }: Cell, row: number, column: number) {
    const { words } = this;
    const key = cellKey(holder, task_type);
    const says = words.trust.cell(
      nameOf(holder, words),
      words.taskTypes[task_type],
      words.trust.levels[level],
      [streak, climb],
    );
    return html`<td
      part="cell"
      class=${this.#flashing.has(key) ? 'flash' : ''}
      @animationend=${() => this.#flashing.delete(key)}
    >
      <button
        type="button"
        class="l${level} ${level === 0 && !last ? 'blank' : ''}"
        data-row=${row}
        data-column=${column}
        tabindex=${row === this.#at.row && column === this.#at.column ? 0 : -1}
        aria-label=${says}
        aria-haspopup="dialog"
        aria-expanded=${this.#chosen === key}
        @pointerdown=${() => {
          this.#closing = this.#chosen;
        }}
        @click=${(event: MouseEvent) => this.#open(event, key, row, column)}
      >
        ${levelDots(level, streak)}
      </button>
    </td>`;
  }

  get #popover(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('[popover]');
  }

  async #open(event: MouseEvent, key: string, row: number, column: number): Promise<void> {
    const anchor = event.currentTarget;
    this.#at = { row, column };
    const isSecondPress = this.#closing === key;
    this.#closing = undefined;
    this.requestUpdate();
    // The press that came before this click has put the card away.
    if (isSecondPress) return;
    this.#chosen = key;
    await this.updateComplete;
    const popover = this.#popover;
    if (!popover || !(anchor instanceof Element)) return;
    popover.showPopover();
    placeBeside(popover, anchor);
  }

  readonly #putAway = (): void => this.#popover?.hidePopover();

  /** Browsers differ in where the focus goes from a card that closes. */
  readonly #leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.#putAway();
    this.renderRoot.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus();
  };

  readonly #toggled = ({ newState }: ToggleEvent): void => {
    if (newState !== 'closed') return;
    this.#chosen = undefined;
    this.requestUpdate();
  };

  readonly #step = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    const turned = getComputedStyle(this).direction === 'rtl' ? -1 : 1;
    const { row, column } = this.#at;
    const [down, along] = step;
    const next = this.renderRoot.querySelector<HTMLElement>(
      `[data-row="${row + down}"][data-column="${column + along * turned}"]`,
    );
    event.preventDefault();
    if (!next) return;
    this.#at = { row: row + down, column: column + along * turned };
    next.focus();
    this.requestUpdate();
  };

  #hear(event: Told): void {
    if (event.event !== 'trust.changed') return;
    const { holder, task_type, from, to } = event;
    announcer.status(moved({ holder, task_type, level: to, up: to > from }, this.words));
    this.emit('crows-trust-changed', { holder, taskType: task_type, from, to });
  }
}
