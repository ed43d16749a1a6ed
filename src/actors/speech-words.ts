/**
 * Makes a model's words fit to be shown, stored and passed on: without characters that hide, reorder or control text.
 * It changes nothing that a reader sees.
 */
import { clean } from '../clean.ts';

export { clean };

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
