/** How the page stands up to rules: access, policies, room, and what a page around it does. */
import { describe, expect, it } from 'vitest';
import { cards, send, server, useBrowser, visit, type Server } from './_page.ts';

useBrowser();

const text =
  '# Launch\n- Write a toast for Lena\n- Book the hall and write the invitation\n- Find names for a bakery';

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
