/**
 * What is left of a text once nobody can hide anything in it. Takes out characters that show
 * nothing or reorder what is shown, never a visible one, and never looks at what the text means.
 */

import { Pieces } from './pieces.ts';

const lineEnds = /\r\n|[\r\u2028\u2029\u0085\v\f]/g;
const hardSpaces = /[\u00a0\u202f]/g;

const selectors = '\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}';
const mongolian = '\\u180b-\\u180f';
const directions = '\\u200e\\u200f\\u061c';
const joiners = '\\u200c\\u200d';

const unseen = `(?![\\n\\t${selectors}${mongolian}${directions}${joiners}])[\\p{DI}\\p{Cc}\\ufff9-\\ufffb]`;
const hidden = new RegExp(unseen, 'gu');
/** Regional flags are the one place for tag characters; elsewhere they spell text that only a model reads. */
const flags = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f})/u;

/** A selector says how the one character before it looks; a second one in a row says nothing. */
const idleSelectors = new RegExp(
  `(?<![^\\p{DI}\\s])[${selectors}]|(?<![\\u1820-\\u18aa])[${mongolian}]`,
  'gu',
);

/** Scripts whose spelling needs joiners. */
const scripts =
  'Arab Syrc Mand Nkoo Mong Phag Adlm Rohg Sogd Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh ' +
  'Khmr Mymr Tibt Java Bali Sund Lana Cham Newa Gran Tirh Modi Saur Lepc Limb';
const joining = `[${scripts.replace(/(\w+) ?/g, '\\p{scx=$1}')}]`;

const hinge = `[${joiners}${directions}]`;
const visible = `[^\\s${joiners}${directions}]`;
/** The last of a run of them, or one with nothing of its kind behind it. */
const unmet = (what: string): string => `(?:(?<=${hinge}{2})|(?!${what}))`;
const idleJoiners = new RegExp(
  `(?<!${joining})[${joiners}]${unmet(joining)}(?<![\\p{ExtPict}\\p{EMod}\\ufe0f\\u20e3]\\u200d(?=\\p{ExtPict}))`,
  'gu',
);
const idleDirections = new RegExp(`(?<!${visible})[${directions}]${unmet(visible)}`, 'gu');

const unprintable = /[^ -~\n\t]/;

/**
 * The text as every door takes it in: line ends are `\n`, hard spaces are spaces, and bidi overrides and isolates,
 * zero-width tricks, soft hyphens and control characters are gone. Joiners stay in the scripts and emoji that need
 * them, direction marks stay at words. Cleaning twice is cleaning once.
 */
export function cleanText(text: string): string {
  if (!unprintable.test(text)) return text;
  const even = text
    .replace(lineEnds, '\n')
    .replace(hardSpaces, ' ')
    .replace(/\p{Cs}+/gu, (lone) => '\ufffd'.repeat(lone.length));
  const parts = even.includes('\u{1f3f4}') ? even.split(flags) : [even];
  const shown = parts.map((part, index) => (index % 2 === 0 ? without(part, hidden) : part)).join('');
  return [idleSelectors, idleJoiners, idleDirections].reduce(without, shown);
}

/**
 * The text without the characters that a pattern finds, each of them alone. Of a million characters `replace` would
 * make a rope of a million knots.
 */
function without(text: string, pattern: RegExp): string {
  pattern.lastIndex = 0;
  const pieces = new Pieces('');
  let from = 0;
  while (pattern.test(text)) {
    const end = pattern.lastIndex;
    const isPair = (text.charCodeAt(end - 1) & 0xfc00) === 0xdc00;
    pieces.add(text.slice(from, isPair ? end - 2 : end - 1));
    from = end;
  }
  return from === 0 ? text : pieces.text() + text.slice(from);
}

/** A text of its own, such as a note or an answer: cleaned, and without blank ends. */
export function clean(text: string): string {
  return cleanText(text).trim();
}
