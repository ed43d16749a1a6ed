/**
 * How a list uses marks that mean something only in company: `a)` beside `b)`, `(x)` beside `( )`, `o` beside `x`,
 * `-this` above `-that`.
 * Looks at all lines at once and judges no single one.
 */
import { counted, tightBullet, type Usage } from './marks.ts';

const roundBox = /^(?:[-+*•][ \t]+)?\( {1,3}\)/;

/** A line that a letter may have ticked. */
export const lettered = /^[xX][ \t]+\S/;

/**
 * How the mark of each line is to be read.
 * @param textOf what a line says, without white space in front
 * @param ticked an answer below a letter says that it ticks
 */
export function surveyUsage(
  count: number,
  textOf: (index: number) => string,
  ticked: boolean,
): (index: number) => Usage {
  const sequence = new Set<number>();
  const counts: LastCounts = new Map();
  const letters = new Set<string>();
  let lettersOnly = true;
  let rounds = false;
  let tights = 0;
  for (let index = 0; index < count; index++) {
    const text = textOf(index);
    if (text === '') continue;
    lettersOnly &&= /^[ox][ \t]+\S/i.test(text);
    if (lettersOnly) letters.add(text.charAt(0).toLowerCase());
    rounds ||= roundBox.test(text);
    if (startsWith(tightBullet, text)) tights++;
    if (startsWith(counted, text)) follow(text, index, counts, sequence);
  }
  const bothLetters = letters.size === 2 || (ticked && letters.has('x'));
  const usual: Usage = { letters: lettersOnly && bothLetters, rounds, tight: tights > 1 };
  const counting: Usage = { ...usual, sequence: true };
  return (index) => (sequence.has(index) ? counting : usual);
}

function startsWith(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** The last line with a count of each hand. */
type LastCounts = Map<string, { value: number; index: number }>;

/** Notes the lines whose mark counts on from, or to, the nearest line with a mark of the same hand. */
function follow(text: string, index: number, counts: LastCounts, found: Set<number>): void {
  for (const [hand, value] of readCounts(text)) {
    const before = counts.get(hand);
    if (before !== undefined && before.value + 1 === value) {
      found.add(before.index);
      found.add(index);
    }
    counts.set(hand, { value, index });
  }
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
