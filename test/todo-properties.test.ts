import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from '../src/clean.ts';
import { parseTodo } from '../src/todo.ts';
import { pastes, saidIn, soups, wordOf } from './_paste.ts';

/** Of each property. */
const numRuns = process.env['CROWS_TEST_LONG'] ? 100_000 : 2_500;
const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), soups, pastes);

test('no paste is too odd to be read', () => {
  fc.assert(
    fc.property(anything, (paste) => {
      expect(() => parseTodo(paste)).not.toThrow();
    }),
    { numRuns },
  );
});

test('no line is lost: its word is in an item, in what is done, in a context or in a section', () => {
  fc.assert(
    fc.property(pastes, (paste) => {
      const list = parseTodo(paste);
      fc.pre(!list.warnings.some((warning) => warning.includes('left out')));
      const said = saidIn(list);
      const lost = linesOf(paste).filter(
        (line, index) => line.includes(wordOf(index)) && !said.includes(wordOf(index)),
      );
      expect(lost).toEqual([]);
    }),
    { numRuns },
  );
});

test('an item names the lines it came from', () => {
  fc.assert(
    fc.property(pastes, (paste) => {
      const list = parseTodo(paste);
      const lines = linesOf(paste);
      for (const {
        text,
        lines: [first, last],
      } of [...list.items, ...list.skipped]) {
        const words = text.match(/Word\d+x/g) ?? [];
        const outside = words.filter(
          (word) => !lines.slice(first, last + 1).some((line) => line.includes(word)),
        );
        expect({ outside, text, first, last }).toEqual({ outside: [], text, first, last });
      }
    }),
    { numRuns },
  );
});

test('cleaning twice is cleaning once', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const once = cleanText(text);
      expect(cleanText(once)).toBe(once);
    }),
    { numRuns },
  );
});

test('items are clean, trimmed and never empty', () => {
  fc.assert(
    fc.property(anything, (paste) => {
      const texts = parseTodo(paste).items.map((item) => item.text);
      expect(texts).toEqual(texts.map((text) => cleanText(text).trim()).filter((text) => text !== ''));
    }),
    { numRuns },
  );
});

test('a clean paste is read like the one that was sent', () => {
  fc.assert(
    fc.property(anything, (paste) => {
      const sent = parseTodo(paste);
      const clean = parseTodo(cleanText(paste));
      expect(clean.items.map(({ text, lines }) => ({ text, lines }))).toEqual(
        sent.items.map(({ text, lines }) => ({ text, lines })),
      );
    }),
    { numRuns },
  );
});

function linesOf(paste: string): string[] {
  return paste.split(/\r\n|[\n\r\u2028]/);
}
