import type { IncomingHttpHeaders } from 'node:http';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headerSets } from '../../src/http/answers.ts';
import { makeGuard } from '../../src/http/guard.ts';
import type { GuardOptions } from '../../src/http/guard.ts';
import { cookieFor } from '../../src/http/token.ts';

const embedder = 'https://embed.example';
const options: GuardOptions = {
  host: '127.0.0.1',
  port: 27_697,
  hosts: ['crows.example', 'birds.example:8443'],
  origins: [embedder],
  methodsAt: (path) => (path === '/api/lists' ? ['GET', 'HEAD', 'POST'] : []),
};
const guard = makeGuard(options);
const host = '127.0.0.1:27697';

function knock(method: string, url: string, headers: Record<string, string | undefined>) {
  const all: IncomingHttpHeaders = { host, ...headers };
  const given = Object.entries(all).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    method,
    url,
    headers: Object.fromEntries(given),
    rawHeaders: given.flat(),
  };
}
const ask = (headers: Record<string, string | undefined>, method = 'GET', url = '/api/trust') =>
  guard(knock(method, url, headers));
/** Status and sentence of a refusal; nothing if it passes. */
const refusal = (...question: Parameters<typeof ask>) => {
  const { answer } = ask(...question);
  return answer && [answer.status, (answer.body as { message: string }).message];
};

describe('whom the request asks for', () => {
  test.each([
    '127.0.0.1:27697',
    'localhost:27697',
    'LOCALHOST:27697',
    '[::1]:27697',
    'crows.example',
    'crows.example:27697',
    'birds.example:8443',
  ])('%s is us', (name) => {
    expect(ask({ host: name })).toEqual({ sets: headerSets() });
  });

  test.each([
    'evil.test',
    'evil.test:27697',
    'localhost',
    'localhost:1',
    'localhost.evil.test:27697',
    '127.0.0.1.evil.test',
    '0.0.0.0:27697',
    'birds.example',
    'localhost.:27697',
    '127.1:27697',
  ])('%s is someone else', (name) => {
    expect(refusal({ host: name })).toEqual([
      403,
      `This server is not asked for as "${name}". Names it should answer to go into \`CROWS_HOSTS\`.`,
    ]);
  });

  test.each([
    'localhost@evil.test',
    '[::1',
    'a b',
    '',
    'localhost:27697/',
    '*',
    'localhost:276970',
    '127.0.0.1:027697',
    'é',
  ])('%j is no host', (name) => {
    expect(refusal({ host: name })).toEqual([
      400,
      `The Host header can’t be read; it was ${JSON.stringify(name)}.`,
    ]);
  });

  test('a missing Host, two of them, and a whole address are refused', () => {
    expect(refusal({ host: undefined })?.[0]).toBe(400);
    const two = knock('GET', '/', {});
    expect(guard({ ...two, rawHeaders: ['Host', host, 'HOST', 'evil.test'] }).answer?.status).toBe(400);
    for (const url of [`http://${host}/`, 'http://evil.test/', '*', '', 'evil.test:443', '\\']) {
      expect(refusal({}, 'GET', url)).toEqual([
        400,
        'The request names a whole address. Send the path alone.',
      ]);
    }
  });

  test('a server on port 80 is asked for without it', () => {
    const on80 = makeGuard({ ...options, port: 80 });
    expect(on80(knock('GET', '/', { host: 'localhost', origin: 'http://localhost' })).answer).toBeUndefined();
  });

  test('an address that means every one is not a name', () => {
    for (const every of ['0.0.0.0', '::']) {
      const wide = makeGuard({ ...options, host: every });
      expect([400, 403]).toContain(wide(knock('GET', '/', { host: `${every}:27697` })).answer?.status);
      expect(wide(knock('GET', '/', { host: 'localhost:27697' })).answer).toBeUndefined();
    }
    const lan = makeGuard({ ...options, host: '192.168.1.5' });
    expect(lan(knock('GET', '/', { host: '192.168.1.5:27697' })).answer).toBeUndefined();
  });
});

