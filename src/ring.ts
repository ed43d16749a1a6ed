/** Picking crows in turn: core first, then borrowed, each round its own ring. */

export interface Picking {
  /** The nest's core; empty for the nest whose crows come from the whole flock. */
  core: readonly string[];
  roster: readonly string[];
  /** Crows that may not take it. */
  without: ReadonlySet<string>;
  isFree: (crow: string) => boolean;
  /** Where each ring stands: the name that is looked at first. */
  pointers: { core: string | undefined; borrow: string | undefined };
}

export interface Picked {
  crow: string;
  borrowed: boolean;
  pointers: Picking['pointers'];
}

/**
 * The next crow: the first free one from the ring's pointer on, or, with none free, the first that may take it.
 * Borrowed only when the core has no crow left that may; undefined when the whole flock has none.
 */
export function pick({ core, roster, without, isFree, pointers }: Picking): Picked | undefined {
  const own = core.length > 0 ? core : roster;
  const mine = next(own, pointers.core, without, isFree);
  if (mine !== undefined)
    return { crow: mine, borrowed: false, pointers: { ...pointers, core: after(own, mine) } };
  // Round the whole roster, whichever nest borrows: the pointer may stand on a crow of this one's core.
  const lent = next(roster, pointers.borrow, new Set([...without, ...own]), isFree);
  if (lent === undefined) return undefined;
  return { crow: lent, borrowed: true, pointers: { ...pointers, borrow: after(roster, lent) } };
}

function next(
  ring: readonly string[],
  from: string | undefined,
  without: ReadonlySet<string>,
  isFree: (crow: string) => boolean,
): string | undefined {
  const start = Math.max(0, from === undefined ? 0 : ring.indexOf(from));
  const able = [...ring.slice(start), ...ring.slice(0, start)].filter((crow) => !without.has(crow));
  return able.find(isFree) ?? able[0];
}

function after(ring: readonly string[], crow: string): string | undefined {
  return ring[(ring.indexOf(crow) + 1) % ring.length];
}
