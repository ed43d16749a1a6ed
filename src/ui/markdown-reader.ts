/** The reader of answers: no part of what the page starts with, and there before the first answer comes. */
import type { markdown } from './markdown.ts';

type Markdown = typeof markdown;

let coming: Promise<void> | undefined;
let reader: Markdown | undefined;

/** The reader, once it is here. */
export const markdownReader = (): Markdown | undefined => reader;

/** Brings the reader. Rejects if it can't be had; the next call tries again. */
export function bringMarkdown(): Promise<void> {
  coming ??= import('./markdown.ts').then(
    (module) => {
      reader = module.markdown;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** Brings it for later. Whoever needs it asks again, and says what is done without it. */
export function expectMarkdown(): void {
  bringMarkdown().catch(() => undefined);
}
