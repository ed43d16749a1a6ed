/** A page that its browser keeps from the server says so, and what to do; it goes on by itself once it may. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { chromiumArgs, needChromium } from '../../scripts/chromium.mjs';
import { openPublicSite, publicNames, publicSiteArgs, setLocalNetwork } from '../../scripts/public-site.mjs';
import { violations } from './_page.ts';
import { newFolder, removeFolder, start, type Running } from './_server.ts';

let browser: Browser;
let server: Running;
let stranger: Running;
let site: Server;
let port: number;

beforeAll(async () => {
  site = await openPublicSite(html);
  ({ port } = site.address() as AddressInfo);
  const origins = [...publicNames, '127.0.0.1'].map((name) => `http://${name}:${port}`);
  [server, stranger, browser] = await Promise.all([
    start(newFolder(), { CROWS_ORIGINS: origins.join(',') }),
    start(newFolder()),
    chromium.launch({
      executablePath: needChromium(),
      args: [...chromiumArgs, ...publicSiteArgs(port)],
    }),
  ]);
});
afterAll(async () => {
  await browser.close();
  for (const one of [server, stranger]) {
    await one.end('SIGKILL');
    removeFolder(one.dir);
  }
  site.close();
});

const html = (path: string): string =>
  `<!doctype html><html lang="en"><title>Somebody’s page</title><main><h1>Somebody’s page</h1>
<crows-compose src="${path === '/stranger' ? stranger.address : server.address}"></crows-compose></main>
<script type="module" src="/ui/crows.js"></script>`;

async function open(
  name: string,
  path = '/',
  grant: string[] = [],
  setting?: 'prompt',
): Promise<{ page: Page; origin: string }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  const origin = `http://${name}:${port}`;
  if (grant.length > 0) await context.grantPermissions(grant, { origin });
  const page = await context.newPage();
  if (setting) await setLocalNetwork(page, origin, setting);
  await page.goto(`${origin}${path}`);
  return { page, origin };
}

const card = (page: Page) => page.getByRole('region', { name: 'This page can’t reach Crows' });

it('says that the browser has not been allowed yet, and goes on once it is', async () => {
  const { page, origin } = await open('public.test', '/', [], 'prompt');
  await card(page)
    .getByText(`at ${server.address}. Your browser lets a page reach that only after`)
    .waitFor();
  await card(page).getByText('When the browser asks about local network access, choose “Allow”.').waitFor();
  expect(await violations(page)).toEqual([]);
  await setLocalNetwork(page, origin, 'granted');
  await page.locator('crows-compose:state(live)').waitFor();
  expect(await card(page).count()).toBe(0);
});

it('says that the browser was told not to let it, and goes on once it is allowed', async () => {
  const { page, origin } = await open('public.test');
  await card(page).getByText(`at ${server.address}, and your browser was told not to`).waitFor();
  await card(page).getByText('set “Local network access” to “Allow”').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.context().grantPermissions(['local-network-access'], { origin });
  await page.locator('crows-compose:state(live)').waitFor();
  expect(await card(page).count()).toBe(0);
});

it('says that a page on http is not even asked about', async () => {
  const { page } = await open('plain.test');
  await card(page).getByText('Open this page on https://').waitFor();
});

it('says how a server is made to know the page', async () => {
  const { page, origin } = await open('public.test', '/stranger', ['local-network-access']);
  await card(page).getByText(`CROWS_ORIGINS=${origin}`).waitFor();
});

it('says nothing of it where nothing is in the way', async () => {
  const { page } = await open('public.test', '/', ['local-network-access']);
  await page.locator('crows-compose:state(live)').waitFor();
  expect(await card(page).count()).toBe(0);
});
