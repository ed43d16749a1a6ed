/** Which items of a list may go into work. */
import type { Ready } from './item.ts';

interface AtWork {
  /** Approved and not yet in work, lowest number first. */
  ready: readonly Ready[];
  working: readonly number[];
  items_in_work: number;
}

/**
 * Items that may go into work now: in order, those whose work the budget has room for beside what is in work. With
 * nothing in work the first goes in any case, and flies as cheaply as it has to.
 */
export function nextIn(
  { ready, working, items_in_work }: AtWork,
  prospect: (owner: string) => number,
): number[] {
  const next: number[] = [];
  let kept = 0;
  for (const { n, cost, elder } of ready) {
    if (working.length + next.length >= items_in_work) break;
    const isFirst = working.length + next.length === 0;
    if (!isFirst && cost > prospect(`${n}/elder`) - kept) continue;
    next.push(n);
    kept += elder;
  }
  return next;
}
