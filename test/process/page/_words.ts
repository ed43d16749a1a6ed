/**
 * The page in a language that nobody speaks: every word of the record stands in brackets and is two fifths longer. What
 * is seen outside of brackets and was not told by the server is a word that no translation can reach. What a phrase is
 * given to say is outside of its brackets too, so that it has to stand in brackets of its own.
 */
import { build } from 'esbuild';
import type { Page } from 'playwright';

/** A page of somebody who brings the words along, as docs/embedding.md says. */
export async function pseudoPage(dir: 'ltr' | 'rtl'): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { en } from './src/ui/strings/en.ts';
const longer = (text) => text.trim() === '' ? text : '⟦' + text + '~'.repeat(Math.ceil(text.length * 0.4)) + '⟧';
const outside = (given) =>
  typeof given === 'string' && given !== '' ? '⟧' + given + '⟦' : Array.isArray(given) ? given.map(outside) : given;
const bare = (text) => text.replaceAll(/[⟦⟧]/g, '');
// What is not said but decides what is, such as the name of a verdict, is given as it is.
const said = (words, given) => {
  const plain = words(...given);
  if (typeof plain !== 'string') return plain;
  const isSaid = (one, n) => bare(words(...given.map((other, i) => (i === n ? outside(one) : other)))) === bare(plain);
  return words(...given.map((one, n) => (isSaid(one, n) ? outside(one) : one)));
};
const pseudo = (words) =>
  typeof words === 'string' ? longer(words)
  : typeof words === 'function' ? (...given) => pseudo(said(words, given))
  : Array.isArray(words) ? words.map(pseudo)
  : words && typeof words === 'object' ? Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudo(value)]))
  : words;
import('/ui/crows.js').then(({ addLocale }) => {
  addLocale('qps', pseudo(en));
  const app = document.createElement('crows-app');
  app.standalone = true;
  document.body.append(app);
});`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['/ui/crows.js'],
  });
  return `<!doctype html><html lang="qps" dir="${dir}"><meta charset="utf-8"><title>Words</title>
<link rel="stylesheet" href="/ui/page.css"><body><script type="module">${outputFiles[0]?.text}</script>`;
}

/** Texts and labels that are seen now and stand outside of brackets, and what sticks out at the sides. */
export function look(page: Page): Promise<{ bare: string[]; wide: string[] }> {
  return page.evaluate(() => {
    const bare = new Set<string>();
    const wide: string[] = [];
    const outside = (text: string): string[] => {
      let depth = 0;
      const pieces = [''];
      for (const sign of text) {
        if (sign === '⟦') depth += 1;
        else if (sign === '⟧') depth -= 1;
        else if (depth === 0) pieces.push(`${pieces.pop()}${sign}`);
        if (depth !== 0 && pieces.at(-1) !== '') pieces.push('');
      }
      return pieces.map((piece) => piece.replace(/\s+/g, ' ').replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, ''));
    };
    const note = (text: string | null): void => {
      for (const piece of outside(text ?? '')) if (/\p{L}/u.test(piece)) bare.add(piece);
    };
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element; at;) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
        const root = at.getRootNode();
        at = at.parentElement ?? at.assignedSlot ?? (root instanceof ShadowRoot ? root.host : null);
      }
      return false;
    };
    const visit = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (!element.checkVisibility() || /^(SCRIPT|STYLE|LINK|META|TITLE)$/.test(element.tagName)) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
          if (element.hasAttribute(name)) note(element.getAttribute(name));
        }
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) note(node.nodeValue);
        const { left, right, width } = element.getBoundingClientRect();
        if (width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(element)) {
          wide.push(`${element.localName}.${element.getAttribute('class')} ${left}–${right}`);
        }
        if (element.shadowRoot) visit(element.shadowRoot);
      }
    };
    visit(document);
    if (document.documentElement.scrollWidth > innerWidth) {
      wide.push(`the page: ${document.documentElement.scrollWidth}`);
    }
    return { bare: [...bare], wide };
  });
}
