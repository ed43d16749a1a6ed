import { expect, it } from 'vitest';
import type { Input, ListRecord } from '../../src/actors/records.ts';
import { TrustBook } from '../../src/actors/trust-book.ts';
import type { Deed } from '../../src/trust.ts';
import { startOf } from './_life.ts';

const record = (r: number, list: string, input: Input, deeds?: Deed[]): ListRecord => ({
  r,
  seq: r,
  list,
  n: r,
  at: r,
  in: input,
  out: [],
  ...(deeds && { deeds }),
});
const approval: Deed = { target: 'output', holders: ['Inky'], task_type: 'write', verdict: 'approved' };
const tick: Input = { kind: 'tick' };

it('counts each record once, whatever is read again', () => {
  const book = new TrustBook(false);
  const records = [1, 2, 3].map((r) => record(r, 'l1', tick, [approval]));
  for (const one of [...records, ...records]) book.fold(one);
  expect(book.ledger.rows.map(({ level, streak }) => [level, streak])).toEqual([[1, 0]]);
  const again = new TrustBook(false, structuredClone(book.page));
  for (const one of records) again.fold(one);
  expect(again.page).toEqual(book.page);
});

it('keeps what a list still has to say, through a checkpoint, until its record is counted', () => {
  const book = new TrustBook(false);
  for (const r of [1, 2, 3]) book.fold(record(r, 'l1', tick, [approval]));
  const changes = [{ holder: 'Inky', task_type: 'write', from: 0, to: 1 }] as const;
  const again = new TrustBook(false, structuredClone(book.page));
  expect(again.unsaid('l1')).toEqual([{ id: 3, list: 'l1', changes }]);
  again.fold(record(4, 'l1', { kind: 'trust', id: 3, changes: [...changes] }));
  expect(again.unsaid('l1')).toEqual([]);
});

it('takes answers one level down for a new model, told by the first list that carries it', () => {
  const book = new TrustBook(false);
  const start = (r: number, list: string, crow: string): ListRecord =>
    record(r, list, startOf(['a'], { models: { sentry: 's', crow, elder: 'e', banter: 'b' } }));
  book.fold(start(0, 'l1', 'old'));
  for (const r of [1, 2, 3]) book.fold(record(r, 'l1', tick, [approval]));
  book.fold(start(4, 'l2', 'old'));
  expect(book.unsaid('l2')).toEqual([]);
  book.fold(start(5, 'l3', 'new'));
  expect(book.unsaid('l3').flatMap(({ changes }) => changes)).toEqual([
    { holder: 'Inky', task_type: 'write', from: 1, to: 0 },
  ]);
  book.fold(start(6, 'l4', 'new'));
  expect(book.unsaid('l4')).toEqual([]);
});

it('counts answers that are being let through and not on disk yet, so that no fifth one slips by', () => {
  const rows = [{ holder: 'Inky', task_type: 'write' as const, level: 2 as const, streak: 0, unasked: 2 }];
  const book = new TrustBook(false, { r: -1, rows, unsaid: [] });
  const weigh = (list: string): string[] =>
    book.weigh({ list, key: 'k', holders: ['Inky'], task_type: 'write' }).due;
  expect(weigh('l1')).toEqual([]);
  expect(weigh('l2')).toEqual([]);
  expect(weigh('l3')).toEqual(['Inky']);
  book.drop('l3');
  book.drop('l2');
  expect(weigh('l2')).toEqual([]);
  book.fold(
    record(1, 'l1', { kind: 'levels', key: 'k', levels: { Inky: 2 }, due: [] }, [
      { ...approval, verdict: 'auto' },
    ]),
  );
  expect(weigh('l4')).toEqual(['Inky']);
});
