/** Shapes of answers that belong to no part of Crows more than to another. */
import type { VerdictName } from './events.ts';
import type { Persona } from './personas.ts';
import type { Pending, SnapshotItem } from './snapshot.ts';

export interface Health {
  /** False while the disk takes no writes. */
  ok: boolean;
  /** True once everything of before a restart is awake, for as long as work is taken. */
  ready: boolean;
  speech: string;
  version: string;
  /** Only for who asks with the token of the lock: whether it is this server's. */
  yours?: boolean;
}

/** How much there is at this moment. */
export interface Census {
  /** Lists that are not finished. */
  flying: number;
  /** Of those, the ones in memory. */
  awake: number;
  finished: number;
  /** Questions that wait for a person. */
  questions: number;
  /** Model calls that run. */
  inAir: number;
}

/** `verdict`: the one that stands, if there is one. */
export type VerdictAnswer = { recorded: true } | { recorded: false; verdict?: VerdictName };

/** A list as history shows it. Times are RFC 3339. */
export interface ListSummary {
  list_id: string;
  requester: string;
  nest_id: string;
  /** The item of another list that it does once more. */
  redo_of?: string;
  status: 'flying' | 'finished';
  /** Text of its first item. */
  title: string;
  started_at: string;
  finished_at?: string;
  items: number;
  answered: number;
  skipped: number;
  /** Questions that wait for a person. */
  pending: number;
  tokens_used: number;
  token_budget: number;
}

export interface HistoryQuery {
  requester?: string;
  /** Plain text that one of the list's items has to hold, in any case. */
  q?: string;
  status?: 'flying' | 'finished';
  nest_id?: string;
  /** 1 to 100. */
  limit: number;
  /** Only lists older than this one. */
  before?: string;
}

/** Newest first. `next`: the `before` of the next page; absent on the last. */
export interface HistoryPage {
  lists: ListSummary[];
  next?: string;
}

/** A question that waits, with all that a person judges it by. */
export interface Approval extends Pending {
  list_id: string;
  requester: string;
  nest_id: string;
  rehearsal: boolean;
  item: SnapshotItem;
}

/** A crow as `/api/crows` introduces it. */
export type CrowCard = Pick<Persona, 'name' | 'role' | 'epithet' | 'strength' | 'backstory'>;

/** One call in the air. */
export interface CrowFlight {
  list_id: string;
  item_id: string;
  borrowed: boolean;
  /** RFC 3339. */
  flew_at: string;
}

/** The whole flock at one moment: from `last_event_id` on, the stream tells what changes. */
export interface FlockNow {
  crows: (CrowCard & { flights: readonly CrowFlight[] })[];
  last_event_id: string;
  /** The server's clock. */
  now: string;
}

/** Nearest deadline first. `more`: how many wait beside these. */
export interface Approvals {
  approvals: Approval[];
  more: number;
}
