/**
 * History over many lists: how long a page takes, first, far down, by status and by a word, against reading the same
 * index from one end to the other with nothing but the file system and JSON.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { Archive, type IndexLine } from '../../src/actors/archive.ts';
import { disk } from '../../src/actors/disk.ts';
import type { HistoryQuery } from '../../src/responses.ts';
import { listOf } from '../_lists.ts';
import { ScriptedSpeech } from '../_speech.ts';
import { median } from './_contender.ts';
import { folder, openFlock } from './_flock.ts';
import { row } from './_report.ts';

const finished = Number(process.env['BENCH_LISTS'] ?? 10_000);
const flying = 200;
const rounds = 9;

const started = Date.now() - finished * 1_000;
const idOf = (n: number): string => `l${(started + n * 1_000).toString(36)}00`;
const texts = [
  'Write a toast for Lena',
  'Call the bank about the card',
  'Plan the Lisbon trip',
  'Compare phones',
  'Sort receipts',
];
const lineOf = (_: unknown, n: number): IndexLine => ({
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

async function time(work: () => unknown): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await work();
    took.push(performance.now() - start);
  }
  return median(took);
}

const { dir, remove } = folder();
const archive = await Archive.open(disk, `${dir}/lists`, () => {});
await archive.addToIndex(Array.from({ length: finished }, lineOf));
await archive.close();
const speech = new ScriptedSpeech();
const roost = await openFlock(dir, speech);
for (let n = 0; n < flying; n += 50) {
  await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      roost.startList(listOf(texts, { requester: `r${n + i}`, text: `${n + i}` })),
    ),
  );
}

// All plans are asked about, and then the lists are put away.
for (let asked = 0; asked < flying * texts.length;) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { approvals, more } = await roost.approvals();
  asked = approvals.length + more;
}
await new Promise((resolve) => setTimeout(resolve, 6_000));

const page = (query: Partial<HistoryQuery>): (() => Promise<unknown>) => {
  const asked = { limit: 20, ...query };
  return async () => roost.history(asked);
};
/** The whole index read and searched, by nothing but the file system and JSON. */
const plain = await time(() =>
  readFileSync(`${dir}/lists/index.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): IndexLine => JSON.parse(line))
    .filter((line) => line.texts.some((text) => text.toLowerCase().includes('nowhere'))),
);
const middle = idOf(Math.floor(finished / 2));
const cases: [what: string, query: Partial<HistoryQuery>, target: string][] = [
  ['the first page, all of it flying', {}, '≤ 50'],
  ['a page from the middle', { before: middle }, '≤ 50'],
  ['the first page of what is finished', { status: 'finished' }, '≤ 50'],
  ['the first page of what is flying', { status: 'flying' }, '≤ 50'],
  ['of one requester in ten', { requester: 'ben' }, '≤ 50'],
  ['a word that one list in a hundred has', { q: 'marmalade', status: 'finished' }, ''],
  ['a word that no list has', { q: 'nowhere', status: 'finished' }, ''],
  ['a word that no list has, flying ones too', { q: 'nowhere' }, ''],
];
const many = finished.toLocaleString('en');
row(
  `history of ${many} finished and ${flying} flying lists of 5: the index read with JSON.parse`,
  plain,
  'ms',
  '',
);
for (const [what, query, target] of cases) {
  const took = await time(page(query));
  row(`history: ${what}`, took, 'ms', target);
  if (query.q !== undefined) row('the same over the index read with JSON.parse', took / plain, '×', '≤ 3');
}
await roost.close();
remove();
