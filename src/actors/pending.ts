/** What a list waits for, as its core keeps it. */
import type { Effect, Heard } from './host.ts';

/** Something the list waits for. */
export interface Pending {
  effect: Effect;
  /** The step that filed it or last changed it: nothing is done about it before that step is on disk. */
  since: number;
  /** Set once a flight has its seat, or an aside its turn. */
  crow?: string;
  /** Whom an aside is said to. */
  to?: string;
  /** The flight is no longer wanted; it lands all the same. */
  aborted?: true;
}

/** With the way to answer it. */
export interface Filed extends Pending {
  tell: (heard: Heard) => void;
}
