/** An index of many finished lists, one a second up to now, as a long life would have left it. */
import { writeFileSync } from 'node:fs';
import { Archive, type IndexLine } from '../../src/actors/archive.ts';
import { disk } from '../../src/actors/disk.ts';

export const texts = [
  'Write a toast for Lena',
  'Call the bank about the card',
  'Plan the Lisbon trip',
  'Compare phones',
  'Sort receipts',
];

/** Lines that are added at a time. */
const chunk = 2_500;

/** Puts `count` finished lists into a data folder. @returns the id of the nth of them. */
export async function fillIndex(dir: string, count: number): Promise<(n: number) => string> {
  const started = Date.now() - count * 1_000;
  const idOf = (n: number): string => `l${(started + n * 1_000).toString(36)}00`;
  const lineOf = (n: number): IndexLine => ({
    list: idOf(n),
    requester: n % 10 === 0 ? 'ben' : 'ada',
    nest_id: 'todo',
    started_at: new Date(started + n * 1_000).toISOString(),
    finished_at: new Date(started + n * 1_000 + 900).toISOString(),
    texts: texts.map((text) => `${text} ${n}${n % 100 === 0 ? ' with Marmalade' : ''}`),
    answered: 5,
    skipped: 0,
    tokens_used: 9_000,
    token_budget: 60_000,
  });
  const archive = await Archive.open(disk, `${dir}/lists`, () => {});
  for (let n = 0; n < count; n += chunk) {
    const length = Math.min(chunk, count - n);
    await archive.addToIndex(Array.from({ length }, (_, i) => lineOf(n + i)));
  }
  await archive.close();
  return idOf;
}

/** Puts the files of these lists beside the index. What is in them is read only once somebody opens one. */
export function fillFiles(dir: string, count: number, idOf: (n: number) => string): void {
  for (let n = 0; n < count; n += 1) writeFileSync(`${dir}/lists/${idOf(n)}.jsonl`, '');
}
