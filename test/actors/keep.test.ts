import { expect, it } from 'vitest';
import { Refusal } from '../../src/refusal.ts';
import { listOf, perch, quiet, until, type Perch } from '../_roost.ts';

/** A list of two whose first answer is not judged in time, and whose second plan is not either. */
async function missed(at: Perch): Promise<string> {
  const list = await at.roost.startList(listOf(['a', 'b']));
  await quiet(at);
  await at.roost.giveVerdict({ item_id: `${list}-1`, target: 'triage', approve: true });
  await quiet(at);
  at.time.pass(600_000);
  await quiet(at);
  return list;
}

const kept = async (at: Perch, list: string): Promise<(true | undefined)[]> =>
  (await at.roost.snapshot(list))!.items.map((item) => item.kept);
const lines = ({ disk }: Perch): { list: string; kept?: number[] }[] =>
  (disk.text('data/lists/index.jsonl') ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const refusal = async (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch((error: unknown) => (error instanceof Refusal ? [error.status, error.message] : error));

it('keeps an answer that timed out, and spends, says and earns nothing by it', async () => {
  const at = await perch();
  const list = await missed(at);
  const { heard, speech } = at;
  const before = { heard: heard.length, calls: speech.calls, trust: await at.roost.trust() };
  await at.roost.keep(list, 1);
  await at.roost.keep(list, 1);
  await quiet(at);
  expect(await kept(at, list)).toEqual([true, undefined]);
  expect({ heard: heard.length, calls: speech.calls, trust: await at.roost.trust() }).toEqual(before);
  expect((await at.roost.snapshot(list))?.items[0]?.verdicts.output?.verdict).toBe('timeout');
});

it('keeps it of a list that still flies, one that is finished and one that is filed, whatever ends the server', async () => {
  const at = await perch();
  const filed = await missed(at);
  await until(() => lines(at).length === 1);
  await at.roost.keep(filed, 1);
  const flying = await at.roost.startList(listOf(['a', 'b'], { approval_s: 0 }));
  const short = await at.roost.startList(listOf(['a'], { approval_s: 10 }));
  await quiet(at);
  await at.roost.giveVerdict({ item_id: `${short}-1`, target: 'triage', approve: true });
  await quiet(at);
  at.time.pass(10_000);
  await quiet(at);
  await at.roost.keep(short, 1);
  for (const disk of [at.disk.afterKill(), at.disk.afterPowerCut()]) {
    const second = await perch({ disk, time: at.time });
    await quiet(second);
    expect(await kept(second, filed)).toEqual([true, undefined]);
    expect(await kept(second, short)).toEqual([true]);
    expect(await kept(second, flying)).toEqual([undefined, undefined]);
    await second.roost.close();
    const third = await perch({ disk: second.disk, time: at.time });
    await quiet(third);
    expect(await kept(third, filed)).toEqual([true, undefined]);
    expect(await kept(third, short)).toEqual([true]);
  }
});

it('enters what was kept in the index, so that the log can be let go of', async () => {
  const at = await perch({ more: { segmentBytes: 500 } });
  const list = await missed(at);
  await until(() => lines(at).length === 1);
  await at.roost.keep(list, 1);
  await until(() => lines(at).length === 2);
  expect(lines(at).map((line) => line.kept)).toEqual([undefined, [1]]);
  await missed(at);
  const second = await perch({ disk: at.disk.afterPowerCut(), time: at.time });
  expect(await kept(second, list)).toEqual([true, undefined]);
  const { lists } = await second.roost.history({ limit: 20 });
  expect(lists.map(({ list_id }) => list_id).at(-1)).toBe(list);
  expect(lists).toHaveLength(2);
});

it('remembers what was kept though the server stops before the index has it', async () => {
  const at = await perch({ more: { segmentBytes: 500 } });
  const list = await missed(at);
  await until(() => lines(at).length === 1);
  at.disk.fail = (operation, path) => {
    if (operation === 'write' && path.endsWith('index.jsonl')) throw new Error('full');
  };
  await at.roost.keep(list, 1);
  await at.roost.startList(listOf(['c']));
  await quiet(at);
  await at.roost.close();
  at.disk.fail = () => {};
  const second = await perch({ disk: at.disk, time: at.time });
  expect(await kept(second, list)).toEqual([true, undefined]);
  await until(() => lines(second).length === 2);
  await second.roost.close();
  expect(await kept(await perch({ disk: second.disk, time: at.time }), list)).toEqual([true, undefined]);
});

it('loses no list that was finished and could not be filed before the server stopped', async () => {
  const at = await perch({ more: { segmentBytes: 500 } });
  at.disk.fail = (operation, path) => {
    if (operation === 'replace' && path.startsWith('data/lists/')) throw new Error('full');
  };
  const list = await missed(at);
  await at.roost.startList(listOf(['c']));
  await quiet(at);
  expect(lines(at)).toEqual([]);
  await at.roost.close();
  at.disk.fail = () => {};
  const second = await perch({ disk: at.disk, time: at.time });
  expect((await second.roost.snapshot(list))?.status).toBe('finished');
  await until(() => lines(second).length === 1);
});

it('forgets what was kept with the list', async () => {
  const at = await perch({ more: { segmentBytes: 500 } });
  const list = await missed(at);
  const other = await missed(at);
  await at.roost.keep(list, 1);
  await at.roost.keep(other, 1);
  await at.roost.erase(list);
  expect(at.disk.paths.flatMap((path) => at.disk.text(path)!).join('')).not.toContain(list);
  const second = await perch({ disk: at.disk.afterPowerCut(), time: at.time });
  expect(await second.roost.snapshot(list)).toBeUndefined();
  expect(await kept(second, other)).toEqual([true, undefined]);
});

it('keeps nothing that was judged, waits or is not there, and says why', async () => {
  const at = await perch();
  const list = await at.roost.startList(listOf(['a', 'b']));
  await quiet(at);
  await at.roost.giveVerdict({ item_id: `${list}-1`, target: 'triage', approve: true });
  await quiet(at);
  const only = 'Only an answer that was not judged in time can be kept.';
  expect(await refusal(at.roost.keep(list, 1))).toEqual([
    409,
    `${only} Item 1 is none: its answer still waits for your verdict.`,
  ]);
  expect(await refusal(at.roost.keep(list, 2))).toEqual([409, `${only} Item 2 is none: it has no answer.`]);
  await at.roost.giveVerdict({ item_id: `${list}-1`, target: 'output', approve: false });
  expect(await refusal(at.roost.keep(list, 1))).toEqual([
    409,
    `${only} Item 1 is none: its answer was judged, and the verdict stands: rejected.`,
  ]);
  expect(await refusal(at.roost.keep(list, 3))).toEqual([404, `List ${list} has no item 3. It has 2.`]);
  expect(await refusal(at.roost.keep('l00000000', 1))).toEqual([
    404,
    'No list has the id l00000000. Send the one you got with the 202.',
  ]);
});
