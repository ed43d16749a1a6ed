import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each([
  ['journal.mjs', '6cff6931991cda262178c8e3949a6c241ad01935206c4f4e34d131b2c1c66c38'],
  ['promises.mjs', 'fae68b1b84f77827b9451d1bd3fdc25f7b8d7d3c5db2d38018ba77e54c44ed4a'],
  ['work.mjs', '455b16287fae97d4d8f409f8b7ab1be0ee075d3b89b051bdf2e34b3250ad2d77'],
])('measures against the yardstick %s as it was given', (name, hash) => {
  const bytes = readFileSync(`test/bench/yardstick/${name}`);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
});
