/** Answers about lists as schemas, each held to its type as in shapes.ts. */
import * as v from 'valibot';
import { cares, flightErrors, modes, skipReasons, targets, taskTypes, verdicts } from '../../events.ts';
import type { Approvals, HistoryPage } from '../../responses.ts';
import type { Snapshot } from '../../snapshot.ts';
import { count, flag, itemId, level, listId, may, shapeOf, strings, time } from './shape.ts';

const pending = {
  item_id: itemId,
  target: v.picklist(targets),
  text: v.pipe(v.string(), v.description('Exactly what is approved.')),
  asked_at: time,
  expires_at: may(time),
};

const verdict = v.strictObject({
  verdict: v.picklist(verdicts),
  at: time,
  note: may(v.string()),
  edited: flag,
  mode: may(v.picklist(modes)),
  cancelled: flag,
});

const item = v.strictObject({
  item_id: itemId,
  text: v.string(),
  context: may(strings),
  status: v.picklist(['waiting', 'triaged', 'flying', 'answered', 'done', 'skipped']),
  triage: may(
    v.strictObject({
      mode: v.picklist(modes),
      task_type: v.picklist(taskTypes),
      subtasks: strings,
      reason: v.string(),
      care: v.picklist(cares),
      message: may(v.string()),
    }),
  ),
  flying: v.pipe(strings, v.description('Crows in the air for this item now.')),
  flights: v.array(
    v.strictObject({
      crow: v.string(),
      borrowed: v.boolean(),
      flew_at: time,
      hold: v.pipe(
        count,
        v.description('Tokens kept back for it while it is in the air: the most it can cost.'),
      ),
      landed_at: v.pipe(may(time), v.description('Absent while it is in the air, as all that follows.')),
      ok: may(v.boolean()),
      tokens: may(count),
      estimated: flag,
      error: may(v.picklist(flightErrors)),
      message: may(v.string()),
    }),
  ),
  answer: may(
    v.strictObject({
      text: v.string(),
      crows: strings,
      mode: v.picklist(modes),
      check: flag,
      doubt: may(v.string()),
      message: may(v.string()),
    }),
  ),
  verdicts: v.strictObject({ triage: may(verdict), output: may(verdict) }),
  skipped: may(v.strictObject({ reason: v.picklist(skipReasons), message: may(v.string()) })),
  banter: may(v.array(v.strictObject({ crow: v.string(), to: v.string(), text: v.string(), at: time }))),
  redone_by: may(strings),
  kept: flag,
});

const status = v.picklist(['flying', 'finished']);

export const snapshot = shapeOf<Snapshot>()(
  v.strictObject({
    list_id: listId,
    requester: v.string(),
    nest_id: v.string(),
    rehearsal: v.boolean(),
    redo_of: may(itemId),
    status,
    started_at: time,
    finished_at: may(time),
    items: v.array(item),
    pending: v.array(v.strictObject(pending)),
    tokens_used: count,
    tokens_held: v.pipe(count, v.description('Tokens kept back for the flights in the air.')),
    token_budget: count,
    trust_changes: may(
      v.array(
        v.strictObject({
          holder: v.string(),
          task_type: v.picklist(taskTypes),
          from: level,
          to: level,
          at: time,
        }),
      ),
    ),
    prank: may(v.strictObject({ message: v.string(), cooldown_s: count, at: time })),
    lost_tokens: may(count),
    overrun: flag,
    cost_usd: may(v.number()),
    last_event_id: v.string(),
    now: time,
  }),
);

export const historyPage = shapeOf<HistoryPage>()(
  v.strictObject({
    lists: v.array(
      v.strictObject({
        list_id: listId,
        requester: v.string(),
        nest_id: v.string(),
        status,
        title: v.string(),
        redo_of: may(itemId),
        started_at: time,
        finished_at: may(time),
        items: count,
        answered: count,
        skipped: count,
        pending: count,
        tokens_used: count,
        token_budget: count,
      }),
    ),
    next: may(listId),
  }),
);

export const approvals = shapeOf<Approvals>()(
  v.strictObject({
    approvals: v.array(
      v.strictObject({
        ...pending,
        list_id: listId,
        requester: v.string(),
        nest_id: v.string(),
        rehearsal: v.boolean(),
        item,
      }),
    ),
    more: count,
  }),
);
