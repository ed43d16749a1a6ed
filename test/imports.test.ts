import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/${name}`);

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
  /** Loaded only once somebody asks for it. */
  lazy: boolean;
}

const imports: Import[] = files.flatMap((from) =>
  [
    ...readFileSync(from, 'utf8').matchAll(
      /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].map(([, type, named, bare, lazy]) => {
    const to = named ?? bare ?? lazy ?? '';
    return {
      from,
      to: to.startsWith('.') ? normalize(join(dirname(from), to)) : to,
      typeOnly: !!type,
      lazy: lazy !== undefined,
    };
  }),
);

const layer = (path: string): string =>
  path === 'src/main.ts' || /^src\/cli[/.-]/.test(path)
    ? 'main'
    : path.startsWith('src/')
      ? path.split('/').length === 2 || path.startsWith('src/todo/')
        ? 'pure'
        : path.split('/')[1]!
      : 'package';

/** What each layer may import of ours. Nothing imports upward. */
const mayImport: Record<string, string[]> = {
  pure: ['pure'],
  actors: ['actors', 'pure'],
  http: ['http', 'actors', 'pure'],
  client: ['client'],
  ui: ['ui', 'client'],
  main: ['main', 'http', 'actors', 'client', 'pure'],
};

/** What the page runs too, so that it goes on from a snapshot and names a nest exactly as the server would. No packages. */
const alsoInThePage = ['src/fold.ts', 'src/snapshot.ts', 'src/slug.ts', 'src/limits.ts'];

/** Packages that only one door, or one layer, may open. */
const doors: [RegExp, (from: string) => boolean][] = [
  [/^node:fs(\/promises)?$/, (from) => from === 'src/actors/disk.ts'],
  [/^@anthropic-ai\/sdk/, (from) => /^src\/actors\/speech[\w-]*\.ts$/.test(from)],
  [/^xstate/, (from) => layer(from) === 'actors'],
  [/^(hono|@hono\/)/, (from) => layer(from) === 'http'],
  [/^(lit|@rive-app)/, (from) => layer(from) === 'ui'],
  [/^@clack\//, (from) => from === 'src/cli/prompts.ts'],
  [/^eventsource-parser$/, (from) => layer(from) === 'client'],
  [/^node:/, (from) => !['pure', 'ui', 'client'].includes(layer(from))],
];

it('sees the imports of every file', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(imports.length).toBeGreaterThan(files.length);
});

it('never imports upward', () => {
  const upward = imports.filter(({ from, to, typeOnly }) => {
    if (layer(to) === 'package') return false;
    // Page and client know the contract's types and nothing else of the server.
    if (layer(from) === 'ui' && alsoInThePage.includes(to)) return false;
    if (['ui', 'client'].includes(layer(from)) && layer(to) === 'pure') return !typeOnly;
    return !mayImport[layer(from)]!.includes(layer(to));
  });
  expect(upward).toEqual([]);
});

it('loads nothing into the page but what was made for it', () => {
  const loaded = imports.filter(({ from, typeOnly }) => alsoInThePage.includes(from) && !typeOnly);
  expect(loaded.map(({ to }) => to).filter((to) => !alsoInThePage.includes(to))).toEqual([]);
});

it('opens each door in one place', () => {
  const elsewhere = imports.filter(({ from, to }) =>
    doors.some(([door, may]) => door.test(to) && !may(from)),
  );
  expect(elsewhere).toEqual([]);
});

it('has no circle', () => {
  const next = new Map(
    files.map((file) => [file, imports.filter(({ from, typeOnly }) => from === file && !typeOnly)]),
  );
  const circles: string[] = [];
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) circles.push([...path, file].join(' → '));
    else if (!seen.has(file)) {
      for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
      seen.add(file);
    }
  };
  const seen = new Set<string>();
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

it('keeps every source file to one thing', () => {
  const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 251);
  expect(long).toEqual([]);
});

it('starts the command line without the machines, the routes, the SDK and the prompts', () => {
  const loaded = new Set(['src/main.ts']);
  for (const file of loaded) {
    for (const { from, to, typeOnly, lazy } of imports)
      if (from === file && !typeOnly && !lazy) loaded.add(to);
  }
  expect([...loaded].filter((name) => layer(name) === 'package' && !name.startsWith('node:'))).toEqual([
    'eventsource-parser',
  ]);
  expect([...loaded].filter((name) => layer(name) === 'http')).toEqual([]);
});
