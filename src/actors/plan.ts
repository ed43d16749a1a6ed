/** What an item makes of the replies it gets: its plan, its answer, the questions about them, or why it ends. */
import type { AskedItem, Triage } from '../asks.ts';
import type { Mode, SaidAs, SkipReason } from '../events.ts';
import type { ApprovalInput } from './approval.ts';
import type { ShareInput, ShareResult } from './share.ts';

export interface ItemInput {
  n: number;
  item_id: string;
  asked: AskedItem;
  /** How long its questions wait, in milliseconds; 0 is for ever. */
  patience: number;
}

export interface Plan {
  mode: Mode;
  triage: Triage;
}

export interface Answer {
  text: string;
  crows: string[];
  doubt?: string;
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
}

const noRoom: Skip = {
  reason: 'budget',
  message: "What is left of the list's budget can't cover this item.",
};

export function triageShare({ n, item_id, asked }: Item): ShareInput {
  return { n, item_id, path: `${n}/triage`, ask: { kind: 'triage', item: asked }, without: [] };
}

export function workShare({ n, item_id, asked }: Item): ShareInput {
  return { n, item_id, path: `${n}/work`, ask: { kind: 'work', item: asked }, without: [] };
}

/** The plan in the best mode the budget has room for; undefined if it has room for none, or there is no triage. */
export function planOf(result: ShareResult): Plan | undefined {
  const triage = triageOf(result);
  const { room = 0, bounds } = result.landing ?? {};
  if (!triage || !bounds || bounds.solo > room) return undefined;
  return { mode: 'solo', triage: { ...triage, mode: 'solo', subtasks: [] } };
}

export function isFlagged(result: ShareResult): boolean {
  const triage = triageOf(result);
  return triage !== undefined && triage.abuse !== 'none';
}

/** True if the model side can't be used at all, so that no other item will fare better. */
export function isBroken({ landing }: ShareResult): boolean {
  return landing !== undefined && !landing.outcome.ok && landing.outcome.error === 'misconfigured';
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

export function answerOf({ landing }: ShareResult): Answer {
  const reply = landing?.outcome.ok ? landing.outcome.reply : undefined;
  if (reply?.kind !== 'work') return { text: '', crows: [] };
  return {
    text: reply.text,
    crows: [landing!.crow],
    ...(reply.doubt !== undefined && { doubt: reply.doubt }),
  };
}

export function planQuestion({ n, item_id, patience, plan }: Item): ApprovalInput {
  const { mode, triage } = plan!;
  const { task_type, subtasks, reason, care } = triage;
  return {
    n,
    target: 'triage',
    question: { event: 'item.triaged', item_id, mode, task_type, subtasks, reason, care },
    mode,
    task_type,
    holders: ['flock'],
    always: care !== 'none',
    patience,
  };
}

export function answerQuestion({ n, item_id, patience, plan, answer }: Item): ApprovalInput {
  const { mode, triage } = plan!;
  const { text, crows, doubt } = answer!;
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
    },
    mode,
    task_type: triage.task_type,
    holders: crows,
    always: triage.care !== 'none' || doubt !== undefined,
    patience,
  };
}

function triageOf({ landing }: ShareResult): Triage | undefined {
  const reply = landing?.outcome.ok ? landing.outcome.reply : undefined;
  return reply?.kind === 'triage' ? reply.triage : undefined;
}
