import { expect, test } from 'vitest';
import { parseTodo } from '../src/todo.ts';
import { ticked } from '../src/todo/ticked.ts';

/** A paste in each hand, and how it looks once all of its items are done. */
const pastes: [hand: string, paste: string, ticked: string][] = [
  ['a box', '- [ ] a\n* [] b\n- [  ] c', '- [x] a\n* [x] b\n- [x] c'],
  [
    'a box behind hidden characters',
    '\ufeff> \u200f-\u200b [\u2060 ] a\r\n> - [ ] b',
    '\ufeff> \u200f-\u200b [x] a\r\n> - [x] b',
  ],
  ['a box with a state', '- [/] a\n- [!] b', '- [x] a\n- [x] b'],
  ['an escaped box', '\\- [ ] a\n- \\[ \\] b', '\\- [x] a\n- \\[x\\] b'],
  ['a full-width box', '［ ］a', '［x］a'],
  ['a bullet', '- a\n  - detail\n•b', '- [x] a\n  - detail\n•[x] b'],
  ['a number', '1. a\n２．b\n③c', '1. [x] a\n２．[x] b\n③[x] c'],
  ['boxes inside a box', '- [ ] a\n  - [x] b\n  - [ ] c', '- [x] a\n  - [x] b\n  - [x] c'],
  ['an empty sign', '☐ a\n- □ b', '☑ a\n- ☑ b'],
  ['a tick that decorates', '✅ a\n✅ b', '[x] a\n[x] b'],
  ['a plain line', 'a\n  more\nb', '✓ a\n  more\n✓ b'],
  ['a heading that is an item', '# a\n## b\n## [ ] c', '# a\n## [x] b\n## [x] c'],
  ['o and x', 'o a\nx b', 'x a\nx b'],
  ['todo.txt', '(A) 2026-01-01 a @b\nc +d', 'x (A) 2026-01-01 a @b\nx c +d'],
  ['org', '* TODO a\n** NEXT b\n- [ ] c', '* DONE a\n** DONE b\n- [x] c'],
  ['org with states of its own', '#+TODO: OPEN | SHUT\n* OPEN a', '#+TODO: OPEN | SHUT\n* SHUT a'],
  [
    'a column of boxes',
    '| Done | Task |\n|---|---|\n|   | a |\n|| b |',
    '| Done | Task |\n|---|---|\n| x | a |\n|x| b |',
  ],
  ['a column of states', 'Task\tStatus\na\tOpen\nb\tto do', 'Task\tStatus\na\tDone\nb\tdone'],
  ['a column of yes and no', 'Task,Done\n"a, b",FALSE\nc,no', 'Task,Done\n"a, b",TRUE\nc,yes'],
  ['a table without such columns', 'Task,Who\n"a, b",Sam', 'Task,Who\n"[x] a, b",Sam'],
  [
    'a task export',
    'TYPE,CONTENT,INDENT\ntask,a,1\ntask,b,2',
    'TYPE,CONTENT,INDENT\ntask,[x] a,1\ntask,[x] b,2',
  ],
  ['JSON', '[{"title":"a","done":false},"b","[ ] c"]', '[{"title":"a","done":true},"[x] b","[x] c"]'],
  ['JSON with states', '[{"title":"a","status":"open"}]', '[{"title":"a","status":"done"}]'],
  [
    'HTML',
    '<ul><li>a</li><li><input type="checkbox" /> b</li></ul>',
    '<ul><li>[x] a</li><li><input type="checkbox"  checked /> b</li></ul>',
  ],
  ['HTML without lists', '<p>- [ ] a</p><p>b</p>', '<p>- [x] a</p><p>- [x] b</p>'],
];

test.each(pastes)('%s is ticked where it stands', (_hand, paste, all) => {
  const { items } = parseTodo(paste);
  expect(ticked(paste, items, () => ({ done: true, note: [] }))).toBe(all);
});

test('a block of a page says how it looks while it is open, so that the list stays even', () => {
  const paste = '<p>a</p><p>b</p>';
  const { items } = parseTodo(paste);
  expect(ticked(paste, items, (n) => ({ done: n === 0, note: [] }))).toBe('<p>- [x] a</p><p>- [ ] b</p>');
});
