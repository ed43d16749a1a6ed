/** Parts of a page its reader never sees: front matter and comments. Says only where they end. */
import { isBlank, type Line } from './source.ts';

const yaml = /^(?:[A-Za-z_][\w-]*:(?:\s|$)|[ \t]|- |#|$)/;
const toml = /^(?:[A-Za-z_][\w-]*[ \t]*=|[ \t]|\[|\]|#|$)/;

/** The first line after front matter; 0 if the page has none, or has nothing else. */
export function afterFrontMatter(lines: Line[]): number {
  const first = lines.findIndex((line) => !isBlank(line.text));
  const fence = lines[first]?.text.trimEnd();
  if (fence !== '---' && fence !== '+++') return 0;
  const form = fence === '---' ? yaml : toml;
  if (!/^[A-Za-z_[]/.test(lines[first + 1]?.text ?? '')) return 0;
  for (let index = first + 1; index < lines.length; index++) {
    const text = lines[index]?.text ?? '';
    if (text.trimEnd() === fence)
      return lines.slice(index + 1).every((line) => isBlank(line.text)) ? 0 : index + 1;
    if (!form.test(text)) return 0;
  }
  return 0;
}

/**
 * Where a comment that opens at the start of line `index` closes, as the line and the place after it; the comment
 * may go over many lines.
 */
export function commentEnd(
  lines: Line[],
  index: number,
  from: number,
): { index: number; after: number } | undefined {
  for (let at = index; at < lines.length; at++) {
    const close = lines[at]?.text.indexOf('-->', at === index ? from : 0) ?? -1;
    if (close !== -1) return { index: at, after: close + 3 };
  }
  return undefined;
}
