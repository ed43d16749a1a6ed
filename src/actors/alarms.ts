/** Deadlines of lists that are put away: each rings once, however far away it is. */
import type { Time } from './time.ts';

export class Alarms {
  readonly #time: Time;
  readonly #ring: (list: string) => void;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(time: Time, ring: (list: string) => void) {
    this.#time = time;
    this.#ring = ring;
  }

  /** Lists whose alarm is set. */
  get lists(): string[] {
    return [...this.#timers.keys()];
  }

  /**
   * Sets the alarm of a list that has none.
   * @param at milliseconds; Infinity: never.
   */
  set(list: string, at: number): void {
    if (at === Infinity || this.#timers.has(list)) return;
    const ring = (): void => {
      this.#timers.delete(list);
      // A timer holds at most 24 days; a deadline may be farther.
      if (at > this.#time.now()) this.set(list, at);
      else this.#ring(list);
    };
    this.#timers.set(list, this.#time.setTimeout(ring, at - this.#time.now()));
  }

  clear(list: string): void {
    const timer = this.#timers.get(list);
    if (timer) this.#time.clearTimeout(timer);
    this.#timers.delete(list);
  }
}
