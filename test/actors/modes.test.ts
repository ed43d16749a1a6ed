import { expect, it } from 'vitest';
import type { Ask } from '../../src/asks.ts';
import type { SaidAs } from '../../src/events.ts';
import { fault, judgment, Life, merge, triage, words } from './_life.ts';

const split = triage({
  mode: 'split',
  subtasks: ['Flights: find flights', 'Hotel: find a hotel', 'Food: find food'],
});
const murder = triage({ mode: 'murder', task_type: 'ideas' });

/** A list of one item whose plan is approved. */
function approved(outcome: typeof split, more = {}): Life {
  const life = new Life(['the trip'], more);
  life.fly('1/triage#1', 'Sentry', outcome);
  life.readLevels();
  life.judge('1/triage?', true);
  return life;
}
const answered = (life: Life): SaidAs<'item.answered'> | undefined =>
  life.said.find((said): said is SaidAs<'item.answered'> => said.event === 'item.answered');
const asked = (life: Life, key: string): Ask | undefined => {
  const effect = life.core.pending.get(key)?.effect;
  return effect?.kind === 'flight' ? effect.ask : undefined;
};
const flights = (life: Life): string[] => life.waits('flight').map(({ effect }) => effect.key);

it('flies one crow for each part of a split and lets the Elder join them', () => {
  const life = approved(split);
  expect(flights(life)).toEqual(['1/work1#1', '1/work2#1', '1/work3#1']);
  expect(asked(life, '1/work2#1')).toEqual({
    kind: 'work',
    item: { text: 'the trip' },
    subtask: 'Hotel: find a hotel',
  });
  life.fly('1/work2#1', 'Inky', words('a hotel'));
  life.fly('1/work1#1', 'Gable', words('a flight'));
  life.fly('1/work3#1', 'Latch', words('food'));
  expect(asked(life, '1/elder#1')).toEqual({
    kind: 'merge',
    item: { text: 'the trip' },
    parts: [
      { subtask: 'Flights: find flights', text: 'a flight', tokens: 500 },
      { subtask: 'Hotel: find a hotel', text: 'a hotel', tokens: 500 },
      { subtask: 'Food: find food', text: 'food', tokens: 500 },
    ],
    missing: [],
  });
  life.fly('1/elder#1', 'Elder', merge('all of it'));
  life.readLevels();
  expect(answered(life)).toEqual({
    event: 'item.answered',
    item_id: 'l00000001-1',
    answer: 'all of it',
    crows: ['Gable', 'Inky', 'Latch'],
    mode: 'split',
    needs_approval: true,
    expires_at: expect.any(String),
  });
});

it('joins what landed and names the part that is missing', () => {
  const life = approved(split);
  life.fly('1/work1#1', 'Gable', words('a flight'));
  life.fly('1/work2#1', 'Inky', fault('refused'));
  life.fly('1/work2#2', 'Hugin', fault('refused'));
  life.fly('1/work3#1', 'Latch', words('food'));
  expect(asked(life, '1/elder#1')).toEqual(expect.objectContaining({ missing: ['Hotel: find a hotel'] }));
  life.fly('1/elder#1', 'Elder', merge('most of it'));
  life.readLevels(2);
  expect(answered(life)).toEqual(
    expect.objectContaining({
      answer: 'most of it',
      crows: ['Gable', 'Latch'],
      message: 'The part “Hotel” is missing: its crow brought nothing back.',
      // Trust would have let it through.
      needs_approval: true,
    }),
  );
});

it('puts the parts under their titles when the Elder can not join them', () => {
  const life = approved(triage({ mode: 'split', subtasks: ['A: first', 'B: second'] }));
  life.fly('1/work1#1', 'Gable', words('one'));
  life.fly('1/work2#1', 'Inky', words('two'));
  life.fly('1/elder#1', 'Elder', { ...fault('malformed', 90), repair: 'no answer' } as never);
  life.fly('1/elder#2', 'Elder', fault('malformed', 90));
  life.readLevels();
  expect(answered(life)).toEqual(
    expect.objectContaining({
      answer: '### A\n\none\n\n### B\n\ntwo',
      message: 'The Elder could not join the parts; they stand under their titles.',
    }),
  );
  life.judge('1/output?', true);
  expect(life.steps.at(-1)?.deeds).toEqual([
    { target: 'output', holders: ['Gable', 'Inky'], task_type: 'write', verdict: 'approved', neutral: true },
  ]);
});

it('tells what the Elder found wrong with the parts as a doubt', () => {
  const life = approved(triage({ mode: 'split', subtasks: ['A: first', 'B: second'] }));
  life.fly('1/work1#1', 'Gable', words('one'));
  life.fly('1/work2#1', 'Inky', words('two'));
  life.fly('1/elder#1', 'Elder', merge('both', { conflicts: ['The dates differ.'] }));
  life.readLevels(2);
  expect(answered(life)).toEqual(
    expect.objectContaining({ doubt: 'The dates differ.', needs_approval: true }),
  );
});

