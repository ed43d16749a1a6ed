/**
 * Times the intake parser on shapes that hurt parsers and prints how the time grows from 64 KiB to 1 MiB, sixteen
 * times as much. Judged is the growth from 256 KiB on, four times as much: below that a parse leaves so little that
 * collecting it costs nothing, which is a step and not a slope.
 */
import { build } from 'esbuild';

const small = 64 * 1024;
const large = 1024 * 1024;
const middle = 256 * 1024;
/** Twice what is linear; a square would be sixteen. */
const allowed = 8;
/** Milliseconds after which no further round begins. */
const patience = 1500;

/** @type {Record<string, (size: number) => string>} */
const shapes = {
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
  'nested to 500': (size) => repeat(nested(500), size),
  'nested boxes to 500': (size) => repeat(nested(500).replaceAll('- a', '- [ ] a'), size),
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
};

/** @param {string} unit @param {number} size */
function repeat(unit, size) {
  return unit.repeat(Math.ceil(size / unit.length));
}

/** @param {number} depth */
function nested(depth) {
  return Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a\n`).join('');
}

/** @param {number} size @param {string} sign */
function shrinking(size, sign) {
  const count = Math.floor(Math.sqrt(2 * size));
  return Array.from({ length: count }, (_, index) => sign.repeat(count - index + 3)).join('\n');
}

/** @param {string} unit @param {number} size */
function numbered(unit, size) {
  return Array.from({ length: Math.ceil(size / (unit.length + 6)) }, (_, index) => `${unit}${index}\n`).join(
    '',
  );
}

/**
 * The same text in one piece, so that no parse is charged for putting it together.
 * @param {string} text
 */
function flat(text) {
  return String(JSON.parse(JSON.stringify(text)));
}

/**
 * Processor time of a round, in ms for each text. What the parses leave is kept to the end of the round, so that it
 * weighs on the collector in either size.
 * @param {(text: string) => unknown} parse @param {string} text @param {number} times
 */
function time(parse, text, times) {
  const kept = [];
  const from = process.cpuUsage();
  for (let run = 0; run < times; run++) kept.push(parse(text));
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000 / kept.length;
}

const bundle = await build({
  entryPoints: [new URL('../../src/todo.ts', import.meta.url).pathname],
  bundle: true,
  format: 'esm',
  write: false,
});
const source = Buffer.from(bundle.outputFiles[0]?.contents ?? []).toString('base64');
const { parseTodo } = await import(`data:text/javascript;base64,${source}`);

/**
 * The middle of a few rounds, since the collector comes and goes. A round reads as many bytes of each size.
 * @param {(text: string) => unknown} parse @param {(size: number) => string} shape
 */
function measure(parse, shape) {
  const texts = [small, middle, large].map((size) => ({ text: flat(shape(size)), times: large / size }));
  const rounds = [];
  for (const end = performance.now() + patience; rounds.length < 5 && performance.now() < end;) {
    const [less = 0, half = 0, more = 0] = texts.map(({ text, times }) => time(parse, text, times));
    rounds.push({ less, more, growth: more / less, judged: more / half });
  }
  rounds.sort((a, b) => a.judged - b.judged);
  return rounds[Math.floor(rounds.length / 2)] ?? { less: 0, more: 0, growth: 0, judged: 0 };
}

/**
 * What no reader of lines can do without: an object for each line.
 * @param {string} text
 */
function control(text) {
  return text.split('\n').map((line, no) => ({ text: line, lines: [no, no], tick: { at: no, end: no } }));
}

/** @param {string} name @param {ReturnType<typeof measure>} found */
function print(name, { less, more, growth, judged }) {
  const times = `${less.toFixed(1)} ms  ${more.toFixed(1)} ms`;
  const verdict = judged > allowed ? 'SLOW' : 'ok  ';
  console.log(
    `${verdict} ${name.padEnd(30)} ${times.padEnd(22)} x${growth.toFixed(1).padEnd(6)} x${judged.toFixed(1)}`,
  );
  return judged > allowed;
}

const only = process.argv[2];
print(
  '(an object for each line)',
  measure(control, (size) => repeat('Water the plants\n', size)),
);
const slow = Object.entries(shapes)
  .filter(([name]) => only === undefined || name.includes(only))
  .map(([name, shape]) => print(name, measure(parseTodo, shape)));
process.exitCode = slow.includes(true) ? 1 : 0;
