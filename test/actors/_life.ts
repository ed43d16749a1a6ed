/** Drives one list's core by hand: answers what it waits for, in the order a test wants. */
import type { Outcome, Triage } from '../../src/asks.ts';
import type { Said } from '../../src/events.ts';
import { Core } from '../../src/actors/core.ts';
import type { Pending } from '../../src/actors/pending.ts';
import type { Input, ModeBounds, StartInput, Step } from '../../src/actors/records.ts';

export const startOf = (texts: string[], more: Partial<StartInput> = {}): StartInput => ({
  kind: 'start',
  version: 'test',
  speech: 'claude',
  models: { sentry: 's', crow: 'c', elder: 'e', banter: 'b' },
  seed: 1,
  requester: 'ada',
  nest: { nest_id: 'todo', name: 'todo', crows: [] },
  token_budget: 60_000,
  approval_ms: 600_000,
  items_in_work: 4,
  murder: 3,
  items: texts.map((text, i) => ({ text, lines: [i, i], triage_bound: 1_000 })),
  skipped: 0,
  ...more,
});

export const triage = (more: Partial<Triage> = {}): Outcome => ({
  ok: true,
  reply: {
    kind: 'triage',
    triage: {
      reason: 'one pair of eyes is enough',
      task_type: 'write',
      mode: 'solo',
      subtasks: [],
      abuse: 'none',
      care: 'none',
      ...more,
    },
  },
  tokens: 300,
});

export const words = (text = 'done'): Outcome => ({ ok: true, reply: { kind: 'work', text }, tokens: 500 });

export const fault = (error: Extract<Outcome, { ok: false }>['error'], tokens = 0): Outcome => ({
  ok: false,
  error,
  message: `The flight ended: ${error}.`,
  tokens,
});

const bounds: ModeBounds = {
  solo: 2_000,
  split: { shares: 6_000, elder: 3_000 },
  murder: { crow: 2_000, elder: [2_500, 3_000] },
};

export const merge = (text: string, more: { missing?: string[]; conflicts?: string[] } = {}): Outcome => ({
  ok: true,
  reply: { kind: 'merge', text, missing: [], conflicts: [], ...more },
  tokens: 700,
});

export const judgment = (winner?: number): Outcome => ({
  ok: true,
  reply: { kind: 'judge', margin: 'clear', ...(winner !== undefined && { winner }) },
  tokens: 400,
});

export class Life {
  readonly core: Core;
  readonly steps: Step[] = [];
  at = 1_000_000;

  constructor(texts: string[], more: Partial<StartInput> = {}) {
    this.core = new Core('l00000001');
    this.put(startOf(texts, more));
  }

  get said(): Said[] {
    return this.steps.flatMap(({ out }) => out);
  }

  /** Event names in order, with what tells them apart. */
  get story(): string[] {
    return this.said.map((said) =>
      [
        said.event,
        'item_id' in said && said.item_id.slice(said.item_id.indexOf('-') + 1),
        'crow' in said && said.crow,
        'target' in said && said.target,
        said.event === 'verdict' && said.verdict,
        said.event === 'item.skipped' && said.reason,
        said.event === 'crow.landed' && said.error,
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  put(input: Input): Step {
    const step = this.core.apply(input, this.at);
    this.steps.push(step);
    return step;
  }

  waits(kind: Pending['effect']['kind']): Pending[] {
    return [...this.core.pending.values()].filter(({ effect }) => effect.kind === kind);
  }

  grant(key: string, crow: string, bound = 2_000): void {
    this.put({ kind: 'granted', key, crow, borrowed: false, bound });
  }

  land(key: string, outcome: Outcome): void {
    const isTriage = outcome.ok && outcome.reply.kind === 'triage';
    this.put({ kind: 'landed', key, outcome, ...(isTriage && { bounds }) });
  }

  fly(key: string, crow: string, outcome: Outcome): void {
    this.grant(key, crow);
    this.land(key, outcome);
  }

  readLevels(level: 0 | 1 | 2 = 0): void {
    for (const { effect } of this.waits('levels')) {
      if (effect.kind !== 'levels') continue;
      this.put({
        kind: 'levels',
        key: effect.key,
        levels: Object.fromEntries(effect.holders.map((h) => [h, level])),
        due: [],
      });
    }
  }

  judge(key: string, approve: boolean, note?: string): void {
    this.put({ kind: 'verdict', key, approve, ...(note !== undefined && { note }) });
  }

  settle(): void {
    this.put({ kind: 'settled', key: 'settling' });
  }

  wait(ms: number): void {
    this.at += ms;
    this.put({ kind: 'tick' });
  }
}
