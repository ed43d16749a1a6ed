/** A stand-in for the parser: one item a line, `[x] ` is done, `# ` is a heading. */
import type { ParsedList } from '../../src/todo.ts';

export function parseTodo(text: string): ParsedList {
  const list: ParsedList = { shape: 'lines', items: [], skipped: [], sections: [], warnings: [] };
  for (const [i, line] of text.split('\n').entries()) {
    const words = line.trim();
    const lines: [number, number] = [i, i];
    if (words === '') continue;
    if (words.startsWith('# ')) list.sections.push(words.slice(2));
    else if (words.startsWith('[x] ')) list.skipped.push({ text: words.slice(4), lines });
    else
      list.items.push({
        text: words,
        ...(list.sections.length > 0 && { context: [...list.sections] }),
        lines,
      });
  }
  return list;
}
