import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { events, type EventName } from '../../src/events.ts';
import { brain } from '../../src/actors/rehearsal-brain.ts';
import { createRehearsal } from '../../src/actors/rehearsal.ts';
import { openEndpoint } from '../_endpoint.ts';
import {
  approveAll,
  listen,
  newFolder,
  post,
  removeFolder,
  start,
  type Message,
  type Running,
} from './_server.ts';

const paste = `# Home
- [ ] Write a toast for Lena
- [x] Pay the electricity bill
- [ ] Compare three phone plans
- [ ] Plan the Lisbon trip
  - book flights
  - find a hotel

Before Friday:
Draft the newsletter
Find names for a bakery
Explain compound interest
Ask Jonas for the invoice
Sort the receipts
`;

let dir: string;
let server: Running | undefined;
beforeEach(() => {
  dir = newFolder();
});
afterEach(async () => {
  await server?.end('SIGKILL');
  removeFolder(dir);
});

async function sendPaste(address: string): Promise<string> {
  const response = await post(address, '/api/lists', { text: paste, requester: 'ada' });
  expect(response.status).toBe(202);
  const { list_id: list } = (await response.json()) as { list_id: string };
  return list;
}

function checkStory(story: Message[], list: string): void {
  for (const { event, data } of story) {
    expect(v.safeParse(events[event as EventName], data).issues, event).toBeUndefined();
    expect(data['list_id']).toBe(list);
  }
  const of = (event: string): string[] =>
    story
      .filter((one) => one.event === event)
      .map(({ data }) => [data['item_id'], data['crow'], data['target']].join(' '));
  expect(of('crow.landed').toSorted(byText)).toEqual(of('crow.flying').toSorted(byText));
  expect(new Set(of('verdict')).size).toBe(of('verdict').length);
  expect(of('item.triaged')).toHaveLength(8);
  expect(of('verdict')).toHaveLength(16);
  expect(of('item.answered')).toHaveLength(8);
  expect(story.at(-1)?.event).toBe('list.finished');
}

const byText = (a: string, b: string): number => a.localeCompare(b);

describe('a list of eight, pasted and approved to its end', () => {
  it('is rehearsed without a key, and reads the same a second time, byte for byte', async () => {
    server = await start(dir);
    const list = await sendPaste(server.address);
    const first = await approveAll(server.address, list);
    checkStory(first, list);
    expect(first[0]?.data['rehearsal']).toBe(true);
    expect(JSON.stringify(first[0]?.data['items'])).toContain('"context":["Home"]');
    const second = await listen(
      `${server.address}/api/events?list_id=${list}`,
      ({ event }) => event === 'list.finished',
    );
    expect(second.map(({ raw }) => raw)).toEqual(first.map(({ raw }) => raw));
    expect(server.errors()).toBe('');
  });

  it('is worked on through an endpoint on a socket, and pays what that counted', async () => {
    const endpoint = await openEndpoint(createRehearsal({ brain }).handle);
    try {
      server = await start(dir, {
        ANTHROPIC_BASE_URL: endpoint.url,
        ANTHROPIC_API_KEY: 'key-of-the-test',
        CROWS_MODEL: 'claude-haiku-5-5',
      });
      const list = await sendPaste(server.address);
      const story = await approveAll(server.address, list);
      checkStory(story, list);
      expect(story[0]?.data['rehearsal']).toBe(false);
      expect(story.at(-1)?.data['tokens_used']).toBe(endpoint.tokens);
      expect(endpoint.open).toBe(0);
    } finally {
      await endpoint.close();
    }
  });
});

it('stops within half a second, tells its streams so, and gives its folder up', async () => {
  server = await start(dir);
  const list = await sendPaste(server.address);
  const stream = listen(
    `${server.address}/api/events?list_id=${list}`,
    ({ event }) => event === 'server.closing',
  );
  await listen(`${server.address}/api/events?list_id=${list}`, ({ event }) => event === 'item.triaged');
  expect(await server.end('SIGTERM')).toBe(0);
  expect((await stream).at(-1)).toEqual(
    expect.objectContaining({ id: '', data: { list_id: null, ts: expect.any(String) } }),
  );
  server = await start(dir);
  const story = await approveAll(server.address, list);
  checkStory(story, list);
});

it('refuses a second server on the same folder and says who has it', async () => {
  server = await start(dir);
  await expect(start(dir)).rejects.toThrow(
    new RegExp(`Process ${server.child.pid} has .* open and listens on ${server.address}`),
  );
});

it('tells of every step of a machine when asked to, and of no text', async () => {
  server = await start(dir, { CROWS_LOG: 'events' });
  const list = await sendPaste(server.address);
  await approveAll(server.address, list);
  const lines = server
    .errors()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const step = { actor: `${list}/i1/share`, state: 'flying.aloft', event: 'flight.granted' };
  expect(lines).toContainEqual(expect.objectContaining({ level: 'debug', msg: 'step', ...step }));
  const started = { list, items: 8, msg: 'A list was started.' };
  expect(lines).toContainEqual(expect.objectContaining({ level: 'info', ...started }));
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'info', route: 'POST /api/lists', status: 202, msg: 'answered' }),
  );
  expect(server.errors()).not.toMatch(/toast|newsletter|"ada"/);
});

it('says what is wrong with its folder and starts nothing', async () => {
  await expect(start(dir, { CROWS_DATA: '/dev/null/crows' })).rejects.toThrow(
    /The data folder \/dev\/null\/crows can't be written to: .* Make it writable, or name another with CROWS_DATA\./,
  );
});

it('says every setting that is wrong in one go', async () => {
  await expect(start(dir, { CROWS_PORT: '80a', CROWS_MURDER: 'NaN' })).rejects.toThrow(
    /`CROWS_PORT` must be[^]*`CROWS_MURDER` must be/,
  );
});
