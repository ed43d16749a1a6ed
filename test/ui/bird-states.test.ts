import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flockFile } from '../../src/ui/rive/flock-file.ts';
import type { Levels } from '../../src/ui/rive/levels.ts';
import { CROW_NAMES, lookOf } from '../../src/ui/rive/looks.ts';
import { STIR } from '../../src/ui/rive/motions.ts';
import { POSES } from '../../src/ui/rive/poses.ts';
import type { RivFile } from '../../src/ui/rive/puppet.ts';
import { Bird, FRAME, resting, STEPS, type Step } from './_bird.ts';
import { useRuntime } from './_runtime.ts';

const runtime = useRuntime();
let file: RivFile;
const birds: Bird[] = [];

beforeAll(async () => {
  file = await runtime.current.load(flockFile(), undefined, false);
});
afterAll(() => {
  for (const { puppet } of birds) puppet.delete();
});

function bird(name?: string): Bird {
  const made = new Bird(runtime.current, file, name);
  birds.push(made);
  return made;
}

function sequences(length: number): Step[][] {
  return length === 0
    ? [[]]
    : sequences(length - 1).flatMap((before) => STEPS.map((step) => [...before, step]));
}

/** The bird that is shown these levels without a past. */
function shown(levels: Levels): Record<string, number[]> {
  return bird()
    .tell({ ...levels, calm: true })
    .settle().look;
}

// What a step leads to depends on the levels and the state before it, and three steps reach all of those.
it.each([
  ['each step played out', 2],
  ['a step in every frame', FRAME],
  ['all steps before the next frame', 0],
])(
  'ends where the last levels say after any three steps, %s',
  (_, pause) => {
    const wrong: unknown[] = [];
    for (const sequence of sequences(3)) {
      const one = new Bird(runtime.current, file);
      for (const step of sequence) {
        one.tell(step(one.levels));
        if (pause > 0) one.advance(pause, 0.25);
      }
      one.settle();
      if (!one.isWhereItShouldBe) wrong.push([sequence.map((step) => step(resting)), one.in]);
      one.puppet.delete();
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

it.each(POSES.filter((pose) => pose !== 'flying'))(
  'comes to the still of %s, whatever was before',
  (pose) => {
    const wanted = shown({ ...resting, pose });
    for (const before of POSES)
      expect(bird().tell({ pose: before }).advance(0.3).tell({ pose }).settle().look).toEqual(wanted);
  },
);

it('goes on flying after calm, without taking off again', () => {
  const one = bird().tell({ pose: 'flying', calm: true }).settle().tell({ calm: false }).advance(FRAME);
  expect(one.in['pose']).toBe('flying');
});

it('does not land a second time when calm ends', () => {
  const one = bird().tell({ pose: 'landedOk', calm: true }).settle();
  const before = one.look;
  expect(one.tell({ calm: false }).advance(FRAME).look).toEqual(before);
});

it('takes off before it flies, and only once', () => {
  const one = bird().settle().tell({ pose: 'flying' }).advance(FRAME);
  expect(one.in['pose']).toBe('takeOff');
  one.settle();
  one.tell({ pose: 'flying' }).advance(FRAME);
  expect(one.in['pose']).toBe('flying');
});

it('is the same after a pause as if it had never been away', () => {
  for (const pose of POSES) {
    const here = bird().settle().tell({ pose: 'flying' }).settle().tell({ pose, trust: 2 }).settle();
    const away = bird().settle().tell({ pose: 'flying' }).tell({ pose, trust: 2 });
    away.tell({ calm: true }).advance(0);
    away.tell({ calm: false }).advance(0);
    expect(away.in['pose']?.replace('stillLanded', 'land')).toBe(here.in['pose']);
    if (pose !== 'flying') expect(away.look).toEqual(here.look);
  }
});

it.each([
  [-1, 'stranger'],
  [0, 'stranger'],
  [1, 'regular'],
  [2, 'trusted'],
  [3, 'trusted'],
])('rings trust %i as %s, from any other', (trust, state) => {
  for (const before of [0, 1, 2])
    expect(bird().tell({ trust: before }).advance(FRAME).tell({ trust }).settle().in['trust']).toBe(state);
});

it.each(['landedOk', 'landedFail'] as const)('has nothing left to move after %s', (pose) => {
  expect(bird().tell({ pose: 'flying' }).settle().tell({ pose }).settle().moving).toBe(false);
});

it.each(POSES)('moves nothing at all while calm and %s', (pose) => {
  const one = bird().tell({ pose, calm: true, speaking: true, trust: 2 }).advance(FRAME);
  const before = one.look;
  expect(one.advance(3, 0.1).look).toEqual(before);
  expect(one.moving).toBe(false);
});

describe.each(CROW_NAMES)('%s', (name) => {
  it('rests between two breaths, then breathes, blinks and looks around', () => {
    const { rhythm } = lookOf(name);
    const one = bird(name);
    const rest = one.look;
    expect(one.advance(rhythm - STIR - 0.05, 0.1).look).toEqual(rest);
    expect(one.advance(0.55, 0.05).look['lid']).not.toEqual(rest['lid']);
    expect(one.advance(0.3).look['nod']).not.toEqual(rest['nod']);
    one.advance(STIR - 0.8 + 0.1, 0.05);
    expect(one.look).toEqual(rest);
  });

  it('is told by the view model of the design', () => {
    const { puppet } = bird(name);
    expect(puppet.missing).toEqual([]);
    const artboard = file.artboardByName(name);
    const model = file.defaultArtboardViewModel(artboard);
    expect(model.getProperties().map((property) => `${property.name}: ${property.type}`)).toEqual([
      'pose: enumType',
      'speaking: boolean',
      'trust: number',
      'calm: boolean',
      'tint: color',
    ]);
    expect(model.instanceByName(name).enum('pose').values).toEqual([...POSES]);
    expect(model.instanceByName(name).color('tint').value >>> 0).toBe(
      Number.parseInt(`ff${lookOf(name).tint.slice(1)}`, 16),
    );
    artboard.delete();
  });
});

it('breathes in a rhythm no other crow has', () => {
  expect(new Set(CROW_NAMES.map((name) => lookOf(name).rhythm)).size).toBe(CROW_NAMES.length);
});
