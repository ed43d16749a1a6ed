/**
 * The lines of a paste as places in its cleaned text. Takes off and puts in front, and knows nothing of what a line
 * says.
 */

/** A line of the paste, or what is left of one. */
export interface Line {
  /** Line of the paste, counted from 0. */
  no: number;
  /** Where `text` begins in the cleaned paste. */
  at: number;
  text: string;
}

/** Lines joined again, for shapes that do not go by lines. */
export interface Joined {
  text: string;
  /** The line that holds a place of `text`. */
  lineAt(place: number): number;
  /** A place of `text` in the cleaned paste. */
  placeOf(place: number): number;
}

interface Places {
  /** Where each line begins and ends in the cleaned paste. */
  starts: Int32Array;
  ends: Int32Array;
  /** Spaces in front of each that stand for tabs of the paste; absent if there are none anywhere. */
  spaces?: Int32Array | undefined;
}

/**
 * Lines that follow on each other, kept as places: a paste can have a million, and an object for each would live
 * until the last of them is read. A text is cut out where it is asked for.
 */
export class Lines {
  readonly length: number;
  readonly #cleaned: string;
  /** Line of the paste that the first one is. */
  readonly #first: number;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  readonly #spaces: Int32Array | undefined;

  private constructor(cleaned: string, first: number, { starts, ends, spaces }: Places) {
    this.length = starts.length;
    this.#cleaned = cleaned;
    this.#first = first;
    this.#starts = starts;
    this.#ends = ends;
    this.#spaces = spaces;
  }

  static of(cleaned: string): Lines {
    let count = 1;
    for (let end = cleaned.indexOf('\n'); end !== -1; end = cleaned.indexOf('\n', end + 1)) count++;
    const starts = new Int32Array(count);
    const ends = new Int32Array(count);
    let start = 0;
    for (let index = 0; index < count; index++) {
      const end = cleaned.indexOf('\n', start);
      starts[index] = start;
      ends[index] = end === -1 ? cleaned.length : end;
      start = end + 1;
    }
    return new Lines(cleaned, 0, { starts, ends });
  }

  /** The text of a line; empty where there is none. */
  text(index: number): string {
    const text = this.#cleaned.slice(this.#starts[index] ?? 0, this.#ends[index] ?? 0);
    const spaces = this.#spaces?.[index] ?? 0;
    return spaces === 0 ? text : ' '.repeat(spaces) + text;
  }

  at(index: number): Line | undefined {
    const start = this.#starts[index];
    if (start === undefined) return undefined;
    const at = start - (this.#spaces?.[index] ?? 0);
    return { no: this.#first + index, at, text: this.text(index) };
  }

  some(test: (text: string) => boolean): boolean {
    return this.findIndex(test) !== -1;
  }

  /** The first line at or after `from` that passes; -1 for none. */
  findIndex(test: (text: string) => boolean, from = 0): number {
    for (let index = from; index < this.length; index++) if (test(this.text(index))) return index;
    return -1;
  }

  findLastIndex(test: (text: string) => boolean): number {
    let index = this.length - 1;
    while (index >= 0 && !test(this.text(index))) index--;
    return index;
  }

  slice(from: number, to: number): Lines {
    return new Lines(this.#cleaned, this.#first + from, {
      starts: this.#starts.subarray(from, to),
      ends: this.#ends.subarray(from, to),
      spaces: this.#spaces?.subarray(from, to),
    });
  }

  /**
   * The lines with `lengths` characters less in front.
   * @param spaces to be put there instead
   */
  cut(lengths: Int32Array, spaces?: Int32Array): Lines {
    const before = this.#spaces;
    const starts = this.#starts.map((start, index) => {
      return start + Math.max((lengths[index] ?? 0) - (before?.[index] ?? 0), 0);
    });
    const left = before?.map((count, index) => Math.max(count - (lengths[index] ?? 0), 0));
    return new Lines(this.#cleaned, this.#first, { starts, ends: this.#ends, spaces: spaces ?? left });
  }

  /** The same lines, to be changed with `cutAt`. */
  copy(): Lines {
    return this.cut(new Int32Array(0));
  }

  /** Takes characters off the front of one line, where it stands. */
  cutAt(index: number, length: number): void {
    const spaces = this.#spaces?.[index] ?? 0;
    this.#starts[index] = (this.#starts[index] ?? 0) + Math.max(length - spaces, 0);
    if (this.#spaces !== undefined) this.#spaces[index] = Math.max(spaces - length, 0);
  }

  join(): Joined {
    return this.#isWhole() ? this.#asItStands() : this.#joined();
  }

  /** Nothing was taken off, so that the lines stand in the paste as they are. */
  #isWhole(): boolean {
    if (this.#spaces !== undefined) return false;
    for (let index = 1; index < this.length; index++) {
      if (this.#starts[index] !== (this.#ends[index - 1] ?? 0) + 1) return false;
    }
    return true;
  }

  #asItStands(): Joined {
    const from = this.#starts[0] ?? 0;
    return {
      text: this.#cleaned.slice(from, this.#ends.at(-1) ?? 0),
      lineAt: (place) => this.#first + lastUpTo(this.#starts, from + place),
      placeOf: (place) => from + place,
    };
  }

  #joined(): Joined {
    const starts = new Int32Array(this.length);
    const texts: string[] = [];
    let length = 0;
    for (let index = 0; index < this.length; index++) {
      const text = this.text(index);
      starts[index] = length;
      length += text.length + 1;
      texts.push(text);
    }
    return {
      text: texts.join('\n'),
      lineAt: (place) => this.#first + lastUpTo(starts, place),
      placeOf: (place) => {
        const index = lastUpTo(starts, place);
        const at = (this.#starts[index] ?? 0) - (this.#spaces?.[index] ?? 0);
        return at + place - (starts[index] ?? 0);
      },
    };
  }
}

/** The last of rising places that is not above `place`. */
function lastUpTo(places: Int32Array, place: number): number {
  let low = 0;
  let high = places.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((places[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
