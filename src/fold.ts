/**
 * How one event changes a list's snapshot. It loads no package: the server's answer and the page that goes on from it
 * are made by this one function.
 */
import type { Said } from './events.ts';
import type { Approval } from './responses.ts';
import type { Pending, Snapshot, SnapshotItem, SnapshotVerdict } from './snapshot.ts';

/**
 * The snapshot one event later. What the event does not touch is the very same object as before, so that a page can
 * tell what to draw anew; nothing is changed in place.
 * @param ts RFC 3339
 */
export function told(before: Snapshot, id: string, ts: string, said: Said): Snapshot {
  return { ...before, ...changes(before, ts, said), last_event_id: id };
}

/** The list's open questions, each with all that a person judges it by. */
export function approvalsOf({
  list_id,
  requester,
  nest_id,
  rehearsal,
  items,
  pending,
}: Snapshot): Approval[] {
  return pending.flatMap((one) => {
    const item = items.find(({ item_id }) => item_id === one.item_id);
    return item ? [{ list_id, requester, nest_id, rehearsal, ...one, item }] : [];
  });
}

function changes(before: Snapshot, ts: string, said: Said): Partial<Snapshot> {
  switch (said.event) {
    case 'list.started': {
      const { requester, nest_id, rehearsal, token_budget, redo_of, items } = said;
      return {
        requester,
        nest_id,
        rehearsal,
        token_budget,
        ...(redo_of !== undefined && { redo_of }),
        started_at: ts,
        items: items.map(({ item_id, text, context }) => ({
          item_id,
          text,
          ...(context && { context }),
          status: 'waiting',
          flying: [],
          flights: [],
          verdicts: {},
        })),
      };
    }
    case 'list.finished':
      return { status: 'finished', finished_at: ts, tokens_used: said.tokens_used };
    case 'trust.changed': {
      const { holder, task_type, from, to } = said;
      return { trust_changes: [...(before.trust_changes ?? []), { holder, task_type, from, to, at: ts }] };
    }
    case 'requester.pranked':
      return { prank: { message: said.message, cooldown_s: said.cooldown_s, at: ts } };
    case 'crow.flying':
      return { ...withItem(before, ts, said), tokens_held: before.tokens_held + said.hold };
    case 'crow.landed': {
      const item = itemOf(before, said);
      const held = item?.flights[flightOf(item, said.crow)]?.hold ?? 0;
      return {
        ...withItem(before, ts, said),
        tokens_used: said.tokens_used,
        tokens_held: before.tokens_held - held,
      };
    }
    case 'verdict': {
      const { item_id, target } = said;
      const pending = before.pending.filter((one) => one.item_id !== item_id || one.target !== target);
      return { ...withItem(before, ts, said), pending };
    }
    case 'item.triaged':
    case 'item.answered': {
      const after = withItem(before, ts, said);
      const item = after.items?.find(({ item_id }) => item_id === said.item_id);
      if (!item || !said.needs_approval) return after;
      return { ...after, pending: [...before.pending, question(item, ts, said)] };
    }
    case 'item.skipped':
    case 'crow.banter':
      return withItem(before, ts, said);
  }
}

type OfItem = Extract<Said, { item_id: string }>;

function withItem(before: Snapshot, ts: string, said: OfItem): Pick<Partial<Snapshot>, 'items'> {
  const item = itemOf(before, said);
  if (!item) return {};
  return { items: before.items.with(placeOf(said), { ...item, ...itemChanges(item, ts, said) }) };
}

/** Items are counted from 1 in list order. */
const placeOf = ({ item_id }: OfItem): number => Number(item_id.slice(item_id.lastIndexOf('-') + 1)) - 1;

const itemOf = ({ items }: Snapshot, said: OfItem): SnapshotItem | undefined => items[placeOf(said)];

/** Place of the flight a crow is on, -1 for none. */
const flightOf = ({ flights }: SnapshotItem, crow: string): number =>
  flights.findIndex((one) => one.crow === crow && one.landed_at === undefined);

function itemChanges(item: SnapshotItem, ts: string, said: OfItem): Partial<SnapshotItem> {
  switch (said.event) {
    case 'item.triaged': {
      const { mode, task_type, subtasks, reason, care, message } = said;
      const triage = { mode, task_type, subtasks, reason, care, ...(message && { message }) };
      return { triage, status: 'triaged' };
    }
    case 'crow.flying': {
      const { crow, borrowed, hold } = said;
      return {
        flying: [...item.flying, crow],
        flights: [...item.flights, { crow, borrowed, flew_at: ts, hold }],
        ...(item.triage && { status: 'flying' }),
      };
    }
    case 'crow.landed':
      return landed(item, ts, said);
    case 'item.answered': {
      const { answer: text, crows, mode, check, doubt, message } = said;
      const remarks = { ...(check && { check }), ...(doubt && { doubt }), ...(message && { message }) };
      return { answer: { text, crows, mode, ...remarks }, status: 'answered' };
    }
    case 'verdict':
      return judged(item, ts, said);
    case 'item.skipped':
      return {
        skipped: { reason: said.reason, ...(said.message && { message: said.message }) },
        status: 'skipped',
      };
    case 'crow.banter': {
      const { crow, to, text } = said;
      return { banter: [...(item.banter ?? []), { crow, to, text, at: ts }] };
    }
  }
}

function landed(item: SnapshotItem, ts: string, said: Extract<Said, { event: 'crow.landed' }>) {
  const { crow, ok, tokens, estimated, error, message } = said;
  const seat = item.flying.indexOf(crow);
  const place = flightOf(item, crow);
  const flight = item.flights[place];
  if (seat === -1 || !flight) return {};
  const end = {
    landed_at: ts,
    ok,
    tokens,
    ...(estimated && { estimated }),
    ...(error && { error }),
    ...(message && { message }),
  };
  return {
    flying: item.flying.toSpliced(seat, 1),
    flights: item.flights.with(place, { ...flight, ...end }),
  };
}

function judged(item: SnapshotItem, ts: string, said: Extract<Said, { event: 'verdict' }>) {
  const { target, verdict, note, edited, answer, mode, cancelled } = said;
  const given: SnapshotVerdict = {
    verdict,
    at: ts,
    ...(note !== undefined && { note }),
    ...(edited && { edited }),
    ...(mode && { mode }),
    ...(cancelled && { cancelled }),
  };
  const after: Partial<SnapshotItem> = { verdicts: { ...item.verdicts, [target]: given } };
  if (answer !== undefined && item.answer) after.answer = { ...item.answer, text: answer };
  if (target === 'output') after.status = 'done';
  return after;
}

function question(
  item: SnapshotItem,
  ts: string,
  said: Extract<Said, { event: 'item.triaged' | 'item.answered' }>,
): Pending {
  return {
    item_id: item.item_id,
    target: said.event === 'item.triaged' ? 'triage' : 'output',
    text: said.event === 'item.triaged' ? planText(item) : said.answer,
    asked_at: ts,
    ...(said.expires_at && { expires_at: said.expires_at }),
  };
}

/** What a yes to a plan lets a crow have: the item's text, or each subtask's. */
function planText(item: SnapshotItem): string {
  const subtasks = item.triage?.subtasks ?? [];
  return subtasks.length > 0 ? subtasks.join('\n') : item.text;
}
