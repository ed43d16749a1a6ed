/** What the pages show to be typed or sent, typed and sent as it stands there. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { build, transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientBuild } from '../../scripts/build.mjs';
import { replaced, snippetOf, snippetsOf } from '../_snippets.ts';
import { hasProgram, run, shellIn, type Shell } from './_shell.ts';
import { approveAll, newFolder, post, removeFolder, start, type Running } from './_server.ts';

const dir = newFolder();
const paste = '# Friday\n- [ ] Write a toast for Lena\n- [x] Pay the rent\n- [ ] Find names for a bakery\n';
let server: Running;
let shell: Shell;

beforeAll(async () => {
  server = await start(`${dir}/data`, { CROWS_PRANKS: 'off' });
  shell = shellIn(dir, { pbpaste: `printf '%s' '${paste}'` });
  shell.env = { ...shell.env, CROWS_DATA: `${dir}/data` };
  writeFileSync(`${dir}/todo.txt`, '(A) Write a toast for Lena +party\nx Pay the rent\n');
  await post(server.address, '/api/nests', { name: 'Launch', crows: ['Pepper', 'Inky', 'Gable'] });
});
afterAll(async () => {
  await server.end('SIGKILL');
  removeFolder(dir);
});

const read = async <T>(path: string): Promise<T> =>
  (await (await fetch(`${server.address}${path}`)).json()) as T;

interface Waiting {
  item_id: string;
  target: 'triage' | 'output';
}
const waiting = async (): Promise<Waiting[]> =>
  (await read<{ approvals: Waiting[] }>('/api/approvals')).approvals;

/** Says yes to whatever waits until a program has ended; `isHeardFirst`: nothing before it has spoken. */
async function approveAround({ ended, out }: ReturnType<typeof run>, isHeardFirst: boolean) {
  const ending = ended.then((result) => ({ result }));
  for (;;) {
    const next = await Promise.race([ending, waiting()]);
    if ('result' in next) return next.result;
    for (const { item_id, target } of isHeardFirst && out() === '' ? [] : next)
      await post(server.address, '/api/verdicts', { item_id, target, approve: true });
  }
}

/** A list whose questions wait. */
async function handOver(text = paste): Promise<string> {
  const { list_id } = (await (
    await post(server.address, '/api/lists', { text, requester: 'ada' })
  ).json()) as { list_id: string };
  await expect
    .poll(async () => (await waiting()).filter(({ item_id }) => item_id.startsWith(list_id)).length, {
      timeout: 20_000,
    })
    .toBe(2);
  return list_id;
}

it('the calls of README.md bring what it shows', async () => {
  const shown = snippetOf('README.md', 'console');
  const [send = '', hear = '', judge = ''] = [...shown.matchAll(/^\$ (.*)$/gm)].map(([, line = '']) => line);
  const [, itsList = ''] = /"list_id":"(\w+)"/.exec(shown) ?? [];
  const here = { 'localhost:27697': server.address };
  const sent = await run(shell, replaced(send, here)).ended;
  const { list_id } = JSON.parse(sent.out) as { list_id: string };
  const hearing = run(shell, replaced(hear, { ...here, [itsList]: list_id }));
  const target = { item_id: `${list_id}-2`, target: 'triage' };
  await expect.poll(waiting, { timeout: 20_000 }).toContainEqual(expect.objectContaining(target));
  const judged = await run(shell, replaced(judge, { ...here, [itsList]: list_id })).ended;
  expect([sent.code, judged]).toEqual([0, { code: 0, out: '', errors: '' }]);
  await approveAll(server.address, list_id);
  await expect.poll(hearing.out, { timeout: 20_000 }).toContain('event: list.finished\ndata: ');
  process.kill(-(hearing.child.pid ?? 0));
  const messages = (text: string): [string, string[]][] =>
    [...text.matchAll(/^id: [\w.]+\nevent: (.+)\ndata: (.+)$/gm)].map(([, event = '', data = '']) => [
      event,
      Object.keys(JSON.parse(data)),
    ]);
  expect(messages(hearing.out())).toEqual(expect.arrayContaining(messages(shown)));
});

