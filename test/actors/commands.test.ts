import { expect, it } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { Watcher } from '../../src/actors/watcher.ts';
import { listOf, perch, quiet, until, type Perch } from '../_roost.ts';
import { fault, triage } from './_life.ts';

const told = (at: Perch): string[] =>
  at.heard.map(({ said }) =>
    [
      said.event,
      'verdict' in said && said.verdict,
      'cancelled' in said && said.cancelled && 'cancelled',
      'reason' in said && said.reason,
      'error' in said && said.error,
    ]
      .filter((word) => typeof word === 'string')
      .join(' '),
  );
const finish = async (at: Perch, texts: string[], requester = 'ada'): Promise<string> => {
  const list = await at.roost.startList(listOf(texts, { requester }));
  await quiet(at);
  for (const n of texts.keys()) {
    await at.roost.giveVerdict({ item_id: `${list}-${n + 1}`, target: 'triage', approve: false });
  }
  await quiet(at);
  return list;
};

it('cancels questions, calls in the air and items in line, and finishes', async () => {
  const at = await perch();
  at.speech.answer = () => 'hold';
  const list = await at.roost.startList(listOf(['a', 'b', 'c', 'd', 'e', 'f']));
  await until(() => at.speech.held.length === 4);
  at.speech.held[0]!.land(triage());
  await until(() => told(at).some((one) => one.startsWith('item.triaged')) && at.speech.held.length === 4);
  await at.roost.cancel(list);
  await until(() => told(at).at(-1) === 'list.finished');
  expect(told(at).filter((one) => !one.startsWith('crow.flying'))).toEqual([
    'list.started',
    'crow.landed',
    expect.stringContaining('item.triaged'),
    'verdict rejected cancelled',
    'item.skipped cancelled',
    // The sixth was still in line and never flew.
    'item.skipped cancelled',
    ...[2, 3, 4, 5].flatMap(() => ['crow.landed cancelled', 'item.skipped cancelled']),
    'list.finished',
  ]);
  expect(at.heard.find(({ said }) => said.event === 'verdict')?.said).toEqual({
    event: 'verdict',
    item_id: `${list}-1`,
    target: 'triage',
    verdict: 'rejected',
    cancelled: true,
  });
  expect((await at.roost.trust()).rows).toEqual([]);
  const count = at.heard.length;
  await at.roost.cancel(list);
  await quiet(at);
  expect(at.heard).toHaveLength(count);
  await expect(at.roost.cancel('l000000000')).rejects.toThrow('No list has the id l000000000');
});

it('leaves no seat of a cancelled list in line, though the gate of its model stays closed', async () => {
  let flock: AnyActorRef | undefined;
  const step: Watcher['step'] = ({ actorRef }) => {
    if ('id' in actorRef && actorRef.id === 'flock') flock = actorRef as AnyActorRef;
  };
  const waiting = (): { seats: Map<string, unknown>; load: Map<string, number> } =>
    flock!.getSnapshot().context;
  const at = await perch({ more: { watcher: { step, woke: () => {}, left: () => {} } } });
  at.speech.answer = (ask) =>
    ask.kind === 'work' ? { ...fault('rate-limited'), retry_after_ms: 3_600_000 } : triage();
  const list = await at.roost.startList(listOf(['a', 'b', 'c', 'd']));
  await quiet(at);
  for (const n of [1, 2, 3, 4]) {
    await at.roost.giveVerdict({ item_id: `${list}-${n}`, target: 'triage', approve: true });
    await quiet(at);
  }
  at.time.pass(1_000);
  await quiet(at);
  expect([...waiting().seats.keys()]).toEqual([list]);
  await at.roost.cancel(list);
  await quiet(at);
  expect(told(at).at(-1)).toBe('list.finished');
  expect([...waiting().seats.keys()]).toEqual([]);
  expect(Math.max(...waiting().load.values())).toBe(0);
});

it('gives the same list for the same key and body, before and after a restart, within a day', async () => {
  const first = await perch();
  const sent = { key: 'k1', hash: 'h1' };
  const [list, again] = await Promise.all([
    first.roost.startList(listOf(['a'], { sent })),
    first.roost.startList(listOf(['a'], { sent })),
  ]);
  expect(again).toBe(list);
  await expect(first.roost.startList(listOf(['b'], { sent: { key: 'k1', hash: 'h2' } }))).rejects.toThrow(
    'The Idempotency-Key "k1" came with another body before. Use a new key for a new list.',
  );
  await quiet(first);
  await first.roost.cancel(list);
  await quiet(first);
  const second = await perch({ disk: first.disk.afterKill(), time: first.time });
  expect(await second.roost.startList(listOf(['a'], { sent }))).toBe(list);
  second.time.pass(86_400_000);
  expect(await second.roost.startList(listOf(['a'], { sent }))).not.toBe(list);
});

it('gives a key a new list where the first one never got onto the disk', async () => {
  const at = await perch();
  const sent = { key: 'k1', hash: 'h1' };
  at.disk.fail = (operation) => {
    if (operation !== 'read') throw new Error('ENOSPC');
  };
  await expect(at.roost.startList(listOf(['a'], { sent }))).rejects.toThrow(
    'The disk did not take the write.',
  );
  at.disk.fail = () => {};
  at.time.pass(10_000);
  await until(() => at.roost.health().ok, 'healed');
  const list = await at.roost.startList(listOf(['a'], { sent }));
  expect(await at.roost.startList(listOf(['a'], { sent }))).toBe(list);
  expect((await at.roost.snapshot(list))?.status).toBe('flying');
});

