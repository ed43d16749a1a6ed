import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, test } from 'vitest';
import { serveHere } from '../_serving.ts';
import { FakeRoost, aside, started1 } from './_roost.ts';
import { Ear, exchange, perch, turnsUntil, untilClosed } from './_wire.ts';

const get = (port: number, path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${more}\r\n`;

describe('stopping', () => {
  test('fifty streams hear of it and are closed within half a second', async () => {
    const perched = await perch();
    const ears = await Promise.all(Array.from({ length: 50 }, () => Ear.open(perched.port)));
    const begun = performance.now();
    await perched.close();
    expect(performance.now() - begun).toBeLessThan(500);
    await Promise.all(ears.map((ear) => ear.end()));
    for (const { text } of ears) {
      expect(text).toBe(
        'retry: 1000\n: crows\n\nevent: server.closing\ndata: {"list_id":null,"ts":"2026-11-30T13:00:00.000Z"}\n\n',
      );
    }
    expect([perched.streams, perched.roost.journal.listeners]).toEqual([0, 0]);
  });

  test('one that never reads does not hold it up', async () => {
    const perched = await perch();
    const socket = net.connect(perched.port, '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write(get(perched.port, '/api/events'));
    await turnsUntil(() => perched.streams === 1);
    perched.roost.journal.flush([started1('l0000000001'), aside('l0000000001', 'x'.repeat(16_000_000))]);
    const begun = performance.now();
    await perched.close();
    expect(performance.now() - begun).toBeLessThan(500);
  });

  test('a request that never ends does not hold it up', async () => {
    const perched = await perch();
    const socket = net.connect(perched.port, '127.0.0.1');
    socket.on('error', () => {});
    const head = `POST /api/lists HTTP/1.1\r\nHost: 127.0.0.1:${perched.port}\r\nContent-Type: application/json\r\n`;
    socket.write(`${head}Content-Length: 100\r\n\r\n{"text":`);
    // An answer on another connection shows that the server has read the first.
    await once(socket, 'connect');
    await exchange(perched.port, get(perched.port, '/api/trust'));
    const begun = performance.now();
    await perched.close();
    expect(performance.now() - begun).toBeLessThan(500);
    expect(perched.logged).toEqual([]);
  });

  test('an answer under way is still given', async () => {
    const roost = new FakeRoost();
    const perched = await perch({}, roost);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      roost.trust = async () => {
        resolve();
        await new Promise<void>((open) => (answer = open));
        return { task_types: [], rows: [] };
      };
    });
    const reply = exchange(perched.port, get(perched.port, '/api/trust'));
    await asked;
    const closed = perched.close();
    answer();
    expect((await reply).body).toBe('{"task_types":[],"rows":[]}');
    await closed;
  });
});

describe('what is no request', () => {
  test.each([
    ['garbage', 'nonsense\r\n\r\n', 400, 'The request is not HTTP this server reads. Send it again.'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      'The request is not HTTP this server reads. Send it again.',
    ],
    [
      'too many headers',
      `GET / HTTP/1.1\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
      'The headers have more than 16384 bytes. Send less.',
    ],
    [
      'no host',
      'GET / HTTP/1.1\r\n\r\n',
      400,
      'The Host header or the path of the request can’t be read. Send them plain.',
    ],
    [
      'an unreadable host',
      'GET / HTTP/1.1\r\nHost: [::1\r\n\r\n',
      400,
      'The Host header or the path of the request can’t be read. Send them plain.',
    ],
  ])('%s is answered in JSON', async (_, message, status, sentence) => {
    const { port } = await perch();
    const reply = await exchange(port, message);
    expect([reply.status, JSON.parse(Buffer.from(reply.body, 'latin1').toString())]).toEqual([
      status,
      { message: sentence },
    ]);
    expect(reply.head).toContain('content-type: application/json');
  });

  test('is never written into the middle of a stream', async () => {
    const perched = await perch();
    const socket = net.connect(perched.port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.on('error', () => {});
    socket.write(get(perched.port, '/api/events'));
    await turnsUntil(() => text.includes(': crows'));
    socket.write('nonsense\r\n\r\n');
    await once(socket, 'close');
    expect(text.match(/HTTP\/1\.1/g)).toEqual(['HTTP/1.1']);
    await turnsUntil(() => perched.streams === 0);
  });

  test('a body that breaks off starts no list and logs nothing', async () => {
    const perched = await perch();
    const socket = net.connect(perched.port, '127.0.0.1');
    const head = `POST /api/lists HTTP/1.1\r\nHost: 127.0.0.1:${perched.port}\r\nContent-Type: application/json\r\n`;
    socket.write(`${head}Content-Length: 100\r\n\r\n{"text":`);
    await once(socket, 'connect');
    // An answer on another connection shows that the server has read the first.
    await exchange(perched.port, get(perched.port, '/api/trust'));
    socket.destroy();
    await exchange(perched.port, get(perched.port, '/api/trust'));
    expect([perched.roost.lists, perched.logged]).toEqual([[], []]);
  });
});

