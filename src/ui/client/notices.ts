/** Tells listeners that the state changed, at most once for each picture that is drawn, and builds it only then. */
import type { State, Told } from './types.ts';
import type { World } from './world.ts';

export class Notices {
  readonly #world: Pick<World, 'nextFrame'>;
  readonly #build: () => State;
  readonly #listeners = new Set<(state: State) => void>();
  readonly #hearers = new Set<(event: Told) => void>();
  #state: State | undefined;
  #told: Told[] = [];
  #isWaiting = false;

  constructor(world: Pick<World, 'nextFrame'>, build: () => State) {
    this.#world = world;
    this.#build = build;
  }

  /** The same object until the next change is told. */
  get state(): State {
    return (this.#state ??= this.#build());
  }

  subscribe(listener: (state: State) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  hear(hearer: (event: Told) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  changed(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#world.nextFrame(() => this.#flush());
  }

  told(event: Told): void {
    if (this.#hearers.size > 0) this.#told.push(event);
    this.changed();
  }

  #flush(): void {
    this.#isWaiting = false;
    this.#state = this.#build();
    const told = this.#told;
    this.#told = [];
    for (const listener of this.#listeners) listener(this.#state);
    for (const event of told) for (const hearer of this.#hearers) hearer(event);
  }
}
