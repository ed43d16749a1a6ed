/** What every shape is read into before nesting and headings are settled: one row for each line that says something. */

/** One change that ticks a line: what to write over `[at, end)` once it is done, or `open` while it is not. */
export interface Tick {
  at: number;
  end: number;
  done: string;
  /** Only where the line has no mark of its own, so that done and open lines stay alike. */
  open?: string;
}

/** `tick` and `cross` count only against an empty sign elsewhere in the list. */
export type Sign = 'open' | 'done' | 'tick' | 'cross';

export interface Row {
  /** `block` is text of the item above, whatever it looks like. */
  kind: 'line' | 'heading' | 'block';
  text: string;
  /** Columns of white space in front. */
  indent: number;
  /** A bullet, number or box stood in front. */
  marked: boolean;
  sign?: Sign;
  /** Of a heading; a line that has one ends headings of that level. */
  level?: number;
  /** A blank line or a rule stands right above. */
  gap: boolean;
  /** A row of dashes stands right below: a heading if a list follows, else a rule. */
  underlined?: boolean;
  /** Where to write, in the cleaned paste. */
  tick?: Tick;
  /** First and last line of the paste. */
  lines: [number, number];
}

export type Shape = 'lines' | 'todo.txt' | 'org' | 'table' | 'tsv' | 'csv' | 'json' | 'html';

/** A paste read by the reader of its shape. */
export interface Reading {
  shape: Shape;
  rows: Row[];
  warnings: string[];
}

/**
 * Says what ticks and crosses mean in this list: done beside an empty sign, done and open beside each other, and
 * bare decoration when one of them stands alone. True if they are decoration.
 */
export function settleSigns(rows: Row[]): boolean {
  const seen = new Set(rows.map((row) => row.sign));
  const against = seen.has('open');
  const beside = seen.has('tick') && seen.has('cross');
  for (const row of rows) {
    if (row.sign !== 'tick' && row.sign !== 'cross') continue;
    if (against || (beside && row.sign === 'tick')) row.sign = 'done';
    else if (beside) row.sign = 'open';
    else delete row.sign;
  }
  return !against && seen.has('tick') !== seen.has('cross');
}

/** Headings alone are a list: the deepest ones are its items. */
export function settleHeadings(rows: Row[]): void {
  if (rows.length < 2 || rows.some((row) => row.kind !== 'heading')) return;
  const deepest = rows.reduce((level, row) => Math.max(level, row.level ?? 0), 0);
  for (const row of rows) {
    if (row.level !== deepest) continue;
    row.kind = 'line';
    row.marked = true;
    row.indent = 0;
  }
}

/** Adds rows at the end; there can be more of them than a call takes arguments. */
export function append(rows: Row[], ...more: Row[][]): void {
  for (const some of more) for (const row of some) rows.push(row);
}
