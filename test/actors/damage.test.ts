import { describe, expect, it } from 'vitest';
import type { MemoryDisk } from '../_disk.ts';
import { listOf, perch, quiet, until, type Perch } from '../_roost.ts';
import { approveAll, finish, index, judge, names, segments, story } from './_folder.ts';

/** Another process on this folder; a new epoch there is `e9`. */
async function next(disk: MemoryDisk, { time }: Perch, more = {}): Promise<Perch> {
  const at = await perch({ disk, time, more: { newEpoch: () => 'e9', ...more } });
  await quiet(at);
  return at;
}

const trustOf = async ({ roost }: Perch): Promise<[string, number][]> =>
  (await roost.trust()).rows.map(({ holder, level }) => [holder, level]);

/** Everything that can be asked of a roost is answered, whatever its folder looks like. */
async function answersAll({ roost }: Perch): Promise<void> {
  await roost.approvals();
  const { lists } = await roost.history({ limit: 100 });
  for (const { list_id } of lists) await roost.snapshot(list_id);
  await roost.trust();
}

describe('one line of the log', () => {
  const spoil: Record<string, (line: string) => string[]> = {
    'is garbage': () => ['\u0000garbage'],
    'is gone': () => [],
    'is another value': () => ['7'],
    'is a record without insides': (line) => [JSON.stringify({ ...JSON.parse(line), in: {}, out: [] })],
    'says something else': (line) => [line.replaceAll('"event":"', '"event":"x')],
    'has another number': (line) => [JSON.stringify({ ...JSON.parse(line), r: 900_000 })],
    'gives ids once more': (line) => [JSON.stringify({ ...JSON.parse(line), seq: 0 })],
    'is there twice': (line) => [line, line],
    'belongs to nobody': (line) => [JSON.stringify({ ...JSON.parse(line), list: 'l99999999999' })],
  };

  it.each(Object.keys(spoil))('that %s hurts its own list alone', async (how) => {
    const at = await perch();
    const hurt = await at.roost.startList(listOf(['a']));
    await judge(at, `${hurt}-1`, 'triage').catch(() => {});
    await quiet(at);
    await judge(at, `${hurt}-1`, 'triage');
    const whole = await at.roost.startList(listOf(['b']));
    await quiet(at);
    const before = await story(at, whole);
    const [path = ''] = segments(at.disk);
    const lines = at.disk.text(path)!.split('\n');
    const hit = lines.flatMap((line, i) => (line.includes(`"list":"${hurt}"`) ? [i] : []));
    expect(hit.length).toBeGreaterThan(5);
    for (const i of hit) {
      const disk = at.disk.afterKill();
      disk.put(path, lines.toSpliced(i, 1, ...spoil[how]!(lines[i]!)).join('\n'));
      const second = await next(disk, at);
      await answersAll(second);
      expect(await story(second, whole)).toEqual(before);
      await approveAll(second, whole);
      expect((await second.roost.snapshot(whole))?.items[0]?.status).toBe('done');
      await approveAll(second, hurt);
      expect((await second.roost.snapshot(hurt))?.status ?? 'finished').toBe('finished');
      const ids = second.heard.map(({ seq }) => seq);
      const oldHead = second.roost.journal.epoch === at.roost.journal.epoch ? at.roost.journal.head : -1;
      expect(ids).toEqual(ids.map((_, k) => ids[0]! + k));
      expect(ids[0]).toBeGreaterThan(oldHead);
    }
  });
});

it('gives no number again when the log is gone and a checkpoint is left', async () => {
  const at = await perch();
  await finish(at);
  const open = await at.roost.startList(listOf(['a']));
  await quiet(at);
  await at.roost.close();
  for (const empty of [true, false]) {
    const disk = at.disk.afterKill();
    for (const path of segments(disk)) {
      if (empty) disk.put(path, '');
      else await disk.remove(path);
    }
    const second = await next(disk, at);
    expect(second.roost.journal.epoch).toBe('e9');
    expect(await second.roost.snapshot(open)).toBeUndefined();
    expect(second.reports.at(-1)).toBe(
      `Nothing of list ${open} can be read back from the disk. It is forgotten.`,
    );
    await answersAll(second);
    const list = await second.roost.startList(listOf(['a', 'b', 'c']));
    await quiet(second);
    for (const n of [1, 2, 3]) await judge(second, `${list}-${n}`, 'triage');
    expect(await trustOf(second)).toEqual([
      ['flock', 1],
      ['Hugin', 0],
    ]);
  }
});

it('keeps the segment before one that a crash left unborn, though a checkpoint knows all of it', async () => {
  const at = await perch();
  const list = await at.roost.startList(listOf(['a']));
  await quiet(at);
  await at.roost.close();
  const disk = at.disk.afterKill();
  const { r } = JSON.parse(disk.text('data/open.json')!);
  disk.put(`data/log/${String(r + 1).padStart(12, '0')}.jsonl`, '{"crows":1');
  const second = await next(disk, at);
  expect(second.roost.journal.epoch).toBe(at.roost.journal.epoch);
  expect(await story(second, list)).toEqual(at.heard);
  expect((await second.roost.snapshot(list))?.pending).toHaveLength(1);
});

