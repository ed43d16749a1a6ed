/** What an item is about: its noun phrases, the best one first. No grammar is known here, only what nouns stand behind. */
import { isKnownNoun, singular } from './nouns.ts';
import { ordering, type Opening } from './opening.ts';
import {
  adjectives,
  articles,
  askers,
  auxiliaries,
  isCount,
  isSmall,
  isTime,
  isTitle,
  ingNouns,
  nounsToo,
  placeholders,
  prepositions,
  pronouns,
} from './small-words.ts';
import { tokensOf, type Token } from './tokens.ts';
import { isInflected, isNounToo, isVerb } from './verbs.ts';

export interface Topic {
  /** As it can stand in a sentence: "the hall hire", "Lisbon", "library books". */
  spoken: string;
  /** The same without an article. */
  bare: string;
  /** Begins with a capital wherever it stands. */
  name: boolean;
  score: number;
}

/** Longer phrases lose their first words: the noun comes last. */
const longest = 3;
/** So many words are looked at; an item that needs more than that is about its first ones. */
const enough = 300;

/** @param notes what stands below the item; it counts less. */
export function topicsOf({ tokens, rest, verb }: Opening, notes = ''): Topic[] {
  // Behind "learn to" stands what is done, and then to what.
  const behind = verb?.kind === 'howto' && verb.words.endsWith(' to') ? rest.slice(1) : rest;
  const head = phrasesIn(verb ? behind : tokens, verb !== undefined, tokens.length);
  const below = phrasesIn(tokensOf(notes).slice(0, enough), false, enough).map((one) => ({
    ...one,
    score: one.score - 5,
  }));
  const found = new Map<string, Topic>();
  for (const one of [...head, ...below]) {
    const key = one.bare
      .split(' ')
      .map((word) => singular(word.toLowerCase()))
      .join(' ');
    if ((found.get(key)?.score ?? -Infinity) < one.score) found.set(key, one);
  }
  return [...found.values()].toSorted((a, b) => b.score - a.score);
}

function phrasesIn(all: readonly Token[], behindVerb: boolean, length: number): Topic[] {
  const tokens = all.slice(0, enough);
  const topics: Topic[] = [];
  let run: Token[] = [];
  let begin = 0;
  const close = (next: number): void => {
    const topic = phrase(run, tokens, begin, behindVerb && isFirst(tokens, begin));
    if (topic) topics.push({ ...topic, score: topic.score - next / Math.max(length, 8) });
    run = [];
  };
  for (const [at, token] of tokens.entries()) {
    const titled = isTitle(token.lower) && tokens[at + 1]?.name === true;
    if (token.breaks && !isTitle(tokens[at - 1]?.lower ?? '')) close(at);
    const noun = titled || (token.owner ? token.name && isNamed(tokens[at + 1]) : isNoun(token, tokens, at));
    if (!noun) close(at);
    else {
      if (run.length === 0) begin = at;
      run.push(token);
    }
  }
  close(tokens.length);
  return topics;
}

/** "Bell's Bakery" is one name, "Bell's ladder" is not. */
const isNamed = (next: Token | undefined): boolean => next !== undefined && next.name && !next.breaks;

/** Nothing but articles, numbers and adjectives stands between the verb and this. */
const isFirst = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(0, at)
    .every(
      ({ lower, owner }, n) =>
        (n === 0 || !tokens[n]?.breaks) &&
        (owner || articles.has(lower) || isCount(lower) || adjectives.has(lower)),
    );

/** Scripts whose words nobody here can tell apart. */
const foreign = /[^\p{Script=Latin}\p{N}\p{M}\p{P}\p{S}]/u;

const standsBehindArticle = (tokens: readonly Token[], at: number): boolean => {
  for (let n = at; n > 0 && !tokens[n]?.breaks; n -= 1) {
    const before = tokens[n - 1];
    if (before === undefined) return false;
    if (before.owner || articles.has(before.lower)) return true;
    if (!isCount(before.lower) && !adjectives.has(before.lower)) return false;
  }
  return false;
};

