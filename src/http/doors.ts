/** What the HTTP side needs of the rest of Crows. It asks through this and knows nothing else. */
import type { Published } from '../actors/journal.ts';
import type { InspectMessage } from '../inspected.ts';
import type { NewList } from '../requests.ts';
import type { VerdictBody } from '../verdict-requests.ts';
import type { Nest, NestWish } from '../nests.ts';
import type {
  Approvals,
  Census,
  FlockNow,
  Health,
  HistoryPage,
  HistoryQuery,
  VerdictAnswer,
} from '../responses.ts';
import type { Snapshot } from '../snapshot.ts';
import type { TrustTable } from '../trust.ts';

export type { Census, Health, Published, TrustTable, VerdictAnswer };

/** Everything resolves only when the records it rests on are on disk, and rejects with a 503 Refusal if that fails. */
export interface Roost {
  /** @returns the new list's id. @throws Refusal 400, 404, 429. */
  startList(list: NewList): Promise<string>;
  giveVerdict(verdict: VerdictBody): Promise<VerdictAnswer>;
  snapshot(listId: string): Promise<Snapshot | undefined>;
  /** The list given back as Markdown. */
  export(listId: string): Promise<string | undefined>;
  /** @throws Refusal 404. */
  cancel(listId: string): Promise<void>;
  /** Has an answer that nobody judged in time go into the export. @throws Refusal 404, 409. */
  keep(listId: string, n: number): Promise<void>;
  /** @returns the id of a new list that does one ended item again. @throws Refusal 404, 409. */
  redo(listId: string, n: number, wish: { note?: string }): Promise<string>;
  /** @throws Refusal 404, 409 while it flies. */
  erase(listId: string): Promise<void>;
  history(query: HistoryQuery): Promise<HistoryPage>;
  approvals(requester?: string): Promise<Approvals>;
  readonly nests: Nests;
  flock(): Promise<FlockNow>;
  trust(): Promise<TrustTable>;
  health(): Health;
  census(): Census;
  readonly journal: Journal;
}

export interface Nests {
  readonly nests: readonly Nest[];
  /** @throws Refusal 400, 409. */
  create(wish: NestWish): Promise<Nest>;
  /** @throws Refusal 400, 404. */
  alter(nestId: string, wish: NestWish): Promise<Nest>;
  /** @throws Refusal 404, 409. */
  delete(nestId: string): Promise<void>;
}

/** What inspectors read; there is one only if the server was started with it. */
export interface Inspection {
  /** Everything there is, in order, and the seq of the newest message. */
  readonly present: { messages: InspectMessage[]; head: number };
  /** Messages behind `seq`; undefined if some of them are gone. */
  after(seq: number): readonly { seq: number; data: string }[] | undefined;
  /** Called with each further message. Returns the way to stop. */
  listen(listener: (told: { seq: number; data: string }) => void): () => void;
}

/** What the feed reads. */
export interface Journal {
  readonly epoch: string;
  /** Seq of the newest event on disk; -1 before the first. */
  readonly head: number;
  /** Seq of the oldest event from which on nothing is missing. */
  readonly oldest: number;
  /** Called once for each flushed batch, in order. Returns the way to stop. */
  subscribe(listener: (batch: readonly Published[]) => void): () => void;
  /** True if the list is known, finished or not. */
  has(listId: string): boolean;
  /**
   * Events from `from` (a seq, inclusive) up to the head at the time of the call, in order, in chunks; of one list
   * if `listId` is given. Read from disk.
   */
  read(from: number, listId?: string): AsyncIterable<readonly Published[]>;
}
