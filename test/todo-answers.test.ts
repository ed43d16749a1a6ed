import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersIn } from '../src/todo/answers.ts';
import { isRest, type Row } from '../src/todo/rows.ts';

const base = { gap: false, first: 0, last: 0, marked: false };
const indents = fc.constantFrom(0, 1, 2, 3, 4, 6);
const kinds: ((indent: number) => Row)[] = [
  (indent) => ({ ...base, kind: 'line', text: 'A line', indent }),
  (indent) => ({ ...base, kind: 'line', text: 'rest', indent }),
  (indent) => ({ ...base, kind: 'line', text: 'A task', indent, marked: true }),
  (indent) => ({ ...base, kind: 'line', text: 'A check', indent, marked: true, checked: true }),
  (indent) => ({ ...base, kind: 'line', text: '> Pepper:', indent, note: true }),
  (indent) => ({ ...base, kind: 'line', text: '> Pepper:', indent, note: true }),
  (indent) => ({ ...base, kind: 'line', text: '> yes', indent, note: true }),
  (indent) => ({ ...base, kind: 'block', text: 'code', indent }),
  (indent) => ({ ...base, kind: 'heading', text: 'Home', indent }),
];
const rowsOf = fc.array(
  fc.tuple(fc.constantFrom(...kinds), indents).map(([make, indent]) => make(indent)),
  { minLength: 1, maxLength: 12 },
);

/** The same by looking down from the row, line by line. */
function lookDown(rows: Row[], index: number, indent: number): boolean {
  let open = rows[index]?.checked !== true;
  let inner = Number.POSITIVE_INFINITY;
  for (const row of rows.slice(index + 1)) {
    if (row.kind === 'heading') return false;
    if (row.note === true && row.text.endsWith(':') && inner + 2 > row.indent) return true;
    if (row.kind === 'block' || row.note === true) continue;
    if (row.indent < indent + 2 && !(open && isRest(row))) return false;
    if (row.indent >= indent + 2) open ||= row.marked;
    if (!isRest(row)) inner = Math.min(inner, row.indent);
  }
  return false;
}

test('a row has an answer below where looking down from it finds one', () => {
  fc.assert(
    fc.property(rowsOf, indents, (rows, indent) => {
      const isAnswered = answersIn(rows);
      for (const [index, row] of rows.entries()) {
        const at = row.checked === true ? row.indent : indent;
        expect({ index, at, answered: isAnswered(index, at) }).toEqual({
          index,
          at,
          answered: lookDown(rows, index, at),
        });
      }
    }),
    { numRuns: 3000 },
  );
});
