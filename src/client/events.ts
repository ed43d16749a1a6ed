/**
 * The stream of events as one endless loop for its reader: it opens again by itself after whatever ends it, goes on
 * where it was, and tells nothing twice. Each wait is told to `onTrouble`; nothing is retried in silence.
 */
import type { EventName, EventPayload, StreamEventName, StreamEventPayload } from '../events.ts';
import { Refused, Unreachable } from './errors.ts';
import { messagesOf, type Message } from './messages.ts';
import { Position } from './position.ts';
import type { Wire } from './wire.ts';

/** What a list said. `id` is a cursor. */
export type ListEvent = {
  [N in EventName]: { id: string; event: N; data: EventPayload<N> };
}[EventName];

/**
 * What the stream said of itself. After `stream.reset` events are missing: read the snapshot again. After
 * `server.closing` the loop opens the stream again once the server is back.
 */
export type StreamEvent = {
  [N in StreamEventName]: { id: string | undefined; event: N; data: StreamEventPayload<N> };
}[StreamEventName];

export interface EventsWish {
  /** One list, from its first event on. */
  list_id?: string;
  /** All lists of one requester, live. */
  requester?: string;
  /** Goes on behind this cursor: the `id` of an event, or `last_event_id` of a snapshot. */
  after?: string;
  /** Waits for a server that is not there yet, instead of throwing Unreachable. */
  waitForServer?: boolean;
  /** Ends the loop. */
  signal?: AbortSignal;
  /** Hears why the stream broke and after how many milliseconds it is opened again. */
  onTrouble?: (error: Error, waitMs: number) => void;
  /** Milliseconds without a byte after which the connection counts as dead; the server's heartbeat comes every 15 s. */
  silenceMs?: number;
}

const longestWaitMs = 30_000;

/**
 * @throws Refused for what the server will not have, Unreachable if nobody answers the first time. Afterwards only a
 * refusal ends it: 401, 403 or 404 will not get better by asking again.
 */
export async function* eventsOf(
  wire: Wire,
  {
    list_id,
    requester,
    after,
    waitForServer = false,
    signal,
    onTrouble,
    silenceMs = 45_000,
  }: EventsWish = {},
): AsyncGenerator<ListEvent | StreamEvent, void, undefined> {
  const position = new Position(after);
  let retryMs = 1_000;
  let isThere = waitForServer;
  let failures = 0;
  const onRetry = (ms: number): void => {
    retryMs = ms;
  };
  const isOver = (): boolean => signal?.aborted ?? false;
  while (!isOver()) {
    let trouble: unknown = new Error('The server ended the stream.');
    const leaving = new AbortController();
    const leave = (): void => leaving.abort(signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      const { body } = await wire('/api/events', {
        query: { list_id, requester },
        headers: position.cursor === undefined ? {} : { 'Last-Event-ID': position.cursor },
        signal: leaving.signal,
      });
      isThere = true;
      for await (const message of messagesOf(body ?? new ReadableStream(), { silenceMs, onRetry })) {
        failures = 0;
        const told = taken(message, position);
        if (told) yield told;
      }
    } catch (error) {
      if (isOver()) return;
      if (isFinal(error, isThere)) throw error;
      trouble = error;
    } finally {
      signal?.removeEventListener('abort', leave);
      leaving.abort();
    }
    failures += 1;
    const waitMs = waitAfter(trouble, Math.min(retryMs * 2 ** (failures - 1), longestWaitMs));
    onTrouble?.(trouble instanceof Error ? trouble : new Error(String(trouble)), waitMs);
    await wait(waitMs, signal);
  }
}

function taken({ id, event, data }: Message, position: Position): ListEvent | StreamEvent | undefined {
  const isReset = event === 'stream.reset';
  if (id !== undefined && isReset) position.reset(id);
  else if (id !== undefined && !position.take(id)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract says what the server sends
  return { id, event, data: JSON.parse(data) } as ListEvent | StreamEvent;
}

function isFinal(error: unknown, isThere: boolean): boolean {
  if (error instanceof Refused) return error.status < 500 && error.status !== 408 && error.status !== 429;
  return error instanceof Unreachable && !isThere;
}

const waitAfter = (error: unknown, ms: number): number =>
  error instanceof Refused && error.retryAfterS !== undefined ? error.retryAfterS * 1_000 : ms;

async function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted === true) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done, { once: true });
  });
}
