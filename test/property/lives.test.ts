/** Random lives of one list: results late and twice, verdicts early and stale, jumps of time, every fault. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Outcome } from '../../src/asks.ts';
import { flightErrors, modes, type Said } from '../../src/events.ts';
import { Core } from '../../src/actors/core.ts';
import type { Pending } from '../../src/actors/pending.ts';
import { fault, judgment, Life, merge, triage, words } from '../actors/_life.ts';

const crows = ['Hugin', 'Munin', 'Pepper', 'Inky', 'Latch', 'Bramble', 'Gable', 'Tumble'];

interface Move {
  kind: 'grant' | 'land' | 'land again' | 'levels' | 'judge' | 'judge stale' | 'wait';
  /** Picks among what could be done. */
  which: number;
  /** Picks how. */
  how: number;
}

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('grant' as const, 'land' as const) },
    { weight: 3, arbitrary: fc.constantFrom('levels' as const, 'judge' as const) },
    { weight: 1, arbitrary: fc.constantFrom('land again' as const, 'judge stale' as const, 'wait' as const) },
  ),
  which: fc.nat(1_000),
  how: fc.nat(1_000),
});

function outcome(pending: Pending, how: number, bound: number): Outcome {
  const ask = pending.effect.kind === 'flight' ? pending.effect.ask : undefined;
  const tokens = how % (bound + 1);
  if (how % 3 === 0) {
    const error = flightErrors[how % flightErrors.length]!;
    const repair = error === 'malformed' ? { repair: 'no mode' } : {};
    return { ...fault(error, tokens), ...repair };
  }
  switch (ask?.kind) {
    case 'triage': {
      const mode = modes[how % 3]!;
      const subtasks = mode === 'split' ? ['A: one', 'B: two', 'C: three'].slice(0, 2 + (how % 2)) : [];
      const abuse = how % 11 === 0 ? 'harmful' : 'none';
      return { ...triage({ mode, subtasks, abuse, care: how % 7 === 0 ? 'health' : 'none' }), tokens };
    }
    case 'merge':
      return { ...merge(`joined ${how}`), tokens };
    case 'judge':
      return { ...judgment(how % 5 === 0 ? undefined : how % ask.candidates.length), tokens };
    default:
      return { ...words(`words ${how}`), tokens };
  }
}

/** Plays one move if the list is in a state for it. */
function play(life: Life, { kind, which, how }: Move, bounds: Map<string, number>): void {
  const flights = life.waits('flight');
  const pick = <T>(from: T[]): T | undefined => from[which % Math.max(1, from.length)];
  switch (kind) {
    case 'grant': {
      const queued = pick(flights.filter(({ crow }) => crow === undefined));
      if (queued?.effect.kind !== 'flight') return;
      const bound = 300 + (how % 2_000);
      const { key, n, crow, owner, ask } = queued.effect;
      if (bound <= life.core.budget.room(owner)) {
        bounds.set(key, bound);
        const able = crows.filter((name) => !life.core.flown(n).has(name));
        const flyer = { triage: 'Sentry', merge: 'Elder', judge: 'Elder', work: crow ?? pick(able) }[
          ask.kind
        ];
        if (flyer === undefined) life.put({ kind: 'no-crow', key });
        else life.grant(key, flyer, bound);
      } else if (life.core.budget.inAir === 0) {
        life.put({ kind: 'no-room', key, bound });
      }
      return;
    }
    case 'land': {
      const aloft = pick(flights.filter(({ crow }) => crow !== undefined));
      if (aloft) life.land(aloft.effect.key, outcome(aloft, how, bounds.get(aloft.effect.key)!));
      return;
    }
    case 'land again': {
      const landed = [...bounds.keys()].filter((key) => !life.core.pending.has(key));
      const key = pick(landed);
      if (key !== undefined) life.land(key, words('late words'));
      return;
    }
    case 'levels':
      return life.readLevels((how % 3) as 0 | 1 | 2);
    case 'judge': {
      const question = pick(life.waits('question'));
      if (question) life.judge(question.effect.key, how % 4 !== 0);
      return;
    }
    case 'judge stale':
      return life.judge(`${(which % 5) + 1}/${how % 2 === 0 ? 'triage' : 'output'}?`, how % 3 === 0);
    case 'wait':
      return life.wait(how * how);
  }
}

