/** A list while it changes: nothing the person reads or holds is taken from under them, and nothing fails unsaid. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { FaultRule } from '../../../src/actors/rehearsal-faults.ts';
import { post } from '../_server.ts';
import { cards, send, settle, useBrowser, visit } from './_page.ts';

useBrowser();

const crows = (fault: FaultRule['fault']): FaultRule => ({
  fault,
  when: ({ model }) => model.includes('sonnet'),
});
const long = Array.from({ length: 30 }, (_, n) => `Line ${n + 1} of the answer.`).join('\n\n');

it('keeps an answer, and what is selected in it, while other things happen', async () => {
  const { page } = await visit({ faults: [crows({ kind: 'text', text: 'One **bold** answer.' })] });
  await send(page, 'Write a toast for Lena\nFind names for a bakery\nBook the hall and write the invitation');
  await cards(page).nth(2).waitFor();
  await settle(page);
  await page
    .getByRole('article', { name: 'Plan: Write a toast for Lena' })
    .getByRole('button', { name: 'Approve' })
    .click();
  const answer = page.getByRole('list', { name: 'Items' }).locator('crows-answer');
  await answer.locator('strong').waitFor();
  const mark = await answer.locator('strong').evaluateHandle((strong) => {
    const range = document.createRange();
    range.selectNodeContents(strong);
    getSelection()!.removeAllRanges();
    getSelection()!.addRange(range);
    return strong;
  });
  await settle(page);
  await page
    .getByRole('article', { name: /^Plan: Find/ })
    .getByRole('button', { name: 'Reject' })
    .click();
  await page.getByText('Plan rejected', { exact: true }).waitFor();
  expect(await mark.evaluate((strong) => strong.isConnected)).toBe(true);
});

it('says why a crow brought nothing, and why an item was left', async () => {
  const { page } = await visit({ faults: [crows({ kind: 'refusal' })] });
  await send(page, 'Write a toast for Lena');
  await cards(page).first().waitFor();
  await settle(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  const list = page.getByRole('list', { name: 'Items' });
  await list.getByText('No crow brought anything back').waitFor();
  await list.getByText('would not do it').first().waitFor();
  await list.getByRole('button', { name: 'Send again' }).waitFor();
});

it('sends an item again with a note, as a list of its own', async () => {
  const { page, perch } = await visit();
  const first = await send(page, 'Book the hall and write the invitation');
  await cards(page).first().waitFor();
  await settle(page);
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('textbox', { name: /What should be different/ }).fill('only the hall');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.hash.startsWith('#l') && url.hash !== `#${first}`);
  const again = await perch.roost.snapshot(new URL(page.url()).hash.slice(1));
  expect(again?.redo_of).toBe(`${first}-1`);
});

/** What `crows-error` tells the page around the elements, from now on. */
async function errorsOn(page: Page): Promise<() => Promise<{ from: string; message: string }[]>> {
  const heard = await page.evaluateHandle(() => {
    const errors: { from: string; message: string }[] = [];
    document.addEventListener('crows-error', (event) => {
      const { message } = (event as CustomEvent<{ message: string }>).detail;
      errors.push({ from: (event.target as Element).localName, message });
    });
    return errors;
  });
  return () => heard.jsonValue();
}

it('tells the page around it why an item is not sent again, in the words that stand below it', async () => {
  const { page, serving } = await visit({ more: { pranks: true } });
  await send(page, 'Book the hall and write the invitation');
  await cards(page).first().waitFor();
  await settle(page);
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  const note = page.getByRole('textbox', { name: /What should be different/ });
  await note.fill('only the hall');
  // More lists in a minute than one requester may send, the next one being the eleventh.
  for (let n = 0; n < 9; n += 1)
    await post(serving.address, '/api/lists', { text: `Write toast ${n}`, requester: 'me' });
  const errors = await errorsOn(page);
  await page.keyboard.press('Enter');
  await expect.poll(errors, { timeout: 20_000 }).toHaveLength(1);
  const [{ from, message } = { from: '', message: '' }] = await errors();
  expect(from).toBe('crows-app');
  expect(message).toMatch(/Send your list again in \d+ seconds\.$/);
  await page.getByText(message).first().waitFor();
  await note.waitFor();
  expect(await note.inputValue()).toBe('only the hall');
});

it('tells the page around it why a list is not cancelled, and lets it be tried again', async () => {
  const { page, perch } = await visit();
  const list = await send(page, 'Book the hall and write the invitation');
  await cards(page).first().waitFor();
  const errors = await errorsOn(page);
  await page.route('**/cancel', (route) => route.abort(), { times: 1 });
  const cancel = page.getByRole('button', { name: 'Cancel the list' });
  await cancel.click();
  await expect.poll(errors, { timeout: 20_000 }).toHaveLength(1);
  const [{ message } = { message: '' }] = await errors();
  await page.getByText(message).first().waitFor();
  await cancel.click();
  await expect
    .poll(async () => (await perch.roost.snapshot(list))?.status, { timeout: 20_000 })
    .toBe('finished');
});

it('folds a long answer once it is decided, and opens it when asked', async () => {
  const { page } = await visit({ faults: [crows({ kind: 'text', text: long })] });
  await send(page, 'Write a toast for Lena');
  for (const kind of [/^Plan/, /^Answer/]) {
    const card = page.getByRole('article', { name: kind });
    await card.waitFor();
    await settle(page);
    await card.getByRole('button', { name: 'Approve' }).click();
  }
  const more = page.getByRole('button', { name: 'Show all of it' });
  await more.click();
  await page.getByRole('button', { name: 'Show less' }).waitFor();
});

it('copies Markdown, and says so only when it did', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page } = await visit({
    permissions,
    faults: [crows({ kind: 'text', text: 'One **bold** answer.' })],
  });
  await send(page, 'Write a toast for Lena');
  await cards(page).first().waitFor();
  await settle(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  const button = page.getByRole('button', { name: 'Copy', exact: true });
  await button.click();
  await page.getByText('Copied.').last().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('One **bold** answer.');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await button.click();
  await page
    .getByText(/The browser did not let this page copy/)
    .first()
    .waitFor();
});

it('leaves the page where it was scrolled, and tells of what is new below', async () => {
  const { page } = await visit({ height: 500, faults: [crows({ kind: 'text', text: long })] });
  const items = [
    'Find names for a bakery',
    'Book the hall and write the invitation',
    'Write a toast for Lena',
  ];
  await send(page, items.join('\n'));
  await cards(page).nth(2).waitFor();
  await settle(page);
  await page.evaluate(() => scrollTo(0, 40));
  // A pointer would have the card scrolled to first.
  await page
    .getByRole('article', { name: 'Plan: Write a toast for Lena' })
    .getByRole('button', { name: 'Approve' })
    .dispatchEvent('click');
  await page.getByRole('button', { name: '1 new below' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(40);
});
