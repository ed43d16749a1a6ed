/** What lies in the inbox: a card for each question, plans of one kind on one card. Pure. */
import type { Approval } from '../responses.ts';
import { questionKey } from './client.ts';

export interface Card {
  key: string;
  kind: 'plan' | 'answer' | 'plans';
  /** One, or all the plans of one kind; nearest deadline first. */
  questions: readonly [Approval, ...Approval[]];
}

/** What makes plans one kind: the same list, one crow, the same task type, and nothing to be careful about. */
function kindOf({ target, list_id, item: { triage } }: Approval): string | undefined {
  if (target !== 'triage' || triage?.mode !== 'solo' || triage.care !== 'none') return undefined;
  return `plans ${list_id} ${triage.task_type}`;
}

/**
 * @param approvals nearest deadline first.
 * @param apart kinds that the person wants to see one by one.
 */
export function cardsOf(approvals: readonly Approval[], apart: ReadonlySet<string>): Card[] {
  const kinds = new Map<string, Approval[]>();
  for (const one of approvals) {
    const kind = kindOf(one);
    if (kind === undefined || apart.has(kind)) continue;
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  const cards: Card[] = [];
  const laid = new Set<string>();
  for (const one of approvals) {
    const kind = kindOf(one) ?? '';
    const [first, ...more] = kinds.get(kind) ?? [];
    if (first && more.length > 0) {
      if (!laid.has(kind)) cards.push({ key: kind, kind: 'plans', questions: [first, ...more] });
      laid.add(kind);
    } else {
      cards.push({
        key: questionKey(one.item_id, one.target),
        kind: one.target === 'triage' ? 'plan' : 'answer',
        questions: [one],
      });
    }
  }
  return cards;
}
