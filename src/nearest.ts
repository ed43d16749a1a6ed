/** What a person most likely meant by a word nobody knows. */

/** The known word that takes the fewest changes, if these are few for its length. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const close = known
    .map((one) => ({ one, changes: changesBetween(word.toLowerCase(), one) }))
    .filter(({ one, changes }) => changes <= Math.min(3, Math.floor(Math.max(one.length, word.length) / 2)))
    .toSorted((a, b) => a.changes - b.changes);
  return close[0]?.one ?? known.find((one) => word.length > 1 && one.startsWith(word.toLowerCase()));
}

/** Letters to add, drop, change or swap with a neighbour to get from one word to the other. */
function changesBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
