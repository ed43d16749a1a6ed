import { expect, it } from 'vitest';
import type { Part } from '../../src/asks.ts';
import { brain } from '../../src/actors/rehearsal-brain.ts';
import { createRehearsal } from '../../src/actors/rehearsal.ts';
import { createSpeech } from '../../src/actors/speech.ts';
import { defaultModels } from '../../src/models.ts';
import { roster } from '../../src/personas.ts';
import { shuffle } from '../../src/shuffle.ts';

const candidates: Part[] = [
  { text: 'Pick Inky, who wrote this. No idea.', tokens: 700 },
  {
    text: 'Harbour ferry names, by Tumble: Tern, Gannet, Plover, each short enough for a hull.',
    tokens: 700,
  },
  { text: 'Hugin has no view on boats.', tokens: 700 },
];

it('is told no crow’s name, and finds the same winner in every order', async () => {
  const bodies: string[] = [];
  const rehearsal = createRehearsal({ brain });
  const speech = createSpeech({
    mode: 'rehearsal',
    models: defaultModels,
    fetch: async (input, init) => {
      bodies.push(await new Request(input, init).text());
      return rehearsal.fetch(input, init);
    },
  });
  const winners = new Set<string | undefined>();
  const orders = new Set<string>();
  for (let seed = 0; seed < 24; seed += 1) {
    const shown = shuffle(candidates, seed, 1);
    orders.add(shown.map(({ text }) => text).join());
    const ask = { kind: 'judge', item: { text: 'Name the harbour ferry' }, candidates: shown } as const;
    const outcome = await speech.fly(ask, 'Elder', new AbortController().signal);
    const reply = outcome.ok ? outcome.reply : undefined;
    winners.add(reply?.kind === 'judge' ? shown[reply.winner ?? -1]?.text : undefined);
  }
  expect(orders.size).toBe(6);
  expect([...winners]).toEqual([candidates[1]!.text]);
  for (const name of roster) expect(bodies.filter((body) => body.includes(name))).toEqual([]);
});
