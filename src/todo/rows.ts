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
  sign?: Sign | undefined;
  /** Of a heading; a line that has one ends headings of that level. */
  level?: number;
  /** A blank line or a rule stands right above. */
  gap: boolean;
  /** A row of dashes stands right below: a heading if a list follows, else a rule. */
  underlined?: boolean;
  /** A check stands in front and nothing else: a tick of ours if an answer is below. */
  checked?: true;
  /** A quote below an item, and part of it. */
  note?: true;
  /** Where to write, in the cleaned paste. */
  tick?: Tick | undefined;
  /** Where a line begins, for one that a check in front would tick; there can be a million of them. */
  at?: number;
  /** Lines of the paste it came from, the first and the last. */
  first: number;
  last: number;
}

/** `table`: lines with a table among them. */
export type Shape = 'lines' | 'todo.txt' | 'org' | 'table' | 'tsv' | 'csv' | 'json' | 'html';

/** Right below a marked line a small letter is the rest of a line broken by hand. */
export function isRest({ kind, marked, gap, sign, text }: Row): boolean {
  return kind === 'line' && !marked && !gap && sign === undefined && /^\p{Ll}/u.test(text);
}

/** A paste read by the reader of its shape. */
export interface Reading {
  shape: Shape;
  rows: Row[];
  warnings: string[];
}

/** Adds rows at the end; there can be more of them than a call takes arguments. */
export function append(rows: Row[], ...more: Iterable<Row>[]): void {
  for (const some of more) for (const row of some) rows.push(row);
}
