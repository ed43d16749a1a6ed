import { describe, expect, it } from 'vitest';
import { personas } from '../../src/personas.ts';
import { crowScene } from '../../src/ui/rive/crow.ts';
import { CROW_NAMES, lookOf } from '../../src/ui/rive/looks.ts';
import { poseOf, POSES, SPEAKING, TRUST } from '../../src/ui/rive/poses.ts';
import { isPart, partsOf, type Part } from '../../src/ui/rive/scene.ts';

it('draws exactly the crows there are', () => {
  expect([...CROW_NAMES].sort()).toEqual(personas.map(({ name }) => name).sort());
});

describe.each(CROW_NAMES)('%s', (name) => {
  const scene = crowScene(name);
  const parts = partsOf(scene);

  it('has one part of each name', () => {
    const count = (part: Part): number =>
      part.draws.filter(isPart).reduce((sum, inner) => sum + count(inner), 1);
    expect(parts.size).toBe(count(scene));
  });

  it('places only parts it has', () => {
    const poses = [...POSES.map((pose) => poseOf(lookOf(name), pose)), SPEAKING, ...TRUST];
    const unknown = poses.flatMap((pose) => Object.keys(pose)).filter((part) => !parts.has(part));
    expect(unknown).toEqual([]);
  });
});

it('gives no two crows the same colour', () => {
  expect(new Set(CROW_NAMES.map((name) => lookOf(name).tint)).size).toBe(CROW_NAMES.length);
});
