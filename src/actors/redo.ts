/** From an item that has ended to the list that does it once more. */
import { Refusal } from '../refusal.ts';
import type { NewList } from '../requests.ts';
import type { Snapshot } from '../snapshot.ts';
import { limits } from '../limits.ts';

export interface RedoWish {
  /** For the crows: what to do otherwise. */
  note?: string;
}

/**
 * @param nestId the nest to fly in.
 * @throws Refusal 404 for an item the list does not have, 409 while it is not over.
 */
export function redoOf(snapshot: Snapshot, n: number, { note }: RedoWish, nestId: string): NewList {
  const item = snapshot.items[n - 1];
  if (!item) {
    throw new Refusal(404, `List ${snapshot.list_id} has no item ${n}. It has ${snapshot.items.length}.`);
  }
  if (item.status !== 'done' && item.status !== 'skipped') {
    throw new Refusal(409, `Item ${n} is not over yet. Judge it, or wait until it is answered.`);
  }
  const { text, context, answer, verdicts, triage, redone_by } = item;
  const wasLetThrough = verdicts.output?.verdict === 'auto' && redone_by === undefined;
  const again = {
    ...(note !== undefined && { note }),
    ...(answer && { earlier: answer.text }),
  };
  return {
    requester: snapshot.requester,
    nest_id: nestId,
    token_budget: Math.min(snapshot.token_budget, limits.listBudgetMin),
    items: [{ text, ...(context && { context }), again, lines: [0, 0] }],
    skipped: 0,
    redo_of: {
      list: snapshot.list_id,
      n,
      ...(wasLetThrough &&
        answer &&
        triage && { rejects: { holders: answer.crows, task_type: triage.task_type } }),
    },
  };
}
