/**
 * Makes a model's words fit to be shown, stored and passed on: without characters that hide, reorder or control text.
 * It changes nothing that a reader sees.
 */

/** Controls but tab and line break, halves of pairs, direction overrides, zero-width and tag characters. */
const tricks =
  /[\p{Surrogate}\u00AD\u061C\u200B\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]|(?![\t\n])\p{Cc}/gu;

/** Several lines, trimmed at the outside. */
export function clean(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(tricks, '')
    .trim();
}

/** One line, of at most so many characters (code points). */
export function cleanLine(text: string, most: number): string {
  const line = clean(text).replace(/\s+/gu, ' ').trim();
  const points = Array.from(line);
  return points.length <= most
    ? line
    : `${points
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