/** What has to be so once a line of docs/cli.md has ended; `list` is the one whose id it names. */
const outcomes: Record<string, (out: string, list: string) => unknown> = {
  'crows watch lmx3ajctv00': (out) => expect(out).toMatch(/^Finished with [\d,]+ of 60,000 tokens\.$/m),
  'crows lists --status flying': (out, list) => expect(out).toContain(list),
  'crows approve': (out, list) => expect(out).toContain(`${list}-2`),
  'crows fly todo.md --write': () => {
    expect(readFileSync(`${dir}/todo.md`, 'utf8')).toMatch(/^- \[x\] Write a toast for Lena\n {2}> /m);
  },
  'crows show lmx3ajctv00 --md > done.md': () =>
    expect(readFileSync(`${dir}/done.md`, 'utf8')).toContain('- [ ] Write a toast for Lena\n'),
  'crows fly todo.md --yes --budget 30000 --requester nightly': (out) =>
    expect(out).toMatch(/^Finished with [\d,]+ of 30,000 tokens\.$/m),
  'pbpaste | crows fly - --nest launch': async () => {
    const { lists } = await read<{ lists: object[] }>('/api/lists?limit=1');
    expect(lists).toMatchObject([{ nest_id: 'launch', status: 'finished' }]);
  },
  'crows fly todo.txt --json | jq -r .event': (out) =>
    expect(out.trim().split('\n')).toEqual(expect.arrayContaining(['item.answered', 'list.finished'])),
  'crows approve lmx3ajctv00-2 --no --note "Shorter, please."': async (_, list) => {
    const { items } = await read<{ items: object[] }>(`/api/lists/${list}`);
    const verdict = { verdict: 'rejected', note: 'Shorter, please.' };
    const judged = items.flatMap((item) => Object.values((item as { verdicts?: object }).verdicts ?? {}));
    expect(judged).toContainEqual(expect.objectContaining(verdict));
  },
  'crows lists --q bakery --json --limit 5': (out) =>
    expect(JSON.parse(out)).toHaveProperty('lists.length', 5),
  'crows lists --before lmx3ajctv00 --requester nightly': (out) =>
    expect(out).toMatch(/^l\w+ .* finished .*Write a toast for Lena\n$/),
};

/** What is said beside the result, and is no error. */
const asides = /^(Questions wait for you: .*|todo\.md is ticked\.)\n/gm;

describe('docs/cli.md', () => {
  it('shows no other lines to be typed', () => {
    const blocks = snippetsOf('docs/cli.md').filter(({ kind }) => kind === 'sh');
    expect(blocks.flatMap(({ text }) => text.trim().split('\n'))).toEqual(Object.keys(outcomes));
  });

  for (const [line, check] of Object.entries(outcomes)) {
    it.runIf(hasProgram('jq') || !line.includes('jq'))(`means it: ${line}`, async () => {
      writeFileSync(`${dir}/todo.md`, paste);
      const list = await handOver();
      const running = run(shell, line.replaceAll('lmx3ajctv00', list));
      const isAsked = /crows (fly|watch)/.test(line) && !line.includes('--yes');
      const { code, out, errors } = await (isAsked
        ? approveAround(running, line.includes('watch'))
        : running.ended);
      expect({ code, errors: errors.replaceAll(asides, '') }).toEqual({ code: 0, errors: '' });
      await check(out, list);
      await post(server.address, `/api/lists/${list}/cancel`, {});
    });
  }
});

it('the request of docs/life-of-a-list.md is taken', async () => {
  const [, method = '', path = '', body = ''] =
    /^(\w+) (\S+) (.*)\n$/.exec(snippetOf('docs/life-of-a-list.md', '', 'POST')) ?? [];
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${server.address}${path}`, { method, headers, body });
  expect(answer.status).toBe(202);
});

it('the program of CHANGELOG.md prints each answer of its list, and ends with it', async () => {
  // The package's own name leads to its own build.
  await build(clientBuild());
  const program = replaced(snippetOf('CHANGELOG.md', 'ts'), { 'http://127.0.0.1:27697': server.address });
  const { code: script } = await transform(program, { loader: 'ts', format: 'esm' });
  const path = `${process.cwd()}/dist/test/changelog.mjs`;
  mkdirSync(`${process.cwd()}/dist/test`, { recursive: true });
  writeFileSync(path, script);
  const ran = await approveAround(run(shell, `"${process.execPath}" "${path}"`), false);
  expect(ran).toEqual({ code: 0, out: expect.stringContaining('Write a toast for Lena'), errors: '' });
  expect(ran.out).toMatch(/^\(rehearsal\) /);
});
