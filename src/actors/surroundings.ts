/** What a list's shell needs of what is around it. */
import type { Outcome, Speech } from '../asks.ts';
import type { Standing } from '../trust.ts';
import type { AsideSources } from './asides.ts';
import type { Call } from './crow.ts';
import type { SeatWanted } from './flock.ts';
import type { NewsSources } from './news.ts';
import type { Step } from './records.ts';
import type { Time } from './time.ts';
import type { Weighing } from './trust-book.ts';

export interface Surroundings extends NewsSources, AsideSources {
  time: Time;
  speech: Pick<Speech, 'bound'>;
  seats: {
    want(seat: SeatWanted): void;
    begin(call: Call): void;
    isFlying(list: string, key: string): boolean;
    takeDown(list: string, key: string): void;
    giveUp(list: string, key: string): void;
  };
  log: { readonly isBroken: boolean; append(list: string, step: Step): void };
  /** The server stops: nothing new begins, and calls that are taken down will fly again. */
  readonly isClosing: boolean;
  /** How the holders stand who are asked for; undefined: not yet. The answer is journaled at once. */
  weigh(weighing: Weighing): Standing | undefined;
  /** The end of a call that no record on disk carries yet. */
  outcomeOf(list: string, key: string): Outcome | undefined;
}
