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
import { append, type Reading, type Row, type Tick } from './rows.ts';
import { cut, indentOf, isBlank, type Line } from './source.ts';
import { lettered, surveyUsage } from './usage.ts';

/** Further in, a heading is text of the item it stands in. */
const headingIndent = 4;

interface Page {
  lines: Line[];
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

export function readLines(lines: Line[]): Reading {
  const texts = lines.map((line) => line.text.trim());
  const page: Page = {
    lines: [...lines],
    usage: surveyUsage(
      lines.map((line, index) => (isNote(line) ? '' : (texts[index] ?? ''))),
      lines.some((line, index) => isAnswer(line) && lettered.test(texts[index - 1] ?? '')),
    ),
    closers: closersOf(texts),
    bare: new Set(),
    last: texts.findLastIndex((text) => text !== ''),
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

/** Reads what begins at a line, and gives back the first line after it. */
function readAt(page: Page, index: number): number {
  const line = page.lines[index];
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
  const at = line.at + length;
  const tick = { at, end: at, done: check };
  const row: Row = {
    kind: 'line',
    text,
    indent: columns,
    marked: false,
    gap,
    tick,
    lines: [line.no, line.no],
  };
  if (isNote(line)) row.note = true;
  return row;
}

/** A heading, to be ticked behind its hashes should it turn out to be an item. */
function headingOf(row: Row, { text, level }: HeadingLine): Row {
  const at = (row.tick?.at ?? 0) + row.text.indexOf(text);
  const tick = { at, end: at, done: '[x] ' };
  return { ...row, kind: 'heading', text, level, tick };
}

/** A line with its mark taken off; undefined if nothing else is there. */
function readRow(page: Page, index: number, row: Row): Row | undefined {
  if (isDecoration(row.text)) {
    underline(page, index, row.text);
    return undefined;
  }
  const mark = readMark(row.text, page.usage(index));
  if (mark === undefined) return row;
  const text = row.text.slice(mark.length);
  if (text === '' || (text.startsWith('<!--') && text.indexOf('-->') === text.length - 3)) return undefined;
  const start = row.tick?.at ?? 0;
  const tick: Tick = { at: start + mark.at, end: start + mark.end, done: mark.put };
  const marked: Row = { ...row, text, indent: row.indent + 2 * mark.depth, marked: true, tick };
  if (mark.sign !== undefined) marked.sign = mark.sign;
  if (row.text.startsWith(check)) marked.checked = true;
  return marked;
}

function readComment(page: Page, index: number, text: string): number | undefined {
  const line = page.lines[index];
  if (line === undefined || !page.commentsClose || !text.startsWith('<!--')) return undefined;
  const end = commentEnd(page.lines, index, line.text.indexOf('<!--') + 4);
  const last = page.lines[end?.index ?? index];
  if (end === undefined || last === undefined) {
    page.commentsClose = false;
    return undefined;
  }
  page.gap = true;
  page.lines[end.index] = cut(last, end.after);
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
  const line = page.lines[index];
  if (fence === undefined || line === undefined) return undefined;
  const bulleted = text.charAt(0) !== fence.sign;
  const end = page.closers.get(index);
  if (end === undefined) {
    if (bulleted) return undefined;
    if (!isDecoration(text)) page.warnings.push(`The fence in line ${line.no + 1} is never closed.`);
    page.gap = true;
    return index + 1;
  }
  const closing = page.lines[end];
  if (!bulleted && wrapsList(page, index, end)) {
    page.bare.add(end);
    page.gap = true;
    return index + 1;
  }
  const row = rowOf(line, text, page.gap);
  const opening = bulleted ? readRow(page, index, row) : undefined;
  if (opening !== undefined) page.rows.push(opening);
  const block = [
    ...(bulleted ? [] : [text]),
    ...page.lines.slice(index + 1, end).map((inner) => inner.text),
    closing?.text.trim() ?? '',
  ];
  page.rows.push({ ...row, kind: 'block', text: block.join('\n'), lines: [line.no, closing?.no ?? line.no] });
  page.gap = true;
  return end + 1;
}

function wrapsList({ rows, lines }: Page, index: number, end: number): boolean {
  const above = rows.at(-1);
  if (above === undefined || above.kind === 'heading') return true;
  if (above.marked || !isColon(above.text)) return false;
  for (let at = index + 1; at < end; at++) {
    const line = lines[at];
    if (line === undefined || isBlank(line.text) || isNote(line)) continue;
    if (readMark(line.text.trim()) === undefined) return false;
  }
  return true;
}

/** What a rule right below a line makes of it. */
function underline(page: Page, index: number, text: string): void {
  const above = page.rows.at(-1);
  const sign = readUnderline(text);
  if (sign === undefined || page.gap || above?.kind !== 'line' || above.marked || above.note) return;
  if (above.indent >= headingIndent || above.tick === undefined) return;
  if (sign === '-') above.underlined = true;
  else if (index < page.last) {
    above.kind = 'heading';
    above.level = 1;
  }
}
