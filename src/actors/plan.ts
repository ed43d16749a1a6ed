/** What an item makes of the Sentry's answer, and the questions it puts to a person. */
import type { AskedItem, Triage } from '../asks.ts';
import type { Mode, SaidAs, SkipReason } from '../events.ts';
import type { ApprovalInput } from './approval.ts';
import type { ModeBounds } from './records.ts';
import type { ShareInput, ShareResult } from './share.ts';

export interface ItemInput {
  n: number;
  item_id: string;
  asked: AskedItem;
  /** How long its questions wait, in milliseconds; 0 is for ever. */
  patience: number;
  /** How many crows a murder has. */
  murder: number;
  /** Seeds the order of candidates before a judgment. */
  seed: number;
  /** Its questions are asked whatever the trust. */
  always_ask: boolean;
}

export interface Plan {
  triage: Triage;
  /** The mode the budget has room for, which may be cheaper than the one the Sentry asked for. */
  mode: Mode;
  /** How many crows fly. */
  crows: number;
  /** The most the Elder's call can cost; 0 without one. */
  elder: number;
  /** The most all of its work can cost, and the most one crow alone would. */
  cost: number;
  solo: number;
  /** Why the mode is not the one asked for. */
  message?: string;
}

export interface Answer {
  text: string;
  /** Whose words are in it. */
  crows: string[];
  /** The mode that flew in the end. */
  mode: Mode;
  doubt?: string;
  /** How it came about when it is not the ordinary way; it is asked whatever the trust and moves none. */
  message?: string;
}

export interface Skip {
  reason: SkipReason;
  message?: string;
}

export interface Item extends ItemInput {
  plan?: Plan;
  answer?: Answer;
  /** Set as soon as it is known that the item will end without an answer. */
  skip?: Skip;
  /** Set when the model side turned out to be of no use at all. */
  broken?: Skip;
}

export const noRoom: Skip = {
  reason: 'budget',
  message: "What is left of the list's budget can't cover this item.",
};

export function triageShare({ n, item_id, asked }: Item): ShareInput {
  return { n, item_id, path: `${n}/triage`, ask: { kind: 'triage', item: asked } };
}

/** The plan in the best mode the budget has room for; undefined if it has room for none, or there is no triage. */
export function planOf(result: ShareResult): Plan | undefined {
  const triage = triageOf(result);
  const { prospect = 0, bounds } = result.landing ?? {};
  if (!triage || !bounds) return undefined;
  const choices = modesBy(triage, bounds);
  const best = choices.find(({ cost }) => cost <= prospect);
  if (!best) return undefined;
  const { mode, crows, elder, cost } = best;
  return {
    triage: { ...triage, mode, subtasks: mode === 'split' ? triage.subtasks : [] },
    mode,
    crows,
    elder,
    cost,
    solo: bounds.solo,
    ...(best !== choices[0] && { message: cheaper(triage.mode, mode, crows) }),
  };
}

interface Choice {
  mode: Mode;
  crows: number;
  elder: number;
  cost: number;
}

/** The mode asked for, then each cheaper one. */
function modesBy({ mode, subtasks }: Triage, { solo, split, murder }: ModeBounds): Choice[] {
  const alone: Choice = { mode: 'solo', crows: 1, elder: 0, cost: solo };
  if (mode === 'split' && split) {
    const { shares, elder } = split;
    return [{ mode, crows: subtasks.length, elder, cost: shares + elder }, alone];
  }
  if (mode === 'murder' && murder) {
    const { crow } = murder;
    const smaller = murder.elder.map((elder, i): Choice => {
      const crows = i + 2;
      return { mode, crows, elder, cost: crows * crow + elder };
    });
    return [...smaller.toReversed(), alone];
  }
  return [alone];
}

function cheaper(asked: Mode, mode: Mode, crows: number): string {
  const flies = mode === 'solo' ? 'one crow flies' : `${crows} crows fly`;
  return `The Sentry asked for a ${asked}; the budget has no room for all of it, so ${flies}.`;
}

/** The same plan for one crow. */
export function soloPlan({ triage, solo }: Plan): Plan {
  const alone = { ...triage, mode: 'solo' as const, subtasks: [] };
  return { triage: alone, mode: 'solo', crows: 1, elder: 0, cost: solo, solo };
}

export function isFlagged(result: ShareResult): boolean {
  const triage = triageOf(result);
  return triage !== undefined && triage.abuse !== 'none';
}

/** True if the model side can't be used at all, so that no other item will fare better. */
export function isBroken({ landing }: ShareResult): boolean {
  return landing !== undefined && !landing.outcome.ok && landing.outcome.error === 'misconfigured';
}

/** How an item ends that has no triage to go on with. */
export function untriaged(result: ShareResult): { skip: Skip; broken?: true } {
  return { skip: skipFor(result), ...(isBroken(result) && { broken: true }) };
}

export function flagged(result: ShareResult): Skip {
  const triage = triageOf(result);
  return { reason: 'abuse', ...(triage?.reason && { message: triage.reason }) };
}

/** Why an item whose share brought nothing to go on with ends. */
export function skipFor({ landing, noRoom: refused }: ShareResult): Skip {
  if (refused || landing?.outcome.ok) return noRoom;
  return { reason: 'failure', ...(landing && !landing.outcome.ok && { message: landing.outcome.message }) };
}

export function skippedBy({ item_id, skip }: Item): SaidAs<'item.skipped'> {
  return { event: 'item.skipped', item_id, ...(skip ?? { reason: 'failure' }) };
}

export function planQuestion({ n, item_id, patience, always_ask, plan }: Item): ApprovalInput {
  const { mode, triage, message } = plan!;
  const { task_type, subtasks, reason, care } = triage;
  return {
    n,
    target: 'triage',
    question: {
      event: 'item.triaged',
      item_id,
      mode,
      task_type,
      subtasks,
      reason,
      care,
      ...(message !== undefined && { message }),
    },
    mode,
    task_type,
    holders: ['flock'],
    always: always_ask || care !== 'none',
    patience,
  };
}

export function answerQuestion({ n, item_id, patience, always_ask, plan, answer }: Item): ApprovalInput {
  const { triage } = plan!;
  const { text, crows, mode, doubt, message } = answer!;
  return {
    n,
    target: 'output',
    question: {
      event: 'item.answered',
      item_id,
      answer: text,
      crows,
      mode,
      ...(doubt !== undefined && { doubt }),
      ...(message !== undefined && { message }),
    },
    mode,
    task_type: triage.task_type,
    holders: crows,
    always: always_ask || triage.care !== 'none' || doubt !== undefined || message !== undefined,
    // [EVENTS.md] A fallback answer never moves trust.
    ...(message !== undefined && { neutral: true as const }),
    patience,
  };
}

function triageOf({ landing }: ShareResult): Triage | undefined {
  const reply = landing?.outcome.ok ? landing.outcome.reply : undefined;
  return reply?.kind === 'triage' ? reply.triage : undefined;
}
