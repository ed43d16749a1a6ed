/** The world as it is on this machine: its streams, signals and processes. Files come in through the one door to them. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Holder, StartedServer, World } from './world.ts';

export interface Files {
  read: (path: string) => Promise<Uint8Array | undefined>;
  replaceOwned: (path: string, expected: Uint8Array, text: string) => Promise<boolean>;
  /** An empty file for the words of another process. */
  openForWords: (path: string) => Promise<{ fd: number; close(): Promise<void> }>;
  makeDir: (path: string) => Promise<void>;
  replace: (path: string, text: string) => Promise<void>;
}

export interface MachineParts {
  files: Files;
  data: string;
  holderOf: (data: string) => Promise<Holder | undefined>;
  /** The script that `crows serve` runs. */
  entry: string;
}

export function machine({ files, data, holderOf, entry }: MachineParts): World {
  const { env, stdin, stdout, stderr } = process;
  // Whoever read along has enough, as in `crows lists | head`.
  stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  return {
    env,
    data,
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    isTerminal: stdin.isTTY && stdout.isTTY,
    hasColors: hasColors(env, stdout.isTTY),
    columns: stdout.columns || 100,
    readInput: async () => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of stdin) if (chunk instanceof Uint8Array) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
    readFile: (path) => files.read(path),
    replaceFile: (path, expected, text) => files.replaceOwned(path, expected, text),
    holderOf,
    startServer: (dir, port) => startServer(files, entry, dir, port),
    ownServer: async (dir) =>
      Number(Buffer.from((await files.read(`${dir}/server.pid`)) ?? []).toString()) || undefined,
    stopProcess: (pid) => {
      try {
        process.kill(pid, 'SIGTERM');
      } catch {
        // It ended by itself.
      }
    },
    onInterrupt: (call) => {
      process.on('SIGINT', call);
      return () => process.off('SIGINT', call);
    },
    wait: (ms, signal) => sleep(ms, undefined, { ...(signal && { signal }), ref: true }).catch(() => {}),
  };
}

/** [no-color.org] Set and not empty, NO_COLOR wins; FORCE_COLOR is for pipes that understand colours. */
function hasColors({ NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv, isTTY: boolean): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0';
  return isTTY && TERM !== 'dumb';
}

async function startServer(files: Files, entry: string, data: string, port?: number): Promise<StartedServer> {
  await files.makeDir(data);
  const path = `${data}/server.log`;
  const words = await files.openForWords(path);
  const flags = port === undefined ? [] : ['--port', String(port)];
  // Detached: a Ctrl-C at this terminal is not for the server.
  const child = spawn(process.execPath, [entry, 'serve', '--data', data, ...flags], {
    detached: true,
    stdio: ['ignore', 'ignore', words.fd],
  });
  await words.close();
  child.unref();
  await files.replace(`${data}/server.pid`, String(child.pid ?? ''));
  let isOver = false;
  child.once('exit', () => {
    isOver = true;
  });
  child.once('error', () => {
    isOver = true;
  });
  return {
    pid: child.pid ?? 0,
    ended: async () =>
      isOver
        ? Buffer.from((await files.read(path)) ?? [])
            .toString()
            .trim()
        : undefined,
  };
}
