/** Shapes of pastes that hurt parsers. */

/** Pastes by what is hard about them, about as many characters long as asked for. */
export const shapes: Record<string, (size: number) => string> = {
  bullets: (size) => repeat('- [ ] water the plants\n', size),
  'plain lines': (size) => repeat('Water the plants\n', size),
  'lower case under a bullet': (size) => `- a\n${repeat('and more\n', size)}`,
  'blank lines': (size) => repeat('\n', size),
  'carriage returns': (size) => repeat('\r', size),
  'one huge line': (size) => repeat('a', size),
  'one huge line of spaces': (size) => `${repeat(' ', size)}a`,
  'one huge item of spaces': (size) => `- a${repeat(' ', size)}b`,
  'quote marks': (size) => repeat('>', size),
  'quote marks with spaces': (size) => `${repeat('> ', size)}a`,
  'open comments': (size) => repeat('<!-- ', size),
  'open comments, a line each': (size) => repeat('<!-- \n', size),
  'closed comments': (size) => repeat('<!---->', size),
  'comments before HTML': (size) => `${repeat('<!---->', size)}<p`,
  emphasis: (size) => repeat('*a_ ', size),
  stars: (size) => repeat('*', size),
  'star lines': (size) => repeat('* a\n** b\n', size),
  brackets: (size) => repeat('[', size),
  'bracket pairs': (size) => `${repeat('[', size / 2)}${repeat(']', size / 2)}`,
  'brackets, a line each': (size) => repeat('[\n', size),
  braces: (size) => repeat('{"a":', size),
  pipes: (size) => repeat('|', size),
  'pipe rows': (size) => repeat('|a|b|\n', size),
  'uneven pipe rows': (size) => repeat('|a|b|\n|a|\n', size),
  'rules of pipes': (size) => repeat('|-|-|\n', size),
  'pipe table': (size) => `|Task|Done|\n|-|-|\n${repeat('|a| |\n', size)}`,
  tabs: (size) => repeat('\t', size),
  'tab cells': (size) => repeat('a\tb\n', size),
  'tabs then text': (size) => `${repeat('\t', size)}a`,
  'open quotes in cells': (size) => `Task\tOwner\n${repeat('"a\tb\n', size)}`,
  'quotes in commas': (size) => `Task,Owner\n${repeat('"a"b,', size)}`,
  'doubled quotes in commas': (size) => `Task,Owner\n${repeat('"",', size)}`,
  'quotes in tabs': (size) => repeat('"\t""\t', size),
  'open fences': (size) => repeat('```js\n', size),
  'shrinking fences': (size) => shrinking(size, '`'),
  'growing fences': (size) => shrinking(size, '~').split('\n').toReversed().join('\n'),
  'fences in fences': (size) =>
    `${shrinking(size / 2, '`')}\n${shrinking(size / 2, '`')
      .split('\n')
      .toReversed()
      .join('\n')}`,
  'closed fences': (size) => repeat('```\n- a\n```\n', size),
  'nested to 150': (size) => repeat(nested(150), size),
  'nested boxes to 150': (size) => repeat(nested(150).replaceAll('- a', '- [ ] a'), size),
  'nested as deep as it goes': (size) => nested(Math.floor(Math.sqrt(size))),
  'deep parents over many boxes': (size) => {
    const depth = Math.floor(Math.sqrt(size / 2));
    return nested(depth) + repeat(`${'  '.repeat(depth)}- [ ] b\n`, size / 2);
  },
  'done parents over boxes': (size) => repeat('- [x] a\n  - [ ] b\n    - [x] c\n', size),
  titles: (size) => repeat('a:\n', size),
  'indented titles': (size) => nested(Math.floor(Math.sqrt(size))).replaceAll('- a', 'a:'),
  headings: (size) => repeat('# a\n', size),
  'headings with hashes': (size) => `# ${repeat('# ', size)}a`,
  underlines: (size) => repeat('a\n===\n', size),
  'one long rule': (size) => `${repeat('=', size)}a`,
  'one long banner': (size) => `==${repeat(' =', size)}a`,
  strikes: (size) => repeat('~', size),
  'open strike': (size) => `~~${repeat('a ~', size)}`,
  'combining strokes': (size) => repeat('a\u0336', size),
  numbers: (size) => repeat('1.', size),
  'lettered lines': (size) => repeat('a) x\nb) y\n', size),
  'lettered half lines': (size) => repeat('o x\n', size),
  'right-to-left marks': (size) => repeat('\u200f', size),
  joiners: (size) => repeat('\u200d', size),
  'joiners in letters': (size) => repeat('\u0639\u200d', size),
  'bidi overrides': (size) => repeat('\u202ea', size),
  'flags without end': (size) => repeat('\u{1f3f4}\u{e0067}', size / 2),
  'lone surrogates': (size) => repeat('\ud800', size),
  'front matter': (size) => `---\n${repeat('a: b\n', size)}`,
  'rules only': (size) => repeat('---\n', size),
  'todo.txt': (size) => repeat('(A) 2026-01-01 call @home\n', size),
  org: (size) => repeat('* TODO a\n- [ ] b\n', size),
  'org drawers': (size) => `* TODO a\n${repeat(':A:\n', size)}`,
  'org blocks': (size) => `* TODO a\n${repeat('#+begin_x\n', size)}`,
  'org many blocks': (size) => `* TODO a\n${numbered('#+begin_x', size)}`,
  'org stars': (size) => `* TODO a\n${repeat('*', size)} b`,
  'json strings': (size) => `[${repeat('"a",', size)}"a"]`,
  'json objects': (size) => `[${repeat('{"title":"a","done":false},', size)}1]`,
  'json nesting': (size) => `${repeat('[', size / 2)}${repeat(']', size / 2)}`,
  'json nested objects': (size) => `${repeat('{"a":', size)}1${'}'.repeat(Math.ceil(size / 5))}`,
  'json backslashes': (size) => `["${repeat('\\\\', size)}"]`,
  'json one long text': (size) => `["${repeat('a\\n', size)}"]`,
  'json same fields': (size) => `[{"title":"a",${repeat('"items":[],', size)}"b":1}]`,
  'json lines': (size) => repeat('{"title":"a"}\n', size),
  html: (size) => `<ul>${repeat('<li>a</li>', size)}</ul>`,
  'html nesting': (size) => `${repeat('<ul><li>a', size)}</ul>`,
  'html nested boxes': (size) =>
    `${repeat('<ul><li>a', size / 2)}${repeat('<li><input type=checkbox>b', size / 2)}</ul>`,
  'html open tags': (size) => `<p>${repeat('<a ', size)}</p>`,
  'html open quotes': (size) => `<p>${repeat('<a "', size)}>`,
  'html mixed quotes': (size) => `<p>${repeat('<a "\'>', size)}`,
  'html odd quotes': (size) => `<p>${repeat('<a "x>', size)}<a '>`,
  'html open comments': (size) => `<p>${repeat('<!--', size)}</p>`,
  'html open styles': (size) => `<p>${repeat('<style>', size)}</p>`,
  'html ampersands': (size) => `<p>${repeat('&amp;', size)}</p>`,
  'html links': (size) => `<p>${repeat('<a href=https://a>', size)}</p>`,
  'html one long attribute': (size) => `<p class="${repeat('a ', size)}">b</p>`,
  'html spaces in a tag': (size) => `<li class${repeat(' ', size)}>b</li>`,
  'html tables': (size) => `<table>${repeat('<tr><td>a<td>b', size)}</table>`,
  'html tables in tables': (size) => repeat('<table><tr><td>', size).concat('</table>'),
  'html struck': (size) => `<p>${repeat('<s>a', size)}</p>`,
  'rest of a done line': (size) => `- [x] a\n${repeat('  b\n', size)}`,
  'rest of done lines': (size) => `- [x] a\n${repeat('b\n  - [x] c\n', size)}`,
  'checks over notes': (size) => checks(size / 2) + repeat(' > a\n', size / 2),
  'checks over answers': (size) => checks(size / 2) + repeat(' > a:\n', size / 2),
  'checks over far answers': (size) => checks(size / 2) + repeat('\t\t\t\t> a:\n', size / 2),
  'checks over quotes of no one': (size) => `${repeat('✓ a\n  - b\nc\n', size)}  > a:\n`,
  'rest above an answer': (size) => `- [x] a\n${repeat('  b\n', size)}  > a:\n`,
  'answers below each': (size) => repeat('- [x] a\n  b\n  > a:\n  > c\n', size),
  'a list in many fences': (size) =>
    `${shrinking(size / 4, '`')}\n${repeat('- a\n', size / 2)}${shrinking(size / 4, '`')
      .split('\n')
      .toReversed()
      .join('\n')}`,
  'a titled list in many fences': (size) =>
    `a:\n${shrinking(size / 4, '`')}\n${repeat('- a\n', size / 2)}${shrinking(size / 4, '`')
      .split('\n')
      .toReversed()
      .join('\n')}`,
  'done in open, open in done': (size) => repeat('- [ ] a\n  - [x] b\n    - [ ] c\n      - [x] d\n', size),
  'titles over titles': (size) =>
    nested(Math.floor(Math.sqrt(size / 2))).replaceAll('- a', 'a:') + repeat('\t\t\ta:\n', size / 2),
};

function repeat(unit: string, size: number): string {
  return unit.repeat(Math.ceil(size / unit.length));
}

function nested(depth: number): string {
  return Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a\n`).join('');
}

function shrinking(size: number, sign: string): string {
  const count = Math.floor(Math.sqrt(2 * size));
  return Array.from({ length: count }, (_, index) => sign.repeat(count - index + 3)).join('\n');
}

function numbered(unit: string, size: number): string {
  return Array.from({ length: Math.ceil(size / (unit.length + 6)) }, (_, index) => `${unit}${index}\n`).join(
    '',
  );
}

/** Checked lines, each inside the one before. */
function checks(size: number): string {
  const depth = Math.floor(Math.sqrt(size));
  return Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}✓ a\n`).join('');
}
