/** A list as a Markdown task list, for items that did not come in lines of their own. */
import { Pieces } from '../pieces.ts';
import type { Mark } from './ticked.ts';

export interface Listed extends Mark {
  text: string;
  /** Headings it stands under, outermost first. */
  context?: readonly string[];
}

const deepest = 6;

/** @param title one line, said first */
export function taskList(title: string, items: Iterable<Listed>): string {
  const lines = new Pieces('\n');
  lines.add(`# ${title}`);
  let above: readonly string[] = [];
  let isFirst = true;
  for (const item of items) {
    const { context = [] } = item;
    const kept = context.findIndex((label, level) => label !== above[level]);
    const fresh = kept === -1 ? [] : context.slice(kept);
    // Fewer headings can't be said but by the last of them once more.
    const headings = fresh.length === 0 && context.length < above.length ? context.slice(-1) : fresh;
    const level = context.length - headings.length;
    if (isFirst || headings.length > 0) lines.add('');
    isFirst = false;
    for (const [depth, label] of headings.entries()) {
      lines.add(`${'#'.repeat(Math.min(level + depth + 2, deepest))} ${label}`);
      lines.add('');
    }
    addItem(lines, item);
    above = context;
  }
  return `${lines.text()}\n`;
}

function addItem(lines: Pieces, { text, done, note }: Listed): void {
  const [first = '', ...more] = text.split('\n');
  lines.add(`- [${done ? 'x' : ' '}] ${first}`);
  for (const line of more) {
    // What is done has nothing open in it.
    const said = done ? line.replace(/^(\s*[-*+] )\[ \]/, '$1[x]') : line;
    lines.add(said.trim() === '' ? '' : `  ${unheaded(said)}`);
  }
  for (const line of note) lines.add(line === '' ? '  >' : `  > ${line}`);
}

/** A heading inside an item would part what comes below it from the item. */
const unheaded = (line: string): string => line.replace(/^(\s*)(#{1,6}\s)/, '$1\\$2');
