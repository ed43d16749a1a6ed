import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { events, type EventName } from '../src/events.ts';

const pages = [
  'README.md',
  'EVENTS.md',
  'PERSONAS.md',
  ...readdirSync('docs').map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'));
const readme = readFileSync('README.md', 'utf8');

it.each(pages)('every link of %s leads somewhere', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => link!);
  const dead = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(dirname(page), link)));
  expect(dead).toEqual([]);
});

it('names only commands that there are', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...readme.matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('shows events as they are', () => {
  const shown = [...readme.matchAll(/^event: (.+)\ndata: (.+)$/gm)];
  expect(shown).toHaveLength(3);
  for (const [, name, data] of shown) {
    expect(v.safeParse(events[name as EventName], JSON.parse(data!)).issues).toBeUndefined();
  }
});

it('accounts for every dependency', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const table = readme.slice(readme.indexOf('| Dependency'));
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@types/') && !table.includes(name),
  );
  expect(missing).toEqual([]);
});
