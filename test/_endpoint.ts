/**
 * A server on 127.0.0.1 that speaks the Messages API, for whoever wants a real socket between itself and the rehearsal.
 * It counts on its own what passes: calls, tokens, and calls that are still open.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Endpoint {
  url: string;
  /** Requests for a message so far. */
  calls: number;
  /** Requests that are not answered to the end yet. */
  open: number;
  /** The most that were open at once. */
  peak: number;
  /** Tokens in the counts that were sent. */
  tokens: number;
  /** Bodies of the requests, in order. */
  bodies: string[];
  close: () => Promise<void>;
}

type Handle = (request: Request, signal: AbortSignal) => Promise<Response>;

/** @param handle answers a request, or rejects to have its socket cut. */
export async function openEndpoint(handle: Handle): Promise<Endpoint> {
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint: Endpoint = {
    url: `http://127.0.0.1:${port}`,
    calls: 0,
    open: 0,
    peak: 0,
    tokens: 0,
    bodies: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const hungUp = new AbortController();
    endpoint.open += 1;
    endpoint.peak = Math.max(endpoint.peak, endpoint.open);
    outgoing.once('close', () => {
      endpoint.open -= 1;
      hungUp.abort();
    });
    try {
      const request = await requestOf(incoming, endpoint.url);
      if (incoming.url === '/v1/messages') {
        endpoint.calls += 1;
        endpoint.bodies.push(await request.clone().text());
      }
      const response = await handle(request, hungUp.signal);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      let counted = 0;
      for await (const chunk of response.body ?? []) {
        const bytes = chunk as Uint8Array;
        counted = countIn(new TextDecoder().decode(bytes)) ?? counted;
        // Flushed one by one, so that a cut socket loses nothing that was sent before.
        await new Promise((resolve) => outgoing.write(bytes, resolve));
      }
      endpoint.tokens += counted;
      outgoing.end();
    } catch {
      incoming.socket.destroy();
    }
  }
  return endpoint;
}

async function requestOf(incoming: IncomingMessage, url: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const { method = 'GET' } = incoming;
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks);
  return new Request(new URL(incoming.url ?? '/', url), { method, headers, body });
}

/** The last count in a stretch of an answer: all four kinds of tokens together. */
function countIn(text: string): number | undefined {
  const last = text.match(/"usage":\{[^}]*\}/g)?.at(-1);
  const numbers = last?.match(/_tokens":\d+/g)?.map((one) => Number(one.split(':')[1]));
  return numbers?.reduce((sum, one) => sum + one, 0);
}
