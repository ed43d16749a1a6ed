/** The built command line as a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { bare } from './_server.ts';

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

export interface Going {
  child: ChildProcess;
  /** What it has written to standard output by now. */
  out(): string;
  err(): string;
  /** Resolves once standard output or standard error holds the text. */
  until(text: string): Promise<void>;
  ended: Promise<Ran>;
}

export function crows(
  dir: string,
  words: readonly string[],
  env: Record<string, string> = {},
  input?: string,
): Going {
  const child = spawn(process.execPath, ['dist/crows.js', ...words], {
    env: { ...bare(), CROWS_PORT: '0', CROWS_DATA: dir, CROWS_REHEARSAL_LATENCY_MS: '5', HOME: dir, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  let wake: () => void = () => {};
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    wake();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
    wake();
  });
  child.stdin.end(input ?? '');
  const ended = new Promise<Ran>((resolve) => {
    child.once('close', (code) => {
      resolve({ code, out, err });
      wake();
    });
  });
  return {
    child,
    out: () => out,
    err: () => err,
    ended,
    until: async (text) => {
      while (!out.includes(text) && !err.includes(text)) {
        if (child.exitCode !== null) throw new Error(`crows ended without saying ${text}: ${out}${err}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
