/** `npm run bench`: runs the benchmarks, each in a process of its own. `npm run bench boot` runs one of them. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import process from 'node:process';
import { root } from './prepare.mjs';

const { build } = await import('esbuild');
const { defines } = await import('./build.mjs');

const wanted = process.argv.slice(2);
const names = readdirSync(`${root}test/bench`)
  .filter((name) => /^[a-z-]+\.ts$/.test(name))
  .map((name) => name.slice(0, -3))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
await build({
  absWorkingDir: root,
  entryPoints: names.map((name) => `test/bench/${name}.ts`),
  outdir: 'dist/bench',
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  define: await defines(),
  logLevel: 'warning',
});
process.stdout.write('| what | measured | target |\n| --- | --- | --- |\n');
for (const name of names) {
  const { status } = spawnSync(process.execPath, ['--expose-gc', `${root}dist/bench/${name}.js`], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
