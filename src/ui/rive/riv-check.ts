/**
 * Refuses what the runtime would take without a word and then play wrongly or crash on: numbers that point nowhere,
 * keys a type doesn't have, frames out of order, machines before their animations.
 */
import { checkMachine } from './riv-check-machine.ts';
import { checkModels, type Context } from './riv-check-models.ts';
import { typeOf, type Kind, type RivObject, type Value } from './riv-types.ts';

/** Says which object it was, so that the scene that made it can be found. */
export class RivError extends Error {
  override name = 'RivError';
  constructor(at: number, object: RivObject | undefined, problem: string) {
    super(`Object ${at} of the file (${object?.type ?? 'none'}): ${problem}`);
  }
}

export function check(objects: readonly RivObject[]): void {
  const fail = (at: number, problem: string): never => {
    throw new RivError(at, objects[at], problem);
  };
  if (objects[0]?.type !== 'Backboard')
    fail(0, 'a file begins with its Backboard; without it nothing is read.');
  for (const [at, object] of objects.entries()) checkValues(object, (problem) => fail(at, problem));

  const boards = objects.flatMap((object, at) => (object.type === 'Artboard' ? [at] : []));
  const models = checkModels(objects.slice(0, boards[0] ?? objects.length), fail);
  for (const [which, start] of boards.entries())
    checkBoard(objects, start, boards[which + 1] ?? objects.length, { models, fail });
}

function checkValues({ type, props }: RivObject, fail: (problem: string) => never): void {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined) continue;
    const property = typeOf(type).props[name];
    if (property === undefined) return fail(`it has no property "${name}".`);
    if (!fits(property[1], value)) fail(`${name} is ${String(value)}, which is no ${property[1]}.`);
  }
}

function fits(kind: Kind, value: Value): boolean {
  switch (kind) {
    case 'bool':
      return typeof value === 'boolean';
    case 'string':
      return typeof value === 'string';
    case 'double':
      return typeof value === 'number' && Number.isFinite(value);
    case 'ids':
      return typeof value === 'object' && value.every((id) => fits('uint', id));
    case 'uint':
    case 'color':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffff_ffff;
  }
}

function checkBoard(objects: readonly RivObject[], start: number, end: number, context: Context): void {
  const { fail } = context;
  const numbered: RivObject[] = [];
  for (let at = start; at < end; at += 1) {
    const object = objects[at];
    if (object && typeOf(object.type).numbered) numbered.push(object);
  }
  const pointed = (at: number, name: string): RivObject => {
    const id = objects[at]?.props[name] ?? 0;
    return (
      numbered[Number(id)] ??
      fail(at, `${name} is ${String(id)}; its artboard numbers ${numbered.length} objects.`)
    );
  };

  let keyed: RivObject | undefined;
  let length = 0;
  for (let at = start; at < end; at += 1) {
    const object = objects[at];
    if (object === undefined) continue;
    const { under } = typeOf(object.type);
    if (under !== undefined) {
      const parent = pointed(at, 'parentId');
      if (!under.includes(parent.type))
        fail(at, `its parent is a ${parent.type}; it may stand under ${under.join(', ')}.`);
    }
    if (object.type === 'LinearAnimation') length = Number(object.props['duration'] ?? 60);
    if (object.type === 'KeyedObject') keyed = pointed(at, 'objectId');
    if (object.type === 'KeyedProperty') checkKeys(objects, at, { keyed, length, pointed, fail });
    if (object.type === 'DataBindContext') checkBinding(objects, at, context);
  }
  checkMachine(objects, start, end, context);
}

interface Keying {
  keyed: RivObject | undefined;
  /** Of the animation, in frames. */
  length: number;
  pointed: (at: number, name: string) => RivObject;
  fail: (at: number, problem: string) => never;
}

function checkKeys(
  objects: readonly RivObject[],
  at: number,
  { keyed, length, pointed, fail }: Keying,
): void {
  const key = objects[at]?.props['propertyKey'];
  const kind = Object.values(keyed ? typeOf(keyed.type).props : {}).find(([known]) => known === key)?.[1];
  if (kind !== 'double')
    fail(at, `a ${keyed?.type ?? 'file'} has no number with key ${String(key)} to move.`);
  let last = -1;
  let frame = at + 1;
  for (; objects[frame]?.type === 'KeyFrameDouble'; frame += 1) {
    const { frame: when = 0, interpolationType = 0 } = objects[frame]?.props ?? {};
    if (Number(when) <= last) fail(frame, `frame ${String(when)} comes after frame ${last}.`);
    if (Number(when) > length) fail(frame, `frame ${String(when)} lies behind the end, ${length}.`);
    last = Number(when);
    if (interpolationType === 2 && pointed(frame, 'interpolatorId').type !== 'CubicEaseInterpolator')
      fail(frame, 'its interpolatorId points at no interpolator.');
  }
  if (frame === at + 1) fail(at, 'it has no key frames; the runtime crashes on that.');
}

/** A bound colour stands right behind what it is bound to; conditions are looked at with their machine. */
function checkBinding(objects: readonly RivObject[], at: number, { models, fail }: Context): void {
  const target = objects[at - 1];
  const { propertyKey, sourcePathIds } = objects[at]?.props ?? {};
  const kind = Object.values(target ? typeOf(target.type).props : {}).find(
    ([key]) => key === propertyKey,
  )?.[1];
  if (kind === undefined)
    return fail(at, `the ${target?.type ?? 'nothing'} before it has no key ${String(propertyKey)}.`);
  const [model = -1, property = -1] = Array.isArray(sourcePathIds) ? sourcePathIds.map(Number) : [];
  const source = models[model]?.[property];
  if (source === undefined) return fail(at, `no view model has a property at ${model}, ${property}.`);
  const enumBound = target?.type === 'BindablePropertyEnum';
  if (source.kind !== (enumBound ? 'enum' : kind))
    fail(at, `it binds the ${source.kind} "${source.name}" to a ${enumBound ? 'enum' : kind}.`);
}
