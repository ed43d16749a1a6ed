/**
 * A server on 127.0.0.1 that speaks the Messages API, for whoever wants a real socket between itself and the rehearsal.
 * It counts on its own what passes: calls, tokens, and calls that are still open.
 */
import { serveExchange, type Handle } from '../src/http/exchange.ts';
import { Meter } from './_meter.ts';

export interface Endpoint {
  url: string;
  /** Requests for a message so far. */
  calls: number;
  /** Requests that are not answered to the end yet. */
  open: number;
  /** The most that were open at once. */
  peak: number;
  /** Tokens in the counts that were sent. */
  readonly tokens: number;
  /** Bodies of the requests, in order. */
  bodies: string[];
  close: () => Promise<void>;
}

/** @param handle answers a request, or rejects to have its socket cut. */
export async function openEndpoint(handle: Handle): Promise<Endpoint> {
  const meter = new Meter();
  const counting: Handle = async (request, hungUp) => {
    endpoint.open += 1;
    endpoint.peak = Math.max(endpoint.peak, endpoint.open);
    hungUp.addEventListener('abort', () => (endpoint.open -= 1));
    if (new URL(request.url).pathname === '/v1/messages') {
      endpoint.calls += 1;
      endpoint.bodies.push(await request.clone().text());
    }
    return meter.watch(await handle(request, hungUp));
  };
  const { url, close } = await serveExchange(counting, '127.0.0.1', 0);
  const endpoint: Endpoint = {
    url,
    calls: 0,
    open: 0,
    peak: 0,
    get tokens() {
      return meter.tokens;
    },
    bodies: [],
    close,
  };
  return endpoint;
}
