import { beforeAll, describe, expect, it } from 'vitest';
import { axeFinds, darken, press, useRooms } from './_rooms.ts';
import { approveAll, post } from './_server.ts';

const rooms = useRooms();
/** Plans and the eight crows, who are read on their own. */
const table = 'all("[part=table] tbody th").length === 9';

async function send(text: string): Promise<string> {
  const answer = await post(rooms.server.address, '/api/lists', { text, requester: 'me' });
  const { list_id } = (await answer.json()) as { list_id: string };
  await approveAll(rooms.server.address, list_id);
  return list_id;
}

beforeAll(async () => {
  await send('- Write a toast for Lena\n- Write a toast for Sam\n- Write a toast for Ines');
});

describe('the trust matrix', () => {
  it('says each level in words, and how far it is to the next one', async () => {
    const { until, eval: ask } = await rooms.open('/#trust');
    await until(table);
    expect(await ask('named("td button", "Plans, writing: regular") !== undefined')).toBe(true);
    expect(
      await ask('all("td button").filter((one) => /writing: stranger, 1 of 3/.test(nameOf(one))).length'),
    ).toBe(3);
  });

  it('opens what is missing to the next step, and gives the focus back', async () => {
    const page = await rooms.open('/#trust');
    await page.until(table);
    await page.eval('named("td button", "Plans, writing: regular").focus()');
    await press(page, 'Enter');
    await page.until('one(".about:popover-open")');
    const says = await page.eval<string>('nameOf(one(".about[popover]"))');
    expect(says).toMatch(/^Plans, writing regular Plans for one crow go ahead without asking you\./);
    expect(says).toMatch(
      /3 more approved plans in a row until trusted\. At this level since \d\d:\d\d\. Last counted: approved, \d\d:\d\d\.$/,
    );
    await press(page, 'Escape');
    await page.until('!one(".about:popover-open")');
    expect(await page.eval('nameOf(focused())')).toBe('Plans, writing: regular');
  });

  it('is one stop of the Tab key, and is walked with the arrows', async () => {
    const page = await rooms.open('/#trust');
    await page.until(table);
    expect(await page.eval('all("td button[tabindex=\'0\']").length')).toBe(1);
    await page.eval('all("td button")[0].focus()');
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) {
      await press(page, key);
    }
    expect(await page.eval('[focused().dataset.row, focused().dataset.column].join()')).toBe('0,1');
    expect(await page.eval('all("td button[tabindex=\'0\']").length')).toBe(1);
  });

  it('flashes once where a level moves, tells the page around it, and keeps a line of it', async () => {
    const page = await rooms.open('/#trust');
    await page.until(table);
    await page.eval('addEventListener("crows-trust-changed", ({ detail }) => heard.push(detail))');
    await page.eval(
      'addEventListener("animationstart", ({ animationName }) => heard.push(animationName), true); one("[part=table]").addEventListener("animationstart", ({ animationName }) => heard.push(animationName))',
    );
    await send(
      '- Plan a rainy Sunday in Ghent\n- Plan a rainy Sunday in Bruges\n- Plan a rainy Sunday in Mons',
    );
    await page.until('heard.includes("flash")');
    await page.until('named("td button", "Plans, planning: regular")');
    expect(await page.eval('heard.filter((one) => one.holder === "flock")')).toEqual([
      { holder: 'flock', taskType: 'plan', from: 0, to: 1 },
    ]);
    await page.until('/Plans went up to regular at planning/.test(one(".moves").textContent)');
    await page.until(
      'all("td.flash").length === 0 || all("td.flash").every((one) => one.getAnimations().length === 0)',
    );
  });

  it('scrolls by itself on a narrow screen, and keeps the names in sight', async () => {
    const page = await rooms.open('/#trust', { width: 360, height: 740 });
    await page.until(table);
    const [left, over] = await page.eval<[number, number]>(
      '(() => { const region = one("[role=region][tabindex]"); region.scrollLeft = 300; return [one("tbody th").getBoundingClientRect().left - region.getBoundingClientRect().left, document.documentElement.scrollWidth - document.documentElement.clientWidth]; })()',
    );
    expect(left).toBeLessThan(2);
    expect(over).toBe(0);
  });

  it('passes axe in light, dark and narrow', async () => {
    const page = await rooms.open('/#trust');
    await page.until(table);
    expect(await axeFinds(page)).toEqual([]);
    await darken(page);
    expect(await axeFinds(page)).toEqual([]);
    const narrow = await rooms.open('/#trust', { width: 360, height: 740 });
    await narrow.until(table);
    expect(await axeFinds(narrow)).toEqual([]);
  });
});
