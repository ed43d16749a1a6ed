/** The snippets of a page, as they stand there. */
import { readFileSync } from 'node:fs';

export interface Snippet {
  page: string;
  /** The word behind the opening fence; empty if there is none. */
  kind: string;
  /** Without the indent of its fence, with a line end at its end. */
  text: string;
}

/** Every fenced snippet of a page, in its order. */
export function snippetsOf(page: string): Snippet[] {
  const fences = readFileSync(page, 'utf8').matchAll(/^( *)```(\w*)\n([^]*?)^\1```$/gm);
  return [...fences].map(([, indent = '', kind = '', body = '']) => ({
    page,
    kind,
    text: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/** The only snippet of its kind that a page has, or the one that says `word`. */
export function snippetOf(page: string, kind: string, word = ''): string {
  const found = snippetsOf(page).filter((snippet) => snippet.kind === kind && snippet.text.includes(word));
  const [only] = found;
  if (!only || found.length > 1)
    throw new Error(`${page} has ${found.length} snippets of ${kind || 'no kind'} with “${word}”.`);
  return only.text;
}

/** Puts what is there in place of what the page says for example. @throws Error if the page doesn't say it */
export function replaced(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((now, [said, real]) => {
    if (!now.includes(said)) throw new Error(`The snippet says “${said}” no more.`);
    return now.replaceAll(said, () => real);
  }, text);
}
