/** What is known of one list without reading it, and how each record adds to it. */
import type { SpeechMode } from '../asks.ts';
import { itemIdForm, type Said } from '../events.ts';
import type { IndexLine } from './archive.ts';
import type { Range } from './disk.ts';
import { questionKey, type ListRecord, type SentUnder } from './records.ts';
import type { Place } from './segments.ts';

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
  questions: ReadonlyMap<string, number>;
  /** True if, as far as the log says, the list waits for people alone. */
  waits: boolean;
  /** Its line in the index, once it is archived. */
  line?: Range;
  /** Items whose timed-out answer a person kept, and how many of them stand in its line. */
  kept: ReadonlySet<number>;
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

const noQuestions: ReadonlyMap<string, number> = new Map();
const none: ReadonlySet<number> = new Set();

/** Of a list that nothing is known of yet. */
export const blankEntry = (): Entry => ({
  requester: '',
  nest_id: '',
  version: '',
  speech: 'rehearsal',
  finished: false,
  archived: false,
  damaged: false,
  filed: 0,
  places: [],
  questions: noQuestions,
  waits: false,
  kept: none,
  keptInLine: 0,
});

// A long life has 100,000 of them: what is empty for all is there once.
const nowhere: Place[] = [];
Object.freeze(nowhere);

/** What changes of a list when it is entered in the index. */
export const archivedAt = (line: Range): Partial<Entry> => ({
  archived: true,
  places: nowhere,
  questions: noQuestions,
  line,
});

/** Of a finished list that is in the index. */
export function archivedEntry({ requester, sent, redo_of, kept }: IndexLine, line: Range): Entry {
  const entry = blankEntry();
  Object.assign(entry, archivedAt(line));
  entry.requester = requester;
  entry.finished = true;
  if (sent) entry.sent = sent;
  if (redo_of) entry.redo_of = redo_of;
  if (kept) entry.kept = new Set(kept);
  entry.keptInLine = entry.kept.size;
  return entry;
}

/** From what a checkpoint knew. */
export function openEntry({ list: _, questions, places, kept, ...known }: OpenList): Entry {
  return {
    ...blankEntry(),
    ...known,
    kept: new Set(kept),
    places: unpacked(places),
    questions: new Map(questions.map(([key, at]) => [key, at ?? Infinity])),
  };
}

/** For a checkpoint. */
export function openList(list: string, entry: Entry): OpenList {
  const { requester, nest_id, version, speech, filed, waits, sent, redo_of, finished, kept } = entry;
  return {
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
  };
}

function unpacked(places: readonly number[]): Place[] {
  return Array.from({ length: places.length / 3 }, (_, i) => ({
    segment: places[3 * i]!,
    offset: places[3 * i + 1]!,
    length: places[3 * i + 2]!,
  }));
}

/** Takes over what a record tells about its list. */
export function follow(entry: Entry, { in: input, out }: ListRecord): void {
  if (input.kind === 'start') {
    const { requester, version, speech, sent, redo_of } = input;
    const { nest_id } = input.nest;
    Object.assign(entry, { requester, nest_id, version, speech });
    if (sent) entry.sent = sent;
    if (redo_of) entry.redo_of = { list: redo_of.list, n: redo_of.n };
  }
  for (const said of out) {
    const key = keyOf(said);
    if (key !== undefined) entry.questions = questionsAfter(said, key, entry.questions);
    if (said.event === 'list.finished') entry.finished = true;
  }
}

/** The open questions after one of them was asked or judged. */
function questionsAfter(said: Said, key: string, questions: Entry['questions']): Entry['questions'] {
  const isAsked = 'needs_approval' in said && said.needs_approval;
  // Most of what trust lets through was never open.
  if (!isAsked && !questions.has(key)) return questions;
  const open = new Map(questions);
  if (isAsked) open.set(key, said.expires_at === undefined ? Infinity : Date.parse(said.expires_at));
  else if (said.event === 'verdict') open.delete(key);
  return open;
}

function keyOf(said: Said): string | undefined {
  if (said.event !== 'item.triaged' && said.event !== 'item.answered' && said.event !== 'verdict')
    return undefined;
  const [, , n] = itemIdForm.exec(said.item_id) ?? [];
  const target = said.event === 'verdict' ? said.target : said.event === 'item.triaged' ? 'triage' : 'output';
  return n === undefined ? undefined : questionKey(Number(n), target);
}
