/**
 * R5 of the intake: which nodes of an outline are items, which are parts of one, and which are done. Walks with its
 * own stack, since a paste can nest deeper than calls can.
 */
import { cleanText } from './todo-clean.ts';
import { deepen, isColon, labelOf } from './todo-labels.ts';
import type { Node, Section } from './todo-outline.ts';
import type { Tick } from './todo-rows.ts';

export interface Item {
  text: string;
  context: string[];
  subtasks: string[];
  ticks: Tick[];
  lines: [number, number];
}

export interface Items {
  items: Item[];
  skipped: { text: string; lines: [number, number] }[];
  /** Nodes that turned out to name those below them. */
  sections: Section[];
}

interface Visit {
  node: Node;
  context: string[];
  /** Stands over its children whatever they are. */
  title: boolean;
}

/** Deeper children are written as if they stood here. */
const drawnDepth = 8;

export function itemsOf(roots: Node[]): Items {
  const found: Items = { items: [], skipped: [], sections: [] };
  const titles = bareTitles(roots);
  const visits: Visit[] = roots.map((node) => ({ node, context: node.context, title: titles })).reverse();
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    const { node, context } = visit;
    const inside = namesChildren(node, visit.title)
      ? openSection(node, context, found)
      : takeNode(node, context, found);
    for (const child of inside.nodes.reverse())
      visits.push({ node: child, context: inside.context, title: false });
  }
  return found;
}

/** Lines without marks, each over an indented list: titles, not items with notes. */
function bareTitles(roots: Node[]): boolean {
  const bare = roots.filter((node) => !node.marked);
  return bare.length > 0 && bare.every((node) => node.parts.some((part) => typeof part !== 'string'));
}

function namesChildren(node: Node, title: boolean): boolean {
  if (node.state === 'done') return false;
  if (node.state === 'plain' && (node.boxesBelow || (title && !node.marked))) return true;
  return node.boxesBelow && isColon(node.text);
}

function openSection(node: Node, context: string[], found: Items): { nodes: Node[]; context: string[] } {
  const own = node.parts.filter((part) => typeof part === 'string');
  const label = labelOf([node.text, ...own].join(' ').replaceAll('\n', ' '));
  found.sections.push({ label, line: node.lines[0] });
  return {
    nodes: node.parts.filter((part) => typeof part !== 'string'),
    context: deepen(context, label),
  };
}

/** Takes a node as an item or as done, and gives back what below it goes its own way. */
function takeNode(node: Node, context: string[], found: Items): { nodes: Node[]; context: string[] } {
  const drawn = draw(node);
  if (drawn.text === '') return { nodes: drawn.apart, context };
  if (node.state === 'done') {
    found.skipped.push({ text: drawn.text, lines: drawn.lines });
  } else {
    const children = node.parts.filter(
      (part) => typeof part !== 'string' && part.marked && part.state !== 'done',
    );
    const nodes = children.filter((part) => typeof part !== 'string');
    const boxed = nodes.filter((child) => child.state === 'open');
    const subtasks = (boxed.length > 0 ? boxed : nodes).map((child) => draw(child).text);
    found.items.push({ text: drawn.text, context, subtasks, ticks: drawn.ticks, lines: drawn.lines });
  }
  return { nodes: drawn.apart, context: deepen(context, labelOf(node.text)) };
}

interface Drawn {
  text: string;
  lines: [number, number];
  ticks: Tick[];
  /** Done nodes, and under a done node the open ones. */
  apart: Node[];
}

/** A node with all that belongs to it, as text. */
function draw(root: Node): Drawn {
  const lines: string[] = [root.text];
  const drawn: Drawn = {
    text: '',
    lines: [...root.lines],
    ticks: root.tick === undefined ? [] : [root.tick],
    apart: [],
  };
  const rest: { part: string | Node; depth: number }[] = root.parts
    .map((part) => ({ part, depth: 0 }))
    .reverse();
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { part } = next;
    const indent = '  '.repeat(Math.min(next.depth, drawnDepth));
    if (typeof part === 'string') {
      // A block keeps its own indents.
      lines.push(part.includes('\n') ? part : indent + part);
      continue;
    }
    if (part.state === 'done' || (root.state === 'done' && (part.state === 'open' || part.boxesBelow))) {
      drawn.apart.push(part);
      continue;
    }
    lines.push(`${indent}- ${part.text}`);
    drawn.lines[1] = Math.max(drawn.lines[1], part.lines[1]);
    if (part.state === 'open' && part.tick !== undefined) drawn.ticks.push(part.tick);
    for (const deeper of part.parts.toReversed()) rest.push({ part: deeper, depth: next.depth + 1 });
  }
  drawn.text = cleanText(lines.join('\n')).trim();
  return drawn;
}
