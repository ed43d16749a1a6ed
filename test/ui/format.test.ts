import { expect, it } from 'vitest';
import { count, left, moment } from '../../src/ui/format.ts';
import { decode } from '../../src/ui/entities.ts';
import { en } from '../../src/ui/strings/en.ts';
import { headingOver } from '../../src/ui/heading.ts';

it.each([
  [581_000, '9:41'],
  [580_001, '9:41'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
  [3_600_000, '1 h 00'],
  [11_100_000, '3 h 05'],
  [15 * 86_400_000, '15 d'],
])('%d ms are %s left', (ms, words) => {
  expect(left(ms, en.durations)).toBe(words);
});

it('groups digits as the language does', () => {
  expect(count(4120, 'en')).toBe('4,120');
  expect(count(4120, 'de')).toBe('4.120');
});

it('says the time of today and the day of all else', () => {
  const noon = new Date(2026, 10, 30, 12, 5).getTime();
  expect(moment(noon, 'en', noon + 60_000)).toBe('12:05');
  expect(moment(noon, 'en', noon + 2 * 86_400_000)).toBe('Nov 30');
});

it('decodes references of characters and leaves what it does not know', () => {
  expect(decode('&lt;b&gt; &amp;amp; &#65;&#x1F426; &unknown; &#xD800; &#0;')).toBe(
    '<b> &amp; A🐦 &unknown; \ufffd \ufffd',
  );
});

it('says a heading once, over the first item under it', () => {
  const items = [{}, { context: ['Home'] }, { context: ['Home'] }, { context: ['Home', 'Attic'] }, {}];
  expect(items.map((_, n) => headingOver(items, n))).toEqual([
    undefined,
    'Home',
    undefined,
    'Home › Attic',
    undefined,
  ]);
});
