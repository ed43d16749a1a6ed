/** Reads what stands behind a command. Whatever is wrong is said in one go, with what was probably meant. */
import { parseArgs } from 'node:util';
import type { Command } from './commands.ts';
import { nearest } from '../nearest.ts';

export interface Args {
  words: string[];
  /** Flags with a value. */
  given: ReadonlyMap<string, string>;
  /** Flags without one. */
  on: ReadonlySet<string>;
}

export type ArgsRead = { args: Args } | { problems: string[] } | { help: true };

export function readArgs(command: Command, argv: readonly string[]): ArgsRead {
  const {
    name,
    flags,
    words: [least, most],
    takes,
  } = command;
  const options = Object.fromEntries(
    Object.entries(flags).map(([flag, { value }]) => [
      flag,
      { type: value === undefined ? 'boolean' : 'string' } as const,
    ]),
  );
  const { tokens } = parseArgs({
    args: [...argv],
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const problems: string[] = [];
  const words: string[] = [];
  const given = new Map<string, string>();
  const on = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    if (token.name === 'help') return { help: true };
    const flag = flags[token.name];
    const isTwice = given.has(token.name) || on.has(token.name);
    if (flag === undefined) problems.push(unknownFlag(command, token.rawName));
    else if (isTwice) problems.push(`\`--${token.name}\` is given twice. Keep one of them.`);
    else if (flag.value === undefined && token.value !== undefined) {
      problems.push(`\`--${token.name}\` takes no value. Leave \`${token.value}\` out.`);
    } else if (flag.value === undefined) on.add(token.name);
    else if (token.value === undefined || token.value.startsWith('--')) {
      problems.push(
        `\`--${token.name}\` stands without its ${flag.value}. Write one behind it, or leave it out.`,
      );
    } else given.set(token.name, token.value);
  }
  if (problems.length === 0 && (words.length < least || words.length > most)) {
    problems.push(
      words.length < least
        ? `\`crows ${name}\` needs ${takes}. \`crows ${name} --help\` shows how.`
        : `\`crows ${name}\` takes ${most === 0 ? 'no words' : `one ${takes}`}, and got ${words.length}. Leave the others out, or put quotes around a name with spaces.`,
    );
  }
  return problems.length > 0 ? { problems } : { args: { words, given, on } };
}

function unknownFlag({ name, flags }: Command, raw: string): string {
  const meant = nearest(raw.replace(/^-+/, ''), [...Object.keys(flags), 'help']);
  const hint =
    meant === undefined ? `\`crows ${name} --help\` lists what it knows.` : `Did you mean --${meant}?`;
  return `\`crows ${name}\` knows no ${raw}. ${hint}`;
}