test('a port that is taken is an error in a sentence', async () => {
  const { port } = await perch();
  const again = serveHere({
    port,
    roost: new FakeRoost(),
  });
  await expect(again).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken. Stop what listens there, or set \`CROWS_PORT\` to another.`,
  );
});

test('it listens on this machine only, and says where', async () => {
  const { address, port } = await perch();
  expect(address).toBe(`http://127.0.0.1:${port}`);
  const reply = await exchange(port, get(port, '/api/health'));
  expect([reply.status, reply.body]).toEqual([
    200,
    '{"ok":true,"ready":true,"speech":"rehearsal","version":"0.1.0"}',
  ]);
});

test('with a token, nothing is told without it', async () => {
  const token = 'abcdefgh12345678';
  const { port } = await perch({ token });
  for (const path of ['/', '/api/health', '/api/events', '/nope']) {
    expect((await exchange(port, get(port, path))).status).toBe(401);
  }
  const bearer = `Authorization: Bearer ${token}\r\n`;
  expect((await exchange(port, get(port, '/api/events', bearer))).status).toBe(200);
});

test('a browser gets in by a link that works once, and by its cookie from then on', async () => {
  const token = 'abcdefgh12345678';
  const perched = await perch({ token });
  const { port, address, link = '' } = perched;
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/enter\/[\w-]{32}$/);
  const path = link.slice(address.length);
  // A preview looks and takes nothing.
  const seen = await exchange(port, get(port, path).replace('GET', 'HEAD'));
  expect([seen.status, seen.head.includes('set-cookie')]).toEqual([404, false]);
  const entered = await exchange(port, get(port, path));
  expect(entered.status).toBe(303);
  expect(entered.head).toContain('location: /\r\n');
  expect(entered.head).toContain('cache-control: no-store');
  expect(entered.head).toContain('referrer-policy: no-referrer');
  const [, cookie = ''] =
    /set-cookie: ([^;]*)/i.exec(await untilClosed(port, closing(port, await another(port, token)))) ?? [];
  expect(cookie).toMatch(new RegExp(`^crows-${port}=[\\w-]{43}$`));
  for (const wanted of ['/', '/api/health', '/api/events']) {
    expect((await exchange(port, get(port, wanted, `Cookie: ${cookie}\r\n`))).status).toBe(200);
  }
  expect((await exchange(port, get(port, path))).status).toBe(404);
  expect((await exchange(port, get(port, '/enter/made-up'))).status).toBe(404);
});

test('where no token is asked for there are no links', async () => {
  const perched = await perch();
  expect(perched.link).toBeUndefined();
  const post = `POST /api/links HTTP/1.1\r\nHost: 127.0.0.1:${perched.port}\r\nContent-Type: application/json\r\n\r\n`;
  expect((await exchange(perched.port, post)).status).toBe(409);
  expect((await exchange(perched.port, get(perched.port, '/enter/x'))).status).toBe(404);
});

/** The path of one more link. */
async function another(port: number, token: string): Promise<string> {
  const post = `POST /api/links HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  const { status, body } = await exchange(port, post);
  expect(status).toBe(201);
  const { url, expires_s } = JSON.parse(body) as { url: string; expires_s: number };
  expect(expires_s).toBe(600);
  return new URL(url).pathname;
}

const closing = (port: number, path: string) => get(port, path, 'Connection: close\r\n');

test('after a body that was not read, the connection still answers', async () => {
  const { port } = await perch();
  const body = 'x'.repeat(70_000);
  const post = `POST /api/lists HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const socket = net.connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  socket.write(post);
  await turnsUntil(() => text.includes('"message"'));
  socket.write(get(port, '/api/health'));
  await turnsUntil(() => text.includes('"version"'));
  socket.destroy();
  expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['413', '200']);
});

test('as many connections as the server holds are open, one more is cut at once', async () => {
  const { port } = await perch({ mostConnections: 20 });
  const open = Array.from({ length: 20 }, () => net.connect(port, '127.0.0.1'));
  // Each has had an answer, so that the server knows of it.
  await Promise.all(
    open.map(async (socket) => {
      socket.write(get(port, '/api/health'));
      await once(socket, 'data');
    }),
  );
  const late = net.connect(port, '127.0.0.1');
  late.on('error', () => {});
  late.write(get(port, '/api/health'));
  let heard = '';
  late.on('data', (data) => (heard += data.toString()));
  await once(late, 'close');
  expect(heard).toBe('');
  open[0]?.destroy();
  await once(open[0]!, 'close');
  let status = 0;
  while (status !== 200) ({ status } = await exchange(port, get(port, '/api/health')));
  for (const socket of open) socket.destroy();
});
