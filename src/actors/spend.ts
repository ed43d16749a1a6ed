/** What a list has spent, told more closely than its events do: from the records of its calls. */
import { costUsd } from '../tokens.ts';
import type { Models, Role } from '../asks.ts';
import type { ListRecord } from './records.ts';

export interface Spending {
  /** Charged for calls whose end nobody saw, in tokens. */
  lost_tokens: number;
  /** A provider charged more for a call than it could cost; the list made no further call. */
  overrun?: true;
  /** About what it cost, in US dollars; absent for a model whose price is not known, and in a rehearsal. */
  cost_usd?: number;
}

export function spendingOf(records: readonly ListRecord[]): Spending {
  let models: Models | undefined;
  let cost: number | undefined = 0;
  const spending: Spending = { lost_tokens: 0 };
  const bounds = new Map<string, number>();
  for (const { in: input, out } of records) {
    if (input.kind === 'start') {
      models = input.models;
      if (input.speech === 'rehearsal') cost = undefined;
    }
    if (input.kind === 'granted') bounds.set(input.key, input.bound);
    for (const said of out) {
      const isLost = said.event === 'crow.landed' && said.error === 'interrupted' && said.estimated;
      if (isLost) spending.lost_tokens += said.tokens;
    }
    if (input.kind !== 'landed') continue;
    const { key, outcome } = input;
    if (roleIn(key) === 'banter') {
      // It said nothing of its own, and one that cost more ends no list.
      if (!outcome.ok && outcome.error === 'interrupted') spending.lost_tokens += outcome.tokens;
    } else if (outcome.tokens > (bounds.get(key) ?? Infinity)) {
      spending.overrun = true;
    }
    if (!outcome.usage || !models) continue;
    const price = costUsd(models[roleIn(key)], outcome.usage);
    cost = cost === undefined || price === undefined ? undefined : cost + price;
  }
  return { ...spending, ...(cost !== undefined && { cost_usd: Math.round(cost * 1e6) / 1e6 }) };
}

/** A flight's key tells who flew it. */
function roleIn(key: string): Role {
  if (key.startsWith('aside#')) return 'banter';
  if (key.includes('/triage#')) return 'sentry';
  return key.includes('/elder#') ? 'elder' : 'crow';
}
