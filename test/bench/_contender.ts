/** Runs a benchmark's contenders, each round in a process of its own and in turn, so that a busy machine hits all alike. */
import { spawnSync, type ChildProcess } from 'node:child_process';
import process from 'node:process';

/** The contender this process is to be, with its arguments; undefined in the process that compares. */
export const role: readonly string[] | undefined =
  process.argv.length > 2 ? process.argv.slice(2) : undefined;

/** Tells the comparing process a figure. */
export const tell = (figures: Record<string, number>): void => {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
};

/** Runs one contender and gives back what it told. */
export function run(...args: string[]): Record<string, number> {
  const { status, stdout } = spawnSync(process.execPath, ['--expose-gc', process.argv[1]!, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 24,
  });
  if (status !== 0) throw new Error(`The contender ${args.join(' ')} ended with ${status}.`);
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Record<string, number>;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** Milliseconds of CPU this process has used. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The next thing a server of the benchmark's own says. */
export const heard = <Told>(child: ChildProcess): Promise<Told> =>
  new Promise((resolve, reject) => {
    child.once('message', (told) => resolve(told as Told));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
