/** A scene as the objects of one artboard, numbered as the runtime will number them. */
import { EASES } from './motion.ts';
import { argb } from './palette.ts';
import { pathObjects } from './riv-path.ts';
import { riv, typeOf, type RivObject } from './riv-types.ts';
import { isPart, SIDE, type Colour, type Part, type Placing, type Shape } from './scene.ts';

export interface Board {
  objects: RivObject[];
  /** The number of each part, by its name. */
  parts: ReadonlyMap<string, number>;
  eases: ReadonlyMap<string, number>;
}

/** Which property of which view model colours what is `tint`. */
export interface TintBinding {
  path: readonly [model: number, property: number];
  /** Until one is bound, `#rrggbb`. */
  colour: string;
}

export function board(scene: Part, tint: TintBinding): Board {
  const objects: RivObject[] = [
    riv('Artboard', {
      name: scene.name,
      width: SIDE,
      height: SIDE,
      clip: false,
      viewModelId: 0,
      defaultStateMachineId: 0,
    }),
  ];
  let count = 1;
  const add = (object: RivObject): number => {
    objects.push(object);
    return typeOf(object.type).numbered ? (count += 1) - 1 : -1;
  };

  const parts = new Map<string, number>();
  const shapes: [Shape, number][] = [];
  const walk = (part: Part, parent: number): void => {
    const self = add(riv('Node', { name: part.name, parentId: parent, ...placing(part.at) }));
    parts.set(part.name, self);
    for (const drawn of part.draws) {
      if (isPart(drawn)) walk(drawn, self);
      else shapes.push([drawn, self]);
    }
  };
  walk(scene, 0);

  // The runtime paints the first drawable on top.
  for (const [shape, parent] of shapes.toReversed()) {
    const { opacity = 1 } = shape;
    const self = add(riv('Shape', { parentId: parent, ...(opacity !== 1 && { opacity }) }));
    for (const object of pathObjects(shape.path, self, count)) add(object);
    const paint = (brush: RivObject, colour: Colour): void => {
      const brushed = add(brush);
      add(
        riv('SolidColor', { parentId: brushed, colorValue: argb(colour === 'tint' ? tint.colour : colour) }),
      );
      if (colour === 'tint')
        add(riv('DataBindContext', { propertyKey: COLOUR_VALUE, sourcePathIds: tint.path }));
    };
    if (shape.fill) paint(riv('Fill', { parentId: self }), shape.fill);
    if (shape.stroke)
      paint(riv('Stroke', { parentId: self, thickness: shape.width ?? 1, cap: 1, join: 1 }), shape.stroke);
  }

  const eases = new Map<string, number>();
  for (const [name, [x1, y1, x2, y2]] of Object.entries(EASES))
    eases.set(name, add(riv('CubicEaseInterpolator', { x1, y1, x2, y2 })));
  return { objects, parts, eases };
}

const COLOUR_VALUE = 37;

/** A part's placing, without what is the runtime's default. The format turns in radians. */
function placing({ x, y, rotation, scaleX, scaleY, opacity }: Placing) {
  return {
    ...(x !== 0 && { x }),
    ...(y !== 0 && { y }),
    ...(rotation !== 0 && { rotation: radians(rotation) }),
    ...(scaleX !== 1 && { scaleX }),
    ...(scaleY !== 1 && { scaleY }),
    ...(opacity !== 1 && { opacity }),
  };
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
