/**
 * One request on the wire, from its first byte to its last or to the moment somebody has had enough. It decides when
 * to stop waiting and says why it stopped; what that means is read elsewhere. It never rejects.
 */
import type { Clock } from './speech-clock.ts';
import { hear, nothingHeard, reported, type Heard } from './speech-stream.ts';

/** How long to wait, in milliseconds: for the first byte, between bytes, and for the whole answer. */
export interface Deadlines {
  headers: number;
  idle: number;
  total: number;
}

/** Where a stream is cut although it goes on: its reported tokens, its bytes of answer, its bytes on the wire. */
interface Ceiling {
  tokens: number;
  bytes: number;
  wire: number;
}

export interface Call {
  /**
   * `ended`: the stream is over, whole or not (`heard.ended`). `tokens` and `bytes`: it passed that ceiling.
   * `headers`, `idle`, `total`: that deadline passed. `cancelled`: our side called it back.
   */
  why: 'ended' | 'error' | 'cancelled' | keyof Deadlines | 'tokens' | 'bytes';
  error?: unknown;
  /** The request left, or may have. */
  sent: boolean;
  /** Content type of the answer, once there is one. */
  type?: string;
  heard: Heard;
}

/** What a request is sent with. `watch` stands around the transport, so that it sees the answer before all others. */
interface SendOptions {
  signal: AbortSignal;
  watch: <R>(request: R, next: (request: R) => Promise<Response>) => Promise<Response>;
}

/** @returns the events of the answer, parsed and otherwise as they came. */
export type Send = (options: SendOptions) => Promise<AsyncIterable<unknown>>;

export interface CallOptions {
  signal: AbortSignal;
  clock: Clock;
  deadlines: Deadlines;
  ceiling: Ceiling;
}

/** A complete answer whose connection stays open is waited for this long, so that the connection can be used again. */
const lingerMs = 1_000;

/** Sends once and listens to the end. Resolves as soon as `signal` aborts, whatever the transport does about it. */
export async function call(send: Send, { signal, clock, deadlines, ceiling }: CallOptions): Promise<Call> {
  const heard = nothingHeard();
  const state: Call = { why: 'ended', sent: false, heard };
  if (signal.aborted) return { ...state, why: 'cancelled' };

  // Our own controller: the caller's may be long-lived, and what hangs on a Request's signal can be collected.
  const transport = new AbortController();
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let over = false;
  // What the transport itself threw: the client words it anew and drops the cause of some.
  let broke: unknown;
  let settle: (end: Pick<Call, 'why'>) => void = () => {};
  const stopped = new Promise<Pick<Call, 'why'>>((resolve) => (settle = resolve));
  const stop = (why: Call['why']) => {
    if (over) return;
    over = true;
    settle({ why });
    transport.abort();
    void reader?.cancel().catch(() => {});
  };

  const cancel = () => stop('cancelled');
  signal.addEventListener('abort', cancel);
  const total = clock.setTimeout(() => stop('total'), deadlines.total);
  let silence = clock.setTimeout(() => stop('headers'), deadlines.headers);
  const alive = (ms = deadlines.idle, why: Call['why'] = 'idle') => {
    clock.clearTimeout(silence);
    if (!over) silence = clock.setTimeout(() => stop(why), ms);
  };

  const watch: SendOptions['watch'] = async (request, next) => {
    state.sent = true;
    const response = await next(request).catch((error: unknown) => {
      broke = error;
      throw error;
    });
    alive();
    state.type = response.headers.get('content-type') ?? '';
    if (!response.body || over) return response;
    reader = response.body.getReader();
    let left = ceiling.wire;
    const body = passing(reader, (bytes) => {
      if (!heard.ended) alive();
      left -= bytes;
      if (left < 0) stop('bytes');
    });
    return new Response(body, response);
  };

  const listen = async (): Promise<Pick<Call, 'why' | 'error'>> => {
    try {
      for await (const event of await send({ signal: transport.signal, watch })) {
        if (over) break;
        const complete = heard.ended;
        hear(heard, event);
        if (heard.ended && !complete) alive(lingerMs, 'ended');
        else if (heard.ended) continue;
        else if (reported(heard.usage) > ceiling.tokens) stop('tokens');
        else if (heard.bytes > ceiling.bytes) stop('bytes');
      }
      return { why: 'ended' };
    } catch (error) {
      return { why: 'error', error: broke ?? error };
    }
  };

  // A collected signal leaves a transport waiting for ever, so `stopped` must be able to end the waiting alone.
  const end = await Promise.race([stopped, listen()]);
  over = true;
  clock.clearTimeout(total);
  clock.clearTimeout(silence);
  signal.removeEventListener('abort', cancel);
  return { ...state, ...end };
}

/** The body as it comes. Each chunk is told of, since pings are life too, and readers of events never see them. */
function passing(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  tell: (bytes: number) => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      tell(value.byteLength);
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
