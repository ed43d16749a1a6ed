/**
 * What is wrapped around a whole list and says nothing: quote marks of a mail, a left margin, one fence around
 * everything. Takes off only what the lines share, so that none moves against another.
 */
import { closersOf } from './fences.ts';
import { readMark } from './marks.ts';
import { cut, indentOf, isBlank, type Line } from './source.ts';

const wrappings = 3;

/** The lines with quote marks, margin and fence taken off. */
export function peel(lines: Line[]): Line[] {
  let peeled = unmargin(unquote(lines));
  for (let round = 0; round < wrappings; round++) {
    const inner = unfence(peeled);
    if (inner === undefined) break;
    peeled = unmargin(unquote(inner));
  }
  return peeled;
}

/** Takes quote marks off the whole paste, or else off a part of it that has more than one line or is a list. */
function unquote(lines: Line[]): Line[] {
  const lengths = lines.map((line) => quoteLength(line.text));
  const all = lines.every((line, index) => lengths[index] !== 0 || isBlank(line.text));
  const opens = (index: number): boolean => lines[index]?.text.startsWith('>') === true;
  return lines.map((line, index) => {
    const length = lengths[index] ?? 0;
    if (length === 0 || !(all || opens(index))) return line;
    const inner = cut(line, length);
    const part = all || opens(index - 1) || opens(index + 1);
    return part || readMark(inner.text.trimStart()) !== undefined ? inner : line;
  });
}

/**
 * Characters up to what is quoted. By hand: a pattern would go back over each mark of a long run. A mark farther in
 * than one space is a note inside the quote.
 */
function quoteLength(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '>') length = at + 1;
    else if ((char !== ' ' && char !== '\t') || (length > 0 && at > length)) break;
  }
  return length > 0 && /[ \t]/.test(text.charAt(length)) ? length + 1 : length;
}

/** Takes off the margin; what indent is left is written in spaces, since tabs would reach elsewhere now. */
function unmargin(lines: Line[]): Line[] {
  let margin = Number.POSITIVE_INFINITY;
  for (const { text } of lines) if (!isBlank(text)) margin = Math.min(margin, indentOf(text).columns);
  if (margin === 0) return lines;
  return lines.map((line) => {
    const { columns, length } = indentOf(line.text);
    if (length === line.text.length) return cut(line, length);
    const rest = columns - margin;
    return { no: line.no, at: line.at + length - rest, text: ' '.repeat(rest) + line.text.slice(length) };
  });
}

/** What stands in a fence that holds all there is. */
function unfence(lines: Line[]): Line[] | undefined {
  const first = lines.findIndex((line) => !isBlank(line.text));
  const last = lines.findLastIndex((line) => !isBlank(line.text));
  if (last - first < 2 || !/^(?:```|~~~)/.test(lines[first]?.text ?? '')) return undefined;
  const closer = closersOf(lines.map((line) => line.text)).get(first);
  return closer === last ? lines.slice(first + 1, last) : undefined;
}
