/**
 * Ends a list without its machines: one that another version wrote, that another speech mode would go on with, or
 * whose records no longer fit together. What was said stays said; what is open is closed, in words, and nothing more.
 */
import type { SpeechMode } from '../asks.ts';
import type { Said, SkipReason } from '../events.ts';
import type { LogRecord } from './records.ts';
import type { TrustChange } from '../trust.ts';

export interface Closing {
  reason: Extract<SkipReason, 'upgraded' | 'mode-changed' | 'failure'>;
  message: string;
}

export const unreadable: Closing = {
  reason: 'failure',
  message: 'Part of this list could not be read back from the disk. What had been answered is kept.',
};

const modeChanged: Closing = {
  reason: 'mode-changed',
  message: 'The server now speaks in another mode than this list was started in. Send it again.',
};

const upgraded: Closing = {
  reason: 'upgraded',
  message: 'Crows was upgraded while this list was open. Send it again.',
};

/** What is known of a list before it is read. */
interface Found {
  version: string;
  speech: SpeechMode;
  damaged: boolean;
}

/** Why a list can't be gone on with; undefined if it can. */
export function closingFor(
  { version, speech, damaged }: Found,
  now: Pick<Found, 'version' | 'speech'>,
): Closing | undefined {
  if (damaged) return unreadable;
  if (speech !== now.speech) return modeChanged;
  return version === now.version ? undefined : upgraded;
}

interface OpenItem {
  item_id: string;
  flying: string[];
  asked: Set<'triage' | 'output'>;
  answered: boolean;
  ended: boolean;
}

/**
 * The last words of a list.
 * @param records all of its records that can be read, in order.
 * @param unsaid changes of trust it still has to say.
 */
export function lastWords(
  records: readonly LogRecord[],
  { reason, message }: Closing,
  unsaid: readonly TrustChange[],
): Said[] {
  const items = new Map<string, OpenItem>();
  const held = heldCalls(records);
  let used = 0;
  let budget = 0;
  for (const said of records.flatMap(({ out }) => out)) {
    if (said.event === 'list.started') {
      budget = said.token_budget;
      for (const { item_id } of said.items) items.set(item_id, untouched(item_id));
    }
    if (said.event === 'crow.landed') used = said.tokens_used;
    if (!('item_id' in said)) continue;
    // The record that names the items may be the one that is lost.
    const item = items.get(said.item_id) ?? untouched(said.item_id);
    items.set(said.item_id, item);
    follow(item, said);
  }
  const banter = asideTokens(records);
  used += banter.sinceLanding;
  const words: Said[] = [];
  for (const item of items.values()) {
    const { item_id } = item;
    for (const crow of item.flying) {
      const tokens = held.get(`${item_id} ${crow}`) ?? 0;
      used += tokens;
      words.push({
        event: 'crow.landed',
        item_id,
        crow,
        ok: false,
        tokens,
        estimated: true,
        tokens_used: used,
        error: 'interrupted',
        message: 'The server stopped while this flight was in the air.',
      });
    }
    for (const target of item.asked) words.push({ event: 'verdict', item_id, target, verdict: 'timeout' });
    if (!item.ended && !item.answered) words.push({ event: 'item.skipped', item_id, reason, message });
  }
  for (const change of unsaid) words.push({ event: 'trust.changed', ...change });
  words.push({
    event: 'list.finished',
    tokens_used: used,
    token_budget: budget,
    ...(banter.all > 0 && { banter_tokens: banter.all }),
  });
  return words;
}

const untouched = (item_id: string): OpenItem => ({
  item_id,
  flying: [],
  asked: new Set(),
  answered: false,
  ended: false,
});

function follow(item: OpenItem, said: Said): void {
  switch (said.event) {
    case 'crow.flying':
      item.flying.push(said.crow);
      return;
    case 'crow.landed':
      item.flying.splice(item.flying.indexOf(said.crow), 1);
      return;
    case 'item.triaged':
      if (said.needs_approval) item.asked.add('triage');
      return;
    case 'item.answered':
      item.answered = true;
      if (said.needs_approval) item.asked.add('output');
      return;
    case 'verdict':
      item.asked.delete(said.target);
      return;
    case 'item.skipped':
      item.ended = true;
      return;
    default:
  }
}

/** What each call in the air was granted, by item and crow. */
function heldCalls(records: readonly LogRecord[]): Map<string, number> {
  const held = new Map<string, { item: string; bound: number }>();
  for (const { list, in: input } of records) {
    if (input.kind === 'granted') {
      const item = `${list}-${input.key.slice(0, input.key.indexOf('/'))} ${input.crow}`;
      held.set(input.key, { item, bound: input.bound });
    }
    if (input.kind === 'landed') held.delete(input.key);
  }
  return new Map([...held.values()].map(({ item, bound }) => [item, bound]));
}

/** What asides were charged, those in the air in full; and the part of it that no landing's sum has in it. */
function asideTokens(records: readonly LogRecord[]): { all: number; sinceLanding: number } {
  const aloft = new Map<string, number>();
  let [all, sinceLanding] = [0, 0];
  for (const { in: input, out } of records) {
    if (input.kind === 'granted' && input.to !== undefined) aloft.set(input.key, input.bound);
    if (input.kind === 'landed' && aloft.delete(input.key)) {
      all += input.outcome.tokens;
      sinceLanding += input.outcome.tokens;
    }
    if (out.some(({ event }) => event === 'crow.landed')) sinceLanding = 0;
  }
  for (const bound of aloft.values()) [all, sinceLanding] = [all + bound, sinceLanding + bound];
  return { all, sinceLanding };
}
