/** The words an item is about, for taking them up and for seeing who did. */
import { isSmall } from './brain/small-words.ts';
import { tokensOf } from './brain/tokens.ts';
import { ordering } from './brain/opening.ts';

/** Longer texts tell nothing more. */
const enough = 4_000;

/** @returns its content words, in its order, at most so many; all words if none has content. */
export function keysOf(text: string, most: number): string[] {
  const tokens = tokensOf(text.slice(0, enough));
  const verb = ordering(tokens);
  const kept = tokens
    .slice(verb?.length ?? 0)
    .filter(({ lower, word }) => !isSmall(lower) && word.length > 1 && word.length < 40);
  return [...new Set((kept.length > 0 ? kept : tokens).map(({ word }) => word))].slice(0, most);
}
