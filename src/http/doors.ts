/** What the HTTP side needs of the rest of Crows. It asks through this and knows nothing else. */
import type { Published } from '../actors/journal.ts';
import type { NewList, VerdictBody } from '../requests.ts';
import type { Health, VerdictAnswer } from '../responses.ts';
import type { Snapshot } from '../snapshot.ts';
import type { TrustTable } from '../trust.ts';

export type { Health, Published, TrustTable, VerdictAnswer };

/** Everything resolves only when the records it rests on are on disk, and rejects with a 503 Refusal if that fails. */
export interface Roost {
  /** @returns the new list's id. @throws Refusal 400, 404, 429. */
  startList(list: NewList): Promise<string>;
  giveVerdict(verdict: VerdictBody): Promise<VerdictAnswer>;
  snapshot(listId: string): Promise<Snapshot | undefined>;
  trust(): Promise<TrustTable>;
  health(): Health;
  readonly journal: Journal;
}

/** What the feed reads. */
export interface Journal {
  readonly epoch: string;
  /** Seq of the newest event on disk; -1 before the first. */
  readonly head: number;
  /** Seq of the oldest event still kept anywhere. */
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
