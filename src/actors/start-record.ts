/** The first record of a list: everything it is ever allowed to know of the world it starts in. */
import type { Speech } from '../asks.ts';
import type { Nest } from '../nests.ts';
import type { NewList } from '../requests.ts';
import type { StartInput } from './records.ts';

export interface StartOptions {
  speech: Speech;
  /** How long a question waits, in milliseconds; 0 is for ever. */
  approvalMs: number;
  itemsInWork: number;
  /** How many crows take the whole item in a murder. */
  murder: number;
  /** How many asides the crows of a list may say. */
  asides?: number;
  /** Hash of the core and the machines. */
  version: string;
  /** Any 32 bits; seeds one list's shuffles. */
  seed: () => number;
}

export function startRecord(
  { requester, token_budget, text, items, skipped, approval_s, sent, redo_of }: NewList,
  { speech, approvalMs, itemsInWork, murder, asides, version, seed }: StartOptions,
  nest: Nest,
  at: number,
): StartInput {
  const { nest_id, name, crows, always_ask } = nest;
  const waits = approval_s ?? nest.approval_s;
  return {
    kind: 'start',
    version,
    speech: speech.mode,
    models: speech.models,
    seed: seed(),
    requester,
    nest: { nest_id, name, crows, ...(always_ask && { always_ask }) },
    token_budget,
    approval_ms: waits === undefined ? approvalMs : waits * 1_000,
    items_in_work: itemsInWork,
    murder: nest.murder ?? murder,
    ...(asides && { asides }),
    ...(text !== undefined && { text }),
    // Ticks are read from the paste again when it is given back.
    items: items.map(({ ticks: _, ...item }) => ({
      ...item,
      triage_bound: speech.bound({ kind: 'triage', item }),
    })),
    skipped,
    ...(sent && { sent: { ...sent, at } }),
    ...(redo_of && { redo_of }),
  };
}
