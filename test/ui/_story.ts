/** The events of one short list, as a flock says them. */
import type { Said } from '../../src/events.ts';

export const listA = 'l0000000001';
export const listB = 'l0000000002';

export const started = (list: string, texts = ['a toast', 'a name'], requester = 'ada'): Said => ({
  event: 'list.started',
  items: texts.map((text, i) => ({ item_id: `${list}-${i + 1}`, text })),
  requester,
  nest_id: 'todo',
  token_budget: 60_000,
  rehearsal: true,
});

export const flying = (list: string, n: number, crow: string): Said => ({
  event: 'crow.flying',
  item_id: `${list}-${n}`,
  crow,
  borrowed: false,
  hold: 50,
});

export const landed = (list: string, n: number, crow: string, tokens_used: number): Said => ({
  event: 'crow.landed',
  item_id: `${list}-${n}`,
  crow,
  ok: true,
  tokens: 10,
  tokens_used,
});

export const triaged = (list: string, n: number, expires_at?: string): Said => ({
  event: 'item.triaged',
  item_id: `${list}-${n}`,
  mode: 'solo',
  task_type: 'copy',
  subtasks: [],
  reason: 'Few words.',
  care: 'none',
  needs_approval: true,
  ...(expires_at !== undefined && { expires_at }),
});

export const answered = (list: string, n: number): Said => ({
  event: 'item.answered',
  item_id: `${list}-${n}`,
  answer: 'Said.',
  crows: ['Pepper'],
  mode: 'solo',
  needs_approval: true,
});

export const judged = (list: string, n: number, target: 'triage' | 'output'): Said => ({
  event: 'verdict',
  item_id: `${list}-${n}`,
  target,
  verdict: 'approved',
});

/** From paste to finished, both plans and answers approved. */
export const wholeStory = (list: string): Said[] => [
  started(list),
  ...[1, 2].flatMap((n): Said[] => [
    flying(list, n, 'Sentry'),
    landed(list, n, 'Sentry', n * 20 - 10),
    triaged(list, n),
    judged(list, n, 'triage'),
    flying(list, n, 'Pepper'),
    { event: 'crow.banter', item_id: `${list}-${n}`, crow: 'Pepper', to: 'Inky', text: 'Two lines.' },
    landed(list, n, 'Pepper', n * 20),
    answered(list, n),
    judged(list, n, 'output'),
  ]),
  { event: 'list.finished', tokens_used: 40, token_budget: 60_000 },
];
