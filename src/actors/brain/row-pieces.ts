/** One piece for each of a row: of people, of things or of numbers. */
import { numberedIn } from './each.ts';
import { typeOfKind, type Kind } from './kinds.ts';
import { isPair, kindOfNouns, singular } from './nouns.ts';
import { openingOf } from './opening.ts';
import { membersIn, shortNamesIn } from './rows.ts';
import { isOfOnes, seriesIn } from './series.ts';
import { wordsOf } from './things.ts';
import { tokensOf } from './tokens.ts';

/** Of these each gets one; of names and ideas there are many to choose from. */
export const isPiece = (kind: Kind | undefined): boolean =>
  kind !== undefined &&
  (['write', 'people'].includes(typeOfKind(kind)) ||
    /^(?:caption|poster|title|explain|summary|howto|recipe|packing|agenda|schedule|menu|project|lookup)$/u.test(
      kind,
    ));

/** A plural that looks like none, and singulars that look like one. */
const isPlural = (word: string): boolean =>
  /^(?:feedback|criteria)$/u.test(word) ||
  (singular(word) !== word && !/^(?:minutes|news|slides|lyrics|acknowledgements)$/u.test(word));

/** "birthday captions for Kim, Raj and the dog", "pitch emails: the Echo, Radio Tay", "flashcards for units 3 and 4" */
export function forSeveral(head: string): string[] {
  const { said: whole, verb } = openingOf(head);
  // Of titles that are ranked none is written.
  if (
    /^(?:rank|rate|judge|compare|choose|pick|order|sort)$/u.test(verb?.words ?? '') ||
    /^rank\b/iu.test(whole)
  )
    return [];
  const said = whole
    .replace(/\bplan b['’]?s\b/iu, 'backup plans')
    .replace(/\b(letters|cards|notes) of thanks\b/iu, 'thank-you $1')
    .replace(/\bthank yous\b/iu, 'thank-yous');
  const found = rows.map((row) => piecesFor(row.exec(said))).find((pieces) => pieces.length >= 2);
  return found ?? adsIn(said);
}

/** "ad for the sofa, the desk and two lamps": what is sold is sold one by one. */
function adsIn(said: string): string[] {
  const [, what = '', row = ''] = /^((?:\p{L}+ ){0,3}(?:ad|advert|listing)) for (.+)$/iu.exec(said) ?? [];
  const things = what === '' ? [] : seriesIn(row);
  return things.length >= 3 && things.every((one) => /^(?:an?|the|my|our|one|two|\d+) /iu.test(one))
    ? things.map((one) => `${what} for ${one}`)
    : [];
}

/** A row behind a colon whose members are told about: surer than anything that is said of each of them. */
export function forRow(head: string): string[] {
  const [, what = '', row = ''] = /^([^:]{3,90}): (.+)$/u.exec(openingOf(head).said) ?? [];
  return /[(]|, .* (?:who|whose) /u.test(row) && membersIn(row).length >= 2
    ? piecesFor([head, what, ': ', row])
    : [];
}

/** What is wanted, and behind a mark or a preposition for what. */
const rows = [
  /^([^:]{3,90}?)(: | - | – | — )(.+)$/u,
  /^([^(]{3,80}?)( \()([^()]+)\)[.!]?$/u,
  /^(.{3,80}?)( (?:for|to|about|on|of|from):? )(.+)$/iu,
];

function piecesFor(found: readonly string[] | null): string[] {
  const [, what = '', mark = '', row = ''] = found ?? [];
  const whole = wordsOf(tokensOf(what));
  const first = wordsOf(tokensOf(what.split(',')[0] ?? ''));
  // "Notes, each in her own words" are notes.
  const words = first.some((word, n) => isPlural(word) && isPiece(kindAt(first, n))) ? first : whole;
  const at = words.findLastIndex((word, n) => isPlural(word) && isPiece(kindAt(words, n)));
  const noun = words[at] ?? '';
  const isJoined = /^ \p{L}/u.test(mark);
  if (noun === '' || (isJoined && at < words.length - 1)) return [];
  const members = isJoined && !row.includes('(') ? [] : membersIn(row);
  if (members.length >= (isJoined ? 3 : 2))
    return members.map((one) => piece(replying(words) ?? noun, mark, one));
  const numbered = numberedIn(row);
  // One set of rules holds for five students.
  const isForAll = mark === ' for ' && /^(?:guidelines|questions|rules|tips)$/u.test(noun);
  if (numbered.length >= 2 && isForAll) return [];
  if (numbered.length >= 2) return numbered.map((one) => piece(noun, mark, one));
  const short = isJoined ? [] : shortNamesIn(row);
  const names = short.length > 0 ? short : seriesIn(row);
  return names.length >= (isJoined && !isOfOnes(names) ? 3 : 2)
    ? names.map((one) => piece(noun, mark, one))
    : [];
}

/** "Replies to three DMs" are replies. */
const replying = (words: readonly string[]): string | undefined =>
  words.slice(0, 3).find((word) => /^(?:replies|responses|answers)$/u.test(word));

const kindAt = (words: readonly string[], n: number): Kind | undefined =>
  isPair(words[n - 1] ?? '', words[n] ?? '')
    ? kindOfNouns(words.slice(n - 1, n + 1))
    : kindOfNouns([words[n] ?? '']);

function piece(noun: string, mark: string, one: string): string {
  const name = singular(noun);
  const joint = /^ \p{L}/u.test(mark) ? mark.replace(':', '') : ' – ';
  return `${name}${joint}${one}`;
}
