/**
 * Random lists with a provider that fails at random: what passed on the wire is counted on its own, and is never more
 * than what the list was charged, which is never more than its budget.
 */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { brain } from '../../src/actors/rehearsal-brain.ts';
import { createRehearsal } from '../../src/actors/rehearsal.ts';
import type { Fault } from '../../src/actors/rehearsal-faults.ts';
import { createSpeech } from '../../src/actors/speech.ts';
import { defaultModels } from '../../src/models.ts';
import { Meter } from '../_meter.ts';
import { listOf, perch, quiet, type Perch } from '../_roost.ts';
import { StillTime } from '../_time.ts';

const faults: Fault[] = [
  { kind: 'http', status: 529 },
  { kind: 'http', status: 500 },
  { kind: 'http', status: 429, headers: { 'retry-after': '7' } },
  { kind: 'reset' },
  { kind: 'hang' },
  { kind: 'reset-mid-stream' },
  { kind: 'truncate' },
  { kind: 'stall' },
  { kind: 'stream-error', type: 'overloaded_error' },
  { kind: 'refusal' },
  { kind: 'max-tokens' },
  { kind: 'empty' },
  { kind: 'malformed', how: 'cut' },
  { kind: 'malformed', how: 'wrong-enum' },
  { kind: 'no-usage' },
];
const overrun: Fault = { kind: 'overrun', tokens: 90_000 };

const errands = [
  'Find three names for a bakery',
  'Write a toast',
  'Book flights, find a hotel and pack',
  'Call the bank',
];

async function live(
  chances: [Fault, number][],
  items: string[],
  seed: string,
): Promise<{ at: Perch; meter: Meter }> {
  const time = new StillTime();
  const meter = new Meter();
  const rules = chances.map(([fault, percent]) => ({ fault, chance: percent / 100 }));
  const rehearsal = createRehearsal({ brain, faults: rules, clock: time, seed });
  const speech = createSpeech({
    mode: 'rehearsal',
    models: defaultModels,
    clock: time,
    fetch: async (input, init) => meter.watch(await rehearsal.fetch(input, init)),
  });
  const at = await perch({ time, speech: speech as never });
  await at.roost.startList(listOf(items, { token_budget: 60_000 }));
  for (let turn = 0; at.heard.at(-1)?.said.event !== 'list.finished'; turn += 1) {
    if (turn > 600) throw new Error('It never ends.');
    await quiet(at);
    const { approvals } = await at.roost.approvals();
    for (const { item_id, target } of approvals)
      await at.roost.giveVerdict({ item_id, target, approve: true });
    if (approvals.length === 0 && time.next !== undefined) time.pass(time.next);
  }
  return { at, meter };
}

it('charges at least what passed on the wire, and never more than the budget, through random faults', async () => {
  const chance = fc.tuple(fc.constantFrom(...faults), fc.integer({ min: 2, max: 25 }));
  const overrunChance = fc.tuple(fc.constant(overrun), fc.constant(4));
  const runs = process.env['CROWS_TEST_LONG'] ? 3_000 : 1_000;
  await fc.assert(
    fc.asyncProperty(
      fc.array(chance, { maxLength: 4 }),
      fc.option(overrunChance, { freq: 8 }),
      fc.array(fc.constantFrom(...errands), { minLength: 1, maxLength: 3 }),
      fc.integer(),
      async (chances, over, items, seed) => {
        const all = over ? [over, ...chances] : chances;
        const { at, meter } = await live(all, items, String(seed));
        const said = at.heard.map((one) => one.said);
        const last = said.at(-1);
        if (last?.event !== 'list.finished') throw new Error('It did not finish.');
        expect(meter.tokens).toBeLessThanOrEqual(last.tokens_used);
        const first = said.findIndex((one) => one.event === 'crow.landed' && one.tokens > 60_000);
        if (first === -1) {
          expect(last.tokens_used).toBeLessThanOrEqual(last.token_budget);
        } else {
          // Other calls may be in the air already; none follows.
          expect(said.slice(first).filter((one) => one.event === 'crow.flying')).toEqual([]);
          const snapshot = await at.roost.snapshot(at.heard[0]!.list);
          expect(snapshot?.overrun).toBe(true);
        }
        await at.roost.close();
      },
    ),
    { numRuns: runs },
  );
});
