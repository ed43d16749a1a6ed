/** How the page stands up to rules: access, policies, room, and what a page around it does. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { cards, send, server, useBrowser, visit, type Server } from './_page.ts';

useBrowser();

const text =
  '# Launch\n- Write a toast for Lena\n- Book the hall and write the invitation\n- Find names for a bakery';
const axe = await readFile('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds wrong, by rule and place. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: {
        run: (options: object) => Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
      };
    };
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await checker.run({ runOnly });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} ${JSON.stringify(target)}`),
    );
  });
}

/** Counts what jumps, from the first picture on. */
const watchJumps = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { jumps: number };
    seen.jumps = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) seen.jumps += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** A server with a list that waits for its plans. */
async function withList(): Promise<{ at: Server; path: string }> {
  const at = await server();
  const { page } = await visit({ at });
  const id = await send(page, text);
  await cards(page).nth(2).waitFor();
  await page.close();
  return { at, path: `/#${id}` };
}

describe.each([
  ['wide', 1280],
  ['narrow', 360],
] as const)('%s', (_, width) => {
  it('has no fault of access in light or dark, and jumps by at most 0.02', async () => {
    const { at, path } = await withList();
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const place of ['/', path]) {
        const { page } = await visit({
          at,
          path: place,
          width,
          height: 900,
          colorScheme,
          bypassCSP: true,
          prepare: watchJumps,
        });
        await page.getByText('live', { exact: true }).waitFor();
        if (place === path) await page.getByText('Your call: plan').first().waitFor();
        expect(await faults(page), `${place} ${colorScheme}`).toEqual([]);
        expect(
          await page.evaluate(() => (globalThis as unknown as { jumps: number }).jumps),
        ).toBeLessThanOrEqual(0.02);
      }
    }
  });

  it('says that it rehearses', async () => {
    const { at, path } = await withList();
    for (const place of ['/', path]) {
      const { page } = await visit({ at, path: place, width });
      const label = page.getByText('Rehearsal', { exact: true });
      await label.waitFor();
      const { x, width: long } = (await label.boundingBox()) ?? { x: -1, width: 0 };
      expect([x >= 0, long > 40, x + long <= width]).toEqual([true, true, true]);
      await label.click({ trial: true });
    }
  });

  it('never scrolls sideways, in either direction of writing', async () => {
    const { at, path } = await withList();
    for (const dir of ['ltr', 'rtl']) {
      const { page } = await visit({ at, path, width });
      await page.evaluate((way) => (document.documentElement.dir = way), dir);
      await page.getByText('Your call: plan').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

it('runs under its own policy without a complaint, and asks nobody else for anything', async () => {
  const { page, complaints, foreign } = await visit();
  await send(page, text);
  await cards(page).nth(2).waitFor();
  await page.getByRole('button', { name: /Hugin/ }).click();
  await page.getByRole('dialog').getByText('Carries the name of a raven').waitFor();
  await page.keyboard.press('Escape');
  expect(
    await page.getByRole('button', { name: /Hugin/ }).evaluate((button) => button.matches(':focus')),
  ).toBe(true);
  expect({ complaints, foreign }).toEqual({ complaints: [], foreign: [] });
});

it('looks the same inside a page that styles everything, and leaves that page alone', async () => {
  const { page } = await visit();
  const looks = () =>
    page.evaluate(() => {
      const root = document.querySelector('crows-app')!.shadowRoot!.querySelector('.root')!;
      const { fontFamily, letterSpacing, textTransform, color, lineHeight, fontSize } =
        getComputedStyle(root);
      return { fontFamily, letterSpacing, textTransform, color, lineHeight, fontSize };
    });
  const before = await looks();
  const head = await page.evaluate(
    () => document.head.innerHTML + String(document.adoptedStyleSheets.length),
  );
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      html { font-size: 62.5% }
      * { letter-spacing: 3px !important; text-transform: uppercase !important; font-family: fantasy !important;
          color: red !important; line-height: 3 !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  expect(await looks()).toEqual(before);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.querySelector('crows-app')!.remove();
  });
  expect(
    await page.evaluate(() => document.head.innerHTML + String(document.adoptedStyleSheets.length)),
  ).toBe(head);
  expect(await page.evaluate(() => document.body.children.length)).toBe(1);
});
