import { afterEach, describe, expect, it } from 'vitest';
import { Puppet } from '../../src/ui/rive/puppet.ts';
import { rivBytes } from '../../src/ui/rive/riv-bytes.ts';
import { machineObjects } from '../../src/ui/rive/riv-machine.ts';
import { riv, type RivObject } from '../../src/ui/rive/riv-types.ts';
import { resting } from './_bird.ts';
import { useRuntime } from './_runtime.ts';

const runtime = useRuntime();
const puppets: Puppet[] = [];
afterEach(() => {
  for (const made of puppets.splice(0)) made.delete();
});

/** A square that stands at x 1 in its first motion and at x 2 in its second. */
const drawn = (name: string): RivObject[] => [
  riv('Artboard', { name, width: 10, height: 10, viewModelId: 0, defaultStateMachineId: 0 }),
  riv('Node', { name: 'bird', parentId: 0 }),
  ...[1, 2].flatMap((value) => [
    riv('LinearAnimation', { name: `at ${value}`, duration: 10 }),
    riv('KeyedObject', { objectId: 1 }),
    riv('KeyedProperty', { propertyKey: 13 }),
    riv('KeyFrameDouble', { value }),
  ]),
];

/** In the way files were made before there were view models. */
const withInputs = rivBytes([
  riv('Backboard'),
  ...drawn('Anybody'),
  riv('StateMachine', { name: 'theirs' }),
  riv('StateMachineBool', { name: 'calm' }),
  riv('StateMachineNumber', { name: 'pose' }),
  riv('StateMachineBool', { name: 'speaking' }),
  riv('StateMachineNumber', { name: 'wind' }),
  riv('StateMachineLayer', { name: 'all' }),
  riv('AnyState'),
  riv('ExitState'),
  riv('EntryState'),
  riv('StateTransition', { stateToId: 3 }),
  riv('AnimationState', { animationId: 0 }),
  riv('StateTransition', { stateToId: 4 }),
  riv('TransitionNumberCondition', { inputId: 1, opValue: 0, value: 2 }),
  riv('TransitionBoolCondition', { inputId: 2, opValue: 0 }),
  riv('AnimationState', { animationId: 1 }),
]);

/** With a view model of another order, other words besides, and no tint. */
const withModel = rivBytes([
  riv('Backboard'),
  riv('DataEnumCustom', { name: 'Moods' }),
  ...['asleep', 'flying', 'perched'].map((key) => riv('DataEnumValue', { key })),
  riv('ViewModel', { name: 'Theirs' }),
  riv('ViewModelPropertyNumber', { name: 'trust' }),
  riv('ViewModelPropertyEnumCustom', { name: 'pose', enumId: 0 }),
  riv('ViewModelInstance', { name: 'Default', viewModelId: 0 }),
  riv('ViewModelInstanceNumber', { viewModelPropertyId: 0 }),
  riv('ViewModelInstanceEnum', { viewModelPropertyId: 1 }),
  ...['Somebody', 'Pepper'].flatMap((name) => [
    ...drawn(name),
    ...machineObjects(
      'theirs',
      [
        {
          name: 'all',
          states: [
            {
              name: 'at 1',
              transitions: [
                {
                  to: 'at 2',
                  when: [
                    { property: 1, kind: 'enum', is: 1 },
                    { property: 0, kind: 'number', op: '>=', than: 2 },
                  ],
                },
              ],
            },
            { name: 'at 2', transitions: [] },
          ],
        },
      ],
      ['at 1', 'at 2'],
    ),
  ]),
]);

async function puppet(bytes: Uint8Array, name: string): Promise<Puppet> {
  const made = new Puppet(runtime.current, await runtime.current.load(bytes, undefined, false), name);
  puppets.push(made);
  return made;
}

describe('a file of one’s own', () => {
  it('is told by its inputs where it has no view model', async () => {
    const theirs = await puppet(withInputs, 'Hugin');
    expect(theirs.missing).toEqual(['trust', 'tint']);
    theirs.tell({ ...resting, pose: 'landedOk' });
    theirs.advance(0.1);
    expect(theirs.part('bird')?.x).toBe(1);
    theirs.tell({ ...resting, pose: 'landedOk', speaking: true });
    theirs.advance(0.1);
    expect(theirs.part('bird')?.x).toBe(2);
  });

  it('is told by its view model, whatever the order, and spared what it lacks', async () => {
    const theirs = await puppet(withModel, 'Hugin');
    expect(theirs.missing).toEqual(['speaking', 'calm', 'tint']);
    theirs.tell({ ...resting, pose: 'flying', trust: 1 });
    theirs.advance(0.1);
    expect(theirs.part('bird')?.x).toBe(1);
    theirs.tell({ ...resting, pose: 'flying', trust: 2 });
    theirs.advance(0.1);
    expect(theirs.part('bird')?.x).toBe(2);
  });

  it('keeps its pose where its enum lacks the word', async () => {
    const theirs = await puppet(withModel, 'Hugin');
    theirs.tell({ ...resting, pose: 'landedFail', trust: 2 });
    theirs.advance(0.1);
    expect(theirs.part('bird')?.x).toBe(1);
  });

  it('shows the artboard named like the crow, else its first', async () => {
    expect((await puppet(withModel, 'Pepper')).artboardName).toBe('Pepper');
    expect((await puppet(withModel, 'Hugin')).artboardName).toBe('Somebody');
  });

  it('needs a state machine', async () => {
    const bytes = rivBytes([riv('Backboard'), ...drawn('Still')]);
    await expect(puppet(bytes, 'Hugin')).rejects.toThrow('The artboard "Still" has no state machine.');
  });
});
