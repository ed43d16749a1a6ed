/** An element that comes and goes fifty times: one stream while it is there, none after, and nothing left on the page. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage, streamsOpen } from './_page.ts';
import { newFolder, removeFolder, start, type Running } from './_server.ts';

let browser: Browser;
let server: Running;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), start(newFolder())]);
});
afterAll(async () => {
  await browser.close();
  await server.end('SIGKILL');
  removeFolder(server.dir);
});

it('opens one stream for fifty comings and goings, and leaves nothing behind', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const { page, trouble } = await openPage(context, server.address);
  await page.locator('crows-app:state(live)').waitFor();
  await expect.poll(() => streamsOpen(server.address), { timeout: 20_000 }).toBe(1);
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/events')) opened.push(request.url());
  });
  const left = await page.evaluate(async () => {
    const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
    const around = () => [document.head.childElementCount, document.adoptedStyleSheets.length];
    const app = document.querySelector('crows-app')!;
    const before = around();
    for (let n = 0; n < 50; n += 1) {
      app.remove();
      await settle();
      // Every other time a new one in its place.
      document.body.append(n % 2 === 0 ? document.createElement('crows-app') : app);
      await settle();
      for (const other of document.querySelectorAll('crows-app')) if (other !== app) other.remove();
    }
    document.body.append(app);
    return { before, after: around() };
  });
  expect(left.after).toEqual(left.before);
  await page.locator('crows-app:state(live)').waitFor();
  expect(opened).toEqual([]);
  expect(await streamsOpen(server.address)).toBe(1);

  await page.evaluate(() => document.querySelector('crows-app')?.remove());
  await expect.poll(() => streamsOpen(server.address), { timeout: 20_000 }).toBe(0);
  expect(await page.evaluate(() => document.body.querySelectorAll(':not(script, noscript)').length)).toBe(0);
  expect(trouble).toEqual([]);
  await context.close();
});