it('shows a murder to the Elder in an order that only the seed decides, and takes the winner’s words as they are', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 24; seed += 1) {
    const life = approved(murder, { seed });
    for (const [k, crow] of ['Hugin', 'Inky', 'Tumble'].entries()) {
      life.fly(`1/work${k + 1}#1`, crow, words(`idea of ${crow}`));
    }
    const ask = asked(life, '1/elder#1');
    const texts = ask?.kind === 'judge' ? ask.candidates.map(({ text }) => text) : [];
    orders.add(texts.join());
    life.fly('1/elder#1', 'Elder', judgment(texts.indexOf('idea of Inky')));
    life.readLevels();
    expect(answered(life)).toEqual(
      expect.objectContaining({ answer: 'idea of Inky', crows: ['Inky'], mode: 'murder' }),
    );
  }
  expect(orders.size).toBe(6);
});

it.each([
  ['could not judge the answers', fault('refused')],
  ['found none of the answers usable', judgment()],
])('takes the shortest answer when the Elder %s', (what, outcome) => {
  const life = approved(murder);
  life.fly('1/work1#1', 'Hugin', words('a long idea'));
  life.fly('1/work2#1', 'Inky', words('short'));
  life.fly('1/work3#1', 'Tumble', words('another long idea'));
  life.fly('1/elder#1', 'Elder', outcome);
  life.readLevels(2);
  expect(answered(life)).toEqual(
    expect.objectContaining({
      answer: 'short',
      crows: ['Inky'],
      message: `The Elder ${what}; this is the shortest.`,
      needs_approval: true,
    }),
  );
});

it('takes the one answer of a murder unjudged when the others fell', () => {
  const life = approved(murder);
  life.fly('1/work1#1', 'Hugin', fault('empty'));
  life.fly('1/work1#2', 'Munin', fault('empty'));
  life.fly('1/work2#1', 'Inky', words('alone'));
  life.fly('1/work3#1', 'Tumble', fault('refused'));
  life.fly('1/work3#2', 'Latch', fault('cut'));
  life.readLevels();
  expect(answered(life)).toEqual(
    expect.objectContaining({
      answer: 'alone',
      message: 'Only one of 3 crows brought an answer, so there was nothing to judge.',
    }),
  );
});

it.each([
  [9_000 + 300, 'murder', 3, undefined],
  [
    6_500 + 300,
    'murder',
    2,
    'The Sentry asked for a murder; the budget has no room for all of it, so 2 crows fly.',
  ],
  [
    2_000 + 300,
    'solo',
    1,
    'The Sentry asked for a murder; the budget has no room for all of it, so one crow flies.',
  ],
])('plans in the best mode that %i tokens have room for: %s of %i', (token_budget, mode, crows, message) => {
  const life = new Life(['x'], { token_budget });
  life.fly('1/triage#1', 'Sentry', murder);
  life.readLevels();
  const triaged = life.said.find((said) => said.event === 'item.triaged');
  expect(triaged).toEqual(expect.objectContaining({ mode, ...(message && { message }) }));
  life.judge('1/triage?', true);
  expect(flights(life)).toHaveLength(crows);
});

it('plans with what is in the air still to land, and keeps no tokens while a person thinks', () => {
  const life = new Life(['x', 'y'], { token_budget: 12_000 });
  life.fly('1/triage#1', 'Sentry', murder);
  life.readLevels();
  expect(life.core.budget.room('other')).toBe(12_000 - 300 - 1_000);
  life.judge('1/triage?', true);
  for (const k of [1, 2, 3]) life.grant(`1/work${k}#1`, ['Hugin', 'Inky', 'Tumble'][k - 1]!, 2_000);
  expect(life.core.budget.room('2/work1')).toBeLessThan(2_000);
  life.fly('2/triage#1', 'Sentry', triage());
  life.readLevels();
  expect(life.story.at(-1)).toBe('item.triaged 2');
});

it('never lets a crow use what is reserved for the Elder of its item, and flies alone when nothing else fits', () => {
  const life = approved(murder, { token_budget: 9_300 });
  expect(life.core.budget.room('1/work1')).toBe(6_000);
  expect(life.core.budget.room('1/elder')).toBe(9_000);
  // The exact calls turn out dearer than was thought.
  for (const k of [1, 2, 3]) life.put({ kind: 'no-room', key: `1/work${k}#1`, bound: 6_500 });
  expect(flights(life)).toEqual(['1/alone#1']);
  expect(life.core.budget.room('1/alone')).toBe(9_000);
  life.fly('1/alone#1', 'Hugin', words('alone'));
  life.readLevels();
  expect(answered(life)).toEqual(expect.objectContaining({ answer: 'alone', mode: 'solo' }));
});

it('lands every flight of a cancelled murder before the item is skipped', () => {
  const life = approved(murder);
  life.grant('1/work1#1', 'Hugin');
  life.grant('1/work2#1', 'Inky');
  life.put({ kind: 'cancel' });
  expect(life.story.at(-1)).toBe('crow.flying 1 Inky');
  life.land('1/work1#1', fault('cancelled', 9));
  life.land('1/work2#1', words('too late'));
  expect(life.story.slice(-3)).toEqual([
    'crow.landed 1 Hugin cancelled',
    'crow.landed 1 Inky',
    'item.skipped 1 cancelled',
  ]);
});

it('counts a crow that has flown on the item, so that it flies no second share of it', () => {
  const life = approved(murder);
  life.fly('1/work1#1', 'Hugin', fault('refused'));
  life.grant('1/work2#1', 'Inky');
  expect([...life.core.flown(1)]).toEqual(['Sentry', 'Hugin', 'Inky']);
});
