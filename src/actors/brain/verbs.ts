/** The verb that an item opens with. */
import type { Kind } from './kinds.ts';
import { prepositions } from './small-words.ts';
import { fixed, nounsToo, open, type Told } from './verb-words.ts';

export interface Verb {
  words: string;
  /** What it asks for, whatever its object or without one. */
  kind: Kind;
  told: readonly Told[];
  /** With how many words the item begins that are its own. */
  length: number;
}

const table = new Map<string, Verb>();
const enter = (words: string, kind: Kind, told: readonly Told[]): void => {
  for (const word of words.split('|').map((one) => one.trim())) {
    table.set(word, { words: word, kind, told, length: word.split(' ').length });
  }
};
for (const [kind, words] of Object.entries(fixed)) enter(words, kind as Kind, []);
for (const { words, alone, told } of open) enter(words, alone, told);

/** Verbs of one word, in the form that orders. */
export const isVerb = (word: string): boolean => table.has(word);

const longest = 5;

/** @returns the longest verb that these words begin with. */
export function verbAt(words: readonly string[], at = 0): Verb | undefined {
  for (let length = longest; length > 0; length -= 1) {
    if (at + length > words.length) continue;
    const verb = table.get(words.slice(at, at + length).join(' '));
    if (verb) return verb;
  }
  return undefined;
}

const particles = new Set('back up off out in down on away over round together'.split(' '));

/** "take the drill back", "put the bins out": a verb whose second word comes behind its object. */
export function verbApart(words: readonly string[]): Verb | undefined {
  const [first = ''] = words;
  for (let at = 2; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const verb = particles.has(word) ? table.get(`${first} ${word}`) : undefined;
    if (verb) return { ...verb, length: 1 };
    if (prepositions.has(word) && word !== 'of') return undefined;
  }
  return undefined;
}

const stems = [
  [/ies$/u, 'y'],
  [/es$/u, ''],
  [/es$/u, 'e'],
  [/s$/u, ''],
  [/ied$/u, 'y'],
  [/(.)\1ed$/u, '$1'],
  [/ed$/u, ''],
  [/ed$/u, 'e'],
  [/(.)\1ing$/u, '$1'],
  [/ing$/u, ''],
  [/ing$/u, 'e'],
] as const;

/** @returns the verb of which a word is the form in -ing. */
export const verbOfGerund = (word: string): Verb | undefined =>
  stems
    .filter(([ending]) => ending.source.includes('ing'))
    .map(([ending, stem]) => (ending.test(word) ? table.get(word.replace(ending, stem)) : undefined))
    .find((verb) => verb !== undefined);

/** Whether a word is a form of such a verb, apart from the one that orders. */
export const isInflected = (word: string): boolean =>
  stems.some(([ending, stem]) => ending.test(word) && table.has(word.replace(ending, stem)));

export const isNounToo = (word: string): boolean => nounsToo.has(word);
