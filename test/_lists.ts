/** Lists as they stand behind the door. */
import type { NewList } from '../src/requests.ts';

export const listOf = (texts: string[], more: Partial<NewList> = {}): NewList => ({
  requester: 'ada',
  nest_id: 'todo',
  token_budget: 60_000,
  text: texts.join('\n'),
  items: texts.map((text, i) => ({ text, lines: [i, i] })),
  skipped: 0,
  ...more,
});
