/** Decides when a crow on the page moves, and lets it go when it leaves. Everything it can't do leaves the still standing. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { canMove, motionSetting } from './motion-setting.ts';
import type { Levels } from './rive/levels.ts';
import type { CrowName } from './rive/looks.ts';
import type { PlayedCrow } from './rive/played-crow.ts';
import type { play } from './rive/player.ts';

/** What the element wants of its moving crow. */
export interface Wish {
  name: CrowName;
  /** A file of the person's own. */
  riv: string;
  levels: Levels;
}

let player: Promise<{ play: typeof play }> | undefined;
/** Files that were tried in vain; said once each. */
const lost = new Set<string>();

/** Pixels beyond the edge of the window within which a crow counts as seen. */
const NEAR = '64px';

export class BirdMotion implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #wish: () => Wish | undefined;
  #seen = false;
  #connected = false;
  #sight: IntersectionObserver | undefined;
  #crow: PlayedCrow | undefined;
  #canvas: HTMLCanvasElement | undefined;
  /** Which crow is wanted, or being fetched; a fetch that comes in for another is dropped. */
  #wanted = '';

  /** `wish` says what shall move, or nothing if only a still will do. */
  constructor(host: ReactiveControllerHost & HTMLElement, wish: () => Wish | undefined) {
    this.#host = host;
    this.#wish = wish;
    host.addController(this);
  }

  /** The canvas to show in place of the still, once there is something on it. */
  get canvas(): HTMLCanvasElement | undefined {
    return this.#crow && this.#canvas;
  }

  hostConnected(): void {
    this.#connected = true;
    motionSetting.addEventListener('change', this.#settle);
    document.addEventListener('visibilitychange', this.#settle);
    this.#sight = new IntersectionObserver(
      (entries) => {
        this.#seen = entries.at(-1)?.isIntersecting ?? false;
        this.#settle();
      },
      { rootMargin: NEAR },
    );
    this.#sight.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#connected = false;
    this.#seen = false;
    motionSetting.removeEventListener('change', this.#settle);
    document.removeEventListener('visibilitychange', this.#settle);
    this.#sight?.disconnect();
    this.#drop();
  }

  hostUpdated(): void {
    afterPicture(this.#settle);
  }

  /** Fits the drawing to a host this many CSS pixels wide. */
  resize(width: number): void {
    // Beyond two device pixels a flat drawing gains nothing, and pixels are what it costs.
    this.#crow?.resize(Math.round(width * Math.min(devicePixelRatio, 2)));
  }

  readonly #settle = (): void => {
    const wish = this.#connected ? this.#wish() : undefined;
    if (!wish || motionSetting.reduced || !canMove()) return this.#drop();
    const wanted = `${wish.name} ${wish.riv}`;
    if (wanted !== this.#wanted) this.#drop();
    if (this.#crow) {
      const moving = this.#seen && !document.hidden && !motionSetting.paused;
      this.#crow.run(moving);
      this.#crow.tell({ ...wish.levels, calm: wish.levels.calm || motionSetting.paused });
    } else if (this.#wanted === '' && this.#seen && !document.hidden && !motionSetting.paused) {
      this.#wanted = wanted;
      void this.#fetch(wish, wanted);
    }
  };

  async #fetch({ name, riv }: Wish, wanted: string): Promise<void> {
    const address = riv && new URL(riv, document.baseURI).href;
    if (lost.has(address)) return;
    try {
      await quiet();
      player ??= import('./rive/player.ts');
      const { play: start } = await player;
      if (this.#wanted !== wanted) return;
      const canvas = document.createElement('canvas');
      const crow = await start(canvas, name, address || undefined);
      if (this.#wanted !== wanted) return crow.remove();
      this.#canvas = canvas;
      this.#crow = crow;
      this.resize(this.#host.clientWidth);
      this.#settle();
      this.#host.requestUpdate();
    } catch (error) {
      player = undefined;
      if (!lost.has(address))
        console.warn('Crows: a crow stands still, since its moving form did not load.', error);
      lost.add(address);
    }
  }

  #drop(): void {
    this.#wanted = '';
    if (!this.#crow) return;
    this.#crow.remove();
    this.#crow = undefined;
    this.#canvas = undefined;
    if (this.#connected) this.#host.requestUpdate();
  }
}

const due = new Set<() => void>();

/**
 * What a crow wants depends on its style. Asked for among updates it would have the page laid out once for each of
 * them; once the picture is drawn, it is known.
 */
function afterPicture(call: () => void): void {
  if (due.size === 0)
    setTimeout(() => {
      const calls = [...due];
      due.clear();
      for (const one of calls) one();
    });
  due.add(call);
}

/** Once the page has painted and has nothing better to do. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve, 200);
    });
  });
}
