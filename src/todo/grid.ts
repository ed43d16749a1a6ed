/**
 * Rows of cells, whatever they were cut from, read as one task each: which column is the task, which says that it
 * is done, and the others as its details.
 */
import type { Cell } from './cells.ts';
import { readMark, type Mark } from './marks.ts';
import type { Row, Tick } from './rows.ts';
import * as words from './words.ts';

/** Cells that stand where they stand in the cleaned paste. */
export interface GridRow {
  cells: Cell[];
  /** Lines of the paste it came from. */
  first: number;
  last: number;
}

interface Columns {
  title: number;
  done: number;
  state: number;
  counter: number;
}

/** Whether the cells name columns instead of holding tasks. */
export function isHeader(cells: Cell[]): boolean {
  const named = cells.filter((cell) => words.isHeading(cell.text));
  const ranks = cells.map((cell) => words.titleRank(cell.text));
  if (ranks.includes(0)) return cells.every((cell) => cell.text.length <= 24);
  return ranks.some((rank) => rank !== undefined) && named.length * 2 > cells.length;
}

/** @param header what the columns are called; absent, the values say */
export function readGrid(rows: GridRow[], header?: string[]): Row[] {
  const columns = header === undefined ? columnsByValue(rows) : columnsByName(rows, header);
  // A column of its own for the task, or else none that says anything about it.
  const { title, counter } = columns;
  const sure = title === -1 ? { title: counter === 0 ? 1 : 0, done: -1, state: -1, counter } : columns;
  const read: Row[] = [];
  for (const row of rows) readRow(row, sure, header ?? [], read);
  return read;
}

function columnsByName(rows: GridRow[], header: string[]): Columns {
  const done = header.findIndex(
    (name, index) => words.isDoneHeading(name) || (name === '' && isDoneColumn(rows, index)),
  );
  const state = header.findIndex((name) => words.isStateHeading(name));
  const counter = header.findIndex(
    (name, index) => words.isCounterHeading(name) && rows.every((row) => /^\d*$/.test(valueOf(row, index))),
  );
  const ranks = header.map((name) => words.titleRank(name) ?? Number.POSITIVE_INFINITY);
  const best = ranks.reduce((least, rank) => Math.min(least, rank), Number.POSITIVE_INFINITY);
  const title = Number.isFinite(best)
    ? ranks.indexOf(best)
    : header.findIndex((_, index) => ![done, state, counter].includes(index));
  return { title, done, state, counter };
}

function columnsByValue(rows: GridRow[]): Columns {
  const indexes = [...(rows[0]?.cells ?? []).keys()];
  const counter =
    indexes.find((index) => rows.every((row, line) => valueOf(row, index) === String(line + 1))) ?? -1;
  const done = indexes.find((index) => index !== counter && isDoneColumn(rows, index)) ?? -1;
  const state =
    indexes.find((index) => index !== counter && index !== done && isStateColumn(rows, index)) ?? -1;
  const title = indexes.findIndex((index) => ![counter, done, state].includes(index));
  return { title, done, state, counter };
}

function valueOf({ cells }: GridRow, index: number): string {
  return cells[index]?.text ?? '';
}

function isDoneColumn(rows: GridRow[], index: number): boolean {
  const isBox = rows.every((row) => words.isBoxValue(valueOf(row, index)));
  return isBox && rows.some((row) => valueOf(row, index) !== '');
}

function isStateColumn(rows: GridRow[], index: number): boolean {
  return rows.every((row) => {
    const value = valueOf(row, index);
    return value !== '' && words.readState(value) !== 'other';
  });
}

function taskOf(text: string, { first, last }: GridRow): Row {
  return {
    kind: 'line',
    text,
    indent: 0,
    marked: true,
    gap: false,
    sign: undefined,
    tick: undefined,
    first,
    last,
  };
}

function detailOf(text: string, { first, last }: GridRow): Row {
  return { kind: 'block', text, indent: 2, marked: false, gap: false, first, last };
}

/** Adds the task of a row, and a block for each further line of it and each detail. */
function readRow(from: GridRow, columns: Columns, header: string[], rows: Row[]): void {
  const { cells } = from;
  const title = cells[columns.title];
  const done = cells[columns.done];
  const state = cells[columns.state];
  const isDone = done === undefined ? 'other' : words.readDone(done.text);
  const isState = state === undefined ? 'other' : words.readState(state.text);
  const mark = title === undefined ? undefined : readMark(title.text);
  const texts = title === undefined ? [] : title.text.slice(mark?.length ?? 0).split('\n');
  for (const [index, cell] of cells.entries()) {
    if (cell.text === '' || index === columns.title || index === columns.counter) continue;
    if ((cell === done && isDone !== 'other') || (cell === state && isState !== 'other')) continue;
    const name = header[index] ?? '';
    texts.push(name === '' ? cell.text : `${name}: ${cell.text}`);
  }
  let task: Row | undefined;
  for (const line of texts) {
    const text = line.trim();
    if (text === '') continue;
    const row = task === undefined ? taskOf(text, from) : detailOf(text, from);
    rows.push(row);
    task ??= row;
  }
  if (task === undefined) return;
  if (isDone === 'done' || isState === 'done') task.sign = 'done';
  else if (mark?.sign !== undefined) task.sign = mark.sign;
  else if (done !== undefined || state !== undefined) task.sign = 'open';
  task.tick = tickOf(done, state, title, mark);
}

/** Ticks the row where it says whether it is done, else in front of its task. */
function tickOf(
  done: Cell | undefined,
  state: Cell | undefined,
  title: Cell | undefined,
  mark: Mark | undefined,
): Tick | undefined {
  if (done !== undefined) return { at: done.at, end: done.end, done: yesLike(done) };
  if (state !== undefined) {
    const capital = /^\p{Lu}/u.test(state.text);
    return { at: state.at, end: state.end, done: pad(state, capital ? 'Done' : 'done') };
  }
  if (title === undefined) return undefined;
  return { at: title.at + (mark?.at ?? 0), end: title.at + (mark?.end ?? 0), done: mark?.put ?? '[x] ' };
}

/** A no as it is written, and the yes in the same hand. */
const manners = new Map([
  ['FALSE', 'TRUE'],
  ['False', 'True'],
  ['false', 'true'],
  ['no', 'yes'],
  ['No', 'Yes'],
  ['0', '1'],
  ['[ ]', '[x]'],
  ['☐', '☑'],
]);

function yesLike(cell: Cell): string {
  return pad(cell, manners.get(cell.text) ?? 'x');
}

/** Room around a word that replaces the blank of an empty cell. */
function pad(cell: Cell, word: string): string {
  return cell.text === '' && cell.end - cell.at > 1 ? ` ${word} ` : word;
}
