/** The animated file: one artboard for each of the ten, named like it, all driven by one view model. */
import { crowScene } from './crow.ts';
import type { Look } from './look.ts';
import { CROW_NAMES, lookOf, type CrowName } from './looks.ts';
import { LAYERS, MACHINE, PROPERTIES, VIEW_MODEL } from './machine.ts';
import { motionsOf } from './motions.ts';
import { argb } from './palette.ts';
import { POSES } from './poses.ts';
import { board } from './riv-board.ts';
import { rivBytes } from './riv-bytes.ts';
import { machineObjects } from './riv-machine.ts';
import { layerObjects, layerProperties } from './riv-motion.ts';
import { riv, type RivObject } from './riv-types.ts';

export function flockFile(): Uint8Array {
  return rivBytes([riv('Backboard'), ...models(), ...CROW_NAMES.flatMap(artboard)]);
}

const number = (name: (typeof PROPERTIES)[number]): number => PROPERTIES.indexOf(name);

function models(): RivObject[] {
  return [
    riv('DataEnumCustom', { name: 'Pose' }),
    ...POSES.map((key) => riv('DataEnumValue', { key })),
    riv('ViewModel', { name: VIEW_MODEL }),
    riv('ViewModelPropertyEnumCustom', { name: 'pose', enumId: 0 }),
    riv('ViewModelPropertyBoolean', { name: 'speaking' }),
    riv('ViewModelPropertyNumber', { name: 'trust' }),
    riv('ViewModelPropertyBoolean', { name: 'calm' }),
    riv('ViewModelPropertyColor', { name: 'tint' }),
    ...CROW_NAMES.flatMap((name) => [
      riv('ViewModelInstance', { name, viewModelId: 0 }),
      riv('ViewModelInstanceEnum', { viewModelPropertyId: number('pose'), propertyValue: 0 }),
      riv('ViewModelInstanceBoolean', { viewModelPropertyId: number('speaking'), propertyValue: false }),
      riv('ViewModelInstanceNumber', { viewModelPropertyId: number('trust'), propertyValue: 0 }),
      riv('ViewModelInstanceBoolean', { viewModelPropertyId: number('calm'), propertyValue: false }),
      riv('ViewModelInstanceColor', {
        viewModelPropertyId: number('tint'),
        propertyValue: argb(lookOf(name).tint),
      }),
    ]),
  ];
}

function artboard(name: CrowName): RivObject[] {
  const look: Look = lookOf(name);
  const scene = crowScene(name);
  const drawn = board(scene, { path: [0, number('tint')], colour: look.tint });
  const layers = Object.values(motionsOf(look));
  const moved = new Set<string>();
  for (const layer of layers)
    for (const property of layerProperties(scene, layer).keys()) {
      if (moved.has(property)) throw new Error(`[motion] two layers move "${property}" of ${name}.`);
      moved.add(property);
    }
  return [
    ...drawn.objects,
    ...layers.flatMap((layer) => layerObjects(scene, drawn, layer)),
    ...machineObjects(
      MACHINE,
      LAYERS,
      layers.flat().map((motion) => motion.name),
    ),
  ];
}
