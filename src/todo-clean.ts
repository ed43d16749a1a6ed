/**
 * R0 of the intake: what is left of a text once nobody can hide anything in it. Takes out characters that show
 * nothing or reorder what is shown, never a visible one, and never looks at what the text means.
 */

const lineEnds = /\r\n|[\r\u2028\u2029\u0085\v\f]/g;
const hardSpaces = /[\u00a0\u202f]/g;

const selectors = '\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}\\u180b-\\u180f';
const directions = '\\u200e\\u200f\\u061c';
const joiners = '\\u200c\\u200d';

/** Regional flags are the one place for tag characters; elsewhere they spell text that only a model reads. */
const flag = '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{2,6}\\u{e007f}';
const unseen = new RegExp(
  `(${flag})|(?![\\n\\t${selectors}${directions}${joiners}])[\\p{DI}\\p{Cc}\\p{Cs}\\ufff9-\\ufffb]`,
  'gu',
);

/** A selector says how the one character before it looks; a second one in a row says nothing. */
const idleSelectors = new RegExp(`(?<![^\\p{DI}\\s])[${selectors}]`, 'gu');

/** Scripts whose spelling needs joiners. */
const scripts =
  'Arab Syrc Mand Nkoo Mong Phag Adlm Rohg Sogd Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh ' +
  'Khmr Mymr Tibt Java Bali Sund Lana Cham Newa Gran Tirh Modi Saur Lepc Limb';
const joining = `[${scripts.replace(/(\w+) ?/g, '\\p{scx=$1}')}]`;

/** The places where a joiner or direction mark does its work, or else (the last branch) none. */
const marks = new RegExp(
  [
    `(?<=${joining})[${joiners}]`,
    `(?<![${joiners}${directions}])[${joiners}](?=${joining})`,
    '(?<=[\\p{ExtPict}\\p{EMod}\\ufe0f\\u20e3])\\u200d(?=\\p{ExtPict})',
    `(?<=[^\\s${joiners}${directions}])[${directions}]`,
    `(?<![${joiners}${directions}])[${directions}](?=[^\\s${joiners}${directions}])`,
    `([${joiners}${directions}])`,
  ].join('|'),
  'gu',
);

/**
 * The text as every door takes it in: line ends are `\n`, hard spaces are spaces, and bidi overrides and isolates,
 * zero-width tricks, soft hyphens and control characters are gone. Joiners stay in the scripts and emoji that need
 * them, direction marks stay at words. Cleaning twice is cleaning once.
 */
export function cleanText(text: string): string {
  return text
    .replace(lineEnds, '\n')
    .replace(hardSpaces, ' ')
    .replace(unseen, (found: string, kept?: string) => kept ?? (/\p{Cs}/u.test(found) ? '\ufffd' : ''))
    .replace(idleSelectors, '')
    .replace(marks, (found: string, idle?: string) => (idle === undefined ? found : ''));
}
