/** The reader of answers: no part of what the page starts with, and there before the first answer comes. */
import type { markdown } from './markdown.ts';

type Markdown = typeof markdown;

let coming: Promise<Markdown | undefined> | undefined;
let reader: Markdown | undefined;

/** The reader, once it is here. */
export const markdownReader = (): Markdown | undefined => reader;

/** Brings the reader; undefined if it can't be had now, and then the next call tries again. */
export function bringMarkdown(): Promise<Markdown | undefined> {
  coming ??= import('./markdown.ts').then(
    (module) => (reader = module.markdown),
    () => (coming = undefined),
  );
  return coming;
}
