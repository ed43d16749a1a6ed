/**
 * An event as the bytes of one SSE message. A frame depends on nothing but epoch, seq, time, list and what was said,
 * so that a list read again is byte for byte the one that was delivered.
 */
import type { ResetReason } from '../events.ts';
import type { Published } from './doors.ts';

export function eventFrame(epoch: string, { seq, at, list, said }: Published): Buffer {
  const { event, ...fields } = said;
  const data = JSON.stringify({ list_id: list, ts: new Date(at).toISOString(), ...fields });
  return Buffer.from(`id: ${epoch}.${seq}\nevent: ${event}\ndata: ${data}\n\n`);
}

/** Its id is the head, so that a client that was lost goes on from there. -1: before the first event. */
export function resetFrame(epoch: string, head: number, at: number, reason: ResetReason): Buffer {
  const data = JSON.stringify({ list_id: null, ts: new Date(at).toISOString(), reason });
  return Buffer.from(`id: ${epoch}.${head}\nevent: stream.reset\ndata: ${data}\n\n`);
}

/** Without an id: the cursor of whoever reads it stays where it is. */
export function closingFrame(at: number): Buffer {
  const data = JSON.stringify({ list_id: null, ts: new Date(at).toISOString() });
  return Buffer.from(`event: server.closing\ndata: ${data}\n\n`);
}

/** The first bytes of every stream: proxies pass the headers on with them. */
export function openingFrame(retryMs: number): Buffer {
  return Buffer.from(`retry: ${retryMs}\n: crows\n\n`);
}

export const heartbeatFrame = Buffer.from(': crows\n\n');
