/** `crows fly` with a person at a real terminal, where there is tmux to hold one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasTmux, openTerminal, questionOn } from '../../scripts/terminal.mjs';
import { flight, paste, shapeOf, shown } from '../../scripts/transcript.mjs';
import { newFolder, removeFolder } from './_server.ts';

let dir: string;
beforeEach(() => {
  dir = newFolder();
});
afterEach(() => {
  removeFolder(dir);
});

type Terminal = ReturnType<typeof openTerminal>;

/** Flies the list of two items and hands the terminal over at its first question. */
async function fly(use: (terminal: Terminal, list: string) => Promise<void>): Promise<void> {
  writeFileSync(`${dir}/todo.md`, paste);
  const terminal = openTerminal(dir);
  try {
    await terminal.until((screen) => screen.endsWith('$'));
    run(terminal, 'crows fly todo.md --write; echo "it ended with $?"');
    const screen = await terminal.until((now) => questionOn(now) !== undefined);
    await use(terminal, /The list is (l\w+)\./.exec(screen)?.[1] ?? '');
  } finally {
    terminal.close();
  }
}

function run(terminal: Terminal, command: string): void {
  terminal.type(command);
  terminal.press('Enter');
}

/** Resolves once another question, or none, is open. */
async function answer(terminal: Terminal, key: string): Promise<void> {
  const before = questionOn(terminal.screen());
  terminal.press(key);
  await terminal.until((now) => questionOn(now) !== before);
}

const ending = (screen: string): string | undefined => /^it ended with (\d+)$/m.exec(screen)?.[1];

describe.runIf(hasTmux())('crows fly at a terminal', () => {
  it('looks as docs/cli.md shows it', async () => {
    expect(shapeOf(await flight(dir))).toEqual(shapeOf(shown()));
  });

  it('takes a no to a plan, and an answer that was changed', async () => {
    await fly(async (terminal) => {
      await answer(terminal, 'n');
      await terminal.until((now) => questionOn(now) === 'The plan for 2/2 Find names for a bakery');
      await answer(terminal, 'e');
      await terminal.until((now) => questionOn(now) === 'The answer for 2/2 Find names for a bakery');
      await answer(terminal, 'e');
      await terminal.until((now) => questionOn(now)?.startsWith('What should it say?') === true);
      terminal.type('Crumbs & Co.');
      terminal.press('Tab');
      terminal.press('Enter');
      const screen = await terminal.until((now) => ending(now) !== undefined);
      expect(screen).toContain('1/2 Plan rejected.');
      expect(screen).toContain('2/2 Answer approved as changed.');
      expect(ending(screen)).toBe('3');
      const ticked = readFileSync(`${dir}/todo.md`, 'utf8');
      expect(ticked).toContain(
        '- [ ] Write a toast for Lena\n- [x] Pay the rent\n- [x] Find names for a bakery\n',
      );
      expect(ticked).toMatch(/^ {2}> \w+, changed by hand:\n(?: {2}>.*\n)+$/m);
      expect(ticked).toContain('Crumbs & Co.');
    });
  });

  it('leaves on Ctrl-C in a question, comes back, and cancels on a second one', async () => {
    await fly(async (terminal, list) => {
      terminal.press('C-c');
      const left = await terminal.until((now) => ending(now) !== undefined);
      expect(left).toContain(`Come back with \`crows watch ${list}\`. Ctrl-C once more cancels it.`);
      expect(ending(left)).toBe('5');
      run(terminal, `clear; crows watch ${list}; echo "it ended with $?"`);
      await terminal.until((now) => questionOn(now) !== undefined && ending(now) === undefined);
      terminal.press('C-c');
      await terminal.until((now) => now.includes('Leaving; the list flies on.'));
      terminal.press('C-c');
      const cancelled = await terminal.until((now) => ending(now) !== undefined);
      expect(ending(cancelled)).toBe('130');
      expect(cancelled).toContain(`The list ${list} is cancelled.`);
      expect(readFileSync(`${dir}/todo.md`, 'utf8')).toBe(paste);
    });
  });
});
