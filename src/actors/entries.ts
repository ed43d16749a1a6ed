/** Every list there is, and what is known of each without reading it. */
import type { IndexLine } from './archive.ts';
import type { Range } from './disk.ts';
import {
  archivedAt,
  archivedEntry,
  blankEntry,
  follow,
  openEntry,
  type Entry,
  type OpenList,
} from './entry.ts';
import type { ListRecord } from './records.ts';
import { Redos } from './redos.ts';
import type { Placed } from './segments.ts';

export class Entries {
  readonly #entries = new Map<string, Entry>();
  /** Those that are not in the index. Of a long life they are few. */
  readonly #open = new Map<string, Entry>();
  /** Ids in order. */
  readonly #ids: string[] = [];
  /** Lists in the index whose line does not have all that a person kept. */
  readonly #behind = new Set<string>();
  readonly redos = new Redos();

  get(list: string): Entry | undefined {
    return this.#entries.get(list);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Ids of all lists, newest first, or of those older than one. */
  *newestFirst(before?: string): Generator<string> {
    const end = before === undefined ? this.#ids.length : this.#placeOf(before);
    for (let i = end - 1; i >= 0; i -= 1) yield this.#ids[i]!;
  }

  /** Every list that is not in the index: it flies, or is to be filed. */
  get open(): IterableIterator<[list: string, Entry]> {
    return this.#open.entries();
  }

  /** Notes a finished list that is in the index. */
  addArchived(line: IndexLine, range: Range): void {
    this.#set(line.list, archivedEntry(line, range));
  }

  /** Notes a list that a checkpoint knew. */
  addOpen(known: OpenList): void {
    this.#set(known.list, openEntry(known));
  }

  /** Notes a list by the records in its file. */
  addFiled(list: string, records: readonly ListRecord[]): void {
    const entry = { ...blankEntry(), filed: (records.at(-1)?.n ?? -1) + 1 };
    for (const record of records) follow(entry, record);
    this.#set(list, entry);
  }

  add(list: string, requester: string, nest_id = ''): Entry {
    const entry = { ...blankEntry(), requester, nest_id };
    this.#set(list, entry);
    return entry;
  }

  delete(list: string): void {
    const { redo_of } = this.#entries.get(list) ?? {};
    if (redo_of) this.redos.delete(list, redo_of);
    if (this.#entries.delete(list)) this.#ids.splice(this.#placeOf(list), 1);
    this.#open.delete(list);
    this.#behind.delete(list);
  }

  /** Notes a record that is on disk. One that is in the list's file already changes nothing. */
  note({ record, place }: Placed<ListRecord>): Entry {
    const entry = this.#entries.get(record.list) ?? this.add(record.list, '');
    const next = entry.filed + entry.places.length;
    if (entry.archived || record.n < next) return entry;
    if (record.n !== next) entry.damaged = true;
    entry.places.push(place);
    entry.waits = false;
    follow(entry, record);
    if (entry.redo_of) this.redos.add(record.list, entry.redo_of);
    return entry;
  }

  /** Notes the steps below `next` as filed. */
  file(entry: Entry, next: number): void {
    entry.places.splice(0, next - entry.filed);
    entry.filed = next;
  }

  /** Notes that a finished list stands in the index now, in a line that has this many kept answers. */
  enter(list: string, line: Range, keptInLine: number): void {
    const entry = this.#entries.get(list);
    // It may have been erased meanwhile.
    if (!entry) return;
    Object.assign(entry, archivedAt(line), { keptInLine });
    this.#sort(list, entry);
  }

  /** Notes that a person kept an answer. */
  keep(list: string, n: number): void {
    const entry = this.#entries.get(list);
    if (!entry) return;
    entry.kept = new Set([...entry.kept, n]);
    this.#sort(list, entry);
  }

  /** Answers that were kept and do not stand in the index yet, by list. */
  get kept(): [list: string, ns: number[]][] {
    return [...this.#behind].map((list) => [list, [...this.#entries.get(list)!.kept]]);
  }

  #set(list: string, entry: Entry): void {
    if (!this.#entries.has(list)) this.#ids.splice(this.#placeOf(list), 0, list);
    this.#entries.set(list, entry);
    this.#sort(list, entry);
    if (entry.redo_of) this.redos.add(list, entry.redo_of);
  }

  #sort(list: string, entry: Entry): void {
    const { archived, kept, keptInLine } = entry;
    if (archived) this.#open.delete(list);
    else this.#open.set(list, entry);
    if (archived && kept.size > keptInLine) this.#behind.add(list);
    else this.#behind.delete(list);
  }

  /** Where a list stands among the ids, or would. */
  #placeOf(list: string): number {
    let [low, high] = [0, this.#ids.length];
    // Ids sort by time: the last place is nearly always the one.
    if (high > 0 && this.#ids[high - 1]! < list) return high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#ids[middle]! < list) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
