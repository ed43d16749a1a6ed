/** What the pages show to be typed at a clone of the project and around its package, typed there as it stands. */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { replaced, snippetOf } from '../_snippets.ts';
import { copyTree, filesIn } from './_copy.ts';
import { startRegistry } from './_registry.ts';
import { newFolder, removeFolder } from './_server.ts';
import { run, shellIn, type Shell } from './_shell.ts';

const dir = newFolder();
const clone = `${dir}/clone`;
let shell: Shell;

beforeAll(() => {
  mkdirSync(clone);
  copyTree(clone);
  shell = shellIn(dir);
  const { PATH = '' } = shell.env;
  const linked = `${dir}/global`;
  shell.env = {
    ...shell.env,
    npm_config_prefix: linked,
    PATH: `${linked}/bin:${PATH}`,
    CROWS_DATA: `${dir}/data`,
  };
  // Nothing but what a line itself puts on the path.
  removeFolder(`${dir}/bin`);
  shell.dir = clone;
});
afterAll(() => removeFolder(dir));

/** One file of tests stands for all: the rest are running already. */
const few = '--project quick test/ring.test.ts';

/** Asserts that lines end well. */
async function ends(lines: string): Promise<string> {
  const { code, out, errors } = await run(shell, lines).ended;
  expect(code, `${lines}\n${out}${errors}`).toBe(0);
  return out;
}

/** Runs a line that serves until it is ended. @returns what the page answers to a request by that name */
async function serves(line: string, name?: string): Promise<number> {
  const { child, ended, out } = run(shell, line);
  try {
    let found: string | undefined;
    await expect
      .poll(() => (found = /Crows is ready.*: (http:\/\/\S+)\n/.exec(out())?.[1]), { timeout: 120_000 })
      .toMatch(/^http/);
    const { port } = new URL(found ?? '');
    const asked = await run(
      shell,
      `curl -s -o /dev/null -w '%{http_code}' -H 'Host: ${name ?? `127.0.0.1:${port}`}' ${found}`,
    ).ended;
    return Number(asked.out);
  } finally {
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await ended;
  }
}

const linesOf = (page: string, word: string): string[] =>
  snippetOf(page, 'sh', word)
    .trim()
    .split('\n')
    .map((line) => line.replace(/ +#.*$/, ''));

it('README.md: starts, and is tested', async () => {
  const [start = '', test = ''] = linesOf('README.md', 'npm start');
  expect(await serves(start)).toBe(200);
  await ends(`${test} -- ${few}`);
});

it('README.md: links its command, which flies a list', async () => {
  const [link = '', fly = ''] = linesOf('README.md', 'npm link');
  writeFileSync(`${clone}/todo.md`, '- [ ] Write a toast for Lena\n');
  onTestFinished(() => removeFolder(`${clone}/todo.md`));
  await ends(link);
  // Nobody is at a terminal here to be asked.
  expect(await ends(`${fly} --yes`)).toContain('The list is l');
  expect(readFileSync(`${clone}/todo.md`, 'utf8')).toMatch(/^- \[x\] Write a toast for Lena\n {2}> /);
});

it('README.md: lists the settings, and tells of every step', async () => {
  for (const line of ['npm start -- --help', 'CROWS_LOG=events npm start'])
    expect(readFileSync('README.md', 'utf8')).toContain(`\`${line}\``);
  expect(await ends('npm start -- --help')).toContain('CROWS_PORT');
  expect(await serves('CROWS_LOG=events npm start')).toBe(200);
});

it('docs/team.md: starts for those who ask by the name of the proxy', async () => {
  const [start = ''] = linesOf('docs/team.md', 'CROWS_HOSTS');
  expect(await serves(start, 'crows.example')).toBe(200);
});

it('CONTRIBUTING.md: every line does what stands beside it, and changes nothing that is in order', async () => {
  const before = filesIn(clone);
  const [dev = '', quick = '', fix = '', check = '', long = ''] = linesOf('CONTRIBUTING.md', 'npm run dev');
  expect(await serves(dev)).toBe(200);
  const renew = 'npx vitest run --project quick test/settings-page.test.ts -u';
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(`\`${renew}\``);
  await ends(renew);
  await ends(`${quick} -- test/ring.test.ts`);
  await ends(fix);
  await ends(`${check} -- -- ${few}`);
  await ends(`${long} -- ${few}`);
  expect(filesIn(clone)).toEqual(before);
});

it('docs/persona.md: takes another persona', async () => {
  const path = `${clone}/src/personas.ts`;
  const before = readFileSync(path, 'utf8');
  onTestFinished(() => writeFileSync(path, before));
  const [, strength = ''] = /strength: '(.*)'/.exec(before) ?? [];
  writeFileSync(path, replaced(before, { [strength]: 'weighs a word twice' }));
  const lines = linesOf('docs/persona.md', 'personas --write').join('\n');
  await ends(
    replaced(lines, {
      'npm run test:quick': 'npm run test:quick -- test/persona-page.test.ts test/speech/personas.test.ts',
    }),
  );
  expect(readFileSync(`${clone}/PERSONAS.md`, 'utf8')).toContain('weighs a word twice');
});

it('docs/package.md: the package installs with what it declares, and serves', async () => {
  await ends('npm pack --silent');
  const [tarball = ''] = readdirSync(clone).filter((name) => name.endsWith('.tgz'));
  const away = `${dir}/away`;
  mkdirSync(away);
  renameSync(`${clone}/${tarball}`, `${away}/${tarball}`);
  const { address, server } = await startRegistry();
  onTestFinished(() => void server.close());
  shell = {
    dir: away,
    env: { ...shell.env, npm_config_registry: address, npm_config_cache: `${dir}/cache` },
  };
  const [install = '', serve = ''] = linesOf('docs/package.md', 'npm install');
  await ends(`${install} --no-audit`);
  expect(await serves(serve)).toBe(200);
});
