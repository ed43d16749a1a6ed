/** What stays true on a page whatever happens around it: a broken stream, another list, a storm of news, a second script. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { inbox, send, server, settle, useBrowser, visit } from './_page.ts';

useBrowser();

/** Ends the stream after each event, as a bad network would. */
async function dropAfterEach(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = EventSource;
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the stream it belongs to
    const listen = prototype.addEventListener;
    Object.assign(prototype, {
      addEventListener(this: EventSource, name: string, hear: (event: Event) => void) {
        listen.call(this, name, (event) => {
          hear(event);
          // Both ends of a stream say `error`, and neither has data.
          if (!(event instanceof MessageEvent)) return;
          this.close();
          this.dispatchEvent(new Event('error'));
        });
      },
    });
  });
}

/** What the list shows, without times that run. */
const shown = async (page: Page): Promise<string> =>
  (await page.getByRole('main').ariaSnapshot()).replaceAll(/\d+:\d\d/g, 'M:SS');

it('shows the same through a stream that breaks after every event as through a whole one', async () => {
  const at = await server();
  const whole = await visit({ at });
  const id = await send(whole.page, 'Write a toast for Lena\nBook the hall and write the invitation');
  const broken = await visit({ at, path: `/#${id}`, prepare: dropAfterEach });
  for (const name of ['Plan: Write', 'Plan: Book', 'Answer: Write', 'Answer: Book']) {
    const card = whole.page.getByRole('article', { name: new RegExp(`^${name}`) });
    await card.waitFor();
    await settle(whole.page);
    await card.getByRole('button', { name: 'Approve' }).click();
  }
  await expect
    .poll(() => at.perch.heard.map(({ said }) => said.event), { timeout: 30_000 })
    .toContain('list.finished');
  const expected = await shown(whole.page);
  await expect
    .poll(
      async () => {
        await broken.page.clock.fastForward(10_000);
        return shown(broken.page);
      },
      { timeout: 60_000 },
    )
    .toBe(expected);
  expect(broken.complaints).toEqual([]);
});

it('keeps a verdict on its way with its own list when another is opened', async () => {
  const { page, perch } = await visit();
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/verdicts', async (route) => {
    await held;
    await route.continue();
  });
  const first = await send(page, 'Write a toast for Lena');
  const toast = page.getByRole('article', { name: 'Plan: Write a toast for Lena' });
  await toast.waitFor();
  await settle(page);
  await toast.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('link', { name: 'New list' }).click();
  await send(page, 'Find names for a bakery');
  const bakery = page.getByRole('article', { name: 'Plan: Find names for a bakery' });
  await bakery.waitFor();
  const list = page.getByRole('list', { name: 'Items' });
  expect(await list.getByText('Write a toast for Lena').count()).toBe(0);
  expect(await toast.getByRole('button', { name: 'Approve' }).getAttribute('aria-busy')).toBe('true');
  expect(await bakery.getByRole('button', { name: 'Approve' }).getAttribute('aria-busy')).toBe('false');
  release();
  await page.getByRole('article', { name: 'Answer: Write a toast for Lena' }).waitFor();
  expect(await bakery.getByRole('button', { name: 'Approve' }).count()).toBe(1);
  const judged = perch.heard.flatMap(({ said }) => (said.event === 'verdict' ? said.item_id : []));
  expect(judged).toEqual([`${first}-1`]);
});

it('says every question once, and a storm of news at most every three seconds', async () => {
  const { page } = await visit();
  const items = Array.from({ length: 12 }, (_, n) => `Write toast number ${n + 1} for Lena`);
  await page.evaluate(() => {
    const heard: { kind: string; text: string; at: number }[] = [];
    Object.assign(globalThis, { heard });
    const listen = (root: ParentNode): void => {
      for (const region of root.querySelectorAll('.unseen[role]')) {
        new MutationObserver((records) => {
          for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
            heard.push({
              kind: region.getAttribute('role') ?? '',
              text: node.textContent ?? '',
              at: performance.now(),
            });
          }
        }).observe(region, { childList: true });
      }
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) listen(shadowRoot);
    };
    listen(document);
  });
  const heard = (kind: string) =>
    page.evaluate(
      (wanted) =>
        (globalThis as unknown as { heard: { kind: string; text: string; at: number }[] }).heard.filter(
          (one) => one.kind === wanted,
        ),
      kind,
    );
  await send(page, items.join('\n'));
  await expect.poll(async () => (await heard('alert')).length, { timeout: 60_000 }).toBe(items.length);
  const asked = (await heard('alert')).map(({ text }) => text);
  for (const item of items) expect(asked.filter((text) => text.endsWith(item))).toHaveLength(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(async () => (await heard('status')).length, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.clock.fastForward(3_000);
  await expect
    .poll(async () => (await heard('status')).at(-1)?.text, { timeout: 60_000 })
    .toMatch(/finished/i);
  const said = await heard('status');
  for (const [n, { at }] of said.entries()) {
    if (n > 0) expect(at - (said[n - 1]?.at ?? 0)).toBeGreaterThanOrEqual(2_990);
  }
  expect(said.length).toBeLessThan(items.length);
});

it('takes a second script of its own for what it is: one warning, no error', async () => {
  const warnings: string[] = [];
  const { page, complaints } = await visit({
    bypassCSP: true,
    prepare: async (one) => {
      one.on('console', (message) => {
        if (message.type() === 'warning' && message.text().startsWith('Crows:'))
          warnings.push(message.text());
      });
    },
  });
  await page.getByText('live', { exact: true }).waitFor();
  const kept = await page.evaluateHandle(() => customElements.get('crows-app'));
  await page.addScriptTag({ url: '/ui/crows.js', type: 'module' });
  await expect.poll(() => warnings).toEqual([expect.stringMatching(/crows-app.*Load the script once/)]);
  expect(await page.evaluate((before) => customElements.get('crows-app') === before, kept)).toBe(true);
  expect(complaints).toEqual([]);
  expect(await inbox(page).count()).toBe(1);
});
