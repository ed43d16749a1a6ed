/** Colours of the flock. Tints lie between the lightness of a white and of a dark page, and stand out on both. */
import type { Colour } from './scene.ts';

export interface Plumage {
  /** Body and head. */
  dark: Colour;
  /** Wings and tail, so that they show against the body. */
  mid: Colour;
  /** The sheen on feathers and beak. */
  light: Colour;
  /** Bill and legs. */
  horn: Colour;
}

export const IVORY = '#fff6e3';
export const NIGHT = '#12131c';
export const BRASS = '#b5811f';
export const GOLD = '#ffd34d';

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `share` of `into`, the rest of `colour`; both `#rrggbb`. */
export function mix(colour: string, into: string, share: number): Colour {
  const [from, to] = [channels(colour), channels(into)];
  const hex = from.map((value, at) =>
    Math.round(value + ((to[at] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** Black as crows are black: with a shimmer of another colour. */
export function plumage(shimmer: string): Plumage {
  return {
    dark: mix('#1c1d2a', shimmer, 0.1),
    mid: mix('#2b2d3f', shimmer, 0.18),
    light: mix('#4a4d66', shimmer, 0.34),
    horn: mix('#3d3c48', shimmer, 0.2),
  };
}

/** An opaque colour as the format and the runtime count it. */
export function argb(colour: string): number {
  if (!/^#[0-9a-f]{6}$/.test(colour))
    throw new Error(`[colour] "${colour}" is no colour; write it as #rrggbb.`);
  return 0xff00_0000 + Number.parseInt(colour.slice(1), 16);
}
