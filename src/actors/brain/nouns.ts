/**
 * Nouns that tell what kind of work an item is, if its verb doesn't. Two words count before one, and what only frames
 * the rest ("note", "text", "list") comes last.
 */
import type { Kind } from './kinds.ts';
import { frames, pairs, singles } from './noun-words.ts';
import { isCount } from './small-words.ts';

const pairKinds = new Map<string, Kind>();
const singleKinds = new Map<string, Kind>();
const frameKinds = new Map<string, Kind>();
for (const [lists, table] of [
  [pairs, pairKinds],
  [singles, singleKinds],
  [frames, frameKinds],
] as const) {
  for (const [kind, words] of Object.entries(lists)) {
    for (const word of words.split('|').map((one) => one.trim().replaceAll(/\s+/gu, ' '))) {
      (word.includes(' ') ? pairKinds : table).set(word, kind as Kind);
    }
  }
}

/** "parties" and "boxes" and "notes" without their ending. */
export function singular(word: string): string {
  if (/(?:haiku|menu|guru|bio|thank-you)s$|^(?:ads|jds|cvs|dms|faqs)$/u.test(word)) return word.slice(0, -1);
  if (/(?:ss|us|is)$/u.test(word) || word.length < 4) return word;
  if (/[^aeiou]ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:[nr]s|ous|eas|ras|is)es$/u.test(word)) return word.slice(0, -1);
  if (/(?:[sxz]|ch|sh)es$/u.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const look = (table: Map<string, Kind>, word: string): Kind | undefined =>
  table.get(word) ?? table.get(singular(word));

/** Two nouns that are one thing together. */
const pairKind = (one: string, other: string): Kind | undefined =>
  pairKinds.get(`${one} ${other}`) ?? pairKinds.get(`${one} ${singular(other)}`);

export const isPair = (one: string, other: string): boolean => pairKind(one, other) !== undefined;

/** "Two minutes" are no report, and what is put "in my name" is given none. */
const isFigure = (words: readonly string[], at: number): boolean =>
  (words[at] === 'minutes' && isCount(words[at - 1] ?? '')) ||
  (words[at] === 'name' && [words[at - 2], words[at - 3]].includes('in'));

/** What the words of one phrase ask for; the last one that tells decides. */
export function kindOfNouns(words: readonly string[]): Kind | undefined {
  for (let at = words.length - 2; at >= 0; at -= 1) {
    const kind = pairKind(words[at] ?? '', words[at + 1] ?? '');
    if (kind) return kind;
  }
  for (const table of [singleKinds, frameKinds]) {
    for (let at = words.length - 1; at >= 0; at -= 1) {
      const word = words[at] ?? '';
      const kind = isFigure(words, at) ? undefined : look(table, word);
      if (kind) return kind;
    }
  }
  return undefined;
}

/** Whether a word is known to be a thing. */
export const isKnownNoun = (word: string): boolean =>
  look(singleKinds, word) !== undefined || look(frameKinds, word) !== undefined;
