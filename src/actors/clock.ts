/**
 * A list's own clock. It stands still between records: timers fire only inside `advance`, each at its own deadline,
 * so that a replay meets them exactly as the first run did.
 */
export class LogicalClock {
  now = 0;
  readonly #timers = new Map<number, { at: number; fire: () => void }>();
  #lastId = 0;

  /** @throws on NaN, which XState would take for "at once". Infinity is a timer that never comes. */
  readonly setTimeout = (fire: () => void, ms: number): number => {
    if (Number.isNaN(ms)) throw new Error('A timer of a list machine has NaN for its delay.');
    this.#lastId += 1;
    if (ms !== Infinity) this.#timers.set(this.#lastId, { at: this.now + ms, fire });
    return this.#lastId;
  };

  readonly clearTimeout = (id: number): void => {
    this.#timers.delete(id);
  };

  /** The nearest deadline, in milliseconds; undefined when nothing waits for time. */
  get next(): number | undefined {
    return this.#first()?.[1].at;
  }

  /** How many timers are set, without those that never come. */
  get size(): number {
    return this.#timers.size;
  }

  advance(to: number): void {
    for (let due = this.#first(); due && due[1].at <= to; due = this.#first()) {
      const [id, { at, fire }] = due;
      this.now = Math.max(this.now, at);
      this.#timers.delete(id);
      fire();
    }
    this.now = Math.max(this.now, to);
  }

  #first(): [number, { at: number; fire: () => void }] | undefined {
    let first: [number, { at: number; fire: () => void }] | undefined;
    for (const entry of this.#timers) if (!first || entry[1].at < first[1].at) first = entry;
    return first;
  }
}
