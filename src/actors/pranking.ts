/** Answers pranks: each is journaled before anybody hears of it. */
import type { NewList } from '../requests.ts';
import type { Log } from './log.ts';
import type { PrankBook, Rest } from './prank-book.ts';
import type { Time } from './time.ts';

export class Pranking {
  readonly #book: PrankBook;
  readonly #log: Log;
  readonly #time: Time;
  readonly #isOn: boolean;

  /** @param isOn whether there is such a thing as a prank. */
  constructor(book: PrankBook, log: Log, time: Time, isOn: boolean) {
    this.#book = book;
    this.#log = log;
    this.#time = time;
    this.#isOn = isOn;
  }

  /** The rest that a requester is in, or that one more list is the reason for; undefined if it may be sent. */
  restFor(list: NewList, now: number): Rest | undefined {
    if (!this.#isOn) return undefined;
    const rest = this.#book.rest(list.requester, now);
    if (rest) return rest;
    const prank = this.#book.prankOf(list, now);
    if (prank) this.#log.append(null, { at: now, in: prank, out: [] });
    return prank;
  }

  /** Flags are counted from what is on disk, so that a crash before their answer only delays it. */
  answerFlags(): void {
    if (!this.#isOn || this.#log.isBroken) return;
    const now = this.#time.now();
    for (const prank of this.#book.flagged(now)) this.#log.append(null, { at: now, in: prank, out: [] });
  }
}
