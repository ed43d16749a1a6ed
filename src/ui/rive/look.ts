/** What one crow has of its own: proportions, feathers, and the thing it is known by. */
import type { Plumage } from './palette.ts';
import type { Colour, Part, Shape } from './scene.ts';

type Draws = readonly (Part | Shape)[];

export interface Look {
  /** Disc and accents, unless the page gives another. */
  tint: Colour;
  feathers: Plumage;
  /** Width and height against the common body. */
  build: readonly [number, number];
  /** Degrees the body leans forward. */
  lean?: number;
  /** Size of the head against the body. */
  head?: number;
  /** Size of the bill: a raven's is above 1. */
  bill: number;
  /** A raven's long tail. */
  wedge?: boolean;
  /** A raven's shaggy throat, of its own colour if `beard` says so. */
  hackles?: boolean;
  beard?: Colour;
  /** Colour of the body where it differs from the head, as a hooded crow's. */
  mantle?: Colour;
  /** Across, in scene units. */
  eye?: number;
  pupil?: number;
  /** How far the lid hangs: 0 open, 1 shut. */
  lid?: number;
  /** Degrees the brow slants, and its shape. */
  brow?: number;
  browShape?: Draws;
  behindHead?: Draws;
  onHead?: Draws;
  onNeck?: Draws;
  onBreast?: Draws;
  /** Seconds from one breath to the next. No two crows share one, so a row of them never moves as one. */
  rhythm: number;
  /** Degrees its head turns when it looks around. */
  glance: number;
  /** Seconds of one beat of its wings. */
  beat: number;
  /** Hangs from its perch instead of standing on it. */
  hangs?: boolean;
}
