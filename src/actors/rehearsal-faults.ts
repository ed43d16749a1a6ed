/**
 * What can go wrong in a rehearsal, and when it does: rules written down beforehand. A fault changes the answer or the
 * wire; it never decides what an honest answer is.
 */
import { chanceFrom, hash } from './rehearsal-chance.ts';
import type { View } from './rehearsal-view.ts';

export type Fault =
  /** An answer of the API's own error shape, or a proxy's page. */
  | {
      kind: 'http';
      status: number;
      type?: string;
      code?: string;
      message?: string;
      headers?: Readonly<Record<string, string>>;
      html?: true;
    }
  /** The connection: gone before the first byte, or silent for ever. */
  | { kind: 'reset' | 'hang' }
  /** The stream: gone, cleanly ended too early, silent, or with so many milliseconds before each event. */
  | { kind: 'reset-mid-stream' | 'truncate' | 'stall' }
  | { kind: 'slow'; ms: number }
  | { kind: 'stream-error'; type: string }
  /** The message: stopped for that reason, other words, words without end. */
  | { kind: 'refusal'; category?: string }
  | { kind: 'max-tokens' | 'context-exceeded' | 'pause-turn' | 'empty' | 'blank' | 'long' }
  | { kind: 'text'; text: string }
  | { kind: 'malformed'; how: 'cut' | 'prose' | 'fence' | 'array' | 'wrong-enum' | 'extra-key' }
  /** The count: none, or so many output tokens, told at the end or at once. */
  | { kind: 'no-usage' }
  | { kind: 'overrun'; tokens: number; early?: true };

export interface FaultRule {
  fault: Fault;
  /** How often at most. Left out: always. */
  times?: number;
  /** How many requests that match are let through first. */
  skip?: number;
  /** From 0 to 1, drawn from the request and its attempt. */
  chance?: number;
  when?: (view: View) => boolean;
}

/** @returns what to draw each request's fault from; it counts. */
export function faultsFrom(rules: readonly FaultRule[]): (view: View, key: string) => Fault | undefined {
  const counts = rules.map(({ times = Infinity, skip = 0 }) => ({ times, skip }));
  // By a hash: a request can be long, and each is counted for as long as the rehearsal lives.
  const attempts = new Map<number, number>();
  const draws = rules.some(({ chance }) => chance !== undefined);
  return (view, key) => {
    const id = hash(key);
    const attempt = attempts.get(id) ?? 0;
    if (draws) attempts.set(id, attempt + 1);
    for (const [n, { fault, chance = 1, when }] of rules.entries()) {
      const count = counts[n];
      if (!count || count.times <= 0 || (when && !when(view))) continue;
      if (chance < 1 && chanceFrom(`${key} ${attempt} ${n}`).next() >= chance) continue;
      if (count.skip > 0) count.skip -= 1;
      else {
        count.times -= 1;
        return fault;
      }
    }
    return undefined;
  };
}

/** JSON the way models spoil it. */
export const spoiled: Readonly<
  Record<Extract<Fault, { kind: 'malformed' }>['how'], (text: string) => string>
> = {
  cut: (text) => text.slice(0, Math.ceil(text.length * 0.6)),
  prose: (text) =>
    `Of course! Here is the "JSON you {asked for:\n\n${text}\n\nTell me if {anything} is unclear.`,
  fence: (text) => `\`\`\`json\n${text}\n\`\`\``,
  array: (text) => `[${text}]`,
  'extra-key': (text) => text.replace(/^\{/, '{"confidence":0.97,'),
  'wrong-enum': (text) => text.replaceAll(/:"[A-Za-z]+"/g, ':"sideways"'),
};
