/** How long a question waits, in the largest unit that says it exactly. */
import type { Strings } from './strings/en.ts';

const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const;

export function timeWords(seconds: number, times: Strings['nests']['times']): string {
  const [unit, length] = units.find(([, s]) => seconds % s === 0) ?? (['seconds', 1] as const);
  return times[unit](seconds / length);
}
