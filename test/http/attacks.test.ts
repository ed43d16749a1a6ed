/** What pages, scripts and strangers may try, each as the bytes of one request to a real server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveHere } from '../_serving.ts';
import type { Serving } from '../../src/http/serve.ts';
import { FakeRoost } from './_roost.ts';
import { buildSite, siteOf } from './_site.ts';
import { exchange } from './_wire.ts';
import type { Reply } from './_wire.ts';

const embedder = 'https://embed.example';
const json = { 'Content-Type': 'application/json' };
const list = '{"text":"buy milk","requester":"ada"}';
const yes = '{"item_id":"l1-1","target":"output","approve":true}';

let server: Serving;
const roost = new FakeRoost();
const built = buildSite();

beforeAll(async () => {
  server = await serveHere({
    origins: [embedder],
    roost,
    site: await siteOf(built),
  });
});
afterAll(async () => {
  built.remove();
  await server.close();
});

type Headers = Record<string, string | string[] | undefined>;

/** `PORT` in a header or a path stands for the server's; a header that is `undefined` is left out. */
function send(method: string, path: string, headers: Headers = {}, body = ''): Promise<Reply> {
  const all: Headers = {
    Host: '127.0.0.1:PORT',
    ...(body !== '' && !headers['Transfer-Encoding'] && { 'Content-Length': String(body.length) }),
    Connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => `${name}: ${one}\r\n`),
  );
  const head = `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return exchange(server.port, head.replaceAll('PORT', String(server.port)) + body);
}

const message = (reply: Reply) => JSON.parse(Buffer.from(reply.body, 'latin1').toString()).message;

type Row = [name: string, method: string, path: string, headers: Headers, body: string, status: number];

describe('what is meant to work', () => {
  test.each<Row>([
    [
      'our own page posts a list',
      'POST',
      '/api/lists',
      { ...json, Origin: 'http://127.0.0.1:PORT', 'Sec-Fetch-Site': 'same-origin' },
      list,
      202,
    ],
    ['a script posts a list', 'POST', '/api/lists', json, list, 202],
    ['a Host in capitals', 'GET', '/api/trust', { Host: 'LOCALHOST:PORT' }, '', 200],
    ['a Host by IPv6', 'GET', '/api/trust', { Host: '[::1]:PORT' }, '', 200],
  ])('%s', async (...[, method, path, headers, body, status]) => {
    expect((await send(method, path, headers, body)).status).toBe(status);
  });

  test('a script listens', async () => {
    const { status, head } = await send('GET', '/api/events', { Accept: 'text/event-stream' });
    expect(status).toBe(200);
    for (const header of ['text/event-stream', 'x-accel-buffering: no', 'no-transform']) {
      expect(head).toContain(header);
    }
  });

  test.each<Row>([
    [
      'preflight',
      'OPTIONS',
      '/api/lists',
      { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' },
      '',
      204,
    ],
    ['list', 'POST', '/api/lists', { ...json, 'Sec-Fetch-Site': 'cross-site' }, list, 202],
    ['stream', 'GET', '/api/events', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' }, '', 200],
  ])('an origin on the list: %s', async (...[, method, path, headers, body, status]) => {
    const reply = await send(method, path, { ...headers, Origin: embedder }, body);
    expect(reply.status).toBe(status);
    expect(reply.head).toContain(`access-control-allow-origin: ${embedder}\r\n`);
    expect(reply.head).toContain('vary: origin');
  });
});

describe('pages of other sites', () => {
  const rebound = { Host: 'evil.test:PORT', Origin: 'http://evil.test:PORT' };

  test.each<Row>([
    ['rebinding: a list', 'POST', '/api/lists', { ...json, ...rebound }, list, 403],
    ['rebinding: the stream', 'GET', '/api/events', { Host: 'evil.test:PORT' }, '', 403],
    ['rebinding: the page', 'GET', '/', { Host: 'evil.test:PORT' }, '', 403],
    ['a Host with our name in front', 'GET', '/api/trust', { Host: 'localhost.evil.test:PORT' }, '', 403],
    ['a Host with our address in front', 'GET', '/api/trust', { Host: '127.0.0.1.evil.test' }, '', 403],
    ['a Host that means every address', 'GET', '/api/trust', { Host: '0.0.0.0:PORT' }, '', 403],
    [
      'text/plain without asking, from another port',
      'POST',
      '/api/lists',
      {
        'Content-Type': 'text/plain;charset=UTF-8',
        Origin: 'http://127.0.0.1:9999',
        'Sec-Fetch-Site': 'same-site',
        'Sec-Fetch-Mode': 'no-cors',
      },
      list,
      403,
    ],
    [
      'a form',
      'POST',
      '/api/verdicts',
      {
        'Content-Type': 'text/plain',
        Origin: 'https://evil.test',
        'Sec-Fetch-Site': 'cross-site',
        'Sec-Fetch-Mode': 'navigate',
      },
      `${yes.slice(0, -1)},"a":"=b"}`,
      403,
    ],
    ['a sandboxed frame', 'POST', '/api/lists', { ...json, Origin: 'null' }, list, 403],
    ['a look-alike', 'POST', '/api/lists', { ...json, Origin: 'http://localhost.evil.test' }, list, 403],
    ['another port', 'POST', '/api/lists', { ...json, Origin: 'http://localhost:1' }, list, 403],
    ['an Origin that is none', 'POST', '/api/lists', { ...json, Origin: 'http://[' }, list, 403],
    [
      'a foreign preflight',
      'OPTIONS',
      '/api/lists',
      { Origin: 'https://evil.test', 'Access-Control-Request-Method': 'POST' },
      '',
      403,
    ],
    [
      'a foreign EventSource',
      'GET',
      '/api/events',
      { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' },
      '',
      403,
    ],
    [
      'an image that holds a stream',
      'GET',
      '/api/events',
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
      '',
      403,
    ],
    [
      'a script that reads trust',
      'GET',
      '/api/trust',
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' },
      '',
      403,
    ],
    ['no content type', 'POST', '/api/lists', {}, list, 415],
    ['text/plain', 'POST', '/api/lists', { 'Content-Type': 'text/plain' }, list, 415],
    [
      'a form’s type',
      'POST',
      '/api/lists',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      'text=a&requester=b',
      415,
    ],
    [
      'a type within a type',
      'POST',
      '/api/lists',
      { 'Content-Type': 'text/plain; application/json' },
      list,
      415,
    ],
    ['no body and no type', 'POST', '/api/lists/l0000000000/cancel', {}, '', 415],
  ])('%s', async (...[, method, path, headers, body, status]) => {
    const { lists } = roost;
    const before = lists.length;
    const reply = await send(method, path, headers, body);
    expect(reply.status).toBe(status);
    expect(message(reply)).toMatch(/\.$/);
    expect(reply.head).not.toContain('access-control-allow-origin');
    expect(lists.length).toBe(before);
  });

  test('a frame around the page', async () => {
    const { status, head } = await send('GET', '/', {
      'Sec-Fetch-Site': 'none',
      'Sec-Fetch-Mode': 'navigate',
    });
    expect(status).toBe(200);
    for (const part of ["frame-ancestors 'none'", 'x-content-type-options: nosniff', 'wasm-unsafe-eval']) {
      expect(head).toContain(part);
    }
  });

  test('HEAD without asking holds no stream', async () => {
    for (let i = 0; i < 20; i++) {
      const { status, body } = await send('HEAD', '/api/events');
      expect([status, body]).toEqual([200, '']);
    }
    expect(server.streams).toBe(0);
  });
});

describe('requests bent out of shape', () => {
  const chunked = `11170\r\n${'x'.repeat(70_000)}\r\n0\r\n\r\n`;

  test.each<Row>([
    ['a Host with a user', 'GET', '/api/trust', { Host: 'localhost@evil.test' }, '', 400],
    ['no Host', 'GET', '/api/trust', { Host: undefined }, '', 400],
    ['two Hosts', 'GET', '/api/trust', { Host: ['127.0.0.1:PORT', 'evil.test'] }, '', 400],
    ['our address in the target', 'GET', 'http://127.0.0.1:PORT/api/trust', { Host: 'evil.test' }, '', 400],
    ['another in the target', 'GET', 'http://evil.test/api/trust', {}, '', 400],
    ['a Host that is none', 'GET', '/api/trust', { Host: '[::1' }, '', 400],
    ['70 kB with a length', 'POST', '/api/lists', json, `{"text":"${'x'.repeat(70_000)}"}`, 413],
    ['70 kB without', 'POST', '/api/lists', { ...json, 'Transfer-Encoding': 'chunked' }, chunked, 411],
    [
      'two lengths',
      'POST',
      '/api/lists',
      { ...json, 'Content-Length': '4', 'Transfer-Encoding': 'chunked' },
      '0\r\n\r\n',
      400,
    ],
    ['half a body of JSON', 'POST', '/api/lists', json, '{"text":', 400],
    ['a verdict without one', 'POST', '/api/verdicts', json, '{"item_id":"l1-1","target":"output"}', 400],
    ['a verdict nobody waits for', 'POST', '/api/verdicts', json, yes, 404],
    ['a requester of two lines', 'POST', '/api/lists', json, '{"text":"a","requester":"x\\nevent: y"}', 400],
    ['a list id of two lines', 'GET', '/api/events?list_id=a%0Aevent:x', {}, '', 400],
    ['headers of 20 kB', 'GET', '/api/trust', { 'X-A': 'y'.repeat(20_000) }, '', 431],
    ['a method that is not there', 'DELETE', '/api/lists', {}, '', 405],
    ['TRACE', 'TRACE', '/api/lists', {}, '', 405],
    ['a path that is not there', 'GET', '/api/nope', {}, '', 404],
    ['../', 'GET', '/../package.json', {}, '', 404],
    ['../ encoded', 'GET', '/%2e%2e%2fpackage.json', {}, '', 404],
    ['../ encoded twice', 'GET', '/%252e%252e%252fpackage.json', {}, '', 404],
    ['..\\ encoded', 'GET', '/..%5cpackage.json', {}, '', 404],
    ['..\\', 'GET', '/..\\package.json', {}, '', 400],
    ['two slashes', 'GET', '//etc/passwd', {}, '', 404],
    ['a NUL', 'GET', '/index.html%00.js', {}, '', 404],
    ['half a percent sign', 'GET', '/%E0%A4%A', {}, '', 404],
    ['a link out of the folder', 'GET', '/link', {}, '', 404],
    ['the ledger', 'GET', '/.crows/nests.json', {}, '', 404],
    ['a hidden folder', 'GET', '/.hidden/x', {}, '', 404],
    ['a link in the folder of the page', 'GET', '/ui/link', {}, '', 404],
    ['a hidden folder in it', 'GET', '/ui/.hidden/x', {}, '', 404],
    ['out of it', 'GET', '/ui/../crows.js', {}, '', 404],
    ['out of it, encoded', 'GET', '/ui/..%2f..%2fpackage.json', {}, '', 404],
    ['a file of the page for a foreign name', 'GET', '/ui/crows.js', { Host: 'evil.test:PORT' }, '', 403],
    [
      'a file of the page as another page’s picture',
      'GET',
      '/ui/crows.js',
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' },
      '',
      403,
    ],
    ['a path for an id: read', 'GET', '/api/lists/..%2f..%2fnests', {}, '', 400],
    ['a path for an id: export', 'GET', '/api/lists/..%2findex.md', {}, '', 400],
    ['a path for an id: erase', 'DELETE', '/api/lists/..%2findex', {}, '', 400],
    ['a path for an id: cancel', 'POST', '/api/lists/%2e%2e/cancel', json, '{}', 404],
  ])('%s', async (...[, method, path, headers, body, status]) => {
    const reply = await send(method, path, headers, body);
    expect(reply.status).toBe(status);
    expect(message(reply)).toMatch(/\.$/);
    expect((await send('GET', '/api/trust')).status).toBe(200);
  });

  test('a method that is not there is told which ones are', async () => {
    expect((await send('DELETE', '/api/lists')).head).toContain('allow: post');
  });
});
