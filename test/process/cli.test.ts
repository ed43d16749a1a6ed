/** The command line as people and scripts use it: the built program, a real server, real files. */
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseTodo } from '../../src/todo.ts';
import { crows, type Ran } from './_crows.ts';
import { approveAll, newFolder, post, removeFolder, start, type Running } from './_server.ts';

const paste =
  '# Home\r\n- [ ] Write a toast for Lena\r\n- [x] Pay the rent\r\n- [ ] Find names for a bakery\r\n';

let dir: string;
let server: Running | undefined;
beforeEach(() => {
  dir = newFolder();
});
afterEach(async () => {
  await server?.end('SIGTERM');
  server = undefined;
  removeFolder(dir);
});

const run = (words: string[], env?: Record<string, string>, input?: string): Promise<Ran> =>
  crows(dir, words, env, input).ended;
const file = (text: string, name = 'todo.md'): string => {
  const path = `${dir}/${name}`;
  writeFileSync(path, text);
  return path;
};
const listIn = (out: string): string => /The list is (l[0-9a-z]+)\./.exec(out)?.[1] ?? '';

describe('crows fly', () => {
  it('starts a server of its own, follows the list to its end, ticks the file, and leaves nothing running', async () => {
    const path = file(paste);
    chmodSync(path, 0o640);
    const { code, out, err } = await run(['fly', path, '--yes', '--write']);
    expect({ code, err }).toEqual({ code: 0, err: `${path} is ticked.\n` });
    expect(out).toMatch(
      /^1 line done already\.\n2 items for the flock, at most 60,000 tokens\. The list is l/,
    );
    expect(out).toContain('1/2 Write a toast for Lena\n    Plan: ');
    expect(out).toMatch(/\nFinished with [\d,]+ of 60,000 tokens\.\n$/);
    expect(out).not.toContain('\u001b');

    const ticked = readFileSync(path, 'utf8');
    expect(parseTodo(ticked).items).toEqual([]);
    expect(ticked).toMatch(
      /^# Home\r\n- \[x\] Write a toast for Lena\r\n {2}> [A-Z]\w+:\r\n {2}> \(rehearsal\)/,
    );
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(existsSync(`${dir}/lock`)).toBe(false);
    expect((await run(['fly', path, '--yes'])).err).toBe(
      'Every item is already done: the list has 3 and none is open. Untick what is still to do.\n',
    );
  });

  it('finds the server that runs, reads standard input, and says each event in JSON', async () => {
    server = await start(dir);
    const { code, out, err } = await run(
      ['fly', '-', '--json', '--yes', '--requester', 'ada', '--budget', '20000'],
      {},
      'Write a toast',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const events = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events[0]).toEqual({
      id: expect.any(String),
      event: 'list.started',
      data: expect.objectContaining({ requester: 'ada', token_budget: 20_000 }),
    });
    expect(events.at(-1)?.event).toBe('list.finished');
    expect(server.child.exitCode).toBeNull();
  });

  it('leaves a file alone that changed while the list flew', async () => {
    server = await start(dir);
    const path = file(paste);
    const flying = crows(dir, ['fly', path, '--write']);
    await flying.until('Questions wait for you');
    writeFileSync(path, `${paste}- [ ] Call Ana\r\n`);
    const list = listIn(flying.out());
    await approveAll(server.address, list);
    const { code, err } = await flying.ended;
    expect(code).toBe(4);
    expect(err).toContain(`${path} was changed while the list flew, so it is left as it is.`);
    expect(readFileSync(path, 'utf8')).toBe(`${paste}- [ ] Call Ana\r\n`);
  });

  it('ticks what other programs read by lines or cells without an answer in between', async () => {
    const todo = file('(A) Write a toast @home\nFind names +bakery\n', 'todo.txt');
    const cells = file('Task,Done\nWrite a toast,FALSE\n', 'tasks.csv');
    server = await start(dir);
    expect((await run(['fly', todo, '--yes', '--write'])).code).toBe(0);
    expect((await run(['fly', cells, '--yes', '--write'])).code).toBe(0);
    expect(readFileSync(todo, 'utf8')).toBe('x (A) Write a toast @home\nx Find names +bakery\n');
    expect(readFileSync(cells, 'utf8')).toBe('Task,Done\nWrite a toast,TRUE\n');
  });

  it('leaves on Ctrl-C and says how to come back; a second one cancels', async () => {
    server = await start(dir);
    const path = file(paste);
    const flying = crows(dir, ['fly', path]);
    await flying.until('Questions wait for you');
    const list = listIn(flying.out());
    flying.child.kill('SIGINT');
    const left = await flying.ended;
    expect(left.code).toBe(5);
    expect(left.err).toContain(`Come back with \`crows watch ${list}\`. Ctrl-C once more cancels it.`);

    const again = crows(dir, ['watch', list]);
    await again.until('Questions wait for you');
    again.child.kill('SIGINT');
    await again.until('Leaving');
    again.child.kill('SIGINT');
    const { code, err } = await again.ended;
    expect(code).toBe(130);
    expect(err).toContain(
      `The list ${list} is cancelled. What was answered is kept: \`crows show ${list}\`.`,
    );
    const { out } = await run(['lists', '--json']);
    expect(JSON.parse(out).lists[0]).toEqual(expect.objectContaining({ list_id: list, status: 'finished' }));
  });

  it('keeps a server that it started for as long as its list flies', async () => {
    const path = file(paste);
    const flying = crows(dir, ['fly', path]);
    await flying.until('Questions wait for you');
    const list = listIn(flying.out());
    flying.child.kill('SIGINT');
    const { err } = await flying.ended;
    const [, pid] = /The server runs on for what still flies: http:\S+, process (\d+)\./.exec(err) ?? [];
    expect(JSON.parse(readFileSync(`${dir}/lock`, 'utf8')).pid).toBe(Number(pid));
    expect((await run(['watch', list, '--yes'])).code).toBe(0);
    expect(existsSync(`${dir}/lock`)).toBe(false);
  });

  it.each([
    [['fly'], '`crows fly` needs <file|->. `crows fly --help` shows how.'],
    [['flie'], '`crows` knows no flie. Did you mean `crows fly`?'],
    [['approv'], '`crows` knows no approv. Did you mean `crows approve`?'],
    [['xyzzy'], '`crows` knows no xyzzy. `crows help` lists what it knows.'],
    [
      ['fly', 'a', '--jsno', '--budgte=3'],
      '`crows fly` knows no --jsno. Did you mean --json?\n`crows fly` knows no --budgte. Did you mean --budget?',
    ],
    [['fly', 'a', '--nest'], '`--nest` stands without its ID. Write one behind it, or leave it out.'],
    [['fly', 'a', '--yes=1'], '`--yes` takes no value. Leave `1` out.'],
    [
      ['fly', 'a', 'b'],
      '`crows fly` takes one <file|->, and got 2. Leave the others out, or put quotes around a name with spaces.',
    ],
    [
      ['fly', '-', '--write'],
      '`--write` ticks a file, and standard input is none. Name the file, or leave `--write` out.',
    ],
    [['lists', '--status', 'gone'], '`--status` is flying or finished; it was gone.'],
    [
      ['approve', '--yes'],
      '`--yes` and `--no` answer for one item. Name it: `crows approve` prints the ids that wait.',
    ],
    [['rehearse', '--port', '70000'], '`--port` takes a number from 0 to 65535.'],
  ])('does not take %j', async (words, sentence) => {
    expect(await run(words)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });

  it('says what it can’t do, and starts nothing for it', async () => {
    expect(await run(['fly', `${dir}/nowhere.md`])).toEqual({
      code: 1,
      out: '',
      err: `There is no file ${dir}/nowhere.md. Name one that is there, or - for standard input.\n`,
    });
    writeFileSync(`${dir}/latin.txt`, Buffer.from([0x63, 0x61, 0x66, 0xe9]));
    expect((await run(['fly', `${dir}/latin.txt`])).err).toBe(
      `${dir}/latin.txt is no text in UTF-8. Save it as UTF-8 and try again.\n`,
    );
    expect((await run(['lists', '--server', 'http://127.0.0.1:9'])).err).toMatch(
      /^Nobody answered at http:\/\/127\.0\.0\.1:9\./,
    );
    expect((await run(['fly', '-'], { CROWS_MURDER: '99' }, 'a')).err).toMatch(
      /^The server could not start\. `CROWS_MURDER` must be/,
    );
  });
});

describe('the other commands', () => {
  it('show, find and judge what a list has', async () => {
    server = await start(dir);
    const response = await post(server.address, '/api/lists', {
      text: 'Write a \u001b[31mtoast\nFind names',
      requester: 'ada',
    });
    const { list_id: list } = (await response.json()) as { list_id: string };
    const waiting = crows(dir, ['watch', list]);
    await waiting.until('Questions wait for you');
    await waiting.until('2/2 ');
    const { out } = await run(['approve', list]);
    expect(out).toContain(`${list}-1 triage\n    Plan: `);
    expect(out).not.toContain('\u001b');
    expect(await run(['approve', `${list}-1`, '--no', '--note', 'Not now.'])).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect((await run(['approve', `${list}-1`, '--yes'])).err).toBe(
      `Nothing waits for ${list}-1. \`crows approve\` prints what does.\n`,
    );
    await approveAll(server.address, list);
    expect((await waiting.ended).code).toBe(3);
    expect((await run(['show', list])).out).toMatch(
      new RegExp(
        `^List ${list} of ada, finished, rehearsed: [^]*· 1\\. Write a \\[31mtoast \\(rejected\\)\\n✓ 2\\. Find names \\(approved\\)`,
      ),
    );
    expect((await run(['show', list, '--md'])).out).toMatch(/^Write a .*toast\n✓ Find names\n {2}> /);
    expect((await run(['lists', '--q', 'NAMES'])).out).toMatch(
      new RegExp(`^${list}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  1/2  finished  Write a`),
    );
    expect((await run(['lists', '--q', 'nothing'])).out).toBe('No list fits.\n');
    expect((await run(['trust'])).out).toMatch(/stranger 2 approvals to the next step/);
    expect((await run(['nests'])).out).toBe('todo  todo: the whole flock\n');
    expect((await run(['show', 'l00000000'])).err).toBe(
      'No list has the id l00000000. Send the one you got with the 202.\n',
    );
  });

  it('teach themselves, with colours only where they are wanted', async () => {
    const page = await run(['help', 'fly']);
    expect(page.out).toBe((await run(['fly', '--help'])).out);
    expect(page.out).toContain('Examples\n  crows fly todo.md ');
    expect(page.out).toContain('  130  the list was cancelled with a second Ctrl-C\n');
    expect((await run([])).out).toBe((await run(['--help'])).out);
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    server = await start(dir);
    const input = 'Write a toast';
    expect((await run(['fly', '-', '--yes'], { FORCE_COLOR: '1' }, input)).out).toContain('\u001b[');
    expect((await run(['fly', '-', '--yes'], { FORCE_COLOR: '1', NO_COLOR: '1' }, input)).out).not.toContain(
      '\u001b',
    );
  });

  it('talk to no server but the one that holds the folder', async () => {
    server = await start(dir);
    const lock = JSON.parse(readFileSync(`${dir}/lock`, 'utf8'));
    const other = newFolder();
    writeFileSync(
      `${other}/lock`,
      JSON.stringify({ ...lock, pid: 1, started: 'long ago', token: 'another' }),
    );
    try {
      expect((await run(['lists'], { CROWS_DATA: other })).out).toBe('No list fits.\n');
      expect(readFileSync(`${other}/server.pid`, 'utf8')).not.toBe(String(server.child.pid));
    } finally {
      removeFolder(other);
    }
  });
});
