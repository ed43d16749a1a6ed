/** Fences of code: where one opens and which line closes it. Never looks at what stands inside. */

const fence = /^[ \t]*([-*+][ \t]+(?:\[[ xX]\][ \t]+)?)?(`{3,}|~{3,})(.*)$/s;

interface Fence {
  sign: string;
  size: number;
  /** Nothing stands beside it, so it can close another. */
  bare: boolean;
}

export function readFence(text: string): Fence | undefined {
  if (!/^[ \t]*[-+*`~]/.test(text)) return undefined;
  const [, bullet = '', run, info = ''] = fence.exec(text) ?? [];
  if (run === undefined || (run.startsWith('`') && info.includes('`'))) return undefined;
  return { sign: run.charAt(0), size: run.length, bare: bullet === '' && info.trim() === '' };
}

/**
 * For each line that opens a fence, the line that closes it: the next bare fence of its sign that is as long.
 * One walk from the end, keeping only fences no later one is shorter than, so that a thousand open fences cost
 * no more than one.
 */
export function closersOf(count: number, textOf: (index: number) => string): Map<number, number> {
  const closers = new Map<number, number>();
  const after: Record<string, { size: number; index: number }[]> = { '`': [], '~': [] };
  for (let index = count - 1; index >= 0; index--) {
    const found = readFence(textOf(index));
    const later = found === undefined ? undefined : after[found.sign];
    if (found === undefined || later === undefined) continue;
    let low = 0;
    let high = later.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((later[middle]?.size ?? 0) >= found.size) low = middle + 1;
      else high = middle;
    }
    const closer = later[low - 1];
    if (closer !== undefined) closers.set(index, closer.index);
    if (!found.bare) continue;
    later.length = low;
    // One of the same size further down is never nearer.
    if (later.at(-1)?.size === found.size) later.pop();
    later.push({ size: found.size, index });
  }
  return closers;
}
