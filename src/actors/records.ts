/**
 * What a list's record holds: the inputs that may move a list, and what was said in answer. A list is a function of
 * these and of nothing else.
 */
import type { Again, Models, Outcome, SpeechMode } from '../asks.ts';
import type { Said, SkipReason, Target, TaskType } from '../events.ts';
import type { PrankRule } from '../pranks.ts';
import type { Deed, Standing, TrustChange } from '../trust.ts';

/** The Idempotency-Key of a list, the hash of the body that came with it, and when, in milliseconds. */
export interface SentUnder {
  key: string;
  hash: string;
  at: number;
}

/** One item as the start record keeps it. */
export interface StartedItem {
  text: string;
  context?: string[];
  subtasks?: string[];
  again?: Again;
  /** First and last line of the paste it came from. */
  lines: [number, number];
  /** The most its triage call can cost, in tokens: reserved until the item is triaged. */
  triage_bound: number;
}

/** Everything a list is allowed to know of the world it started in. */
export interface StartInput {
  kind: 'start';
  /** Hash of the core and the machines that wrote this list. */
  version: string;
  speech: SpeechMode;
  models: Models;
  /** Seeds the shuffle of candidates before a judgment. */
  seed: number;
  requester: string;
  /** As it was when the list started. */
  nest: { nest_id: string; name: string; crows: string[]; always_ask?: boolean };
  token_budget: number;
  /** How long a question waits, in milliseconds; 0 is for ever. */
  approval_ms: number;
  items_in_work: number;
  /** How many crows take the whole item in a murder. */
  murder: number;
  /** How many asides its crows may say; absent for none. */
  asides?: number;
  /** The paste as it was sent; absent when items were. */
  text?: string;
  items: StartedItem[];
  skipped: number;
  sent?: SentUnder;
  redo_of?: RedoOf;
}

/** The item that this list does once more. */
export interface RedoOf {
  list: string;
  n: number;
  /** Whose answer nobody had been asked about: doing it again is a person's no to it. */
  rejects?: { holders: string[]; task_type: TaskType };
}

/** The most each mode can cost from take-off to answer, in tokens, computed when the Sentry's answer came in. */
export interface ModeBounds {
  solo: number;
  /** All shares together, and the merge. */
  split?: { shares: number; elder: number };
  /** One crow, and the judgment of two candidates, of three and so on. */
  murder?: { crow: number; elder: number[] };
}

/** A person's word on a question. */
export interface GivenVerdict {
  approve: boolean;
  note?: string;
  /** In place of an answer that is approved. */
  answer?: string;
  /** In place of the mode of a plan that is approved. */
  mode?: 'solo';
}

export type Input =
  | StartInput
  /**
   * A call begins: `bound` is its exact upper figure and is held from here on. For a flight its seat was taken; for an
   * aside `to` is the crow that is spoken to.
   */
  | { kind: 'granted'; key: string; crow: string; borrowed: boolean; bound: number; to?: string }
  /** A seat was offered, did not fit, and no call of the list is in the air that could make room. */
  | { kind: 'no-room'; key: string; bound: number }
  /** Every crow that may take the seat has flown on this item already. */
  | { kind: 'no-crow'; key: string }
  | { kind: 'landed'; key: string; outcome: Outcome; bounds?: ModeBounds }
  | ({ kind: 'levels'; key: string } & Standing)
  | ({ kind: 'verdict'; key: string } & GivenVerdict)
  | { kind: 'settled'; key: string }
  /** The ledger counted this list's verdicts and some levels moved. `id` names the counted record. */
  | { kind: 'trust'; id: number; changes: TrustChange[] }
  /** The requester played a prank while this list flies. `id` names the record of it. */
  | { kind: 'pranked'; id: number; message: string; cooldown_s: number }
  /** The person wants the list to end now. */
  | { kind: 'cancel' }
  /** Nothing but time: deadlines and pauses that are due. */
  | { kind: 'tick' }
  /** Ended without its machines; never replayed. */
  | { kind: 'closed'; reason: SkipReason };

/** One step of one list. `n` counts them densely from 0; `at` is in milliseconds and never falls. */
export interface Step {
  n: number;
  at: number;
  in: Input;
  out: Said[];
  /** What the ledger is to count; absent when there is nothing. */
  deeds?: Deed[];
}

/** A step in the log. `r` numbers records over the whole server, `seq` is the id of the first of `out`. */
export interface ListRecord extends Step {
  r: number;
  seq: number;
  list: string;
}

/** A record of the server's own. */
export interface ServerRecord {
  r: number;
  seq: number;
  list: null;
  at: number;
  in: ServerInput;
  out: [];
}

/** A requester went too far, and rests for it. */
export interface PrankInput {
  kind: 'pranked';
  requester: string;
  rule: PrankRule;
  /** What the Sentry says to it. */
  message: string;
  cooldown_s: number;
}

export type ServerInput =
  /** A list that a person wants gone: nothing of it may be found again. */
  | { kind: 'erased'; list: string }
  /** An answer that nobody judged in time goes into the export after all. */
  | { kind: 'kept'; list: string; n: number }
  | PrankInput;

export type LogRecord = ListRecord | ServerRecord;

export const isOfList = (record: LogRecord): record is ListRecord => record.list !== null;

/** A question's key, which is also how a verdict finds it. */
export const questionKey = (n: number, target: Target): string => `${n}/${target}?`;
