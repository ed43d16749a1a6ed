/** The routes in front of a real roost: what a script sees from the first POST to the last. */
import { expect, it, onTestFinished } from 'vitest';
import { serveHere } from '../_serving.ts';
import type { Snapshot } from '../../src/snapshot.ts';
import { MemoryDisk } from '../_disk.ts';
import { perch, quiet, type Perch } from '../_roost.ts';

interface Reply {
  status: number;
  body: unknown;
}

type Ask = (method: string, path: string, body?: unknown, headers?: object) => Promise<Reply>;

async function server(given?: Perch): Promise<{ at: Perch; ask: Ask; address: string }> {
  const at = given ?? (await perch());
  const serving = await serveHere({
    roost: at.roost,
  });
  onTestFinished(() => serving.close());
  return {
    at,
    address: serving.address,
    ask: async (method, path, body, headers = {}) => {
      const response = await fetch(serving.address + path, {
        method,
        headers: { ...(method !== 'GET' && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      await quiet(at);
      const isJson = response.headers.get('content-type') === 'application/json';
      return { status: response.status, body: isJson ? JSON.parse(text) : text };
    },
  };
}

const listId = ({ body }: Reply): string => (body as { list_id: string }).list_id;

it('sends, judges, finds, cancels and erases lists', async () => {
  const { at, ask } = await server();
  const body = { text: 'write a toast\ncall the bank', requester: 'ada', approval_s: 900 };
  const headers = { 'Idempotency-Key': 'once' };
  const sent = await ask('POST', '/api/lists', body, headers);
  expect(sent.status).toBe(202);
  const list = listId(sent);
  expect(await ask('POST', '/api/lists', body, headers)).toEqual({ status: 202, body: { list_id: list } });
  expect((await ask('POST', '/api/lists', { ...body, requester: 'ben' }, headers)).status).toBe(409);
  expect((await ask('POST', '/api/lists', body, { 'Idempotency-Key': 'x'.repeat(65) })).status).toBe(400);

  const { items } = (await ask('GET', `/api/lists/${list}`)).body as Snapshot;
  expect((await ask('GET', '/api/approvals?requester=ada')).body).toEqual({
    approvals: [1, 2].map((n) => ({
      list_id: list,
      requester: 'ada',
      nest_id: 'todo',
      rehearsal: true,
      item: items[n - 1],
      item_id: `${list}-${n}`,
      target: 'triage',
      text: n === 1 ? 'write a toast' : 'call the bank',
      asked_at: new Date(at.time.now()).toISOString(),
      expires_at: new Date(at.time.now() + 900_000).toISOString(),
    })),
    more: 0,
  });
  const yes = { item_id: `${list}-1`, target: 'triage', approve: true };
  expect(await ask('POST', '/api/verdicts', yes)).toEqual({ status: 204, body: '' });
  expect(await ask('POST', '/api/verdicts', yes)).toEqual({
    status: 404,
    body: { message: expect.any(String), verdict: 'approved' },
  });
  const edited = { item_id: `${list}-1`, target: 'output', approve: true, answer: 'mine' };
  expect((await ask('POST', '/api/verdicts', edited)).status).toBe(204);

  expect((await ask('DELETE', `/api/lists/${list}`)).status).toBe(409);
  expect(await ask('POST', `/api/lists/${list}/cancel`)).toEqual({ status: 202, body: { list_id: list } });
  const history = (await ask('GET', '/api/lists?status=finished&q=TOAST')).body as { lists: unknown[] };
  expect(history.lists).toEqual([
    expect.objectContaining({ list_id: list, status: 'finished', answered: 1, skipped: 1 }),
  ]);
  const { body: snapshot } = await ask('GET', `/api/lists/${list}`);
  expect(snapshot).toEqual(
    expect.objectContaining({
      items: [
        expect.objectContaining({ status: 'done', answer: expect.objectContaining({ text: 'mine' }) }),
        expect.objectContaining({ status: 'skipped', skipped: { reason: 'cancelled' } }),
      ],
    }),
  );
  expect((await ask('GET', `/api/lists/${list}.md`)).body).toBe(
    '✓ write a toast\n  > Hugin, changed by hand:\n  > mine\ncall the bank',
  );
  expect((await ask('DELETE', `/api/lists/${list}`)).status).toBe(204);
  expect((await ask('GET', `/api/lists/${list}`)).status).toBe(404);
  expect((await ask('GET', `/api/lists/${list}.md`)).status).toBe(404);
  expect((await ask('POST', `/api/lists/${list}/cancel`)).status).toBe(404);
  expect((await ask('GET', '/api/lists')).body).toEqual({ lists: [] });
  expect(listId(await ask('POST', '/api/lists', body, headers))).not.toBe(list);
});

it('tells nobody of an erased list any more, though the disk does not let go of it yet', async () => {
  const { at, ask, address } = await server();
  const list = listId(await ask('POST', '/api/lists', { text: 'a secret', requester: 'ada' }));
  await ask('POST', `/api/lists/${list}/cancel`);
  at.disk.fail = (operation) => {
    if (operation === 'replace') throw new Error('ENOSPC');
  };
  expect((await ask('DELETE', `/api/lists/${list}`)).status).toBe(503);
  const other = listId(await ask('POST', '/api/lists', { text: 'b', requester: 'ada' }));
  const stream = await fetch(`${address}/api/events?last_event_id=e1.-1`);
  let read = '';
  for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
    read += chunk;
    if (read.includes(`"${other}-1"`)) break;
  }
  expect(read).not.toContain('secret');
  expect(read).not.toContain(list);
});

it('keeps nests, and sends lists to them', async () => {
  const { at, ask } = await server();
  const nest = {
    name: 'Launch copy',
    crows: ['Pepper', 'Inky'],
    always_ask: true,
    murder: 2,
    approval_s: 60,
  };
  expect(await ask('POST', '/api/nests', nest)).toEqual({
    status: 201,
    body: { nest_id: 'launch-copy', ...nest },
  });
  expect((await ask('POST', '/api/nests', nest)).status).toBe(409);
  expect((await ask('POST', '/api/nests', { ...nest, name: 'a\u200bb' })).status).toBe(400);
  expect((await ask('POST', '/api/nests', { ...nest, murder: 9 })).status).toBe(400);
  expect((await ask('PATCH', '/api/nests/launch-copy', { name: 'Launch words' })).body).toEqual(
    expect.objectContaining({ nest_id: 'launch-copy', name: 'Launch words', murder: 2 }),
  );
  expect((await ask('PATCH', '/api/nests/nowhere', {})).status).toBe(404);
  expect((await ask('POST', '/api/lists', { text: 'a', requester: 'ada', nest_id: 'nowhere' })).status).toBe(
    404,
  );

  const list = listId(
    await ask('POST', '/api/lists', { text: 'a', requester: 'ada', nest_id: 'launch-copy' }),
  );
  await ask('POST', '/api/verdicts', { item_id: `${list}-1`, target: 'triage', approve: true });
  const crows = at.heard.flatMap(({ said }) =>
    said.event === 'crow.flying' ? [[said.crow, said.borrowed]] : [],
  );
  expect(crows).toEqual([
    ['Sentry', false],
    ['Pepper', false],
  ]);
  expect((await ask('DELETE', '/api/nests/launch-copy')).status).toBe(409);
  await ask('POST', `/api/lists/${list}/cancel`);
  expect((await ask('DELETE', '/api/nests/launch-copy')).status).toBe(204);
  expect((await ask('GET', '/api/nests')).body).toEqual({
    roster: ['Hugin', 'Munin', 'Pepper', 'Inky', 'Latch', 'Bramble', 'Gable', 'Tumble'],
    nests: [{ nest_id: 'todo', name: 'todo', crows: [] }],
  });
  const { body: ten } = await ask('GET', '/api/crows');
  expect((ten as { name: string }[]).map(({ name }) => name)).toHaveLength(10);
});

it('does an item once more, with what the person said, and takes trust for an answer nobody was asked about', async () => {
  const disk = new MemoryDisk();
  const trusted = { task_type: 'write', level: 2, streak: 0, unasked: 0 };
  const rows = ['flock', 'Hugin'].map((holder) => ({ holder, ...trusted }));
  const page = { r: -1, crowModel: 'm-crow', unsaid: [], rows };
  disk.put('data/trust.rehearsal.json', JSON.stringify(page));
  const { at, ask } = await server(await perch({ disk }));

  const first = listId(await ask('POST', '/api/lists', { text: 'write a toast', requester: 'ada' }));
  expect(at.heard.at(-1)?.said.event).toBe('list.finished');
  expect((await ask('POST', `/api/lists/${first}/items/2/redo`)).status).toBe(404);
  const redo = await ask('POST', `/api/lists/${first}/items/1/redo`, { note: 'shorter' });
  expect(redo.status).toBe(202);
  const second = listId(redo);
  const moved = (list: string): unknown[] =>
    at.heard.flatMap((one) => (one.list === list && one.said.event === 'trust.changed' ? [one.said] : []));
  expect(moved(second)).toEqual([
    { event: 'trust.changed', holder: 'Hugin', task_type: 'write', from: 2, to: 1 },
  ]);
  expect(at.speech.asked.findLast(({ kind }) => kind === 'work')).toEqual({
    kind: 'work',
    item: { text: 'write a toast', again: { note: 'shorter', earlier: '(done) write a toast' } },
    note: 'shorter',
    earlier: '(done) write a toast',
  });
  expect((await at.roost.snapshot(first))?.items[0]?.redone_by).toEqual([second]);
  expect((await at.roost.snapshot(second))?.redo_of).toBe(`${first}-1`);
  const again = async (): Promise<unknown> =>
    (await at.roost.history({ limit: 9 })).lists.map(({ list_id, redo_of }) => [list_id, redo_of]);
  expect(await again()).toEqual([
    [second, `${first}-1`],
    [first, undefined],
  ]);
  expect((await ask('POST', `/api/lists/${second}/items/1/redo`)).status).toBe(409);

  await at.roost.cancel(second);
  await quiet(at);
  expect(await again()).toEqual([
    [second, `${first}-1`],
    [first, undefined],
  ]);
  expect((await ask('POST', `/api/lists/${first}/items/1/keep`)).status).toBe(409);

  const third = listId(await ask('POST', `/api/lists/${first}/items/1/redo`));
  expect(moved(third)).toEqual([]);
});
