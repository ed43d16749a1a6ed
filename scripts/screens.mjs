/**
 * `npm run screens`: writes a picture of every state of the page to docs/screens, light and dark, wide and 360 px.
 * `npm run screens inbox offline` writes those alone.
 *
 * To add a state, add a scene to `scenes` below. Each gets a server of its own with a fresh folder:
 * - `text` is sent as a list before the page is opened, and the page shows it (`#<list_id>`); left out, it opens at `/`.
 * - `env` are settings of the server, as in README. `faults` are the rehearsal's own (src/actors/rehearsal-faults.ts):
 *   with some, the server asks a rehearsal on a socket in place of its built-in one, and the rest is the same.
 * - `until` is awaited on the server's side first: it gets the list's snapshot and answers whether all is set.
 * - `approve` says yes to these targets as they are asked.
 * - `act` is done in each page before its picture: a Playwright page, and the server to stop or to post to.
 * No state is made up: what is seen came through the server.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './prepare.mjs';

const { build } = await import('esbuild');
const { chromium } = await import('playwright');
const { buildAll } = await import('./build.mjs');
const { chromiumArgs, needChromium } = await import('./chromium.mjs');

/** @typedef {import('../src/snapshot.ts').Snapshot} Snapshot */
/** @typedef {import('playwright').Page} Page */
/** @typedef {{ address: string, post: (path: string, body: object) => Promise<Response>, stop: () => Promise<unknown> }} Server */
/**
 * @typedef {object} Scene
 * @property {string} [text]
 * @property {Record<string, string>} [env]
 * @property {import('../src/actors/rehearsal-faults.ts').FaultRule[]} [faults]
 * @property {('triage' | 'output')[]} [approve]
 * @property {(snapshot: Snapshot) => boolean} [until]
 * @property {(page: Page, server: Server) => Promise<unknown>} [act]
 */

const tuesday = `# Tuesday
- [ ] Write a two-line apology to Lena
- [ ] Compare three kettles under €60
- [ ] Plan a rainy Sunday in Ghent
- [x] Pay the electricity bill
- [ ] Find names for a bakery`;

/** @type {Record<string, Scene>} */
const scenes = {
  empty: {},
  preview: { act: (page) => page.locator('textarea').first().fill(tuesday) },
  plans: { text: tuesday, until: ({ pending }) => pending.length === 4 },
  answers: {
    text: tuesday,
    approve: ['triage'],
    until: ({ pending }) => pending.filter(({ target }) => target === 'output').length === 4,
  },
  trust: {
    text: tuesday,
    approve: ['triage', 'output'],
    until: ({ status }) => status === 'finished',
    act: (page) => page.evaluate(() => location.assign('#trust')),
  },
  nests: {
    act: async (page, { post }) => {
      await post('/api/nests', { name: 'Launch copy', crows: ['Pepper', 'Gable', 'Inky'], always_ask: true });
      await post('/api/nests', { name: 'Home', crows: ['Bramble'] });
      await page.evaluate(() => location.assign('#nests'));
    },
  },
  history: {
    text: tuesday,
    approve: ['triage', 'output'],
    until: ({ status }) => status === 'finished',
    act: (page) => page.evaluate(() => location.assign('#history')),
  },
  finished: { text: tuesday, approve: ['triage', 'output'], until: ({ status }) => status === 'finished' },
  flying: {
    text: tuesday,
    env: { CROWS_REHEARSAL_LATENCY_MS: '2000' },
    approve: ['triage'],
    until: ({ items }) => items.some(({ triage, flying }) => triage && flying.length > 0),
  },
  failed: {
    text: '- Write a two-line apology to Lena',
    // The Sentry is let through; every crow after it finds the provider overloaded.
    faults: [{ fault: { kind: 'http', status: 529, type: 'overloaded_error' }, skip: 1 }],
    approve: ['triage'],
    until: ({ status }) => status === 'finished',
  },
  'budget-out': {
    text: tuesday,
    env: { CROWS_LIST_BUDGET_MAX: '3000' },
    approve: ['triage'],
    until: ({ items }) => items.some(({ skipped }) => skipped?.reason === 'budget'),
  },
  timeout: {
    text: '- Write a two-line apology to Lena',
    env: { CROWS_APPROVAL_S: '10' },
    until: ({ status }) => status === 'finished',
  },
  offline: {
    text: tuesday,
    until: ({ pending }) => pending.length === 4,
    act: async (page, server) => {
      await server.stop();
      await page.waitForTimeout(12_000);
    },
  },
};

const looks = [
  { name: 'wide-light', viewport: { width: 1280, height: 860 }, colorScheme: /** @type {const} */ ('light') },
  { name: 'wide-dark', viewport: { width: 1280, height: 860 }, colorScheme: /** @type {const} */ ('dark') },
  { name: '360-light', viewport: { width: 360, height: 740 }, colorScheme: /** @type {const} */ ('light') },
  { name: '360-dark', viewport: { width: 360, height: 740 }, colorScheme: /** @type {const} */ ('dark') },
];

/** Asks again and again until the answer is truthy. @template T @param {() => Promise<T>} ask */
async function until(ask) {
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
    const address = await until(async () => {
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
  await until(async () => {
    /** @type {Snapshot} */
    const snapshot = await (await fetch(`${address}/api/lists/${list_id}`)).json();
    for (const { item_id, target } of snapshot.pending) {
      if (approve.includes(target)) await post('/api/verdicts', { item_id, target, approve: true });
    }
    return !isSet || isSet(snapshot);
  });
  return list_id;
}

const wanted = process.argv.slice(2);
await buildAll();
mkdirSync(`${root}docs/screens`, { recursive: true });
const browser = await chromium.launch({ executablePath: needChromium(), args: chromiumArgs });
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await withServer(scene, async (server) => {
    const list = await setUp(scene, server);
    // All are open before any acts: one of them may stop the server.
    const pages = [];
    for (const look of looks) {
      const context = await browser.newContext({ ...look, reducedMotion: 'reduce', locale: 'en-GB' });
      const page = await context.newPage();
      await page.goto(`${server.address}/${list && `#${list}`}`);
      await page.evaluate(() => customElements.whenDefined('crows-app').then(() => document.fonts.ready));
      pages.push({ context, page, look });
    }
    await Promise.all(pages.map(async ({ page }) => scene.act?.(page, server)));
    for (const { context, page, look } of pages) {
      // What arrives last is the picture of the moment before.
      await page.waitForTimeout(600);
      await page.screenshot({ path: `${root}docs/screens/${name}.${look.name}.png` });
      await context.close();
    }
  });
  process.stdout.write(`${name}\n`);
}
await browser.close();
