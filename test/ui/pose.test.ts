/** What a bird shows: its flight, how that ended, what it has earned, where it is from, and that it speaks. */
import { describe, expect, it } from 'vitest';
import type { SaidAs } from '../../src/events.ts';
import { snapshotOf } from '../../src/snapshot.ts';
import type { CrowState, State } from '../../src/ui/client.ts';
import { bearingOf, isPassing, poseOf } from '../../src/ui/pose.ts';
import { flying, landed, listA, started, triaged } from './_story.ts';

const now = Date.parse('2026-11-30T12:00:10.000Z');
/** @param seconds before now. */
const ago = (seconds: number): string => new Date(now - seconds * 1000).toISOString();

const story = [started(listA), triaged(listA, 1), flying(listA, 1, 'Pepper')];
const told = story.map((said, seq) => ({ seq, at: now, said }));
const row = { streak: 0, unasked: 0, needed: 3 };
const state: Pick<State, 'lists' | 'trust'> = {
  lists: new Map([[listA, { snapshot: snapshotOf(listA, 'e', told, now) }]]),
  trust: {
    task_types: ['copy', 'write'],
    rows: [
      { ...row, holder: 'flock', task_type: 'copy', level: 2 },
      { ...row, holder: 'Pepper', task_type: 'copy', level: 1 },
      { ...row, holder: 'Pepper', task_type: 'write', level: 2 },
    ],
  },
};

function crow(more: Partial<CrowState> = {}): CrowState {
  const card = {
    name: 'Pepper',
    epithet: 'small and hot',
    role: 'crow',
    strength: '',
    backstory: '',
  } as const;
  return { ...card, flights: [], ...more };
}
const flight = (item: number, borrowed = false) => ({
  list_id: listA,
  item_id: `${listA}-${item}`,
  borrowed,
  flew_at: ago(1),
});
const { item_id, ok, tokens } = landed(listA, 1, 'Pepper', 10) as SaidAs<'crow.landed'>;
const landing = (seconds: number, more = {}) => ({
  list_id: listA,
  item_id,
  ok,
  tokens,
  landed_at: ago(seconds),
  ...more,
});

describe('a pose', () => {
  it('is the flight while there is one, whatever the last landing was', () => {
    expect(poseOf(crow({ flights: [flight(1)], landed: landing(1, { ok: false }) }), now)).toBe('flying');
  });

  it('shows for four seconds how a flight ended, and then rests', () => {
    expect(poseOf(crow({ landed: landing(4) }), now)).toBe('landedOk');
    expect(poseOf(crow({ landed: landing(4, { ok: false }) }), now)).toBe('landedFail');
    expect(poseOf(crow({ landed: landing(4.001) }), now)).toBe('perched');
    expect(poseOf(crow(), now)).toBe('perched');
  });

  it('passes by itself after a landing and after a word, and not while it flies', () => {
    expect(isPassing(crow({ landed: landing(3) }), now)).toBe(true);
    expect(isPassing(crow({ spoke_at: ago(3) }), now)).toBe(true);
    expect(isPassing(crow({ flights: [flight(1)], landed: landing(5), spoke_at: ago(5) }), now)).toBe(false);
  });
});

describe('a head', () => {
  it('shows what its crow has earned at what it does now, and not at something else', () => {
    expect(bearingOf(crow({ flights: [flight(1)] }), state, now).trust).toBe(1);
  });

  it('shows a stranger while nothing is known: no flight, no plan yet, no list, no ledger', () => {
    const shown = [
      bearingOf(crow(), state, now),
      bearingOf(crow({ flights: [flight(2)] }), state, now),
      bearingOf(crow({ flights: [flight(1)] }), { ...state, lists: new Map() }, now),
      bearingOf(crow({ flights: [flight(1)] }), { lists: state.lists }, now),
      bearingOf(crow({ name: 'Inky', flights: [flight(1)] }), state, now),
    ];
    expect(shown.map(({ trust }) => trust)).toEqual([0, 0, 0, 0, 0]);
  });

  it('is marked while its crow works outside its nest', () => {
    expect(bearingOf(crow({ flights: [flight(1, true)] }), state, now).borrowed).toBe(true);
    expect(bearingOf(crow({ flights: [flight(1)] }), state, now).borrowed).toBe(false);
  });

  it('speaks for four seconds after an aside', () => {
    const speaks = [0, 4, 4.001].map((seconds) => crow({ spoke_at: ago(seconds) }));
    expect(speaks.map((one) => bearingOf(one, state, now).speaking)).toEqual([true, true, false]);
  });
});
