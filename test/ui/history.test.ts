/** Pages of history while the server is slow to answer. */
import { expect, it } from 'vitest';
import type { HistoryPage } from '../../src/responses.ts';
import { History, historyKey } from '../../src/ui/client/history.ts';
import type { Outcome } from '../../src/ui/client/types.ts';

const wish = { limit: 2 };
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lists 4 to 1, newest first, two to a page; each answer comes when it is let go. */
function setUp() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const read = (query: string): Promise<Outcome<HistoryPage>> => {
    asked.push(query);
    const isOlder = query.includes('before');
    const lists = (isOlder ? [2, 1] : [4, 3]).map((n) => ({ list_id: `l${n}` }));
    const value = { lists, ...(!isOlder && { next: 'l3' }) } as HistoryPage;
    return new Promise((resolve) => waiting.push(() => resolve({ ok: true, value })));
  };
  const history = new History({ world: { after: () => () => {} }, changed: () => {}, read });
  const answer = async (): Promise<void> => {
    waiting.shift()?.();
    await turn();
  };
  const rows = () => history.state.get(historyKey(wish))?.lists.map(({ list_id }) => list_id);
  return { history, asked, answer, rows };
}

it('adds older rows that were asked for while the newest were being read again', async () => {
  const { history, asked, answer, rows } = setUp();
  history.watch(wish);
  await answer();
  history.renewAll();
  void history.more(wish);
  await answer();
  await answer();
  expect(rows()).toEqual(['l4', 'l3', 'l2', 'l1']);
  expect(asked).toEqual(['?limit=2', '?limit=2', '?limit=2&before=l3']);
});

it('adds older rows once, however often they are asked for while they come', async () => {
  const { history, asked, answer, rows } = setUp();
  history.watch(wish);
  await answer();
  void history.more(wish);
  void history.more(wish);
  await answer();
  await answer();
  expect(rows()).toEqual(['l4', 'l3', 'l2', 'l1']);
  expect(asked).toEqual(['?limit=2', '?limit=2&before=l3']);
});
