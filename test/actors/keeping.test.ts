import { expect, it } from 'vitest';
import { listOf, perch, quiet, until } from '../_roost.ts';
import { finish, index, judge, names, segments, story } from './_folder.ts';
import { fault, triage } from './_life.ts';

it('files a finished list and reads it back to the same words, before and after a restart', async () => {
  const first = await perch();
  const list = await finish(first);
  await until(() => index(first.disk).length === 1);
  expect(index(first.disk)).toEqual([list]);
  expect(await story(first, list)).toEqual(first.heard);
  const second = await perch({ disk: first.disk.afterKill(), time: first.time });
  expect(await story(second, list)).toEqual(first.heard);
  expect((await second.roost.snapshot(list))?.status).toBe('finished');
});

it('deletes a segment once its lists are filed, and loses no open question by it', async () => {
  const at = await perch({ more: { segmentBytes: 2_000 } });
  const open = await at.roost.startList(listOf(['b', 'c']));
  await quiet(at);
  const before = await story(at, open);
  const done = [await finish(at), await finish(at), await finish(at)];
  await until(() => segments(at.disk).length === 1, 'one segment is left');
  expect(index(at.disk)).toEqual(done);
  expect(at.roost.journal.oldest).toBeGreaterThan(0);
  const second = await perch({ disk: at.disk.afterPowerCut(), time: at.time });
  expect(await story(second, open)).toEqual(before);
  for (const list of done) expect((await second.roost.snapshot(list))?.status).toBe('finished');
  await judge(second, `${open}-2`, 'triage');
  expect(names(second.heard)).toEqual(['verdict', 'crow.flying', 'crow.landed', 'item.answered']);
  expect(second.heard[0]!.seq).toBe(at.heard.at(-1)!.seq + 1);
});

it('finds unfinished lists by their files when the checkpoint is gone', async () => {
  const at = await perch({ more: { segmentBytes: 2_000 } });
  const open = await at.roost.startList(listOf(['b']));
  await quiet(at);
  await finish(at);
  await finish(at);
  await until(() => segments(at.disk).length === 1, 'one segment is left');
  const disk = at.disk.afterKill();
  await disk.remove('data/open.json');
  const second = await perch({ disk, time: at.time });
  await judge(second, `${open}-1`, 'triage');
  expect((await second.roost.snapshot(open))?.items[0]?.status).toBe('answered');
});

it('puts a list away that only waits, and wakes it for a verdict or its deadline', async () => {
  const at = await perch();
  const list = await at.roost.startList(listOf(['a', 'b']));
  await quiet(at);
  at.time.pass(5_000);
  expect(at.time.next).toBe(595_000);
  await judge(at, `${list}-1`, 'triage');
  expect(names(at.heard).slice(-3)).toEqual(['crow.flying', 'crow.landed', 'item.answered']);
  at.time.pass(5_000);
  at.time.pass(590_000);
  await until(() => names(at.heard).includes('item.skipped'));
  expect(at.heard.at(-1)?.said).toEqual({ event: 'item.skipped', item_id: `${list}-2`, reason: 'timeout' });
});

it('does not put a list away that rests between two flights', async () => {
  const at = await perch();
  let calls = 0;
  at.speech.answer = () => ((calls += 1) < 3 ? fault('overloaded') : triage());
  await at.roost.startList(listOf(['a']));
  await quiet(at);
  at.time.pass(999);
  await quiet(at);
  expect(calls).toBe(1);
  at.time.pass(5_000);
  await quiet(at);
  at.time.pass(5_000);
  await quiet(at);
  expect(names(at.heard).at(-1)).toBe('item.triaged');
});

it('says how three approvals in a row moved trust, once, before the list is finished', async () => {
  const at = await perch();
  const list = await at.roost.startList(listOf(['a', 'b', 'c']));
  await quiet(at);
  for (const n of [1, 2, 3]) await judge(at, `${list}-${n}`, 'triage');
  expect(at.heard.filter(({ said }) => said.event === 'trust.changed').map(({ said }) => said)).toEqual([
    { event: 'trust.changed', holder: 'flock', task_type: 'write', from: 0, to: 1 },
  ]);
  expect((await at.roost.trust()).rows).toEqual([
    {
      holder: 'flock',
      task_type: 'write',
      level: 1,
      streak: 0,
      unasked: 0,
      needed: 3,
      last: { verdict: 'approved', at: new Date(at.time.now()).toISOString() },
      changed: new Date(at.time.now()).toISOString(),
    },
  ]);
  const second = await perch({ disk: at.disk.afterKill(), time: at.time });
  await quiet(second);
  expect(names(second.heard)).not.toContain('trust.changed');
  const solo = await second.roost.startList(listOf(['d']));
  await quiet(second);
  expect(second.heard.map(({ said }) => ('verdict' in said ? said.verdict : ''))).toContain('auto');
  await judge(second, `${solo}-1`, 'output', false);
  expect((await second.roost.trust()).rows.map(({ holder, level }) => [holder, level])).toEqual([
    ['flock', 1],
  ]);
});

