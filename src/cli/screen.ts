/** Lines on the way to the terminal. While a question is open they wait, so that nothing is written into it. */
import type { World } from './world.ts';

export class Screen {
  readonly #world: Pick<World, 'out'>;
  readonly #waiting: string[] = [];
  #asking = false;

  constructor(world: Pick<World, 'out'>) {
    this.#world = world;
  }

  print(text: string | undefined): void {
    if (text === undefined) return;
    if (this.#asking) this.#waiting.push(text);
    else this.#world.out(`${text}\n`);
  }

  /** Keeps everything else back until `ask` is over. */
  async hold<T>(ask: () => Promise<T>): Promise<T> {
    this.#asking = true;
    try {
      return await ask();
    } finally {
      this.#asking = false;
      for (const text of this.#waiting.splice(0)) this.print(text);
    }
  }
}
