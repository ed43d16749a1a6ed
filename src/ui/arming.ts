/** A card that has just come, or that others have pushed elsewhere, takes no answer: it may have been meant for them. */

/** Milliseconds until it does. */
const armMs = 400;

interface Place {
  /** All that stands above a card, and the card itself. */
  above: string;
  /** On the clock of the page. */
  movedAt: number;
}

export class Arming {
  #places = new Map<string, Place>();

  /** Notes where the cards stand now, from above. @param parts how many rows each has */
  lay(cards: readonly { key: string; parts: number }[], now: number): void {
    const places = new Map<string, Place>();
    let above = '';
    for (const { key, parts } of cards) {
      above += `${key} ${parts}\n`;
      const before = this.#places.get(key);
      places.set(key, before?.above === above ? before : { above, movedAt: now });
    }
    this.#places = places;
  }

  takes(key: string, now: number): boolean {
    const place = this.#places.get(key);
    return place !== undefined && now - place.movedAt >= armMs;
  }
}
