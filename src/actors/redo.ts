/** What a person may still want of an item that has ended: its answer kept after all, or a list that does it once more. */
import { Refusal, unknownList } from '../refusal.ts';
import type { NewList } from '../requests.ts';
import type { Snapshot, SnapshotItem } from '../snapshot.ts';
import { limits } from '../limits.ts';

export interface RedoWish {
  /** For the crows: what to do otherwise. */
  note?: string;
}

/**
 * Whether the answer of an item may be kept: it has one, and the time to judge it ran out.
 * @throws Refusal 404 for an item the list does not have, 409 for any other.
 */
export function checkKeep(snapshot: Snapshot | undefined, list: string, n: number): void {
  if (!snapshot) throw unknownList(list);
  const { answer, verdicts } = itemOf(snapshot, n);
  const stands = verdicts.output?.verdict;
  if (stands === 'timeout') return;
  const why =
    answer === undefined
      ? 'it has no answer'
      : stands === undefined
        ? 'its answer still waits for your verdict'
        : `its answer was judged, and the verdict stands: ${stands}`;
  throw new Refusal(
    409,
    `Only an answer that was not judged in time can be kept. Item ${n} is none: ${why}.`,
  );
}

function itemOf({ list_id, items }: Snapshot, n: number): SnapshotItem {
  const item = items[n - 1];
  if (item) return item;
  throw new Refusal(404, `List ${list_id} has no item ${n}. It has ${items.length}.`);
}

/**
 * @param into the nest to fly in, and whether the new list is a rehearsal.
 * @throws Refusal 404 for an item the list does not have, 409 while it is not over.
 */
export function redoOf(
  snapshot: Snapshot,
  n: number,
  { note }: RedoWish,
  into: { nest_id: string; rehearsal: boolean },
): NewList {
  const item = itemOf(snapshot, n);
  if (item.status !== 'done' && item.status !== 'skipped') {
    throw new Refusal(409, `Item ${n} is not over yet. Judge it, or wait until it is answered.`);
  }
  const { text, context, answer, verdicts, triage, redone_by } = item;
  const wasLetThrough = verdicts.output?.verdict === 'auto' && redone_by === undefined;
  // What rehearsed crows did says nothing about real ones.
  const rejects = wasLetThrough && snapshot.rehearsal === into.rehearsal;
  const again = {
    ...(note !== undefined && { note }),
    ...(answer && { earlier: answer.text }),
  };
  return {
    requester: snapshot.requester,
    nest_id: into.nest_id,
    token_budget: Math.min(snapshot.token_budget, limits.listBudgetMin),
    items: [{ text, ...(context && { context }), again, lines: [0, 0] }],
    skipped: 0,
    redo_of: {
      list: snapshot.list_id,
      n,
      ...(rejects && answer && triage && { rejects: { holders: answer.crows, task_type: triage.task_type } }),
    },
  };
}
