/** One crow at play: when it moves, how often it is drawn, and when it may sleep. */
import type { Levels } from './levels.ts';
import { STIR } from './motions.ts';
import type { Puppet, Renderer, Runtime } from './puppet.ts';
import { ticker, type Ticking } from './ticker.ts';

/** Longer than any motion a change of level begins, apart from those that go on for as long as the level does. */
const SETTLED = 1.6;
/** Woken a little early: timers are late, never early. */
const EARLY = 0.05;
/** Seconds between two frames of a crow that only breathes; nobody sees more. */
const STIRRING = 1 / 15;

export class PlayedCrow implements Ticking {
  readonly #puppet: Puppet;
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: Renderer;
  /** Seconds from breath to breath; unknown in a person's own file, which says itself when it has come to rest. */
  readonly #rhythm: number | undefined;
  #levels: Levels | undefined;
  #running = false;
  /** Since the crow last sat down. */
  #sitting = 0;
  #settling = 0;
  #waking: ReturnType<typeof setTimeout> | undefined;

  constructor(rive: Runtime, puppet: Puppet, canvas: HTMLCanvasElement, rhythm: number | undefined) {
    this.#puppet = puppet;
    this.#canvas = canvas;
    this.#renderer = rive.makeRenderer(canvas);
    this.#rhythm = rhythm;
    ticker.rive = rive;
  }

  /** What its file can't be told. */
  get missing(): readonly string[] {
    return this.#puppet.missing;
  }

  /** Moves from what it was told before to this; the first time, and while it doesn't run, it is there at once. */
  tell(levels: Levels): void {
    const before = this.#levels;
    if (before && same(before, levels)) return;
    this.#levels = levels;
    if (before === undefined || !this.#running) return this.#appear();
    if (levels.pose === 'perched' && (before.pose !== 'perched' || (before.calm && !levels.calm)))
      this.#sitting = 0;
    this.#settling = SETTLED;
    this.#puppet.tell(levels);
    this.#wake();
  }

  /** Lets it play or holds it. After a pause it is where it would be by now. */
  run(running: boolean): void {
    if (running === this.#running) return;
    this.#running = running;
    if (running) {
      this.#appear();
      this.#wake();
    } else this.#rest();
  }

  /** Draws again in another size, in device pixels. */
  resize(side: number): void {
    if (this.#canvas.width === side) return;
    this.#canvas.width = side;
    this.#canvas.height = side;
    if (this.#levels) ticker.draw(this);
  }

  draw(): void {
    this.#puppet.draw(this.#renderer, this.#canvas.width);
  }

  tick(seconds: number): void {
    const moving = this.#puppet.advance(seconds);
    this.#sitting += seconds;
    this.#settling = Math.max(0, this.#settling - seconds);
    this.draw();
    const sleep = this.#sleep();
    if (sleep > 0) this.#rest(sleep);
    else if (!moving && this.#settling === 0) this.#rest();
  }

  /** Seconds between two frames. */
  get interval(): number {
    return this.#breathing ? STIRRING : 0;
  }

  remove(): void {
    this.#rest();
    this.#puppet.delete();
    this.#renderer.delete();
  }

  get #breathing(): boolean {
    const { pose, speaking } = this.#levels ?? { pose: 'perched', speaking: false };
    return this.#rhythm !== undefined && this.#settling === 0 && pose === 'perched' && !speaking;
  }

  /** Seconds until the next breath, if nothing moves before it. */
  #sleep(): number {
    if (!this.#breathing || this.#rhythm === undefined) return 0;
    return this.#rhythm - STIR - EARLY - (this.#sitting % this.#rhythm);
  }

  /** Shows the levels without the way there: told to be calm for no time at all, then as they are. */
  #appear(): void {
    if (!this.#levels) return;
    this.#puppet.tell({ ...this.#levels, calm: true });
    this.#puppet.advance(0);
    this.#puppet.tell(this.#levels);
    this.#puppet.advance(0);
    this.#sitting = 0;
    this.#settling = 0;
    ticker.draw(this);
  }

  #wake(): void {
    clearTimeout(this.#waking);
    if (this.#running) ticker.add(this);
  }

  #rest(seconds?: number): void {
    clearTimeout(this.#waking);
    ticker.pause(this, seconds !== undefined);
    if (seconds !== undefined) this.#waking = setTimeout(() => this.#wake(), seconds * 1000);
  }
}

function same(one: Levels, other: Levels): boolean {
  return (
    one.pose === other.pose &&
    one.speaking === other.speaking &&
    one.trust === other.trust &&
    one.calm === other.calm &&
    one.tint === other.tint
  );
}
