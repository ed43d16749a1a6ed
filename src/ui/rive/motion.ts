/** What moves: tracks of key frames, each for one property of one part. The words of this file are all a motion needs. */
import type { Pose } from './scene.ts';

/** How a property moves between two key frames, as `cubic-bezier` numbers. `hold` and `even` need none. */
export const EASES = {
  in: [0.5, 0, 0.9, 0.5],
  out: [0.1, 0.6, 0.35, 1],
  both: [0.42, 0, 0.58, 1],
  over: [0.3, 1.6, 0.5, 1],
} as const;

type Ease = keyof typeof EASES | 'hold' | 'even';
const EASE_NAMES = ['in', 'out', 'both', 'over', 'hold', 'even'] as const satisfies readonly Ease[];

/** Seconds from the beginning, the value there, and how it goes on to the next key; `both` unless said. */
export type Key = readonly [at: number, value: number, ease?: Ease];

/** By `part.property`. */
export type Tracks = Readonly<Record<string, readonly Key[]>>;

export interface Motion {
  name: string;
  seconds: number;
  loops?: boolean;
  tracks: Tracks;
}

/** A pose as tracks that hold it. */
export function hold(pose: Pose): Tracks {
  return Object.fromEntries(
    Object.entries(pose).flatMap(([part, placing]) =>
      Object.entries(placing).map(([property, value]) => [`${part}.${property}`, [[0, value, 'hold']]]),
    ),
  );
}

/** The value at which a pose holds `part.property`; the pose must say. */
export function reader(pose: Pose): (property: string) => number {
  const held = hold(pose);
  return (property) => {
    const value = held[property]?.[0]?.[1];
    if (value === undefined) throw new Error(`[motion] the pose says nothing of ${property}.`);
    return value;
  };
}

/** Keys as `seconds value ease`, one after another, with `|` between: `track\`0 105 | 0.2 98 out | 0.5 ${end}\``. */
export function track(words: TemplateStringsArray, ...values: readonly number[]): Key[] {
  const text = words.map((word, at) => word + (values[at] ?? '')).join('');
  return text.split('|').map((key) => {
    const [at = '', value = '', ease = 'both', ...more] = key.trim().split(/\s+/);
    if (!isNumber(at) || !isNumber(value) || !isEase(ease) || more.length > 0)
      throw new Error(
        `[motion] "${key.trim()}" is no key; write seconds, value and an ease: ${EASE_NAMES.join(', ')}.`,
      );
    return [Number(at), Number(value), ease];
  });
}

function isNumber(word: string): boolean {
  return word !== '' && Number.isFinite(Number(word));
}

function isEase(word: string): word is Ease {
  return EASE_NAMES.some((name) => name === word);
}
