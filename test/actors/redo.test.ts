import { expect, it } from 'vitest';
import { listOf, perch, quiet, type Perch } from '../_roost.ts';
import { ScriptedSpeech } from '../_speech.ts';
import { approveAll, names } from './_folder.ts';

/** Lists of one item each, all approved, until trust lets an answer through. @returns its list, and whose it is. */
async function letThrough(at: Perch): Promise<{ list: string; crow: string }> {
  for (let i = 0; i < 80; i += 1) {
    const list = await at.roost.startList(listOf(['a']));
    await approveAll(at, list);
    const [item] = (await at.roost.snapshot(list))!.items;
    if (item!.verdicts.output?.verdict === 'auto') return { list, crow: item!.answer!.crows[0]! };
  }
  return expect.fail('Trust never lets an answer through.');
}

const levelOf = async ({ roost }: Perch, crow: string): Promise<number | undefined> =>
  (await roost.trust()).rows.find(({ holder }) => holder === crow)?.level;

it('is a new list of that item, with the note and the earlier answer for its crows', async () => {
  const at = await perch();
  const list = await at.roost.startList(listOf(['a', 'b']));
  await expect(at.roost.redo(list, 2, {})).rejects.toThrow('Item 2 is not over yet.');
  await approveAll(at, list);
  await expect(at.roost.redo(list, 3, {})).rejects.toThrow(`List ${list} has no item 3. It has 2.`);
  const again = await at.roost.redo(list, 2, { note: 'shorter' });
  await approveAll(at, again);
  expect(at.speech.asked.at(-1)).toEqual(
    expect.objectContaining({ kind: 'work', note: 'shorter', earlier: '(done) b' }),
  );
  expect((await at.roost.snapshot(again))?.redo_of).toBe(`${list}-2`);
  expect((await at.roost.snapshot(list))?.items.map(({ redone_by }) => redone_by)).toEqual([
    undefined,
    [again],
  ]);
});

it('counts once as a no to an answer that trust let through, however often and at once it is asked for', async () => {
  const at = await perch();
  const { list, crow } = await letThrough(at);
  expect(await levelOf(at, crow)).toBe(2);
  const before = at.heard.length;
  const lists = await Promise.all([at.roost.redo(list, 1, {}), at.roost.redo(list, 1, {})]);
  await quiet(at);
  await at.roost.redo(list, 1, {});
  await quiet(at);
  expect(await levelOf(at, crow)).toBe(1);
  const changes = at.heard.slice(before).filter(({ said }) => said.event === 'trust.changed');
  expect(changes.map((one) => [one.list, one.said])).toEqual([
    [lists[0], { event: 'trust.changed', holder: crow, task_type: 'write', from: 2, to: 1 }],
  ]);
});

it('says nothing of real crows where a rehearsed answer is done again', async () => {
  const at = await perch();
  const { list, crow } = await letThrough(at);
  await at.roost.close();
  const speech = Object.assign(new ScriptedSpeech(), { mode: 'claude' });
  const real = await perch({ disk: at.disk.afterKill(), time: at.time, more: { speech } });
  expect((await real.roost.trust()).rows).toEqual([]);
  const own = await real.roost.startList(listOf(['c', 'd', 'e']));
  await approveAll(real, own);
  const rows = (await real.roost.trust()).rows;
  expect(rows.map(({ holder, level }) => [holder, level])).toContainEqual(['flock', 1]);
  await real.roost.redo(list, 1, {});
  await quiet(real);
  expect((await real.roost.trust()).rows).toEqual(rows);
  expect(names(real.heard).filter((name) => name === 'trust.changed')).toHaveLength(1);
  await real.roost.close();
  const back = await perch({ disk: real.disk.afterKill(), time: at.time });
  expect(await levelOf(back, crow)).toBe(2);
});
