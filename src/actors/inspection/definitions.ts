/** A machine's own description, the way an inspector draws it: code in it is told by its name. */
import type { AnyActorRef } from 'xstate';

interface Machine {
  name: string;
  /** As JSON. */
  definition: () => string;
}

/** @returns undefined for an actor that is no machine. */
export function machineOf(actor: AnyActorRef): Machine | undefined {
  // Refs of other systems have no logic; ours are all actors of this one.
  const { config } = (actor as AnyActorRef & { logic: { config?: { id?: unknown } } }).logic;
  if (typeof config?.id !== 'string') return undefined;
  return { name: config.id, definition: () => JSON.stringify(config, readable) };
}

const readable = (_: string, value: unknown): unknown =>
  typeof value === 'function' ? { type: value.name } : value;
