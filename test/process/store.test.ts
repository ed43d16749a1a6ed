/** The page's state in real tabs against a real server: one stream, handed on, and a restart that loses nothing. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { State } from '../../src/ui/client.ts';
import { openBrowser, openPage, streamsOpen, until, violations } from './_page.ts';
import { newFolder, post, removeFolder, start, type Running } from './_server.ts';

let browser: Browser;
let context: BrowserContext;
let server: Running;
let dir: string;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  dir = newFolder();
  server = await start(dir);
  context = await browser.newContext();
});
afterEach(async () => {
  await context.close();
  await server.end('SIGKILL');
  removeFolder(dir);
});

/** As text: what runs in the page may not be rewritten on its way there. */
const connecting = `import('/ui/client.js').then(({ connect }) => { globalThis.crows = connect(); })`;

/** A tab that is connected and nothing else. */
async function tab(): Promise<Page> {
  const { page } = await openPage(context, server.address, '/api/health');
  await page.evaluate(connecting);
  return page;
}

const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { connection, approvals, crows } = (globalThis as unknown as { crows: { state: State } }).crows
      .state;
    return { connection: connection.state, questions: approvals.length, crows: crows.length };
  });

async function isLive(page: Page): Promise<boolean> {
  return (await stateOf(page)).connection === 'live';
}

async function sendList(text: string): Promise<void> {
  expect((await post(server.address, '/api/lists', { text, requester: 'ada' })).status).toBe(202);
}

it('ten tabs share one stream, stay responsive, and hand it on when its tab closes', async () => {
  const tabs = [];
  for (let i = 0; i < 10; i++) tabs.push(await tab());
  for (const page of tabs) await until(() => isLive(page));
  expect(await streamsOpen(server.address)).toBe(1);
  await sendList('- Write a toast');
  for (const page of tabs) await until(async () => (await stateOf(page)).questions === 1);

  await tabs[0]!.close();
  await sendList('- Name the cat');
  for (const page of tabs.slice(1)) await until(async () => (await stateOf(page)).questions === 2);
  expect(await streamsOpen(server.address)).toBe(1);
});

it('a restart of the server is a pause, and nothing asked meanwhile is missed', async () => {
  const page = await tab();
  await until(() => isLive(page));
  await sendList('- Write a toast');
  const { port } = new URL(server.address);
  await server.end('SIGKILL');
  await until(async () => (await stateOf(page)).connection === 'reconnecting');
  server = await start(dir, { CROWS_PORT: port });
  await sendList('- Name the cat');
  await until(async () => (await stateOf(page)).questions === 2);
  expect(await stateOf(page)).toEqual({ connection: 'live', questions: 2, crows: 10 });
});

it('fifty thousand events leave nothing behind', async () => {
  const flood = 50_000;
  const { page } = await openPage(context, server.address, '/api/health');
  let floods = 0;
  await page.route('**/api/events?*', (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('last_event_id') ?? '';
    // A server that never said all that would only answer that it starts over.
    if (floods++ > 0) return route.abort();
    return route.fulfill({ contentType: 'text/event-stream', body: frames(cursor, flood) });
  });
  const client = await context.newCDPSession(page);
  const heap = async (): Promise<number> => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.evaluate('globalThis.heard = 0');
  const before = await heap();
  await page.evaluate(`${connecting}.then(() => crows.hear(() => { heard += 1; }))`);
  await until(() =>
    page.evaluate((all) => (globalThis as unknown as { heard: number }).heard === all, flood),
  );
  expect((await heap()) - before).toBeLessThan(5_000_000);
});

/** Pepper taking off and landing, again and again, as one answer of the stream. */
function frames(cursor: string, count: number): string {
  const [epoch, seq] = cursor.split('.');
  const ts = '2026-11-30T12:00:00.000Z';
  const of = { list_id: 'l0000000001', ts, item_id: 'l0000000001-1', crow: 'Pepper' };
  return Array.from({ length: count }, (_, i) => {
    const [name, rest] =
      i % 2 === 0
        ? ['crow.flying', { borrowed: false, hold: 50 }]
        : ['crow.landed', { ok: true, tokens: 1, tokens_used: i }];
    const data = JSON.stringify({ ...of, ...rest });
    return `id: ${epoch}.${Number(seq) + 1 + i}\nevent: ${name}\ndata: ${data}\n\n`;
  }).join('');
}

it('the app asks nobody but its server, breaks no rule of its policy, and has no barrier', async () => {
  const { page, trouble } = await openPage(context, server.address);
  await sendList('- Write a toast');
  await page.waitForLoadState('networkidle').catch(() => {});
  expect(await violations(page)).toEqual([]);
  expect(trouble).toEqual([]);
});
