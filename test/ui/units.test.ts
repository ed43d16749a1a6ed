/** The page lays itself out by the room it has and in sizes of its own, whatever the page around it does. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  // Looking at machines is a page of its own, never a part of another.
  .filter((name) => /\.(ts|css)$/.test(name) && !name.startsWith('inspect'))
  .map((name) => [name, readFileSync(`src/ui/${name}`, 'utf8')] as const)
  .filter(([name, text]) => name.endsWith('.css') || text.includes('css`'));
const holding = (what: RegExp): string[] => files.flatMap(([name, text]) => (what.test(text) ? name : []));

it('measures nothing by the root of the page around it', () => {
  expect(files.length).toBeGreaterThan(10);
  expect(holding(/[\d.]rem\b/)).toEqual([]);
});

it('asks how wide its own place is, not how wide the window', () => {
  expect(holding(/@media[^{]*(width|height|aspect-ratio)/)).toEqual([]);
});

it('knows no left and right, so that both ways of writing fit', () => {
  expect(holding(/^\s*(margin|padding|border|inset)?-?(left|right):/m)).toEqual([]);
});
