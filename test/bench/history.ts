/**
 * History over many lists: how long a page takes, first, far down, by status and by a word, against reading the same
 * index from one end to the other with nothing but the file system and JSON.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { IndexLine } from '../../src/actors/archive.ts';
import type { HistoryQuery } from '../../src/responses.ts';
import { listOf } from '../_lists.ts';
import { ScriptedSpeech } from '../_speech.ts';
import { median } from './_contender.ts';
import { folder, openFlock } from './_flock.ts';
import { fillIndex, texts } from './_index.ts';
import { row } from './_report.ts';

const finished = Number(process.env['BENCH_LISTS'] ?? 10_000);
const flying = 200;
const rounds = 9;

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
const idOf = await fillIndex(dir, finished);
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
