/** A page that is read from the right is the same page mirrored: no style names a side. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|css)$/.test(name) && !name.startsWith('inspect'))
  .flatMap((name) => {
    const text = readFileSync(`src/ui/${name}`, 'utf8');
    const found = name.endsWith('.css')
      ? [text]
      : [...text.matchAll(/\bcss`([^`]*)`/g)].map(([, one]) => one!);
    return found.map((sheet) => ({ name, sheet: sheet.replaceAll(/\/\*[^]*?\*\//g, '') }));
  });

/** What names a side, or a size by its axis, where a logical name exists. */
const physical = [
  /(?:^|[;{\s])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)\b/,
  /(?:^|[;{\s])(?:left|right|top|bottom)\s*:/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /\bto (?:left|right)\b/,
  /(?:^|[;{\s])(?:min-|max-)?(?:width|height)\s*:(?![^;]*\))/,
  /translateX/,
];

it('finds style sheets in the sources', () => {
  expect(sheets.length).toBeGreaterThan(15);
});

it.each(physical)('no style has %s', (pattern) => {
  const broken = sheets.flatMap(({ name, sheet }) =>
    // A rule for one direction alone may name a side, and a query asks for the box as it is.
    sheet
      .replaceAll(/@(?:container|media)[^{]*/g, '')
      .split('}')
      .filter((rule) => pattern.test(rule) && !rule.includes(':dir('))
      .map((rule) => `${name}: ${rule.trim()}`),
  );
  expect(broken).toEqual([]);
});
