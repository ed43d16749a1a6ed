/** todo.txt: one task a line, `x` for done, `(A)` for priority, dates in front, tags anywhere. */
import { isDecoration, readHeading } from './decor.ts';
import { readMark } from './marks.ts';
import { isAnswer, isNote } from './notes.ts';
import type { Reading, Row } from './rows.ts';
import { indentOf, type Line } from './source.ts';

const date = '\\d{4}-\\d{2}-\\d{2}';
const front = new RegExp(`^(x[ \\t]+)?(?:\\([A-Z]\\)[ \\t]+)?(?:${date}[ \\t]+){0,2}`);
const dated = new RegExp(`^${date}[ \\t]`);
const ranked = /^(?:x[ \t]+\S|\([A-Z]\) )/;
const structured = new RegExp(`^[ \\t]*(?:${date}[ \\t]|x[ \\t]|\\([A-Z]\\) )`);
const tagged = /(?:^|\s)(?:[@+]\p{L}\S*|[A-Za-z][\w-]*:[^\s/:][^\s]*)/u;

/** Reads the paste if two lines and half of all are written so, none has a mark, and one has more than a date. */
export function readTodoTxt(lines: Line[]): Reading | undefined {
  // Dates and tags alone change nothing that lines would not read the same.
  if (!lines.some(({ text }) => structured.test(text))) return undefined;
  const tasks = lines.flatMap((line) => (isNote(line) ? [] : [line.text.trim()]));
  const said = tasks.filter((text) => text !== '' && !isDecoration(text) && readHeading(text) === undefined);
  const sure = said.filter((text) => ranked.test(text) || tagged.test(text)).length;
  const signed = said.filter((text) => dated.test(text) || ranked.test(text) || tagged.test(text)).length;
  // An `x` on every line and nothing else is a bullet, unless an answer says that it ticks.
  const ticks = lines.some(isAnswer);
  if (!ticks && said.every((text) => /^x[ \t]+(?!\d{4}-|\([A-Z]\) )/.test(text) && !tagged.test(text)))
    return undefined;
  // So are `o` and `x` where every line begins with one of them.
  if (said.every((text) => /^[ox][ \t]+/i.test(text)) && said.some((text) => /^o/i.test(text)))
    return undefined;
  if (sure === 0 || signed < 2 || signed * 2 < said.length) return undefined;
  if (said.some((text) => readMark(text) !== undefined)) return undefined;
  return { shape: 'todo.txt', rows: lines.flatMap((line) => readTask(line)), warnings: [] };
}

function readTask(line: Line): Row[] {
  const { columns, length } = indentOf(line.text);
  const text = line.text.slice(length).trimEnd();
  if (text === '' || isDecoration(text)) return [];
  const base = { indent: 0, gap: false, lines: [line.no, line.no] as [number, number] };
  if (isNote(line)) return [{ ...base, kind: 'line', text, indent: columns, marked: false, note: true }];
  const heading = columns === 0 ? readHeading(text) : undefined;
  if (heading !== undefined) return [{ ...base, ...heading, kind: 'heading', marked: false }];
  const [mark = '', done] = front.exec(text) ?? [];
  const at = line.at + length;
  return [
    {
      ...base,
      kind: 'line',
      text: text.slice(mark.length),
      marked: true,
      sign: done === undefined ? 'open' : 'done',
      tick: { at, end: at, done: 'x ' },
    },
  ];
}
