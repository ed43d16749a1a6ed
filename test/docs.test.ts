/** What the pages for people say, held to what is there. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsTable } from '../src/settings-table.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const pages = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'examples/README.md',
  ...readdirSync('docs').map((name) => `docs/${name}`),
]
  .filter((name) => name.endsWith('.md'))
  .map((name) => [name, readFileSync(name, 'utf8')] as const);

describe.each(pages)('%s', (page, text) => {
  it('names only scripts that there are', () => {
    const named = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it('names only settings that there are', () => {
    const known = new Set(Object.values(settingsTable).map(({ env }): string => env));
    const named = [...text.matchAll(/\bCROWS_[A-Z_]+\b/g)].map(([name]) => name);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('leads only to files that there are', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link]) => link!);
    const dead = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(page, '..', link)));
    expect(dead).toEqual([]);
  });
});

const folder = (name: string): string => join('node_modules', name);

/** Bytes of a package without what it brings along. */
function bytesOf(dir: string): number {
  return readdirSync(dir, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === 'node_modules') return sum;
    const path = join(dir, entry.name);
    return sum + (entry.isDirectory() ? bytesOf(path) : statSync(path).size);
  }, 0);
}

function withAll(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name) || !existsSync(folder(name))) return seen;
  seen.add(name);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder(name), 'package.json'), 'utf8'));
  for (const next of Object.keys(dependencies)) withAll(next, seen);
  return seen;
}

it('docs/package.md weighs every dependency of an installation, within a quarter', () => {
  const text = readFileSync('docs/package.md', 'utf8');
  const said = new Map(
    [...text.matchAll(/^\| (\S+) +\| +([\d.]+) \|/gm)].map(([, name, mb]) => [name!, Number(mb)]),
  );
  expect([...said.keys()].toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted());
  for (const [name, mb] of said) {
    const real = [...withAll(name)].reduce((sum, one) => sum + bytesOf(folder(one)), 0) / 1e6;
    expect(Math.abs(real - mb), `${name} weighs ${real.toFixed(1)} MB`).toBeLessThan(Math.max(0.1, real / 4));
  }
});
