/**
 * Random nests and lists, with crows that are at work, fail and are relieved: who flies is held to the rules of picking
 * and borrowing as a person reads them, by the stream alone.
 */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnyAsk, Outcome } from '../../src/asks.ts';
import { modes, type Said } from '../../src/events.ts';
import { roster } from '../../src/personas.ts';
import { fault, judgment, merge, triage, words } from '../actors/_life.ts';
import { listOf, perch, quiet, turn, type Perch } from '../_roost.ts';
import { ScriptedSpeech } from '../_speech.ts';

const move = fc.record({
  kind: fc.constantFrom('start', 'land', 'land', 'land'),
  which: fc.nat({ max: 50 }),
  how: fc.nat({ max: 1_000 }),
  turns: fc.nat({ max: 4 }),
});
const nests = fc.array(fc.subarray([...roster], { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});

function outcomeFor(ask: AnyAsk, how: number): Outcome {
  if (ask.kind === 'triage') {
    const mode = modes[how % 3]!;
    return triage({ mode, subtasks: mode === 'split' ? ['One: a', 'Two: b', 'Three: c'] : [] });
  }
  if (ask.kind === 'merge') return merge('joined');
  if (ask.kind === 'judge') return judgment(0);
  // Some crows can't, and another takes their seat; some are only asked to wait, and fly again.
  if (how % 7 === 0) return fault('refused', 5);
  return how % 11 === 0 ? fault('overloaded', 5) : words(`words ${how}`);
}

/** What is known of an item, by the stream. */
interface Item {
  core: readonly string[];
  crows: string[];
  borrowed: string[];
  answered: boolean;
}

class Readings {
  readonly items = new Map<string, Item>();
  readonly wrong: string[] = [];
  readonly #cores: ReadonlyMap<string, readonly string[]>;

  constructor(cores: ReadonlyMap<string, readonly string[]>) {
    this.#cores = cores;
  }

  hear(said: Said): void {
    if (said.event === 'list.started') {
      const core = this.#cores.get(said.nest_id) ?? [];
      for (const { item_id } of said.items)
        this.items.set(item_id, { core, crows: [], borrowed: [], answered: false });
    }
    if (said.event === 'item.answered') this.#answered(said);
    if (said.event !== 'crow.flying' || !roster.includes(said.crow)) return;
    const item = this.items.get(said.item_id)!;
    const { crow, borrowed } = said;
    // Borrowed is who is not of the nest, and nobody else; the nest without a core has all.
    if (borrowed !== (item.core.length > 0 && !item.core.includes(crow)))
      this.wrong.push(`${said.item_id}: ${crow} is ${borrowed ? '' : 'not '}said to be borrowed`);
    item.crows.push(crow);
    if (borrowed) item.borrowed.push(crow);
  }

  #answered({ item_id, crows, mode }: Extract<Said, { event: 'item.answered' }>): void {
    const item = this.items.get(item_id)!;
    item.answered = true;
    if (mode !== 'solo' && new Set(crows).size !== crows.length)
      this.wrong.push(`${item_id}: ${crows.join(', ')} is no choice of several`);
  }

  /** Nobody is borrowed while one of the nest has not been asked. */
  end(): void {
    for (const [id, { core, crows, borrowed, answered }] of this.items) {
      const idle = core.filter((crow) => !crows.includes(crow));
      if (answered && borrowed.length > 0 && idle.length > 0)
        this.wrong.push(`${id}: ${borrowed.join(', ')} was borrowed and ${idle.join(', ')} never asked`);
    }
  }
}

async function approveAll(at: Perch): Promise<void> {
  for (const { item_id, target } of (await at.roost.approvals()).approvals)
    await at.roost.giveVerdict({ item_id, target, approve: true });
}

it('borrows nobody while one of the nest may fly, says who is borrowed, and sends nobody twice', async () => {
  let borrowed = 0;
  await fc.assert(
    fc.asyncProperty(nests, fc.array(move, { minLength: 30, maxLength: 90 }), async (crowsOf, moves) => {
      const speech = new ScriptedSpeech();
      speech.answer = () => 'hold';
      const at = await perch({ speech });
      const cores = new Map<string, readonly string[]>();
      for (const [i, crows] of crowsOf.entries()) {
        const { nest_id } = await at.roost.nests.create({ name: `Nest ${i}`, crows });
        cores.set(nest_id, crows);
      }
      const readings = new Readings(cores);
      at.roost.journal.subscribe((batch) => batch.forEach(({ said }) => readings.hear(said)));
      const places = ['todo', ...cores.keys()];
      for (const { kind, which, how, turns } of moves) {
        if (kind === 'start') {
          const texts = ['a', 'b', 'c'].slice(0, 1 + (how % 3));
          const nest_id = places[which % places.length]!;
          void at.roost.startList(listOf(texts, { nest_id, token_budget: 400_000 })).catch(() => {});
        } else {
          const flying = speech.held[which % Math.max(1, speech.held.length)];
          flying?.land(outcomeFor(flying.ask, how));
        }
        await approveAll(at);
        for (let i = 0; i < turns; i += 1) await turn();
      }
      // To the end, without trouble.
      for (let rounds = 0; at.roost.census().flying > 0; rounds += 1) {
        if (rounds > 300) throw new Error('Some list never ends.');
        for (const { ask, land } of speech.held.slice()) land(outcomeFor(ask, 1));
        await approveAll(at);
        await quiet(at);
        at.time.pass(5_000);
      }
      readings.end();
      expect(readings.wrong).toEqual([]);
      borrowed += [...readings.items.values()].filter((item) => item.borrowed.length > 0).length;
      await at.roost.close();
    }),
    { numRuns: process.env['CROWS_TEST_LONG'] ? 500 : 25 },
  );
  expect(borrowed).toBeGreaterThan(0);
});
