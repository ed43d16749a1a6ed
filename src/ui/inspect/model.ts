/** What an inspector has been told, kept small: each actor as it is now, and the newest of what happened. */
import type { InspectMessage, ShownActor, ShownStep } from '../../inspected.ts';

const mostLines = 300;

export interface Line {
  at: string;
  actor: string;
  /** `← event` or the state it came to. */
  text: string;
}

/** The form hosted inspectors take: a step with its machine's definition in it. */
export type HostedStep = ShownStep & { definition?: string };

export class Model {
  full = false;
  readonly actors = new Map<string, ShownActor>();
  /** Lists that are in memory no longer, and why. */
  readonly left = new Map<string, string>();
  readonly lines: Line[] = [];
  readonly #definitions = new Map<string, string>();

  /** @returns what a hosted inspector has to be told of it. */
  take(message: InspectMessage): HostedStep[] {
    switch (message.kind) {
      case 'reset':
        this.full = message.full;
        this.actors.clear();
        this.left.clear();
        this.lines.length = 0;
        return [];
      case 'machine':
        this.#definitions.set(message.name, message.definition);
        return [];
      case 'left':
        this.left.set(message.rootId, message.how);
        return [];
      case 'forgotten':
        this.#forget(message.rootId);
        return [];
      case 'step':
        this.#note(message.step);
        if (message.past) return [];
        this.#apply(message.step);
        return [this.hosted(message.step)];
    }
  }

  /** All actors as they are now, for an inspector that comes later. */
  get present(): HostedStep[] {
    return [...this.actors.values()].map((actor) => this.hosted(actor));
  }

  hosted(step: ShownStep): HostedStep {
    if (step.type !== '@xstate.actor') return step;
    const definition = step.machine === undefined ? undefined : this.#definitions.get(step.machine);
    return { ...step, definition: definition ?? JSON.stringify({ id: step.name }) };
  }

  #apply(step: ShownStep): void {
    if (step.type === '@xstate.actor') {
      // Its list is back: what stood there before is told anew.
      if (step.parentId === undefined) this.#forget(step.rootId);
      this.actors.set(step.sessionId, step);
      return;
    }
    const actor = this.actors.get(step.sessionId);
    if (step.type === '@xstate.snapshot' && step.event.type === 'xstate.stop') {
      this.actors.delete(step.sessionId);
    } else if (step.type === '@xstate.snapshot' && actor) {
      this.actors.set(step.sessionId, { ...actor, snapshot: step.snapshot });
    }
  }

  #note(step: ShownStep): void {
    if (step.type === '@xstate.actor') return;
    const text = step.type === '@xstate.event' ? `← ${step.event.type}` : stateText(step.snapshot);
    const at = new Date(Number(step.createdAt)).toISOString().slice(11, 23);
    this.lines.push({ at, actor: step.sessionId, text });
    if (this.lines.length > mostLines) this.lines.splice(0, this.lines.length - mostLines);
  }

  #forget(root: string): void {
    this.left.delete(root);
    for (const [path, { rootId }] of this.actors) if (rootId === root) this.actors.delete(path);
  }
}

/** `flying.aloft`; of parallel states all, with a plus between. */
export function stateText({ status, value }: ShownActor['snapshot']): string {
  if (value === undefined || status !== 'active') return status;
  return valueText(value);
}

function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([state, inner]) => `${state}.${valueText(inner)}`)
    .join(' + ');
}