it('erases a finished list from files, log and memory, through a crash too, and nothing else', async () => {
  const at = await perch();
  const kept = await finish(at, ['kept thing']);
  const gone = await finish(at, ['secret thing']);
  const open = await at.roost.startList(listOf(['open thing']));
  await quiet(at);
  await expect(at.roost.erase(open)).rejects.toThrow(`List ${open} is still flying.`);
  await at.roost.erase(gone);
  const textOf = (disk: Perch['disk']): string => disk.paths.map((path) => disk.text(path)).join('\n');
  expect(textOf(at.disk)).not.toContain('secret');
  expect(textOf(at.disk)).not.toContain(gone);
  expect(await at.roost.snapshot(gone)).toBeUndefined();
  await expect(at.roost.erase(gone)).rejects.toThrow(`No list has the id ${gone}.`);
  expect((await at.roost.history({ limit: 10 })).lists.map(({ list_id }) => list_id)).toEqual([open, kept]);
  const second = await perch({ disk: at.disk.afterPowerCut(), time: at.time });
  expect((await second.roost.snapshot(open))?.pending).toHaveLength(1);
  expect((await second.roost.snapshot(kept))?.status).toBe('finished');
  expect(await second.roost.snapshot(gone)).toBeUndefined();
});

it('finishes an erasure that a crash interrupted', async () => {
  const at = await perch();
  const gone = await finish(at, ['secret thing']);
  at.disk.fail = (operation, path) => {
    if (path.endsWith('index.jsonl') && operation === 'replace') throw new Error('gone');
  };
  void at.roost.erase(gone).catch(() => {});
  await until(
    () => at.disk.paths.some((path) => at.disk.text(path)?.includes('erased')),
    'the erasure is on disk',
  );
  const second = await perch({ disk: at.disk.afterKill(), time: at.time });
  expect(await second.roost.snapshot(gone)).toBeUndefined();
  await until(
    () => second.disk.paths.every((path) => !second.disk.text(path)?.includes('secret')),
    'all is gone',
  );
});

it('starts no list in a nest whose end is being written, and takes it up again if the disk refuses', async () => {
  const at = await perch();
  await at.roost.nests.create({ name: 'Home', crows: ['Inky'] });
  const started: Promise<unknown>[] = [];
  at.disk.fail = (operation, path) => {
    if (operation !== 'replace' || !path.endsWith('nests.json')) return;
    at.disk.fail = () => {};
    started.push(at.roost.startList(listOf(['a'], { nest_id: 'home' })).catch(String));
    throw new Error('ENOSPC');
  };
  await expect(at.roost.nests.delete('home')).rejects.toThrow('The disk did not take the change.');
  expect(await Promise.all(started)).toEqual([
    'Refusal: There is no nest "home". GET /api/nests lists them.',
  ]);
  await at.roost.startList(listOf(['a'], { nest_id: 'home' }));
  await expect(at.roost.nests.delete('home')).rejects.toThrow('A list of "Home" is still flying.');
});

it('pages through history by requester, status and words', async () => {
  const at = await perch();
  const lists: string[] = [];
  for (const n of [1, 2, 3, 4, 5]) {
    at.time.pass(10);
    lists.push(await finish(at, [`Write poem ${n}`, 'more'], n % 2 === 0 ? 'ben' : 'ada'));
  }
  const open = await at.roost.startList(listOf(['Write a poem that waits']));
  await quiet(at);
  const ids = async (query: Parameters<Perch['roost']['history']>[0]): Promise<unknown> => {
    const { lists: found, next } = await at.roost.history(query);
    return [found.map(({ list_id }) => list_id), next];
  };
  const [l1, l2, l3, l4, l5] = lists;
  expect(await ids({ limit: 4 })).toEqual([[open, l5, l4, l3], l3]);
  expect(await ids({ limit: 4, before: l3! })).toEqual([[l2, l1], undefined]);
  expect(await ids({ limit: 10, requester: 'ben' })).toEqual([[l4, l2], undefined]);
  expect(await ids({ limit: 10, status: 'flying' })).toEqual([[open], undefined]);
  expect(await ids({ limit: 10, q: 'POEM 3' })).toEqual([[l3], undefined]);
  expect((await at.roost.history({ limit: 1, status: 'finished' })).lists).toEqual([
    {
      list_id: l5,
      requester: 'ada',
      nest_id: 'todo',
      status: 'finished',
      title: 'Write poem 5',
      started_at: expect.any(String),
      finished_at: expect.any(String),
      items: 2,
      answered: 0,
      skipped: 2,
      pending: 0,
      tokens_used: 600,
      token_budget: 60_000,
    },
  ]);
});

it('shows every waiting question of all lists, the nearest deadline first', async () => {
  const at = await perch();
  const first = await at.roost.startList(listOf(['a', 'b'], { approval_s: 900 }));
  await quiet(at);
  const second = await at.roost.startList(listOf(['c'], { requester: 'ben' }));
  const never = await at.roost.startList(listOf(['d'], { approval_s: 0 }));
  await quiet(at);
  at.time.pass(6_000);
  expect((await at.roost.approvals()).approvals.map(({ item_id, text }) => [item_id, text])).toEqual([
    [`${second}-1`, 'c'],
    [`${first}-1`, 'a'],
    [`${first}-2`, 'b'],
    [`${never}-1`, 'd'],
  ]);
  expect(await at.roost.approvals('ben')).toEqual({
    approvals: [
      {
        list_id: second,
        requester: 'ben',
        item_id: `${second}-1`,
        target: 'triage',
        text: 'c',
        asked_at: expect.any(String),
        expires_at: expect.any(String),
        nest_id: 'todo',
        rehearsal: true,
        item: (await at.roost.snapshot(second))?.items[0],
      },
    ],
    more: 0,
  });
});
