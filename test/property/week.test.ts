/**
 * A week of a small team, in logical time on a real disk: some hundred lists with faults, kills, restarts, a reader that
 * comes and goes, redone and erased lists. At its end everything holds, and nothing has grown but what is kept.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { TrustRow } from '../../src/trust.ts';
import { segmentBytes, Week, type Sizes } from './_week.ts';

const days = 7;
const dir = mkdtempSync(join(tmpdir(), 'crows-week-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('works for a team through a week of faults, kills and restarts, and grows by nothing but what it keeps', async () => {
  const week = new Week(dir);
  await week.wake();
  const sizes = [];
  for (let day = 0; day < days; day += 1) {
    await week.day(day);
    sizes.push({ day, lists: week.lists.size, ...week.sizes() });
  }
  await week.end();
  const last = week.sizes();
  if (process.env['CROWS_WRITE_RESULTS']) write(week, sizes);
  const [, , third] = sizes;
  expect(last.heap - third!.heap).toBeLessThan(3_000_000);
  expect(last.files).toBeLessThanOrEqual(third!.files + 2);
  for (const { log } of sizes) expect(log).toBeLessThan(4 * segmentBytes);

  expect(week.broken).toEqual([]);
  for (const list of week.lists) {
    const snapshot = await week.at.roost.snapshot(list);
    expect([list, snapshot?.status]).toEqual([list, week.erased.has(list) ? undefined : 'finished']);
  }
  const { rows } = await week.at.roost.trust();
  const plain = (all: readonly TrustRow[]): string[] =>
    all.map(({ holder, task_type, level, streak }) => `${holder} ${task_type} ${level} ${streak}`).toSorted();
  expect(plain(rows)).toEqual(plain(week.ledger.rows));
});

/** Puts the figures of this run into test/RESULTS.md. */
function write(week: Week, sizes: ({ day: number; lists: number } & Sizes)[]): void {
  const page = 'test/RESULTS.md';
  const kB = (bytes: number): string => Math.round(bytes / 1_000).toLocaleString('en');
  const rows = sizes.map(
    ({ day, lists, heap, files, log }) =>
      `| ${day + 1} | ${lists} | ${kB(heap)} kB | ${files} | ${kB(log)} kB |`,
  );
  const table = [
    `${week.heard.length.toLocaleString('en')} events, ${week.kills} kills, ${week.speech.faults} faults of the provider.`,
    '',
    '| after day | lists | heap | open files | log |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  const before = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    before.replace(
      /(<!-- week -->\n)[^]*?(\n<!-- end -->)/,
      (_, open, close) => `${open}\n${table}\n${close}`,
    ),
  );
}
