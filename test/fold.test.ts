/** What a list's snapshot says of its tokens, event by event. */
import { expect, it } from 'vitest';
import { snapshotOf } from '../src/snapshot.ts';
import { flying, landed, listA, started } from './ui/_story.ts';

const story = [
  started(listA),
  flying(listA, 1, 'Sentry'),
  flying(listA, 2, 'Sentry'),
  landed(listA, 1, 'Sentry', 10),
  flying(listA, 1, 'Pepper'),
  landed(listA, 1, 'Pepper', 20),
  landed(listA, 2, 'Sentry', 30),
];

it('holds what each call in the air can cost, until it lands and is charged', () => {
  const tokens = story.map((_, end) => {
    const told = story.slice(0, end + 1).map((said, seq) => ({ seq, at: 0, said }));
    const { tokens_used, tokens_held } = snapshotOf(listA, 'e', told, 0);
    return [tokens_used, tokens_held];
  });
  expect(tokens).toEqual([
    [0, 0],
    [0, 50],
    [0, 100],
    [10, 50],
    [10, 100],
    [20, 50],
    [30, 0],
  ]);
});
