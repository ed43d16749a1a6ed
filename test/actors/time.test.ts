import { expect, it } from 'vitest';
import { LogicalClock } from '../../src/actors/clock.ts';
import { startTime } from '../../src/actors/time.ts';

/** A wall clock and a steady one that a test sets. */
function clocks(wall = 1_000_000): { wall: number; steady: number; time: ReturnType<typeof startTime> } {
  const at = { wall, steady: 0 };
  const time = startTime(
    0,
    () => at.wall,
    () => at.steady,
  );
  return Object.assign(at, { time });
}

it('follows the wall clock, a sleep of the machine too', () => {
  const at = clocks();
  at.wall += 5_000;
  at.steady += 5_000;
  expect(at.time.now()).toBe(1_005_000);
  // While it slept, the steady clock stood still.
  at.wall += 3_600_000;
  expect(at.time.now()).toBe(4_605_000);
});

it('never falls, and goes on at its own pace when the wall clock jumps back', () => {
  const at = clocks();
  at.wall -= 3_600_000;
  at.steady += 250;
  expect(at.time.now()).toBe(1_000_250);
  for (let i = 0; i < 1_000; i += 1) {
    at.steady += 0.5;
    at.time.now();
  }
  expect(at.time.now()).toBe(1_000_750);
  at.wall = 1_002_000;
  expect(at.time.now()).toBe(1_002_000);
});

it('starts no earlier than the newest instant the log knows', () => {
  expect(
    startTime(
      2_000_000,
      () => 1_000_000,
      () => 0,
    ).now(),
  ).toBe(2_000_000);
});

it('takes a delay longer than a timer can hold for the longest it can', () => {
  const timer = startTime(0).setTimeout(() => {}, 1e12);
  expect((timer as unknown as { _idleTimeout: number })._idleTimeout).toBe(2 ** 31 - 1);
  clearTimeout(timer);
});

it('fires timers of a list each at its own deadline, also those set on the way, and refuses NaN', () => {
  const clock = new LogicalClock();
  const fired: [string, number][] = [];
  clock.setTimeout(() => {
    fired.push(['a', clock.now]);
    clock.setTimeout(() => fired.push(['c', clock.now]), 1_000);
  }, 1_000);
  clock.setTimeout(() => fired.push(['b', clock.now]), 1_500);
  clock.setTimeout(() => fired.push(['never', clock.now]), Infinity);
  expect(clock.next).toBe(1_000);
  clock.advance(2_500);
  expect(fired).toEqual([
    ['a', 1_000],
    ['b', 1_500],
    ['c', 2_000],
  ]);
  expect([clock.now, clock.next, clock.size]).toEqual([2_500, undefined, 0]);
  expect(() => clock.setTimeout(() => {}, Number.NaN)).toThrow('has NaN for its delay');
});
