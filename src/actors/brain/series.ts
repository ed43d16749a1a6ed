/** Things named in a row, "the Webers, Aunt Vera and the twins": up to the first words that name nothing. */
import { isThing } from './clauses.ts';
import { openingOf } from './opening.ts';
import { adjectives, isCount, isSmall } from './small-words.ts';
import { tokensOf } from './tokens.ts';

/** What comes behind these only comments on the row. */
export const comment =
  / (?:[-–—](?: |$)|(?:needs?|wants?|is|are|was|has|have|can|could|should|would|will|does)\b|so that |because |but |without |with no |by the |before |due |who |which |\(|not )/u;
const joint = /(,? (?:and|&|plus) (?:also |then |maybe )?|[,;] ?|(?<=\S) (?:\+|\/) )/iu;

const numbers = ['two', 'three', 'four', 'five'];

/** The longest name of one thing, in words. */
const most = 7;

/**
 * @param text begins with the first of them; where it ends is found.
 * @returns two or more, or none.
 */
export function seriesIn(text: string): string[] {
  const upTo = text.search(/[.!?](?: |$)(?<!\b(?:mr|mrs|ms|dr|fr|st|prof|sr|jr)\. )/iu);
  const sentence = upTo < 0 ? text : text.slice(0, upTo);
  const end = sentence.search(comment);
  const row = end <= 0 ? sentence : sentence.slice(0, end);
  if (/(?:^| )or /iu.test(row)) return [];
  const names: string[] = [];
  let isLast = false;
  for (const [at, found] of row.split(joint).entries()) {
    const part = found.trim();
    if (at % 2 === 1) {
      // What stands behind a comma after the last of them comments on the row.
      if (isLast && part.startsWith(',') && !/and|&|plus/iu.test(part)) break;
      isLast = /and|&|plus/iu.test(part);
      continue;
    }
    if (part === '') continue;
    if (!isName(part)) break;
    names.push(part);
  }
  return names.length >= 2 ? withoutSum(names) : [];
}

/** "The two sponsors, the bank and Uncle Kofi" are two. */
export function withoutSum(names: readonly string[]): string[] {
  const [first = '', ...others] = names;
  const sum = /\b(?:two|three|four|five)\b/iu.exec(first)?.[0].toLowerCase();
  return sum !== undefined && numbers.indexOf(sum) + 2 === others.length ? others : [...names];
}

export const isName = (name: string): boolean => {
  const tokens = tokensOf(name);
  return (
    tokens.length <= most &&
    (isThing(name) ||
      /^(?:\d+ \p{Lu}|(?:the|my|our|his|her) \d{3,}$)/u.test(name) ||
      /^(?:(?:(?:no|yes|maybe|sorry) (?:to|for|thanks)\b.*|me|us|him|her|them|mine|ours|hers|\p{L}+day)$|(?:that|this|those|these|anyone|everyone|everybody|somebody|whoever) \p{L})/iu.test(
        name,
      )) &&
    !tokens.every(({ lower, name: called }) => !called && isQuality(lower)) &&
    // "Laminated" and "signed" are done to all of them.
    !(tokens.length === 1 && /\p{Ll}{3,}ed$/u.test(name)) &&
    openingOf(name).verb?.words.includes(' ') !== true &&
    !/^(?:tell|keep|make|give|let|use|add|say|ask|nothing|something|anything|same|one|please|both|all|each|then|also|maybe(?! (?:to|for) )|max|\d+ words?) /iu.test(
      `${name} `,
    )
  );
};

/** "Short" and "yellable" say how, and name nothing. */
export const isQuality = (word: string): boolean =>
  adjectives.has(word) ||
  (isCount(word) && /^\d/u.test(word)) ||
  /^(?!vegetable$)\p{L}{3,}(?:able|ible|ful|less|ish|ous|ive)$/u.test(word) ||
  (isSmall(word) && word.endsWith('ly'));

const ones =
  /^(?:the|my|our|his|her|their|me|us|mum|dad|mom|gran\w*|nan\w*|aunt\w*|uncle|mr|mrs|ms|dr|fr)\b/iu;

/** A row of people or of things that are each the one: two of them suffice. */
export const isOfOnes = (names: readonly string[]): boolean =>
  names.every((name) => ones.test(name) || /^\p{Lu}/u.test(name));
