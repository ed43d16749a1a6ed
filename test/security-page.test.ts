/** docs/security.md promises nothing without a test that is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const rows = page.split('\n').filter((row) => row.startsWith('| ') && !/^\| (?:Promise|---)/.test(row));

it('names a test for each promise', () => {
  expect(rows.length).toBeGreaterThan(12);
  for (const row of rows) expect(row).toMatch(/\]\(\.\.\/test\/[\w/-]+\.test\.ts\)/);
});

it('links to nothing that is not there', () => {
  const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join('docs', link)))).toEqual([]);
});

it('links only to tests that test something', () => {
  const tests = new Set(
    [...page.matchAll(/\]\(\.\.\/(test\/[\w/-]+\.test\.ts)\)/g)].map(([, path = '']) => path),
  );
  for (const path of tests) expect(readFileSync(path, 'utf8'), path).toMatch(/\b(?:it|test)(?:\.\w+)*\(/);
});
