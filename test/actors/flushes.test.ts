/** What a person waits for beside the calls themselves: how often an item waits for the disk. */
import { expect, it } from 'vitest';
import { MemoryDisk } from '../_disk.ts';
import { listOf, perch, quiet, until } from '../_roost.ts';
import { triage, words } from './_life.ts';

const row = (holder: string) => ({ holder, task_type: 'write', level: 2, streak: 0, unasked: 0 });

it('waits for the disk once between two calls of a trusted item: landing, weighing and seat go together', async () => {
  const disk = new MemoryDisk();
  const book = { r: -1, crowModel: 'm-crow', unsaid: [], rows: [row('flock'), row('Hugin')] };
  disk.put('data/trust.rehearsal.json', JSON.stringify(book));
  const at = await perch({ disk });
  at.speech.answer = () => 'hold';
  await at.roost.startList(listOf(['write a toast']));
  await quiet(at);
  const before = disk.syncs;
  at.speech.held[0]!.land(triage());
  await until(() => at.speech.held[0]?.crow === 'Hugin');
  expect(disk.syncs - before).toBe(1);
  at.speech.held[0]!.land(words());
  await until(() => at.heard.at(-1)?.said.event === 'list.finished');
  expect(at.heard.filter(({ said }) => 'needs_approval' in said && said.needs_approval)).toEqual([]);
});

it('begins the next call before it weighs the answer of the last one', async () => {
  const disk = new MemoryDisk();
  const book = { r: -1, crowModel: 'm-crow', unsaid: [], rows: [row('flock'), row('Hugin'), row('Munin')] };
  disk.put('data/trust.rehearsal.json', JSON.stringify(book));
  const at = await perch({ disk, more: { itemsInWork: 1 } });
  at.speech.answer = (ask) => (ask.kind === 'triage' ? triage() : 'hold');
  await at.roost.startList(listOf(['write a toast', 'write a speech']));
  await until(() => at.speech.held.length === 1);
  await quiet(at);
  const seqOf = (event: string, n: number) =>
    at.heard.findLast(
      ({ said }) => said.event === event && 'item_id' in said && said.item_id.endsWith(`-${n}`),
    )?.seq;
  at.speech.held[0]!.land(words());
  await until(() => at.speech.held[0]?.crow === 'Munin');
  expect(seqOf('item.answered', 1)).toBeUndefined();
  await until(() => seqOf('item.answered', 1) !== undefined);
  expect(seqOf('crow.flying', 2)).toBeLessThan(seqOf('item.answered', 1)!);
});
