/**
 * What the flock said, counted since the process began. Labels come from closed sets alone: crows, modes, verdicts,
 * reasons. A label out of what people write would make a series of every text.
 */
import type { Said } from './events.ts';
import type { Metric, Sample } from './exposition.ts';

type Labels = Record<string, string>;

const helps = {
  crows_lists_started_total: 'Lists taken.',
  crows_lists_finished_total: 'Lists that came to their end.',
  crows_questions_total: 'Plans (triage) and answers (output) put to a person.',
  crows_verdicts_total: 'Judgments recorded, timeouts and what trust let through included.',
  crows_answers_total: 'Items answered, by the mode that flew.',
  crows_items_skipped_total: 'Items that ended without an answer.',
  crows_flights_total: 'Model calls that ended, by crow and outcome.',
  crows_tokens_total: 'Tokens charged to lists.',
  crows_trust_changes_total: 'Changes of a trust level.',
  crows_banter_total: 'Asides said.',
  crows_pranks_total: 'Lists told of an abuse.',
} as const;

type Name = keyof typeof helps;
const isName = (name: string): name is Name => Object.hasOwn(helps, name);

export class Tally {
  readonly #counts = new Map<string, Map<string, { labels: Labels; value: number }>>();

  /** Counts one event. */
  take(said: Said): void {
    switch (said.event) {
      case 'list.started':
        return this.#add('crows_lists_started_total');
      case 'list.finished':
        return this.#add('crows_lists_finished_total');
      case 'item.triaged':
        if (said.needs_approval) this.#add('crows_questions_total', { target: 'triage' });
        return;
      case 'item.answered':
        this.#add('crows_answers_total', { mode: said.mode });
        if (said.needs_approval) this.#add('crows_questions_total', { target: 'output' });
        return;
      case 'verdict':
        return this.#add('crows_verdicts_total', { target: said.target, verdict: said.verdict });
      case 'item.skipped':
        return this.#add('crows_items_skipped_total', { reason: said.reason });
      case 'crow.landed':
        this.#add('crows_flights_total', { crow: said.crow, outcome: said.error ?? 'ok' });
        return this.#add('crows_tokens_total', { crow: said.crow }, said.tokens);
      case 'trust.changed':
        return this.#add('crows_trust_changes_total', { to: String(said.to) });
      case 'crow.banter':
        return this.#add('crows_banter_total');
      case 'requester.pranked':
        return this.#add('crows_pranks_total');
      case 'crow.flying':
    }
  }

  /** One metric for each thing that is counted, also for what has not happened yet. */
  get metrics(): Metric[] {
    return Object.keys(helps)
      .filter(isName)
      .map((name) => ({ name, help: helps[name], type: 'counter', samples: this.#samples(name) }));
  }

  #samples(name: Name): Sample[] {
    return [...(this.#counts.get(name)?.values() ?? [])];
  }

  #add(name: Name, labels: Labels = {}, by = 1): void {
    const counts = this.#counts.get(name) ?? new Map<string, { labels: Labels; value: number }>();
    this.#counts.set(name, counts);
    const key = Object.values(labels).join(' ');
    const count = counts.get(key);
    if (count) count.value += by;
    else counts.set(key, { labels, value: by });
  }
}
