import { spawn } from 'node:child_process';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEndpoint, type Endpoint } from '../_endpoint.ts';
import { approveAll, bare, listen, newFolder, post, removeFolder, start, type Running } from './_server.ts';

let dir: string;
let server: Running | undefined;
let endpoint: Endpoint;
/** Wakes whenever a call arrives at the endpoint or leaves it. */
let tell: () => void = () => {};
beforeEach(async () => {
  dir = newFolder();
  // An endpoint that takes every call and never answers.
  endpoint = await openEndpoint((request, hungUp) => {
    if (!request.url.endsWith('/v1/messages')) return Promise.resolve(new Response(null, { status: 404 }));
    queueMicrotask(() => tell());
    hungUp.addEventListener('abort', () => queueMicrotask(() => tell()));
    return new Promise(() => {});
  });
});
afterEach(async () => {
  await server?.end('SIGKILL');
  await endpoint.close();
  removeFolder(dir);
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise<void>((resolve) => (tell = resolve));
}

async function flying(): Promise<{ address: string; list: string }> {
  server = await start(dir, {
    ANTHROPIC_BASE_URL: endpoint.url,
    CROWS_MODEL: 'any-model',
    CROWS_FLIGHTS: '3',
  });
  const { address } = server;
  const response = await post(address, '/api/lists', { text: '- a\n- b\n- c\n- d', requester: 'ada' });
  const { list_id: list } = (await response.json()) as { list_id: string };
  await until(() => endpoint.open === 3);
  return { address, list };
}

it('leaves no call open at the provider when a list is cancelled, and starts none after', async () => {
  const { address, list } = await flying();
  expect((await post(address, `/api/lists/${list}/cancel`, {})).status).toBe(202);
  const story = await listen(
    `${address}/api/events?list_id=${list}`,
    ({ event }) => event === 'list.finished',
  );
  await until(() => endpoint.open === 0);
  const landed = story.filter(({ event }) => event === 'crow.landed').map(({ data }) => data['error']);
  expect(landed).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(endpoint.calls).toBe(3);
});

it('leaves no call open at the provider when the server stops, and journals what each cost', async () => {
  const { list } = await flying();
  await server!.end('SIGTERM');
  await until(() => endpoint.open === 0);
  server = await start(dir, { CROWS_SPEECH: 'rehearsal' });
  const story = await listen(
    `${server.address}/api/events?list_id=${list}`,
    ({ event }) => event === 'list.finished',
  );
  const landed = story.filter(({ event }) => event === 'crow.landed').map(({ data }) => data['error']);
  expect(landed).toEqual(['interrupted', 'interrupted', 'interrupted']);
});

it('goes on when nobody reads the stream any longer', async () => {
  const { address, list } = await flying();
  await listen(`${address}/api/events?list_id=${list}`, ({ event }) => event === 'crow.flying');
  expect(endpoint.open).toBe(3);
  const health = await fetch(`${address}/api/health`);
  expect(await health.json()).toMatchObject({ ok: true, ready: true, speech: 'endpoint' });
});

it('rehearses for any client of the Messages API, another Crows among them', async () => {
  const child = spawn(process.execPath, ['dist/crows.js', 'rehearse'], {
    env: bare(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await new Promise<string>((resolve) =>
      child.stdout.on('data', (chunk: Buffer) => resolve(/http:\/\/\S+/.exec(chunk.toString())![0])),
    );
    server = await start(dir, { ANTHROPIC_BASE_URL: url, CROWS_MODEL: 'claude-haiku-5-5' });
    const response = await post(server.address, '/api/lists', { text: 'Write a toast', requester: 'ada' });
    const { list_id: list } = (await response.json()) as { list_id: string };
    const story = await approveAll(server.address, list);
    expect(story.filter(({ event }) => event === 'item.answered')).toHaveLength(1);
    expect(server.errors()).toBe('');
  } finally {
    child.kill('SIGKILL');
  }
});
