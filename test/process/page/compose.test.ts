/** The place for a paste: it says what will be, and never loses what was typed. */
import { expect, it } from 'vitest';
import { cards, send, useBrowser, visit } from './_page.ts';

useBrowser();

it('keeps the draft through a refusal and a reload, and says what was wrong beside it', async () => {
  const { page } = await visit();
  const field = page.getByRole('textbox', { name: 'What is on your list?' });
  await field.fill('- [x] Order the sign');
  await page.getByRole('button', { name: /^Send/ }).click();
  await page
    .getByRole('alert')
    .getByText(/Every item is already done/)
    .waitFor();
  await page.reload();
  expect(await field.inputValue()).toBe('- [x] Order the sign');
});

it('sends by key, empties the field, and remembers who sent', async () => {
  const { page, perch } = await visit();
  await page.getByRole('textbox', { name: 'Your name' }).fill('ada');
  const field = page.getByRole('textbox', { name: 'What is on your list?' });
  await field.fill('Write a toast for Lena');
  await field.press('Control+Enter');
  await cards(page).first().waitFor();
  const [started] = perch.heard;
  expect(started?.said).toEqual(expect.objectContaining({ event: 'list.started', requester: 'ada' }));
  await page.getByRole('link', { name: 'New list' }).click();
  expect(await field.inputValue()).toBe('');
  expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('ada');
});

it('counts down a cooldown, with the draft kept, and sends once it is over', async () => {
  const { page } = await visit();
  let refused = false;
  await page.route('**/api/lists', async (route) => {
    if (refused || route.request().method() !== 'POST') return route.continue();
    refused = true;
    return route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: JSON.stringify({ message: 'One list at a time, please.', cooldown_s: 42 }),
    });
  });
  const field = page.getByRole('textbox', { name: 'What is on your list?' });
  await field.fill('Write a toast for Lena');
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByText('One list at a time, please.').first().waitFor();
  await page.getByText(/^You can send again in 0:[34]\d\./).waitFor();
  expect(await page.getByRole('button', { name: /^Send/ }).getAttribute('aria-disabled')).toBe('true');
  await page.clock.fastForward(42_000);
  await page.getByText('You can send again now.').waitFor();
  expect(await field.inputValue()).toBe('Write a toast for Lena');
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL(/#l[0-9a-z]+$/);
});

it('sends the same list once, though the answer to the first try was lost', async () => {
  const { page, perch } = await visit();
  let lost = false;
  await page.route('**/api/lists', async (route) => {
    if (lost || route.request().method() !== 'POST') return route.continue();
    lost = true;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('textbox', { name: 'What is on your list?' }).fill('Write a toast for Lena');
  await page.getByRole('button', { name: /^Send/ }).click();
  await page
    .getByText(/can’t be reached/)
    .first()
    .waitFor();
  await send(page, 'Write a toast for Lena');
  expect(perch.heard.filter(({ said }) => said.event === 'list.started').length).toBe(1);
});

it('takes a press on Send although the preview comes, and would move it, before it is let go', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { page } = await visit({
    prepare: async (to) => {
      await to.route('**/api/parse', async (route) => {
        await arrived;
        await route.continue();
      });
    },
  });
  const asked = page.waitForRequest('**/api/parse');
  await page
    .getByRole('textbox', { name: 'What is on your list?' })
    .fill('Buy bread\nCall Lena\nWrite a toast');
  await asked;
  await page.getByRole('button', { name: /^Send/ }).hover();
  await page.mouse.down();
  const answered = page.waitForResponse('**/api/parse');
  arrive();
  await (await answered).finished();
  // The page has been drawn with whatever came.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.up();
  await page.waitForURL(/#l[0-9a-z]+$/);
});
