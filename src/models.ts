/**
 * What is known about models by their ids: prices, and which knobs each takes. An id that is not in the table gets no
 * knob and no price, because a guess would be refused or would lie.
 */
import type { AnyAsk, Models } from './asks.ts';

/** Dollars for a million tokens. */
interface Rates {
  input: number;
  output: number;
  cache_read: number;
}

interface ModelFacts {
  usd: Rates;
  /** Other rates for the whole call once the prompt is longer than `prompt` tokens. */
  above?: Rates & { prompt: number };
  /** `optional`: may be turned off. `adaptive`: the model decides. `always`: takes no setting at all. */
  thinking: 'optional' | 'adaptive' | 'always';
}

const table: Readonly<Record<string, ModelFacts>> = {
  'claude-haiku-5-5': {
    usd: { input: 0.1, output: 0.5, cache_read: 0.01 },
    above: { prompt: 100_000, input: 0.5, output: 2.5, cache_read: 0.05 },
    thinking: 'optional',
  },
  'claude-sonnet-5-5': { usd: { input: 2, output: 10, cache_read: 0.1 }, thinking: 'adaptive' },
  'claude-opus-5-5': { usd: { input: 4, output: 20, cache_read: 0.2 }, thinking: 'always' },
  // No cached price is published for it; the full one never promises too little.
  'claude-fable-5-1': { usd: { input: 10, output: 50, cache_read: 10 }, thinking: 'always' },
};

/** Who answers unless a setting says otherwise. */
export const defaultModels: Models = {
  sentry: 'claude-haiku-5-5',
  crow: 'claude-sonnet-5-5',
  elder: 'claude-opus-5-5',
  banter: 'claude-haiku-5-5',
};

export const knownModels: readonly string[] = Object.keys(table);

/** @returns how a known model handles thinking, undefined for an unknown one. */
export function thinkingOf(model: string): ModelFacts['thinking'] | undefined {
  return table[model]?.thinking;
}

export interface Knobs {
  effort?: 'low';
  thinking?: { type: 'disabled' } | { type: 'adaptive' };
}

/** What a call says about effort and thinking; empty for an unknown model, which may refuse either. */
export function knobsFor(kind: AnyAsk['kind'], model: string): Knobs {
  const thinking = thinkingOf(model);
  if (thinking === undefined) return {};
  if (thinking === 'always') return { effort: 'low' };
  const brief = kind === 'triage' || kind === 'aside';
  return { effort: 'low', thinking: { type: brief && thinking === 'optional' ? 'disabled' : 'adaptive' } };
}

/** @returns the rates that hold for a prompt of that many tokens, undefined for an unknown model. */
export function ratesOf(model: string, promptTokens: number): Rates | undefined {
  const facts = table[model];
  if (!facts) return undefined;
  return facts.above && promptTokens > facts.above.prompt ? facts.above : facts.usd;
}
