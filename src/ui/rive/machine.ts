/**
 * What a crow does, as a function of five levels. Each level says how things are, none says that something happens: a
 * level that is written twice, late, or after a pause leads to the same bird.
 */
import { POSES, type PoseName } from './poses.ts';
import type { Condition, Layer, State, Transition } from './riv-machine.ts';

/** The view model's properties, in the order the file numbers them. `calm`: show, don't move. */
export const PROPERTIES = ['pose', 'speaking', 'trust', 'calm', 'tint'] as const;

export const MACHINE = 'crow';
export const VIEW_MODEL = 'Crow';

const number = (name: (typeof PROPERTIES)[number]): number => PROPERTIES.indexOf(name);
const pose = (is: PoseName): Condition => ({ property: number('pose'), kind: 'enum', is: POSES.indexOf(is) });
const calm = (is: boolean): Condition => ({ property: number('calm'), kind: 'bool', is });
const speaking = (is: boolean): Condition => ({ property: number('speaking'), kind: 'bool', is });
const below = (than: number): Condition => ({ property: number('trust'), kind: 'number', op: '<', than });
const atLeast = (than: number): Condition => ({ property: number('trust'), kind: 'number', op: '>=', than });

/** For each pose: the state that moves into it, those that are in it already, and the one that only shows it. */
const ways: Record<PoseName, { moving: string; there: readonly string[]; still: string }> = {
  perched: { moving: 'perched', there: ['perched'], still: 'perched' },
  flying: { moving: 'takeOff', there: ['takeOff', 'flying'], still: 'stillFlying' },
  landedOk: { moving: 'landOk', there: ['landOk', 'stillLandedOk'], still: 'stillLandedOk' },
  landedFail: { moving: 'landFail', there: ['landFail', 'stillLandedFail'], still: 'stillLandedFail' },
};

/** Seconds a motion takes over from the one before it. */
const blends: Record<string, number> = { perched: 0.3, takeOff: 0.08, landOk: 0.1, landFail: 0.06 };

function poseState(name: string): State {
  const transitions: Transition[] = POSES.flatMap((wanted) => {
    const { moving, there, still } = ways[wanted];
    const shown: Transition[] = name === still ? [] : [{ to: still, when: [pose(wanted), calm(true)] }];
    if (there.includes(name)) return shown;
    // Out of its still, a flight goes on; it doesn't start again.
    const to = name === still ? 'flying' : moving;
    return [
      ...shown,
      { to, when: [pose(wanted), calm(false)], seconds: name === still ? 0 : (blends[to] ?? 0) },
    ];
  });
  return {
    name,
    transitions: name === 'takeOff' ? [...transitions, { to: 'flying', when: [], atEnd: true }] : transitions,
  };
}

const trusts: readonly [name: string, when: readonly Condition[]][] = [
  ['stranger', [below(1)]],
  ['regular', [atLeast(1), below(2)]],
  ['trusted', [atLeast(2)]],
];

export const LAYERS: readonly Layer[] = [
  {
    name: 'pose',
    states: [
      'perched',
      'takeOff',
      'flying',
      'landOk',
      'landFail',
      'stillFlying',
      'stillLandedOk',
      'stillLandedFail',
    ].map(poseState),
  },
  {
    name: 'life',
    states: [
      { name: 'quiet', transitions: [{ to: 'alive', when: [pose('perched'), calm(false)] }] },
      {
        name: 'alive',
        transitions: [
          { to: 'quiet', when: [calm(true)] },
          ...POSES.filter((name) => name !== 'perched').map((name) => ({
            to: 'quiet',
            when: [pose(name)],
            seconds: 0.1,
          })),
        ],
      },
    ],
  },
  {
    name: 'voice',
    states: [
      {
        name: 'silent',
        transitions: [
          { to: 'talking', when: [speaking(true), calm(false)], seconds: 0.1 },
          { to: 'stillTalking', when: [speaking(true), calm(true)] },
        ],
      },
      {
        name: 'talking',
        transitions: [
          { to: 'stillTalking', when: [speaking(true), calm(true)] },
          { to: 'silent', when: [speaking(false), calm(true)] },
          { to: 'silent', when: [speaking(false)], seconds: 0.1 },
        ],
      },
      {
        name: 'stillTalking',
        transitions: [
          { to: 'talking', when: [speaking(true), calm(false)], seconds: 0.1 },
          { to: 'silent', when: [speaking(false)] },
        ],
      },
    ],
  },
  {
    name: 'trust',
    states: trusts.map(([name]) => ({
      name,
      transitions: trusts
        .filter(([to]) => to !== name)
        .flatMap(([to, when]) => [
          { to, when: [...when, calm(true)] },
          { to, when, seconds: 0.3 },
        ]),
    })),
  },
];
