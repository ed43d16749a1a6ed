/** `npm run transcript`: flies a list in a real terminal and puts what stood there into docs/cli.md. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { buildAll } from './build.mjs';
import { root } from './prepare.mjs';
import { openTerminal, questionOn } from './terminal.mjs';

const page = `${root}docs/cli.md`;
const marks = /(<!-- transcript: [^>]*-->\n\n```text\n)[^]*?(\n```)/;

export const paste =
  '# Friday\n- [ ] Write a toast for Lena\n- [x] Pay the rent\n- [ ] Find names for a bakery\n';

/** @param {string} screen */
const isBack = (screen) => screen.endsWith('\n$');

/**
 * One flight with yes to everything, a note on the first answer, and the file as it is then.
 * @param {string} dir an empty folder
 * @returns {Promise<string>} the screen at the end
 */
export async function flight(dir) {
  writeFileSync(`${dir}/todo.md`, paste);
  const terminal = openTerminal(dir);
  try {
    await terminal.until((screen) => screen.endsWith('$'));
    terminal.type('crows fly todo.md --write');
    terminal.press('Enter');
    let noted = false;
    for (;;) {
      const screen = await terminal.until((now) => questionOn(now) !== undefined || isBack(now));
      const asked = questionOn(screen);
      if (asked === undefined) break;
      if (!noted && asked.startsWith('The answer for')) {
        terminal.press('t');
        await terminal.until((now) => questionOn(now) === 'The note');
        terminal.type('Well done.');
        terminal.press('Enter');
        await terminal.until((now) => questionOn(now)?.includes('with the note') === true);
        noted = true;
      }
      const before = questionOn(terminal.screen());
      terminal.press('y');
      await terminal.until((now) => questionOn(now) !== before);
    }
    terminal.type('cat todo.md');
    terminal.press('Enter');
    const screen = await terminal.until((now) => now.includes('$ cat todo.md\n') && isBack(now));
    return screen.replace(/\n\$$/, '');
  } finally {
    terminal.close();
  }
}

/** The transcript that the page shows. */
export function shown() {
  return (
    marks
      .exec(readFileSync(page, 'utf8'))?.[0]
      .split('```text\n')[1]
      ?.replace(/\n```$/, '') ?? ''
  );
}

/**
 * What two flights have in common: the lines without what chance and time put into them. Asides come as they like.
 * @param {string} transcript
 */
export function shapeOf(transcript) {
  return transcript
    .split('\n')
    .map((line) => line.replaceAll(/\bl[0-9a-z]{8,12}\b/g, 'LIST').replaceAll(/[\d,]*\d/g, '0'))
    .filter((line) => line !== '' && !/^\w+ to \w+: /.test(line))
    .toSorted();
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  await buildAll();
  const dir = mkdtempSync(join(tmpdir(), 'crows-'));
  try {
    const transcript = await flight(dir);
    const text = readFileSync(page, 'utf8');
    writeFileSync(
      page,
      text.replace(marks, (_, before, after) => `${before}${transcript}${after}`),
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
