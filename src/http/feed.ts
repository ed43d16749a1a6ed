/**
 * Tells every subscriber what the flock said, each event encoded once for all of them. A stream first catches up, from
 * disk and from the ring as fast as its reader takes it, and joins the live ones in the same turn in which it has read
 * the last frame there is: no gap, nothing twice. The feed keeps no state of lists and awaits nothing while it tells.
 */
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refusal } from '../refusal.ts';
import { whyOf } from './answers.ts';
import { caps } from './caps.ts';
import type { Journal, Published } from './doors.ts';
import { closingFrame, eventFrame, openingFrame, resetFrame } from './frames.ts';
import { keysOf, placeOf } from './places.ts';
import type { Topic, Wish } from './places.ts';
import { Ring } from './ring.ts';
import { Stream } from './stream.ts';

export interface FeedParts {
  journal: Journal;
  /** How many streams may be open. */
  mostStreams: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back every `ms` until the function it returns is called. */
  every: (ms: number, call: () => void) => () => void;
  log: (line: string) => void;
}

export interface Feed {
  /** Says what `open` would refuse, and opens nothing. @throws Refusal 400, 404. */
  check(wish: Wish): void;
  /** @param headers beside the stream's own. @throws Refusal 400, 404, 503; nothing is written then. */
  open(out: ServerResponse, wish: Wish, headers: Readonly<Record<string, string>>): void;
  /** Streams open now. */
  readonly size: number;
  /** True of a connection that carries an open stream. */
  holds(socket: Duplex): boolean;
  /** Takes an erased list out of memory. */
  forget(listId: string): void;
  /** Says `server.closing` on every stream, ends it, and opens no more. */
  close(): void;
}

/** Also the head a HEAD request gets. */
export const streamHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
  Connection: 'close',
} as const;

export function makeFeed({ journal, mostStreams, now, every, log }: FeedParts): Feed {
  const ring = new Ring(journal.head + 1);
  const streams = new Set<Stream>();
  const topics = new Map<string, Set<Stream>>();
  let closed = false;

  const stopListening = journal.subscribe(tell);
  const stopBeating = every(caps.heartbeatMs, () => {
    for (const stream of streams) stream.beat();
  });

  function tell(batch: readonly Published[]): void {
    const parts = new Map<string, Buffer[]>();
    for (const event of batch) {
      const frame = eventFrame(journal.epoch, event);
      const { seq, list, requester, said } = event;
      ring.push({ seq, list, requester, first: said.event === 'list.started', frame });
      for (const key of keysOf(event)) {
        if (!topics.has(key)) continue;
        const told = parts.get(key);
        if (told) told.push(frame);
        else parts.set(key, [frame]);
      }
    }
    for (const [key, frames] of parts) {
      const bytes = joined(frames);
      for (const stream of topics.get(key) ?? []) stream.send(bytes);
    }
  }

  /** Runs up to its first `await` in the turn it is called in: with all frames in the ring, that is all of it. */
  async function catchUp(stream: Stream, topic: Topic, start: number): Promise<void> {
    let from = start;
    while (!stream.gone) {
      if (from < ring.start) {
        // Too slow: what comes next is gone. Coming back with its cursor, the client is told so.
        if (topic.listId === undefined && from < journal.oldest) return stream.end();
        from = await readDisk(stream, topic, from);
        continue;
      }
      const { frames, next } = ring.slice(from, topic.fits, caps.catchUpBytes);
      if (frames.length > 0) stream.send(joined(frames));
      from = next;
      if (from >= ring.next) return join(stream, topic);
      await stream.drained();
    }
  }

  /** @returns the first event that was not told. */
  async function readDisk(stream: Stream, { listId, fits }: Topic, start: number): Promise<number> {
    // What is published from here on is in the ring, or pushed out of it and read in another round.
    const end = ring.next;
    for await (const chunk of journal.read(start, listId)) {
      const frames = chunk
        .filter((event) => event.seq >= start && event.seq < end && fits(event))
        .map((event) => eventFrame(journal.epoch, event));
      if (frames.length > 0) stream.send(joined(frames));
      await stream.drained();
      if (stream.gone) break;
    }
    return end;
  }

  function join(stream: Stream, { key }: Topic): void {
    if (stream.gone) return;
    const members = topics.get(key);
    if (members) members.add(stream);
    else topics.set(key, new Set([stream]));
  }

  function leave(stream: Stream, { key }: Topic): void {
    streams.delete(stream);
    const members = topics.get(key);
    members?.delete(stream);
    if (members?.size === 0) topics.delete(key);
  }

  return {
    check: (wish) => void placeOf(wish, journal, ring),

    open(out, wish, headers) {
      const { topic, from, reset } = placeOf(wish, journal, ring);
      if (closed) throw new Refusal(503, 'The server is stopping. Ask again in a moment.');
      if (streams.size >= mostStreams) {
        throw new Refusal(
          503,
          `${mostStreams} streams are open, as many as this server holds. Ask again later.`,
        );
      }
      // Behind another answer on its connection it would never begin, and never be seen to end.
      if (!out.socket || out.destroyed) {
        throw new Refusal(400, 'A stream needs a connection of its own. Do not pipeline it.');
      }

      const stream = new Stream(out, { ...headers, ...streamHeaders }, () => leave(stream, topic));
      streams.add(stream);
      const opening = openingFrame(caps.retryMs);
      stream.send(
        reset ? joined([opening, resetFrame(journal.epoch, ring.next - 1, now(), reset)]) : opening,
      );
      catchUp(stream, topic, from).catch((error: unknown) => {
        log(`A stream ended while it caught up: ${whyOf(error)}`);
        stream.drop();
      });
    },

    get size() {
      return streams.size;
    },

    holds: (socket) => [...streams].some((stream) => stream.uses(socket)),

    forget: (listId) => ring.forget(listId),

    close() {
      closed = true;
      stopListening();
      stopBeating();
      const frame = closingFrame(now());
      for (const stream of streams) stream.end(frame);
    },
  };
}

function joined(frames: Buffer[]): Buffer {
  return frames.length === 1 && frames[0] ? frames[0] : Buffer.concat(frames);
}
