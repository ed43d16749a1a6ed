/**
 * What is left of a text once nobody can hide anything in it. Takes out characters that show
 * nothing or reorder what is shown, never a visible one, and never looks at what the text means.
 */

import { Pieces } from './pieces.ts';

const firstOfTwo = /\r(?=\n)/g;
const lineEnds = /[\r\u2028\u2029\u0085\v\f]/g;
const hardSpaces = /[\u00a0\u202f]/g;
const halves = /\p{Cs}/gu;

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
  const lines = swap(swap(text, firstOfTwo, ''), lineEnds, '\n');
  const even = swap(swap(lines, hardSpaces, ' '), halves, '\ufffd');
  const parts = even.includes('\u{1f3f4}') ? even.split(flags) : [even];
  const shown = parts.map((part, index) => (index % 2 === 0 ? swap(part, hidden, '') : part)).join('');
  return swap(swap(swap(shown, idleSelectors, ''), idleJoiners, ''), idleDirections, '');
}

/**
 * The text with something else for the characters that a pattern finds, each of them alone. Of a million characters
 * `replace` would make a rope of a million knots.
 */
function swap(text: string, pattern: RegExp, put: string): string {
  pattern.lastIndex = 0;
  const pieces = new Pieces('');
  let from = 0;
  while (pattern.test(text)) {
    const end = pattern.lastIndex;
    pieces.add(text.slice(from, end - (isPair(text, end - 2) ? 2 : 1)));
    if (put !== '') pieces.add(put);
    from = end;
  }
  return from === 0 ? text : pieces.text() + text.slice(from);
}

function isPair(text: string, at: number): boolean {
  return (text.codePointAt(at) ?? 0) > 0xffff;
}

/** A text of its own, such as a note or an answer: cleaned, and without blank ends. */
export function clean(text: string): string {
  return cleanText(text).trim();
}
