/** Pastes for property tests, and what a tick does to one. Every line carries a word of its own, so that none can hide. */
import * as fc from 'fast-check';
import type { ParsedList, Tick } from '../src/todo.ts';

const bullets = ['- ', '* ', '+ ', '• ', '◦', '1. ', '2) ', '１．', '③', '\\- ', ''];
const boxes = ['[ ] ', '[x] ', '[X] ', '[-] ', '[/] ', '[] ', '［ ］', '☐ ', ''];
const indents = ['', '', '', ' ', '  ', '    ', '\t', '> '];
const tails = [
  '',
  ':',
  ' #tag',
  ' 📅 2026-03-02',
  ' | a',
  '\ta',
  ', "b"',
  ' (c)',
  '~~',
  '**',
  ' -->',
  '\u202e',
  '\u200b',
  ' ✅',
];
const heads = [
  '',
  '',
  '# ',
  '## ',
  '**',
  '(A) ',
  'x ',
  '2026-01-02 ',
  '"',
  '{',
  '<',
  '* TODO ',
  '=== ',
  '|',
  '\u200f',
];
const between = ['---', '===', '', '', '-', '- [ ]', '```', '~~~', '> ', '\t', '* * *'];

/** The word of a line: found nowhere else in the paste. */
export function wordOf(line: number): string {
  return `Word${line}x`;
}

const marked = fc
  .tuple(
    fc.constantFrom(...indents),
    fc.constantFrom(...bullets),
    fc.constantFrom(...boxes),
    fc.constantFrom(...tails),
  )
  .map(
    ([indent, bullet, box, tail]) =>
      (word: string) =>
        `${indent}${bullet}${box}${word}${tail}`,
  );
const bare = fc
  .tuple(fc.constantFrom(...indents), fc.constantFrom(...heads), fc.boolean(), fc.constantFrom(...tails))
  .map(
    ([indent, head, small, tail]) =>
      (word: string) =>
        `${indent}${head}${small ? `lower ${word}` : word}${tail}`,
  );
const silent = fc.constantFrom(...between).map((text) => () => text);

/** Lines of any kind, in any order, with line ends of one kind. */
export const pastes = fc
  .tuple(
    fc.array(fc.oneof({ arbitrary: marked, weight: 4 }, { arbitrary: bare, weight: 3 }, silent), {
      maxLength: 14,
    }),
    fc.constantFrom('\n', '\r\n', '\r', '\u2028'),
  )
  .map(([makers, end]) => makers.map((make, line) => make(wordOf(line))).join(end));

/** Characters that mean something to one reader or another, in no order. */
const meaningful =
  '- * + # > [ ] ( ) | " \' ` ~ < ! / = : ; , . { } \\ _ x X o a Z 1 9 ☐ ✅ • é 字 \u200f \u200d \ufe0f \ufeff \u2028 \ud800'.split(
    ' ',
  );
export const soups = fc.string({
  unit: fc.constantFrom(...meaningful, '\n', '\n', '\t', ' ', ' '),
  maxLength: 120,
});

/** All that a person still sees of a paste. */
export function saidIn({ items, skipped, sections }: ParsedList): string {
  return JSON.stringify({ items, skipped, sections });
}

/** The paste with ticks put, from the last to the first; nothing is written where there is nothing to put. */
export function tick(paste: string, ticks: (Tick & { put: string | undefined })[]): string {
  return ticks
    .toSorted((a, b) => b.at - a.at)
    .reduce(
      (text, { at, end, put }) => (put === undefined ? text : text.slice(0, at) + put + text.slice(end)),
      paste,
    );
}
