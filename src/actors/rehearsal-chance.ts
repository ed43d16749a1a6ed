/** Chance that comes out the same each time: numbers drawn from a text, never from the clock or the system. */

export interface Chance {
  /** From 0 up to but not 1. */
  next(): number;
  /** A whole number from 0 up to but not `below`. */
  int(below: number): number;
  pick<T>(from: readonly T[]): T;
}

/** 32 bits that depend on every character (FNV-1a, stirred). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** @returns a new sequence; the same text gives the same one (mulberry32). */
export function chanceFrom(text: string): Chance {
  let state = hash(text);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    next,
    int,
    pick(from) {
      const one = from[int(from.length)];
      if (one === undefined) throw new RangeError('There is nothing to pick from.');
      return one;
    },
  };
}

/** JSON with its keys in order, so that the same request is the same text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
