/** The help pages, made of what the commands say of themselves. */
import { commands, exitCodes, type Command } from './commands.ts';

export function helpPage(): string {
  const width = Math.max(...commands.map(({ name, takes }) => name.length + takes.length)) + 1;
  const lines = commands.map(
    ({ name, takes, summary }) => `  crows ${`${name} ${takes}`.padEnd(width)}   ${summary}`,
  );
  return [
    'crows: a flock that works off your todo list, asks before it acts, and earns the right to ask less.',
    '',
    ...lines,
    '',
    '`crows <command> --help` teaches one of them, and `crows --version` says which release this is. Start with:',
    '',
    '  printf "%s\\n" "Write a toast for Lena" "Find names for a bakery" | crows fly -',
    '',
    'Without a key it rehearses: no model is asked, and every answer says so. With ANTHROPIC_API_KEY it asks Claude.',
  ].join('\n');
}

export function commandHelp({ name, takes, summary, about, flags, examples }: Command): string {
  const rows = Object.entries(flags).map(([flag, { value, help }]): [string, string] => [
    `--${flag}${value === undefined ? '' : ` ${value}`}`,
    help,
  ]);
  const width = Math.max(...[...rows, ...examples].map(([left]) => left.length));
  const table = (all: [string, string][]): string[] =>
    all.map(([left, right]) => `  ${left.padEnd(Math.min(width, 40))}  ${right}`);
  return [
    `crows ${`${name} ${takes}`.trim()}: ${summary}`,
    ...(about === '' ? [] : ['', about]),
    ...(rows.length === 0 ? [] : ['', 'Flags', ...table(rows)]),
    ...(examples.length === 0 ? [] : ['', 'Examples', ...table(examples)]),
    ...(name === 'fly'
      ? ['', 'Exit codes', ...exitCodes.map(([code, what]) => `  ${String(code).padStart(3)}  ${what}`)]
      : []),
  ].join('\n');
}
