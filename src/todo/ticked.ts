/** A paste with ticks and notes put where its items stand; every other character of it stays. */
import { Pieces } from '../pieces.ts';
import type { ParsedItem } from './items.ts';
import { noteStep } from './notes.ts';

/** What is known of an item by now. */
export interface Mark {
  done: boolean;
  /** Lines to stand below it, as a quote; none for nothing. */
  note: readonly string[];
}

interface Edit {
  at: number;
  end: number;
  put: string;
  isNote: boolean;
}

const lineEnd = /\r\n|[\n\r\u2028\u2029\u0085\v\f]/g;
const bulletIn = /^(?:([-+*])\1{0,5}|\d{1,9}[.)])[ \t]+/;

/**
 * @param paste as it was sent
 * @param items as they were read from it
 * @param markOf what is known of an item by now; asked where it is needed, and not kept
 */
export function ticked(paste: string, items: readonly ParsedItem[], markOf: (index: number) => Mark): string {
  const some = items.some((_, index) => markOf(index).done);
  const pasted = { paste, starts: startsOf(paste), usual: paste.includes('\r\n') ? '\r\n' : '\n' };
  const edits: Edit[] = [];
  for (const [index, item] of items.entries()) {
    const mark = markOf(index);
    const note = noteBelow(item, mark.note, pasted);
    if (note !== undefined) edits.push(note);
    for (const { at, end, done, open } of item.ticks ?? []) {
      const put = mark.done ? done : some ? open : undefined;
      if (put !== undefined) edits.push({ at, end, put, isNote: false });
    }
  }
  return write(paste, edits);
}

interface PastedLine {
  at: number;
  /** Behind its line end. */
  end: number;
  /** Its line end, any single character as `\n`; empty for the last line. */
  ends: string;
}

interface Pasted {
  paste: string;
  /** Where each line begins. */
  starts: Int32Array;
  /** The line end below a line that has none. */
  usual: string;
}

function startsOf(paste: string): Int32Array {
  let count = 1;
  lineEnd.lastIndex = 0;
  while (lineEnd.test(paste)) count++;
  const starts = new Int32Array(count);
  for (let index = 1; index < count && lineEnd.test(paste); index++) starts[index] = lineEnd.lastIndex;
  return starts;
}

function lineAt({ paste, starts }: Pasted, index: number): PastedLine | undefined {
  const at = starts[index];
  if (at === undefined) return undefined;
  const end = starts[index + 1] ?? paste.length;
  const ends = index + 1 === starts.length ? '' : paste.startsWith('\r\n', end - 2) ? '\r\n' : '\n';
  return { at, end, ends };
}

function noteBelow(
  { text, lines: span, ticks }: ParsedItem,
  note: readonly string[],
  pasted: Pasted,
): Edit | undefined {
  const tick = ticks?.[0];
  if (note.length === 0 || tick === undefined) return undefined;
  const { paste, usual } = pasted;
  const [first, last] = [lineAt(pasted, span[0]), lineAt(pasted, span[1])];
  if (first === undefined || last === undefined) return undefined;
  const before = paste.slice(first.at, tick.at);
  // A quote that was read as a part of the item is none that it stands in.
  const within = text.slice(text.lastIndexOf('\n') + 1).startsWith('>');
  const quote = quoteOf(span[0] === span[1] || within ? before : paste.slice(last.at, last.end));
  const indent = quote + indentBelow(before);
  const ends = last.ends === '\r\n' || last.ends === '' ? usual : '\n';
  const below = note.map((line) => (line === '' ? `${indent}>` : `${indent}> ${line}`)).join(ends);
  return { at: last.end, end: last.end, put: last.ends === '' ? ends + below : below + ends, isNote: true };
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

/** Where both begin, a note is of the line above the tick; else edits at one place stand in the order they came in. */
function write(paste: string, edits: Edit[]): string {
  const parts = new Pieces('');
  let from = 0;
  for (const { at, end, put } of edits.sort((a, b) => a.at - b.at || Number(b.isNote) - Number(a.isNote))) {
    parts.add(paste.slice(from, at));
    parts.add(put);
    from = end;
  }
  return parts.text() + paste.slice(from);
}
