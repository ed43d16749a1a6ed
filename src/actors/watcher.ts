/** Whoever watches the machines: told of their steps, and of what happens to whole lists between steps. */
import type { AnyActorRef, InspectionEvent } from 'xstate';

/** Why a list is in memory no longer: it waits on disk, has come to its end, or the disk failed it. */
export type Leaving = 'asleep' | 'finished' | 'dropped';

export interface Watcher {
  /** One inspection event of XState, of a step that really happens: a replay tells none. */
  step: (event: InspectionEvent) => void;
  /** A list was read back: its actors are there, and none of their steps was told. */
  woke: (root: AnyActorRef) => void;
  left: (list: string, how: Leaving) => void;
}

/** @returns undefined for nobody, so that nothing is done for them. */
export function allOf(watchers: readonly Watcher[]): Watcher | undefined {
  if (watchers.length < 2) return watchers[0];
  return {
    step: (event) => watchers.forEach(({ step }) => step(event)),
    woke: (root) => watchers.forEach(({ woke }) => woke(root)),
    left: (list, how) => watchers.forEach(({ left }) => left(list, how)),
  };
}

/** `list/item/share`: ids are the machines' own, the same in every run. */
export function pathOf(actor: AnyActorRef): string {
  return actor._parent ? `${pathOf(actor._parent)}/${actor.id}` : actor.id;
}
