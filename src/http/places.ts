/**
 * Where a stream begins: reads what a client asks for and says from which event on it is told, about what, and
 * whether its cursor is of any use. It opens nothing.
 */
import type { ResetReason } from '../events.ts';
import { Refusal } from '../refusal.ts';
import { readListId, readRequester } from '../reading.ts';
import type { Journal } from './doors.ts';
import type { Ring } from './ring.ts';

/** What the client sent, as it sent it. */
export interface Wish {
  listId: string | undefined;
  requester: string | undefined;
  /** The cursor; an empty one is none. */
  cursor: string | undefined;
}

/** What a stream is about. */
export interface Topic {
  /** Streams of the same key are told the same. */
  key: string;
  listId: string | undefined;
  fits: (event: { list: string; requester: string }) => boolean;
}

export interface Place {
  topic: Topic;
  /** Seq of the first event to tell. */
  from: number;
  reset?: ResetReason;
}

/** @throws Refusal 400 for what can't be read; 404 for an unknown list without a cursor. */
export function placeOf(wish: Wish, journal: Journal, ring: Ring): Place {
  const topic = topicOf(wish);
  const { listId } = topic;
  const live = ring.next;
  if (wish.cursor === undefined || wish.cursor === '') {
    if (listId === undefined) return { topic, from: live };
    if (!journal.has(listId)) {
      throw new Refusal(404, `No list has the id ${listId}. Send the one you got with the 202.`);
    }
    return { topic, from: ring.firstOf(listId) ?? 0 };
  }
  const from = resume(wish.cursor, listId, journal, ring);
  return typeof from === 'number' ? { topic, from } : { topic, from: live, reset: from };
}

function topicOf({ listId: wanted, requester: wantedBy }: Wish): Topic {
  if (wanted !== undefined) {
    const listId = readListId(wanted);
    return { key: listId, listId, fits: ({ list }) => list === listId };
  }
  if (wantedBy === undefined) return { key: everything, listId: undefined, fits: () => true };
  const by = readRequester(wantedBy);
  return { key: `@${by}`, listId: undefined, fits: ({ requester }) => requester === by };
}

/** The keys an event is told under, whoever listens. */
export function keysOf({ list, requester }: { list: string; requester: string }): [string, string, string] {
  return [everything, list, `@${requester}`];
}

const everything = '*';

/** `<epoch>.<seq>`; -1 stands before the first event. */
const cursorForm = /^([0-9A-Za-z_-]{1,40})\.(-1|0|[1-9][0-9]{0,14})$/;

/** @returns the first event not seen yet, or why there is no telling. */
function resume(
  cursor: string,
  listId: string | undefined,
  journal: Journal,
  ring: Ring,
): number | ResetReason {
  const [, epoch, seq] = cursorForm.exec(cursor) ?? [];
  if (seq === undefined) return 'malformed';
  if (epoch !== journal.epoch) return 'epoch';
  const from = Number(seq) + 1;
  if (from > ring.next) return 'future';
  if (listId !== undefined) return journal.has(listId) ? from : 'erased';
  return from >= ring.start || from >= journal.oldest ? from : 'too-old';
}
