/** todo.txt: one task a line, `x` for done, `(A)` for priority, dates in front, tags anywhere. */
import { isDecoration, readHeading } from './decor.ts';
import { readMark } from './marks.ts';
import { isAnswer, isNote } from './notes.ts';
import type { Reading, Row } from './rows.ts';
import { indentOf } from './source.ts';
import type { Line, Lines } from './source-lines.ts';

const date = '\\d{4}-\\d{2}-\\d{2}';
const front = new RegExp(`^(x[ \\t]+)?(?:\\([A-Z]\\)[ \\t]+)?(?:${date}[ \\t]+){0,2}`);
const dated = new RegExp(`^${date}[ \\t]`);
const ranked = /^(?:x[ \t]+\S|\([A-Z]\) )/;
const structured = new RegExp(`^[ \\t]*(?:${date}[ \\t]|x[ \\t]|\\([A-Z]\\) )`);
const tagged = /(?:^|\s)(?:[@+]\p{L}\S*|[A-Za-z][\w-]*:[^\s/:][^\s]*)/u;

/** Reads the paste if two lines and half of all are written so, none has a mark, and one has more than a date. */
export function readTodoTxt(lines: Lines): Reading | undefined {
  // Dates and tags alone change nothing that lines would not read the same.
  if (!lines.some((text) => structured.test(text)) || !isTodoTxt(lines)) return undefined;
  const rows: Row[] = [];
  for (let index = 0; index < lines.length; index++) {
    const row = readTask(lines.at(index));
    if (row !== undefined) rows.push(row);
  }
  return { shape: 'todo.txt', rows, warnings: [] };
}

function isTodoTxt(lines: Lines): boolean {
  let [said, sure, signed] = [0, 0, 0];
  let [crosses, letters, rounds] = [true, true, false];
  for (let index = 0; index < lines.length; index++) {
    const line = lines.text(index);
    const text = line.trim();
    if (text === '' || isNote(line) || isDecoration(text) || readHeading(text) !== undefined) continue;
    if (readMark(text) !== undefined) return false;
    said++;
    const tag = tagged.test(text);
    if (tag || ranked.test(text)) sure++;
    if (tag || ranked.test(text) || dated.test(text)) signed++;
    crosses &&= !tag && /^x[ \t]+(?!\d{4}-|\([A-Z]\) )/.test(text);
    letters &&= /^[ox][ \t]+/i.test(text);
    rounds ||= /^o/i.test(text);
  }
  // An `x` on every line and nothing else is a bullet, unless an answer says that it ticks.
  if (crosses && !lines.some(isAnswer)) return false;
  // So are `o` and `x` where every line begins with one of them.
  if (letters && rounds) return false;
  return sure > 0 && signed >= 2 && signed * 2 >= said;
}

function readTask(line: Line | undefined): Row | undefined {
  if (line === undefined) return undefined;
  const { columns, length } = indentOf(line.text);
  const text = line.text.slice(length).trimEnd();
  if (text === '' || isDecoration(text)) return undefined;
  const base = { indent: 0, gap: false, first: line.no, last: line.no };
  if (isNote(line.text)) return { ...base, kind: 'line', text, indent: columns, marked: false, note: true };
  const heading = columns === 0 ? readHeading(text) : undefined;
  if (heading !== undefined) return { ...base, ...heading, kind: 'heading', marked: false };
  const [mark = '', done] = front.exec(text) ?? [];
  const at = line.at + length;
  return {
    ...base,
    kind: 'line',
    text: text.slice(mark.length),
    marked: true,
    sign: done === undefined ? 'open' : 'done',
    tick: { at, end: at, done: 'x ' },
  };
}
