/**
 * How a list uses marks that mean something only in company: `a)` beside `b)`, `(x)` beside `( )`, `o` beside `x`,
 * `-this` above `-that`.
 * Looks at all lines at once and judges no single one.
 */
import { counted, tightBullet, type Usage } from './marks.ts';

const bulletIn = /^(?:[-+*•][ \t]+)?/;

/** A line that a letter may have ticked. */
export const lettered = /^[xX][ \t]+\S/;

/**
 * How the mark of each line is to be read; `texts` are the lines without white space in front.
 * @param ticked an answer below a letter says that it ticks.
 */
export function surveyUsage(texts: string[], ticked = false): (index: number) => Usage {
  const letters = usesLetters(texts, ticked);
  const rounds = texts.some((text) => /^\( {1,3}\)/.test(text.replace(bulletIn, '')));
  const sequence = findSequences(texts);
  const tight = texts.filter((text) => startsWith(tightBullet, text)).length > 1;
  const usual: Usage = { letters, rounds, tight };
  const counting: Usage = { letters, rounds, tight, sequence: true };
  return (index) => (sequence.has(index) ? counting : usual);
}

function startsWith(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

function usesLetters(texts: string[], ticked: boolean): boolean {
  const seen = new Set<string>();
  for (const text of texts) {
    if (text === '') continue;
    if (!/^[ox][ \t]+\S/i.test(text)) return false;
    seen.add(text.charAt(0).toLowerCase());
  }
  return seen.size === 2 || (ticked && seen.has('x'));
}

/** Lines whose mark counts on from, or to, the nearest line with a mark of the same hand. */
function findSequences(texts: string[]): Set<number> {
  const found = new Set<number>();
  const last = new Map<string, { value: number; index: number }>();
  for (const [index, text] of texts.entries()) {
    for (const [hand, value] of readCounts(text)) {
      const before = last.get(hand);
      if (before !== undefined && before.value + 1 === value) {
        found.add(before.index);
        found.add(index);
      }
      last.set(hand, { value, index });
    }
  }
  return found;
}

/** What the mark of a line may count, by the hand it is written in; `i` is a letter and a number. */
function readCounts(text: string): [hand: string, value: number][] {
  counted.lastIndex = 0;
  const mark = counted.exec(text);
  if (mark === null) return [];
  const [, round, plain, close = '(', tight] = mark;
  if (tight !== undefined) return [['tight', Number(tight)]];
  const says = round ?? plain ?? '';
  if (/^\d/.test(says)) return [[`number${close}`, Number(says)]];
  const counts: [string, number][] = [];
  if (/^.$/u.test(says)) counts.push([`letter${close}`, says.codePointAt(0) ?? 0]);
  const roman = readRoman(says);
  if (roman !== undefined) counts.push([`roman${close}`, roman]);
  return counts;
}

function readRoman(says: string): number | undefined {
  const found = /^(x{0,3})(ix|iv|v?i{0,3})$/i.exec(says);
  if (found === null) return undefined;
  const [, tens = '', ones = ''] = found;
  const small = { ix: 9, iv: 4 }[ones.toLowerCase()] ?? (/^v/i.test(ones) ? 4 : 0) + ones.length;
  return tens.length * 10 + small;
}
