import { describe, expect, it } from 'vitest';
import { Arming } from '../../src/ui/arming.ts';

describe('a card', () => {
  const one = (key: string, parts = 1) => ({ key, parts });

  it('takes no answer in the moment it comes', () => {
    const arming = new Arming();
    arming.lay([one('a')], 1_000);
    expect(arming.takes('a', 1_399)).toBe(false);
    expect(arming.takes('a', 1_400)).toBe(true);
  });

  it('takes none in the moment it is moved by one that goes, comes or grows above it', () => {
    for (const after of [[one('b')], [one('c'), one('a'), one('b')], [one('a', 2), one('b')]]) {
      const arming = new Arming();
      arming.lay([one('a'), one('b')], 1_000);
      arming.lay(after, 5_000);
      expect(arming.takes('b', 5_399)).toBe(false);
      expect(arming.takes('b', 5_400)).toBe(true);
    }
  });

  it('goes on taking them while others come below it', () => {
    const arming = new Arming();
    arming.lay([one('a'), one('b')], 1_000);
    arming.lay([one('a'), one('b'), one('c')], 2_000);
    expect(arming.takes('a', 2_001)).toBe(true);
    expect(arming.takes('c', 2_399)).toBe(false);
  });

  it('takes none in the moment one below it goes: what was meant for that falls on it', () => {
    const arming = new Arming();
    arming.lay([one('a'), one('b')], 1_000);
    arming.lay([one('a')], 3_000);
    expect(arming.takes('a', 3_399)).toBe(false);
    expect(arming.takes('a', 3_400)).toBe(true);
  });

  it('takes none once it is gone', () => {
    const arming = new Arming();
    arming.lay([one('a')], 1_000);
    arming.lay([], 2_000);
    expect(arming.takes('a', 9_000)).toBe(false);
  });
});
