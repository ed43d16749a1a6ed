/** Events that are on disk, for whoever wants to read or follow them. */
import type { Said } from '../events.ts';
import type { Log } from './log.ts';
import { isOfList, type ListRecord, type LogRecord } from './records.ts';
import type { Placed } from './segments.ts';

/** An event that is safely on disk. `at` is in milliseconds; `seq` counts densely over the whole server. */
export interface Published {
  seq: number;
  at: number;
  list: string;
  requester: string;
  said: Said;
}

/** What the journal asks of the lists. */
export interface KnownLists {
  requesterOf(list: string): string | undefined;
  records(list: string): Promise<readonly ListRecord[]>;
}

type Listener = (batch: readonly Published[]) => void;

export class Journal {
  readonly #log: Log;
  readonly #known: KnownLists;
  readonly #listeners = new Set<Listener>();

  constructor(log: Log, known: KnownLists) {
    this.#log = log;
    this.#known = known;
  }

  get epoch(): string {
    return this.#log.epoch;
  }

  get head(): number {
    return this.#log.head;
  }

  get oldest(): number {
    return this.#log.oldest;
  }

  has(list: string): boolean {
    return this.#known.requesterOf(list) !== undefined;
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  publish(batch: readonly Placed[]): void {
    const published = batch.flatMap(({ record }) => this.#events(record));
    if (published.length === 0) return;
    for (const listener of this.#listeners) listener(published);
  }

  /** Events from `from` on (inclusive) up to the head at the time of the call, of one list or of all. */
  async *read(from: number, list?: string): AsyncGenerator<readonly Published[]> {
    const { head } = this;
    for await (const records of list === undefined ? this.#log.scan(from) : this.#ofList(list)) {
      const events = records
        .flatMap((record) => this.#events(record))
        .filter(({ seq }) => seq >= from && seq <= head);
      if (events.length > 0) yield events;
    }
  }

  async *#ofList(list: string): AsyncGenerator<readonly LogRecord[]> {
    yield await this.#known.records(list);
  }

  #events(record: LogRecord): Published[] {
    if (!isOfList(record)) return [];
    const { seq, at, list, out } = record;
    const requester = this.#known.requesterOf(list) ?? '';
    return out.map((said, i) => ({ seq: seq + i, at, list, requester, said }));
  }
}
