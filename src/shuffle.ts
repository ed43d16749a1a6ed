/** An order that no one chose: the same for the same seed, for ever, so that a record of the seed is a record of it. */

/** @param salt sets one shuffle apart from another of the same seed. */
export function shuffle<T>(things: readonly T[], seed: number, salt: number): T[] {
  const next = chance(seed ^ Math.imul(salt, 0x9e3779b1));
  const shuffled = [...things];
  for (let i = shuffled.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
  }
  return shuffled;
}

/** Numbers from 0 up to 1, well mixed from 32 bits of state. */
function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
