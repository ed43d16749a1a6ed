/**
 * What is wrapped around a whole list and says nothing: quote marks of a mail, a left margin, one fence around
 * everything. Takes off only what the lines share, so that none moves against another.
 */
import { closersOf } from './fences.ts';
import { readMark } from './marks.ts';
import { indentOf, isBlank } from './source.ts';
import type { Lines } from './source-lines.ts';

const wrappings = 3;

/** The lines with quote marks, margin and fence taken off. */
export function peel(lines: Lines): Lines {
  let peeled = unmargin(unquote(lines));
  for (let round = 0; round < wrappings; round++) {
    const inner = unfence(peeled);
    if (inner === undefined) break;
    peeled = unmargin(unquote(inner));
  }
  return peeled;
}

/** Takes quote marks off the whole paste, or else off a part of it that has more than one line or is a list. */
function unquote(lines: Lines): Lines {
  if (!lines.some((text) => quoteLength(text) > 0)) return lines;
  const all = !lines.some((text) => quoteLength(text) === 0 && !isBlank(text));
  const opens = (index: number): boolean => lines.text(index).startsWith('>');
  const lengths = new Int32Array(lines.length);
  for (let index = 0; index < lines.length; index++) {
    const text = lines.text(index);
    const length = quoteLength(text);
    if (length === 0 || !(all || opens(index))) continue;
    const part = all || opens(index - 1) || opens(index + 1);
    if (part || readMark(text.slice(length).trimStart()) !== undefined) lengths[index] = length;
  }
  return lines.cut(lengths);
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
function unmargin(lines: Lines): Lines {
  let margin = Number.POSITIVE_INFINITY;
  for (let index = 0; index < lines.length && margin > 0; index++) {
    const text = lines.text(index);
    if (!isBlank(text)) margin = Math.min(margin, indentOf(text).columns);
  }
  if (margin === 0) return lines;
  const lengths = new Int32Array(lines.length);
  const spaces = new Int32Array(lines.length);
  for (let index = 0; index < lines.length; index++) {
    const text = lines.text(index);
    const { columns, length } = indentOf(text);
    lengths[index] = length;
    if (length < text.length) spaces[index] = columns - margin;
  }
  return lines.cut(lengths, spaces);
}

/** What stands in a fence that holds all there is. */
function unfence(lines: Lines): Lines | undefined {
  const first = lines.findIndex((text) => !isBlank(text));
  const last = lines.findLastIndex((text) => !isBlank(text));
  if (last - first < 2 || !/^(?:```|~~~)/.test(lines.text(first))) return undefined;
  const closer = closersOf(lines.length, (index) => lines.text(index)).get(first);
  return closer === last ? lines.slice(first + 1, last) : undefined;
}
