/** The package as it would be published: what is in it, whether its types lead somewhere, and whether it runs. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLibrary } from '../../scripts/package.mjs';
import { bare, newFolder, removeFolder, start } from './_server.ts';

const dir = newFolder();
const installed = join(dir, 'node_modules', 'crows');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
let tarball = '';
let manifest: {
  customElements: string;
  dependencies: Record<string, string>;
  exports: Record<string, unknown>;
};

/** Packs, and lays the package with its declared dependencies, and those alone, into an empty folder. */
beforeAll(async () => {
  await buildLibrary();
  // What `prepack` builds is there; building again would pull dist from under the other tests.
  const told = execFileSync(npm, ['pack', '--json', '--ignore-scripts', '--pack-destination', dir]);
  const [{ filename }] = JSON.parse(told.toString());
  tarball = join(dir, filename);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(dir, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules', name), link, 'junction');
  }
});
afterAll(() => removeFolder(dir));

it('holds what runs and what is read, and nothing else', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  for (const name of [
    'dist/crows.js',
    'dist/client.js',
    'dist/ui/crows.js',
    'dist/custom-elements.json',
    'dist/inspect/inspect.js',
    'README.md',
    'LICENSE',
  ]) {
    expect(files).toContain(join(...name.split('/')));
  }
  expect(files).toContain(join(...manifest.customElements.split('/')));
  const stray = files.filter((name) => /\.map$|\.test\.|^(src|test|scripts)\b|^dist.test\b/.test(name));
  expect(stray).toEqual([]);
});

it('is as publint wants a package', async () => {
  const { messages, pkg } = await publint({ pkgDir: installed, pack: false });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

it('has types that every importer of ES modules finds, and that fit what is run', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (!analysis.types) expect.fail('The package has no types.');
  // It has no CommonJS half, and no layout for resolvers older than `exports`.
  const problems = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem) || ['node16-esm', 'bundler'].includes(problem.resolutionKind),
  );
  expect(problems).toEqual([]);
});

it('lets a strict program compile against it and ask a server', async () => {
  const program = join(dir, 'ask.mts');
  writeFileSync(
    program,
    `import { connect, type Snapshot } from 'crows';
const crows = connect(process.argv[2] ?? '');
const { list_id } = await crows.startList({ text: 'Write a toast', requester: 'ada' });
const snapshot: Snapshot = await crows.snapshot(list_id);
for await (const { event, data } of crows.events({ list_id })) {
  if (event === 'item.triaged') { const reason: string = data.reason; console.log(reason.length > 0); break; }
}
console.log(snapshot.items.length);
`,
  );
  symlinkSync(join(process.cwd(), 'node_modules', '@types'), join(dir, 'node_modules', '@types'), 'junction');
  const tsc = join(process.cwd(), 'node_modules', 'typescript', 'bin', 'tsc');
  const flags = '--strict --module nodenext --target es2022 --types node --skipLibCheck false'.split(' ');
  execFileSync(process.execPath, [tsc, ...flags, program], { cwd: dir, stdio: 'pipe' });

  const server = await start(join(dir, 'data'), {}, join(installed, 'dist', 'crows.js'), dir);
  try {
    const said = execFileSync(process.execPath, [join(dir, 'ask.mjs'), server.address], { env: bare() });
    expect(said.toString()).toBe('true\n1\n');
    expect((await fetch(server.address)).status).toBe(200);
  } finally {
    await server.end('SIGTERM');
  }
});

it('writes its data where it is started, and nowhere else', async () => {
  const before = readdirSync(installed, { recursive: true }).length;
  const server = await start('.crows', {}, join(installed, 'dist', 'crows.js'), dir);
  await server.end('SIGTERM');
  expect(existsSync(join(dir, '.crows'))).toBe(true);
  expect(readdirSync(installed, { recursive: true }).length).toBe(before);
});
