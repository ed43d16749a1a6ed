/** `npm run dev`: rebuilds on every save and starts the server again. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { root } from './prepare.mjs';

const { context } = await import('esbuild');
const { serverBuild } = await import('./build.mjs');

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

const restart = {
  name: 'restart',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onEnd(async ({ errors }) => {
      if (errors.length > 0) return;
      await stop();
      server = spawn(process.execPath, [`${root}dist/crows.js`, 'serve', ...process.argv.slice(2)], {
        cwd: root,
        stdio: 'inherit',
      });
    });
  },
};

const building = await context({ ...(await serverBuild()), plugins: [restart] });
await building.watch();
process.once('SIGINT', () => {
  void building.dispose();
  void stop();
});
