/** A paste with ticks and notes put where its items stand; every other character of it stays. */
import type { ParsedItem } from './items.ts';
import { noteStep } from './notes.ts';

/** What is known of an item by now, in the order of the items. */
export interface Mark {
  done: boolean;
  /** Lines to stand below it, as a quote; none for nothing. */
  note: string[];
}

interface Edit {
  at: number;
  end: number;
  put: string;
}

const lineEnd = /\r\n|[\n\r\u2028\u2029\u0085\v\f]/g;
const bulletIn = /^(?:([-+*])\1{0,5}|\d{1,9}[.)])[ \t]+/;

/**
 * @param paste as it was sent
 * @param items as they were read from it
 */
export function ticked(paste: string, items: readonly ParsedItem[], marks: readonly Mark[]): string {
  const some = marks.some(({ done }) => done);
  const ticks = items.flatMap((item, index) =>
    (item.ticks ?? []).flatMap(({ at, end, done, open }): Edit[] => {
      const put = marks[index]?.done === true ? done : some ? open : undefined;
      return put === undefined ? [] : [{ at, end, put }];
    }),
  );
  const lines = linesOf(paste);
  const usual = lines.some(({ ends }) => ends === '\r\n') ? '\r\n' : '\n';
  const below = (item: ParsedItem, note: string[]): Edit[] => noteBelow(item, note, { paste, lines, usual });
  const notes = items.flatMap((item, index) => below(item, marks[index]?.note ?? []));
  // Where both begin, the note is of the line above.
  return write(paste, [...notes, ...ticks]);
}

interface PastedLine {
  at: number;
  /** Behind its line end. */
  end: number;
  /** Its line end; empty for the last line. */
  ends: string;
}

interface Pasted {
  paste: string;
  lines: PastedLine[];
  /** The line end below a line that has none. */
  usual: string;
}

function linesOf(paste: string): PastedLine[] {
  const lines: PastedLine[] = [];
  let at = 0;
  for (const { 0: ends, index } of paste.matchAll(lineEnd)) {
    const end = index + ends.length;
    lines.push({ at, end, ends });
    at = end;
  }
  lines.push({ at, end: paste.length, ends: '' });
  return lines;
}

function noteBelow(
  { lines: span, ticks }: ParsedItem,
  note: string[],
  { paste, lines, usual }: Pasted,
): Edit[] {
  const [first, last] = [lines[span[0]], lines[span[1]]];
  const tick = ticks?.[0];
  if (note.length === 0 || first === undefined || last === undefined || tick === undefined) return [];
  const before = paste.slice(first.at, tick.at);
  const quote = quoteOf(first === last ? before : paste.slice(last.at, last.end));
  const indent = quote + indentBelow(before);
  const ends = last.ends === '\r\n' || last.ends === '' ? usual : '\n';
  const text = note.map((line) => (line === '' ? `${indent}>` : `${indent}> ${line}`)).join(ends);
  return [{ at: last.end, end: last.end, put: last.ends === '' ? ends + text : text + ends }];
}

/** Quote marks that a line stands behind, and a space. */
function quoteOf(line: string): string {
  const marks = /^\s*>(?: ?>)*/.exec(line)?.[0];
  return marks === undefined ? '' : `${marks.replaceAll('\ufeff', '')} `;
}

/** White space that the item stands behind, and as much again as makes a line its own. */
function indentBelow(line: string): string {
  const comment = line.lastIndexOf('-->');
  const before = (comment === -1 ? line : line.slice(comment + 3)).replace(/^\s*>(?: ?>)* ?/, '');
  const outer = /^\s*/.exec(before)?.[0] ?? '';
  const [bullet = '', run] = bulletIn.exec(before.slice(outer.length)) ?? [];
  const depth = run === undefined ? 1 : bullet.trim().length;
  return outer.replaceAll('\ufeff', '') + ' '.repeat(Math.max(bullet.length, noteStep * depth));
}

/** Edits at one place stand in the order they came in. */
function write(paste: string, edits: Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { at, end, put } of edits.toSorted((a, b) => a.at - b.at)) {
    parts.push(paste.slice(from, at), put);
    from = end;
  }
  parts.push(paste.slice(from));
  return parts.join('');
}
