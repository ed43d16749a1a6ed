import { beforeAll, describe, expect, it } from 'vitest';
import { axeFinds, darken, useRooms } from './_rooms.ts';
import { approveAll, post } from './_server.ts';

const rooms = useRooms();

async function send(text: string, more: object = {}): Promise<string> {
  const answer = await post(rooms.server.address, '/api/lists', { text, requester: 'me', ...more });
  const { list_id } = (await answer.json()) as { list_id: string };
  return list_id;
}

let toast: string;

beforeAll(async () => {
  await post(rooms.server.address, '/api/nests', { name: 'Desk', crows: ['Inky'] });
  toast = await send('Write a toast for Lena');
  await approveAll(rooms.server.address, toast);
  await send('Plan a rainy Sunday', { nest_id: 'desk', requester: 'Ines' });
  for (let n = 1; n <= 4; n += 1) await send(`Name shop ${n}`, { requester: `team ${n}` });
});

const rows = 'all(".row a[href^=\'#\']").map((one) => one.textContent)';
const shows = (...titles: string[]) =>
  `JSON.stringify(${rows}) === ${JSON.stringify(JSON.stringify(titles))}`;

describe('the history', () => {
  it('is found again by words, state, nest and sender', async () => {
    const page = await rooms.open('/#history');
    await page.until('all(".row").length === 6 && one("section h3").textContent === "Today"');
    await page.eval('write(one("[name=q]"), "toast")');
    await page.until(shows('Write a toast for Lena'));
    await page.eval('write(one("[name=q]"), ""); write(one("[name=status]"), "finished")');
    await page.until(shows('Write a toast for Lena'));
    await page.eval('write(one("[name=status]"), ""); write(one("search [name=nest]"), "desk")');
    await page.until(shows('Plan a rainy Sunday'));
    await page.eval('write(one("search [name=nest]"), ""); write(one("search [name=requester]"), "team 3")');
    await page.until(shows('Name shop 3'));
    await page.eval('write(one("[name=q]"), "nothing of the kind")');
    await page.until('one(".none")?.textContent === "No list matches."');
  });

  it('comes page by page', async () => {
    const page = await rooms.open('/#history');
    await page.until('all(".row").length === 6');
    await page.eval('one("crows-history").setAttribute("limit", "4")');
    await page.until('all(".row").length === 4 && named("button", "Show older lists")');
    await page.eval('named("button", "Show older lists").click()');
    await page.until('all(".row").length === 6 && !named("button", "Show older lists")');
  });

  it('opens a list, and saves and copies it as the server writes it', async () => {
    const page = await rooms.open('/#history');
    await page.until('all(".row").length === 6');
    const file = await page.eval<string>('named("a", "Save as Markdown: Write a toast for Lena").href');
    expect(file).toBe(`${rooms.server.address}/api/lists/${toast}.md`);
    await page.eval('navigator.clipboard.writeText = async (text) => void heard.push(text)');
    await page.eval('named("button", "Copy as Markdown: Write a toast for Lena").click()');
    await page.until(
      'heard.length === 1 && /Copied/.test(one(".tools").parentElement.parentElement.textContent)',
    );
    expect(await page.eval('heard[0]')).toBe(await (await fetch(file)).text());
    await page.eval(`one("#${toast} a").click()`);
    await page.until(`location.hash === "#${toast}" && one("crows-list")`);
  });

  it('erases a list on a second word, and leaves the focus in the history', async () => {
    const gone = await send('Write a farewell');
    await approveAll(rooms.server.address, gone);
    const page = await rooms.open('/#history');
    await page.until(`one("#${gone} .leave")`);
    await page.eval(`one("#${gone} .leave").click()`);
    await page.until('focused()?.closest(".sure")');
    await page.eval('focused().click()');
    await page.until(`!one("#${gone}") && focused()?.closest(".row")`);
    expect((await fetch(`${rooms.server.address}/api/lists/${gone}`)).status).toBe(404);
  });

  it('passes axe in light, dark and narrow', async () => {
    const page = await rooms.open('/#history');
    await page.until('all(".row").length > 3');
    expect(await axeFinds(page)).toEqual([]);
    await darken(page);
    expect(await axeFinds(page)).toEqual([]);
    const narrow = await rooms.open('/#history', { width: 360, height: 740 });
    await narrow.until('all(".row").length > 3');
    expect(
      await narrow.eval('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
    ).toBe(0);
    // A button that is half under the bar at the bottom is scrolled to, and not pressed there.
    await narrow.eval('scrollTo(0, document.documentElement.scrollHeight)');
    expect(await axeFinds(narrow)).toEqual([]);
  });
});
