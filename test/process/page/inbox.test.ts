/** How questions are answered: once, on purpose, by the person, with the server as the only judge. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { cards, inbox, send, server, settle, useBrowser, visit } from './_page.ts';

useBrowser();

const patience = { timeout: 30_000 };

const hall = 'Book the hall and write the invitation';
/** The state of an item that was turned down. */
const rejected = (page: Page) => page.getByText('Plan rejected', { exact: true });
const toast = 'Write a toast for Lena';

describe('a yes', () => {
  it('is sent once, however often it is clicked', async () => {
    const { page, perch } = await visit();
    await send(page, toast);
    await cards(page).first().waitFor();
    await settle(page);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/verdicts')) posts.push(request.postData() ?? '');
    });
    await page.getByRole('button', { name: 'Approve' }).dblclick();
    await page.getByRole('article', { name: /^Answer/ }).waitFor();
    expect(posts.length).toBe(1);
    expect(perch.heard.filter(({ said }) => said.event === 'verdict').length).toBe(1);
  });

  it('leaves the other questions to be answered meanwhile', async () => {
    const { page } = await visit();
    await page.route('**/api/verdicts', async (route) => {
      if (!route.request().postData()?.includes('-1"')) await route.continue();
    });
    await send(page, `${hall}\nFind names for a bakery`);
    const first = page.getByRole('article', { name: `Plan: ${hall}` });
    const second = page.getByRole('article', { name: 'Plan: Find names for a bakery' });
    await first.waitFor();
    await second.waitFor();
    await settle(page);
    await first.getByRole('button', { name: 'Approve' }).click();
    await expect
      .poll(() => first.getByRole('button', { name: 'Approve' }).getAttribute('aria-busy'), patience)
      .toBe('true');
    expect(await second.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe('false');
    await second.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('article', { name: 'Answer: Find names for a bakery' }).waitFor();
  });

  it('is not taken in the moment a card comes', async () => {
    const { page, perch } = await visit();
    await page.clock.pauseAt(Date.now() + 60_000);
    await send(page, toast);
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return cards(page).count();
      }, patience)
      .toBe(1);
    await page.getByRole('button', { name: 'Approve' }).click();
    expect(perch.heard.some(({ said }) => said.event === 'verdict')).toBe(false);
    await page.clock.runFor(400);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect.poll(() => perch.heard.some(({ said }) => said.event === 'verdict'), patience).toBe(true);
  });

  it('carries a note, a changed answer, a cheaper mode', async () => {
    const { page, perch } = await visit();
    await send(page, hall);
    const plan = cards(page).first();
    await plan.waitFor();
    await settle(page);
    await plan.getByRole('button', { name: 'Note' }).click();
    await plan.getByRole('textbox').fill('keep it short');
    await plan.getByRole('button', { name: 'Just one crow' }).click();
    const answer = page.getByRole('article', { name: /^Answer/ });
    await answer.waitFor();
    await settle(page);
    await answer.getByRole('button', { name: 'Edit' }).click();
    await answer.getByRole('textbox', { name: /The answer/ }).fill('The blue one.');
    await answer.getByRole('button', { name: 'Approve this text' }).click();
    await page.getByText(/^Answer approved .*, as you changed it$/).waitFor();
    const verdicts = perch.heard.flatMap(({ said }) => (said.event === 'verdict' ? [said] : []));
    expect(verdicts).toEqual([
      expect.objectContaining({
        target: 'triage',
        verdict: 'approved',
        note: 'keep it short',
        mode: 'solo',
        edited: true,
      }),
      expect.objectContaining({
        target: 'output',
        verdict: 'approved',
        answer: 'The blue one.',
        edited: true,
      }),
    ]);
  });

  it('to several plans of one kind is one for each', async () => {
    const { page, perch } = await visit();
    await send(page, `${toast}\nWrite a speech for Ada\nWrite an essay about tea`);
    const together = page.getByRole('button', { name: 'Approve these 3' });
    await together.waitFor();
    await settle(page);
    await together.click();
    const approved = () =>
      perch.heard.filter(({ said }) => said.event === 'verdict' && said.target === 'triage').length;
    await expect.poll(approved, patience).toBe(3);
  });

  it('sees one plan of several by itself, and turns it down alone', async () => {
    const { page, perch } = await visit();
    await send(page, `${toast}\nWrite a speech for Ada`);
    await page.getByRole('button', { name: 'Approve these 2' }).waitFor();
    await settle(page);
    await page.getByRole('button', { name: `Reject: ${toast}` }).click();
    await rejected(page).waitFor();
    const verdicts = perch.heard.flatMap(({ said }) => (said.event === 'verdict' ? [said.verdict] : []));
    expect(verdicts).toEqual(['rejected']);
  });
});

