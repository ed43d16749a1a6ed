import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { disk } from '../../src/actors/disk.ts';
import { spansOf } from '../../src/actors/spans.ts';

const dir = mkdtempSync(join(tmpdir(), 'crows-spans-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('parts beside each other are one read, far ones are not', () => {
  const near = [
    { offset: 100, length: 50 },
    { offset: 0, length: 99 },
  ];
  expect(spansOf(near)).toEqual([{ offset: 0, length: 150, holds: [1, 0] }]);
  expect(spansOf([...near, { offset: 9_000, length: 10 }]).map(({ holds }) => holds)).toEqual([[1, 0], [2]]);
  const whole = Array.from({ length: 40 }, (_, n) => ({ offset: n * 100_000, length: 99_999 }));
  expect(Math.max(...spansOf(whole).map(({ length }) => length))).toBeLessThanOrEqual(1024 * 1024);
});

test('each part of a file is what stands there, and nothing where the file ends before it does', async () => {
  const bytes = Buffer.from(Array.from({ length: 30_000 }, (_, n) => n % 251));
  const path = join(dir, 'file');
  writeFileSync(path, bytes);
  const part = fc.record({ offset: fc.nat(31_000), length: fc.nat(600) });
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (ranges) => {
      const read = await disk.readRanges(path, ranges);
      const wanted = ranges.map(({ offset, length }) =>
        offset + length > bytes.length && length > 0 ? undefined : bytes.subarray(offset, offset + length),
      );
      expect(read.map((one) => one && [...one])).toEqual(wanted.map((one) => one && [...one]));
    }),
    { numRuns: 200 },
  );
});
