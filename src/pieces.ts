/** A text put together from very many pieces. */

/** Pieces that are joined at a time. */
const batch = 4_096;

/** Joins as it goes: a list of a million pieces would outlive all of them, and be larger than the text. */
export class Pieces {
  readonly #separator: string;
  readonly #joined: string[] = [];
  #open: string[] = [];

  constructor(separator: string) {
    this.#separator = separator;
  }

  add(piece: string): void {
    this.#open.push(piece);
    if (this.#open.length < batch) return;
    this.#joined.push(this.#open.join(this.#separator));
    this.#open = [];
  }

  /** All that was added so far. */
  text(): string {
    const open = this.#open.length === 0 ? [] : [this.#open.join(this.#separator)];
    return [...this.#joined, ...open].join(this.#separator);
  }
}