describe('keys', () => {
  it('walk through the cards without ever losing the focus', async () => {
    const { page, perch } = await visit();
    await send(page, `${hall}\nFind names for a bakery\nCall the bank, then write to Sam`);
    await cards(page).nth(2).waitFor();
    await settle(page);
    await cards(page).first().focus();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    for (const done of [1, 2, 3]) {
      await page.keyboard.press('r');
      await expect
        .poll(() => perch.heard.filter(({ said }) => said.event === 'verdict').length, patience)
        .toBe(done);
      await expect.poll(() => cards(page).count(), patience).toBe(3 - done);
      await expect.poll(() => inbox(page).locator(':focus').count(), patience).toBe(1);
      await settle(page);
    }
    await page.getByText('Nothing waits for you.').waitFor();
    expect(
      await inbox(page)
        .getByRole('heading')
        .first()
        .evaluate((heading) => heading.matches(':focus')),
    ).toBe(true);
  });

  it('mean nothing outside the inbox, with a modifier, or while they are held', async () => {
    const { page, perch } = await visit();
    await send(page, toast);
    await cards(page).first().waitFor();
    await settle(page);
    await page.locator('body').press('a');
    await cards(page).first().focus();
    await page.keyboard.press('Control+r');
    await page.keyboard.press('Alt+a');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await cards(page)
      .first()
      .evaluate((card) => {
        card.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'a', repeat: true, bubbles: true, composed: true }),
        );
      });
    expect(perch.heard.some(({ said }) => said.event === 'verdict')).toBe(false);
  });

  it('are text in a field of the inbox', async () => {
    const { page, perch } = await visit();
    await send(page, hall);
    await cards(page).first().waitFor();
    await settle(page);
    await cards(page).first().getByRole('button', { name: 'Note' }).click();
    await page.keyboard.type('a rare jar');
    expect(await cards(page).first().getByRole('textbox').inputValue()).toBe('a rare jar');
    expect(perch.heard.some(({ said }) => said.event === 'verdict')).toBe(false);
  });

  it('typed into a paste go nowhere else, while questions come', async () => {
    const at = await server();
    const { page, perch } = await visit({ at });
    await page.evaluate(() => {
      document.addEventListener('keydown', ({ key }) => {
        if (/^[a-z ]$/.test(key)) document.title = `hotkey ${key}`;
      });
    });
    const field = page.getByRole('textbox', { name: 'What is on your list?' });
    await field.focus();
    await page.keyboard.type('a far');
    const response = await fetch(`${at.serving.address}/api/lists`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: `${toast}\n${hall}`, requester: 'ben' }),
    });
    expect(response.status).toBe(202);
    await cards(page).nth(1).waitFor();
    await page.keyboard.type(' rare jar');
    expect(await field.inputValue()).toBe('a far rare jar');
    expect(await page.title()).toBe('(2) Crows');
    expect(perch.heard.some(({ said }) => said.event === 'verdict')).toBe(false);
  });
});

