/** Time that stands still until a test moves it. */
import type { Time } from '../src/actors/time.ts';

export class StillTime implements Time {
  #now: number;
  #timers = new Map<number, { at: number; fire: () => void }>();
  #lastId = 0;

  constructor(now = 1_800_000_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  setTimeout(fire: () => void, ms: number): NodeJS.Timeout {
    this.#lastId += 1;
    this.#timers.set(this.#lastId, { at: this.#now + Math.max(0, ms), fire });
    return this.#lastId as unknown as NodeJS.Timeout;
  }

  clearTimeout(timer: NodeJS.Timeout): void {
    this.#timers.delete(timer as unknown as number);
  }

  /** The nearest timer, in milliseconds from now. */
  get next(): number | undefined {
    const at = Math.min(...[...this.#timers.values()].map((timer) => timer.at));
    return Number.isFinite(at) ? at - this.#now : undefined;
  }

  /** Lets time pass; timers that come due fire in order. */
  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= until).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.#timers.delete(due[0]);
      this.#now = Math.max(this.#now, due[1].at);
      due[1].fire();
    }
    this.#now = until;
  }
}
