/** A list as a person sees it at one moment: what was said, folded. It needs no actor, so it serves any list. */
import type {
  Care,
  FlightError,
  Level,
  Mode,
  Said,
  SkipReason,
  Target,
  TaskType,
  VerdictName,
} from './events.ts';
import { told } from './fold.ts';

export interface SnapshotVerdict {
  verdict: VerdictName;
  at: string;
  note?: string;
  edited?: true;
  /** The mode a person chose in place of the planned one. */
  mode?: Mode;
  cancelled?: true;
}

/** One call of a crow for an item. Times are RFC 3339. */
export interface Flight {
  crow: string;
  borrowed: boolean;
  flew_at: string;
  /** Tokens kept back for it while it is in the air: the most it can cost. */
  hold: number;
  /** Absent while it is in the air, as all that follows. */
  landed_at?: string;
  ok?: boolean;
  tokens?: number;
  estimated?: true;
  error?: FlightError;
  message?: string;
}

export interface Aside {
  crow: string;
  to: string;
  text: string;
  at: string;
}

export interface SnapshotItem {
  item_id: string;
  text: string;
  context?: string[];
  /** Where the item is: its last step, in the words of the events. */
  status: 'waiting' | 'triaged' | 'flying' | 'answered' | 'done' | 'skipped';
  /** `message`: why the mode is cheaper than the one the Sentry asked for. */
  triage?: {
    mode: Mode;
    task_type: TaskType;
    subtasks: string[];
    reason: string;
    care: Care;
    message?: string;
  };
  /** Crows in the air for this item now. */
  flying: string[];
  /** Every flight for it, in order of take-off. */
  flights: Flight[];
  answer?: { text: string; crows: string[]; mode: Mode; check?: true; doubt?: string; message?: string };
  verdicts: { triage?: SnapshotVerdict; output?: SnapshotVerdict };
  skipped?: { reason: SkipReason; message?: string };
  banter?: Aside[];
  /** Its answer was not judged in time, and a person wants it in the export all the same. */
  kept?: true;
  /** Lists that do this item once more. */
  redone_by?: string[];
}

/** A question that waits for a person. `text` is exactly what is approved. */
export interface Pending {
  item_id: string;
  target: Target;
  text: string;
  asked_at: string;
  expires_at?: string;
}

export interface Snapshot {
  list_id: string;
  requester: string;
  nest_id: string;
  rehearsal: boolean;
  /** The item of another list that this list does once more. */
  redo_of?: string;
  status: 'flying' | 'finished';
  started_at: string;
  finished_at?: string;
  items: SnapshotItem[];
  pending: Pending[];
  tokens_used: number;
  /** Tokens kept back for the flights in the air. What is neither spent nor held is left of the budget. */
  tokens_held: number;
  token_budget: number;
  /** Trust that moved by this list's verdicts. */
  trust_changes?: { holder: string; task_type: TaskType; from: Level; to: Level; at: string }[];
  /** The last prank its requester was answered with while it flew. */
  prank?: { message: string; cooldown_s: number; at: string };
  /** Charged for calls whose end nobody saw. */
  lost_tokens?: number;
  /** A provider charged more for a call than it could cost; the list made no further call. */
  overrun?: true;
  /** About what it cost; absent for a model whose price is not known, and in a rehearsal. */
  cost_usd?: number;
  /** Id of the newest event this snapshot has in it. */
  last_event_id: string;
  /** The server's clock, for counting down to `expires_at`. */
  now: string;
}

export interface SaidAt {
  seq: number;
  at: number;
  said: Said;
}

/** @param story every event of one list, in order, from `list.started`. */
export function snapshotOf(listId: string, epoch: string, story: Iterable<SaidAt>, now: number): Snapshot {
  let snapshot = blankSnapshot(listId, new Date(now).toISOString());
  for (const { seq, at, said } of story) {
    snapshot = told(snapshot, `${epoch}.${seq}`, new Date(at).toISOString(), said);
  }
  return snapshot;
}

/** A list of which nothing was said yet. */
export function blankSnapshot(listId: string, now: string): Snapshot {
  return {
    list_id: listId,
    requester: '',
    nest_id: '',
    rehearsal: false,
    status: 'flying',
    started_at: '',
    items: [],
    pending: [],
    tokens_used: 0,
    tokens_held: 0,
    token_budget: 0,
    last_event_id: '',
    now,
  };
}