describe('what happened without the person', () => {
  it('a timeout is told as a timeout, and can be sent again', async () => {
    const { page, perch } = await visit();
    await send(page, toast);
    await cards(page).first().waitFor();
    perch.time.pass(600_000);
    await inbox(page)
      .getByText(/Time ran out at .*, counted as a no/)
      .waitFor();
    const list = page.getByRole('list', { name: 'Items' });
    await list.getByText('Time ran out', { exact: true }).waitFor();
    const told = await list.ariaSnapshot();
    expect(told).not.toMatch(/reject/i);
    // Once, with the time at which it was.
    expect(told.match(/counts? as a no|counted as a no/g)).toEqual(['counted as a no']);
    await list.getByRole('button', { name: 'Send again' }).waitFor();
  });

  it('a question answered elsewhere says so here', async () => {
    const { page, perch } = await visit();
    const id = await send(page, hall);
    await cards(page).first().waitFor();
    await settle(page);
    // This page does not hear of it in time.
    await page.route('**/api/events*', (route) => route.abort());
    await page.route(`**/api/lists/${id}`, (route) => route.abort());
    await page.evaluate(() => fetch('/api/health'));
    await page.route('**/api/verdicts', async (route) => {
      await perch.roost.giveVerdict({ item_id: `${id}-1`, target: 'triage', approve: true });
      await route.continue();
    });
    await cards(page).first().getByRole('button', { name: 'Reject' }).click();
    await inbox(page).getByText('Already decided: approved in another window').waitFor();
  });

  it('a question that comes while the page is cut off is there afterwards', async () => {
    const at = await server();
    const { page } = await visit({ at });
    await page.getByText('live', { exact: true }).waitFor();
    await page.context().setOffline(true);
    const { readNewList } = await import('../../../src/requests.ts');
    await at.perch.roost.startList(
      readNewList({ text: toast, requester: 'ben' }, { listBudgetMax: 600_000 }),
    );
    await page.context().setOffline(false);
    await page.clock.runFor(15_000);
    await page.getByRole('article', { name: `Plan: ${toast}` }).waitFor();
  });

  it('a decided question has no buttons after a reload', async () => {
    const { page } = await visit();
    await send(page, hall);
    await cards(page).first().waitFor();
    await settle(page);
    await cards(page).first().getByRole('button', { name: 'Reject' }).click();
    await rejected(page).waitFor();
    await page.reload();
    await rejected(page).waitFor();
    expect(await cards(page).count()).toBe(0);
  });

  it('trust is told, with what it covers', async () => {
    const at = await server();
    const { page } = await visit({ at });
    for (let times = 0; times < 3; times++) {
      await page.goto(`${at.serving.address}/#new`);
      await page.getByRole('link', { name: 'New list' }).click();
      await send(page, `Write a note to neighbour ${times}`);
      for (const kind of [/^Plan/, /^Answer/]) {
        const card = page.getByRole('article', { name: kind });
        await card.waitFor();
        await settle(page);
        await card.getByRole('button', { name: 'Approve' }).click();
      }
      await page.getByRole('list', { name: 'Items' }).getByText('Done', { exact: true }).waitFor();
      await settle(page);
    }
    await page.getByRole('link', { name: 'New list' }).click();
    await send(page, 'Write a note to the fourth neighbour');
    await page.getByText('Plan went ahead without asking: trusted').waitFor();
    await inbox(page).getByText('1 went ahead without asking').click();
    await inbox(page)
      .getByText(/Trusted crows skip your approval/)
      .waitFor();
  });
});

describe('a deadline', () => {
  it('counts by the server’s clock, also when this one is wrong or jumps', async () => {
    const { page, perch } = await visit();
    await send(page, toast);
    await inbox(page)
      .getByText(/^(10:00|9:5\d) left, then it counts as a no$/)
      .waitFor();
    await page.clock.fastForward(300_000);
    await inbox(page)
      .getByText(/^(5:00|4:5\d) left, then it counts as a no$/)
      .waitFor();
    perch.time.pass(600_000);
    await inbox(page)
      .getByText(/^Time ran out/)
      .waitFor();
  });
});

it('offline, nothing can be decided, and the page says why', async () => {
  const { page, serving } = await visit();
  await send(page, hall);
  await cards(page).first().waitFor();
  await page.context().setOffline(true);
  await serving.close();
  for (let seconds = 0; seconds < 40; seconds++) await page.clock.runFor(1000);
  await page.locator('.connection.offline').waitFor();
  expect(await page.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe('true');
  const reason = inbox(page).getByText(/out of reach/);
  await reason.waitFor();
  const topmost = await reason.evaluate((one) => {
    const { left, top } = one.getBoundingClientRect();
    const root = one.getRootNode();
    return root instanceof ShadowRoot && root.elementFromPoint(left + 4, top + 4) === one;
  });
  expect(topmost).toBe(true);
  expect(await page.title()).toBe('Crows');
});

it('offline, the page does not say that nothing waits', async () => {
  const { page, serving } = await visit();
  await inbox(page).getByText('Nothing waits for you.').waitFor();
  await page.context().setOffline(true);
  await serving.close();
  for (let seconds = 0; seconds < 40; seconds++) await page.clock.runFor(1000);
  await inbox(page).getByText('What waits for you is not known: the server is out of reach.').waitFor();
  expect(await inbox(page).getByText('Nothing waits for you.').count()).toBe(0);
});
