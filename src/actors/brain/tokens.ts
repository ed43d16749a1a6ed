/** A line as its words, each with what stands between it and the one before. */
import { isTitle } from './small-words.ts';

export interface Token {
  /** As it was typed. */
  word: string;
  lower: string;
  start: number;
  end: number;
  /** What stands before it, up to the word before. */
  gap: string;
  /** A mark before it ends every phrase. */
  breaks: boolean;
  /** Begins with a capital where no sentence begins. */
  name: boolean;
  /** Somebody's: what follows is theirs. */
  owner: boolean;
}

const wordPattern = /[\p{L}\p{N}£$€][\p{L}\p{M}\p{N}'’&./-]*/gu;

export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let upTo = 0;
  for (const { 0: found, index } of line.matchAll(wordPattern)) {
    const word = trimmed(found);
    const gap = line.slice(upTo, index);
    const before = tokens.at(-1);
    // The full stop of "Prof." ends nothing.
    const titled = before !== undefined && isTitle(before.lower) && gap.trim() === '.';
    const sentence = before === undefined || (!titled && /[.!?:]\s/u.test(gap));
    tokens.push({
      word,
      lower: word.toLowerCase().replaceAll('’', "'"),
      start: index,
      end: index + word.length,
      gap,
      breaks: before === undefined || (!titled && gap.trim() !== ''),
      name: !sentence && /^\p{Lu}/u.test(word) && !/^I(?:['’]|$)/u.test(word),
      owner: /\p{L}['’]s$|s['’]$/u.test(word) && !isContracted(word),
    });
    upTo = index + word.length;
  }
  return tokens;
}

/** Ends of sentences, and quotation marks that close, are no part of a word; "…s'" owns something. */
function trimmed(word: string): string {
  let end = word.length;
  while (end > 1 && /['’&./-]/u.test(word[end - 1] ?? '')) end -= 1;
  return word.slice(0, end).endsWith('s') && /^['’]/u.test(word.slice(end))
    ? word.slice(0, end + 1)
    : word.slice(0, end);
}

const isContracted = (word: string): boolean =>
  /^(?:it|that|what|he|she|let|here|there|who|where|how|when)['’]s$/iu.test(word);