/** Whether a word can be a thing where it stands. */
function isNoun(token: Token, tokens: readonly Token[], at: number): boolean {
  const { lower, name, word } = token;
  if (foreign.test(word)) return true;
  if (
    placeholders.has(lower) ||
    word.length > 40 ||
    /^(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/u.test(word)
  )
    return false;
  const before = token.breaks ? undefined : tokens[at - 1];
  const behindArticle = standsBehindArticle(tokens, at);
  // "Thirty Years’ War"
  if (name && isCount(lower) && isNamed(tokens[at + 1])) return true;
  if (isTime(lower)) return isTimeOfIts(token, tokens, at);
  if (isSmall(lower)) return nounsToo.has(lower) && behindArticle && !goesOn(tokens, at);
  if (word.length < 3 && !/^\p{Lu}{2}$/u.test(word)) return false;
  if (name) return true;
  if (before === undefined) return !orders(tokens, at);
  if (behindArticle) return !(/^(?:that|which|who)$/u.test(before.lower) && /[^s]s$|ed$/u.test(lower));
  if (pronouns.has(before.lower)) return false;
  if (auxiliaries.has(before.lower)) return isSubject(tokens, at) && !/(?:ed|en|ing)$/u.test(lower);
  if (before.lower === 'to') return !isVerb(lower) || (isNounToo(lower) && !goesOn(tokens, at));
  if (isKnownNoun(lower) && !goesOn(tokens, at)) return true;
  if (/(?:ed|en|s)$/u.test(lower) && isInflected(lower) && !isNounToo(stemOf(lower))) return false;
  return !(isVerb(lower) && (goesOn(tokens, at) || !isNounToo(lower)));
}

/** "ski weekend", "rainy Sunday" and "Sunday lunch" are things; a day alone is not. */
function isTimeOfIts(token: Token, tokens: readonly Token[], at: number): boolean {
  const before = token.breaks ? undefined : tokens[at - 1];
  const next = tokens[at + 1];
  if (before && adjectives.has(before.lower)) return true;
  if (before && !token.name && !isSmall(before.lower) && !before.name && !isVerb(before.lower)) return true;
  return next !== undefined && !next.breaks && !next.name && !isSmall(next.lower) && !isVerb(next.lower);
}

/** What a question is about stands behind its first verb: "why is bread …", "do cats …". */
function isSubject(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  if (/^(?:have|has|had|having)$/u.test(before)) return true;
  const asker = tokens[at - 2]?.lower;
  return at === 1 || asker === undefined || /^(?:why|how|when|where|what|who)$/u.test(asker);
}

/** An order in the middle of a line: behind a comma, with its object. */
function orders(tokens: readonly Token[], at: number): boolean {
  const { lower = '' } = tokens[at] ?? {};
  if (!isVerb(lower) || ordering(tokens, at) === undefined) return false;
  const next = tokens[at + 1];
  if (!isNounToo(lower) || goesOn(tokens, at)) return true;
  return next !== undefined && !next.breaks && (isPlural(next.lower) || isKnownNoun(next.lower));
}

const stemOf = (word: string): string => word.replace(/(?:ed|s)$/u, '');

/** Words behind that belong to it: it does something with them. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined || next.breaks) return false;
  return articles.has(next.lower) || pronouns.has(next.lower) || askers.has(next.lower) || next.name;
}

function phrase(
  run: readonly Token[],
  tokens: readonly Token[],
  begin: number,
  first: boolean,
): Topic | undefined {
  let words = [...run];
  const before = begin > 0 && !run[0]?.breaks ? tokens[begin - 1] : undefined;
  const behindArticle = begin > 0 && standsBehindArticle(tokens, begin);
  while (words.length > 0 && isWeakEnd(words.at(-1), words.length, behindArticle || first))
    words = words.slice(0, -1);
  words = words.slice(-longest);
  const last = words.at(-1);
  if (last === undefined || isCutOff(words, tokens)) return undefined;
  const name = words.every((one) => one.name || isTitle(one.lower));
  const counted = before !== undefined && isCount(before.lower);
  const known = isKnownNoun(last.lower);
  const score =
    (behindArticle ? 3 : 0) +
    (first ? 4 : 0) +
    (name ? 2 : 0) +
    (known ? 2 : 0) +
    (before && prepositions.has(before.lower) ? -1 : 0) +
    (last.word.length >= 5 ? 1 : 0) +
    (words.length > 1 ? 1 : 0);
  const bare = written(words, tokens);
  const plain =
    name ||
    foreign.test(last.word) ||
    (isPlural(last.lower) && (!behindArticle || counted)) ||
    isForeignName(words, tokens);
  return { bare, spoken: plain ? bare : `the ${bare}`, name, score };
}

/** An adjective alone is no thing, unless an article says so. */
function isWeakEnd(token: Token | undefined, length: number, behindArticle: boolean): boolean {
  if (token === undefined || token.name) return false;
  if (isTitle(token.lower)) return true;
  if (isTime(token.lower)) return length === 1;
  return (adjectives.has(token.lower) || describes(token.lower)) && !(behindArticle && length === 1);
}

const describes = (word: string): boolean =>
  (/(?:ful|less|ous|able|ible)$/u.test(word) &&
    word.length > 5 &&
    !/(?:table|vegetable|cable)$/u.test(word)) ||
  (word.endsWith('ed') && isInflected(word) && !isKnownNoun(word)) ||
  (word.endsWith('ing') && word.length > 5 && !isKnownNoun(word) && !ingNouns.has(word));

const isPlural = (word: string): boolean => word.endsWith('s') && !/(?:ss|us|is)$/u.test(word);

/** With a small first letter, where only the beginning of the line made it large. */
function written(words: readonly Token[], tokens: readonly Token[]): string {
  const [first] = words;
  const begins = first !== undefined && first === tokens[0] && !first.name;
  return words
    .map(({ word, lower }, n) =>
      n === 0 && begins && !isForeignName(words, tokens) && !/^\p{Lu}{2}/u.test(word) ? lower : word,
    )
    .join(' ');
}

/** "Related work" begins with a word that says nothing alone. */
function isCutOff(words: readonly Token[], tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  if (words.length !== 1 || words[0] !== first || second === undefined || second.breaks) return false;
  return placeholders.has(second.lower) || (second.lower === 'work' && !isKnownNoun(words[0]?.lower ?? ''));
}

/** A capital at the beginning may be a name's; only a noun that is known, or one that goes on small, is made small. */
const isForeignName = (words: readonly Token[], tokens: readonly Token[]): boolean => {
  const [first, second] = words;
  return (
    first !== undefined &&
    first === tokens[0] &&
    /^\p{Lu}/u.test(first.word) &&
    !isKnownNoun(first.lower) &&
    !(second !== undefined && /^\p{Ll}/u.test(second.word))
  );
};
