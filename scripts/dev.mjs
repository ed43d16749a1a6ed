/** `npm run dev`: rebuilds on every save and starts the server again. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { root } from './prepare.mjs';

const { build, context } = await import('esbuild');
const { inspectBuild, serverBuild } = await import('./build.mjs');
const { uiOptions, writeUi } = await import('./build-ui.mjs');

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;

async function stop() {
  const running = server;
  server = undefined;
  if (!running || running.exitCode !== null) return;
  const gone = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  await gone;
}

async function restart() {
  await stop();
  server = spawn(process.execPath, [`${root}dist/crows.js`, 'serve', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
}

/** Page and server may be saved in one go, and are taken one after the other. */
let last = Promise.resolve();

/** @param {(result: import('esbuild').BuildResult) => void | Promise<void>} use @returns {import('esbuild').Plugin} */
const afterEach = (use) => ({
  name: 'after-each-build',
  setup(building) {
    building.onEnd((result) => {
      if (result.errors.length > 0) return;
      last = last.then(async () => {
        await use(result);
        // The server holds the page in memory, so that it starts again for either.
        return restart();
      });
    });
  },
});

const page = await context({ ...uiOptions, plugins: [...(uiOptions.plugins ?? []), afterEach(writeUi)] });
await page.watch();
await build(inspectBuild());
const bundle = await serverBuild();
const building = await context({ ...bundle, plugins: [...(bundle.plugins ?? []), afterEach(() => {})] });
await building.watch();
process.once('SIGINT', () => {
  void page.dispose();
  void building.dispose();
  void stop();
});
