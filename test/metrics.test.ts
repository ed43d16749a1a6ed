import { expect, it } from 'vitest';
import { exposition } from '../src/exposition.ts';
import { Tally } from '../src/tally.ts';
import type { Said } from '../src/events.ts';

it('writes help, type and samples, and quotes what a label may hold', () => {
  const text = exposition([
    { name: 'a_total', help: 'All of them.', type: 'counter', samples: [{ value: 3 }] },
    {
      name: 'b',
      help: 'Now.',
      type: 'gauge',
      samples: [{ labels: { x: 'say "hi"\\\n', y: '1' }, value: 0.5 }],
    },
    { name: 'c', help: 'None yet.', type: 'gauge', samples: [] },
  ]);
  expect(text).toBe(
    '# HELP a_total All of them.\n# TYPE a_total counter\na_total 3\n' +
      '# HELP b Now.\n# TYPE b gauge\nb{x="say \\"hi\\"\\\\\\n",y="1"} 0.5\n' +
      '# HELP c None yet.\n# TYPE c gauge\n',
  );
});

it('counts what was said, by labels of closed sets alone', () => {
  const tally = new Tally();
  const landed = {
    event: 'crow.landed',
    item_id: 'l00000000-1',
    crow: 'Inky',
    ok: true,
    tokens_used: 9,
  } as const;
  const all: Said[] = [
    {
      event: 'list.started',
      items: [{ item_id: 'l00000000-1', text: 'private' }],
      requester: 'ada',
      nest_id: 'todo',
      token_budget: 9,
      rehearsal: true,
    },
    { ...landed, tokens: 5 },
    { ...landed, tokens: 4, ok: false, error: 'overloaded' },
    { event: 'verdict', item_id: 'l00000000-1', target: 'triage', verdict: 'auto', note: 'private' },
    { event: 'item.skipped', item_id: 'l00000000-1', reason: 'budget' },
    { event: 'list.finished', tokens_used: 9, token_budget: 9 },
  ];
  for (const said of all) tally.take(said);
  const text = exposition(tally.metrics);
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(samples).toEqual([
    'crows_lists_started_total 1',
    'crows_lists_finished_total 1',
    'crows_verdicts_total{target="triage",verdict="auto"} 1',
    'crows_items_skipped_total{reason="budget"} 1',
    'crows_flights_total{crow="Inky",outcome="ok"} 1',
    'crows_flights_total{crow="Inky",outcome="overloaded"} 1',
    'crows_tokens_total{crow="Inky"} 9',
  ]);
  expect(text).not.toMatch(/private|ada/);
});