describe('who asks', () => {
  test.each([
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:27697' },
    { origin: 'http://localhost:27697' },
    { origin: 'http://[::1]:27697' },
    { origin: 'https://crows.example', host: 'crows.example' },
    { origin: 'http://crows.example', host: 'crows.example' },
    { origin: 'https://birds.example:8443' },
  ])('%j is one of ours', (headers) => {
    expect(ask(headers)).toEqual({ sets: headerSets() });
  });

  test.each([
    'https://evil.test',
    'null',
    'http://[',
    '',
    'http://localhost.evil.test',
    'http://localhost:1',
    'http://127.0.0.1:9999',
    'https://127.0.0.1:27697',
    'HTTPS://EMBED.EXAMPLE',
    'https://embed.example/',
    'https://embed.example.evil.test',
    'https://sub.embed.example',
    'http://embed.example',
    'https://embed.example, https://evil.test',
  ])('a page of %j is not', (origin) => {
    const { answer, sets } = ask({ origin });
    expect([answer?.status, sets]).toEqual([403, headerSets()]);
  });

  test.each(['cross-site', 'same-site', 'Same-Origin', '', 'same-origin, cross-site'])(
    'a site that is %j is not',
    (site) => {
      expect(refusal({ 'sec-fetch-site': site })).toEqual([
        403,
        `A page of another site asked (${JSON.stringify(site)}). Open Crows in a tab of its own.`,
      ]);
      expect(refusal({ 'sec-fetch-site': site, origin: 'http://localhost:27697' })?.[0]).toBe(403);
    },
  );

  test('an origin on the list may ask from anywhere and read the answer', () => {
    expect(ask({ origin: embedder, 'sec-fetch-site': 'cross-site' })).toEqual({
      sets: {
        empty: {
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
          'Cross-Origin-Resource-Policy': 'cross-origin',
          'Access-Control-Allow-Origin': embedder,
          Vary: 'Origin',
        },
        json: {
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
          'Cross-Origin-Resource-Policy': 'cross-origin',
          'Access-Control-Allow-Origin': embedder,
          Vary: 'Origin',
          'Content-Type': 'application/json',
        },
      },
    });
  });

  test('its preflight lists the methods of the path', () => {
    const asks = { origin: embedder, 'access-control-request-method': 'POST' };
    expect(ask(asks, 'OPTIONS', '/api/lists?x')).toEqual({
      sets: headerSets(embedder),
      answer: {
        status: 204,
        headers: {
          'Access-Control-Allow-Methods': 'GET, HEAD, POST',
          'Access-Control-Allow-Headers': 'content-type, last-event-id, idempotency-key, authorization',
          'Access-Control-Max-Age': '600',
        },
      },
    });
    expect(refusal(asks, 'OPTIONS', '/nowhere')?.[0]).toBe(404);
    expect(refusal({ ...asks, origin: 'https://evil.test' }, 'OPTIONS', '/api/lists')?.[0]).toBe(403);
  });
});

describe('a body', () => {
  const json = { 'content-type': 'application/json' };

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/json ;x',
  ])('of type %j is read', (type) => {
    expect(ask({ 'content-type': type, 'content-length': '65536' }, 'POST').answer).toBeUndefined();
  });

  test.each([
    undefined,
    '',
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'application/json-patch',
    'application/jsonp;',
    ' application/json',
    'application/json, text/plain',
  ])('of type %j is not, on POST and PATCH, even without a body', (type) => {
    for (const method of ['POST', 'PATCH']) {
      expect(refusal({ 'content-type': type }, method)).toEqual([
        415,
        'A POST or PATCH needs `Content-Type: application/json`, with or without a body.',
      ]);
    }
  });

  test('needs its length, and not too much of it', () => {
    expect(refusal({ ...json, 'transfer-encoding': 'chunked' }, 'POST')).toEqual([
      411,
      'The body comes without its length. Send a Content-Length.',
    ]);
    expect(refusal({ ...json, 'content-length': '65537' }, 'POST')).toEqual([
      413,
      'The body has 65537 bytes and may have 65536. Send less.',
    ]);
    expect(refusal({ 'transfer-encoding': 'gzip, chunked' }, 'DELETE')?.[0]).toBe(411);
    expect(ask(json, 'POST').answer).toBeUndefined();
    expect(ask({ 'content-length': '0' }, 'DELETE').answer).toBeUndefined();
  });
});

