/**
 * `npm run screens`: writes a picture of every state of the page to docs/screens, light and dark, wide and 360 px.
 * `npm run screens inbox offline` writes those alone.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { inPalette } from './palette.mjs';
import { root } from './prepare.mjs';
import { publicSiteArgs } from './public-site.mjs';
import { publicPort, scenes } from './screens-scenes.mjs';

const { build } = await import('esbuild');
const { chromium } = await import('playwright');
const { buildAll } = await import('./build.mjs');
const { chromiumArgs, needChromium } = await import('./chromium.mjs');

/** @typedef {import('./screens-scenes.mjs').Scene} Scene */
/** @typedef {import('./screens-scenes.mjs').Server} Server */
/** @typedef {import('../src/snapshot.ts').Snapshot} Snapshot */
const looks = [
  { name: 'wide-light', viewport: { width: 1280, height: 860 }, colorScheme: /** @type {const} */ ('light') },
  { name: 'wide-dark', viewport: { width: 1280, height: 860 }, colorScheme: /** @type {const} */ ('dark') },
  { name: '360-light', viewport: { width: 360, height: 740 }, colorScheme: /** @type {const} */ ('light') },
  { name: '360-dark', viewport: { width: 360, height: 740 }, colorScheme: /** @type {const} */ ('dark') },
];

/** Asks again and again until the answer is truthy. @template T @param {string} what @param {() => Promise<T>} ask */
async function until(what, ask) {
  for (const end = Date.now() + 90_000; Date.now() < end;) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`After 90 seconds there was no ${what}.`);
}

/** The rehearsal on a socket, with faults. @param {Scene['faults']} faults */
async function openRehearsal(faults) {
  const bundle = `${root}dist/screens-rehearsal.mjs`;
  await build({
    absWorkingDir: root,
    stdin: {
      contents: `export { createRehearsal } from './src/actors/rehearsal.ts';
        export { brain } from './src/actors/rehearsal-brain.ts';
        export { serveExchange } from './src/http/exchange.ts';`,
      resolveDir: root,
    },
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  const { brain, createRehearsal, serveExchange } = await import(bundle);
  rmSync(bundle);
  return serveExchange(createRehearsal({ brain, faults }).handle, '127.0.0.1', 0);
}

/** @param {Scene} scene @param {(server: Server) => Promise<void>} use */
async function withServer({ env = {}, faults }, use) {
  const dir = mkdtempSync(join(tmpdir(), 'crows-screens-'));
  const rehearsal = faults && (await openRehearsal(faults));
  const endpoint = rehearsal && {
    ANTHROPIC_BASE_URL: rehearsal.url,
    ANTHROPIC_API_KEY: 'key-of-the-screens',
    CROWS_MODEL: 'claude-haiku-5-5',
    CROWS_PATIENCE: '1',
  };
  const own = Object.entries(process.env).filter(([name]) => !/^(CROWS|ANTHROPIC)_/.test(name));
  const child = spawn(process.execPath, [`${root}dist/crows.js`, 'serve'], {
    env: {
      ...Object.fromEntries(own),
      CROWS_PORT: '0',
      CROWS_DATA: dir,
      CROWS_LOG: 'quiet',
      ...endpoint,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const stop = () => {
    child.kill('SIGTERM');
    return gone;
  };
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  try {
    const address = await until('server', async () => {
      if (child.exitCode !== null) throw new Error('The server did not start.');
      return /Crows is ready.*: (http:\/\/\S+)\n/.exec(out)?.[1];
    });
    const headers = { 'Content-Type': 'application/json' };
    await use({
      address: address ?? '',
      stop,
      post: (path, body) =>
        fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    });
  } finally {
    await stop();
    await rehearsal?.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Sends the scene's list and waits for it. @param {Scene} scene @param {Server} server */
async function setUp({ text, approve = [], until: isSet }, { address, post }) {
  if (text === undefined) return '';
  const sent = await post('/api/lists', { text, requester: 'ada' });
  /** @type {{ list_id: string }} */
  const { list_id } = await sent.json();
  /** @type {Snapshot | undefined} */
  let last;
  await until('list as the scene wants it', async () => {
    /** @type {Snapshot} */
    const snapshot = await (await fetch(`${address}/api/lists/${list_id}`)).json();
    last = snapshot;
    for (const { item_id, target } of snapshot.pending) {
      if (approve.includes(target)) await post('/api/verdicts', { item_id, target, approve: true });
    }
    return !isSet || isSet(snapshot);
  }).catch((error) => {
    throw new Error(`${error.message} The last one: ${JSON.stringify(last)}`);
  });
  return list_id;
}

const wanted = process.argv.slice(2);
await buildAll();
mkdirSync(`${root}docs/screens`, { recursive: true });
const browser = await chromium.launch({
  executablePath: needChromium(),
  args: [...chromiumArgs, ...publicSiteArgs(publicPort)],
});

/** @param {string} name @param {Scene} scene @param {typeof looks} shown */
async function draw(name, scene, shown) {
  await withServer(scene, async (server) => {
    const list = await setUp(scene, server);
    // All are open before any acts: one of them may stop the server.
    const pages = [];
    for (const look of shown) {
      const context = await browser.newContext({ ...look, reducedMotion: 'reduce', locale: 'en-GB' });
      const page = await context.newPage();
      await page.goto(`${server.address}/${list && `#${list}`}`);
      await page.evaluate(() => customElements.whenDefined('crows-app').then(() => document.fonts.ready));
      pages.push({ context, page, look });
    }
    await Promise.all(pages.map(async ({ page }) => scene.act?.(page, server)));
    // What arrives last is the picture of the moment before.
    await pages[0]?.page.waitForTimeout(600);
    const pictures = await Promise.all(pages.map(({ page }) => page.screenshot()));
    for (const [n, { context, look }] of pages.entries()) {
      writeFileSync(
        `${root}docs/screens/${name}.${look.name}.png`,
        inPalette(pictures[n] ?? Buffer.alloc(0)),
      );
      await context.close();
    }
  });
  process.stdout.write(`${name}\n`);
}

for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const shown of scene.alone ? looks.map((look) => [look]) : [looks]) await draw(name, scene, shown);
}
await browser.close();