it('finds a finished list again that a checkpoint came before its file', async () => {
  const at = await perch();
  const first = await finish(at);
  await until(() => index(at.disk).length === 1);
  at.disk.fail = (operation, path) => {
    if (operation === 'replace' && path.includes('/lists/l')) throw new Error('EIO');
  };
  const late = await finish(at);
  void at.roost.erase(first).catch(() => {});
  await quiet(at);
  await at.roost.close();
  const disk = at.disk.afterKill();
  // A later segment was begun, so that only the checkpoint tells of the earlier one.
  const { r } = JSON.parse(disk.text('data/open.json')!);
  disk.put(
    `data/log/${String(r + 1).padStart(12, '0')}.jsonl`,
    `${JSON.stringify({ crows: 1, epoch: at.roost.journal.epoch, r: r + 1, seq: at.roost.journal.head + 1 })}\n`,
  );
  const second = await next(disk, at);
  expect((await second.roost.snapshot(late))?.status).toBe('finished');
  await until(() => index(disk).includes(late));
  expect(await story(second, late)).toHaveLength(at.heard.filter(({ list }) => list === late).length);
});

it.each(['', '{}', 'null', '[]', '7', '"x"', '{"r":1}', '{"r":1,"lists":[{}],"rows":[{}],"unsaid":[]}'])(
  'goes on from the log where a checkpoint reads %s, says so and keeps it aside',
  async (text) => {
    const at = await perch();
    const list = await at.roost.startList(listOf(['a', 'b', 'c']));
    await quiet(at);
    for (const n of [1, 2, 3]) await judge(at, `${list}-${n}`, 'triage');
    await at.roost.close();
    for (const name of ['open.json', 'trust.rehearsal.json']) {
      const disk = at.disk.afterKill();
      disk.put(`data/${name}`, text);
      const second = await next(disk, at);
      expect(disk.text(`data/${name}.damaged`)).toBe(text);
      expect(second.reports).toEqual([
        `data/${name} can't be read. It is kept as ${name}.damaged, and what it said is put together from the log as far as that goes.`,
      ]);
      expect((await second.roost.approvals()).approvals).toHaveLength(3);
      expect(await trustOf(second)).toEqual([['flock', 1]]);
      expect(names(second.heard)).toEqual([]);
    }
  },
);

it.each([
  ['is garbled', (line: string) => line.replace('{"list"', '{"lis!!')],
  ['lacks a field', (line: string) => line.replace('"requester"', '"nobody"')],
  ['is gone', () => ''],
])('puts a line of the index that %s together again from the list’s own file', async (_, spoil) => {
  const at = await perch();
  const lists = [await finish(at), await finish(at)];
  await until(() => index(at.disk).length === 2);
  await at.roost.close();
  const disk = at.disk.afterKill();
  const [first = '', second = ''] = disk.text('data/lists/index.jsonl')!.split('\n');
  for (const path of segments(disk)) await disk.remove(path);
  disk.put('data/lists/index.jsonl', [spoil(first), second, ''].filter(Boolean).join('\n').concat('\n'));
  const again = await next(disk, at);
  const { lists: found } = await again.roost.history({ limit: 20 });
  expect(found.map(({ list_id }) => list_id)).toEqual(lists.toReversed());
  expect(found.map(({ requester }) => requester)).toEqual(['ada', 'ada']);
  await until(() => disk.text('data/lists/index.jsonl')!.includes(`{"list":"${lists[0]}"`));
});

describe('a list that is erased', () => {
  const holds = (disk: MemoryDisk, text: string): string[] =>
    disk.paths.filter((path) => disk.text(path)!.includes(text));

  it.each([
    'replace data/lists/index.jsonl',
    'remove data/lists/',
    'replace data/open.json',
    'remove data/log/',
  ])('is erased in the end, though the disk fails at %s, and no other list is lost by it', async (step) => {
    const at = await perch();
    const gone = await finish(at, 'secret');
    await until(() => index(at.disk).length === 1);
    at.disk.fail = (operation, path) => {
      if (`${operation} ${path}`.startsWith(step)) throw new Error('ENOSPC');
    };
    await expect(at.roost.erase(gone)).rejects.toThrow('It is erased as soon as it does.');
    at.disk.fail = () => {};
    const kept = await finish(at, 'kept');
    at.time.pass(10_000);
    await until(() => index(at.disk).includes(kept));
    expect(holds(at.disk, 'secret')).toEqual([]);
    expect(index(at.disk)).toEqual([kept]);
    const second = await next(at.disk.afterPowerCut(), at);
    expect((await second.roost.snapshot(kept))?.status).toBe('finished');
  });

  it('is erased by the next process where a crash came between two steps', async () => {
    const at = await perch();
    const gone = await finish(at, 'secret');
    await until(() => index(at.disk).length === 1);
    // The log lets go of the list first, so that only its file is left.
    await at.roost.erase(await finish(at, 'other'));
    const crash = { at: '' };
    at.disk.fail = (operation, path) => {
      if (`${operation} ${path}`.startsWith('remove data/lists/')) crash.at = path;
      if (crash.at !== '') throw new Error('gone');
    };
    void at.roost.erase(gone).catch(() => {});
    await until(() => crash.at !== '');
    const second = await next(at.disk.afterKill(), at);
    await until(() => holds(second.disk, 'secret').length === 0, 'all of it is gone');
    expect(await second.roost.snapshot(gone)).toBeUndefined();
  });
});
