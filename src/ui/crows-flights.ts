/** Who flew when on what: a picture of lanes and, for whoever does not look, the same as a table. */
import { LitElement, html, nothing, svg } from 'lit';
import type { Flight, SnapshotItem } from '../snapshot.ts';
import { flightsStyle } from './flights-style.ts';
import { lanesOf, type Bar, type Lane } from './flight-lanes.ts';
import { clockWithSeconds, count, left } from './format.ts';
import { bird } from './heads.ts';
import type { Strings } from './strings/en.ts';
import { controls } from './theme.ts';

const names = 76;
const rowHeight = 20;
const laneGap = 8;
const barHeight = 14;
/** Narrower bars have no room for the number of their item. */
const numberWidth = 14;

export class CrowsFlights extends LitElement {
  static override styles = [controls, flightsStyle];
  static override properties = {
    items: { attribute: false },
    words: { attribute: false },
    language: { attribute: false },
    now: { attribute: false },
  };
  declare items: readonly SnapshotItem[];
  declare words: Strings;
  declare language: string;
  /** The server's clock, in milliseconds. */
  declare now: number;
  #width = 0;
  #isOpen = false;
  #isTabled = false;
  readonly #measure = new ResizeObserver(([entry]) => {
    const width = Math.floor(entry?.contentRect.width ?? 0);
    if (width === this.#width) return;
    this.#width = width;
    this.requestUpdate();
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#measure.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#measure.disconnect();
  }

  protected override render() {
    const { words } = this;
    return html`<details @toggle=${this.#turn}>
      <summary>${words.flights.title}</summary>
      ${this.#isOpen ? html`${this.#picture()} ${this.#table()}` : nothing}
    </details>`;
  }

  // A list of two hundred items is told of a thousand flights: drawn unseen, they cost more than all the rest.
  readonly #turn = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLDetailsElement)) return;
    if (currentTarget.className === 'as-table') this.#isTabled = currentTarget.open;
    else this.#isOpen = currentTarget.open;
    this.requestUpdate();
  };

  #picture() {
    const { lanes, breaks } = lanesOf(this.items, this.now);
    const { words } = this;
    const room = this.#width - names;
    if (lanes.length === 0 || room <= 0) return nothing;
    const heights = lanes.map(({ rows }) => rows * rowHeight + laneGap);
    const height = heights.reduce((sum, one) => sum + one, 0);
    const mirrored = getComputedStyle(this).direction === 'rtl';
    const x = (share: number, width = 0) => (mirrored ? room - share * room - width : names + share * room);
    const says = words.flights.picture(
      lanes.length,
      lanes.reduce((sum, { bars }) => sum + bars.length, 0),
    );
    const lane = ({ crow, bars }: Lane, n: number) => {
      const top = heights.slice(0, n).reduce((sum, one) => sum + one, 0);
      const end = top + (heights[n] ?? 0);
      return svg`<text class="crow" x=${mirrored ? this.#width : 0} y=${top + 17}>${crow}</text>
        <line class="wire" x1="0" x2=${this.#width} y1=${end} y2=${end} />
        ${bars.map((bar) => this.#bar(bar, top + laneGap / 2 + bar.row * rowHeight, room, x))}`;
    };
    return html`<svg class="lanes" role="img" aria-label=${says} width=${this.#width} height=${height + 1}>
      ${breaks.map(
        ({ at, ms }) =>
          svg`<line class="break" x1=${x(at)} x2=${x(at)} y1="0" y2=${height}><title>${words.flights.pause(left(ms, words.durations))}</title></line>`,
      )}
      ${lanes.map(lane)}
    </svg>`;
  }

  #bar({ no, flight, from, to }: Bar, y: number, room: number, x: (share: number, width?: number) => number) {
    const width = Math.max(3, (to - from) * room);
    const at = x(from, width);
    return svg`<g class=${kindOf(flight)}>
      <rect x=${at} y=${y} width=${width} height=${barHeight} rx="3" />
      ${width < numberWidth ? nothing : svg`<text class="no" x=${at + width / 2} y=${y + 11}>${no}</text>`}
    </g>`;
  }

  #table() {
    const { flights } = this.words;
    return html`<details class="as-table" @toggle=${this.#turn}>
      <summary>${flights.table}</summary>
      ${this.#isTabled ? this.#rows() : nothing}
    </details>`;
  }

  #rows() {
    const { words, language } = this;
    const { flights } = words;
    const rows = this.items
      .flatMap((item, n) => item.flights.map((flight) => ({ flight, no: n + 1 })))
      .toSorted((a, b) => (a.flight.flew_at < b.flight.flew_at ? -1 : 1));
    return html`<div class="scroll" role="region" tabindex="0" aria-label=${flights.title}>
      <table>
        <thead>
          <tr>
            <th scope="col">${flights.crow}</th>
            <th scope="col">${flights.item}</th>
            <th scope="col">${flights.from}</th>
            <th scope="col">${flights.to}</th>
            <th scope="col">${flights.outcome}</th>
            <th scope="col">${flights.tokens}</th>
          </tr>
        </thead>
        <tbody class="number">
          ${rows.map(
            ({ flight, no }) =>
              html`<tr>
                <th scope="row"><span class="who">${bird(flight.crow, 'perched')} ${flight.crow}</span></th>
                <td>${no}</td>
                <td>${clockWithSeconds(flight.flew_at, language)}</td>
                <td>${flight.landed_at === undefined ? '' : clockWithSeconds(flight.landed_at, language)}</td>
                <td>${this.#outcome(flight)}</td>
                <td>${flight.tokens === undefined ? '' : count(flight.tokens, language)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  #outcome(flight: Flight): string {
    const { flights, flightErrors } = this.words;
    const kind = kindOf(flight);
    if (kind !== 'fell') return flights[kind];
    return flight.error ? flightErrors[flight.error] : flights.fell;
  }
}

function kindOf({ landed_at, ok }: Flight): 'inAir' | 'landed' | 'fell' {
  if (landed_at === undefined) return 'inAir';
  return ok === false ? 'fell' : 'landed';
}
