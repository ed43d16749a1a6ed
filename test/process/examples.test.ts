/** Each example as a person would run it, against a real server; one of them through a restart. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientBuild } from '../../scripts/build.mjs';
import { snippetsOf } from '../_snippets.ts';
import { bare, newFolder, removeFolder, start, type Running } from './_server.ts';

const dir = newFolder();
const script = 'dist/test/list.mjs';
let server: Running;
beforeAll(async () => {
  // The package's own name leads to its own build.
  await build(clientBuild());
  await build({ entryPoints: ['examples/list.ts'], outfile: script, format: 'esm', target: 'node20.19' });
  server = await start(dir);
});
afterAll(async () => {
  await server.end('SIGKILL');
  removeFolder(dir);
});

const items = ['Write a toast for "Lena"', 'Find names for a bakery'];

const run = (command: string, args: string[]) => runWith(command, [...args, ...items]);

function runWith(command: string, words: string[]) {
  const child = spawn(command, words, {
    env: { ...bare(), CROWS_ADDRESS: server.address, USER: 'ada' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const closed = once(child, 'close').then(([code]) => ({ code, out, errors }));
  return { child, closed, out: () => out };
}

const examples: [string, string, string[]][] = [
  ['bash and curl', 'bash', ['examples/list.sh']],
  ['TypeScript', process.execPath, [script]],
  ['Python', 'python3', ['examples/list.py']],
];

it.each(examples)('the one in %s takes a list to its end', async (_, command, args) => {
  const { code, out, errors } = await run(command, args).closed;
  expect(errors).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/^list l[0-9a-z]{8,12}\n/);
  const list = out.slice(5, out.indexOf('\n'));
  for (const n of [1, 2]) expect(out).toContain(`${list}-${n}: `);
  // Lines are lines.
  expect(out).not.toContain('\\n');
  expect(out).toContain(`“Write a toast for 'Lena'”`);
  expect(out.endsWith('\nfinished\n')).toBe(true);
  const snapshot = await (await fetch(`${server.address}/api/lists/${list}`)).json();
  expect(snapshot).toMatchObject({
    status: 'finished',
    items: items.map((text) => ({ text, verdicts: { output: { verdict: 'approved' } } })),
  });
});

it.each(examples)('the one in %s goes on after the server was killed', async (_, command, args) => {
  const port = new URL(server.address).port;
  const running = run(command, args);
  while (!running.out().includes('\n')) await once(running.child.stdout, 'data');
  await server.end('SIGKILL');
  server = await start(dir, { CROWS_PORT: port });
  const { code, out } = await running.closed;
  expect(code).toBe(0);
  expect(out.endsWith('\nfinished\n')).toBe(true);
});

it('prints what the page beside them shows', async () => {
  const shown = snippetsOf('examples/README.md').map(({ text }) => text);
  expect(shown).toHaveLength(2);
  for (const text of shown) {
    const [, line = '', printed = ''] = /^\$ (.*)\n([^]*)$/.exec(text) ?? [];
    const { code, out, errors } = await runWith('sh', ['-c', line]).closed;
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(shapeOf(out)).toEqual(shapeOf(printed));
  }
});

/** The lines that are the same in every rehearsal. */
const shapeOf = (out: string): string[] =>
  out.split('\n').flatMap((line) => {
    const [, whole, head] = /^(list l\w+|finished|(l\w+-\d: \(rehearsal\)) .*)$/.exec(line) ?? [];
    return (head ?? whole)?.replace(/\bl[0-9a-z]{8,12}\b/, 'LIST') ?? [];
  });
