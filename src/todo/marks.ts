/**
 * The mark in front of a line: bullet, number, box, in any hand and script. Reads one line and says what stands
 * there; never judges what a mark means beside other lines, except through the `Usage` it is told.
 */
import type { Sign } from './rows.ts';

export interface Mark {
  /** Characters up to the first of the text. */
  length: number;
  /** Levels deeper than the indent says, as in `** this`. */
  depth: number;
  sign?: Sign;
  /** What to write over `[at, end)` of the line to tick it. */
  at: number;
  end: number;
  put: string;
}

/** How the list at hand uses marks that mean nothing elsewhere. */
export interface Usage {
  /** `o this` is open and `x that` done. */
  letters?: boolean;
  /** `( )` occurs, so `(x)` is its ticked form. */
  rounds?: boolean;
  /** `[-]` is partly done, not cancelled. */
  partly?: boolean;
  /** This line's `a)`, `iv.` or `(2)` has a neighbour that counts on. */
  sequence?: boolean;
  /** `-this` and `*that` stand in front of several lines. */
  tight?: boolean;
}

const S = '[ \\t\\u3000\\u2000-\\u200a\\u1680\\u205f]';
const then = `(?=${S}|$)`;
const isSpace = new RegExp(S);
const isDirection = /[\u200e\u200f\u061c]/;
/** What a box may begin with, and a letter that is one. */
const boxStart = /[[\\(oOxX]|[^ -~]/;

const bullets = [
  new RegExp(`\\\\?([-+*])\\1{0,5}${then}`, 'y'),
  /\\?[-+*](?=\\?[[［][ \u3000]*[xX]?[ \u3000]*\\?[\]］])/y,
  /[•◦▪▫‣⁃∙●○■◆◇◾◽⦁◘⁌⁍·・･\uf0b7\uf0a7\uf076\uf0d8][\ufe0e\ufe0f]?/y,
  new RegExp(`(?:[‐‑‒–—―−▶►▸▹▷→➔➤➢➜⇒»›❯❖✦✱✲§Ø]|o(?=\\t))${then}`, 'y'),
];
/** A dash or star that touches its text, which is no emphasis. */
export const tightBullet = /[-–—](?=\p{L})|\*(?=\p{L}[^*]*$)/uy;
const numbers = [
  new RegExp(`\\p{Nd}{1,3}\\\\?(?:\\.\\)|[.)])${then}`, 'uy'),
  /\d{1,3}\)(?=\p{L}|\[)/uy,
  /(?:\d{1,3}[．）、]|[０-９]{1,3}[.)．）、])(?![\d０-９])/y,
  /[（(](?:\d{1,3}|[０-９]{1,3}|[一二三四五六七八九十]{1,3})）|\([０-９]{1,3}\)/y,
  /[一二三四五六七八九十]{1,3}、/y,
  /[①-⒵ⓐ-⓿❶-➓㉑-㉟㊱-㊿]|\d\ufe0f?\u20e3|🔟/uy,
];
const deepNumber = new RegExp(`\\d{1,3}((?:\\.\\d{1,3}){1,5})\\.${then}`, 'y');
/** Marks only where a neighbour counts on: `(2)`, `b)`, `iv.`, `3.This`. */
export const counted = new RegExp(
  `(?:\\((\\d{1,2}|\\p{L}|[ivxIVX]{2,5})\\)|(\\p{L}|[ivxIVX]{2,5})([.)]))${then}|(\\d{1,3})\\.(?=[\\p{L}[])`,
  'uy',
);

const square = /\\?[[［]([^\][［］]{0,6}?)\\?[\]］]/y;
const round = /\( {1,3}\)/y;
const tickedRound = /\([xX]\)/y;
const letter = new RegExp(`[oOxX](?=${S})`, 'y');
const signs: [Sign, RegExp, string][] = [
  ['open', /[☐□▢⬜◻❏❐❑❒🔲🗆\uf0a8\uf06f\uf071][\ufe0e\ufe0f]?/uy, '☑'],
  ['tick', /[☑✅✔✓🗹🗸\uf0fe\uf0fc][\ufe0e\ufe0f]?/uy, '[x]'],
  ['cross', /[☒⊠✗✘✖❌❎\uf0fd][\ufe0e\ufe0f]?/uy, '[x]'],
];

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The place after what a pattern finds at `at`, or `at`. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** The place after the characters of a kind that stand at `at`. */
function skip(kind: RegExp, text: string, at: number): number {
  let end = at;
  while (kind.test(text.charAt(end))) end++;
  return end;
}

/** Reads the mark that `text` begins with; there is no white space in front of it. */
export function readMark(text: string, usage: Usage = {}): Mark | undefined {
  // Most lines begin with a letter, and few letters are marks.
  const listed = usage.sequence === true || usage.letters === true;
  if (/^[A-Za-z]/.test(text) && !listed && !text.startsWith('o\t')) return undefined;
  const start = skip(isDirection, text, 0);
  const bullet = readBullet(text, start, usage);
  const after = bullet === undefined ? start : skip(isSpace, text, bullet.end);
  const box = readBox(
    text,
    bullet === undefined ? start : skip(isDirection, text, after),
    usage,
    bullet !== undefined,
  );
  if (box !== undefined) {
    return { ...box.tick, sign: box.sign, length: skip(isSpace, text, box.after), depth: bullet?.depth ?? 0 };
  }
  if (bullet === undefined) return undefined;
  return { length: after, depth: bullet.depth, at: after, end: after, put: '[x] ' };
}

function readBullet(text: string, at: number, usage: Usage): { end: number; depth: number } | undefined {
  for (const bullet of bullets) {
    const end = endOf(bullet, text, at);
    if (end === at) continue;
    const run = end - at > 1 ? /^([-+*])\1+$/.test(text.slice(at, end)) : false;
    return { end, depth: run ? end - at - 1 : 0 };
  }
  for (const number of numbers) {
    const end = endOf(number, text, at);
    if (end > at) return { end, depth: 0 };
  }
  if (usage.tight === true && matchAt(tightBullet, text, at) !== null) return { end: at + 1, depth: 0 };
  const deep = matchAt(deepNumber, text, at);
  if (deep !== null) return { end: at + deep[0].length, depth: (deep[1] ?? '').split('.').length - 1 };
  const count = usage.sequence === true ? matchAt(counted, text, at) : null;
  return count === null ? undefined : { end: at + count[0].length, depth: 0 };
}

interface Box {
  sign: Sign;
  after: number;
  tick: { at: number; end: number; put: string };
}

function readBox(text: string, at: number, usage: Usage, bulleted: boolean): Box | undefined {
  if (!boxStart.test(text.charAt(at))) return undefined;
  const bracket = matchAt(square, text, at);
  if (bracket !== null) return readSquare(text, at, bracket, { ...usage, bulleted });
  for (const [sign, pattern, put] of signs) {
    const end = endOf(pattern, text, at);
    if (end > at) return { sign, after: end, tick: { at, end, put } };
  }
  if (
    matchAt(round, text, at) !== null ||
    (usage.rounds === true && matchAt(tickedRound, text, at) !== null)
  ) {
    const end = text.indexOf(')', at) + 1;
    return {
      sign: matchAt(round, text, at) === null ? 'done' : 'open',
      after: end,
      tick: { at, end, put: '[x]' },
    };
  }
  if (usage.letters === true && matchAt(letter, text, at) !== null) {
    const open = text.charAt(at).toLowerCase() === 'o';
    return { sign: open ? 'open' : 'done', after: at + 1, tick: { at, end: at + 1, put: 'x' } };
  }
  return undefined;
}

function readSquare(
  text: string,
  at: number,
  [whole, inner = '']: string[],
  usage: Usage & { bulleted: boolean },
): Box | undefined {
  const says = inner.replace(/[\ufe0e\ufe0f]/g, '').trim();
  const sign = squareSign(says, usage);
  const after = at + (whole?.length ?? 0);
  const next = text.charAt(after);
  // A link or the definition of one.
  if (sign === undefined || next === '(' || next === '[' || (next === ':' && says !== '')) return undefined;
  const sure = usage.bulleted || (says === '' ? inner !== '' : sign === 'done' && !/^[-~]/.test(says));
  if (!sure && next !== '' && skip(isSpace, text, after) === after) return undefined;
  const from = after - 1 - inner.length - (text.charAt(after - 2) === '\\' ? 1 : 0);
  return { sign, after, tick: { at: from, end: from + inner.length, put: 'x' } };
}

function squareSign(says: string, { bulleted, partly }: Usage & { bulleted: boolean }): Sign | undefined {
  if (says === '') return 'open';
  if (/^[xXхХ×✓✔☑✅√✗✘✖☒]$/u.test(says)) return 'done';
  if (says === '~' || says === '-') return partly === true && says === '-' ? 'open' : 'done';
  if (/^[/><?!@*+.="'|]$/.test(says)) return 'open';
  return bulleted && /^\p{L}$/u.test(says) ? 'open' : undefined;
}
