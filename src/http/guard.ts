/**
 * What every request passes before anything else looks at it, pages and pictures included: whom it asks for, who
 * asks, and whether its body is one to be read. It decides by the headers alone, reads no body and throws at nothing.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { show } from '../show.ts';
import { limits } from '../limits.ts';
import { headerSets } from './answers.ts';
import type { Answer, HeaderSets } from './answers.ts';
import { isHost, ownNames } from './hosts.ts';
import { tokenCheck } from './token.ts';

/** The part of Node's IncomingMessage the guard looks at. */
interface Knock {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
  rawHeaders: readonly string[];
}

/** `answer`: the request goes no further. Either way the sets are what its answer may carry. */
interface Passage {
  answer?: Answer;
  sets: HeaderSets;
}

export interface GuardOptions {
  host: string;
  port: number;
  hosts: readonly string[];
  origins: readonly string[];
  token?: string | undefined;
  /** The methods a path has; none for a path nobody serves. */
  methodsAt: (path: string) => readonly string[];
}

export type Guard = (knock: Knock) => Passage;

const refuse = (status: number, message: string, headers?: Record<string, string>): Answer => ({
  status,
  body: { message },
  ...(headers && { headers }),
});
const challenge = { 'WWW-Authenticate': 'Bearer realm="Crows"' };
const preflightHeaders = 'content-type, last-event-id, idempotency-key, authorization';

export function makeGuard({ host, port, hosts, origins, token, methodsAt }: GuardOptions): Guard {
  const own = ownNames(host, port, hosts);
  const ours = headerSets();
  const embedders = new Map(origins.map((origin) => [origin, headerSets(origin)]));
  const carriesToken = token === undefined ? () => true : tokenCheck(token, port);

  function hostTrouble({ headers, rawHeaders }: Knock): Answer | undefined {
    const named = headers.host;
    if (named !== undefined && own.hosts.has(named) && hostHeaders(rawHeaders) === 1) return undefined;
    if (named === undefined) return refuse(400, 'The request has no Host header. Send the one you ask for.');
    if (hostHeaders(rawHeaders) > 1) return refuse(400, 'The request has several Host headers. Send one.');
    const lower = named.toLowerCase();
    if (own.hosts.has(lower)) return undefined;
    if (!isHost(lower)) return refuse(400, `The Host header can’t be read; it was ${show(named)}.`);
    return refuse(
      403,
      `This server is not asked for as ${show(named)}. Names it should answer to go into \`CROWS_HOSTS\`.`,
    );
  }

  function askerTrouble(origin: string | undefined, site: string | undefined): Answer | undefined {
    if (origin !== undefined && !own.origins.has(origin)) {
      return refuse(
        403,
        `Pages of ${show(origin)} may not ask here. Origins that may go into \`CROWS_ORIGINS\`.`,
      );
    }
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      return refuse(403, `A page of another site asked (${show(site)}). Open Crows in a tab of its own.`);
    }
    return undefined;
  }

  function preflight(path: string): Answer {
    const methods = methodsAt(path);
    if (methods.length === 0) return refuse(404, 'Nothing is here. EVENTS.md lists every path.');
    return {
      status: 204,
      headers: {
        'Access-Control-Allow-Methods': methods.join(', '),
        'Access-Control-Allow-Headers': preflightHeaders,
        'Access-Control-Max-Age': '600',
      },
    };
  }

  return (knock) => {
    const { method = '', url = '', headers } = knock;
    if (!url.startsWith('/')) {
      return { sets: ours, answer: refuse(400, 'The request names a whole address. Send the path alone.') };
    }
    const strange = hostTrouble(knock);
    if (strange) return { sets: ours, answer: strange };

    const origin = headers.origin;
    const embedder = origin === undefined ? undefined : embedders.get(origin);
    const trouble = embedder ? undefined : askerTrouble(origin, single(headers['sec-fetch-site']));
    if (trouble) return { sets: ours, answer: trouble };

    const sets = embedder ?? ours;
    if (embedder && method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) {
      return { sets, answer: preflight(pathOf(url)) };
    }
    // The link itself is what lets one in there.
    if (!url.startsWith('/enter/') && !carriesToken(headers)) {
      return {
        sets,
        answer: refuse(
          401,
          'This server asks for its token. Open the link it printed at its start, which works once, or send the token as a bearer token.',
          challenge,
        ),
      };
    }
    const unread = bodyTrouble(method, headers);
    return unread ? { sets, answer: unread } : { sets };
  };
}

function hostHeaders(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}

/** Node joins a header it doesn't know when it comes twice; only tests hand in an array. */
const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value);

export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

function bodyTrouble(method: string, headers: IncomingHttpHeaders): Answer | undefined {
  if ((method === 'POST' || method === 'PATCH') && !isJson(headers['content-type'])) {
    return refuse(415, 'A POST or PATCH needs `Content-Type: application/json`, with or without a body.');
  }
  if (headers['transfer-encoding'] !== undefined) {
    return refuse(411, 'The body comes without its length. Send a Content-Length.');
  }
  const length = headers['content-length'];
  if (length !== undefined && Number(length) > limits.bodyBytes) {
    return refuse(413, `The body has ${length} bytes and may have ${limits.bodyBytes}. Send less.`);
  }
  return undefined;
}

function isJson(type: string | undefined): boolean {
  return type === 'application/json' || (type !== undefined && /^application\/json[ \t]*(?:;|$)/i.test(type));
}
