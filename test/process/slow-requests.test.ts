/** Requests that never end; each takes as long as the server waits. */
import { expect, test } from 'vitest';
import { caps } from '../../src/http/caps.ts';
import { exchange, perch } from '../http/_wire.ts';

test.concurrent.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nX-'],
  [
    'a body',
    'POST /api/lists HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\nabc',
  ],
])(
  '%s that never end are 408 within sixteen seconds',
  async (_, message) => {
    const { port, logged } = await perch();
    const begun = performance.now();
    const reply = await exchange(port, message.replace('PORT', String(port)));
    const seconds = (performance.now() - begun) / 1_000;
    expect([reply.status, reply.body]).toEqual([
      408,
      '{"message":"The request was not there after 15 seconds. Send it again."}',
    ]);
    expect(seconds).toBeGreaterThan(14);
    expect(seconds).toBeLessThan((caps.requestMs + 2 * caps.requestCheckMs) / 1_000 + 0.5);
    expect(logged).toEqual([]);
  },
  20_000,
);
