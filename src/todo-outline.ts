/**
 * Rows put under each other: which line is a child, a continuation or a title, and what everything stands under.
 * Decides nothing about what becomes an item.
 */
import { deepen, isBold, isColon, labelOf } from './todo-labels.ts';
import { readStruck } from './todo-marks.ts';
import type { Row, Tick } from './todo-rows.ts';

export interface Node {
  text: string;
  indent: number;
  marked: boolean;
  state: 'open' | 'done' | 'plain';
  /** Continuation lines and children, in order. */
  parts: (string | Node)[];
  /** A box stands somewhere below. */
  boxesBelow: boolean;
  parent?: Node;
  /** Headings and titles over a root. */
  context: string[];
  tick?: Tick;
  lines: [number, number];
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

/** Less than this is not nesting. */
const step = 2;

export function outline(rows: Row[]): { roots: Node[]; sections: Section[] } {
  const roots: Node[] = [];
  const sections: Section[] = [];
  const page = pageTitle(rows);
  let headings: Heading[] = [];
  let titles: Title[] = [];
  /** The last node and all it stands in, outermost first. */
  const open: Node[] = [];

  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    const heading = row.kind === 'heading' || (row.underlined === true && next?.marked === true);
    const holder = heading ? undefined : holderOf(row, open);
    if (holder !== undefined) {
      holder.parts.push(row.text);
      holder.lines[1] = row.lines[1];
    } else if (heading || isTitle(rows, index)) {
      const label = labelOf(row.text);
      sections.push({ label, line: row.lines[0] });
      open.length = 0;
      if (heading) {
        const level = row.level ?? 2;
        headings = headings.filter((over) => over.level < level && over.label !== page);
        headings.push({ label, level });
        titles = [];
      } else {
        titles = titles.filter((over) => over.indent < row.indent);
        titles.push({ label, indent: row.indent, loose: next?.gap === true });
      }
    } else {
      while (open.length > 0 && row.indent < (open.at(-1)?.indent ?? 0) + step) open.pop();
      const node = nodeOf(row, open.at(-1));
      if (node.parent === undefined) {
        if (row.level !== undefined) headings = headings.filter((over) => over.level < (row.level ?? 0));
        titles = titlesOver(row, titles);
        for (const { label } of [...headings, ...titles]) node.context = deepen(node.context, label);
        roots.push(node);
      }
      open.push(node);
    }
  }
  return { roots, sections };
}

function nodeOf(row: Row, parent: Node | undefined): Node {
  const struck = readStruck(row.text);
  const node: Node = {
    text: struck ?? row.text,
    indent: row.indent,
    marked: row.marked,
    state: struck !== undefined || row.sign === 'done' ? 'done' : row.sign === undefined ? 'plain' : 'open',
    parts: [],
    boxesBelow: false,
    context: [],
    lines: [...row.lines],
  };
  if (row.tick !== undefined) node.tick = row.tick;
  if (parent === undefined) return node;
  node.parent = parent;
  parent.parts.push(node);
  if (row.sign === undefined) return node;
  for (let above: Node | undefined = parent; above?.boxesBelow === false; above = above.parent) {
    above.boxesBelow = true;
  }
  return node;
}

/** The node that a line without a mark goes on with, left as the last of `open`. */
function holderOf(row: Row, open: Node[]): Node | undefined {
  const last = open.at(-1);
  if (last === undefined || row.marked) return undefined;
  if (row.kind === 'block') return last;
  // Right below a marked line a small letter is the rest of a line broken by hand.
  if (!row.gap && last.marked && /^\p{Ll}/u.test(row.text)) return last;
  if (row.indent < (open[0]?.indent ?? 0) + step) return undefined;
  while (row.indent < (open.at(-1)?.indent ?? 0) + step) open.pop();
  return open.at(-1);
}

/** A line without a mark that names the lines below it. */
function isTitle(rows: Row[], index: number): boolean {
  const row = rows[index];
  const next = rows[index + 1];
  if (row === undefined || row.kind !== 'line' || row.marked || readStruck(row.text) !== undefined)
    return false;
  if (next === undefined || next.kind !== 'line' || next.indent < row.indent) return false;
  if (next.marked && !next.gap && next.indent < row.indent + step) return true;
  if (next.gap && !next.marked) return false;
  if (isColon(row.text)) return true;
  const apart = row.gap || index === 0 || rows[index - 1]?.kind === 'heading';
  return apart && isBold(row.text) && !isBold(next.text);
}

/**
 * The titles that still stand over a new outermost row. One right above its lines ends at a blank line, one that a
 * blank line parts from a list ends with the list, and one with indented lines ends with the indent.
 */
function titlesOver(row: Row, titles: Title[]): Title[] {
  const over = [...titles];
  for (let title = over.at(-1); title !== undefined; title = over.at(-1)) {
    if (title.content === undefined) {
      over[over.length - 1] = { ...title, content: row.indent };
      return over;
    }
    const indented = row.indent >= title.indent + step;
    const wasIndented = title.content >= title.indent + step;
    const parted = row.gap && !(title.loose && row.marked);
    if (indented || (!wasIndented && !parted)) return over;
    over.pop();
  }
  return over;
}

/** The first heading, if it is the only one of the top level above others: the name of the page, no context. */
function pageTitle(rows: Row[]): string | undefined {
  const headings = rows.filter((row) => row.kind === 'heading');
  const first = headings[0];
  if (first?.level !== 1 || headings.length < 2) return undefined;
  return headings.some((row, index) => index > 0 && row.level === 1) ? undefined : labelOf(first.text);
}
