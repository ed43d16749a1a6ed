/** What the crows of one list have to say to each other: who to whom, about what, and whether the budget can spare it. */
import type { AsideAsk, Speech } from '../asks.ts';
import { limits } from '../limits.ts';
import { personaOf } from '../personas.ts';
import type { Core } from './core.ts';
import type { AsideWanted } from './host.ts';

export interface AsideSources {
  speech: Pick<Speech, 'bound'>;
  seats: { takeDown(list: string, key: string): void };
  /** What one crow may talk about to another, and what not to say again. */
  gossip(speaker: string, to: string): Pick<AsideAsk, 'facts' | 'recent'>;
}

export class Asides {
  readonly #core: Core;
  readonly #around: AsideSources;
  /** What the aside that begins now is made of; in no record, as no prompt is. */
  #ask: AsideAsk | undefined;

  constructor(core: Core, around: AsideSources) {
    this.#core = core;
    this.#around = around;
  }

  /** What the aside that was found ready last is asked for with. */
  get ask(): AsideAsk {
    if (!this.#ask) throw new Error('An aside begins that was never found ready.');
    return this.#ask;
  }

  /** Speaker, listener and upper figure; undefined if there are no two, or the budget can't spare it. */
  ready({ n, crows }: AsideWanted): { crow: string; to: string; bound: number } | undefined {
    const pair = pairOf(crows, n);
    if (!pair) return undefined;
    const [speaker, to] = pair;
    const ask: AsideAsk = { kind: 'aside', speaker, to, ...this.#around.gossip(speaker, to) };
    const bound = this.#around.speech.bound(ask);
    if (limits.asideRoom * bound > this.#core.budget.spare) return undefined;
    this.#ask = ask;
    return { crow: speaker, to, bound };
  }

  /** Calls an aside down whose tokens a call of the work wants. */
  hush(): void {
    for (const [key, { effect, crow }] of this.#core.pending) {
      if (effect.kind === 'aside' && crow !== undefined) this.#around.seats.takeDown(this.#core.list, key);
    }
  }
}

/** Two who have flown on the item, such as share a bond if any do. @param turn varies the choice. */
export function pairOf(crows: readonly string[], turn: number): [speaker: string, to: string] | undefined {
  const pairs = crows.flatMap((speaker) =>
    crows.filter((to) => to !== speaker).map((to): [string, string] => [speaker, to]),
  );
  const bonded = pairs.filter(([speaker, to]) => personaOf(speaker)?.bonds[to] !== undefined);
  const among = bonded.length > 0 ? bonded : pairs;
  return among[turn % Math.max(1, among.length)];
}
