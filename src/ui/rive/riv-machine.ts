/** A state machine as the objects that end an artboard. */
import { riv, type RivObject } from './riv-types.ts';

/** What has to hold of the view model before a transition is taken; several mean all of them. */
export type Condition =
  | { property: number; kind: 'bool'; is: boolean }
  | { property: number; kind: 'enum'; is: number }
  | { property: number; kind: 'number'; op: '<' | '>='; than: number };

export interface Transition {
  to: string;
  when: readonly Condition[];
  /** How long the two motions are blended. */
  seconds?: number;
  /** Taken when the motion has come to its end. */
  atEnd?: boolean;
}

export interface State {
  /** Also the name of its motion. */
  name: string;
  transitions: readonly Transition[];
}

export interface Layer {
  name: string;
  /** Where it begins; the first one. */
  states: readonly State[];
}

const OPS = { '<': 4, '>=': 3 } as const;
/** Another transition may begin before this one has blended over; without it, what comes meanwhile is lost. */
const EARLY_EXIT = 32;
const EXIT_AT_PERCENT = 4 + 8;
/** Every layer has these, and they take the first numbers. */
const fixed = 3;

/** `motions` are the names of the artboard's animations in order. */
export function machineObjects(
  name: string,
  layers: readonly Layer[],
  motions: readonly string[],
): RivObject[] {
  return [
    riv('StateMachine', { name }),
    ...layers.flatMap(({ name: layer, states }) => {
      const numbers = new Map(states.map((state, at) => [state.name, at + fixed]));
      const to = (state: string): number => {
        const number = numbers.get(state);
        if (number === undefined) throw new Error(`[machine] "${layer}" has no state "${state}".`);
        return number;
      };
      return [
        riv('StateMachineLayer', { name: layer }),
        riv('AnyState'),
        riv('ExitState'),
        riv('EntryState'),
        riv('StateTransition', { stateToId: fixed }),
        ...states.flatMap((state) => {
          const animationId = motions.indexOf(state.name);
          if (animationId === -1) throw new Error(`[machine] no motion is called "${state.name}".`);
          return [
            riv('AnimationState', { animationId }),
            ...state.transitions.flatMap((way) => transition(way, to)),
          ];
        }),
      ];
    }),
  ];
}

function transition(
  { to, when, seconds = 0, atEnd }: Transition,
  number: (state: string) => number,
): RivObject[] {
  return [
    riv('StateTransition', {
      stateToId: number(to),
      flags: EARLY_EXIT + (atEnd ? EXIT_AT_PERCENT : 0),
      ...(seconds > 0 && { duration: Math.round(seconds * 1000) }),
      ...(atEnd && { exitTime: 100 }),
    }),
    ...when.flatMap(condition),
  ];
}

/** The comparator takes the bindable that came last, so the order is fixed. */
function condition(holds: Condition): RivObject[] {
  const bind = (propertyKey: number): RivObject[] => [
    riv('DataBindContext', { propertyKey, sourcePathIds: [0, holds.property] }),
    riv('TransitionPropertyViewModelComparator'),
  ];
  switch (holds.kind) {
    case 'bool':
      return [
        riv('TransitionViewModelCondition', { opValue: 0 }),
        riv('BindablePropertyBoolean'),
        ...bind(634),
        riv('TransitionValueBooleanComparator', { value: holds.is }),
      ];
    case 'enum':
      return [
        riv('TransitionViewModelCondition', { opValue: 0 }),
        riv('BindablePropertyEnum'),
        ...bind(637),
        riv('TransitionValueEnumComparator', { value: holds.is }),
      ];
    case 'number':
      return [
        riv('TransitionViewModelCondition', { opValue: OPS[holds.op] }),
        riv('BindablePropertyNumber'),
        ...bind(636),
        riv('TransitionValueNumberComparator', { value: holds.than }),
      ];
  }
}
