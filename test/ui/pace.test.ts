import { expect, it } from 'vitest';
import { Pace } from '../../src/ui/client/pace.ts';

/** A page on which each piece of work takes a millisecond. */
function page({ isSeen = true } = {}) {
  const frames: (() => void)[] = [];
  const done: number[] = [];
  let now = 0;
  const world = {
    now: () => now,
    nextFrame: (call: () => void) => void frames.push(call),
    isSeen: () => isSeen,
  };
  const pace = new Pace(world);
  const take = (one: number): void =>
    pace.take(() => {
      now += 1;
      done.push(one);
      if (one === 100) take(101);
    });
  /** Draws a picture. @returns how much was done for it. */
  const draw = (): number => {
    const before = done.length;
    for (const call of frames.splice(0)) call();
    return done.length - before;
  };
  return { pace, take, done, draw };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);

it('does little at once', () => {
  const { take, done } = page();
  for (const one of upTo(8)) take(one);
  expect(done).toEqual(upTo(8));
});

it('spreads a burst over pictures, each with no more than its share, all of it in order', () => {
  const { take, done, draw } = page();
  for (const one of upTo(100)) take(one);
  expect(done).toHaveLength(8);
  const shares: number[] = [];
  for (let share = draw(); share > 0; share = draw()) {
    shares.push(share);
    // What comes meanwhile waits its turn.
    if (shares.length === 2) for (const one of [102, 103]) take(one);
  }
  expect(Math.max(...shares)).toBe(8);
  expect(done).toEqual([...upTo(100), 102, 103, 101]);
});

it('does all at once where nobody looks', () => {
  const { take, done } = page({ isSeen: false });
  for (const one of upTo(99)) take(one);
  expect(done).toEqual(upTo(99));
});

it('forgets what waits when it is told to, and goes on with what comes then', () => {
  const { pace, take, done, draw } = page();
  for (const one of upTo(50)) take(one);
  pace.clear();
  draw();
  take(60);
  draw();
  expect(done).toEqual([...upTo(8), 60]);
});
