/** From a list's start record to what its machines begin with. */
import type { ListInput } from './list.ts';
import type { StartInput } from './records.ts';

export function listInput(list: string, start: StartInput): ListInput {
  const items = start.items.map((item, i) => ({ ...item, n: i + 1, item_id: `${list}-${i + 1}` }));
  return {
    started: {
      event: 'list.started',
      items: items.map(({ item_id, text, context }) => ({ item_id, text, ...(context && { context }) })),
      requester: start.requester,
      nest_id: start.nest.nest_id,
      token_budget: start.token_budget,
      rehearsal: start.speech === 'rehearsal',
      ...(start.redo_of && { redo_of: `${start.redo_of.list}-${start.redo_of.n}` }),
    },
    items: items.map(({ n, item_id, text, context, subtasks, again }) => ({
      n,
      item_id,
      asked: {
        text,
        ...(context && { context }),
        ...(subtasks && { subtasks }),
        ...(again && { again }),
      },
    })),
    patience: start.approval_ms,
    items_in_work: start.items_in_work,
    murder: start.murder,
    seed: start.seed,
    asides: start.asides ?? 0,
    always_ask: start.nest.always_ask ?? false,
  };
}
