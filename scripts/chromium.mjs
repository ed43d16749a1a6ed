/** The browser that tests and pictures of the page are made in: one that is there, or one that is fetched once. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { root } from './prepare.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** It runs as root in a container, asks nobody for news and keeps to itself. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium: `CHROMIUM`, one on the PATH, or Playwright's own; undefined if there is none. */
export function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named) return named;
  for (const dir of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) if (isProgram(join(dir, name))) return join(dir, name);
  }
  const { chromium } = createRequire(import.meta.url)('playwright');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Finds one or installs one. @returns {string} @throws Error with what to do about it. */
export function needChromium() {
  const found = findChromium();
  if (found) return found;
  process.stderr.write(
    'The page is tested in Chromium, which is not here. Installing it; this is done once.\n',
  );
  if (process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium())
    run(process.execPath, [`${root}node_modules/playwright/cli.js`, 'install', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'Chromium could not be installed. Install it with your system’s packages, or name one: CHROMIUM=/path/to/chromium npm test.',
  );
}

/** @param {string} command @param {string[]} args @param {'ignore' | 'inherit'} output */
function run(command, args, output = 'inherit') {
  const stdio = /** @type {const} */ (['ignore', output === 'ignore' ? 'ignore' : 2, output]);
  return spawnSync(command, args, { stdio: [...stdio] }).status === 0;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
