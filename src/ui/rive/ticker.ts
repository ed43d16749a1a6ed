/** One clock for all crows of a page: a frame is asked for only while somebody moves. */
import type { Runtime } from './puppet.ts';

export interface Ticking {
  /** Seconds between two ticks at the least. */
  readonly interval: number;
  tick(seconds: number): void;
  draw(): void;
}

/** So many move in every frame; when there are more, each moves in every second one. */
const FEW = 3;
const EVERY_SECOND = 1 / 30;
/** Half a frame early is in time, in seconds; else every second frame would become every third. */
const GRACE = 0.008;

class Ticker {
  /** Whatever drew last; its frames are handed over once for all. */
  rive: Runtime | undefined;
  /** When each was last moved on, in milliseconds. */
  readonly #moving = new Map<Ticking, number>();
  readonly #asleep = new Map<Ticking, number>();
  readonly #drawing = new Set<Ticking>();
  #frame = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** Ticks it from now on, or, if it slept, with the time it slept through. */
  add(crow: Ticking): void {
    if (!this.#moving.has(crow)) this.#moving.set(crow, this.#asleep.get(crow) ?? performance.now());
    this.#asleep.delete(crow);
    this.#ask();
  }

  /** Ticks it no longer; `asleep` if the time until it is added again shall count. */
  pause(crow: Ticking, asleep: boolean): void {
    const since = this.#moving.get(crow);
    this.#moving.delete(crow);
    this.#drawing.delete(crow);
    this.#asleep.delete(crow);
    if (asleep && since !== undefined) this.#asleep.set(crow, since);
  }

  /** Draws it in the next frame, without moving it. */
  draw(crow: Ticking): void {
    this.#drawing.add(crow);
    this.#ask();
  }

  #ask(): void {
    clearTimeout(this.#pause);
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#run(now));
  }

  #run(now: number): void {
    this.#frame = 0;
    for (const crow of this.#drawing) crow.draw();
    this.#drawing.clear();
    for (const [crow, since] of this.#moving) {
      const seconds = (now - since) / 1000;
      if (seconds < this.#intervalOf(crow) - GRACE) continue;
      this.#moving.set(crow, now);
      crow.tick(Math.max(0, seconds));
    }
    this.rive?.resolveAnimationFrame();
    if (this.#moving.size === 0) return;
    // A frame costs the page even if nobody uses it, so none is asked for before somebody will.
    const next = Math.min(...[...this.#moving.keys()].map((crow) => this.#intervalOf(crow)));
    if (next <= EVERY_SECOND) this.#ask();
    else this.#pause = setTimeout(() => this.#ask(), (next - GRACE) * 1000);
  }

  #intervalOf(crow: Ticking): number {
    return Math.max(crow.interval, this.#moving.size > FEW ? EVERY_SECOND : 0);
  }
}

export const ticker = new Ticker();
