/**
 * The server: listens, sets the limits Node has for a request, and stops so that every client knows. What a request
 * means is the app's.
 */
import { createServer, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Caps } from '../requests.ts';
import { headerSets, toResponse, whyOf } from './answers.ts';
import { makeApp } from './app.ts';
import { answerBreak } from './breaks.ts';
import { caps } from './caps.ts';
import type { Inspection, Roost } from './doors.ts';
import { makeFeed } from './feed.ts';
import type { FeedParts } from './feed.ts';
import { makeGuard } from './guard.ts';
import { nameOf } from './hosts.ts';
import { makeMetrics } from './metrics.ts';
import { Links } from './links.ts';
import { makeInspectFeed } from './inspect-feed.ts';
import type { InspectFiles } from './inspect-routes.ts';
import { listen } from './listen.ts';
import { methodsOf } from './paths.ts';
import { routes } from './routes.ts';
import { noSite, type Site } from './static.ts';
import { lockCheck } from './lock-token.ts';

export interface ServeOptions {
  /** Address to listen on. */
  host: string;
  /** 0 takes any free one. */
  port: number;
  hosts: readonly string[];
  origins: readonly string[];
  token?: string | undefined;
  /** The token in the lock of its data folder, by which the command line knows it; without one it is nobody's. */
  lockToken?: string | undefined;
  caps: Caps;
  roost: Roost;
  /** One line for the log; never holds what people sent. */
  log: (line: string) => void;
  /** Hears of every answer: its route as EVENTS.md has it, or "none", and how many milliseconds it took. */
  answered?: (route: string, status: number, ms: number) => void;
  /** The built page; left out, `/` is words alone. */
  site?: Site;
  /** Left out, nothing can be inspected. */
  inspect?: { inspection: Inspection; files: InspectFiles } | undefined;
  mostStreams?: number;
  mostConnections?: number;
  now?: () => number;
  every?: FeedParts['every'];
}

export interface Serving {
  /** Where people reach it, such as http://127.0.0.1:27697. */
  address: string;
  port: number;
  /** Lets one browser in, once; absent where no token is asked for. */
  link?: string;
  /** Streams open now. */
  readonly streams: number;
  /** Takes an erased list out of the feed's memory. */
  forget(listId: string): void;
  /** Tells every stream, takes no more, and is done within half a second. */
  close(): Promise<void>;
}

/** @throws Error with a sentence when the address can't be listened on. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const {
    host,
    roost,
    log,
    now = Date.now,
    every = everyInterval,
    mostStreams = caps.streams,
    mostConnections = caps.connections,
    site = noSite,
  } = options;
  const server = createServer({
    requestTimeout: caps.requestMs,
    headersTimeout: caps.requestMs,
    connectionsCheckingInterval: caps.requestCheckMs,
    maxHeaderSize: caps.headerBytes,
    // The guard says it in JSON.
    requireHostHeader: false,
  });
  server.maxConnections = mostConnections;
  const port = await listen(server, host, options.port);
  const address = `http://${nameOf(host)}:${port}`;

  const feed = makeFeed({ journal: roost.journal, mostStreams, now, every, log });
  const metrics = makeMetrics(roost);
  const inspect = options.inspect && {
    files: options.inspect.files,
    feed: makeInspectFeed({ ...options.inspect, epoch: now().toString(36), every }),
  };
  const links = new Links(performance.now.bind(performance));
  const rows = routes({
    roost,
    feed,
    caps: options.caps,
    address,
    metrics,
    site,
    links,
    inspect,
    port,
    token: options.token,
    isLock: lockCheck(options.lockToken),
  });
  const methodsAt = methodsOf(rows);
  const guard = makeGuard({ ...options, port, methodsAt });
  const app = makeApp({
    rows,
    guard,
    methodsAt,
    log,
    answered: (route, status, ms) => {
      metrics.answered(route, status);
      options.answered?.(route, status, ms);
    },
  });
  const listener = getRequestListener((request, env) => (isHttp1(env) ? app(request, env) : unreadable()), {
    errorHandler: unreadable,
  });

  server.on('request', (incoming, outgoing) => {
    listener(incoming, outgoing).catch((error: unknown) => log(`An answer broke: ${whyOf(error)}`));
  });
  server.on('clientError', (error, socket) => {
    // Nothing may be written into the middle of a stream; any other answer goes out in one piece.
    if (feed.holds(socket)) socket.destroy();
    else answerBreak(error, socket);
  });

  return {
    address,
    port,
    ...(options.token !== undefined && { link: `${address}${links.make()}` }),
    get streams() {
      return feed.size;
    },
    forget: (listId) => feed.forget(listId),
    close: async () => {
      feed.close();
      metrics.close();
      inspect?.feed.close();
      await new Promise<void>((resolve) => {
        const late = setTimeout(() => server.closeAllConnections(), caps.closeMs);
        server.close(() => {
          clearTimeout(late);
          resolve();
        });
      });
    },
  };
}

/** What the adapter can make no request of; the app itself never throws. */
function unreadable(): Response {
  const body = { message: 'The Host header or the path of the request can’t be read. Send them plain.' };
  return toResponse({ status: 400, body }, headerSets());
}

function isHttp1(env: HttpBindings | Http2Bindings): env is HttpBindings {
  return env.outgoing instanceof ServerResponse;
}

function everyInterval(ms: number, call: () => void): () => void {
  const timer = setInterval(call, ms).unref();
  return () => clearInterval(timer);
}
