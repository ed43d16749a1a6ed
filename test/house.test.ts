import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('keeps the registry it was made with out of the lockfile', () => {
  const lock = readFileSync('package-lock.json', 'utf8');
  expect(lock).not.toContain('"resolved"');
  expect(lock).not.toContain('registry');
});
