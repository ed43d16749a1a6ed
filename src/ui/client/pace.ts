/**
 * Deals with what comes at once, as long as it is little. Of a burst it does as much as a picture has time for and the
 * rest with the next ones, in order, so that a page which is told a long story can still be scrolled and clicked.
 */
import type { World } from './world.ts';

/** Milliseconds of work for each picture. At 60 a second there are 16, and drawing needs some. */
const sliceMs = 8;

export class Pace {
  readonly #world: Pick<World, 'now' | 'nextFrame' | 'isSeen'>;
  #waiting: (() => void)[] = [];
  /** When work for this picture began; absent while there was none. */
  #began: number | undefined;

  constructor(world: Pick<World, 'now' | 'nextFrame' | 'isSeen'>) {
    this.#world = world;
  }

  take(work: () => void): void {
    if (this.#waiting.length > 0 || !this.#hasTime()) this.#waiting.push(work);
    else work();
  }

  /** Forgets what waits. */
  clear(): void {
    this.#waiting = [];
  }

  #hasTime(): boolean {
    const now = this.#world.now();
    if (this.#began === undefined) {
      this.#began = now;
      this.#world.nextFrame(() => this.#resume());
    }
    return now - this.#began < sliceMs || !this.#world.isSeen();
  }

  #resume(): void {
    this.#began = undefined;
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    let done = 0;
    // Work may bring more, or clear all; what it brings comes after what waits.
    while (waiting === this.#waiting && done < waiting.length && this.#hasTime()) waiting[done++]!();
    if (waiting === this.#waiting) this.#waiting = waiting.slice(done);
  }
}
