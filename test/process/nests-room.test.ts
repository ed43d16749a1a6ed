import { describe, expect, it } from 'vitest';
import { axeFinds, darken, press, useRooms } from './_rooms.ts';
import { post } from './_server.ts';

const rooms = useRooms();
const dialog = 'one("dialog[open]")';

const nests = async (): Promise<{ nest_id: string }[]> => {
  const answer = await fetch(`${rooms.server.address}/api/nests`);
  return ((await answer.json()) as { nests: { nest_id: string }[] }).nests;
};

async function openForm(path = '/#nests') {
  const page = await rooms.open(path);
  await page.until('all(".nest").length > 0');
  await page.eval('named("button", "New nest").click()');
  await page.until(dialog);
  return page;
}

describe('the nests', () => {
  it('are made by name and heads, with the id shown beforehand', async () => {
    const page = await openForm();
    await page.eval('addEventListener("crows-nest-created", ({ detail }) => heard.push(detail))');
    expect(await page.eval('named("button", "Make the nest").ariaDisabled')).toBe('true');
    await page.eval(
      'write(one("input[name=name]"), "Überraschung 2"); all("input[name=crow]")[2].click(); all("input[name=crow]")[0].click()',
    );
    await page.until('/Its id will be uberraschung-2/.test(one("#slug").textContent)');
    await page.until('/Core, 2 of 8 chosen/.test(one("legend").textContent)');
    await page.eval(
      'one("[name=always_ask]").click(); write(one("[name=approval_s]"), "3600"); write(one("[name=murder]"), "2")',
    );
    await page.eval('named("button", "Make the nest").click()');
    await page.until(`!${dialog} && heard.length > 0`);
    expect(await page.eval('heard[0]')).toEqual({ nestId: 'uberraschung-2' });
    expect((await nests()).at(-1)).toEqual({
      nest_id: 'uberraschung-2',
      name: 'Überraschung 2',
      crows: ['Hugin', 'Pepper'],
      always_ask: true,
      approval_s: 3600,
      murder: 2,
    });
    await page.until(
      '/always asks.*questions wait 1 hour.*2 crows in a murder/s.test(one("#uberraschung-2").textContent)',
    );
  });

  it('say in the server’s words why a name can’t be had, and keep what was typed', async () => {
    await post(rooms.server.address, '/api/nests', { name: 'Taken', crows: ['Inky'] });
    const page = await openForm();
    await page.eval('write(one("input[name=name]"), "taken"); all("input[name=crow]")[0].click()');
    await page.until('named("button", "Make the nest").ariaDisabled === "false"');
    await page.eval('named("button", "Make the nest").click()');
    await page.until('/There is a nest "taken" already/.test(one("dialog [role=alert]")?.textContent)');
    expect(await page.eval('one("input[name=name]").value')).toBe('taken');
  });

  it('change all but the id, and of the whole flock only three settings', async () => {
    await post(rooms.server.address, '/api/nests', { name: 'Desk', crows: ['Inky'] });
    const page = await rooms.open('/#nests');
    await page.until('one("#desk")');
    await page.eval('named("button", "Change Desk").click()');
    await page.until(dialog);
    expect(await page.eval('one("#slug").textContent')).toContain('Its id stays desk');
    await page.eval('write(one("input[name=name]"), "Table"); all("input[name=crow]")[7].click()');
    await page.until('one("input[name=name]").value === "Table"');
    await page.eval('named("button", "Save").click()');
    await page.until('/Table.*Inky, Tumble/s.test(one("#desk").textContent)');
    await page.eval('named("button", "Change The whole flock").click()');
    await page.until(dialog);
    expect(await page.eval('all("dialog input, dialog select").map(({ name }) => name)')).toEqual([
      'always_ask',
      'approval_s',
      'murder',
    ]);
    await press(page, 'Escape');
    await page.until(`!${dialog}`);
  });

  it('are deleted on a second word, and stay while a list of theirs flies', async () => {
    await post(rooms.server.address, '/api/nests', { name: 'Busy', crows: ['Inky'] });
    const sent = await post(rooms.server.address, '/api/lists', {
      text: 'Write a toast',
      requester: 'me',
      nest_id: 'busy',
    });
    const { list_id } = (await sent.json()) as { list_id: string };
    const page = await rooms.open('/#nests');
    await page.until('one("#busy")');
    await page.eval('named("button", "Delete Busy").click()');
    await page.until('focused()?.textContent.trim() === "Delete" && focused().closest(".sure")');
    await page.eval('focused().click()');
    await page.until('one(".sure [role=alert]")');
    await post(rooms.server.address, `/api/lists/${list_id}/cancel`, {});
    await page.until(
      `fetch("/api/lists/${list_id}").then((answer) => answer.json()).then(({ status }) => status === "finished")`,
    );
    await page.eval('one(".sure button").click()');
    await page.until('!one("#busy")');
    await page.until('nameOf(focused()) === "New nest"');
  });

  it('are no more than twenty, and say so before anything is typed', async () => {
    for (let n = (await nests()).length; n < 20; n += 1) {
      await post(rooms.server.address, '/api/nests', { name: `Full ${n}`, crows: ['Inky'] });
    }
    const page = await rooms.open('/#nests');
    await page.until('named("button", "New nest")?.ariaDisabled === "true"');
    expect(await page.eval('one("#full").textContent')).toContain('There are 20 nests');
  });

  it('pass axe in light, dark and narrow, with the form open too', async () => {
    const page = await rooms.open('/#nests');
    await page.until('all(".nest").length > 1');
    expect(await axeFinds(page)).toEqual([]);
    await darken(page);
    expect(await axeFinds(page)).toEqual([]);
    const narrow = await rooms.open('/#nests', { width: 360, height: 740 });
    await narrow.until('all(".nest").length > 1');
    expect(
      await narrow.eval('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
    ).toBe(0);
    await narrow.eval('all(".nest .button")[1].click()');
    await narrow.until(dialog);
    expect(await axeFinds(narrow)).toEqual([]);
  });
});
