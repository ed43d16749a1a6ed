/** The CSV of a task app that keeps sections, tasks and notes in one column of types and nesting in another. */
import type { GridRow } from './grid.ts';
import { readMark } from './marks.ts';
import type { Row } from './rows.ts';

/** Columns about the export, not about the task. */
const own = new Set(['type', 'content', 'indent', 'date_lang', 'timezone', 'is_collapsed']);

export function isTaskExport(header: string[]): boolean {
  const names = header.map((name) => name.toLowerCase());
  return names.includes('type') && names.includes('content');
}

export function readTaskExport(rows: GridRow[], header: string[]): Row[] {
  const names = header.map((name) => name.toLowerCase());
  const type = names.indexOf('type');
  const content = names.indexOf('content');
  const indent = names.indexOf('indent');
  return rows.flatMap(({ cells, first: firstLine, last }): Row[] => {
    const cell = cells[content];
    const kind = cells[type]?.text.toLowerCase() ?? '';
    if (cell === undefined || cell.text === '' || kind === 'meta') return [];
    const [first = '', ...more] = cell.text.split('\n');
    const base = { text: first.trim(), marked: false, gap: true, first: firstLine, last };
    const under = (text: string): Row => ({ ...base, kind: 'block', text, indent: 2 });
    if (kind === 'section') return [{ ...base, kind: 'heading', indent: 0, level: 2 }];
    // A note belongs to the whole task, whichever part of it stands right above.
    if (kind === 'note')
      return [{ ...base, kind: 'line', indent: 2 }, ...more.map((text) => under(text.trim()))];
    const level = Math.min(Math.max(Number(cells[indent]?.text) || 1, 1), 9) - 1;
    const details = cells.flatMap(({ text }, index) => {
      const name = names[index] ?? '';
      // A part is as urgent as its whole.
      if (text === '' || own.has(name) || (level > 0 && name === 'priority')) return [];
      return `${header[index] ?? ''}: ${text}`;
    });
    const tick = { at: cell.at, end: cell.at, done: '[x] ' };
    const done = readMark(first)?.sign === 'done';
    const task: Row = {
      ...base,
      kind: 'line',
      indent: level * 2,
      marked: true,
      sign: done ? 'done' : 'open',
      tick,
    };
    return [task, ...[...more, ...details].map((text) => under(text.trim()))];
  });
}
