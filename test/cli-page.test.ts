/** docs/cli.md, held to what the command line knows. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readArgs } from '../src/cli/args.ts';
import { commands, exitCodes } from '../src/cli/commands.ts';

const page = readFileSync('docs/cli.md', 'utf8');
/** Lines of a shell, and what one types in the transcript. */
const typed = [...page.matchAll(/```sh\n([^]*?)```/g)]
  .flatMap(([, block]) => block!.trim().split('\n'))
  .concat([...page.matchAll(/^\$ (crows .*)$/gm)].map(([, line]) => line!));
const calls = typed.flatMap((line) => /crows ([^|>]*)/.exec(line)?.[1]?.trim() ?? []);

/** Words as a shell has them. */
const words = (call: string): string[] =>
  [...call.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

describe('docs/cli.md', () => {
  it.each(calls)('shows a call that is understood: crows %s', (call) => {
    const [name, ...rest] = words(call);
    const command = commands.find((one) => one.name === name);
    expect(command && readArgs(command, rest)).toHaveProperty('args');
  });

  it('names no flag that no command has', () => {
    const known = new Set([...commands.flatMap(({ flags }) => Object.keys(flags)), 'help', 'version']);
    const named = [...page.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, flag]) => flag!);
    expect(named.filter((flag) => !known.has(flag))).toEqual([]);
  });

  it('shows each flag of what flies a list, and of what finds one', () => {
    const flags = commands
      .filter(({ name }) => ['fly', 'watch', 'approve', 'show', 'lists'].includes(name))
      .flatMap((command) => Object.keys(command.flags));
    expect(flags.filter((flag) => !page.includes(`--${flag}`))).toEqual([]);
  });

  it('lists every command and every exit code in their own words', () => {
    const rows = new Map(
      [...page.matchAll(/^\| +(.*?) +\| +(.*?) +\|$/gm)].map(([, left, right]) => [left!, right!]),
    );
    for (const { name, takes, summary } of commands) {
      expect(rows.get(`\`crows ${`${name} ${takes}`.trim().replaceAll('|', '\\|')}\``)).toBe(summary);
    }
    for (const [code, what] of exitCodes) expect(rows.get(String(code))).toBe(what);
  });
});
