/** No template of the page holds a word: all of them stand in the record that a page can replace. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { personas } from '../../src/personas.ts';

const names = new Set<string>(personas.map(({ name }) => name));
const files = readdirSync('src/ui').filter((name) => name.endsWith('.ts'));

/** The fixed parts of a template that begins behind its backtick, with `…` for what is put in. */
function fixedParts(source: string, from: number): string {
  let out = '';
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at]!;
    if (depth === 0 && sign === '`') return out;
    if (depth === 0 && sign === '$' && source[at + 1] === '{') {
      out += '…';
      depth = 1;
      at += 1;
    } else if (depth === 0) out += sign;
    else if (sign === '`') at = endOf(source, at + 1);
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
  }
  return out;
}

/** Where a template ends that stands within another one. */
function endOf(source: string, from: number): number {
  for (let at = from, depth = 0; at < source.length; at += 1) {
    if (depth === 0 && source[at] === '`') return at;
    if (depth > 0 && source[at] === '`') at = endOf(source, at + 1);
    else if (source[at] === '$' && source[at + 1] === '{') depth += 1;
    else if (depth > 0 && source[at] === '}') depth -= 1;
  }
  return source.length;
}

/** Names of crows, and what stands on a key, are the same in every language. */
const isName = (text: string): boolean => /^\p{L}$/u.test(text) || names.has(text.replace(/,$/, ''));

/** What of a template a person would read or hear. */
function wordsIn(template: string): string[] {
  const seen = template.replaceAll(/<(style)\b[^]*?<\/\1>/g, '');
  const texts = seen.replaceAll(/<[^>]*>/g, '\n').split('\n');
  const labels = [...seen.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  return [...texts, ...labels]
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && !isName(text));
}

it.each(files)('%s', (name) => {
  const source = readFileSync(`src/ui/${name}`, 'utf8');
  const templates = [...source.matchAll(/(?<!`)\b(?:html|svg)`/g)];
  const found = templates.flatMap(({ index, 0: opening }) =>
    wordsIn(fixedParts(source, index + opening.length)),
  );
  expect(found).toEqual([]);
});
