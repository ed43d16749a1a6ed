import { expect, test } from 'vitest';
import { itemsFromStrings, parseTodo } from '../src/todo.ts';
import lists from './cases/lists.json' with { type: 'json' };
import moreLists from './cases/more-lists.json' with { type: 'json' };

/** A pasted list and what is to become of it; what a case leaves out it does not judge. */
interface ListCase {
  name: string;
  why: string;
  text: string;
  expect: string[];
  skipped?: number;
  context?: string[][];
  subtasks?: string[][];
  shape?: string;
  warnings?: string[];
}

const cases: ListCase[] = [...lists, ...moreLists];

test.each(cases)('$name: $why', ({ text, ...wanted }) => {
  const { items, skipped, shape, warnings } = parseTodo(text);
  const context = items.map((item) => item.context ?? []);
  const subtasks = items.map((item) => item.subtasks ?? []);
  expect({
    expect: items.map((item) => item.text),
    skipped: skipped.length,
    context: wanted.context && context,
    subtasks: wanted.subtasks && subtasks,
    shape: wanted.shape && shape,
    warnings: wanted.warnings && warnings,
  }).toEqual({
    expect: wanted.expect,
    skipped: wanted.skipped ?? 0,
    context: wanted.context,
    subtasks: wanted.subtasks,
    shape: wanted.shape,
    warnings: wanted.warnings,
  });
});

test('a list says what it is, what it leaves out, and where everything stood', () => {
  expect(
    parseTodo(
      '# Today\r\n\r\n- [ ] Move house\r\n  - [x] Give notice\r\n  - [ ] Book the van\r\n\r\n- ~~Paint~~\r\n- Iron\r\n  the white ones',
    ),
  ).toEqual({
    shape: 'lines',
    items: [
      {
        text: 'Move house\n- Book the van',
        context: ['Today'],
        subtasks: ['Book the van'],
        lines: [2, 4],
        ticks: [
          { at: 14, end: 15, done: 'x' },
          { at: 55, end: 56, done: 'x' },
        ],
      },
      {
        text: 'Iron\nthe white ones',
        context: ['Today'],
        lines: [7, 8],
        ticks: [{ at: 89, end: 89, done: '[x] ' }],
      },
    ],
    skipped: [
      { text: 'Give notice', context: ['Today', 'Move house'], lines: [3, 3] },
      { text: 'Paint', context: ['Today'], lines: [6, 6] },
    ],
    sections: ['Today'],
    warnings: [],
  });
});

test('a context keeps the nearest eight levels, each at most two hundred characters long', () => {
  const deep = Array.from({ length: 12 }, (_, level) => `${'  '.repeat(level)}- level ${level}`);
  const { items } = parseTodo(`${deep.join('\n')}\n${'  '.repeat(12)}- [ ] a\n\n${'long '.repeat(60)}:\n- b`);
  expect(items.map((item) => item.context)).toEqual([
    ['level 4', 'level 5', 'level 6', 'level 7', 'level 8', 'level 9', 'level 10', 'level 11'],
    [`${'long '.repeat(40)}…`],
  ]);
});

test('nesting deeper than any call stack is read', () => {
  const html = parseTodo(`${'<ul><li>a'.repeat(20_000)}</ul>`);
  const json = parseTodo(`${'['.repeat(20_000)}"a"${']'.repeat(20_000)}`);
  expect([html.items.length, html.shape, json.items.length, json.shape]).toEqual([1, 'html', 1, 'lines']);
});

test('items sent as strings are taken as they are, but clean', () => {
  expect(itemsFromStrings(['- [x] Buy \u202emilk ', '\u200b', 'two\r\nlines'])).toEqual([
    { text: '- [x] Buy milk', lines: [0, 0] },
    { text: '', lines: [1, 1] },
    { text: 'two\nlines', lines: [2, 2] },
  ]);
});

test('a table with very many columns is read', () => {
  const cells = (tag: string, text: string): string => `<${tag}>${text}`.repeat(150_000);
  const { items } = parseTodo(`<table><tr>${cells('th', 'Task')}<tr>${cells('td', 'Buy milk')}</table>`);
  expect(items.map(({ text }) => text.split('\n').length)).toEqual([150_000]);
});