it.each([
  ['another version', { version: 'other' }, 'upgraded'],
  ['another speech mode', {}, 'mode-changed'],
])('ends a list of %s in words and keeps its answers', async (_, more, reason) => {
  const at = await perch();
  const list = await at.roost.startList(listOf(['a', 'b']));
  await quiet(at);
  await judge(at, `${list}-1`, 'triage');
  const second = await perch({
    disk: at.disk.afterKill(),
    time: at.time,
    more: {
      ...more,
      ...(reason === 'mode-changed' && { speech: Object.assign(at.speech, { mode: 'claude' }) }),
    },
  });
  await quiet(second);
  expect(
    second.heard.map(({ said }) => [
      said.event,
      'verdict' in said && said.verdict,
      'reason' in said && said.reason,
    ]),
  ).toEqual([
    ['verdict', 'timeout', false],
    ['verdict', 'timeout', false],
    ['item.skipped', false, reason],
    ['list.finished', false, false],
  ]);
  const snapshot = await second.roost.snapshot(list);
  expect(snapshot?.items.map(({ answer }) => answer?.text)).toEqual(['(done) a', undefined]);
  expect(await second.roost.giveVerdict({ item_id: `${list}-1`, target: 'output', approve: true })).toEqual({
    recorded: false,
    verdict: 'timeout',
  });
});

it('says the last words of a list once, though it is asked for while they are written', async () => {
  const at = await perch();
  at.speech.answer = () => 'hold';
  const list = await at.roost.startList(listOf(['a']));
  await until(() => at.speech.held.length === 1);
  const disk = at.disk.afterKill();
  const second = await perch({ disk, time: at.time, more: { version: 'other' } });
  let write = (): void => {};
  disk.slow = new Promise((resolve) => (write = resolve));
  await quiet(second);
  const asked = [1, 2, 3].map(() => second.roost.cancel(list));
  await quiet(second);
  write();
  await Promise.all(asked);
  await quiet(second);
  expect(names(second.heard)).toEqual(['crow.landed', 'item.skipped', 'list.finished']);
  // What was in the air is charged, and said to be lost.
  const { tokens_used, lost_tokens } = (await second.roost.snapshot(list))!;
  expect([tokens_used, lost_tokens]).toEqual([1_000, 1_000]);
});

it('cuts a torn last line off and goes on in the same epoch', async () => {
  const at = await perch();
  const list = await at.roost.startList(listOf(['a']));
  await quiet(at);
  const disk = at.disk.afterKill();
  const [path] = segments(disk);
  const text = disk.text(path!)!;
  disk.put(path!, text.slice(0, -9));
  const second = await perch({ disk, time: at.time });
  await quiet(second);
  expect(second.roost.journal.epoch).toBe(at.roost.journal.epoch);
  // The record that was lost held the question: it is asked again, under the same numbers.
  expect(second.heard).toEqual(at.heard.slice(-1));
  expect((await second.roost.snapshot(list))?.pending).toHaveLength(1);
});

it('ends only the list that a garbled line belongs to, and begins a new epoch', async () => {
  const at = await perch();
  const hurt = await at.roost.startList(listOf(['a']));
  await quiet(at);
  const whole = await at.roost.startList(listOf(['b']));
  await quiet(at);
  const disk = at.disk.afterKill();
  const [path] = segments(disk);
  const lines = disk.text(path!)!.split('\n');
  const line = lines.findIndex((one) => one.includes(hurt) && one.includes('"landed"'));
  lines[line] = '\u0000garbage';
  disk.put(path!, lines.join('\n'));
  let epochs = 1;
  const second = await perch({ disk, time: at.time, more: { newEpoch: () => `e${(epochs += 1)}` } });
  await quiet(second);
  expect(second.roost.journal.epoch).toBe('e2');
  expect(second.heard.every(({ list }) => list === hurt)).toBe(true);
  expect(names(second.heard).at(-1)).toBe('list.finished');
  expect((await second.roost.snapshot(hurt))?.status).toBe('finished');
  await judge(second, `${whole}-1`, 'triage');
  expect((await second.roost.snapshot(whole))?.items[0]?.status).toBe('answered');
});

it('starts on an empty segment that a crash left behind', async () => {
  const at = await perch();
  const list = await at.roost.startList(listOf(['a']));
  await quiet(at);
  const disk = at.disk.afterKill();
  disk.put('data/log/000000000099.jsonl', '');
  const second = await perch({ disk, time: at.time });
  await quiet(second);
  expect(second.roost.journal.epoch).toBe(at.roost.journal.epoch);
  expect((await second.roost.snapshot(list))?.pending).toHaveLength(1);
});

it('leaves nobody waiting for an erasure when it stops, and has erased the list when it is up again', async () => {
  const at = await perch();
  const lists = [await finish(at), await finish(at)] as const;
  at.disk.fail = (operation, path) => {
    if (path.endsWith('index.jsonl') && operation === 'replace') throw new Error('no space');
  };
  await expect(at.roost.erase(lists[0])).rejects.toThrow('It is erased as soon as it does.');
  // It stands behind the first, which is tried again only after a while.
  const second = at.roost.erase(lists[1]).catch(String);
  await quiet(at);
  await at.roost.close();
  expect(await second).toContain('It is erased as soon as it does.');
  const next = await perch({ disk: at.disk.afterKill(), time: at.time });
  await until(() => index(next.disk).length === 0, 'both are gone');
});
