/** Answers on the wire: JSON, errors of the API's shape, and event streams that can break in every way a line can. */
import type { Clock } from './speech-clock.ts';
import type { Fault } from './rehearsal-faults.ts';
import { events, type Message } from './rehearsal-message.ts';

export function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

export function apiError(status: number, type: string, message: string, id: string): Response {
  return json(status, { type: 'error', error: { type, message }, request_id: id }, { 'request-id': id });
}

const typeByStatus: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

/** The answer of an `http` fault. */
export function httpFault(fault: Extract<Fault, { kind: 'http' }>, id: string): Response {
  const { status, code, html, headers = {} } = fault;
  if (html) {
    const page = `<!doctype html><title>${status}</title><p>A page from something in between.`;
    return new Response(page, { status, headers: { 'content-type': 'text/html', ...headers } });
  }
  const type = fault.type ?? typeByStatus[status] ?? 'api_error';
  const message = fault.message ?? `rehearsed ${type}`;
  const error = { type, message, ...(code !== undefined && { details: { error_code: code } }) };
  return json(status, { type: 'error', error, request_id: id }, { 'request-id': id, ...headers });
}

/** The error that a broken connection gives; a server that sees it cuts the socket. */
export const broken = (): TypeError =>
  new TypeError('fetch failed', {
    cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  });

export const aborted = (): DOMException => new DOMException('This operation was aborted', 'AbortError');

/** Waits so long, or rejects once the signal aborts. The timer holds what must not be collected meanwhile. */
export function wait(ms: number, clock: Clock, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clock.clearTimeout(timer);
      reject(aborted());
    };
    const timer = clock.setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Never, unless the signal aborts. */
export const never = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(aborted()), { once: true });
  });

const line = (name: string, data: object): string =>
  `event: ${name}\ndata: ${JSON.stringify({ type: name, ...data })}\n\n`;

/** The answer as a stream. A fault of the line strikes once some words are out. */
export function stream(
  message: Message,
  fault: Fault | undefined,
  { clock, signal }: { clock: Clock; signal: AbortSignal | undefined },
): Response {
  const encoder = new TextEncoder();
  const source = events(message, fault?.kind === 'overrun' && fault.early === true);
  let spoken = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal?.addEventListener('abort', () => controller.error(aborted()), { once: true });
    },
    async pull(controller) {
      const next = source.next();
      if (next.done) return controller.close();
      const [name, data] = next.value;
      if (spoken || name === 'message_delta') {
        if (fault?.kind === 'reset-mid-stream') {
          return controller.error(new TypeError('terminated', { cause: broken().cause }));
        }
        if (fault?.kind === 'truncate') return controller.close();
        if (fault?.kind === 'stall') return never(signal);
        if (fault?.kind === 'stream-error') {
          const error = { type: fault.type, message: `rehearsed ${fault.type}` };
          controller.enqueue(encoder.encode(line('error', { error })));
          return controller.close();
        }
      }
      if (fault?.kind === 'slow') await wait(fault.ms, clock, signal);
      spoken ||= name === 'content_block_delta';
      controller.enqueue(encoder.encode(line(name, data)));
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'request-id': `req_${message.id.slice(4)}`,
    },
  });
}
