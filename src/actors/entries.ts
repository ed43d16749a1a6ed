/** What is known of each list without reading it: whose it is, what it asks, and where its records lie. */
import { itemIdForm, type Said } from '../events.ts';
import type { SpeechMode } from '../asks.ts';
import { questionKey, type ListRecord, type SentUnder } from './records.ts';
import type { Range } from './disk.ts';
import { Redos } from './redos.ts';
import type { Place, Placed } from './segments.ts';

export interface Entry {
  requester: string;
  nest_id: string;
  /** Who wrote it: a list of another version or mode is not gone on with. */
  version: string;
  speech: SpeechMode;
  finished: boolean;
  /** Finished, in its file and in the index. */
  archived: boolean;
  /** Some of its records are missing. */
  damaged: boolean;
  /** Steps below this number are in its file. */
  filed: number;
  /** Where the other steps lie in the log, in order. */
  places: Place[];
  /** Open questions, and when each expires in milliseconds; Infinity for never. */
  questions: Map<string, number>;
  /** True if, as far as the log says, the list waits for people alone. */
  waits: boolean;
  /** Its line in the index, once it is archived. */
  line?: Range;
  /** Items whose timed-out answer a person kept, and how many of them stand in its line. */
  kept: Set<number>;
  keptInLine: number;
  /** The key it was sent under. */
  sent?: SentUnder;
  /** The item it does once more. */
  redo_of?: { list: string; n: number };
}

/** A list that is not in the index, as the checkpoint keeps it. */
export interface OpenList {
  list: string;
  /** Finished, and not filed yet. */
  finished?: true;
  requester: string;
  nest_id: string;
  version: string;
  speech: SpeechMode;
  filed: number;
  /** Segment, offset and length of each step that is not filed, one after the other. */
  places: number[];
  /** Key and instant, in milliseconds; null for never. */
  questions: [string, number | null][];
  waits: boolean;
  sent?: SentUnder;
  redo_of?: { list: string; n: number };
  kept?: number[];
}

const blank = (): Entry => ({
  requester: '',
  nest_id: '',
  version: '',
  speech: 'rehearsal',
  finished: false,
  archived: false,
  damaged: false,
  filed: 0,
  places: [],
  questions: new Map(),
  waits: false,
  kept: new Set(),
  keptInLine: 0,
});

export class Entries {
  readonly #entries = new Map<string, Entry>();
  /** Ids in order. */
  readonly #ids: string[] = [];
  readonly redos = new Redos();

  get(list: string): Entry | undefined {
    return this.#entries.get(list);
  }

  /** Ids of all lists, oldest first. */
  get ids(): readonly string[] {
    return this.#ids;
  }

  [Symbol.iterator](): IterableIterator<[string, Entry]> {
    return this.#entries.entries();
  }

  /** Notes a finished list that is in the index. */
  addArchived(
    list: string,
    { kept = [], ...known }: Pick<Entry, 'requester' | 'line' | 'sent' | 'redo_of'> & { kept?: number[] },
  ): void {
    const marks = { kept: new Set(kept), keptInLine: kept.length };
    this.#set(list, { ...blank(), ...known, ...marks, finished: true, archived: true });
  }

  /** Notes a list that a checkpoint knew. */
  addOpen({ list, questions, places, kept, ...known }: OpenList): void {
    this.#set(list, {
      ...blank(),
      ...known,
      kept: new Set(kept),
      places: unpacked(places),
      questions: new Map(questions.map(([key, at]) => [key, at ?? Infinity])),
    });
  }

  /** Notes a list by the records in its file. */
  addFiled(list: string, records: readonly ListRecord[]): void {
    const entry = { ...blank(), filed: (records.at(-1)?.n ?? -1) + 1 };
    for (const record of records) follow(entry, record);
    this.#set(list, entry);
  }

  add(list: string, requester: string, nest_id = ''): Entry {
    const entry = { ...blank(), requester, nest_id };
    this.#set(list, entry);
    return entry;
  }

  delete(list: string): void {
    const { redo_of } = this.#entries.get(list) ?? {};
    if (redo_of) this.redos.delete(list, redo_of);
    if (this.#entries.delete(list)) this.#ids.splice(this.#placeOf(list), 1);
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

  /** Notes that a person kept an answer. */
  keep(list: string, n: number): void {
    this.#entries.get(list)?.kept.add(n);
  }

  /** Answers that were kept and do not stand in the index yet, by list. */
  get kept(): [list: string, ns: number[]][] {
    return [...this.#entries].flatMap(([list, { archived, kept, keptInLine }]) =>
      archived && kept.size > keptInLine ? [[list, [...kept]]] : [],
    );
  }

  /** Every list that is not in the index, as a checkpoint keeps it. */
  get open(): OpenList[] {
    return [...this.#entries].flatMap(([list, entry]) => {
      if (entry.archived || entry.places.length + entry.filed === 0) return [];
      const { requester, nest_id, version, speech, filed, waits, sent, redo_of, finished, kept } = entry;
      return [
        {
          list,
          requester,
          nest_id,
          version,
          speech,
          filed,
          waits,
          places: entry.places.flatMap(({ segment, offset, length }) => [segment, offset, length]),
          questions: [...entry.questions].map(([key, at]) => [key, at === Infinity ? null : at]),
          ...(finished && { finished }),
          ...(sent && { sent }),
          ...(redo_of && { redo_of }),
          ...(kept.size > 0 && { kept: [...kept] }),
        },
      ];
    });
  }

  #set(list: string, entry: Entry): void {
    if (!this.#entries.has(list)) this.#ids.splice(this.#placeOf(list), 0, list);
    this.#entries.set(list, entry);
    if (entry.redo_of) this.redos.add(list, entry.redo_of);
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

function unpacked(places: readonly number[]): Place[] {
  return Array.from({ length: places.length / 3 }, (_, i) => ({
    segment: places[3 * i]!,
    offset: places[3 * i + 1]!,
    length: places[3 * i + 2]!,
  }));
}

/** Takes over what a record tells about its list. */
function follow(entry: Entry, { in: input, out }: ListRecord): void {
  if (input.kind === 'start') {
    const { requester, version, speech, sent, redo_of } = input;
    const { nest_id } = input.nest;
    Object.assign(entry, { requester, nest_id, version, speech });
    if (sent) entry.sent = sent;
    if (redo_of) entry.redo_of = { list: redo_of.list, n: redo_of.n };
  }
  for (const said of out) {
    const key = keyOf(said);
    if (key !== undefined && said.event === 'verdict') entry.questions.delete(key);
    else if (key !== undefined && 'needs_approval' in said && said.needs_approval) {
      entry.questions.set(key, said.expires_at === undefined ? Infinity : Date.parse(said.expires_at));
    }
    if (said.event === 'list.finished') entry.finished = true;
  }
}

function keyOf(said: Said): string | undefined {
  if (said.event !== 'item.triaged' && said.event !== 'item.answered' && said.event !== 'verdict')
    return undefined;
  const [, , n] = itemIdForm.exec(said.item_id) ?? [];
  const target = said.event === 'verdict' ? said.target : said.event === 'item.triaged' ? 'triage' : 'output';
  return n === undefined ? undefined : questionKey(Number(n), target);
}
