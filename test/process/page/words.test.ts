/** Every room in another language: no word is left in English, and longer ones, from either side, find room at 360 px. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { listOf } from '../../_roost.ts';
import { useBrowser, visit, type Visited } from './_page.ts';
import { look, pseudoPage } from './_words.ts';

useBrowser();

/** Everything the server said, as text that can be searched. */
function listen(page: Page): () => Promise<string> {
  const said: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/') && !response.url().includes('/api/events'))
      said.push(response.text().catch(() => ''));
  });
  return async () =>
    (await Promise.all(said))
      .join('\n')
      .replaceAll('\\n', '\n')
      .replaceAll('\\"', '"')
      .replaceAll(/\s+/g, ' ');
}

/** Bylines that are no words of ours: names of months and days come from the browser. */
const calendar =
  /^(?:[\d:,.\s]|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|day|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)+$/;

const text = '- Write a toast for Lena\n- Book the hall and write the invitation\n- Find names for a bakery';

async function open(
  width: number,
  dir: 'ltr' | 'rtl',
): Promise<Visited & { room: (name: string) => Promise<void> }> {
  const html = await pseudoPage(dir);
  let heard: () => Promise<string> = () => Promise.resolve('');
  const visited = await visit({
    width,
    height: 800,
    path: '/words',
    prepare: async (page) => {
      heard = listen(page);
      await page.route('**/words', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    },
  });
  const { page, perch } = visited;
  return {
    ...visited,
    room: async (name) => {
      const { bare, wide } = await look(page);
      const told = `${await heard()} ${JSON.stringify(perch.heard).replaceAll('\\\\n', ' ').replaceAll('\\n', ' ')}`;
      expect
        .soft(
          bare.filter((one) => !told.includes(one) && !calendar.test(one)),
          `${name}: words`,
        )
        .toEqual([]);
      expect.soft(wide, `${name}: width`).toEqual([]);
    },
  };
}

/** A narrow page keeps the parts that are not looked at. */
const seen = (page: Page, words: RegExp) => page.getByText(words).filter({ visible: true }).first();
const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

async function throughAllRooms(width: number, dir: 'ltr' | 'rtl'): Promise<void> {
  const { page, room, perch, complaints } = await open(width, dir);
  const narrow = width < 560;
  const tab = async (name: RegExp): Promise<void> => {
    if (narrow) await page.getByRole('navigation').last().getByRole('button', { name }).click();
  };
  await page.getByRole('textbox', { name: /What is on your list/ }).waitFor();
  await button(page, /Sound and notifications/).waitFor();
  await room('the empty page');

  await button(page, /Sound and notifications/).click();
  await room('sound and notifications');
  await page.keyboard.press('Escape');

  await page.getByRole('textbox', { name: /What is on your list/ }).fill(text);
  await button(page, /^⟦Send 3 items/).waitFor();
  await room('the preview');
  await button(page, /^⟦Send/).click();
  await page.waitForURL(/#l/);
  await seen(page, /Your call: plan/).waitFor();
  await room('plans');
  await tab(/Inbox/);
  await seen(page, /Waiting for you/).waitFor();
  await room('the inbox');
  await page.clock.fastForward(1_000);

  const approve = async (target: 'triage' | 'output', count: number): Promise<void> => {
    const waiting = () =>
      perch.heard.flatMap(({ said }) =>
        'needs_approval' in said &&
        said.needs_approval &&
        (said.event === 'item.triaged') === (target === 'triage')
          ? said.item_id
          : [],
      );
    await expect.poll(() => waiting().length, { timeout: 30_000 }).toBe(count);
    for (const item of waiting()) {
      await page.evaluate(
        ([item_id, which]) =>
          fetch('/api/verdicts', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({
              item_id,
              target: which,
              approve: !item_id?.endsWith('-3') || which === 'triage',
            }),
          }),
        [item, target],
      );
    }
  };
  await approve('triage', 3);
  await seen(page, /⟦Answer/).waitFor();
  await room('answers in the inbox');
  await tab(/^⟦List/);
  await room('answers in the list');
  await approve('output', 3);
  await seen(page, /Who flew when/).waitFor();
  await expect
    .poll(() => perch.heard.some(({ said }) => said.event === 'list.finished'), { timeout: 30_000 })
    .toBe(true);
  await seen(page, /Who flew when/).click();
  await seen(page, /⟦As a table/).click();
  await room('the finished list');

  await tab(/Flock/);
  await page
    .getByRole('button', { name: /Pepper/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await room('the card of a crow');
  await page.keyboard.press('Escape');

  for (const [name, ready] of [
    ['trust', /Trusted crows skip/],
    ['nests', /A nest is a room/],
    ['history', /⟦Search/],
  ] as const) {
    await page.evaluate((at) => location.assign(`#${at}`), name);
    await tab(/^⟦List/);
    await seen(page, ready).waitFor();
    await room(name);
  }
  await button(page, /⟦Delete/).click();
  await room('erasing a list');
  await page.evaluate(() => location.assign('#nests'));
  await button(page, /New nest/).click();
  await page.getByRole('dialog').waitFor();
  await room('the form of a nest');
  await page.keyboard.press('Escape');
  await page.evaluate(() => location.assign('#trust'));
  await page
    .getByRole('gridcell')
    .or(page.getByRole('cell'))
    .first()
    .getByRole('button')
    .or(page.getByRole('gridcell'))
    .first()
    .click();
  await room('a cell of trust');
  expect(complaints).toEqual([]);
}

describe('in a language of longer words', () => {
  it.each([
    ['from the left', 'ltr'],
    ['from the right', 'rtl'],
  ] as const)('read %s, every room is in it, and nothing sticks out at 360 px', (_, dir) =>
    throughAllRooms(360, dir),
  );

  it.each([
    ['hours', 11_100],
    ['days', 15 * 86_400],
  ])('says in it how many %s a question still waits', async (_, approval_s) => {
    const { page, room, perch } = await open(360, 'ltr');
    await page.getByRole('textbox', { name: /What is on your list/ }).waitFor();
    await perch.roost.startList({ ...listOf(['Write a toast for Lena']), approval_s });
    await page.getByRole('navigation').last().getByRole('button', { name: /Inbox/ }).click();
    await seen(page, /left, then it counts as a no/).waitFor();
    await room('a question that waits long');
  });

  it('is the same wide page mirrored when it is read from the right', async () => {
    const places = async (dir: 'ltr' | 'rtl') => {
      const { page } = await open(1280, dir);
      await page.getByRole('textbox', { name: /What is on your list/ }).waitFor();
      await page.getByText(/Nothing waits for you/).waitFor();
      return page.evaluate(() => {
        const inside = document.querySelector('crows-app')?.shadowRoot;
        return ['[part=nav]', 'main', 'aside', 'h1', '.switches'].map((selector) => {
          const { left, right } = inside!.querySelector(selector)!.getBoundingClientRect();
          return [left, right].map(Math.round);
        });
      });
    };
    const width = 1280;
    const mirrored = (await places('ltr')).map(([left = 0, right = 0]) => [width - right, width - left]);
    expect(await places('rtl')).toEqual(mirrored);
  });
});
