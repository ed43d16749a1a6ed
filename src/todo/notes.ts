/**
 * Indented quotes below an item: what somebody noted about it, such as the answer an export puts there. They belong
 * to the item above, and say nothing of the shape of the list.
 */
import type { Row, Tick } from './rows.ts';
import type { Lines } from './source-lines.ts';

/** What ticks a plain line. Alone it decorates; above an answer it is done. */
export const check = '✓ ';

/** Columns further in than the item; less is not below. */
export const noteStep = 2;

const note = /^[ \t]+>/;
/** The first line of an answer: whose it is. */
const head = /^> \S.*:$/;

export function isNote(text: string): boolean {
  return note.test(text);
}

/** The first line of an answer. */
export function isAnswer(text: string): boolean {
  return isNote(text) && head.test(text.trim());
}

export function hasNotes(lines: Lines): boolean {
  return lines.some(isNote);
}

/** What ticks a row: without a mark of its own, a check in front. */
export function tickOf({ tick, at }: Row): Tick | undefined {
  return tick ?? (at === undefined ? undefined : { at, end: at, done: check });
}

/** A row that is the first line of an answer. */
export function isHead(row: Row): boolean {
  return row.kind !== 'heading' && row.note === true && head.test(row.text);
}
