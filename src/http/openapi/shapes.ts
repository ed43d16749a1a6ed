/**
 * Every answer of the server as a schema, each held to the type the code gives it by the compiler, in both directions.
 * A field that one of the two gains alone does not compile.
 */
import * as v from 'valibot';
import {
  cares,
  itemIdForm,
  listIdForm,
  modes,
  skipReasons,
  targets,
  taskTypes,
  verdicts,
} from '../../events.ts';
import type { Nest } from '../../nests.ts';
import type { Preview } from '../../requests.ts';
import type { Approvals, Health, HistoryPage } from '../../responses.ts';
import type { Snapshot } from '../../snapshot.ts';
import type { TrustTable } from '../../trust.ts';

/** A type with every field it may have, so that an optional one on one side alone shows. */
type Whole<T> = T extends readonly (infer U)[]
  ? Whole<U>[]
  : T extends object
    ? { [K in keyof T]-?: Whole<T[K]> }
    : T;
type Same<A, B> = [Whole<A>, Whole<B>] extends [Whole<B>, Whole<A>] ? unknown : never;

const shapeOf =
  <T>() =>
  <S extends v.GenericSchema<T>>(schema: S & Same<T, v.InferOutput<S>>): S =>
    schema;

export const listId = v.pipe(v.string(), v.regex(listIdForm), v.description('Id of a list.'));
export const itemId = v.pipe(
  v.string(),
  v.regex(itemIdForm),
  v.description('`<list_id>-<n>`, n counted from 1.'),
);
const time = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const lines = v.pipe(
  v.tuple([count, count]),
  v.description('First and last line of the paste, counted from 0.'),
);
const strings = v.array(v.string());
const flag = v.exactOptional(v.literal(true));
const may = v.exactOptional;

export const started = shapeOf<{ list_id: string }>()(v.strictObject({ list_id: listId }));

export const health = shapeOf<Health>()(
  v.strictObject({
    ok: v.pipe(v.boolean(), v.description('False while the disk takes no writes.')),
    ready: v.pipe(v.boolean(), v.description('True while work is taken and lists of before are awake.')),
    speech: v.string(),
    version: v.string(),
  }),
);

export const preview = shapeOf<Preview>()(
  v.strictObject({
    items: v.array(
      v.strictObject({ text: v.string(), context: may(strings), subtasks: may(strings), lines }),
    ),
    skipped: v.array(v.strictObject({ text: v.string(), context: may(strings), lines })),
    sections: strings,
    warnings: strings,
    fits: v.pipe(count, v.description('How many items the budget is good for.')),
  }),
);

const pending = {
  item_id: itemId,
  target: v.picklist(targets),
  text: v.pipe(v.string(), v.description('Exactly what is approved.')),
  expires_at: may(time),
};

const verdict = v.strictObject({
  verdict: v.picklist(verdicts),
  at: time,
  note: may(v.string()),
  edited: flag,
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
    }),
  ),
  flying: v.pipe(strings, v.description('Crows in the air for this item now.')),
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
    token_budget: count,
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
    approvals: v.array(v.strictObject({ ...pending, list_id: listId, requester: v.string() })),
    more: count,
  }),
);

export const trustTable = shapeOf<TrustTable>()(
  v.strictObject({
    task_types: v.array(v.picklist(taskTypes)),
    rows: v.array(
      v.strictObject({
        holder: v.string(),
        task_type: v.picklist(taskTypes),
        level: v.picklist([0, 1, 2]),
        streak: count,
        needed: count,
        unasked: count,
        changed: may(time),
        last: may(v.strictObject({ verdict: v.picklist(['approved', 'rejected']), at: time })),
      }),
    ),
  }),
);

export const nest = shapeOf<Nest>()(
  v.strictObject({
    nest_id: v.string(),
    name: v.string(),
    crows: strings,
    always_ask: may(v.boolean()),
    approval_s: may(count),
    murder: may(count),
  }),
);

export const nests = v.strictObject({ roster: strings, nests: v.array(nest) });

export const crows = v.array(
  v.strictObject({
    name: v.string(),
    role: v.picklist(['sentry', 'crow', 'elder']),
    epithet: v.string(),
    strength: v.string(),
    backstory: v.string(),
  }),
);

export const refusal = v.strictObject({
  message: v.pipe(v.string(), v.description('What happened, what it was, what to do.')),
  cooldown_s: v.pipe(may(count), v.description('With 429: seconds until lists are taken again.')),
  verdict: v.pipe(may(v.picklist(verdicts)), v.description('With 404 of a verdict: the one that stands.')),
});
