/** A list as a Markdown task list, for items that did not come in lines of their own. */
import type { Mark } from './ticked.ts';

export interface Listed extends Mark {
  text: string;
  /** Headings it stands under, outermost first. */
  context?: readonly string[];
}

const deepest = 6;

/** @param title one line, said first */
export function taskList(title: string, items: readonly Listed[]): string {
  const lines = [`# ${title}`];
  let above: readonly string[] = [];
  for (const [index, item] of items.entries()) {
    const { context = [] } = item;
    const kept = context.findIndex((label, level) => label !== above[level]);
    const fresh = kept === -1 ? [] : context.slice(kept);
    // Fewer headings can't be said but by the last of them once more.
    const headings = fresh.length === 0 && context.length < above.length ? context.slice(-1) : fresh;
    const level = context.length - headings.length;
    if (index === 0 || headings.length > 0) lines.push('');
    for (const [depth, label] of headings.entries()) {
      lines.push(`${'#'.repeat(Math.min(level + depth + 2, deepest))} ${label}`, '');
    }
    lines.push(...linesOf(item));
    above = context;
  }
  return `${lines.join('\n')}\n`;
}

function linesOf({ text, done, note }: Listed): string[] {
  const [first = '', ...more] = text.split('\n');
  // What is done has nothing open in it.
  const rest = done ? more.map((line) => line.replace(/^(\s*[-*+] )\[ \]/, '$1[x]')) : more;
  return [
    `- [${done ? 'x' : ' '}] ${first}`,
    ...rest.map((line) => (line.trim() === '' ? '' : `  ${unheaded(line)}`)),
    ...note.map((line) => (line === '' ? '  >' : `  > ${line}`)),
  ];
}

/** A heading inside an item would part what comes below it from the item. */
const unheaded = (line: string): string => line.replace(/^(\s*)(#{1,6}\s)/, '$1\\$2');
