/**
 * What the machines do, one line a step, for whoever builds on them: actor, state, event type and sizes. Never what
 * an event carries: that is people's text.
 */
import type { AnyActorRef } from 'xstate';
import { pathOf, type Watcher } from './watcher.ts';

export interface StepTold {
  /** `list/item/share`: ids are the machines' own, the same in every run. */
  actor: string;
  state: string;
  event: string;
  /** Size of the event as JSON; 0 for one of XState's own. */
  bytes: number;
}

export function tap(tell: (step: StepTold) => void): Watcher {
  const step: Watcher['step'] = (inspected) => {
    if (inspected.type !== '@xstate.snapshot') return;
    const { actorRef, event, snapshot } = inspected;
    const state = 'value' in snapshot ? stateOf(snapshot.value) : snapshot.status;
    tell({ actor: pathOf(actorRef as AnyActorRef), state, event: event.type, bytes: sizeOf(event) });
  };
  return { step, woke: () => {}, left: () => {} };
}

function stateOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([state, inner]) => `${state}.${stateOf(inner)}`)
    .join('+');
}

function sizeOf(event: object): number {
  try {
    return JSON.stringify(event).length;
  } catch {
    // Events of XState itself may hold actors, which point in circles.
    return 0;
  }
}
