/** A roost that speaks with the real door and the rehearsal behind it. */
import { expect, it } from 'vitest';
import { createSpeech } from '../../src/actors/speech.ts';
import { tap } from '../../src/actors/tap.ts';
import { defaultModels } from '../../src/models.ts';
import { personas } from '../../src/personas.ts';
import { listOf, perch, quiet, until, type Perch } from '../_roost.ts';

const speech = (): never => createSpeech({ mode: 'rehearsal', models: defaultModels }) as never;
const errands = [
  'Find three names for a bakery',
  'Write a toast for Lena',
  'Plan the Lisbon trip: book flights, find a hotel, list what to pack',
  'Call the bank about the card',
  'Explain compound interest',
  'Summarise the minutes of the last meeting',
  'Ask Jonas for the invoice',
  'Come up with ideas for a rainy Sunday',
];

/** Says yes to everything until the list is finished. */
async function approveAll(at: Perch, list: string): Promise<void> {
  const done = (): boolean => at.heard.some((one) => one.list === list && one.said.event === 'list.finished');
  while (!done()) {
    const { approvals } = await at.roost.approvals();
    for (const { item_id, target } of approvals)
      await at.roost.giveVerdict({ item_id, target, approve: true });
    await quiet(at);
  }
}

it('brings forty varied items to an end on the default budget, none skipped for want of tokens', async () => {
  const at = await perch({ speech: speech() });
  const texts = Array.from({ length: 40 }, (_, i) => `${errands[i % errands.length]} (${i + 1})`);
  const list = await at.roost.startList(listOf(texts, { token_budget: 240_000 }));
  await approveAll(at, list);
  const snapshot = await at.roost.snapshot(list);
  expect(snapshot!.items.filter(({ status }) => status !== 'done')).toEqual([]);
  expect(snapshot!.tokens_used).toBeLessThanOrEqual(240_000);
  const modes = new Set(snapshot!.items.map(({ answer }) => answer?.mode));
  expect(modes).toEqual(new Set(['solo', 'split', 'murder']));
  const answers = snapshot!.items.map(({ answer }) => answer?.text);
  expect(new Set(answers).size).toBe(40);
});

it('ends cheaper where a murder does not fit, says so, and never goes over', async () => {
  const at = await perch({ speech: speech() });
  const list = await at.roost.startList(listOf(['Find three names for a bakery'], { token_budget: 9_000 }));
  await approveAll(at, list);
  const { items, tokens_used } = (await at.roost.snapshot(list))!;
  expect(items[0]!.answer?.mode).toBe('solo');
  expect(at.heard.find(({ said }) => said.event === 'item.triaged')?.said).toEqual(
    expect.objectContaining({
      mode: 'solo',
      message: 'The Sentry asked for a murder; the budget has no room for all of it, so one crow flies.',
    }),
  );
  expect(tokens_used).toBeLessThanOrEqual(9_000);
});

it('shows ten live crows and their states while a murder is in the air', async () => {
  const steps: { actor: string; state: string }[] = [];
  const at = await perch({ more: { watcher: tap((step) => steps.push(step)) } });
  at.speech.answer = (ask) => (ask.kind === 'work' ? 'hold' : (murder as never));
  const list = await at.roost.startList(listOf(['Find three names for a bakery']));
  await quiet(at);
  await at.roost.giveVerdict({ item_id: `${list}-1`, target: 'triage', approve: true });
  await until(() => at.speech.held.length === 3);
  const states = new Map(
    steps.flatMap(({ actor, state }) => {
      const [, name] = /^flock\/(\w+)$/.exec(actor) ?? [];
      const [air] = /air\.\w+/.exec(state) ?? [];
      return name !== undefined && air !== undefined ? [[name, air]] : [];
    }),
  );
  expect([...states.keys()].toSorted(byName)).toEqual(personas.map(({ name }) => name).toSorted(byName));
  expect([...states].filter(([, state]) => state === 'air.flying').map(([name]) => name)).toEqual([
    'Hugin',
    'Munin',
    'Pepper',
  ]);
});

const byName = (a: string, b: string): number => a.localeCompare(b);
const murder = {
  ok: true,
  reply: {
    kind: 'triage',
    triage: { reason: 'r', task_type: 'copy', mode: 'murder', subtasks: [], abuse: 'none', care: 'none' },
  },
  tokens: 300,
};
