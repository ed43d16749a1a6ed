/**
 * Which lines have an answer below: a quote that begins by saying whose it is. One walk from the end, since a long
 * list asks it of every line.
 */
import { isHead, noteStep } from './notes.ts';
import { isRest, type Row } from './rows.ts';

/**
 * Whether an answer stands below a row at `indent`: below the row itself, its children or what goes on from them. An
 * answer farther in than a line in between belongs to that line.
 */
export type IsAnswered = (index: number, indent?: number) => boolean;

/** An answer, and the least indents above it: of lines of their own, and of the rests of lines. */
interface Answer {
  indent: number;
  line: number;
  rest: number;
}

const none = Number.POSITIVE_INFINITY;

/** @param rows with their kinds settled; what is checked in them counts as it does now. */
export function answersIn(rows: readonly Row[]): IsAnswered {
  if (!rows.some(isHead)) return () => false;
  /** What still belongs to a row farther up, the nearest last; each counts only what stands above the next. */
  const answers: Answer[] = [];
  const lines = new Float64Array(rows.length);
  const rests = new Float64Array(rows.length);
  /** The least indent of a rest above the next marked line. */
  let bare = none;
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index];
    if (row === undefined) continue;
    const nearest = answers.at(-1);
    lines[index] = nearest?.line ?? -1;
    // A checked line ends at a rest that is no farther in, unless a marked line of its own stands between.
    rests[index] = row.checked === true ? Math.max(bare, nearest?.rest ?? none) : none;
    if (row.kind === 'heading') answers.length = 0;
    else if (isHead(row)) answers.push({ indent: row.indent, line: none, rest: none });
    else if (row.kind === 'block' || row.note === true) continue;
    else if (isRest(row)) {
      bare = Math.min(bare, row.indent);
      if (nearest !== undefined) nearest.rest = Math.min(nearest.rest, row.indent);
    } else {
      if (row.marked) bare = none;
      if (nearest !== undefined) nearest.line = Math.min(nearest.line, row.indent);
      dropTaken(answers);
    }
  }
  return (index, indent = rows[index]?.indent ?? 0) =>
    Math.min(lines[index] ?? -1, rests[index] ?? -1) >= indent + noteStep;
}

/** Takes off the answers that a line above them has by now. */
function dropTaken(answers: Answer[]): void {
  for (let last = answers.at(-1); last !== undefined; last = answers.at(-1)) {
    if (last.line + noteStep > last.indent) return;
    answers.pop();
    const next = answers.at(-1);
    if (next === undefined) return;
    next.line = Math.min(next.line, last.line);
    next.rest = Math.min(next.rest, last.rest);
  }
}
