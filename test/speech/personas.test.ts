import { expect, test } from 'vitest';
import { taskTypes } from '../../src/events.ts';
import { personaOf, personas, roster } from '../../src/personas.ts';

test('the flock is ten crows, eight of them in the roster', () => {
  expect(personas.map(({ name }) => name)).toEqual(['Sentry', 'Elder', ...roster]);
  expect(roster).toEqual(['Hugin', 'Munin', 'Pepper', 'Inky', 'Latch', 'Bramble', 'Gable', 'Tumble']);
  expect(personas.filter(({ role }) => role === 'crow').map(({ name }) => name)).toEqual(roster);
});

test('a backstory has at most forty words, since longer ones harm the work', () => {
  const long = personas.filter(({ backstory }) => backstory.split(/\s+/).length > 40);
  expect(long.map(({ name }) => name)).toEqual([]);
});

test('bonds name crows of the flock, and nobody is bound to itself', () => {
  const names = new Set(personas.map(({ name }) => name));
  for (const { name, bonds } of personas) {
    expect(Object.keys(bonds).filter((other) => other === name || !names.has(other))).toEqual([]);
    expect(Object.keys(bonds).length).toBeGreaterThan(1);
  }
});

test('every task type but other is some crow’s strength', () => {
  const covered = new Set(personas.flatMap(({ strengths }) => strengths));
  expect(taskTypes.filter((type) => !covered.has(type))).toEqual(['other']);
});

test('no two crows share an epithet, an angle or a voice', () => {
  for (const field of ['epithet', 'angle', 'voice', 'strength'] as const) {
    expect(new Set(personas.map((persona) => persona[field])).size).toBe(personas.length);
  }
});

test('no crow repeats what is told about corvids and is not so', () => {
  const told = JSON.stringify(personas);
  expect(told).not.toMatch(/shiny|glitter|silver|traffic|gift from/i);
});

test('names are looked up exactly', () => {
  expect(personaOf('Inky')?.epithet).toBe('blot and flourish');
  expect(personaOf('inky')).toBeUndefined();
  expect(personaOf('constructor')).toBeUndefined();
});
