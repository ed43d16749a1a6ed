/** What stands in an item word for word and would be kept: names, numbers, dates, quoted words. Nothing is read into it. */
import { quotedIn, withoutQuotes } from './quotes.ts';
import { isEnglish } from './language.ts';
import { isSmall, isTime, isTitle } from './small-words.ts';
import { flat, short } from './text.ts';
import { tokensOf, type Token } from './tokens.ts';
import { isVerb } from './verbs.ts';

/** Longer texts tell enough at their beginning. */
const enough = 2_000;
const most = 6;
const longest = 40;

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const month = new RegExp(`^(?:(?:${months})[a-z]*|sept)$`, 'u');

/** @returns a line that quotes them, or nothing if the item has none. */
export function factsLine(text: string): string {
  const facts = factsIn(text);
  return facts.length === 0 ? '' : `From your list: ${facts.map((fact) => `“${short(fact)}”`).join(', ')}.`;
}

export function factsIn(text: string): string[] {
  // Elsewhere every noun may have a capital.
  const english = isEnglish(text);
  const begin = text.slice(0, enough);
  const quoted = quotedIn(begin).map((one) => flat(one));
  const found = begin.split('\n').flatMap((line) => factsOfLine(flat(withoutQuotes(line)), english));
  return [...new Set([...quoted, ...found])]
    .filter((one) => one.length <= longest && !/^\d{1,2}$/u.test(one))
    .slice(0, most);
}

/** "4,150" is one number, though a comma stands in it. */
function numbersJoined(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    if (before && isNumber(before) && /^[,:’–-]$/u.test(token.gap) && /^\d/u.test(token.word)) {
      joined[joined.length - 1] = {
        ...before,
        word: `${before.word}${token.gap}${token.word}`,
        end: token.end,
      };
    } else joined.push(token);
  }
  return joined;
}

/** "who drives: Milo, Bea or me": a list of names begins with one. */
const namesListed = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) =>
    at > 0 && /^\p{Lu}\p{Ll}/u.test(token.word) && tokens[at + 1]?.gap === ', '
      ? { ...token, name: true }
      : token,
  );

function factsOfLine(line: string, english: boolean): string[] {
  const tokens = namesListed(numbersJoined(tokensOf(line)));
  const capitals = tokens.filter(({ word }) => /^\p{Lu}/u.test(word)).length;
  // Titles and shouted lines have capitals everywhere.
  const named = english && (capitals <= 2 || capitals * 2 <= tokens.length);
  const facts: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const length = english ? runAt(tokens, at, named) : Number(isNumber(tokens[at]));
    if (length === 0) continue;
    const from = english && isNumbered(tokens, at, length) ? at - 1 : at;
    facts.push(asTyped(line, tokens.slice(from, at + length)));
    at += length - 1;
  }
  return facts;
}

/** How many words from here belong to one fact, or 0. */
function runAt(tokens: readonly Token[], from: number, named: boolean): number {
  const first = tokens[from];
  const goesOn = (at: number): Token | undefined => {
    const next = tokens[at];
    return next === undefined || next.breaks || tokens[at - 1]?.owner === true ? undefined : next;
  };
  if (isNumber(first)) {
    let to = from + 1;
    // "flats 2, 5 and 9"
    while (goesOnCounting(tokens, to)) to += tokens[to]?.lower === 'and' ? 2 : 1;
    if (to - from > 1) return to - from;
    // "14 December", "35 people", "60 mince pies"
    for (let next = goesOn(to); next && to - from < 3 && isCounted(next); next = goesOn(to)) to += 1;
    return to - from;
  }
  if (!named || first === undefined) return 0;
  if (!isName(first) && !(isTitle(first.lower) && tokens[from + 1]?.name === true)) return 0;
  let to = from + 1;
  for (let next = tokens[to]; next && to - from < 4 && joins(tokens, to); next = tokens[to]) to += 1;
  return to - from;
}

const goesOnCounting = (tokens: readonly Token[], at: number): boolean => {
  const [next, behind] = [tokens[at], tokens[at + 1]];
  return next?.lower === 'and'
    ? !next.breaks && isPlain(behind) && behind?.breaks === false
    : isPlain(next) && next?.gap === ', ';
};

/** A number and nothing else. */
const isPlain = (token: Token | undefined): boolean => token !== undefined && /^\d+$/u.test(token.word);

/** "flats 2", "column 4": what is numbered stands before a bare number. */
function isNumbered(tokens: readonly Token[], from: number, length: number): boolean {
  const [before, first] = [tokens[from - 1], tokens[from]];
  const bare = tokens.slice(from, from + length).every((one) => isPlain(one) || one.lower === 'and');
  return (
    bare &&
    before !== undefined &&
    first?.breaks === false &&
    !before.name &&
    !isSmall(before.lower) &&
    !isVerb(before.lower) &&
    /\p{L}/u.test(before.word)
  );
}

/** Another capital, or the day behind a month. */
function joins(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined || before.owner) return false;
  if (token.breaks && !isTitle(before.lower)) return false;
  return (
    isName(token) ||
    isParticle(tokens, at) ||
    (/^\d/u.test(token.word) && (month.test(before.lower) || !isTime(before.lower)))
  );
}

/** "Ms van Dijk", "Frau von Berg" */
const isParticle = (tokens: readonly Token[], at: number): boolean =>
  /^(?:von|van|de|der|den|del|di|du|la|le)$/u.test(tokens[at]?.word ?? '') &&
  tokens[at + 1]?.name === true &&
  tokens[at + 1]?.breaks === false;

const isName = ({ name, word }: Token): boolean =>
  (name && word.length > 1 && word !== 'OK') || /^\p{L}+\d/u.test(word);

const isNumber = (token: Token | undefined): boolean => token !== undefined && /^[£$€¥]?\d/u.test(token.word);

/** What a number counts: a plain word, or a month. */
const isCounted = ({ lower, word, name }: Token): boolean =>
  month.test(lower) ||
  /^(?:am|pm)$/u.test(lower) ||
  (!isSmall(lower) && !name && /^\p{L}/u.test(word)) ||
  /^(?:minutes?|hours?|days?|weeks?|months?|years?)$/u.test(lower);

/** As it stands in the line, with a sign of money or measure right before or behind it, and without an owner's s. */
function asTyped(line: string, run: readonly Token[]): string {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return '';
  const [sign = ''] = isNumber(last) ? (/^ ?[%€£$°](?!\d)/u.exec(line.slice(last.end)) ?? []) : [];
  return `${line.slice(first.start, last.end).replace(/['’]s?$/u, '')}${sign}`;
}
