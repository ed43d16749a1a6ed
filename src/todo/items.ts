/**
 * R5 of the intake: which nodes of an outline are items, which are parts of one, and which are done. Walks with its
 * own stack, since a paste can nest deeper than calls can.
 */
import { cleanText } from '../clean.ts';
import { Pieces } from '../pieces.ts';
import { deepen, isColon, labelOf } from './labels.ts';
import { tickOf } from './notes.ts';
import type { Node, Section } from './outline.ts';
import type { Tick } from './rows.ts';

export interface ParsedItem {
  /** What a crow is given, byte for byte. */
  text: string;
  /** Headings and titles it stood under, outermost first. */
  context?: string[];
  /** Children that came as lines of their own: ready-made subtasks. They are part of `text` too. */
  subtasks?: string[];
  /** First and last line of the paste it came from, counted from 0. */
  lines: [number, number];
  /** What ticks the item and then its open boxes, in UTF-16 places of the paste as it was sent. */
  ticks?: Tick[];
}

export interface SkippedItem {
  text: string;
  /** Headings and titles it stood under, outermost first. */
  context?: string[];
  lines: [number, number];
}

interface Items {
  items: ParsedItem[];
  skipped: SkippedItem[];
  /** Nodes that turned out to name those below them. */
  sections: Section[];
}

interface Visit {
  node: Node;
  context: string[];
}

/** Deeper children are written as if they stood here. */
const drawnDepth = 8;
const indents = Array.from({ length: drawnDepth + 1 }, (_, depth) => '  '.repeat(depth));

/** @param titles says what `bareTitles` does of these nodes; asked only where it matters */
export function itemsOf(roots: Iterable<Node>, titles: () => boolean): Items {
  const found: Items = { items: [], skipped: [], sections: [] };
  const visits: Visit[] = [];
  for (const root of roots) {
    visits.push({ node: root, context: root.context });
    for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
      const { node } = visit;
      const bare = node.parent === undefined && !node.row.marked && titles();
      const below = namesChildren(node, bare) ? openSection(visit, found) : takeNode(visit, found);
      for (let index = below.nodes.length - 1; index >= 0; index--) {
        const child = below.nodes[index];
        if (child !== undefined) visits.push({ node: child, context: below.context });
      }
    }
  }
  return found;
}

/** Lines without marks, each over an indented list: titles, not items with notes. */
export function bareTitles(roots: Iterable<Node>): boolean {
  for (const { row, parts } of roots) {
    if (!row.marked && parts?.some((part) => typeof part !== 'string') !== true) return false;
  }
  return true;
}

function childrenOf(node: Node): Node[] {
  return node.parts?.filter((part) => typeof part !== 'string') ?? [];
}

function namesChildren(node: Node, bare: boolean): boolean {
  if (node.state === 'done') return false;
  return bare || (node.boxesBelow && (node.state === 'plain' || isColon(node.text)));
}

interface Below {
  /** Nodes below that go their own way. */
  nodes: Node[];
  context: string[];
}

function openSection({ node, context }: Visit, found: Items): Below {
  const own = node.parts?.filter((part) => typeof part === 'string') ?? [];
  const label = labelOf([node.text, ...own].join(' ').replaceAll('\n', ' '));
  found.sections.push({ label, line: node.row.first });
  return { nodes: childrenOf(node), context: deepen(context, label) };
}

/** Takes a node as an item, or as done. */
function takeNode({ node, context }: Visit, found: Items): Below {
  const drawn = draw(node);
  if (node.state === 'done') {
    const done: SkippedItem = { text: drawn.text, lines: drawn.lines };
    if (context.length > 0) done.context = context;
    found.skipped.push(done);
  } else if (drawn.text !== '') {
    const item: ParsedItem = { text: drawn.text, lines: drawn.lines };
    if (context.length > 0) item.context = context;
    const subtasks = subtasksOf(node);
    if (subtasks.length > 0) item.subtasks = subtasks;
    if (drawn.ticks.length > 0) item.ticks = drawn.ticks;
    found.items.push(item);
  }
  return {
    nodes: drawn.apart,
    context: drawn.apart.length > 0 ? deepen(context, labelOf(node.text)) : context,
  };
}

/** Children with boxes, or else those with other marks. */
function subtasksOf(node: Node): string[] {
  if (node.parts === undefined) return [];
  const children = childrenOf(node).filter((child) => child.row.marked && child.state !== 'done');
  const boxed = children.filter((child) => child.state === 'open');
  return (boxed.length > 0 ? boxed : children).map((child) => draw(child).text);
}

interface Drawn {
  text: string;
  lines: [number, number];
  ticks: Tick[];
  /** Done nodes, and under a done node open boxes: what is done says nothing of them. */
  apart: Node[];
}

/** A node with all that belongs to it, as text. */
function draw(root: Node): Drawn {
  const { row, parts } = root;
  const tick = tickOf(row);
  const drawn: Drawn = {
    text: root.text,
    lines: [row.first, row.last],
    ticks: tick === undefined ? [] : [tick],
    apart: [],
  };
  if (parts !== undefined) drawParts(root, parts, drawn);
  drawn.text = cleanText(drawn.text).trim();
  return drawn;
}

function drawParts(root: Node, parts: (string | Node)[], drawn: Drawn): void {
  const lines = new Pieces('\n');
  lines.add(root.text);
  let last = root.last;
  const open = [{ parts, next: 0 }];
  for (let inner = open.at(-1); inner !== undefined; inner = open.at(-1)) {
    const part = inner.parts[inner.next++];
    const indent = indents[Math.min(open.length - 1, drawnDepth)] ?? '';
    if (part === undefined) {
      open.pop();
    } else if (typeof part === 'string') {
      // A block keeps its own indents.
      lines.add(part.includes('\n') ? part : indent + part);
    } else if (part.state === 'done' || (root.state === 'done' && part.state === 'open')) {
      drawn.apart.push(part);
    } else {
      lines.add(`${indent}- ${part.text}`);
      last = Math.max(last, part.last);
      const tick = part.state === 'open' ? tickOf(part.row) : undefined;
      if (tick !== undefined) drawn.ticks.push(tick);
      if (part.parts !== undefined) open.push({ parts: part.parts, next: 0 });
    }
  }
  drawn.text = lines.text();
  drawn.lines[1] = last;
}
