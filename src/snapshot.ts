/** A list as a person sees it at one moment: a fold over what was said. It needs no actor, so it serves any list. */
import type { Care, Mode, Said, SkipReason, Target, TaskType, VerdictName } from './events.ts';

export interface SnapshotVerdict {
  verdict: VerdictName;
  at: string;
  note?: string;
  edited?: true;
  cancelled?: true;
}

export interface SnapshotItem {
  item_id: string;
  text: string;
  context?: string[];
  /** Where the item is: its last step, in the words of the events. */
  status: 'waiting' | 'triaged' | 'flying' | 'answered' | 'done' | 'skipped';
  triage?: { mode: Mode; task_type: TaskType; subtasks: string[]; reason: string; care: Care };
  /** Crows in the air for this item now. */
  flying: string[];
  answer?: { text: string; crows: string[]; mode: Mode; check?: true; doubt?: string; message?: string };
  verdicts: { triage?: SnapshotVerdict; output?: SnapshotVerdict };
  skipped?: { reason: SkipReason; message?: string };
  /** Its answer was not judged in time, and a person wants it in the export all the same. */
  kept?: true;
  /** Lists that do this item once more. */
  redone_by?: string[];
}

/** A question that waits for a person. `text` is exactly what is approved. */
export interface Pending {
  item_id: string;
  target: Target;
  text: string;
  expires_at?: string;
}

export interface Snapshot {
  list_id: string;
  requester: string;
  nest_id: string;
  rehearsal: boolean;
  /** The item of another list that this list does once more. */
  redo_of?: string;
  status: 'flying' | 'finished';
  started_at: string;
  finished_at?: string;
  items: SnapshotItem[];
  pending: Pending[];
  tokens_used: number;
  token_budget: number;
  /** Charged for calls whose end nobody saw. */
  lost_tokens?: number;
  /** A provider charged more for a call than it could cost; the list made no further call. */
  overrun?: true;
  /** About what it cost; absent for a model whose price is not known, and in a rehearsal. */
  cost_usd?: number;
  /** Id of the newest event this snapshot has in it. */
  last_event_id: string;
  /** The server's clock, for counting down to `expires_at`. */
  now: string;
}

export interface SaidAt {
  seq: number;
  at: number;
  said: Said;
}

/** @param story every event of one list, in order, from `list.started`. */
export function snapshotOf(listId: string, epoch: string, story: Iterable<SaidAt>, now: number): Snapshot {
  const snapshot: Snapshot = {
    list_id: listId,
    requester: '',
    nest_id: '',
    rehearsal: false,
    status: 'flying',
    started_at: '',
    items: [],
    pending: [],
    tokens_used: 0,
    token_budget: 0,
    last_event_id: '',
    now: new Date(now).toISOString(),
  };
  const items = new Map<string, SnapshotItem>();
  for (const { seq, at, said } of story) {
    snapshot.last_event_id = `${epoch}.${seq}`;
    tell(snapshot, items, said, new Date(at).toISOString());
  }
  return snapshot;
}

function tell(snapshot: Snapshot, items: Map<string, SnapshotItem>, said: Said, ts: string): void {
  const item = 'item_id' in said ? items.get(said.item_id) : undefined;
  switch (said.event) {
    case 'list.started':
      snapshot.requester = said.requester;
      snapshot.nest_id = said.nest_id;
      snapshot.rehearsal = said.rehearsal;
      snapshot.token_budget = said.token_budget;
      if (said.redo_of !== undefined) snapshot.redo_of = said.redo_of;
      snapshot.started_at = ts;
      for (const { item_id, text, context } of said.items) {
        const blank: SnapshotItem = { item_id, text, status: 'waiting', flying: [], verdicts: {} };
        if (context) blank.context = context;
        items.set(item_id, blank);
        snapshot.items.push(blank);
      }
      return;
    case 'list.finished':
      snapshot.status = 'finished';
      snapshot.finished_at = ts;
      snapshot.tokens_used = said.tokens_used;
      return;
    case 'crow.landed':
      snapshot.tokens_used = said.tokens_used;
      item?.flying.splice(item.flying.indexOf(said.crow), 1);
      return;
    case 'trust.changed':
    case 'requester.pranked':
    case 'crow.banter':
      return;
    default:
      if (item) tellItem(snapshot, item, said, ts);
  }
}

type SaidOfItem = Extract<
  Said,
  { event: 'item.triaged' | 'crow.flying' | 'item.answered' | 'verdict' | 'item.skipped' }
>;

function tellItem(snapshot: Snapshot, item: SnapshotItem, said: SaidOfItem, ts: string): void {
  switch (said.event) {
    case 'item.triaged': {
      const { mode, task_type, subtasks, reason, care } = said;
      item.triage = { mode, task_type, subtasks, reason, care };
      item.status = 'triaged';
      if (said.needs_approval) ask(snapshot, said, 'triage', planText(item));
      return;
    }
    case 'crow.flying':
      item.flying.push(said.crow);
      if (item.triage) item.status = 'flying';
      return;
    case 'item.answered': {
      const { answer: text, crows, mode, check, doubt, message } = said;
      item.answer = {
        text,
        crows,
        mode,
        ...(check && { check }),
        ...(doubt && { doubt }),
        ...(message && { message }),
      };
      item.status = 'answered';
      if (said.needs_approval) ask(snapshot, said, 'output', text);
      return;
    }
    case 'verdict': {
      const { target, verdict, note, edited, cancelled } = said;
      item.verdicts[target] = {
        verdict,
        at: ts,
        ...(note !== undefined && { note }),
        ...(edited && { edited }),
        ...(cancelled && { cancelled }),
      };
      if (said.answer !== undefined && item.answer) item.answer.text = said.answer;
      if (target === 'output') item.status = 'done';
      snapshot.pending = snapshot.pending.filter((p) => p.item_id !== said.item_id || p.target !== target);
      return;
    }
    case 'item.skipped':
      item.skipped = { reason: said.reason, ...(said.message && { message: said.message }) };
      item.status = 'skipped';
  }
}

function ask(
  snapshot: Snapshot,
  said: { item_id: string; expires_at?: string | undefined },
  target: Target,
  text: string,
): void {
  snapshot.pending.push({
    item_id: said.item_id,
    target,
    text,
    ...(said.expires_at && { expires_at: said.expires_at }),
  });
}

/** What a yes to a plan lets a crow have: the item's text, or each subtask's. */
function planText(item: SnapshotItem): string {
  const subtasks = item.triage?.subtasks ?? [];
  return subtasks.length > 0 ? subtasks.join('\n') : item.text;
}
