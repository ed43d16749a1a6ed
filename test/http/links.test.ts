import { expect, test } from 'vitest';
import { Links } from '../../src/http/links.ts';

const codeOf = (path: string): string => path.slice('/enter/'.length);

test('a link is good once', () => {
  const links = new Links(() => 0);
  const code = codeOf(links.make());
  expect([links.redeem(code), links.redeem(code)]).toEqual([true, false]);
  expect(links.redeem('')).toBe(false);
});

test('a link is good for ten minutes', () => {
  let now = 0;
  const links = new Links(() => now);
  const [first, second] = [codeOf(links.make()), codeOf(links.make())];
  now = 599_999;
  expect(links.redeem(first)).toBe(true);
  now = 600_000;
  expect(links.redeem(second)).toBe(false);
});

test('no two are alike, and the twenty newest are good', () => {
  const links = new Links(() => 0);
  const codes = Array.from({ length: 25 }, () => codeOf(links.make()));
  expect(new Set(codes).size).toBe(25);
  expect(codes.map((code) => links.redeem(code)).filter(Boolean)).toHaveLength(20);
  expect(links.redeem(codes[0] ?? '')).toBe(false);
});
