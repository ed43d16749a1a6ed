/** `npm start`: installs what is missing, builds, serves. Flags after `--` go to `crows serve`. */
import process from 'node:process';
import { root } from './prepare.mjs';

const { stop } = await import('esbuild');
const { buildAll } = await import('./build.mjs');
await buildAll();
await stop();

// The server runs in this very process: signals reach it, and nothing has to be passed on.
process.argv = [process.argv[0] ?? 'node', `${root}dist/crows.js`, 'serve', ...process.argv.slice(2)];
await import(`${root}dist/crows.js`);
