/** What an item names, where its words are things and no order. */
import type { Kind } from './kinds.ts';
import { kindOfNouns } from './nouns.ts';
import { articles, isCount, prepositions } from './small-words.ts';
import type { Token } from './tokens.ts';

export const wordsOf = (tokens: readonly Token[]): string[] => tokens.map(({ lower }) => lower);

/** What is named first, up to what it is for, about or from. */
export function firstPhrase(tokens: readonly Token[]): Token[] {
  const begin = tokens.findIndex(({ lower }) => !articles.has(lower));
  const from = Math.max(begin, 0);
  const phrase = tokens.slice(from);
  const length = phrase.findIndex(
    ({ lower, breaks }, n) =>
      // "2 or 3 ideas" are ideas.
      n > 0 && (breaks || (ends(lower) && !(lower === 'or' && isCount(phrase[n + 1]?.lower ?? '')))),
  );
  return length < 0 ? phrase : phrase.slice(0, length);
}

const ends = (word: string): boolean =>
  prepositions.has(word) || /^(?:that|so|because|who|which|how|why|when|and|or)$/u.test(word);

/** An item without a verb is what it names. */
export function kindOfThing(tokens: readonly Token[]): Kind | undefined {
  // What somebody wants, does or says is not what the item wants.
  const upTo = tokens.findIndex(({ lower }) =>
    /^(?:who|which|that|because|after|before|since|until|till|during)$/u.test(lower),
  );
  return (
    kindOfNouns(wordsOf(firstPhrase(tokens))) ??
    kindOfNouns(wordsOf(upTo < 0 ? tokens : tokens.slice(0, upTo)))
  );
}
