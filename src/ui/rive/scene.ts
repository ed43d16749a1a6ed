/**
 * What a drawn crow is made of: parts that turn about their own origin, and shapes drawn in order, later ones on top.
 * Stills and the animated file are both made from it; it knows neither.
 */

/** `tint` is whatever colour the crow is given at run time; every other colour is fixed when the scene is made. */
export type Colour = `#${string}` | 'tint';

/** A filled or stroked outline. `path` speaks SVG, but only absolute `M`, `L`, `C` and `Z`. */
export interface Shape {
  path: string;
  fill?: Colour;
  stroke?: Colour;
  /** Of the stroke, in scene units; ends and joins are round. */
  width?: number;
  opacity?: number;
}

/** Where a part stands in its parent. Degrees turn clockwise. */
export interface Placing {
  x: number;
  y: number;
  rotation: number;
  scaleX: number;
  scaleY: number;
  opacity: number;
}

export interface Part {
  name: string;
  at: Placing;
  draws: readonly (Part | Shape)[];
}

/** Some placings of some parts, by name; what isn't named stays as the scene has it. */
export type Pose = Readonly<Record<string, Partial<Placing>>>;

/** Width and height of the scene's square. */
export const SIDE = 128;

const still: Placing = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, opacity: 1 };

export function part(name: string, at: Partial<Placing>, draws: readonly (Part | Shape)[]): Part {
  return { name, at: { ...still, ...at }, draws };
}

export function isPart(drawn: Part | Shape): drawn is Part {
  return 'draws' in drawn;
}

/** Every part of a scene by its name. */
export function partsOf(scene: Part): Map<string, Part> {
  const parts = new Map([[scene.name, scene]]);
  for (const drawn of scene.draws)
    if (isPart(drawn)) for (const [name, inner] of partsOf(drawn)) parts.set(name, inner);
  return parts;
}

/** An ellipse as a path of four curves. */
export function ellipse(x: number, y: number, width: number, height = width): string {
  const [rx, ry] = [width / 2, height / 2];
  // How far a handle reaches so that four cubic curves follow a circle to within 0.03 %.
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return (
    `M ${x} ${y - ry} C ${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y} ` +
    `C ${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry} ` +
    `C ${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y} ` +
    `C ${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry} Z`
  );
}
