import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, test } from 'vitest';
import { eventFrame } from '../../src/http/frames.ts';
import { collectGarbage } from '../speech/_speech.ts';
import { FakeJournal, FakeRoost, aside, started1 } from './_roost.ts';
import { Ear, exchange, perch, turnsUntil, untilClosed, visit } from './_wire.ts';

const one = 'l0000000001';
const two = 'l0000000002';
const opening = 'retry: 1000\n: crows\n\n';
/** A journal whose events lie on disk only, as after a restart. */
function spoken(count: number): FakeRoost {
  const journal = new FakeJournal();
  journal.flush([started1(one), started1(two, 'you')]);
  for (let i = 2; i < count; i++) journal.flush([i % 2 ? aside(two, `n${i}`, 'you') : aside(one, `n${i}`)]);
  return new FakeRoost(journal);
}
const seqs = (ear: Ear) => ear.ids.map((id) => Number(id.split('.')[1]));
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

describe('a stream', () => {
  test('opens with its headers and first bytes at once', async () => {
    const { port } = await perch();
    const ear = await Ear.open(port);
    await ear.until(({ text }) => text === opening);
    const { headers, statusCode } = ear.response;
    delete headers.date;
    expect([statusCode, headers]).toEqual([
      200,
      {
        'content-type': 'text/event-stream',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        connection: 'close',
        'transfer-encoding': 'chunked',
      },
    ]);
  });

  test('tells what is said from then on, to each who asks for it', async () => {
    const { port, roost } = await perch({}, spoken(4));
    const everyone = await Ear.open(port);
    const ofMe = await Ear.open(port, '/api/events?requester=%20me%20');
    const ofTwo = await Ear.open(port, `/api/events?list_id=${two}&last_event_id=e1.3`);
    roost.journal.flush([aside(one, 'a'), aside(two, 'b', 'you'), aside(one, 'c')]);
    roost.journal.flush([aside(two, 'd', 'you')]);
    roost.journal.flush([aside(one, 'end'), aside(two, 'end', 'you')]);
    await everyone.until(({ ids }) => ids.length === 6);
    for (const ear of [ofMe, ofTwo]) await ear.until(({ ids }) => ids.length === 3);
    expect([everyone, ofMe, ofTwo].map(seqs)).toEqual([range(4, 10), [4, 6, 8], [5, 7, 9]]);
  });

  test('a list that is asked for by name is told from its first event', async () => {
    const { port, roost } = await perch({}, spoken(4));
    const three = 'l0000000003';
    roost.journal.flush([aside(two, 'a', 'you'), started1(three), aside(two, 'b', 'you'), aside(three, 'c')]);
    const ear = await Ear.open(port, `/api/events?list_id=${three}`);
    roost.journal.flush([aside(three, 'd')]);
    await ear.until(({ ids }) => ids.length === 3);
    expect(seqs(ear)).toEqual([5, 7, 8]);
    expect(roost.journal.reads).toEqual([]);
  });

  test('one that lies on disk is told from there', async () => {
    const { port, roost } = await perch({}, spoken(20));
    const ear = await Ear.open(port, `/api/events?list_id=${one}`);
    await ear.until(({ ids }) => ids.length === 10);
    roost.journal.flush([aside(one, 'live')]);
    await ear.until(({ ids }) => ids.length === 11);
    expect(seqs(ear)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(roost.journal.reads).toEqual([{ from: 0, listId: one }]);
  });

  test('read again is byte for byte what was told live, from the ring and from disk', async () => {
    const journal = new FakeJournal();
    journal.flush([started1(two)]);
    const { port, roost } = await perch({}, new FakeRoost(journal));
    journal.flush([started1(one)]);
    const live = await Ear.open(port, `/api/events?list_id=${one}`);
    for (const text of ['é🐦\u2028', 'a"b\\', '\n', 'end']) journal.flush([aside(one, text)]);
    const again = await Ear.open(port, `/api/events?list_id=${one}`);
    const elsewhere = await perch({}, roost);
    const fromDisk = await Ear.open(elsewhere.port, `/api/events?list_id=${one}`);
    for (const ear of [live, again, fromDisk]) await ear.until(({ text }) => text.includes('"end"'));
    const frames = journal.disk.slice(1).map((event) => eventFrame('e1', event).toString());
    expect(live.text).toBe(opening + frames.join(''));
    expect(again.text).toBe(live.text);
    expect(fromDisk.text).toBe(live.text);
  });

  test('is plain bytes for a client too old for chunks', async () => {
    const { port } = await perch({}, spoken(4));
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.write(`GET /api/events?list_id=${two} HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    await turnsUntil(() => text.includes('n3'));
    socket.destroy();
    expect(text.slice(text.indexOf('\r\n\r\n') + 4)).toMatch(
      /^retry: 1000\n: crows\n\nid: e1\.1\nevent: [^\r]*$/,
    );
  });

  test('hears a comment at every heartbeat, whatever it listens to', async () => {
    const { port, beat } = await perch({}, spoken(4));
    const ears = [await Ear.open(port), await Ear.open(port, `/api/events?list_id=${one}`)];
    await ears[1]?.until(({ ids }) => ids.length === 2);
    beat();
    beat();
    for (const ear of ears) {
      await ear.until(({ text }) => text.split(': crows\n\n').length === 4);
      expect(ear.text).toMatch(/\n\n: crows\n\n: crows\n\n$/);
    }
  });
});

describe('a cursor', () => {
  test.each([
    ['up to the head', false],
    ['on and on', true],
  ])(
    'is resumed at every event, no gap, nothing twice, while more is said: a disk read %s',
    async (_, readsOn) => {
      const { port, roost } = await perch({}, spoken(40));
      roost.journal.readsOn = readsOn;
      roost.journal.chunk = 7;
      // Half of it is on disk only, and at every step of every read there is more.
      for (let i = 0; i < 40; i++) roost.journal.flush([aside(one, 'x')]);
      const total = 80 + 81;
      let said = 80;
      const more = () => {
        if (said++ < total) roost.journal.flush([aside(one, 'y')]);
      };
      roost.journal.beforeChunk = more;
      const ears: Ear[] = [];
      for (let cursor = -1; cursor < 80; cursor++) {
        ears.push(await Ear.open(port, '/api/events', { 'last-event-id': `e1.${cursor}` }));
        more();
      }
      for (const [i, ear] of ears.entries()) {
        await ear.until(({ ids }) => ids.length >= total - i);
        expect(seqs(ear)).toEqual(range(i, total));
      }
    },
    20_000,
  );

  test('in the header is newer than the one in the address', async () => {
    const { port } = await perch({}, spoken(6));
    const ear = await Ear.open(port, '/api/events?last_event_id=e1.0', { 'last-event-id': 'e1.3' });
    await ear.until(({ ids }) => ids.length === 2);
    expect(seqs(ear)).toEqual([4, 5]);
    const other = await Ear.open(port, '/api/events?last_event_id=e1.2', { 'last-event-id': '' });
    await other.until(({ ids }) => ids.length === 3);
    expect(seqs(other)).toEqual([3, 4, 5]);
  });

  test('of a list goes below what the server still has of all lists', async () => {
    const { port, roost } = await perch({}, spoken(10));
    roost.journal.oldest = 8;
    const ear = await Ear.open(port, `/api/events?list_id=${one}&last_event_id=e1.2`);
    await ear.until(({ ids }) => ids.length === 3);
    expect(seqs(ear)).toEqual([4, 6, 8]);
  });

  test.each([
    ['e1.4', 'too-old', ''],
    ['e0.9', 'epoch', ''],
    ['e1.10', 'future', ''],
    ['e1.999999999999999', 'future', ''],
    ['nonsense', 'malformed', ''],
    ['e1.', 'malformed', ''],
    ['e1.01', 'malformed', ''],
    ['e1.-2', 'malformed', ''],
    ['e1.5, e1.6', 'malformed', ''],
    ['e1.9999999999999999', 'malformed', ''],
    ['earliest', 'malformed', ''],
    ['e1.4', 'erased', '&list_id=l0000000009'],
    ['e0.4', 'epoch', '&list_id=l0000000009'],
  ])('%j can’t be resumed: %s', async (cursor, reason, more) => {
    const { port, roost } = await perch({}, spoken(10));
    roost.journal.oldest = 6;
    const ear = await Ear.open(port, `/api/events?last_event_id=${encodeURIComponent(cursor)}${more}`);
    await ear.until(({ messages }) => messages.length === 1);
    expect(ear.response.statusCode).toBe(200);
    const reset = `id: e1.9\nevent: stream.reset\ndata: {"list_id":null,"ts":"2026-11-30T13:00:00.000Z","reason":"${reason}"}\n\n`;
    expect(ear.text).toBe(opening + reset);
    // It goes on from the head.
    roost.journal.flush([aside(more ? 'l0000000009' : one, 'next')]);
    await ear.until(({ ids }) => ids.length === 2);
    expect(seqs(ear)).toEqual([9, 10]);
  });

  test('at the edge of what is kept, and at the head, is resumed', async () => {
    const { port, roost } = await perch({}, spoken(10));
    roost.journal.oldest = 6;
    const edge = await Ear.open(port, '/api/events?last_event_id=e1.5');
    const head = await Ear.open(port, '/api/events?last_event_id=e1.9');
    roost.journal.flush([aside(one, 'next')]);
    await edge.until(({ ids }) => ids.length === 5);
    await head.until(({ ids }) => ids.length === 1);
    expect([seqs(edge), seqs(head)]).toEqual([range(6, 11), [10]]);
  });

  test('before the first event has a number too', async () => {
    const { port, roost } = await perch();
    const lost = await Ear.open(port, '/api/events?last_event_id=e0.5');
    await lost.until(({ ids }) => ids.length === 1);
    expect(lost.ids).toEqual(['e1.-1']);
    roost.journal.flush([started1(one)]);
    const ear = await Ear.open(port, '/api/events?last_event_id=e1.-1');
    await ear.until(({ ids }) => ids.length === 1);
    expect(seqs(ear)).toEqual([0]);
  });
});

describe('what opens no stream', () => {
  test.each([
    ['list_id=a%0Aevent:x', 400, 'A list id is an l and 8 to 12 of 0-9 and a-z; this was "a\\nevent:x".'],
    ['list_id=', 400, 'A list id is an l and 8 to 12 of 0-9 and a-z; this was "".'],
    ['list_id=l1&last_event_id=e1.0', 400, 'A list id is an l and 8 to 12 of 0-9 and a-z; this was "l1".'],
    ['list_id=l0000000009', 404, 'No list has the id l0000000009. Send the one you got with the 202.'],
    ['requester=a%0Ab', 400, '`requester` has characters that can’t be seen. Send the name without them.'],
    ['requester=', 400, '`requester` is blank. Send a name of 1 to 64 characters.'],
  ])('%s is %i', async (query, status, message) => {
    const perched = await perch();
    const get = `GET /api/events?${query} HTTP/1.1\r\nHost: 127.0.0.1:${perched.port}\r\nConnection: close\r\n\r\n`;
    const reply = await exchange(perched.port, get);
    expect([reply.status, JSON.parse(Buffer.from(reply.body, 'latin1').toString())]).toEqual([
      status,
      { message },
    ]);
    const head = await exchange(perched.port, get.replace('GET', 'HEAD'));
    expect([head.status, head.body, perched.streams]).toEqual([status, '', 0]);
  });

  test('HEAD, twenty times', async () => {
    const perched = await perch({}, spoken(4));
    const head = `HEAD /api/events?list_id=${one} HTTP/1.1\r\nHost: 127.0.0.1:${perched.port}\r\n\r\n`;
    const answers = await Promise.all(range(0, 20).map(() => untilClosed(perched.port, head)));
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*text\/event-stream[^]*\r\n\r\n$/);
    }
    expect([perched.streams, perched.roost.journal.reads]).toEqual([0, []]);
  });

  test('a stream behind another on one connection', async () => {
    const perched = await perch();
    const get = `GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:${perched.port}\r\n\r\n`;
    const socket = net.connect(perched.port, '127.0.0.1');
    socket.write(get + get + get);
    await once(socket, 'data');
    expect(perched.streams).toBe(1);
    socket.destroy();
    await turnsUntil(() => perched.streams === 0);
  });
});

test('a thousand that come and go leave nothing behind', async () => {
  const perched = await perch({}, spoken(4));
  const paths = ['', '?requester=me', `?list_id=${one}`, '?last_event_id=e1.0'];
  for (let i = 0; i < 1_000; i += 50) {
    await Promise.all(range(0, 50).map((k) => visit(perched.port, `/api/events${paths[k % 4] ?? ''}`)));
  }
  await turnsUntil(() => perched.streams === 0);
  // The feed and the tally of the metrics.
  expect(perched.roost.journal.listeners).toBe(2);
  // What is said now is encoded for the ring and written to nobody.
  perched.roost.journal.flush([aside(one, 'x')]);
  expect(perched.streams).toBe(0);
}, 20_000);

test('five thousand that come and go leave no memory behind', async () => {
  const perched = await perch({}, spoken(4));
  const wave = async (times: number) => {
    for (let i = 0; i < times; i += 50) {
      await Promise.all(range(0, 50).map(() => visit(perched.port, '/api/events')));
    }
    await turnsUntil(() => perched.streams === 0);
    await collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  // What is compiled and kept for good is there after the first thousand.
  const before = await wave(1_000);
  const grown = (await wave(4_000)) - before;
  // A stream that stayed would hold its socket and its answer: some ten kilobytes each, forty million in all.
  expect(grown).toBeLessThan(4_000_000);
}, 60_000);

test('as many as the server holds are open, one more is 503', async () => {
  const perched = await perch({ mostStreams: 3 });
  const ears = await Promise.all(range(0, 3).map(() => Ear.open(perched.port)));
  const get = `GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:${perched.port}\r\n\r\n`;
  const reply = await exchange(perched.port, get);
  expect([reply.status, reply.head.includes('retry-after: 10'), reply.body]).toEqual([
    503,
    true,
    '{"message":"3 streams are open, as many as this server holds. Ask again later."}',
  ]);
  await Promise.all(ears.map((ear) => ear.close()));
});
