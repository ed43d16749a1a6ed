/** A card that has just come, or that may have been pushed elsewhere, takes no answer: it may have been meant for another. */

/** Milliseconds until it does. */
const armMs = 400;

export class Arming {
  #laid: readonly string[] = [];
  /** When each card came or was last moved, on the clock of the page. */
  #movedAt = new Map<string, number>();

  /** Notes where the cards stand now, from above: what only comes below the others moves none. @param parts how many rows each has */
  lay(cards: readonly { key: string; parts: number }[], now: number): void {
    const laid = cards.map(({ key, parts }) => `${key} ${parts}`);
    const stay = this.#laid.every((card, n) => card === laid[n]);
    this.#movedAt = new Map(
      cards.map(({ key }) => [key, (stay ? this.#movedAt.get(key) : undefined) ?? now]),
    );
    this.#laid = laid;
  }

  takes(key: string, now: number): boolean {
    const movedAt = this.#movedAt.get(key);
    return movedAt !== undefined && now - movedAt >= armMs;
  }
}
