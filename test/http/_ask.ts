/** Asks the app without a socket, by way of the guard, as a browser or a script would ask the server. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { makeApp } from '../../src/http/app.ts';
import { makeFeed } from '../../src/http/feed.ts';
import { makeGuard } from '../../src/http/guard.ts';
import type { GuardOptions } from '../../src/http/guard.ts';
import { makeMetrics } from '../../src/http/metrics.ts';
import { Links } from '../../src/http/links.ts';
import { methodsOf } from '../../src/http/paths.ts';
import { lockCheck } from '../../src/http/lock-token.ts';
import { routes } from '../../src/http/routes.ts';
import { noSite, type Site } from '../../src/http/static.ts';
import { FakeRoost } from './_roost.ts';

const port = 27_697;
export const embedder = 'https://embed.example';

export interface Question {
  headers?: Record<string, string>;
  /** Sent as it is if it is a string, else as JSON. */
  body?: unknown;
}

export interface Heard {
  status: number;
  headers: Record<string, string>;
  /** Parsed if it is JSON. */
  body: unknown;
}

export function makeAsker(options: Partial<GuardOptions> = {}, site: Site = noSite) {
  const roost = new FakeRoost();
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const feed = makeFeed({
    journal: roost.journal,
    mostStreams: 10,
    now: () => 0,
    every: () => () => {},
    log,
  });
  const metrics = makeMetrics(roost);
  onTestFinished(() => metrics.close());
  const address = `http://127.0.0.1:${port}`;
  const rows = routes({
    roost,
    feed,
    caps: { listBudgetMax: 600_000 },
    address,
    metrics,
    site,
    links: new Links(() => 0),
    isLock: lockCheck('held'),
    port,
  });
  const methodsAt = methodsOf(rows);
  const guard = makeGuard({
    host: '127.0.0.1',
    port,
    hosts: [],
    origins: [embedder],
    methodsAt,
    ...options,
  });
  const answered: unknown[] = [];
  const app = makeApp({
    rows,
    guard,
    methodsAt,
    log,
    answered: (route, status) => {
      answered.push([route, status]);
      metrics.answered(route, status);
    },
  });

  async function ask(method: string, path: string, { headers = {}, body }: Question = {}): Promise<Heard> {
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const all: Record<string, string> = {
      host: `127.0.0.1:${port}`,
      ...(sent !== undefined && { 'content-length': String(Buffer.byteLength(sent)) }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...headers,
    };
    const incoming = new IncomingMessage(new Socket());
    Object.assign(incoming, { method, url: path, headers: all, rawHeaders: Object.entries(all).flat() });
    const request = new Request(`http://127.0.0.1:${port}${path}`, {
      method: method === 'TRACE' ? 'GET' : method,
      ...(sent !== undefined && { body: sent }),
    });
    if (method === 'TRACE') Object.defineProperty(request, 'method', { value: method });
    const response = await app(request, { incoming, outgoing: new ServerResponse(incoming) });
    const text = await response.text();
    const json = response.headers.get('content-type') === 'application/json';
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: json && text !== '' ? JSON.parse(text) : text,
    };
  }
  return { ask, roost, logged, feed, answered };
}
