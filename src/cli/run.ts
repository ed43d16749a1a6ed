/** From the words of a command line to what they ask for, and to the code the process ends with. */
import { Refused, Unreachable } from '../client/client.ts';
import { readArgs, type Args } from './args.ts';
import { commandNames, commands } from './commands.ts';
import { Failure } from './failure.ts';
import { commandHelp, helpPage } from './help.ts';
import { nearest } from '../nearest.ts';
import { release } from '../version.ts';
import type { World } from './world.ts';

type Run = (world: World, args: Args) => Promise<void>;

/** Each loads what it needs when it is called: help is there at once. */
const runs: Record<string, Run> = {
  fly: async (...of) => (await import('./fly.ts')).fly(...of),
  watch: async (...of) => (await import('./fly.ts')).watch(...of),
  approve: async (...of) => (await import('./approve.ts')).approve(...of),
  show: async (...of) => (await import('./views.ts')).show(...of),
  lists: async (...of) => (await import('./views.ts')).lists(...of),
  trust: async (...of) => (await import('./views.ts')).trust(...of),
  nests: async (...of) => (await import('./views.ts')).nests(...of),
  help,
};

/** @param own commands that need more than a world: the servers and the pages of the house. */
export async function run(
  world: World,
  [name = 'help', ...rest]: readonly string[],
  own: Record<string, Run>,
): Promise<number> {
  try {
    if (name === '--help' || name === '-h') {
      world.out(`${helpPage()}\n`);
      return 0;
    }
    if (name === '--version' || name === '-v') {
      world.out(`${release}\n`);
      return 0;
    }
    const command = commands.find((one) => one.name === name);
    const call = own[name] ?? runs[name];
    if (!command || !call) throw new Failure(unknown(name), 2);
    const read = readArgs(command, rest);
    if ('problems' in read) throw new Failure(read.problems.join('\n'), 2);
    if ('help' in read) world.out(`${commandHelp(command)}\n`);
    else await call(world, read.args);
    return 0;
  } catch (error) {
    if (error instanceof Failure || error instanceof Refused || error instanceof Unreachable) {
      world.err(`${error.message}\n`);
      return error instanceof Failure ? error.code : 1;
    }
    throw error;
  }
}

async function help(world: World, { words: [name] }: Args): Promise<void> {
  const command = commands.find((one) => one.name === name);
  if (name !== undefined && !command) throw new Failure(unknown(name), 2);
  world.out(`${command ? commandHelp(command) : helpPage()}\n`);
}

function unknown(name: string): string {
  const meant = nearest(name, commandNames);
  return `\`crows\` knows no ${name}. ${meant === undefined ? '`crows help` lists what it knows.' : `Did you mean \`crows ${meant}\`?`}`;
}
