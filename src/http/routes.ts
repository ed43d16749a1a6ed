/**
 * Every route, one row each, as EVENTS.md has them: read what was sent, ask the roost, say what came of it. Rules of
 * the flock are not here.
 */
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { Refusal } from '../refusal.ts';
import { nothingWaits, readListId, readNewList, readParse, readVerdict } from '../requests.ts';
import type { Caps } from '../requests.ts';
import type { Answer, HeaderSets } from './answers.ts';
import { readBody } from './body.ts';
import type { Roost } from './doors.ts';
import { streamHeaders } from './feed.ts';
import type { Feed } from './feed.ts';
import { page } from './page.ts';
import type { Wish } from './places.ts';

/** What comes with a request: Node's own pair, and the headers its answer may carry. */
export type Bindings = HttpBindings & { sets: HeaderSets };
type Asked = Context<{ Bindings: Bindings }>;

export interface Row {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As EVENTS.md writes it. A GET answers HEAD too. */
  path: string;
  handle: (asked: Asked) => Answer | Response | Promise<Answer | Response>;
}

export interface RouteParts {
  roost: Roost;
  feed: Feed;
  caps: Caps;
  /** Where people reach the server. */
  address: string;
}

export function routes({ roost, feed, caps, address }: RouteParts): Row[] {
  return [
    {
      method: 'POST',
      path: '/api/lists',
      handle: async ({ req }) => {
        const list = readNewList(await readBody(req.raw), caps);
        return { status: 202, body: { list_id: await roost.startList(list) } };
      },
    },
    {
      method: 'GET',
      path: '/api/lists/{id}',
      handle: async ({ req }) => {
        const id = readListId(req.param('id') ?? '');
        const snapshot = await roost.snapshot(id);
        if (!snapshot) throw new Refusal(404, `No list has the id ${id}. Send the one you got with the 202.`);
        return { status: 200, body: snapshot };
      },
    },
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
      method: 'POST',
      path: '/api/parse',
      handle: async ({ req }) => ({ status: 200, body: readParse(await readBody(req.raw), caps) }),
    },
    {
      method: 'GET',
      path: '/api/trust',
      handle: async () => ({ status: 200, body: await roost.trust() }),
    },
    {
      method: 'GET',
      path: '/api/health',
      handle: () => ({ status: 200, body: roost.health() }),
    },
    {
      method: 'GET',
      path: '/',
      handle: ({ env }) => page(address, roost.health(), env.sets.empty),
    },
  ];
}

/** A cursor in the header is the newer one: a browser keeps the address it opened the stream with. */
function wishOf(query: Record<string, string>, { incoming }: Bindings): Wish {
  const header = incoming.headers['last-event-id'];
  return {
    listId: query['list_id'],
    requester: query['requester'],
    cursor: (Array.isArray(header) ? header[0] : header) || query['last_event_id'],
  };
}
