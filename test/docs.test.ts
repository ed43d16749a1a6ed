/** What the pages for people say, held to what is there. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { snippetsOf } from './_snippets.ts';
import { settingsTable } from '../src/settings-table.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const pages = [
  'README.md',
  'EVENTS.md',
  'PERSONAS.md',
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

/** Which tests run the snippets of a page as they stand there, or hold them to what is there. */
const triedBy: Record<string, string[]> = {
  'README.md sh': ['test/process/commands.test.ts'],
  'README.md console': ['test/process/snippets.test.ts'],
  'CHANGELOG.md ts': ['test/process/snippets.test.ts'],
  'CONTRIBUTING.md sh': ['test/process/commands.test.ts'],
  'docs/cli.md text': ['test/process/terminal.test.ts'],
  'docs/cli.md sh': ['test/process/snippets.test.ts'],
  'docs/embedding.md html': ['test/process/embedding.test.ts'],
  'docs/embedding.md css': ['test/process/embedding.test.ts'],
  'docs/life-of-a-list.md ': ['test/process/snippets.test.ts', 'test/life-page.test.ts'],
  'docs/machines.md mermaid': ['test/diagrams.test.ts'],
  'docs/package.md sh': ['test/process/commands.test.ts'],
  'docs/persona.md sh': ['test/process/commands.test.ts'],
  'docs/security.md ': ['test/process/flood.test.ts'],
  'docs/team.md sh': ['test/process/commands.test.ts', 'test/process/_proxies.ts'],
  'docs/team.md caddyfile': ['test/process/_proxies.ts'],
  'docs/team.md nginx': ['test/process/_proxies.ts'],
  'examples/README.md ': ['test/process/examples.test.ts'],
};
/** Nothing can be run of them; they show how parts hang together. */
const drawings = new Set(['docs/architecture.md mermaid']);

it('every snippet of a page is tried by a test', () => {
  const shown = pages.flatMap(([page]) => snippetsOf(page).map(({ kind }) => `${page} ${kind}`));
  const kinds = new Set(shown.filter((snippet) => !drawings.has(snippet)));
  expect([...kinds].toSorted()).toEqual(Object.keys(triedBy).toSorted());
  for (const [snippet, tests] of Object.entries(triedBy)) {
    const page = snippet.slice(0, snippet.indexOf(' '));
    for (const test of tests) expect(readFileSync(test, 'utf8'), test).toContain(page.replace(/^docs\//, ''));
  }
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
