/**
 * Indented quotes below an item: what somebody noted about it, such as the answer an export puts there. They belong
 * to the item above, and say nothing of the shape of the list.
 */
import { isRest, type Row } from './rows.ts';
import type { Line } from './source.ts';

/** What ticks a plain line. Alone it decorates; above an answer it is done. */
export const check = '✓ ';

/** Columns further in than the item; less is not below. */
export const noteStep = 2;

const note = /^[ \t]+>/;
/** The first line of an answer: whose it is. */
const head = /^> \S.*:$/;

export function isNote({ text }: Line): boolean {
  return note.test(text);
}

/** The first line of an answer. */
export function isAnswer(line: Line): boolean {
  return isNote(line) && head.test(line.text.trim());
}

export function hasNotes(lines: Line[]): boolean {
  return lines.some(isNote);
}

/** Whether an answer stands below a row at `indent`: below the row itself, its children or what goes on from them. */
export function isAnswered(rows: Row[], index: number, indent = rows[index]?.indent ?? 0): boolean {
  let marked = rows[index]?.checked !== true;
  /** The least indent since, of what may hold an answer itself. */
  let inner = Number.POSITIVE_INFINITY;
  for (let at = index + 1; at < rows.length; at++) {
    const next = rows[at];
    if (next === undefined || next.kind === 'heading') return false;
    if (next.note === true && head.test(next.text) && inner + noteStep > next.indent) return true;
    if (next.kind === 'block' || next.note === true) continue;
    if (next.indent >= indent + noteStep) {
      marked ||= next.marked;
      inner = Math.min(inner, next.indent);
    } else if (!marked || !isRest(next)) return false;
  }
  return false;
}
