/**
 * Crows for scripts, in Node and in browsers: a function for each route, and the stream as a loop. It holds no state
 * and knows no rule of the flock; types are the contract's own.
 */
import type { NewListBody, Preview } from '../requests.ts';
import type { Nest, NestWish } from '../nests.ts';
import type { Persona } from '../personas.ts';
import type { Approvals, Health, HistoryPage, HistoryQuery } from '../responses.ts';
import type { Snapshot } from '../snapshot.ts';
import type { TrustTable } from '../trust.ts';
import type { VerdictBody } from '../verdict-requests.ts';
import { eventsOf, type EventsWish, type ListEvent, type StreamEvent } from './events.ts';
import { makeWire, type WireOptions } from './wire.ts';

export { Refused, Unreachable } from './errors.ts';
export type {
  Approvals,
  EventsWish,
  Health,
  HistoryPage,
  ListEvent,
  Nest,
  NestWish,
  NewListBody,
  Preview,
  Snapshot,
  StreamEvent,
  TrustTable,
  VerdictBody,
  WireOptions,
};

/** One of the ten, as the flock introduces it. */
export type Crow = Pick<Persona, 'name' | 'role' | 'epithet' | 'strength' | 'backstory'>;

/** Every call throws Refused when the server says no, and Unreachable when nobody answers. */
export type Client = ReturnType<typeof connect>;

/** @param address where the server is, such as http://127.0.0.1:27697. Nothing is asked before the first call. */
export function connect(address: string, options: WireOptions = {}) {
  const wire = makeWire(address, options);
  const json = async <T>(...asked: Parameters<typeof wire>): Promise<T> => {
    const response = await wire(...asked);
    const body: T = await response.json();
    return body;
  };
  const done = async (...asked: Parameters<typeof wire>): Promise<void> => {
    await (await wire(...asked)).body?.cancel();
  };
  const at = (list: string): string => `/api/lists/${encodeURIComponent(list)}`;
  const nestAt = (nest: string): string => `/api/nests/${encodeURIComponent(nest)}`;

  return {
    /**
     * Hands over a list.
     * @param key an Idempotency-Key: sent again under it within a day, the same list comes back and none is started.
     */
    startList: (list: NewListBody, key?: string) =>
      json<{ list_id: string }>('/api/lists', {
        method: 'POST',
        body: list,
        ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
      }),
    /** What a paste would become, free of charge. */
    parse: (list: Pick<NewListBody, 'text' | 'items' | 'token_budget'>) =>
      json<Preview>('/api/parse', { method: 'POST', body: list }),
    /** Newest first; `before: page.next` is the next page. */
    history: (query: Partial<HistoryQuery> = {}) => json<HistoryPage>('/api/lists', { query: { ...query } }),
    snapshot: (list: string) => json<Snapshot>(at(list)),
    /** The list given back as Markdown: the paste, ticked, with the answers below its items. */
    export: async (list: string) => (await wire(`${at(list)}.md`)).text(),
    cancel: (list: string) => done(`${at(list)}/cancel`, { method: 'POST' }),
    /** Leaves nothing of a finished list. */
    erase: (list: string) => done(at(list), { method: 'DELETE' }),
    /** Does an ended item once more, as a list of its own. @param n counted from 1. */
    redo: (list: string, n: number, wish: { note?: string } = {}) =>
      json<{ list_id: string }>(`${at(list)}/items/${n}/redo`, { method: 'POST', body: wish }),
    /** Puts an answer that timed out into the export after all. @param n counted from 1. */
    keep: (list: string, n: number) => done(`${at(list)}/items/${n}/keep`, { method: 'POST' }),
    /** Answers a question. Refused with 404 if none waits; `fields.verdict` is what stands then. */
    giveVerdict: (verdict: VerdictBody) => done('/api/verdicts', { method: 'POST', body: verdict }),
    /** Questions that wait, nearest deadline first. */
    approvals: (requester?: string) => json<Approvals>('/api/approvals', { query: { requester } }),
    trust: () => json<TrustTable>('/api/trust'),
    crows: () => json<Crow[]>('/api/crows'),
    nests: () => json<{ roster: string[]; nests: Nest[] }>('/api/nests'),
    createNest: (nest: NestWish) => json<Nest>('/api/nests', { method: 'POST', body: nest }),
    changeNest: (nest: string, wish: NestWish) => json<Nest>(nestAt(nest), { method: 'PATCH', body: wish }),
    deleteNest: (nest: string) => done(nestAt(nest), { method: 'DELETE' }),
    /** @param token of a data folder's lock: `yours` says whether this server holds it. */
    health: (token?: string) => json<Health>('/api/health', { query: { token } }),
    /** Events as they come, for as long as the loop runs; it resumes by itself. */
    events: (wish: EventsWish = {}) => eventsOf(wire, wish),
  };
}
