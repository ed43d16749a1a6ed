/**
 * Live machines for an inspector. XState's own events go through Stately's inspector, whose adapter here is a bounded
 * history instead of a socket; ids become our paths on the way, and texts are left out unless all is to be shown.
 * Whoever begins to watch is told every live actor once, with its present state.
 */
import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyActorRef } from 'xstate';
import type { InspectMessage, ShownState, ShownStep } from '../../inspected.ts';
import { pathOf, type Leaving, type Watcher } from '../watcher.ts';
import { machineOf } from './definitions.ts';
import { History, type Numbered } from './history.ts';
import { plain } from './plain.ts';
import { ShownActors } from './shown.ts';

export type { Numbered };

export class Inspection implements Watcher {
  readonly #full: boolean;
  readonly #history = new History();
  readonly #actors = new ShownActors();
  /** Names of machines, with their definitions as JSON. */
  readonly #machines = new Map<string, string>();
  readonly #inspector = createInspector({ send: (event) => this.#take(event) });
  /** The actor that is being announced: the inspector passes ids on and nothing else. */
  #announced: AnyActorRef | undefined;

  /** @param full texts of lists and models are shown too. */
  constructor(full: boolean) {
    this.#full = full;
  }

  readonly step: Watcher['step'] = (told) => {
    const { actorRef } = told;
    // XState hands out whatever can be spoken to; what it inspects are actors.
    const actor = actorRef as AnyActorRef;
    const path = pathOf(actor);
    switch (told.type) {
      case '@xstate.actor':
        // It is told of while it is being made, before it has a state.
        return this.#announce(actor, undefined);
      case '@xstate.event': {
        const { event, sourceRef } = told;
        const source = sourceRef && { source: pathOf(sourceRef as AnyActorRef) };
        return this.#inspector.event(path, this.#event(event), source ?? {});
      }
      case '@xstate.snapshot': {
        const { event, snapshot } = told;
        this.#inspector.snapshot(path, stateOf(snapshot, this.#full), { event: this.#event(event) });
        return this.#noteGone(path, snapshot);
      }
      default:
    }
  };

  readonly woke = (root: AnyActorRef): void => {
    this.#actors.remove(pathOf(root));
    this.#announceAll(root);
  };

  readonly left = (list: string, how: Leaving): void => {
    this.#actors.rest(list);
    this.#history.push({ kind: 'left', rootId: list, how });
  };

  /** Everything an inspector that comes now has to know, and the seq from which on it is told more. */
  get present(): { messages: InspectMessage[]; head: number } {
    return {
      messages: [
        { kind: 'reset', full: this.#full },
        ...[...this.#machines].map(([name, definition]) => ({ kind: 'machine' as const, name, definition })),
        ...this.#actors.all.map((step) => ({ kind: 'step' as const, step })),
        ...this.#actors.resting.map((rootId) => ({ kind: 'left' as const, rootId, how: 'asleep' as const })),
        ...this.#history.kept.flatMap(({ message }) =>
          message.kind === 'step' ? [{ ...message, past: true as const }] : [],
        ),
      ],
      head: this.#history.head,
    };
  }

  /** Messages behind `seq`; undefined if some of them are gone. */
  after(seq: number): Numbered[] | undefined {
    return this.#history.after(seq);
  }

  /** @returns the way to stop. */
  listen(listener: (told: Numbered) => void): () => void {
    return this.#history.listen(listener);
  }

  #announce(actor: AnyActorRef, snapshot: unknown): void {
    this.#announced = actor;
    const machine = machineOf(actor);
    if (machine && !this.#machines.has(machine.name)) {
      const { name } = machine;
      const definition = machine.definition();
      this.#machines.set(name, definition);
      this.#history.push({ kind: 'machine', name, definition });
    }
    this.#inspector.actor(pathOf(actor), stateOf(snapshot, this.#full));
    this.#announced = undefined;
  }

  #announceAll(actor: AnyActorRef): void {
    const snapshot: unknown = actor.getSnapshot();
    this.#announce(actor, snapshot);
    for (const child of childrenOf(snapshot)) this.#announceAll(child);
  }

  /** The adapter: what the inspector sends, with our ids and without what it does not know. */
  #take(event: StatelyInspectionEvent): void {
    const { sessionId, createdAt, _version } = event;
    const common = { sessionId, rootId: sessionId.split('/')[0] ?? '', createdAt, _version, id: null };
    switch (event.type) {
      case '@xstate.actor': {
        const actor = this.#announced;
        const parentId = actor?._parent && pathOf(actor._parent);
        const machine = actor && machineOf(actor)?.name;
        const step: ShownStep = {
          ...common,
          type: event.type,
          name: actor?.id ?? sessionId,
          ...(parentId !== undefined && { parentId }),
          ...(machine !== undefined && { machine }),
          snapshot: shown(event.snapshot),
        };
        for (const rootId of this.#actors.add(step)) this.#history.push({ kind: 'forgotten', rootId });
        return this.#history.push({ kind: 'step', step });
      }
      case '@xstate.event': {
        const { sourceId } = event;
        const step = {
          ...common,
          type: event.type,
          event: event.event,
          ...(sourceId !== undefined && { sourceId }),
        };
        return this.#history.push({ kind: 'step', step });
      }
      case '@xstate.snapshot': {
        const snapshot = shown(event.snapshot);
        this.#actors.note(sessionId, snapshot);
        const step = { ...common, type: event.type, event: event.event, snapshot };
        return this.#history.push({ kind: 'step', step });
      }
    }
  }

  /** XState says nothing of an actor that is stopped: its parent has it no longer. */
  #noteGone(path: string, snapshot: unknown): void {
    const ids = new Set(childrenOf(snapshot).map(({ id }) => id));
    for (const gone of this.#actors.gone(path, ids)) {
      for (const { sessionId } of this.#actors.tree(gone).toReversed()) {
        this.#inspector.snapshot(sessionId, { status: 'stopped' }, { event: { type: 'xstate.stop' } });
      }
      this.#actors.remove(gone);
    }
  }

  #event(event: { type: string }): { type: string } {
    const { type, ...rest } = event;
    return { type, ...(plain(rest, this.#full) as object) };
  }
}

type Snapshot = { status?: 'active' | 'done' | 'error' | 'stopped'; value?: unknown; context?: unknown };

function stateOf(snapshot: unknown, full: boolean): Snapshot {
  const { status = 'active', value, context } = (snapshot ?? {}) as Snapshot;
  return {
    status,
    ...(value !== undefined && { value }),
    ...(context !== undefined && { context: plain(context, full) }),
  };
}

/** What the inspector hands back of a state that `stateOf` made. */
function shown({ status = 'active', value, context }: Snapshot): ShownState {
  return { status, ...(value !== undefined && { value }), ...(context !== undefined && { context }) };
}

function childrenOf(snapshot: unknown): AnyActorRef[] {
  const { children = {} } = (snapshot ?? {}) as { children?: Record<string, AnyActorRef | undefined> };
  return Object.values(children).filter((child) => child !== undefined);
}
