/** Serves a function from requests to responses over plain HTTP, streaming, and tells it when its client hangs up. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listen } from './listen.ts';

/** Rejects to have the socket cut. */
export type Handle = (request: Request, hungUp: AbortSignal) => Promise<Response>;

export interface Exchange {
  url: string;
  close: () => Promise<void>;
}

/** @param port 0 takes any free one. @throws Error with a sentence when the address can't be listened on. */
export async function serveExchange(handle: Handle, host: string, port: number): Promise<Exchange> {
  const server = createServer((incoming, outgoing) => void exchange(handle, incoming, outgoing));
  const taken = await listen(server, host, port);
  return { url: `http://${host}:${taken}`, close: () => closed(server) };
}

async function exchange(handle: Handle, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const hungUp = new AbortController();
  outgoing.once('close', () => hungUp.abort());
  try {
    const response = await handle(await requestOf(incoming), hungUp.signal);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    for await (const chunk of response.body ?? []) {
      // Flushed one by one, so that a cut socket loses nothing that was sent before.
      await new Promise((resolve) => outgoing.write(chunk, resolve));
    }
    outgoing.end();
  } catch {
    incoming.socket.destroy();
  }
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = await incoming.toArray();
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const { method = 'GET', url = '/' } = incoming;
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks);
  return new Request(new URL(url, 'http://localhost'), { method, headers, body });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
