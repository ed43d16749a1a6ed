/**
 * Every route, one row each, as EVENTS.md has them: read what was sent, ask the roost, say what came of it. Rules of
 * the flock are not here.
 */
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { cardOf, personas } from '../personas.ts';
import { readApprovalsQuery } from '../queries.ts';
import { Refusal } from '../refusal.ts';
import { readParse, type Caps } from '../requests.ts';
import { nothingWaits, readVerdict } from '../verdict-requests.ts';
import type { Answer, HeaderSets } from './answers.ts';
import { readBody } from './body.ts';
import type { Roost } from './doors.ts';
import { streamHeaders, type Feed } from './feed.ts';
import { inspectRoutes, type InspectParts } from './inspect-routes.ts';
import { listRoutes } from './list-routes.ts';
import { linkRoutes, type LinkParts } from './link-routes.ts';
import { nestRoutes } from './nest-routes.ts';
import { openapi } from './openapi/document.ts';
import { page } from './page.ts';
import type { Wish } from './places.ts';
import { fileResponse, type Site } from './static.ts';
import type { Metrics } from './metrics.ts';

/** What comes with a request: Node's own pair, and the headers its answer may carry. */
export type Bindings = HttpBindings & { sets: HeaderSets };
type Asked = Context<{ Bindings: Bindings }>;

export interface Row {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As EVENTS.md writes it. A GET answers HEAD too. */
  path: string;
  handle: (asked: Asked) => Answer | Response | Promise<Answer | Response>;
}

export interface RouteParts extends LinkParts {
  roost: Roost;
  feed: Feed;
  caps: Caps;
  metrics: Metrics;
  inspect?: InspectParts | undefined;
  /** Whether this is the token of the lock that the server holds. */
  isLock: (token: string) => boolean;
  /** The built page. */
  site: Site;
}

export function routes(parts: RouteParts): Row[] {
  const { roost, feed, caps, address, site, metrics, isLock } = parts;
  let document: ReturnType<typeof openapi> | undefined;
  return [
    ...listRoutes(parts),
    {
      method: 'GET',
      path: '/api/events',
      handle: ({ req, env }) => {
        const wish = wishOf(req.query(), env);
        if (req.method === 'HEAD') {
          feed.check(wish);
          return new Response(null, { headers: { ...env.sets.empty, ...streamHeaders } });
        }
        feed.open(env.outgoing, wish, env.sets.empty);
        return RESPONSE_ALREADY_SENT;
      },
    },
    {
      method: 'POST',
      path: '/api/verdicts',
      handle: async ({ req }) => {
        const given = await roost.giveVerdict(readVerdict(await readBody(req.raw)));
        if (!given.recorded) throw nothingWaits(given.verdict);
        return { status: 204 };
      },
    },
    {
      method: 'GET',
      path: '/api/approvals',
      handle: async ({ req }) => ({
        status: 200,
        body: await roost.approvals(readApprovalsQuery(req.query())),
      }),
    },
    {
      method: 'POST',
      path: '/api/parse',
      handle: async ({ req }) => ({ status: 200, body: readParse(await readBody(req.raw), caps) }),
    },
    {
      method: 'GET',
      path: '/api/trust',
      handle: async () => ({ status: 200, body: await roost.trust() }),
    },
    ...nestRoutes(parts),
    ...linkRoutes(parts),
    ...inspectRoutes(parts.inspect),
    {
      method: 'GET',
      path: '/api/crows',
      handle: () => ({ status: 200, body: personas.map(cardOf) }),
    },
    {
      method: 'GET',
      path: '/api/flock',
      handle: async () => ({ status: 200, body: await roost.flock() }),
    },
    {
      method: 'GET',
      path: '/api/health',
      handle: ({ req }) => {
        const token = req.query('token');
        const health = { ...roost.health(), ...(token !== undefined && { yours: isLock(token) }) };
        const isWanting = req.query('ready') !== undefined && !health.ready;
        return { status: isWanting ? 503 : 200, body: health };
      },
    },
    {
      method: 'GET',
      path: '/metrics',
      handle: ({ env }) =>
        new Response(metrics.text(feed.size), { headers: { ...env.sets.empty, ...metricsHeaders } }),
    },
    {
      method: 'GET',
      path: '/openapi.json',
      handle: () => ({ status: 200, body: (document ??= openapi(roost.health().version)) }),
    },
    {
      method: 'GET',
      path: '/',
      handle: ({ env }) => page({ address, health: roost.health(), site, headers: env.sets.empty }),
    },
    {
      method: 'GET',
      path: '/ui/{file}',
      handle: ({ req, env }) => {
        const wanted = { accepts: req.header('accept-encoding'), has: req.header('if-none-match') };
        const file = fileResponse(site, req.param('file') ?? '', wanted, env.sets.empty);
        if (!file) throw new Refusal(404, 'The page has no such file. EVENTS.md lists every path.');
        return file;
      },
    },
  ];
}

const metricsHeaders = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };

/** A cursor in the header is the newer one: a browser keeps the address it opened the stream with. */
function wishOf(query: Record<string, string>, { incoming }: Bindings): Wish {
  const header = incoming.headers['last-event-id'];
  return {
    listId: query['list_id'],
    requester: query['requester'],
    cursor: (Array.isArray(header) ? header[0] : header) || query['last_event_id'],
  };
}
