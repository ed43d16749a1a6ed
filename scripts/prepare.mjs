/** Installs what is missing, so that the first command on a fresh machine is the only one. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const mark = `${root}node_modules/.crows-lock`;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Crows needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer one.`);
  process.exit(1);
}

const lock = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lock) {
  console.error('Installing what Crows needs; this is done once.');
  // The build tools are dev dependencies, and NODE_ENV=production would leave them out.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci did not finish. Look at what it says above, then run the same command again.');
    process.exit(1);
  }
  writeFileSync(mark, lock);
}