describe('with a token', () => {
  const token = 'abcdefgh12345678';
  const closed = makeGuard({ ...options, token });
  const cookie = cookieFor(token, options.port, false).split(';')[0] ?? '';
  const [name = '', value = ''] = cookie.split('=');
  const status = (headers: Record<string, string>, url = '/') =>
    closed(knock('GET', url, headers)).answer?.status;
  const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;

  test.each([
    { authorization: `Bearer ${token}` },
    { authorization: `bearer  ${token}` },
    { cookie },
    { cookie: `theme=dark; ${cookie}; other=1` },
    { cookie: `${name}=stale; ${cookie}` },
  ])('%j passes', (headers) => {
    expect(status(headers)).toBeUndefined();
  });

  test.each([
    {},
    { authorization: '' },
    { authorization: token },
    { authorization: 'Bearer' },
    { authorization: `Bearer ${token}x` },
    { authorization: `Digest ${token}` },
    { authorization: basic(`me:${token}`) },
    { authorization: 'Bearer é' },
    { cookie: '' },
    { cookie: `${name}=${token}` },
    { cookie: `${name}=${value.slice(1)}` },
    { cookie: `x${cookie}` },
    { cookie: `crows-1=${value}` },
    // A script that sends a wrong token is told so, whatever its cookies.
    { authorization: `Bearer ${token}x`, cookie },
  ])('%j does not', (headers) => {
    expect(status(headers)).toBe(401);
  });

  test('a cookie tells nothing of the token, and is of no use once that is another', () => {
    expect(cookie).not.toContain(token);
    const other = makeGuard({ ...options, token: `${token}9` });
    expect(other(knock('GET', '/', { cookie })).answer?.status).toBe(401);
    expect(cookieFor(token, options.port, false)).toBe(
      `${cookie}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict`,
    );
    expect(cookieFor(token, options.port, true)).toBe(
      `${cookie}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure`,
    );
  });

  test('a link is looked at without one, by ours alone', () => {
    expect(status({}, '/enter/abc')).toBeUndefined();
    expect(status({ host: 'evil.test' }, '/enter/abc')).toBe(403);
    expect(status({ 'sec-fetch-site': 'cross-site' }, '/enter/abc')).toBe(403);
    for (const path of ['/enter', '/Enter/abc', '//enter/abc', '/x/enter/abc'])
      expect(status({}, path)).toBe(401);
  });

  test('a browser is told how to ask its person', () => {
    expect(closed(knock('GET', '/', {})).answer).toEqual({
      status: 401,
      body: {
        message:
          'This server asks for its token. Open the link it printed at its start, which works once, or send the token as a bearer token.',
      },
      headers: { 'WWW-Authenticate': 'Bearer realm="Crows"' },
    });
  });

  test('a foreign page is refused with the token too, and a preflight needs none', () => {
    expect(status({ authorization: `Bearer ${token}`, origin: 'https://evil.test' })).toBe(403);
    expect(status({ cookie, origin: 'https://evil.test' })).toBe(403);
    const asks = { origin: embedder, 'access-control-request-method': 'POST' };
    expect(closed(knock('OPTIONS', '/api/lists', asks)).answer?.status).toBe(204);
  });
});

test('nothing that can be sent makes it throw, and only a known host passes', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(host, embedder, '[::1', 'http://[', '%', '\0'),
  );
  const names = [
    'host',
    'origin',
    'sec-fetch-site',
    'content-type',
    'content-length',
    'authorization',
    '__proto__',
  ];
  const headers = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), text);
  const closed = makeGuard({ ...options, token: 'abcdefgh12345678' });
  fc.assert(
    fc.property(fc.string(), text, headers, fc.array(text), (method, url, given, rawHeaders) => {
      for (const either of [guard, closed]) {
        const { answer } = either({ method, url, headers: given, rawHeaders });
        const known = /:27697$|\.example(:8443)?$/.test(given['host']?.toLowerCase() ?? '');
        expect(known || answer !== undefined).toBe(true);
        expect(answer?.status ?? 200).toBeLessThan(500);
      }
    }),
    { numRuns: 2_000 },
  );
});
