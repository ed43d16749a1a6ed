/**
 * Everything the flock ever says, once: EVENTS.md in code. A test holds the two together, in both directions.
 * Field names are the wire's; nothing maps them on the way.
 */
import * as v from 'valibot';

export const modes = ['solo', 'split', 'murder'] as const;
export const targets = ['triage', 'output'] as const;
export const verdicts = ['approved', 'rejected', 'auto', 'timeout'] as const;
export const taskTypes = [
  'think',
  'recall',
  'copy',
  'write',
  'make',
  'plan',
  'people',
  'ideas',
  'errand',
  'other',
] as const;
export const abuses = ['none', 'harmful', 'spam', 'manipulation'] as const;
export const cares = ['none', 'money', 'health', 'legal', 'private', 'unclear'] as const;
export const skipReasons = [
  'rejected',
  'timeout',
  'budget',
  'failure',
  'abuse',
  'cancelled',
  'upgraded',
  'mode-changed',
] as const;
export const flightErrors = [
  'refused',
  'cut',
  'empty',
  'malformed',
  'rate-limited',
  'overloaded',
  'unreachable',
  'timeout',
  'misconfigured',
  'interrupted',
  'cancelled',
] as const;
export const resetReasons = ['too-old', 'epoch', 'future', 'malformed', 'erased'] as const;

export type Mode = (typeof modes)[number];
export type Target = (typeof targets)[number];
export type VerdictName = (typeof verdicts)[number];
export type TaskType = (typeof taskTypes)[number];
export type Abuse = (typeof abuses)[number];
export type Care = (typeof cares)[number];
export type SkipReason = (typeof skipReasons)[number];
export type FlightError = (typeof flightErrors)[number];
export type ResetReason = (typeof resetReasons)[number];
export type Level = 0 | 1 | 2;

/** `l`, milliseconds in base 36, two counter digits: sorts by time and never holds a `-`. */
export const listIdForm = /^l[0-9a-z]{8,12}$/;
/** `<list_id>-<n>`, n counted from 1 in list order. */
export const itemIdForm = /^(l[0-9a-z]{8,12})-([1-9][0-9]{0,2})$/;

const listId = v.pipe(v.string(), v.regex(listIdForm));
const itemId = v.pipe(v.string(), v.regex(itemIdForm));
const ts = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const level = v.picklist([0, 1, 2]);
const crow = v.pipe(v.string(), v.nonEmpty());
const sentence = v.pipe(v.string(), v.nonEmpty());

/** Every event of a list, by its SSE name. All payloads also carry `list_id` and `ts` (RFC 3339). */
export const events = {
  'list.started': v.strictObject({
    list_id: listId,
    ts,
    items: v.array(
      v.strictObject({
        item_id: itemId,
        text: v.string(),
        context: v.optional(v.array(v.string())),
      }),
    ),
    requester: v.string(),
    nest_id: v.string(),
    token_budget: count,
    rehearsal: v.boolean(),
    redo_of: v.optional(itemId),
  }),
  'item.triaged': v.strictObject({
    list_id: listId,
    ts,
    item_id: itemId,
    mode: v.picklist(modes),
    task_type: v.picklist(taskTypes),
    subtasks: v.array(v.string()),
    reason: v.string(),
    care: v.picklist(cares),
    message: v.optional(sentence),
    needs_approval: v.boolean(),
    expires_at: v.optional(ts),
  }),
  'crow.flying': v.strictObject({
    list_id: listId,
    ts,
    item_id: itemId,
    crow,
    borrowed: v.boolean(),
    hold: count,
  }),
  'crow.landed': v.strictObject({
    list_id: listId,
    ts,
    item_id: itemId,
    crow,
    ok: v.boolean(),
    tokens: count,
    estimated: v.optional(v.literal(true)),
    tokens_used: count,
    error: v.optional(v.picklist(flightErrors)),
    message: v.optional(sentence),
  }),
  'item.answered': v.strictObject({
    list_id: listId,
    ts,
    item_id: itemId,
    answer: v.string(),
    crows: v.array(crow),
    mode: v.picklist(modes),
    needs_approval: v.boolean(),
    check: v.optional(v.literal(true)),
    doubt: v.optional(sentence),
    message: v.optional(sentence),
    expires_at: v.optional(ts),
  }),
  verdict: v.strictObject({
    list_id: listId,
    ts,
    item_id: itemId,
    target: v.picklist(targets),
    verdict: v.picklist(verdicts),
    note: v.optional(v.string()),
    edited: v.optional(v.literal(true)),
    answer: v.optional(v.string()),
    mode: v.optional(v.picklist(modes)),
    cancelled: v.optional(v.literal(true)),
  }),
  'trust.changed': v.strictObject({
    list_id: listId,
    ts,
    holder: v.string(),
    task_type: v.picklist(taskTypes),
    from: level,
    to: level,
  }),
  'item.skipped': v.strictObject({
    list_id: listId,
    ts,
    item_id: itemId,
    reason: v.picklist(skipReasons),
    message: v.optional(sentence),
  }),
  'requester.pranked': v.strictObject({ list_id: listId, ts, message: sentence, cooldown_s: count }),
  'crow.banter': v.strictObject({ list_id: listId, ts, item_id: itemId, crow, to: crow, text: sentence }),
  'list.finished': v.strictObject({
    list_id: listId,
    ts,
    tokens_used: count,
    token_budget: count,
    banter_tokens: v.optional(count),
  }),
} as const;

/** What the stream itself says. It belongs to no list and is in no log: `list_id` is null. */
export const streamEvents = {
  'stream.reset': v.strictObject({ list_id: v.null(), ts, reason: v.picklist(resetReasons) }),
  'server.closing': v.strictObject({ list_id: v.null(), ts }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = v.InferOutput<(typeof events)[N]>;
export type StreamEventName = keyof typeof streamEvents;
export type StreamEventPayload<N extends StreamEventName> = v.InferOutput<(typeof streamEvents)[N]>;

/** An event as the machines say it and the log keeps it; `list_id` and `ts` are added where it leaves. */
export type Said = { [N in EventName]: { event: N } & Omit<EventPayload<N>, 'list_id' | 'ts'> }[EventName];
export type SaidAs<N extends EventName> = Extract<Said, { event: N }>;
