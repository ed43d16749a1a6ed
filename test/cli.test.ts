import { describe, expect, it, test } from 'vitest';
import { readArgs } from '../src/cli/args.ts';
import { commands, exitCodes } from '../src/cli/commands.ts';
import { commandHelp, helpPage } from '../src/cli/help.ts';
import { nearest } from '../src/nearest.ts';
import { Story } from '../src/cli/story.ts';
import { painter, plain, title } from '../src/cli/text.ts';
import type { ListEvent } from '../src/client/client.ts';

const fly = commands.find(({ name }) => name === 'fly')!;

test.each([
  ['fyl', 'fly'],
  ['flie', 'fly'],
  ['aprove', 'approve'],
  ['LISTS', 'lists'],
  ['person', 'personas'],
  ['xyzzy', undefined],
  ['', undefined],
])('%j was probably meant to be %j', (word, meant) => {
  expect(
    nearest(
      word,
      commands.map(({ name }) => name),
    ),
  ).toBe(meant);
});

describe('the words behind a command', () => {
  it('are flags, values and the rest, in any order', () => {
    expect(readArgs(fly, ['--budget=300', 'todo.md', '--yes', '--nest', 'launch'])).toEqual({
      args: {
        words: ['todo.md'],
        given: new Map([
          ['budget', '300'],
          ['nest', 'launch'],
        ]),
        on: new Set(['yes']),
      },
    });
    expect(readArgs(fly, ['-', '--nest', 'a'])).toEqual({
      args: { words: ['-'], given: new Map([['nest', 'a']]), on: new Set() },
    });
  });

  it('may name a file that looks like a flag', () => {
    expect(readArgs(fly, ['--yes', '--', '--odd.md'])).toEqual({
      args: { words: ['--odd.md'], given: new Map(), on: new Set(['yes']) },
    });
  });

  it('may ask for help, whatever else stands there', () => {
    expect(readArgs(fly, ['-h'])).toEqual({ help: true });
    expect(readArgs(fly, ['x', '--help'])).toEqual({ help: true });
  });

  it('are refused all at once', () => {
    expect(readArgs(fly, ['--yes', '--yes', '--budget', '--json', '-z'])).toEqual({
      problems: [
        '`--yes` is given twice. Keep one of them.',
        '`--budget` stands without its TOKENS. Write one behind it, or leave it out.',
        '`crows fly` knows no -z. `crows fly --help` lists what it knows.',
      ],
    });
  });
});

it('teaches every command, its flags and its exit codes', () => {
  for (const command of commands) {
    expect(helpPage()).toContain(`crows ${`${command.name} ${command.takes}`.trim()}`);
    for (const flag of Object.keys(command.flags)) expect(commandHelp(command)).toContain(`--${flag}`);
  }
  for (const [code] of exitCodes) expect(commandHelp(fly)).toContain(` ${code}  `);
});

describe('text from outside', () => {
  it('moves no cursor, sets no colour and hides nothing', () => {
    expect(plain('a\u001b[2Jb\u0007\u009b31m\r\nc\u202ed\te')).toBe('a[2Jb31m\ncd  e');
    expect(title('one\ntwo', 20)).toBe('one');
    expect(title('🐦'.repeat(9), 4)).toBe('🐦🐦🐦…');
  });

  it('is shown so in every step of the story', () => {
    const story = new Story(painter({ hasColors: false }), 60);
    const nasty = 'x\u001b]0;title\u0007y';
    const base = { list_id: 'l0000000001', ts: '2026-11-30T12:00:00Z' };
    const item_id = 'l0000000001-1';
    const events = [
      [
        'list.started',
        {
          items: [{ item_id, text: nasty }],
          requester: nasty,
          nest_id: 'todo',
          token_budget: 1,
          rehearsal: true,
        },
      ],
      [
        'item.triaged',
        {
          item_id,
          mode: 'split',
          task_type: 'copy',
          subtasks: [nasty],
          reason: nasty,
          care: 'money',
          message: nasty,
          needs_approval: true,
        },
      ],
      ['crow.flying', { item_id, crow: 'Pepper', borrowed: true, hold: 50 }],
      [
        'crow.landed',
        { item_id, crow: 'Pepper', ok: false, tokens: 0, tokens_used: 0, error: 'cut', message: nasty },
      ],
      [
        'item.answered',
        {
          item_id,
          answer: nasty,
          crows: ['Pepper', 'Inky'],
          mode: 'split',
          needs_approval: false,
          doubt: nasty,
          message: nasty,
        },
      ],
      ['verdict', { item_id, target: 'output', verdict: 'approved', edited: true }],
      ['item.skipped', { item_id, reason: 'failure', message: nasty }],
      ['trust.changed', { holder: 'Pepper', task_type: 'copy', from: 1, to: 2 }],
      ['requester.pranked', { message: nasty, cooldown_s: 60 }],
      ['crow.banter', { item_id, crow: 'Pepper', to: 'Inky', text: nasty }],
      ['list.finished', { tokens_used: 1200, token_budget: 60000 }],
    ] as const;
    const told = events.map(([event, data]) =>
      story.tell({ id: 'e.1', event, data: { ...base, ...data } } as unknown as ListEvent),
    );
    expect(told).toEqual([
      '1 item for the flock, at most 1 tokens. The list is l0000000001.\nA rehearsal: no model is asked, and every answer is made up.',
      '1/1 x]0;titley\n    Plan: split, copy. x]0;titley x]0;titley Care: money.\n    - x]0;titley',
      '1/1 Pepper takes off, borrowed.',
      '1/1 Pepper came back with nothing (cut). x]0;titley',
      '1/1 x]0;titley\n    Pepper and Inky:\n    x]0;titley\n    Doubt: x]0;titley\n    x]0;titley',
      '1/1 Answer approved as changed.',
      '1/1 Skipped: no crow brought an answer. x]0;titley',
      'Pepper is now trusted at copy.',
      'x]0;titley',
      'Pepper to Inky: x]0;titley',
      'Finished with 1,200 of 60,000 tokens.',
    ]);
  });
});
