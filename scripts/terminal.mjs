/** A terminal with a person at it, by tmux: what is typed goes into a real tty, and the screen is read as it stands. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './prepare.mjs';

/** Tall enough that nothing scrolls away. */
const rows = 120;
const columns = 90;
const patienceMs = 30_000;

export const hasTmux = () => spawnSync('tmux', ['-V']).status === 0;

/**
 * A shell in a folder of its own, where `crows` is the built one and rehearses.
 * @param {string} dir
 */
export function openTerminal(dir) {
  const bin = `${dir}/bin`;
  mkdirSync(bin, { recursive: true });
  writeFileSync(`${bin}/crows`, `#!/bin/sh\nexec "${process.execPath}" "${root}dist/crows.js" "$@"\n`);
  chmodSync(`${bin}/crows`, 0o755);
  writeFileSync(`${dir}/.shrc`, "PS1='$ '\n");
  const env = {
    PATH: `${bin}:${process.env['PATH']}`,
    HOME: dir,
    LANG: 'C.UTF-8',
    ENV: `${dir}/.shrc`,
    NO_COLOR: '1',
    CROWS_DATA: `${dir}/data`,
    CROWS_PORT: '0',
    CROWS_SPEECH: 'rehearsal',
    CROWS_REHEARSAL_LATENCY_MS: '20',
  };
  const socket = `${dir}/tmux`;
  /** @param {string[]} words */
  const tmux = (...words) => {
    const { status, stdout, stderr } = spawnSync('tmux', ['-u', '-S', socket, '-f', '/dev/null', ...words], {
      env: { ...env, TERM: 'xterm' },
      cwd: dir,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`tmux ${words[0]} did not work: ${stderr}`);
    return stdout;
  };
  tmux('new-session', '-d', '-x', String(columns), '-y', String(rows), 'sh');
  const screen = () =>
    tmux('capture-pane', '-p', '-J')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trimEnd();
  return {
    screen,
    /** Text as it is, then nothing. @param {string} text */
    type: (text) => void tmux('send-keys', '-l', text),
    /** A key by its name in tmux: Enter, Tab, C-c. @param {string} key */
    press: (key) => void tmux('send-keys', key),
    /** The screen once it fits. @param {(screen: string) => boolean} fits */
    until: async (fits) => {
      for (let waited = 0; waited < patienceMs; waited += 50) {
        const now = screen();
        if (fits(now)) return now;
        await sleep(50);
      }
      throw new Error(`The screen never came to that:\n${screen()}`);
    },
    close: () => {
      tmux('kill-server');
      stopServer(`${dir}/data`);
    },
  };
}

/** Ends the server that a flight has left behind, if it has. @param {string} data */
function stopServer(data) {
  if (!existsSync(`${data}/lock`) || !existsSync(`${data}/server.pid`)) return;
  try {
    process.kill(Number(readFileSync(`${data}/server.pid`, 'utf8')), 'SIGTERM');
  } catch {
    // It ended by itself.
  }
}

/** The question that is open, by what it says; undefined while there is none. @param {string} screen */
export function questionOn(screen) {
  return /^◆ {2}(.*)$/m.exec(screen)?.[1];
}
