import { expect, test } from 'vitest';
import { cleanText } from '../src/clean.ts';

const texts: [what: string, text: string, clean: string][] = [
  ['line ends of any kind become one', 'a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh', 'a\nb\nc\nd\ne\nf\ng\nh'],
  ['hard spaces become spaces, tabs stay', '10\u00a0km\u202f!\tx', '10 km !\tx'],
  ['overrides, embeddings and isolates go', 'Pay \u202efdp.\u2066exe\u2069\u202a\u202c', 'Pay fdp.exe'],
  ['characters without width go', 'a\u200bb\u2060c\ufeffd\u00ade\u034ff\u180eg', 'abcdefg'],
  ['control characters go', 'a\u0000b\u0007c\u001bd\u007fe\u009ff', 'abcdef'],
  ['fillers and annotations go', 'a\u3164b\u115fc\ufff9d\ufffbe', 'abcde'],
  ['text in tag characters goes', 'a\u{e0041}\u{e0042}\u{e007f}b', 'ab'],
  [
    'a flag keeps its tags',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} a',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} a',
  ],
  ['a flag that does not end loses them', '\u{1f3f4}\u{e0067}\u{e0062}', '\u{1f3f4}'],
  ['joiners stay where a script needs them', 'می\u200cخواهم क्\u200dष', 'می\u200cخواهم क्\u200dष'],
  ['joiners stay in emoji', '👩\u200d⚕️ 👨🏽\u200d🦰 ❤️\u200d🔥', '👩\u200d⚕️ 👨🏽\u200d🦰 ❤️\u200d🔥'],
  ['joiners go elsewhere', 'a\u200db\u200cc \u200d d', 'abc  d'],
  [
    'direction marks stay at words, one at a time',
    'אב\u200f (ג)\u200e\u200f\u200e \u200f x',
    'אב\u200f (ג)\u200e \u200f x'.replace(' \u200f x', '  x'),
  ],
  [
    'a selector stays behind its character, one at a time',
    '☑\ufe0f a\ufe0f\ufe0e\ufe0f \ufe0f葛\u{e0100}',
    '☑\ufe0f a\ufe0f 葛\u{e0100}',
  ],
  ['half a pair becomes a replacement', 'a\ud800b\udc00c😀', 'a\ufffdb\ufffdc😀'],
];

test.each(texts)('%s', (_what, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('a text with very many hidden characters loses all of them, in order', () => {
  const seen = Array.from({ length: 9_000 }, (_, n) => `${n} `).join('');
  expect(cleanText(seen.replaceAll(' ', ' \u202e'))).toBe(seen);
  expect(cleanText(seen.replaceAll(' ', '\r\n'))).toBe(seen.replaceAll(' ', '\n'));
});
