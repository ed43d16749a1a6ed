/**
 * The one way out of a list's machines. They say events and file what they wait for; whoever runs them answers with
 * events, always from a record. Nothing here reads a clock, a disk or a model.
 */
import { fromCallback, type AnyActorRef } from 'xstate';
import type { Ask, Outcome } from '../asks.ts';
import type { Said, Target, TaskType } from '../events.ts';
import type { Deed, Standing } from '../trust.ts';
import type { GivenVerdict, ModeBounds } from './records.ts';

type System = AnyActorRef['system'];

/** A call wanted from the model. One flight is one call is one seat. */
export interface FlightWanted {
  kind: 'flight';
  key: string;
  n: number;
  /** Whose reserve this call may use: `<n>/triage` and the like. */
  owner: string;
  ask: Ask;
  /** Set when the same crow has to fly again. */
  crow?: string;
}

/** The levels of some holders at a task type, as the ledger has them when it answers. */
export interface LevelsWanted {
  kind: 'levels';
  key: string;
  /** What is weighed by them. Only a plan leads to a call. */
  target: Target;
  holders: string[];
  task_type: TaskType;
}

/** A question that is put to a person. */
export interface QuestionPut {
  kind: 'question';
  key: string;
  n: number;
  target: Target;
}

/** Everything a list had to say of others has been counted: trust is folded, nothing of it is unsaid. */
export interface SettlingWanted {
  kind: 'settling';
  key: string;
}

/** One crow would say a line to another now, if nothing else is to be done. */
export interface AsideWanted {
  kind: 'aside';
  key: string;
  /** The item it is about. */
  n: number;
  /** Who has flown on it. */
  crows: string[];
}

export type Effect = FlightWanted | LevelsWanted | QuestionPut | SettlingWanted | AsideWanted;

export type HeardFromFlight =
  | { type: 'flight.granted'; crow: string; borrowed: boolean; hold: number }
  /** The budget has no room for the call. */
  | { type: 'flight.refused' }
  /** No crow is left that has not flown on the item. */
  | { type: 'flight.impossible' }
  /**
   * `tokens_used`: the list's sum after this landing. `prospect`: tokens the item can count on once all that is in the
   * air has landed. `bounds`: only after a triage.
   */
  | { type: 'flight.landed'; outcome: Outcome; tokens_used: number; prospect: number; bounds?: ModeBounds };
export type HeardFromLedger = { type: 'levels.read' } & Standing;
export type HeardFromPerson = { type: 'verdict.given' } & GivenVerdict;
/** `banter_tokens`: those of `tokens_used` that went into asides. */
export type HeardFromClerk = { type: 'list.settled'; tokens_used: number; banter_tokens: number };
export type HeardFromAside =
  | { type: 'aside.begun' }
  /** `line` is absent if there is none that can be shown. */
  | { type: 'aside.ended'; n: number; crow: string; to: string; line?: string };
export type Heard = HeardFromFlight | HeardFromLedger | HeardFromPerson | HeardFromClerk | HeardFromAside;

export interface Host {
  say(said: Said): void;
  /** Has the ledger count a verdict. */
  count(deed: Deed): void;
  /** Keeps tokens free for calls of one owner, such as `<n>/elder`. */
  reserve(owner: string, bound: number): void;
  release(owner: string): void;
  /** What the work of an item may still cost; 0 once there is none left. */
  expect(n: number, cost: number): void;
  /** Crows that have flown on an item so far. */
  flown(n: number): Set<string>;
  /** Tokens an owner can count on once all that is in the air has landed. */
  prospect(owner: string): number;
  /** Keeps `effect` as pending until it is answered through `tell` or withdrawn. */
  file(effect: Effect, tell: (heard: Heard) => void): void;
  withdraw(key: string): void;
  /** Wants the flight under `key` down; it lands all the same. */
  abort(key: string): void;
}

// One machine definition serves every list, so it can't hold its host; the system it runs in can name it.
const hosts = new WeakMap<System, Host>();

export function giveHost(system: System, host: Host): void {
  hosts.set(system, host);
}

export function hostOf(system: System): Host {
  const host = hosts.get(system);
  if (!host) throw new Error('A list machine runs without a host. Start it through its core.');
  return host;
}

/** Waits for one call: granted, then landed. Stopping it gives the seat up. */
export const flight = fromCallback<{ type: never }, FlightWanted>(({ input, sendBack, system }) => {
  const host = hostOf(system);
  host.file(input, sendBack);
  return () => host.withdraw(input.key);
});

/** Waits for the ledger. */
export const levels = fromCallback<{ type: never }, LevelsWanted>(({ input, sendBack, system }) => {
  const host = hostOf(system);
  host.file(input, sendBack);
  return () => host.withdraw(input.key);
});

/** Waits until the list may say that it is finished. */
export const settling = fromCallback<{ type: never }, SettlingWanted>(({ input, sendBack, system }) => {
  const host = hostOf(system);
  host.file(input, sendBack);
  return () => host.withdraw(input.key);
});

/** Waits for a line. Stopping it before it has begun calls it off. */
export const aside = fromCallback<{ type: never }, AsideWanted>(({ input, sendBack, system }) => {
  const host = hostOf(system);
  host.file(input, sendBack);
  return () => host.withdraw(input.key);
});

/** The action every list machine shares. */
export const say = ({ system }: { system: System }, said: Said): void => hostOf(system).say(said);

/** Has the ledger count a verdict. */
export const count = ({ system }: { system: System }, deed: Deed): void => hostOf(system).count(deed);

/** Keeps tokens free for one owner's calls, or no longer, for a bound of 0. */
export const reserve = ({ system }: { system: System }, kept: { owner: string; bound: number }): void => {
  if (kept.bound > 0) hostOf(system).reserve(kept.owner, kept.bound);
  else hostOf(system).release(kept.owner);
};

/** Tells what the work of an item may still cost, so that no aside takes it. */
export const expect = ({ system }: { system: System }, { n, cost }: { n: number; cost: number }): void =>
  hostOf(system).expect(n, cost);

/** Wants a flight down. Its landing comes as any other. */
export const abortFlight = ({ system }: { system: System }, key: string): void => hostOf(system).abort(key);
