/** The state machine of one artboard: everything points at something, and nothing comes before what it needs. */
import type { Context } from './riv-check-models.ts';
import type { RivObject } from './riv-types.ts';

const states = new Set(['AnyState', 'EntryState', 'ExitState', 'AnimationState']);

export function checkMachine(
  objects: readonly RivObject[],
  start: number,
  end: number,
  { models, fail }: Context,
): void {
  const board = objects.slice(start, end);
  const animations = board.filter(({ type }) => type === 'LinearAnimation').length;
  const inputs = board.filter(({ type }) => type === 'StateMachineNumber' || type === 'StateMachineBool');
  let machine = false;
  let layer: RivObject[] | undefined;
  let source: RivObject | undefined;
  for (const [offset, { type, props }] of board.entries()) {
    const at = start + offset;
    if (type === 'StateMachine') machine = true;
    if (type === 'LinearAnimation' && machine) fail(at, 'it comes after the machine that would play it.');
    if ((type === 'StateMachineNumber' || type === 'StateMachineBool') && layer)
      fail(at, 'inputs come before layers; conditions would not find it.');
    if (type === 'StateMachineLayer') layer = layerFrom(board, offset, (problem) => fail(at, problem));
    if (states.has(type)) source = board[offset];
    if (type === 'AnimationState' && Number(props['animationId'] ?? 0) >= animations)
      fail(at, `animationId is ${String(props['animationId'])}; there are ${animations} animations.`);
    if (type === 'StateTransition') {
      const to = layer?.[Number(props['stateToId'] ?? 0)];
      if (to === undefined)
        fail(at, `stateToId is ${String(props['stateToId'])}; its layer has ${layer?.length ?? 0} states.`);
      if (to === source) fail(at, 'it leads to the state it leaves.');
    }
    if (type === 'TransitionNumberCondition' || type === 'TransitionBoolCondition') {
      const wanted = type === 'TransitionBoolCondition' ? 'StateMachineBool' : 'StateMachineNumber';
      if (inputs[Number(props['inputId'] ?? 0)]?.type !== wanted)
        fail(at, `input ${String(props['inputId'] ?? 0)} is no ${wanted}; the condition would hold always.`);
    }
    if (type === 'TransitionValueEnumComparator') {
      const path = board[offset - 2]?.props['sourcePathIds'];
      const [model = -1, property = -1] = Array.isArray(path) ? path.map(Number) : [];
      const { values } = models[model]?.[property] ?? fail(at, 'nothing before it says what it compares.');
      if (values[Number(props['value'] ?? 0)] === undefined)
        fail(at, `value ${String(props['value'])} is no word of an enum of ${values.length}.`);
    }
  }
}

/** The states of a layer in order, which is what transitions count in. */
function layerFrom(board: readonly RivObject[], from: number, fail: (problem: string) => never): RivObject[] {
  const found: RivObject[] = [];
  let entered = false;
  for (const object of board.slice(from + 1)) {
    if (object.type === 'StateMachineLayer') break;
    if (states.has(object.type)) found.push(object);
    if (object.type === 'StateTransition' && found.at(-1)?.type === 'EntryState') entered = true;
  }
  for (const needed of ['AnyState', 'EntryState', 'ExitState'])
    if (!found.some(({ type }) => type === needed)) fail(`it has no ${needed}.`);
  if (!entered) fail('nothing leads out of its EntryState, so it would never play.');
  return found;
}
