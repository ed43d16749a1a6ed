/** What a row can only say beside the others: ticks, checks, and headings that are a list. */
import type { IsAnswered } from './answers.ts';
import { readMark } from './marks.ts';
import { tickOf } from './notes.ts';
import type { Row, Sign } from './rows.ts';

/** Plain lines with a check and an answer below are done, and plain all the same: they name and join as they did before. */
export function settleChecks(rows: Row[], isAnswered: IsAnswered): void {
  for (const [index, row] of rows.entries()) {
    if (row.checked !== true || !isAnswered(index)) continue;
    row.sign = 'done';
    row.marked = false;
  }
}

/**
 * Says what ticks and crosses mean in this list: done beside an empty sign, done and open beside each other, and
 * bare decoration when one of them stands alone. True if they are decoration.
 */
export function settleSigns(rows: Row[], isAnswered: IsAnswered): boolean {
  const seen = new Set<Sign | undefined>();
  for (const { sign } of rows) seen.add(sign);
  // An answer below a tick says what ticks mean here, when no sign is empty any longer.
  const against = seen.has('open') || rows.some((row, index) => row.sign === 'tick' && isAnswered(index));
  const beside = seen.has('tick') && seen.has('cross');
  for (const row of rows) {
    if (row.sign !== 'tick' && row.sign !== 'cross') continue;
    if (against || (beside && row.sign === 'tick')) row.sign = 'done';
    else if (beside) row.sign = 'open';
    else row.sign = undefined;
  }
  return !against && seen.has('tick') !== seen.has('cross');
}

/** Headings alone are a list: the deepest ones are its items. */
export function settleHeadings(rows: Row[]): void {
  if (rows.some((row) => row.note !== true && row.kind !== 'heading')) return;
  const headings = rows.filter((row) => row.note !== true);
  if (headings.length < 2) return;
  const deepest = headings.reduce((level, row) => Math.max(level, row.level ?? 0), 0);
  for (const row of headings) {
    if (row.level !== deepest) continue;
    Object.assign(row, boxIn(row), { kind: 'line', marked: true, indent: 0 });
  }
}

/** A heading that is an item may have a box of its own. */
function boxIn(row: Row): Partial<Row> {
  const { text } = row;
  const tick = tickOf(row);
  const mark = readMark(text);
  if (mark?.sign === undefined || tick === undefined) return {};
  const { at } = tick;
  return {
    text: text.slice(mark.length),
    sign: mark.sign,
    tick: { at: at + mark.at, end: at + mark.end, done: mark.put },
  };
}
