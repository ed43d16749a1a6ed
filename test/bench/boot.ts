/**
 * A folder with many lists that wait for people: how long until the server answers, until any verdict is taken, until
 * the last overdue question is answered, and what a list weighs on disk and in memory.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { disk } from '../../src/actors/disk.ts';
import { Roost } from '../../src/actors/roost.ts';
import type { Time } from '../../src/actors/time.ts';
import { startTime } from '../../src/actors/time.ts';
import { ScriptedSpeech } from '../_speech.ts';
import { listOf } from '../_lists.ts';
import { row } from './_report.ts';

const lists = Number(process.env['BENCH_LISTS'] ?? 10_000);
const dir = mkdtempSync(join(tmpdir(), 'crows-bench-'));
const texts = [
  'Write a toast for Lena',
  'Call the bank',
  'Plan the Lisbon trip',
  'Compare phones',
  'Sort receipts',
];

const open = (time?: (atLeast: number) => Time): Promise<Roost> =>
  Roost.open({
    disk,
    dir,
    speech: new ScriptedSpeech(),
    flock: {
      sentry: 'Sentry',
      elder: 'Elder',
      roster: ['Hugin'],
      flights: 8,
      sentryFlights: 4,
      elderFlights: 2,
    },
    approvalMs: 3_600_000,
    itemsInWork: 4,
    murder: 3,
    version: 'bench',
    release: 'bench',
    seed: () => 1,
    newEpoch: () => 'b',
    report: () => {},
    ...(time && { time }),
  });

const settle = async (roost: Roost, count: number): Promise<void> => {
  for (let asked = 0; asked < count * texts.length;) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { approvals, more } = await roost.approvals();
    asked = approvals.length + more;
  }
};
const memory = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
const since = (start: number): number => Math.round(performance.now() - start);

let some = '';
async function send(roost: Roost, count: number): Promise<void> {
  for (let i = 0; i < count; i += 100) {
    const ids = await Promise.all(Array.from({ length: 100 }, () => roost.startList(listOf(texts))));
    some = ids[50]!;
  }
}

const empty = memory();
const writer = await open();
// Few enough that none is put away yet.
const first = lists / 20;
await send(writer, first);
await settle(writer, first);
const awake = (memory() - empty) / first;
await send(writer, lists - first);
await settle(writer, lists);
await new Promise((resolve) => setTimeout(resolve, 7_000));
const asleep = (memory() - empty) / lists;
await writer.close();
const bytes = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  .map((name) => statSync(join(dir, name)))
  .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);

const start = performance.now();
const reader = await open();
const healthy = since(start);
const asked = performance.now();
const answer = await reader.giveVerdict({ item_id: `${some}-3`, target: 'triage', approve: true });
const verdict = since(asked);
if (!answer.recorded) throw new Error('The verdict was not taken.');
await reader.close();

// The same folder an hour and more later: everything is overdue.
const late = await open((atLeast) => startTime(atLeast + 7_200_000));
const from = performance.now();
let left: number;
do {
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { approvals, more } = await late.approvals();
  left = approvals.length + more;
  // The item that was approved above goes on and asks once more.
} while (left > 1);
const overdue = since(from);
await late.close();
rmSync(dir, { recursive: true, force: true });

row(
  `restart with ${lists.toLocaleString('en')} unfinished lists of 5: until health`,
  healthy,
  'ms',
  '≤ 1,000',
);
row('the same: a verdict at once', verdict, 'ms', '≤ 100');
row('the same: the last overdue question answered', overdue, 'ms', '≤ 60,000');
row('a list that waits: memory awake', awake / 1024, 'kB', '≤ 80');
row('a list that waits: memory put away', asleep / 1024, 'kB', '≤ 4');
row('a list that waits: disk', bytes / lists / 1024, 'kB', '');
