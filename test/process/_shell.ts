/** Lines of a page in a shell, where `crows` is the built one. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { bare } from './_server.ts';

export interface Shell {
  /** Where lines are run. */
  dir: string;
  env: NodeJS.ProcessEnv;
}

export const hasProgram = (name: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** @param programs scripts of `sh` by their names, beside `crows` */
export function shellIn(dir: string, programs: Readonly<Record<string, string>> = {}): Shell {
  const bin = `${dir}/bin`;
  mkdirSync(bin, { recursive: true });
  const crows = `exec "${process.execPath}" "${process.cwd()}/dist/crows.js" "$@"`;
  for (const [name, script] of Object.entries({ crows, ...programs })) {
    writeFileSync(`${bin}/${name}`, `#!/bin/sh\n${script}\n`);
    chmodSync(`${bin}/${name}`, 0o755);
  }
  const env = bare();
  return { dir, env: { ...env, HOME: dir, PATH: `${bin}${delimiter}${env['PATH']}`, CROWS_PORT: '0' } };
}

/** Runs lines until they end. What fails in the middle ends them. */
export function run(shell: Shell, lines: string, env: Record<string, string> = {}) {
  const child = spawn('sh', ['-ec', lines], {
    cwd: shell.dir,
    env: { ...shell.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, to be ended as a whole.
    detached: true,
  });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, errors }));
  return { child, ended, out: () => out };
}
