import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pick } from '../src/ring.ts';

const roster = ['Hugin', 'Munin', 'Pepper', 'Inky', 'Latch', 'Bramble', 'Gable', 'Tumble'];
const free = (): boolean => true;
const start = { core: undefined, borrow: undefined };

it('goes round the core, then borrows from the others, round their own ring', () => {
  let pointers: Parameters<typeof pick>[0]['pointers'] = start;
  const take = (without: string[]): string => {
    const picked = pick({
      core: ['Pepper', 'Inky'],
      roster,
      without: new Set(without),
      isFree: free,
      pointers,
    });
    pointers = picked!.pointers;
    return `${picked!.crow}${picked!.borrowed ? ' borrowed' : ''}`;
  };
  expect([take([]), take([]), take([])]).toEqual(['Pepper', 'Inky', 'Pepper']);
  const both = ['Pepper', 'Inky'];
  expect([take(both), take(both), take(both), take([])]).toEqual([
    'Hugin borrowed',
    'Munin borrowed',
    'Latch borrowed',
    'Inky',
  ]);
});

it('never borrows because the core is busy', () => {
  expect(pick({ core: ['Inky'], roster, without: new Set(), isFree: () => false, pointers: start })).toEqual({
    crow: 'Inky',
    borrowed: false,
    pointers: { core: 'Inky', borrow: undefined },
  });
});

it('picks as a plain reading of the rules does, for any nest, any load and any crows that have flown', () => {
  const some = fc.subarray(roster);
  fc.assert(
    fc.property(some, some, some, fc.constantFrom(...roster), (core, flown, busy, pointer) => {
      const isFree = (crow: string): boolean => !busy.includes(crow);
      const picked = pick({
        core,
        roster,
        without: new Set(flown),
        isFree,
        pointers: { core: pointer, borrow: pointer },
      });
      const own = core.length === 0 ? roster : core;
      const ownAble = own.filter((crow) => !flown.includes(crow));
      const able =
        ownAble.length > 0 ? ownAble : roster.filter((c) => !own.includes(c) && !flown.includes(c));
      expect(picked === undefined).toBe(able.length === 0);
      if (!picked) return;
      expect(able).toContain(picked.crow);
      expect(picked.borrowed).toBe(ownAble.length === 0);
      if (able.some(isFree)) expect(isFree(picked.crow)).toBe(true);
    }),
  );
});

it('gives every crow of the roster its turn', () => {
  let pointers: Parameters<typeof pick>[0]['pointers'] = start;
  const taken = Array.from({ length: 16 }, () => {
    const picked = pick({ core: [], roster, without: new Set(), isFree: free, pointers })!;
    pointers = picked.pointers;
    return picked.crow;
  });
  expect(taken).toEqual([...roster, ...roster]);
});