/** Lets everything that is still open come to its end. */
function drain(life: Life, bounds: Map<string, number>): void {
  for (let turn = 0; !life.core.isFinished; turn += 1) {
    if (turn > 2_000) {
      throw new Error(`The list never ends; it waits for ${[...life.core.pending.keys()].join(', ')}.`);
    }
    life.readLevels();
    if (life.core.pending.has('settling')) life.settle();
    for (const { effect, crow } of life.waits('flight')) {
      if (!life.core.pending.has(effect.key)) continue;
      play(life, { kind: crow === undefined ? 'grant' : 'land', which: turn, how: 1 + 3 * turn }, bounds);
    }
    if (life.core.next !== undefined) life.wait(life.core.next - life.at);
  }
}

const of = (said: Said[], name: Said['event']): Said[] => said.filter(({ event }) => event === name);
const keyed = (said: Said[]): string[] =>
  said.map((one) => JSON.stringify(['item_id' in one && one.item_id, 'target' in one && one.target]));

function check(life: Life): void {
  const { said } = life;
  const flying = of(said, 'crow.flying').map((one) => ('crow' in one ? `${one.item_id} ${one.crow}` : ''));
  const landed = of(said, 'crow.landed').map((one) => ('crow' in one ? `${one.item_id} ${one.crow}` : ''));
  expect(landed.toSorted()).toEqual(flying.toSorted());

  const verdicts = keyed(of(said, 'verdict'));
  expect(new Set(verdicts).size).toBe(verdicts.length);
  const asked = [
    ...of(said, 'item.triaged').map((one) => JSON.stringify(['item_id' in one && one.item_id, 'triage'])),
    ...of(said, 'item.answered').map((one) => JSON.stringify(['item_id' in one && one.item_id, 'output'])),
  ];
  expect(verdicts.toSorted()).toEqual(asked.toSorted());

  const answered = of(said, 'item.answered').map((one) => ('item_id' in one ? one.item_id : ''));
  const skipped = of(said, 'item.skipped').map((one) => ('item_id' in one ? one.item_id : ''));
  expect([...answered, ...skipped].toSorted()).toEqual(
    life.core.start.items.map((_, i) => `l00000001-${i + 1}`),
  );

  let sum = 0;
  for (const one of said) {
    if (one.event !== 'crow.landed') continue;
    sum += one.tokens;
    expect(one.tokens_used).toBe(sum);
  }
  expect(sum).toBeLessThanOrEqual(life.core.start.token_budget);
  expect(said.at(-1)).toEqual({
    event: 'list.finished',
    tokens_used: sum,
    token_budget: life.core.start.token_budget,
  });
  expect(of(said, 'list.finished')).toHaveLength(1);
  expect(life.core.pending.size).toBe(0);
  expect(life.core.next).toBeUndefined();
}

it('keeps every promise through thousands of random lives, and reads each back to the same words', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 3_000, max: 40_000 }),
      fc.array(move, { maxLength: 60 }),
      (items, token_budget, moves) => {
        const life = new Life(
          Array.from({ length: items }, (_, i) => `item ${i + 1}`),
          { token_budget, items_in_work: 2 },
        );
        const bounds = new Map<string, number>();
        for (const one of moves) play(life, one, bounds);
        drain(life, bounds);
        check(life);
        const again = Core.replay('l00000001', structuredClone(life.steps));
        expect(again.budget.spent).toBe(life.core.budget.spent);
        expect(again.isFinished).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});
