/** A press that has begun ends where it began: what would move things waits for it. */

const ends = ['pointerup', 'pointercancel'] as const;

export class Press {
  #over: Promise<void> | undefined;

  /** Resolves when nothing is pressed, after the click that a press ends in. */
  get over(): Promise<void> {
    return this.#over ?? Promise.resolve();
  }

  readonly begin = (): void => {
    this.#over ??= new Promise((resolve) => {
      const end = (): void => {
        for (const name of ends) removeEventListener(name, end);
        // The click comes after the pointer, in the same task.
        setTimeout(() => {
          this.#over = undefined;
          resolve();
        });
      };
      for (const name of ends) addEventListener(name, end);
    });
  };
}
