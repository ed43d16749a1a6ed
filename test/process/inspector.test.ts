/** The inspector in a real browser: a murder in flight, texts left out, and a frame only for who agreed. */
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumArgs, needChromium } from '../../scripts/chromium.mjs';
import type { Snapshot } from '../../src/snapshot.ts';
import { until, violations } from './_page.ts';
import { newFolder, post, removeFolder, start, type Running } from './_server.ts';

let browser: Browser;
let server: Running;
let list: string;

const snapshot = async (): Promise<Snapshot> => (await fetch(`${server.address}/api/lists/${list}`)).json();

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: needChromium(), args: chromiumArgs });
  server = await start(newFolder(), { CROWS_INSPECT: 'on', CROWS_REHEARSAL_LATENCY_MS: '1000' });
  const sent = await post(server.address, '/api/lists', {
    text: '- Find names for a bakery',
    requester: 'ada',
  });
  list = ((await sent.json()) as { list_id: string }).list_id;
  await until(async () => (await snapshot()).pending.length === 1);
});
afterAll(async () => {
  await browser.close();
  await server.end('SIGKILL');
  removeFolder(server.dir);
});

/** The inspector's page, with somebody else's page standing in for the hosted one; it keeps what it is handed. */
async function inspect(): Promise<Page> {
  const page = await browser.newPage();
  await page.route('https://stately.ai/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Stand-in</title><p id="count"></p><script>
        let count = 0;
        addEventListener('message', ({ data }) => {
          if (!String(data.type).startsWith('@xstate.')) return;
          document.getElementById('count').textContent = ++count;
        });
        parent.postMessage({ type: '@statelyai.connected' }, '*');
      </script>`,
    }),
  );
  await page.goto(`${server.address}/inspect`);
  return page;
}

it('shows each crow of a murder in flight, and no word of the item', async () => {
  const page = await inspect();
  await page.getByRole('table').filter({ hasText: list }).waitFor();
  expect(await violations(page)).toEqual([]);
  const { pending } = await snapshot();
  await post(server.address, '/api/verdicts', { ...pending[0], approve: true });
  await page.getByLabel('Show').fill('i1/work');
  const aloft = page.getByRole('row').filter({ hasText: 'flying.aloft' });
  await until(async () => (await aloft.count()) === 3);
  expect(await page.content()).not.toContain('bakery');
  await page.close();
});

it('loads the hosted inspector only for who agrees, and then hands it every actor', async () => {
  const page = await inspect();
  const button = page.getByRole('button', { name: 'Draw with stately.ai' });
  await button.click();
  await page.getByRole('button', { name: 'Not now' }).click();
  expect(await page.locator('iframe').count()).toBe(0);
  await button.click();
  await page.getByRole('button', { name: 'Load it' }).click();
  const told = page.frameLocator('iframe').locator('#count');
  await until(async () => Number(await told.textContent()) >= 11);
  expect(await button.isHidden()).toBe(true);
  await page.close();
});
