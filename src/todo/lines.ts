/**
 * A list read line by line: bullets, boxes, headings, fences, tables in between. Says what each line is, and leaves
 * it to the outline what it belongs to.
 */
import { isDecoration, readHeading, readUnderline, type HeadingLine } from './decor.ts';
import { closersOf, readFence } from './fences.ts';
import { afterFrontMatter, commentEnd } from './hidden.ts';
import { isColon } from './labels.ts';
import { readMark, type Usage } from './marks.ts';
import { check, isAnswer, isNote } from './notes.ts';
import { readPipeTable } from './pipes.ts';
import { append, type Reading, type Row } from './rows.ts';
import { indentOf, isBlank } from './source.ts';
import type { Line, Lines } from './source-lines.ts';
import { lettered, surveyUsage } from './usage.ts';

/** Further in, a heading is text of the item it stands in. */
const headingIndent = 4;

interface Page {
  lines: Lines;
  usage: (index: number) => Usage;
  closers: Map<number, number>;
  /** Fence lines around lists, which say nothing. */
  bare: Set<number>;
  /** The last line that is not blank. */
  last: number;
  /** False once a comment was found to have no end. */
  commentsClose: boolean;
  gap: boolean;
  rows: Row[];
  hasTable: boolean;
  warnings: string[];
}

export function readLines(given: Lines): Reading {
  const lines = given.copy();
  const page: Page = {
    lines,
    usage: usageOf(lines),
    closers: closersOf(lines.length, (index) => lines.text(index).trim()),
    bare: new Set(),
    last: lines.findLastIndex((text) => !isBlank(text)),
    commentsClose: true,
    gap: false,
    rows: [],
    hasTable: false,
    warnings: [],
  };
  let index = afterFrontMatter(lines);
  if (index > 0) page.warnings.push('The front matter at the top is left out.');
  while (index < lines.length) index = readAt(page, index);
  return { shape: page.hasTable ? 'table' : 'lines', rows: page.rows, warnings: page.warnings };
}

function usageOf(lines: Lines): (index: number) => Usage {
  const textOf = (index: number): string => {
    const text = lines.text(index);
    return isNote(text) ? '' : text.trim();
  };
  let ticked = false;
  for (let index = 1; index < lines.length && !ticked; index++) {
    ticked = isAnswer(lines.text(index)) && lettered.test(lines.text(index - 1).trim());
  }
  return surveyUsage(lines.length, textOf, ticked);
}

/** Reads what begins at a line, and gives back the first line after it. */
function readAt(page: Page, index: number): number {
  const line = page.lines.at(index);
  const text = line?.text.trim() ?? '';
  if (line === undefined || text === '' || page.bare.has(index)) {
    page.gap = true;
    return index + 1;
  }
  const end = readComment(page, index, text) ?? readTable(page, index, text) ?? readFenced(page, index, text);
  if (end !== undefined) return end;
  const row = rowOf(line, text, page.gap);
  const heading = row.indent < headingIndent ? readHeading(text) : undefined;
  const said = heading === undefined ? readRow(page, index, row) : headingOf(row, heading);
  if (said !== undefined) page.rows.push(said);
  page.gap = said === undefined;
  return index + 1;
}

/** A line as if it had no mark. */
function rowOf(line: Line, text: string, gap: boolean): Row {
  const { columns, length } = indentOf(line.text);
  const row: Row = {
    kind: 'line',
    text,
    indent: columns,
    marked: false,
    gap,
    sign: undefined,
    tick: undefined,
    at: line.at + length,
    first: line.no,
    last: line.no,
  };
  if (isNote(line.text)) row.note = true;
  return row;
}

/** Makes a row a heading, to be ticked behind its hashes should it turn out to be an item. */
function headingOf(row: Row, { text, level }: HeadingLine): Row {
  const at = (row.at ?? 0) + row.text.indexOf(text);
  row.kind = 'heading';
  row.text = text;
  row.level = level;
  row.tick = { at, end: at, done: '[x] ' };
  return row;
}

