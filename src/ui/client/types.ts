/** What the page knows, as plain data that is never changed in place, and what a command comes back with. */
import type { EventName, EventPayload, VerdictName } from '../../events.ts';
import type { Nest } from '../../nests.ts';
import type {
  Approval,
  CrowCard,
  CrowFlight,
  Health,
  HistoryPage,
  HistoryQuery,
  ListSummary,
} from '../../responses.ts';
import type { Snapshot } from '../../snapshot.ts';
import type { TrustTable } from '../../trust.ts';
import type { Blocked } from './blocked.ts';

export type { Blocked };

export interface State {
  connection: Connection;
  /** The server's clock minus this one's, in milliseconds. */
  clockOffset: number;
  /** Absent until the server answered once. `speech` says whether answers are rehearsed. */
  health?: Health;
  /** Lists that are watched or in the air, by `list_id`. */
  lists: ReadonlyMap<string, ListState>;
  /** Questions that wait for a person, nearest deadline first; of the requester, if there is one. */
  approvals: readonly Approval[];
  /** How many wait beside these. */
  moreApprovals: number;
  /** Questions whose verdict is on its way, as `questionKey` writes them. */
  deciding: ReadonlySet<string>;
  /** All ten, in the order of the roost; empty until the server told. */
  crows: readonly CrowState[];
  /** Absent until watched and answered. */
  nests?: { roster: readonly string[]; nests: readonly Nest[] };
  /** Absent until watched and answered. */
  trust?: TrustTable;
  /** Pages that are watched, by `historyKey`. */
  history: ReadonlyMap<string, HistoryState>;
}

/**
 * `connecting`: for the first time. `live`: told of everything as it happens. `reconnecting`: the stream broke and is
 * being opened again; commands may still work. `offline`: the server has not answered for ten seconds. `closed`: let
 * go of, or not yet opened.
 */
export type ConnectionName = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'closed';

export interface Connection {
  state: ConnectionName;
  /** When it became so, in milliseconds of this machine's clock. */
  since: number;
  /** When the stream was last known to be open, in milliseconds of this machine's clock. */
  lastLive?: number;
  /** Why it is not open, in a sentence of the server's or the browser's. */
  problem?: string;
  /** What keeps this page from the server, where that is known. */
  blocked?: Blocked;
}

export interface ListState {
  /** Absent while it loads for the first time. */
  snapshot?: Snapshot;
  /** Why it can't be shown, or not renewed. 404: there is no such list (any more). */
  problem?: Problem;
}

export interface CrowState extends CrowCard {
  /** Where it flies now; empty: it is perched. One at a time, but for the Sentry and the Elder. */
  flights: readonly CrowFlight[];
  /** Its last landing that this page saw. */
  landed?: CrowLanding;
  /** When it last said something aside, as far as this page heard, RFC 3339. */
  spoke_at?: string;
}

export type CrowLanding = Omit<EventPayload<'crow.landed'>, 'crow' | 'tokens_used' | 'ts'> & {
  /** RFC 3339. */
  landed_at: string;
};

export interface HistoryState {
  lists: readonly ListSummary[];
  /** There are older ones: `moreHistory` brings them. */
  more: boolean;
  loading: boolean;
  problem?: Problem;
}

/** What a page of history is asked for. `limit` is 20 if left out. */
export type HistoryWish = Partial<Omit<HistoryQuery, 'before'>>;
export type { HistoryPage };

/** Why a command did nothing. */
export interface Problem {
  /** HTTP status; 0: no answer came. */
  status: number;
  /** A sentence to show: what happened, what it was, what to do. */
  message: string;
  /** Seconds until the requester may send lists again (429). */
  cooldown_s?: number;
  /** The verdict that stands (404 of a verdict). */
  verdict?: VerdictName;
}

export type Outcome<T> = { ok: true; value: T } | ({ ok: false } & Problem);

/** An event as it came, once each, after the state has it. */
export type Told = {
  [N in EventName]: { event: N; id: string } & EventPayload<N>;
}[EventName];
