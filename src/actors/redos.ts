/** Which lists do an item of another list once more, so that the other one can name them. */

interface RedoOf {
  list: string;
  n: number;
}

export class Redos {
  readonly #lists = new Map<string, Map<string, number>>();

  /** @param list does `again` once more. */
  add(list: string, again: RedoOf): void {
    const redos = this.#lists.get(again.list) ?? new Map<string, number>();
    this.#lists.set(again.list, redos.set(list, again.n));
  }

  delete(list: string, again: RedoOf): void {
    const redos = this.#lists.get(again.list);
    redos?.delete(list);
    if (redos?.size === 0) this.#lists.delete(again.list);
  }

  /** Lists that do an item of this one once more, oldest first, by the item's number. */
  of(list: string): Map<number, string[]> {
    const found = new Map<number, string[]>();
    for (const [redo, n] of [...(this.#lists.get(list) ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      found.set(n, [...(found.get(n) ?? []), redo]);
    }
    return found;
  }
}
