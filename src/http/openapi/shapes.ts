/**
 * Every answer of the server as a schema, each held to the type the code gives it by the compiler, in both directions.
 * A field that one of the two gains alone does not compile.
 */
import * as v from 'valibot';
import { taskTypes, verdicts } from '../../events.ts';
import type { Nest } from '../../nests.ts';
import type { Preview } from '../../requests.ts';
import type { CrowCard, FlockNow, Health } from '../../responses.ts';
import type { TrustTable } from '../../trust.ts';
import { count, itemId, level, lines, listId, may, shapeOf, strings, time } from './shape.ts';

export const started = shapeOf<{ list_id: string }>()(v.strictObject({ list_id: listId }));

export const health = shapeOf<Health>()(
  v.strictObject({
    ok: v.pipe(v.boolean(), v.description('False while the disk takes no writes.')),
    ready: v.pipe(v.boolean(), v.description('True while work is taken and lists of before are awake.')),
    speech: v.string(),
    version: v.string(),
    yours: may(v.boolean()),
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

export const trustTable = shapeOf<TrustTable>()(
  v.strictObject({
    task_types: v.array(v.picklist(taskTypes)),
    rows: v.array(
      v.strictObject({
        holder: v.string(),
        task_type: v.picklist(taskTypes),
        level,
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

export const link = v.strictObject({ url: v.string(), expires_s: v.number() });

export const nests = v.strictObject({ roster: strings, nests: v.array(nest) });

const card = {
  name: v.string(),
  role: v.picklist(['sentry', 'crow', 'elder']),
  epithet: v.string(),
  strength: v.string(),
  backstory: v.string(),
} as const;

export const crows = shapeOf<CrowCard[]>()(v.array(v.strictObject(card)));

export const flock = shapeOf<FlockNow>()(
  v.strictObject({
    crows: v.array(
      v.strictObject({
        ...card,
        flights: v.array(
          v.strictObject({ list_id: listId, item_id: itemId, borrowed: v.boolean(), flew_at: time }),
        ),
      }),
    ),
    last_event_id: v.pipe(v.string(), v.description('From here on the stream tells what changes.')),
    now: time,
  }),
);

export const refusal = v.strictObject({
  message: v.pipe(v.string(), v.description('What happened, what it was, what to do.')),
  cooldown_s: v.pipe(may(count), v.description('With 429: seconds until lists are taken again.')),
  verdict: v.pipe(may(v.picklist(verdicts)), v.description('With 404 of a verdict: the one that stands.')),
});
