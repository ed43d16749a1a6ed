import type { Approval } from '../../src/responses.ts';
import type { Pending, SnapshotItem } from '../../src/snapshot.ts';

export function item(n: number, more: Partial<SnapshotItem> = {}): SnapshotItem {
  return {
    item_id: `l0123456789-${n}`,
    text: `Item ${n}`,
    status: 'waiting',
    flying: [],
    flights: [],
    verdicts: {},
    ...more,
  };
}

export const triage = (more: Partial<NonNullable<SnapshotItem['triage']>> = {}) => ({
  mode: 'solo' as const,
  task_type: 'write' as const,
  subtasks: [],
  reason: 'One crow is enough.',
  care: 'none' as const,
  ...more,
});

export function question(target: Pending['target'], of: SnapshotItem): Pending {
  return { item_id: of.item_id, target, text: of.text, asked_at: '2026-11-30T12:00:00.000Z' };
}

export function approval(
  target: Pending['target'],
  of: SnapshotItem,
  more: Partial<Approval> = {},
): Approval {
  return {
    ...question(target, of),
    list_id: of.item_id.split('-')[0]!,
    requester: 'ada',
    nest_id: 'todo',
    rehearsal: true,
    item: of,
    ...more,
  };
}
