import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { flockFile } from '../../src/ui/rive/flock-file.ts';
import { rivBytes } from '../../src/ui/rive/riv-bytes.ts';
import { pathObjects } from '../../src/ui/rive/riv-path.ts';
import { riv, type RivObject } from '../../src/ui/rive/riv-types.ts';
import { ellipse } from '../../src/ui/rive/scene.ts';

const front = [
  riv('Backboard'),
  riv('DataEnumCustom', { name: 'Pose' }),
  riv('DataEnumValue', { key: 'perched' }),
  riv('DataEnumValue', { key: 'flying' }),
  riv('ViewModel', { name: 'Crow' }),
  riv('ViewModelPropertyEnumCustom', { name: 'pose', enumId: 0 }),
  riv('ViewModelPropertyColor', { name: 'tint' }),
];
const drawing = [
  riv('Artboard', { name: 'Hugin', width: 10, height: 10 }),
  riv('Node', { parentId: 0 }),
  riv('CubicEaseInterpolator', { x1: 0.4, y1: 0, x2: 0.6, y2: 1 }),
];
const animation = [
  riv('LinearAnimation', { name: 'perched', duration: 10 }),
  riv('KeyedObject', { objectId: 1 }),
  riv('KeyedProperty', { propertyKey: 13 }),
  riv('KeyFrameDouble', { frame: 0, value: 1 }),
];
const machine = [
  riv('StateMachine', { name: 'crow' }),
  riv('StateMachineLayer', { name: 'pose' }),
  riv('AnyState'),
  riv('ExitState'),
  riv('EntryState'),
  riv('StateTransition', { stateToId: 3 }),
  riv('AnimationState', { animationId: 0 }),
];
const whole = [...front, ...drawing, ...animation, ...machine];

/** The file with one object replaced, put in before another, or left out. */
const replaced = (old: RivObject, ...by: RivObject[]): RivObject[] =>
  whole.flatMap((object) => (object === old ? by : [object]));

describe('bytes', () => {
  it('begin with the mark, the version and the keys in use with their lengths', () => {
    const bytes = rivBytes([riv('Backboard'), riv('Artboard', { width: 1 }), riv('Node', { name: 'ä' })]);
    expect(Buffer.from(bytes).toString('hex').match(/../g)?.join(' ')).toBe(
      [
        '52 49 56 45 07 00 00',
        // Keys 4, a string, and 7, a float; then two bits each.
        '04 07 00 09 00 00 00',
        '17 00',
        '01 07 00 00 80 3f 00',
        '02 04 02 c3 a4 00',
      ].join(' '),
    );
  });

  it('write numbers above 127 in more than one byte', () => {
    const bytes = rivBytes([riv('Backboard'), riv('Artboard', { viewModelId: 300 })]);
    expect(Buffer.from(bytes.slice(-5)).toString('hex')).toBe('c704ac0200');
  });

  it('are the same for the same flock', () => {
    const hash = (): string => createHash('sha256').update(flockFile()).digest('hex');
    expect(hash()).toBe(hash());
  });

  it('fit in 256 kB for all ten', () => {
    expect(flockFile().length).toBeLessThan(256 * 1024);
  });
});

describe('paths', () => {
  it('join where they close, and keep handles as angle and distance', () => {
    expect(pathObjects(ellipse(0, 0, 2), 4, 9)).toHaveLength(1 + 4);
    expect(pathObjects('M 0 0 C 3 4 10 0 10 0', 4, 9)).toEqual([
      riv('PointsPath', { parentId: 4 }),
      riv('CubicDetachedVertex', { parentId: 9, x: 0, y: 0, outRotation: Math.atan2(4, 3), outDistance: 5 }),
      riv('CubicDetachedVertex', { parentId: 9, x: 10, y: 0 }),
    ]);
  });

  it.each([
    ['M 0 0 Q 1 1 2 2', '[path] "M 0 0 Q 1 1 2 2" uses "Q"; M, L, C and Z are all there is.'],
    ['M 0 0 L 1', '[path] "M 0 0 L 1" lacks a number at word 4.'],
    ['M 0 0 L 1 1 M 2 2', '[path] "M 0 0 L 1 1 M 2 2" has two outlines; a shape has one.'],
  ])('refuse %s', (path, message) => {
    expect(() => pathObjects(path, 1, 2)).toThrow(message);
  });
});

it('takes a file in which everything points at something', () => {
  expect(rivBytes(whole).length).toBeGreaterThan(100);
});

