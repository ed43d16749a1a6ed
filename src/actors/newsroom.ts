/**
 * Has lists say what others counted: in the order in which it was counted, whichever lists say it, and before anything
 * is asked by it. A list that sleeps is woken for it.
 */
import type { Shell } from './shell.ts';

export interface NewsroomOptions {
  /** Unfinished lists that have something to say. */
  untold: () => string[];
  shell: (list: string) => Shell | undefined;
  /** Wakes a list, or says why it can't be. */
  open: (list: string) => Promise<void>;
  /** Nothing is woken any more. */
  isClosing: () => boolean;
  /** All lists that slept have told theirs. */
  caughtUp: () => void;
}

export class Newsroom {
  readonly #options: NewsroomOptions;
  #isBehind = false;

  constructor(options: NewsroomOptions) {
    this.#options = options;
  }

  /** True while lists are woken that have to say what moved: nothing may be asked by it yet. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  tell(): void {
    const { untold, shell, isClosing } = this.#options;
    const lists = untold();
    const asleep = lists.filter((list) => !shell(list));
    if (asleep.length > 0 && !isClosing()) void this.#catchUp(asleep);
    if (!this.#isBehind) this.#deliver(lists);
  }

  async #catchUp(asleep: readonly string[]): Promise<void> {
    if (this.#isBehind) return;
    const { untold, open, caughtUp } = this.#options;
    this.#isBehind = true;
    await Promise.all(asleep.map(open));
    this.#isBehind = false;
    this.#deliver(untold());
    caughtUp();
  }

  #deliver(lists: readonly string[]): void {
    const { shell } = this.#options;
    const news = lists.flatMap((list) => {
      const teller = shell(list);
      return teller ? teller.takeNews().map((item) => ({ ...item, teller })) : [];
    });
    for (const { teller, input } of news.toSorted((a, b) => a.id - b.id)) teller.accept(input);
  }
}
