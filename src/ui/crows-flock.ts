/**
 * All ten on their wire: who sits, who flies and for what. The picture is for the eye; the words beside it carry the
 * same, and each bird opens its card.
 */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Crows, CrowState, State } from './client.ts';
import { CrowsElement } from './element.ts';
import { flockStyle } from './flock-style.ts';
import { bird } from './heads.ts';
import { bearingOf, isPassing, poseOf } from './pose.ts';
import { Ticker } from './ticker.ts';

/**
 * @tag crows-flock
 * @attr list-id - who works on this list; left out, on any
 * @attr crows - names, separated by spaces; left out, all ten
 * @fires crows-select - `{crow}`: its card was opened
 * @csspart bird - one crow with its words
 * @csspart name - its name
 * @csspart epithet - its byname
 * @csspart motion - the button that pauses the flock
 */
export class CrowsFlock extends CrowsElement {
  static override styles = [...CrowsElement.styles, flockStyle];
  static override properties = { listId: { attribute: 'list-id' }, names: { attribute: 'crows' } };
  declare listId: string;
  declare names: string;
  #chosen: string | undefined;
  readonly #ticker = new Ticker(this);

  constructor() {
    super();
    this.listId = '';
    this.names = '';
  }

  protected override sees(state: State) {
    const { crows, lists } = state;
    const earned = crows.map((crow) => bearingOf(crow, state, 0).trust);
    return [crows, this.#chosen === undefined ? undefined : lists, ...earned];
  }

  protected override holds(crows: Crows): void {
    crows.watchTrust();
  }

  protected override draw() {
    const { words } = this;
    const wanted = this.names.split(/\s+/).filter((name) => name !== '');
    const all = this.state.crows;
    const shown = wanted.length === 0 ? ordered(all) : all.filter(({ name }) => wanted.includes(name));
    this.#ticker.run(shown.some((crow) => isPassing(crow, this.now)));
    return html`
      <section aria-label=${words.flock.title} aria-busy=${all.length === 0}>
        <div class="wire" aria-hidden="true"></div>
        <ul class="flock">
          ${repeat(
            shown,
            ({ name }) => name,
            (crow) => this.#perch(crow),
          )}
        </ul>
      </section>
      ${this.#card(all.find(({ name }) => name === this.#chosen))}
      <crows-motion class="motion" exportparts="button: motion">
        <span slot="pause">${words.flock.pause}</span>
        <span slot="resume">${words.flock.resume}</span>
      </crows-motion>
    `;
  }

  #perch(crow: CrowState) {
    const { name, epithet, role } = crow;
    const state = this.#stateOf(crow);
    return html`<li class=${role}>
      <button
        type="button"
        part="bird"
        aria-haspopup="dialog"
        aria-expanded=${this.#chosen === name}
        @click=${() => this.#choose(name)}
      >
        <span class="stage">${this.#bird(crow)}</span>
        <b part="name">${name}</b>
        <em part="epithet">${epithet}</em>
        <small class=${crow.flights.length > 0 ? 'busy' : ''}
          ><span class=${state === this.words.flock.perched ? 'unseen' : ''}>${state}</span></small
        >
      </button>
    </li>`;
  }

  #bird(crow: CrowState) {
    return bird(crow.name, poseOf(crow, this.now), bearingOf(crow, this.state, this.now));
  }

  #stateOf({ role, flights, landed }: CrowState): string {
    const { flock, flightErrors } = this.words;
    const mine = this.listId === '' ? flights : flights.filter(({ list_id }) => list_id === this.listId);
    if (mine.length > 1) return flock.many[role](mine.length);
    if (mine.length === 1) return mine[0]?.borrowed ? flock.borrowed : flock.flying[role];
    if (flights.length > 0) return flock.elsewhere;
    if (landed?.ok === false && landed.error) return flightErrors[landed.error];
    return flock.perched;
  }

  #card(crow: CrowState | undefined) {
    const { words } = this;
    return html`<dialog class="about" aria-labelledby="who" @close=${this.#closed} @click=${this.#outside}>
      ${
        crow
          ? html`<div class="sheet">
              <div class="sky">${this.#bird(crow)}</div>
              <h2 id="who">${crow.name} <em>${crow.epithet}</em></h2>
              <p class="strength">${crow.strength}</p>
              <p class="story">${crow.backstory}</p>
              ${
                crow.flights.length > 0
                  ? html`<h3>${words.flock.now}</h3>
                      <ul>
                        ${crow.flights.map(({ item_id, list_id }) => html`<li dir="auto">${this.#textOf(list_id, item_id)}</li>`)}
                      </ul>`
                  : html`<p class="muted small">${this.#stateOf(crow)}</p>`
              }
              <form method="dialog"><button class="button">${words.close}</button></form>
            </div>`
          : nothing
      }
    </dialog>`;
  }

  #textOf(listId: string, itemId: string): string {
    const items = this.state.lists.get(listId)?.snapshot?.items;
    return items?.find(({ item_id }) => item_id === itemId)?.text ?? this.words.flock.otherList;
  }

  async #choose(name: string): Promise<void> {
    this.#chosen = name;
    this.emit('crows-select', { crow: name });
    this.requestUpdate();
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  readonly #closed = (): void => {
    this.#chosen = undefined;
    this.requestUpdate();
  };

  readonly #outside = (event: MouseEvent): void => {
    const { target, currentTarget } = event;
    if (target === currentTarget && target instanceof HTMLDialogElement) target.close();
  };
}

/** The Sentry at the head of the wire, the Elder at its end. */
function ordered(crows: readonly CrowState[]): CrowState[] {
  const place = { sentry: 0, crow: 1, elder: 2 };
  return crows.toSorted((a, b) => place[a.role] - place[b.role]);
}