const [, , , , , propertyPose, propertyTint] = front as [RivObject, ...RivObject[]];
const [, node] = drawing as [RivObject, RivObject, RivObject];
const [, keyed, moved, frame] = animation as [RivObject, RivObject, RivObject, RivObject];
const [, , any, , , begin, perched] = machine as [RivObject, ...RivObject[]];
const compare = (value: number, path = [0, 0]): RivObject[] => [
  riv('StateTransition', { stateToId: 0 }),
  riv('TransitionViewModelCondition', { opValue: 0 }),
  riv('BindablePropertyEnum'),
  riv('DataBindContext', { propertyKey: 637, sourcePathIds: path }),
  riv('TransitionPropertyViewModelComparator'),
  riv('TransitionValueEnumComparator', { value }),
];

it.each<[string, RivObject[], string]>([
  [
    'no backboard',
    whole.slice(1),
    'Object 0 of the file (DataEnumCustom): a file begins with its Backboard; without it nothing is read.',
  ],
  [
    'a property the type lacks',
    replaced(node, { type: 'Node', props: { parentId: 0, thickness: 2 } }),
    'it has no property "thickness".',
  ],
  [
    'a value of the wrong kind',
    replaced(node, { type: 'Node', props: { parentId: -1 } }),
    'parentId is -1, which is no uint.',
  ],
  ['a number that is none', replaced(node, riv('Node', { x: Number.NaN })), 'x is NaN, which is no double.'],
  [
    'a parent that isn’t there',
    replaced(node, riv('Node', { parentId: 3 })),
    'parentId is 3; its artboard numbers 3 objects.',
  ],
  [
    'a parent of the wrong type',
    replaced(node, riv('Fill', { parentId: 0 })),
    'its parent is a Artboard; it may stand under Shape.',
  ],
  [
    'a property that can’t be moved',
    replaced(moved, riv('KeyedProperty', { propertyKey: 7 })),
    'a Node has no number with key 7 to move.',
  ],
  [
    'a moved object that isn’t there',
    replaced(keyed, riv('KeyedObject', { objectId: 9 })),
    'objectId is 9; its artboard numbers 3 objects.',
  ],
  ['no key frames', replaced(frame), 'it has no key frames; the runtime crashes on that.'],
  [
    'key frames out of order',
    replaced(frame, riv('KeyFrameDouble', { frame: 5 }), riv('KeyFrameDouble', { frame: 5 })),
    'frame 5 comes after frame 5.',
  ],
  [
    'a key frame behind the end',
    replaced(frame, riv('KeyFrameDouble', { frame: 11 })),
    'frame 11 lies behind the end, 10.',
  ],
  [
    'a curve that is none',
    replaced(frame, riv('KeyFrameDouble', { interpolationType: 2, interpolatorId: 1 })),
    'its interpolatorId points at no interpolator.',
  ],
  [
    'a machine before its animations',
    [...front, ...drawing, ...machine.slice(0, 1), ...animation, ...machine.slice(1)],
    'it comes after the machine that would play it.',
  ],
  [
    'an input behind the layers',
    [...whole, riv('StateMachineBool', { name: 'calm' })],
    'inputs come before layers; conditions would not find it.',
  ],
  ['a layer without its fixed states', replaced(any!), 'it has no AnyState.'],
  [
    'a layer nothing begins',
    replaced(begin!),
    'nothing leads out of its EntryState, so it would never play.',
  ],
  [
    'a state that plays nothing',
    replaced(perched!, riv('AnimationState', { animationId: 1 })),
    'animationId is 1; there are 1 animations.',
  ],
  [
    'a transition to nowhere',
    replaced(begin!, riv('StateTransition', { stateToId: 4 })),
    'stateToId is 4; its layer has 4 states.',
  ],
  [
    'a transition to where it is',
    [...whole, riv('StateTransition', { stateToId: 3 })],
    'it leads to the state it leaves.',
  ],
  [
    'a condition on no input',
    [...whole, riv('StateTransition', { stateToId: 0 }), riv('TransitionBoolCondition', { inputId: 0 })],
    'input 0 is no StateMachineBool; the condition would hold always.',
  ],
  ['a word an enum lacks', [...whole, ...compare(2)], 'value 2 is no word of an enum of 2.'],
  ['a path to no property', [...whole, ...compare(0, [0, 7])], 'no view model has a property at 0, 7.'],
  ['a binding of another kind', [...whole, ...compare(0, [0, 1])], 'it binds the color "tint" to a enum.'],
  [
    'two properties of one name',
    replaced(propertyTint!, riv('ViewModelPropertyColor', { name: 'pose' })),
    'the name "pose" is there twice.',
  ],
  [
    'an enum that isn’t there',
    replaced(propertyPose!, riv('ViewModelPropertyEnumCustom', { name: 'pose', enumId: 1 })),
    'there is no enum 1.',
  ],
])('refuses %s', (_, objects, message) => {
  expect(() => rivBytes(objects)).toThrow(message);
});
