/**
 * `npm run bench`: runs the benchmarks, each in a process of its own, and writes their figures with the facts of this
 * machine to test/bench/RESULTS.md. `npm run bench boot` runs one of them and only prints; `npm run bench fuzz`, which
 * takes half an hour, runs only so.
 */
import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';
import { root } from './prepare.mjs';

const { build } = await import('esbuild');
const { defines } = await import('./build.mjs');

const wanted = process.argv.slice(2);
const names = readdirSync(`${root}test/bench`)
  .filter((name) => /^[a-z-]+\.ts$/.test(name))
  .map((name) => name.slice(0, -3))
  .filter((name) => (wanted.length === 0 ? name !== 'fuzz' : wanted.includes(name)));
await build({
  absWorkingDir: root,
  entryPoints: names.map((name) => `test/bench/${name}.ts`),
  outdir: 'dist/bench',
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  // They look for the project around them.
  external: [`${root}scripts/*`],
  define: await defines(),
  logLevel: 'warning',
});

const head = '| what | measured | target |\n| --- | --- | --- |\n';
process.stdout.write(head);
let rows = '';
for (const name of names) {
  rows += await run(name);
  // At once: what comes after it may take its time, and be cut off.
  if (wanted.length === 0) write();
}

function write() {
  const [cpu] = os.cpus();
  const facts = `${os.cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.platform()} ${os.release()}, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)} at the end`;
  writeFileSync(
    `${root}test/bench/RESULTS.md`,
    `# Benchmarks\n\nWritten by \`npm run bench\`. Ratios are against a baseline measured in the same run, in turn with it.\n\nMachine: ${facts}.\n\n${head}${rows}`,
  );
}

/** Runs one benchmark and passes its rows on as they come. @param {string} name @returns {Promise<string>} */
function run(name) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--expose-gc', `${root}dist/bench/${name}.js`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      said += text;
    });
    child.on('close', (status) => {
      if (status !== 0) process.exit(1);
      resolve(said);
    });
  });
}
