/** Motions as the animations of an artboard. */
import type { Motion } from './motion.ts';
import { radians, type Board } from './riv-board.ts';
import { riv, type RivObject } from './riv-types.ts';
import { partsOf, type Part, type Placing } from './scene.ts';

const FPS = 60;

const keys: Readonly<Record<keyof Placing, number>> = {
  x: 13,
  y: 14,
  rotation: 15,
  scaleX: 16,
  scaleY: 17,
  opacity: 18,
};

interface Property {
  part: string;
  property: keyof Placing;
  /** Where it rests in the scene. */
  rest: number;
}

/**
 * The motions of one layer. Each gets every property that any of them moves: what a motion doesn't mention would keep
 * the last value of the motion before it.
 */
export function layerObjects(scene: Part, board: Board, motions: readonly Motion[]): RivObject[] {
  const moved = layerProperties(scene, motions);
  return motions.flatMap((motion) => [
    riv('LinearAnimation', {
      name: motion.name,
      fps: FPS,
      duration: Math.max(1, frames(motion.seconds)),
      ...(motion.loops && { loopValue: 1 }),
    }),
    ...animated(moved, board, motion),
  ]);
}

/** Every property the motions move, by `part.property`; throws on one the scene doesn't have. */
export function layerProperties(scene: Part, motions: readonly Motion[]): Map<string, Property> {
  const parts = partsOf(scene);
  const properties = new Map<string, Property>();
  for (const motion of motions)
    for (const track of Object.keys(motion.tracks)) {
      const [part = '', property = ''] = track.split('.');
      const at = parts.get(part)?.at;
      if (!at || !isProperty(property))
        throw new Error(`[motion] "${motion.name}" moves "${track}", which ${scene.name} doesn't have.`);
      properties.set(track, { part, property, rest: at[property] });
    }
  return properties;
}

function isProperty(name: string): name is keyof Placing {
  return Object.hasOwn(keys, name);
}

function animated(
  moved: ReadonlyMap<string, Property>,
  { parts, eases }: Board,
  motion: Motion,
): RivObject[] {
  const byPart = new Map<string, [string, Property][]>();
  for (const [track, property] of moved)
    byPart.set(property.part, [...(byPart.get(property.part) ?? []), [track, property]]);
  return [...byPart].flatMap(([part, tracks]) => [
    riv('KeyedObject', { objectId: parts.get(part) ?? 0 }),
    ...tracks.flatMap(([track, { property, rest }]) => [
      riv('KeyedProperty', { propertyKey: keys[property] }),
      ...(motion.tracks[track] ?? [[0, rest, 'hold'] as const]).map(([at, value, ease = 'both']) => {
        const interpolator = eases.get(ease);
        return riv('KeyFrameDouble', {
          ...(at !== 0 && { frame: frames(at) }),
          ...(ease !== 'hold' && { interpolationType: interpolator === undefined ? 1 : 2 }),
          ...(interpolator !== undefined && { interpolatorId: interpolator }),
          value: property === 'rotation' ? radians(value) : value,
        });
      }),
    ]),
  ]);
}

function frames(seconds: number): number {
  return Math.round(seconds * FPS);
}
