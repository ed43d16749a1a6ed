/** Parts of a page its reader never sees: front matter and comments. Says only where they end. */
import { isBlank } from './source.ts';
import type { Lines } from './source-lines.ts';

const yaml = /^(?:[A-Za-z_][\w-]*:(?:\s|$)|[ \t]|- |#|$)/;
const toml = /^(?:[A-Za-z_][\w-]*[ \t]*=|[ \t]|\[|\]|#|$)/;

/** The first line after front matter; 0 if the page has none, or has nothing else. */
export function afterFrontMatter(lines: Lines): number {
  const first = lines.findIndex((text) => !isBlank(text));
  const fence = lines.text(first).trimEnd();
  if (fence !== '---' && fence !== '+++') return 0;
  const form = fence === '---' ? yaml : toml;
  if (!/^[A-Za-z_[]/.test(lines.text(first + 1))) return 0;
  for (let index = first + 1; index < lines.length; index++) {
    const text = lines.text(index);
    if (text.trimEnd() === fence)
      return lines.findIndex((below) => !isBlank(below), index + 1) === -1 ? 0 : index + 1;
    if (!form.test(text)) return 0;
  }
  return 0;
}

/**
 * Where a comment that opens at the start of line `index` closes, as the line and the place after it; the comment
 * may go over many lines.
 */
export function commentEnd(
  lines: Lines,
  index: number,
  from: number,
): { index: number; after: number } | undefined {
  for (let at = index; at < lines.length; at++) {
    const close = lines.text(at).indexOf('-->', at === index ? from : 0);
    if (close !== -1) return { index: at, after: close + 3 };
  }
  return undefined;
}
