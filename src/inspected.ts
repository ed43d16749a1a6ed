/** What goes over the wire between the server and whoever inspects it. Ids are paths: `list/item/share`. */

/** An actor's state as it may be shown. */
export interface ShownState {
  status: string;
  /** State value of a machine. */
  value?: unknown;
  context?: unknown;
}

interface Common {
  sessionId: string;
  /** The actor at the top: the flock, or a list. */
  rootId: string;
  /** Milliseconds since 1970, in digits. */
  createdAt: string;
  /** The form of these messages, as @statelyai/inspect counts it. */
  _version: string;
  id: null;
}

export type ShownActor = Common & {
  type: '@xstate.actor';
  name: string;
  parentId?: string;
  /** Name of the machine; its definition was told before. */
  machine?: string;
  snapshot: ShownState;
};
export type ShownEvent = Common & {
  type: '@xstate.event';
  event: { type: string };
  sourceId?: string;
};
export type ShownSnapshot = Common & {
  type: '@xstate.snapshot';
  event: { type: string };
  snapshot: ShownState;
};

/** One thing that happened to an actor, in the form the Stately inspector takes. */
export type ShownStep = ShownActor | ShownEvent | ShownSnapshot;

/** What an inspector is told, in order. */
export type InspectMessage =
  /** What was told before no longer stands; all there is follows. */
  | { kind: 'reset'; full: boolean }
  /** The definition of a machine, as JSON, once before its first actor. */
  | { kind: 'machine'; name: string; definition: string }
  /** `past`: it happened before this inspector came, and the actors' present states have been told. */
  | { kind: 'step'; step: ShownStep; past?: true }
  /** A list is in memory no longer. Asleep: it waits on disk, and its actors stand as they were. */
  | { kind: 'left'; rootId: string; how: 'asleep' | 'finished' | 'dropped' }
  /** A list is shown no longer, to keep room for newer ones. */
  | { kind: 'forgotten'; rootId: string };
