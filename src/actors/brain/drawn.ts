/** Lines for an item that wants several, each crow's from another place of the pool. */
import { roster } from '../../personas.ts';
import { namePools } from './name-pools.ts';
import { pools } from './pools.ts';
import type { PoolKind } from './forms.ts';

/** So many lines make an answer. */
const each = 3;

/**
 * @param turn where the item begins in the pool; a redo begins elsewhere.
 * @returns the lines of that crow, other ones than its neighbours draw.
 */
export function linesFor(kind: PoolKind, text: string, crow: string, turn: number): readonly string[] {
  const pool = kind === 'names' ? namePools[poolOf(text)] : pools[kind].lines;
  const from = turn + Math.max(roster.indexOf(crow), 0) * each;
  return Array.from({ length: each }, (_, n) => pool[(from + n) % pool.length] ?? '');
}

const places =
  /\b(?:caf[eé]|shop|bakery|bar|pub|restaurant|salon|house|boat|hall|store|studio|street|company|business|firm|allotment|cottage|farm|stall|room)\b/iu;
const groups = /\b(?:band|team|choir|club|group|gang|league|crew|quiz|troupe|ensemble|party)\b/iu;
const animals =
  /\b(?:cat|kitten|dog|puppy|rabbit|bunny|hamster|guinea pig|tortoise|horse|pony|hen|chickens?|parrot|budgie|goldfish|fish|pet|goat|lamb|donkey|duck|baby|doll|teddy)\b/iu;

function poolOf(text: string): keyof typeof namePools {
  if (animals.test(text)) return 'pet';
  return groups.test(text) ? 'group' : places.test(text) ? 'place' : 'tool';
}

/** What is announced, and what follows. A pet's name is never taken. */
export const namesFound = (text: string): { what: string; ends: readonly string[] } => ({
  what: 'three names',
  ends: [
    '“{1}” is easy to say and to spell.',
    poolOf(text) === 'pet'
      ? 'Call “{1}” across a room before you decide.'
      : 'Look up whether “{1}” is taken.',
  ],
});
