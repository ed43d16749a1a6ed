import net from 'node:net';
import { expect, test, vi } from 'vitest';
import { caps } from '../../src/http/caps.ts';
import { FakeJournal, FakeRoost, aside, started1 } from './_roost.ts';
import { Ear, perch, turnsUntil } from './_wire.ts';

const list = 'l0000000001';
vi.setConfig({ testTimeout: 20_000 });
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Opens a stream and never reads from it. */
async function deaf(port: number, path = '/api/events'): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => {});
  await new Promise((resolve) => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`, resolve);
  });
  return socket;
}

test('one that never reads is let go before it costs 8 MB, and nobody else notices', async () => {
  const perched = await perch();
  const { roost } = perched;
  roost.journal.flush([started1(list)]);
  const reader = await Ear.open(perched.port);
  await deaf(perched.port);
  await turnsUntil(() => perched.streams === 2);
  const long = 'x'.repeat(100_000);
  let sent = 0;
  while (perched.streams === 2 && sent < 100) {
    sent++;
    roost.journal.flush([aside(list, `${long} ${sent}`)]);
    await reader.until(({ tail }) => tail.endsWith(` ${sent}"}\n\n`));
  }
  expect(perched.streams).toBe(1);
  expect(sent * long.length).toBeGreaterThan(caps.queueBytes);
  expect(sent * long.length).toBeLessThan(8_000_000);
  await reader.close();
});

test('a burst larger than the allowance does no harm to one that reads', async () => {
  const perched = await perch();
  const { roost } = perched;
  const ear = await Ear.open(perched.port);
  const burst = Array.from({ length: 30 }, (_, i) => aside(list, `${'x'.repeat(50_000)} ${i}`));
  roost.journal.flush([started1(list), ...burst]);
  await ear.until(({ tail }) => tail.endsWith(' 29"}\n\n'));
  expect(ear.ids.length).toBe(31);
});

test('reading from disk waits for the reader, and gives up on one that never reads', async () => {
  const journal = new FakeJournal();
  journal.chunk = 1;
  journal.flush([started1(list)]);
  for (let i = 0; i < 400; i++) journal.flush([aside(list, 'x'.repeat(60_000))]);
  let chunks = 0;
  journal.beforeChunk = () => void chunks++;
  const perched = await perch({}, new FakeRoost(journal));
  await deaf(perched.port, `/api/events?list_id=${list}`);
  let before = -1;
  // Until a hundred turns in a row have brought nothing more: the kernel is full.
  while (before !== chunks) {
    before = chunks;
    for (let i = 0; i < 100; i++) await turn();
  }
  expect(chunks).toBeGreaterThan(1);
  expect(chunks).toBeLessThan(200);
  expect(perched.streams).toBe(1);
  for (let i = 0; i < caps.heartbeatsUnread; i++) perched.beat();
  expect(perched.streams).toBe(1);
  perched.beat();
  expect(perched.streams).toBe(0);
  for (let i = 0; i < 10; i++) await turn();
  expect(chunks).toBe(before);
});

test('a large story from the ring comes in pieces and whole', async () => {
  const perched = await perch();
  const { journal } = perched.roost;
  journal.flush([started1(list)]);
  for (let i = 0; i < 100; i++) journal.flush([aside(list, 'x'.repeat(30_000))]);
  const ear = await Ear.open(perched.port, `/api/events?list_id=${list}`);
  journal.flush([aside(list, 'live')]);
  await ear.until(({ tail }) => tail.endsWith('"live"}\n\n'));
  expect(ear.ids).toEqual(Array.from({ length: 102 }, (_, seq) => `e1.${seq}`));
  expect(journal.reads).toEqual([]);
});

test('one so slow that its next event is gone is let go, and told so when it comes back', async () => {
  const journal = new FakeJournal();
  journal.chunk = 1;
  journal.flush([started1(list), aside(list, 'a'), aside(list, 'b')]);
  const perched = await perch({}, new FakeRoost(journal));
  journal.beforeChunk = () => {
    journal.beforeChunk = () => {};
    // While it reads, the ring moves on past what it has not read, and the disk with it.
    for (let i = 0; i <= caps.ringFrames; i++) journal.flush([aside(list, 'x')]);
    journal.oldest = 4;
  };
  const ear = await Ear.open(perched.port, '/api/events?last_event_id=e1.0');
  await ear.end();
  expect(ear.ids).toEqual(['e1.1', 'e1.2']);
  const again = await Ear.open(perched.port, '/api/events?last_event_id=e1.2');
  await again.until(({ messages }) => messages.length === 1);
  expect(again.messages[0]).toContain('"reason":"too-old"');
});

test('a disk that can’t be read ends the stream, and the log says so', async () => {
  const journal = new FakeJournal();
  journal.flush([started1(list)]);
  journal.beforeChunk = () => {
    throw Object.assign(new Error('EIO: read'), { code: 'EIO' });
  };
  const perched = await perch({}, new FakeRoost(journal));
  const ear = await Ear.open(perched.port, `/api/events?list_id=${list}`);
  await ear.end();
  expect(perched.streams).toBe(0);
  expect(perched.logged.map((line) => line.split('\n')[0])).toEqual([
    'A stream ended while it caught up: Error: EIO: read',
  ]);
});

test('an erased list is in nobody’s stream any more', async () => {
  const other = 'l0000000002';
  const perched = await perch();
  const { journal } = perched.roost;
  journal.flush([started1(list), started1(other), aside(list, 'secret'), aside(other, 'kept')]);
  perched.forget(list);
  const ear = await Ear.open(perched.port, '/api/events?last_event_id=e1.-1');
  await ear.until(({ text }) => text.includes('kept'));
  expect(ear.ids).toEqual(['e1.1', 'e1.3']);
});