/** Takes its mark off a row; undefined if nothing else is there. */
function readRow(page: Page, index: number, row: Row): Row | undefined {
  if (isDecoration(row.text)) {
    underline(page, index, row.text);
    return undefined;
  }
  const mark = readMark(row.text, page.usage(index));
  if (mark === undefined) return row;
  const text = row.text.slice(mark.length);
  if (text === '' || (text.startsWith('<!--') && text.indexOf('-->') === text.length - 3)) return undefined;
  const start = row.at ?? 0;
  row.tick = { at: start + mark.at, end: start + mark.end, done: mark.put };
  if (row.text.startsWith(check)) row.checked = true;
  row.text = text;
  row.indent += 2 * mark.depth;
  row.marked = true;
  if (mark.sign !== undefined) row.sign = mark.sign;
  return row;
}

function readComment(page: Page, index: number, text: string): number | undefined {
  if (!page.commentsClose || !text.startsWith('<!--')) return undefined;
  const end = commentEnd(page.lines, index, page.lines.text(index).indexOf('<!--') + 4);
  if (end === undefined) {
    page.commentsClose = false;
    return undefined;
  }
  page.gap = true;
  page.lines.cutAt(end.index, end.after);
  return end.index;
}

function readTable(page: Page, index: number, text: string): number | undefined {
  const table = text.includes('|') ? readPipeTable(page.lines, index) : undefined;
  if (table === undefined) return undefined;
  append(page.rows, table.rows);
  page.hasTable ||= table.rows.length > 0;
  page.gap = true;
  return table.end;
}

/** Code belongs to the item above; with no item above, a fence is only wrapping. */
function readFenced(page: Page, index: number, text: string): number | undefined {
  const fence = readFence(text);
  const line = page.lines.at(index);
  if (fence === undefined || line === undefined) return undefined;
  const bulleted = text.charAt(0) !== fence.sign;
  const end = page.closers.get(index);
  if (end === undefined) {
    if (bulleted) return undefined;
    if (!isDecoration(text)) page.warnings.push(`The fence in line ${line.no + 1} is never closed.`);
    page.gap = true;
    return index + 1;
  }
  const closing = page.lines.at(end);
  if (!bulleted && wrapsList(page, index, end)) {
    page.bare.add(end);
    page.gap = true;
    return index + 1;
  }
  const opening = bulleted ? readRow(page, index, rowOf(line, text, page.gap)) : undefined;
  if (opening !== undefined) page.rows.push(opening);
  const block = bulleted ? [] : [text];
  for (let inner = index + 1; inner < end; inner++) block.push(page.lines.text(inner));
  block.push(closing?.text.trim() ?? '');
  const row = rowOf(line, block.join('\n'), page.gap);
  page.rows.push({ ...row, kind: 'block', last: closing?.no ?? line.no });
  page.gap = true;
  return end + 1;
}

function wrapsList({ rows, lines }: Page, index: number, end: number): boolean {
  const above = rows.at(-1);
  if (above === undefined || above.kind === 'heading') return true;
  if (above.marked || !isColon(above.text)) return false;
  for (let at = index + 1; at < end; at++) {
    const text = lines.text(at);
    if (isBlank(text) || isNote(text)) continue;
    if (readMark(text.trim()) === undefined) return false;
  }
  return true;
}

/** What a rule right below a line makes of it. */
function underline(page: Page, index: number, text: string): void {
  const above = page.rows.at(-1);
  const sign = readUnderline(text);
  if (sign === undefined || page.gap || above?.kind !== 'line' || above.marked || above.note) return;
  if (above.indent >= headingIndent || above.at === undefined) return;
  if (sign === '-') above.underlined = true;
  else if (index < page.last) {
    above.kind = 'heading';
    above.level = 1;
  }
}
