/** The typed client against a whole server in memory. */
import { expect, it, onTestFinished } from 'vitest';
import { connect, Refused, type Client } from '../../src/client/client.ts';
import { serveHere } from '../_serving.ts';
import { perch } from '../_roost.ts';

const token = 'a-token-of-the-tests';

async function server(): Promise<{ crows: Client; address: string }> {
  const { roost } = await perch();
  const serving = await serveHere({
    token,
    roost,
  });
  onTestFinished(() => serving.close());
  return { crows: connect(`${serving.address}/`, { token }), address: serving.address };
}

it('takes a list from the paste to its end', async () => {
  const { crows } = await server();
  expect((await crows.parse({ text: '- a\n- [x] b' })).items.map(({ text }) => text)).toEqual(['a']);
  const list = { text: 'write a toast', requester: 'ada' };
  const { list_id } = await crows.startList(list, 'once');
  expect(await crows.startList(list, 'once')).toEqual({ list_id });

  const names: string[] = [];
  for await (const { event, data } of crows.events({ list_id })) {
    names.push(event);
    if (event === 'item.triaged' || event === 'item.answered') {
      const target = event === 'item.triaged' ? 'triage' : 'output';
      if (data.needs_approval) await crows.giveVerdict({ item_id: data.item_id, target, approve: true });
    }
    if (event === 'list.finished') break;
  }
  expect(names).toEqual([
    'list.started',
    'crow.flying',
    'crow.landed',
    'item.triaged',
    'verdict',
    'crow.flying',
    'crow.landed',
    'item.answered',
    'verdict',
    'list.finished',
  ]);
  expect((await crows.snapshot(list_id)).items[0]?.answer?.text).toBe('(done) write a toast');
  expect((await crows.history({ requester: 'ada', limit: 1 })).lists.map((one) => one.list_id)).toEqual([
    list_id,
  ]);
  const again = await crows.redo(list_id, 1, { note: 'shorter' });
  for await (const { event } of crows.events(again)) if (event === 'item.triaged') break;
  expect((await crows.approvals('ada')).approvals.map((one) => one.list_id)).toEqual([again.list_id]);
  await crows.cancel(again.list_id);
  await crows.erase(again.list_id);
  expect((await crows.history()).lists).toHaveLength(1);
  expect((await crows.trust()).task_types).toContain('write');
});

it('keeps nests and tells who is there', async () => {
  const { crows } = await server();
  await crows.createNest({ name: 'Launch', crows: ['Pepper'] });
  await crows.changeNest('launch', { murder: 2 });
  expect((await crows.nests()).nests[1]).toEqual({
    nest_id: 'launch',
    name: 'Launch',
    crows: ['Pepper'],
    murder: 2,
  });
  await crows.deleteNest('launch');
  expect((await crows.nests()).nests).toHaveLength(1);
  expect((await crows.crows()).map(({ name }) => name)).toContain('Bramble');
  expect(await crows.health()).toMatchObject({ ok: true, speech: 'rehearsal' });
});

it('throws what the server said, with all that stood beside it', async () => {
  const { crows, address } = await server();
  const { list_id } = await crows.startList({ items: ['a'], requester: 'ada' });
  const yes = { item_id: `${list_id}-1`, target: 'triage', approve: true } as const;
  for await (const { event } of crows.events({ list_id })) if (event === 'item.triaged') break;
  await crows.giveVerdict(yes);
  const twice = await crows.giveVerdict(yes).catch((error: unknown) => error);
  expect(twice).toBeInstanceOf(Refused);
  expect(twice).toMatchObject({ status: 404, fields: { verdict: 'approved' } });
  await expect(connect(address).health()).rejects.toMatchObject({ status: 401 });
});
