/** The ledger as a fold over the log: each record counts once, and what it moved is said by the list that caused it. */
import { Ledger, type TrustChange, type TrustRow } from '../trust.ts';
import { isOfList, type LogRecord } from './records.ts';

/** Changes that no record on disk says yet. `id` is the number of the record that caused them. */
export interface Unsaid {
  id: number;
  list: string;
  changes: readonly TrustChange[];
}

/** The book at one moment, as its file keeps it: everything up to and with record `r` is counted. */
export interface TrustPage {
  r: number;
  rows: TrustRow[];
  unsaid: Unsaid[];
}

export class TrustBook {
  readonly ledger: Ledger;
  /** The newest record that is counted; -1 before the first. */
  #r: number;
  readonly #unsaid = new Map<string, Unsaid[]>();

  constructor(page: TrustPage = { r: -1, rows: [], unsaid: [] }) {
    this.ledger = new Ledger(page.rows);
    this.#r = page.r;
    for (const unsaid of page.unsaid) this.#keep(unsaid);
  }

  get page(): TrustPage {
    return { r: this.#r, rows: this.ledger.rows, unsaid: [...this.#unsaid.values()].flat() };
  }

  unsaid(list: string): readonly Unsaid[] {
    return this.#unsaid.get(list) ?? [];
  }

  /** Counts a record that is on disk. Records come in order; one that is counted already changes nothing. */
  fold(record: LogRecord): void {
    if (record.r <= this.#r) return;
    this.#r = record.r;
    if (!isOfList(record)) return;
    const { r, list, at, in: input, deeds = [] } = record;
    // A list that was ended from outside has said all its changes in its last words.
    if (input.kind === 'closed') this.#unsaid.delete(list);
    if (input.kind === 'trust') {
      const left = this.unsaid(list).filter(({ id }) => id !== input.id);
      if (left.length > 0) this.#unsaid.set(list, left);
      else this.#unsaid.delete(list);
    }
    const changes = deeds.flatMap((deed) => this.ledger.count(deed, at));
    if (changes.length > 0) this.#keep({ id: r, list, changes });
  }

  #keep(unsaid: Unsaid): void {
    this.#unsaid.set(unsaid.list, [...this.unsaid(unsaid.list), unsaid]);
  }
}
