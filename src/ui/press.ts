/** A press on a button ends where it began: what would move the button waits for it. */

const ends = ['pointerup', 'pointercancel', 'blur'] as const;
/** Milliseconds behind the end of a press in which its click comes; a finger's comes later than a mouse's. */
const clickMs = 50;

export class Press {
  #over: Promise<void> | undefined;

  /** Resolves when nothing is pressed, after the click that a press ends in. */
  get over(): Promise<void> {
    return this.#over ?? Promise.resolve();
  }

  readonly begin = ({ button, isPrimary }: PointerEvent): void => {
    if (button !== 0 || !isPrimary) return;
    this.#over ??= new Promise((resolve) => {
      const end = (): void => {
        for (const name of ends) removeEventListener(name, end, { capture: true });
        setTimeout(() => {
          this.#over = undefined;
          resolve();
        }, clickMs);
      };
      // The page around may keep it from coming further.
      for (const name of ends) addEventListener(name, end, { capture: true });
    });
  };
}
