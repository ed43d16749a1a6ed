/**
 * Rows put under each other: which line is a child, a continuation or a title, and what everything stands under.
 * Decides nothing about what becomes an item.
 */
import type { IsAnswered } from './answers.ts';
import { isStruck, readBold, readStruck } from './emphasis.ts';
import { deepen, isColon, labelOf } from './labels.ts';
import { isRest, type Row } from './rows.ts';

export interface Node {
  row: Row;
  /** The row's text, without a line through it. */
  text: string;
  state: 'open' | 'done' | 'plain';
  /** Continuation lines and children, in order, if there are any. */
  parts: (string | Node)[] | undefined;
  /** A box stands somewhere below. */
  boxesBelow: boolean;
  parent: Node | undefined;
  /** Headings and titles over a root. */
  context: string[];
  /** Its last line, children apart. */
  last: number;
}

export interface Section {
  label: string;
  line: number;
}

interface Heading {
  label: string;
  level: number;
}

interface Title {
  label: string;
  indent: number;
  /** A blank line parts it from what is under it. */
  loose: boolean;
  /** Indent of the first line under it. */
  content?: number;
}

/** Of all nodes that are no root. */
const none: string[] = [];

/** Less than this is not nesting. */
const step = 2;

/**
 * Yields each outermost node once all below it is there, and keeps none: a long list is taken up as it is put in order.
 * @param sections what stands over others is added here as it comes
 */
export function* outline(
  rows: readonly Row[],
  isAnswered: IsAnswered,
  sections: Section[],
): Generator<Node, void> {
  const paged = hasPageTitle(rows);
  let headings: Heading[] = [];
  let titles: Title[] = [];
  let context: string[] = [];
  /** The last node and all it stands in, outermost first. */
  const open: Node[] = [];
  const endHeadings = (level: number): void => {
    headings = headings.filter((over) => over.level < level && !(paged && over.level === 1));
  };
  const renew = (): void => {
    context = [...headings, ...titles].reduce<string[]>((all, { label }) => deepen(all, label), []);
  };

  for (let index = 0; index < rows.length; index++) {
    const row = rows[index];
    if (row === undefined) continue;
    const next = rows[index + 1];
    const heading = row.kind === 'heading' || (row.underlined === true && next?.marked === true);
    const holder = heading ? undefined : holderOf(rows, index, open, isAnswered);
    if (holder !== undefined) {
      addPart(holder, row.text);
      holder.last = row.last;
    } else if (heading || isTitle(rows, index)) {
      const label = labelOf(row.text);
      sections.push({ label, line: row.first });
      if (open[0] !== undefined) yield open[0];
      open.length = 0;
      if (heading) {
        const level = row.level ?? 2;
        endHeadings(level);
        headings.push({ label, level });
        titles = [];
      } else {
        titles = titles.filter((over) => over.indent < row.indent);
        titles.push({ label, indent: row.indent, loose: next?.gap === true });
      }
      renew();
    } else {
      const outermost = open[0];
      while (open.length > 0 && row.indent < indentAt(open, -1) + step) open.pop();
      if (outermost !== undefined && open.length === 0) yield outermost;
      const node = nodeOf(row, open.at(-1));
      open.push(node);
      if (node.parent !== undefined) continue;
      if (row.level !== undefined) endHeadings(row.level);
      if (closeTitles(row, titles) || row.level !== undefined) renew();
      node.context = context;
    }
  }
  if (open[0] !== undefined) yield open[0];
}

function indentAt(open: Node[], index: number): number {
  return open.at(index)?.row.indent ?? 0;
}

/** Most have one part, and an empty list makes room for many. */
function addPart(node: Node, part: string | Node): void {
  if (node.parts === undefined) node.parts = [part];
  else node.parts.push(part);
}

function nodeOf(row: Row, parent: Node | undefined): Node {
  const struck = readStruck(row.text);
  const node: Node = {
    row,
    text: struck ?? row.text,
    state: struck !== undefined || row.sign === 'done' ? 'done' : row.sign === undefined ? 'plain' : 'open',
    parts: undefined,
    boxesBelow: false,
    parent,
    context: none,
    last: row.last,
  };
  if (parent !== undefined) addPart(parent, node);
  if (row.sign === undefined) return node;
  for (let above = parent; above?.boxesBelow === false; above = above.parent) above.boxesBelow = true;
  return node;
}

/** The node that a line without a mark goes on with, left as the last of `open`. */
function holderOf(
  rows: readonly Row[],
  index: number,
  open: Node[],
  isAnswered: IsAnswered,
): Node | undefined {
  const row = rows[index];
  const last = open.at(-1);
  if (row === undefined || last === undefined || row.marked || row.sign !== undefined) return undefined;
  if (row.kind === 'block') return last;
  // Right below a marked line a small letter is the rest of a line broken by hand. Below a done one it may be a task.
  const broken = isRest(row) && last.row.marked;
  if (broken && (last.state !== 'done' || isAnswered(index, indentAt(open, 0))) && !isStruck(row.text))
    return last;
  if (row.indent < indentAt(open, 0) + step) return undefined;
  while (row.indent < indentAt(open, -1) + step) open.pop();
  return open.at(-1);
}

/** A line without a mark that names the lines below it. */
function isTitle(rows: readonly Row[], index: number): boolean {
  const row = rows[index];
  const next = rows[index + 1];
  if (row === undefined || row.kind !== 'line' || row.marked || isStruck(row.text)) return false;
  if (next === undefined || next.kind !== 'line' || next.note || next.indent < row.indent) return false;
  if (next.marked && !next.gap && next.indent < row.indent + step) return true;
  if (next.gap && !next.marked) return false;
  if (isColon(row.text)) return true;
  const apart = row.gap || index === 0 || rows[index - 1]?.kind === 'heading';
  return apart && readBold(row.text) !== undefined && readBold(next.text) === undefined;
}

/**
 * Ends the titles that do not stand over a new outermost row, true if there are any. One right above its lines ends
 * at a blank line, one that a blank line parts from a list ends with the list, one over indented lines with the indent.
 */
function closeTitles(row: Row, titles: Title[]): boolean {
  const before = titles.length;
  for (let title = titles.at(-1); title !== undefined; title = titles.at(-1)) {
    if (title.content === undefined) {
      title.content = row.indent;
      break;
    }
    const indented = row.indent >= title.indent + step;
    const wasIndented = title.content >= title.indent + step;
    const parted = row.gap && !(title.loose && row.marked);
    if (indented || (!wasIndented && !parted)) break;
    titles.pop();
  }
  return titles.length < before;
}

/** The first heading is the only one of the top level, above others: the name of the page, and no context for them. */
function hasPageTitle(rows: readonly Row[]): boolean {
  const first = rows.findIndex(isHeading);
  if (rows[first]?.level !== 1) return false;
  const others = rows.findIndex((row, index) => index > first && isHeading(row));
  return others !== -1 && !rows.some((row, index) => index > first && isHeading(row) && row.level === 1);
}

function isHeading(row: Row): boolean {
  return row.kind === 'heading' || row.underlined === true;
}
