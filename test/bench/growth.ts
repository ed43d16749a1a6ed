/**
 * What 100,000 finished lists on disk cost a server that starts over them, against an eighth of that: boot, memory, the
 * first page of the history, a search that finds nothing.
 */
import { ScriptedSpeech } from '../_speech.ts';
import { median, role, run, tell } from './_contender.ts';
import { folder, openFlock } from './_flock.ts';
import { fillFiles, fillIndex } from './_index.ts';
import { row } from './_report.ts';

const sizes = [12_500, 100_000] as const;
const rounds = 3;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

async function measure(count: number): Promise<void> {
  const { dir, remove } = folder();
  fillFiles(dir, count, await fillIndex(dir, count));
  const before = heap();
  const start = performance.now();
  const roost = await openFlock(dir, new ScriptedSpeech());
  const boot = performance.now() - start;
  const bytes = (heap() - before) / count;
  const page = await timed(() => roost.history({ limit: 20 }));
  const search = await timed(() => roost.history({ limit: 20, q: 'nobody wrote this' }));
  await roost.close();
  remove();
  tell({ boot, bytes, page, search });
}

if (role) await measure(Number(role[0]));
else {
  const told = sizes.map((count) => {
    const all = Array.from({ length: rounds }, () => run(String(count)));
    const of = (what: string): number => median(all.map((one) => one[what]!));
    return { boot: of('boot'), bytes: of('bytes'), page: of('page'), search: of('search') };
  });
  const [small, large] = [told[0]!, told[1]!];
  row('restart over 100,000 finished lists: until health', large.boot, 'ms', '≤ 1,000');
  row('the same over that of 12,500', large.boot / small.boot, '×', '≤ 10');
  row('a finished list: memory', large.bytes, 'B', '');
  row('the first page of the history', large.page, 'ms', '');
  row('the same over that of 12,500', large.page / small.page, '×', '');
  row('a search that finds nothing', large.search, 'ms', '');
  row('the same over that of 12,500', large.search / small.search, '×', '≤ 10');
}
