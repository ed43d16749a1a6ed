import { expect, it } from 'vitest';
import { blankSnapshot } from '../../src/snapshot.ts';
import { listMarkdown } from '../../src/ui/list-markdown.ts';
import { item } from './_item.ts';

it('ticks what is done, puts the answer below it, and leaves out what was not approved', () => {
  const at = '2026-11-30T12:00:00.000Z';
  const answer = { text: 'Two lines.\n\nNo more.', crows: ['Pepper'], mode: 'solo' as const };
  const banter = [{ crow: 'Pepper', to: 'Inky', text: 'I counted.', at }];
  const list = {
    ...blankSnapshot('l0123456789', at),
    items: [
      item(1, { answer, banter, verdicts: { output: { verdict: 'approved', at } } }),
      item(2, { answer, verdicts: { output: { verdict: 'rejected', at } } }),
      item(3, { text: 'With\ntwo lines', answer }),
    ],
  };
  expect(listMarkdown(list)).toBe(
    '- [x] Item 1\n\n  Two lines.\n\n  No more.\n- [ ] Item 2\n- [ ] With\n  two lines',
  );
});
