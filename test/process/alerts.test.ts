/** How the page calls a person back who has turned away from it: never unasked, and never while it is in front. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser, openPage, violations } from './_page.ts';
import { newFolder, post, removeFolder, start, type Running } from './_server.ts';

let browser: Browser;
let context: BrowserContext;
let server: Running;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), start(newFolder())]);
});
afterAll(async () => {
  await browser.close();
  await server.end('SIGKILL');
  removeFolder(server.dir);
});
beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce' });
  // What would be heard and seen, written down.
  await context.addInitScript(() => {
    const seen = { asked: 0, tones: [] as number[], shown: [] as string[] };
    Object.assign(globalThis, { seen });
    globalThis.OscillatorNode = class extends OscillatorNode {
      override start(when?: number): void {
        seen.tones.push(this.frequency.value);
        super.start(when);
      }
    };
    globalThis.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        seen.shown.push(`${title} · ${options?.body}`);
      }
      static override requestPermission(): Promise<NotificationPermission> {
        seen.asked += 1;
        return super.requestPermission();
      }
    };
  });
});
afterEach(() => context.close());

interface Seen {
  asked: number;
  tones: number[];
  shown: string[];
}

const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** The person looks at something else, or comes back. */
const turn = (page: Page, away: boolean): Promise<void> =>
  page.evaluate((isAway) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isAway ? 'hidden' : 'visible'),
    });
    document.hasFocus = () => !isAway;
    document.dispatchEvent(new Event('visibilitychange'));
  }, away);

const bell = (page: Page) => page.getByRole('button', { name: 'Sound and notifications' });
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

async function open(): Promise<{ page: Page; trouble: string[] }> {
  const opened = await openPage(context, server.address);
  await opened.page.getByText('live', { exact: true }).waitFor();
  await bell(opened.page).waitFor();
  return opened;
}

/** Sends a list of one item. @returns the answer to its question. */
async function ask(text: string): Promise<(approve: boolean) => Promise<void>> {
  const sent = await post(server.address, '/api/lists', { text: `- ${text}`, requester: `for ${text}` });
  const { list_id } = (await sent.json()) as { list_id: string };
  return async (approve) => {
    const answer = () =>
      post(server.address, '/api/verdicts', { item_id: `${list_id}-1`, target: 'triage', approve });
    await expect.poll(async () => (await answer()).status, soon).toBe(204);
  };
}

/** The server has to be heard first. */
const soon = { timeout: 30_000 };
const title = (page: Page) => expect.poll(() => page.title(), soon);

it('neither sounds nor asks the browser for anything until the person turns it on', async () => {
  const { page, trouble } = await open();
  await turn(page, true);
  const answer = await ask('Write a toast');
  await title(page).toBe('(1) Crows');
  await answer(false);
  await title(page).toBe('Crows');
  expect(await seen(page)).toEqual({ asked: 0, tones: [], shown: [] });
  expect(trouble).toEqual([]);
});

it('puts a dot on the icon while something waits, and takes it away', async () => {
  const { page } = await open();
  const icon = (): Promise<string | null> => page.locator('link[rel=icon]').getAttribute('href');
  const plain = await icon();
  const answer = await ask('Find a name');
  await expect.poll(icon, soon).toMatch(/<circle cx='50'[^>]*\/><\/svg>$/);
  await answer(false);
  await expect.poll(icon, soon).toBe(plain);
});

it('is turned on by keys alone, sounds as a sample, then only behind another page, and remembers it', async () => {
  const { page, trouble } = await open();
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await box(page, /sound/).evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await seen(page)).tones, soon).toEqual([587, 880]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => box(page, /sound/).isVisible(), soon).toBe(false);

  const first = await ask('Plan a walk');
  await title(page).toBe('(1) Crows');
  await turn(page, true);
  const second = await ask('Plan a swim');
  await expect.poll(async () => (await seen(page)).tones, soon).toEqual([587, 880, 587, 880]);
  await first(false);
  await second(false);
  // What ends sounds otherwise than what asks.
  await expect.poll(async () => (await seen(page)).tones.slice(4, 6), soon).toEqual([659, 440]);

  await page.reload();
  await bell(page).click();
  expect(await box(page, /sound/).isChecked()).toBe(true);
  expect(await box(page, /system/).isChecked()).toBe(false);
  expect(trouble).toEqual([]);
});

it('says kindly that the browser refuses, and stays off', async () => {
  const { page } = await open();
  await bell(page).click();
  await box(page, /system/).click();
  await page.getByText('allow them for this site in the browser’s settings').waitFor();
  expect(await box(page, /system/).isChecked()).toBe(false);
  expect((await seen(page)).asked).toBe(1);
  expect(await violations(page)).toEqual([]);
});

it('shows one notification of the system, whatever the number of tabs behind', async () => {
  await context.grantPermissions(['notifications'], { origin: server.address });
  const one = await open();
  await bell(one.page).click();
  await box(one.page, /system/).click();
  await expect.poll(() => box(one.page, /system/).isChecked(), soon).toBe(true);
  const other = await open();
  await turn(one.page, true);
  await turn(other.page, true);
  const answer = await ask('Write a card');
  const all = async (): Promise<string[]> =>
    (await Promise.all([seen(one.page), seen(other.page)])).flatMap(({ shown }) => shown);
  await expect.poll(all, soon).toEqual(['1 question waits for you · Write a card']);
  await title(other.page).toBe('(1) Crows');
  await answer(false);
  await expect
    .poll(async () => (await all()).slice(1), soon)
    .toEqual(['The list is finished. · Write a card']);
});

it('stays silent behind a tab of the same server that is in front', async () => {
  await context.grantPermissions(['notifications'], { origin: server.address });
  const behind = await open();
  await bell(behind.page).click();
  await box(behind.page, /system/).click();
  await box(behind.page, /sound/).click();
  const inFront = await open();
  await turn(behind.page, true);
  await turn(inFront.page, false);
  const answer = await ask('Write a song');
  await title(behind.page).toBe('(1) Crows');
  await answer(false);
  await title(behind.page).toBe('Crows');
  // Longer than a page gathers before it calls.
  await behind.page.waitForTimeout(1_000);
  expect((await seen(behind.page)).shown).toEqual([]);
  expect((await seen(behind.page)).tones).toEqual([587, 880]);
});
