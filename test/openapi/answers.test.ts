/** What a whole server answers, request by request, held to the schema its operation promises for that status. */
import { afterAll, expect, it, onTestFinished } from 'vitest';
import * as v from 'valibot';
import { connect, Refused } from '../../src/client/client.ts';
import { operations } from '../../src/http/openapi/operations.ts';
import { refusal } from '../../src/http/openapi/shapes.ts';
import { methodsOf } from '../../src/http/paths.ts';
import { serveHere } from '../_serving.ts';
import { perch } from '../_roost.ts';
import { buildSite, siteOf } from '../http/_site.ts';

const seen = new Set<string>();

/** Which of the operations a request was. */
function routeOf(method: string, path: string): string {
  const found = Object.keys(operations).find((route) => {
    const [name = '', form = ''] = route.split(' ');
    return name === method && methodsOf([{ method: name, path: form }])(path).length > 0;
  });
  return found ?? expect.fail(`No operation is ${method} ${path}.`);
}

/** A fetch that fails for an answer nobody promised. */
const checking: typeof fetch = async (input, init = {}) => {
  const response = await fetch(input, init);
  const route = routeOf(init.method ?? 'GET', new URL(input instanceof Request ? input.url : input).pathname);
  seen.add(route);
  const { answers, refusals = [] } = operations[route]!;
  const { status } = response;
  const type = response.headers.get('content-type')?.split(';')[0];
  const promised = answers[status];
  if (typeof promised === 'string') expect(type, route).toBe(promised);
  else if (promised === null) expect(await response.clone().text(), route).toBe('');
  else if (promised)
    expect(v.safeParse(promised, await response.clone().json()).issues, route).toBeUndefined();
  else {
    expect(refusals, `${route} answered ${status}`).toContain(status);
    expect(v.safeParse(refusal, await response.clone().json()).issues, route).toBeUndefined();
  }
  return response;
};

afterAll(() => {
  const unseen = Object.keys(operations).filter((route) => !seen.has(route));
  expect(unseen, 'operations whose answers no test has seen').toEqual([]);
});

async function server(token?: string) {
  const { roost, time } = await perch();
  const built = buildSite();
  onTestFinished(() => built.remove());
  const serving = await serveHere({
    roost,
    site: await siteOf(built),
    token,
  });
  onTestFinished(() => serving.close());
  const { address } = serving;
  return { crows: connect(address, { fetch: checking }), address, time };
}

it('fits how a browser is let in', async () => {
  const json = { 'Content-Type': 'application/json' };
  const { address: open } = await server();
  expect((await checking(`${open}/api/links`, { method: 'POST', headers: json })).status).toBe(409);
  const token = 'abcdefgh12345678';
  const { address } = await server(token);
  const headers = { ...json, Authorization: `Bearer ${token}` };
  const made = await checking(`${address}/api/links`, { method: 'POST', headers });
  const { url } = (await made.json()) as { url: string };
  expect((await checking(url, { redirect: 'manual' })).status).toBe(303);
  expect((await checking(url, { redirect: 'manual' })).status).toBe(404);
});

it('fits the answers of a list, from the preview to its end', async () => {
  const { crows, time } = await server();
  const text = '# Home\n- write a toast\n- [ ] call the bank\n  - [ ] find the number\n- [x] sweep';
  await crows.parse({ text });
  const list = { text, requester: 'ada', approval_s: 60 };
  const { list_id } = await crows.startList(list, 'once');
  await crows.startList(list, 'once');
  await expect(crows.startList({ ...list, requester: 'ben' }, 'once')).rejects.toThrow(Refused);
  await expect(crows.startList({ ...list, nest_id: 'nowhere' })).rejects.toThrow(Refused);
  await expect(crows.startList({ requester: 'ada' })).rejects.toThrow(Refused);

  let answered = 0;
  for await (const { event, data } of crows.events({ list_id })) {
    if (event === 'item.triaged') {
      await crows.approvals();
      await crows.giveVerdict({ item_id: data.item_id, target: 'triage', approve: true, note: 'go' });
    }
    if (event === 'item.answered') {
      await crows.snapshot(list_id);
      answered += 1;
      if (data.item_id.endsWith('-1')) {
        await crows.giveVerdict({ item_id: data.item_id, target: 'output', approve: true });
      }
      // The other one's question runs out.
      if (answered === 2) time.pass(60_000);
    }
    if (event === 'list.finished') break;
  }
  await crows.keep(list_id, 2);
  const again = await crows.redo(list_id, 1, { note: 'shorter' });
  await crows.snapshot(list_id);
  expect(await crows.export(list_id)).toContain(`Done once more in the list ${again.list_id}.`);
  await crows.history({ status: 'finished', q: 'TOAST', limit: 1 });
  await expect(crows.erase(again.list_id)).rejects.toThrow(Refused);
  await crows.cancel(again.list_id);
  await crows.history();
  await crows.erase(again.list_id);
  await expect(crows.snapshot(again.list_id)).rejects.toThrow(Refused);
  await crows.trust();
});

it('fits everything else that can be asked', async () => {
  const { crows, address } = await server();
  await crows.createNest({ name: 'Launch', crows: ['Pepper'], always_ask: true, approval_s: 60, murder: 2 });
  await crows.changeNest('launch', { murder: 3 });
  await crows.nests();
  await crows.deleteNest('launch');
  await expect(crows.deleteNest('launch')).rejects.toThrow(Refused);
  await expect(crows.createNest({ name: '—', crows: ['Pepper'] })).rejects.toThrow(Refused);
  await crows.crows();
  await crows.health();
  const pages = [
    '/',
    '/api/flock',
    '/ui/crows.js',
    '/metrics',
    '/openapi.json',
    '/inspect',
    '/inspect/events',
  ];
  for (const path of [...pages, '/inspect/inspect.js']) await checking(`${address}${path}`);
});
