/** `npm test`: installs what is missing and runs everything. `--long` runs what takes longer than six minutes. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { root } from './prepare.mjs';

const args = process.argv.slice(2);
const long = args.includes('--long');
const only = args.flatMap((arg, i) => (args[i - 1] === '--project' ? [arg] : []));
const { needChromium } = await import('./chromium.mjs');
const CHROMIUM =
  only.length === 0 || only.some((name) => name === 'browser' || name === 'process') ? needChromium() : '';
const { status } = spawnSync(
  process.execPath,
  [`${root}node_modules/vitest/vitest.mjs`, 'run', ...args.filter((arg) => arg !== '--long')],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(CHROMIUM && { CHROMIUM }), ...(long && { CROWS_TEST_LONG: '1' }) },
  },
);
process.exit(status ?? 1);
