import { expect, test } from 'vitest';
import { answer } from '../../src/actors/rehearsal-answers.ts';
import { roster } from '../../src/personas.ts';

const list = [
  'opening line for the harbour tour',
  'bio for the parish magazine',
  'how does a tide table work',
  'email the harbour master about the slip',
  'new name for the dinghy',
  'move the mooring or stay put',
  'plan for the launch day',
  'mend the sail bag',
  'card for the lifeboat crew',
  'ring the chandler',
  'week of suppers on board',
  'brief for the sign painter',
  'email the club about the keys',
  'who to ask about the pontoon',
  'speech for the regatta dinner',
  'email the harbour master about the crane',
];

/** Without what an answer takes over from its item. */
const bare = (text: string): string => text.replaceAll(/“[^”]*”/gu, '“…”');

const answers = list.map((item, n) =>
  answer({
    item,
    context: [],
    subtask: undefined,
    note: undefined,
    earlier: undefined,
    crow: roster[n % roster.length] ?? '',
  }),
);

test('no two answers of a list are alike, even without the words they take over', () => {
  expect(new Set(answers.map((text) => bare(text))).size).toBe(list.length);
});

test('an answer opens like at most one other of its list', () => {
  const openings = answers.map((text) => bare(text).split('\n')[0]);
  for (const opening of openings)
    expect(openings.filter((other) => other === opening).length).toBeLessThanOrEqual(2);
  expect(new Set(openings).size).toBeGreaterThanOrEqual(list.length - 2);
});
