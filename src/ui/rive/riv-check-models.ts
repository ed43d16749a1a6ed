/** The front of a file: enums, view models and their instances. */
import type { RivObject } from './riv-types.ts';

export interface ModelProperty {
  name: string;
  kind: 'double' | 'bool' | 'color' | 'enum';
  /** Of an enum: its words. */
  values: readonly string[];
}

/** Properties of each view model, both in the order of the file. */
export type Models = readonly (readonly ModelProperty[])[];

/** What the checks of an artboard need to know of the file. */
export interface Context {
  models: Models;
  /** Throws, naming the object. */
  fail: (at: number, problem: string) => never;
}

const kinds: Partial<Record<RivObject['type'], ModelProperty['kind']>> = {
  ViewModelPropertyNumber: 'double',
  ViewModelPropertyBoolean: 'bool',
  ViewModelPropertyEnumCustom: 'enum',
  ViewModelPropertyColor: 'color',
  ViewModelInstanceNumber: 'double',
  ViewModelInstanceBoolean: 'bool',
  ViewModelInstanceEnum: 'enum',
  ViewModelInstanceColor: 'color',
};

export function checkModels(
  objects: readonly RivObject[],
  fail: (at: number, problem: string) => never,
): Models {
  const enums: string[][] = [];
  const models: ModelProperty[][] = [];
  let instance: readonly ModelProperty[] | undefined;
  const once = (at: number, names: readonly string[], name: string): void => {
    if (name === '') fail(at, 'it has no name, and a page finds it by name alone.');
    if (names.includes(name)) fail(at, `the name "${name}" is there twice.`);
  };
  for (const [at, { type, props }] of objects.entries()) {
    const name = String(props['name'] ?? props['key'] ?? '');
    if (type === 'DataEnumCustom') enums.push([]);
    else if (type === 'DataEnumValue') {
      const values = enums.at(-1) ?? fail(at, 'it belongs to no enum.');
      once(at, values, name);
      values.push(name);
    } else if (type === 'ViewModel') models.push([]);
    else if (type === 'ViewModelInstance')
      instance = models[Number(props['viewModelId'] ?? 0)] ?? fail(at, 'it is of no view model.');
    else if (type.startsWith('ViewModelProperty')) {
      const model = models.at(-1) ?? fail(at, 'it belongs to no view model.');
      once(
        at,
        model.map((property) => property.name),
        name,
      );
      const kind = kinds[type] ?? fail(at, 'its kind is unknown.');
      const values = kind === 'enum' ? enums[Number(props['enumId'] ?? 0)] : [];
      model.push({ name, kind, values: values ?? fail(at, `there is no enum ${String(props['enumId'])}.`) });
    } else if (type.startsWith('ViewModelInstance')) {
      const id = Number(props['viewModelPropertyId'] ?? 0);
      const property = instance?.[id] ?? fail(at, `its view model has no property ${id}.`);
      if (property.kind !== kinds[type]) fail(at, `"${property.name}" is a ${property.kind}.`);
      if (property.kind === 'enum' && property.values[Number(props['propertyValue'] ?? 0)] === undefined)
        fail(at, `"${property.name}" has ${property.values.length} values.`);
    } else if (type !== 'Backboard') fail(at, 'it may only stand behind an artboard.');
  }
  return models;
}
