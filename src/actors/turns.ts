/** Whose turn it is for one of the server's places, by what the flock knows. */
import type { Models, Outcome, Role } from '../asks.ts';
import type { Flock, Gate } from './flock.ts';

/** The one place from which asides are said. It is served as the crows are, and after all of them. */
export const banterPerch = 'banter-perch';

/** The first crow in line whose model's gate is open; nobody talks while a call waits. */
export function nextOf(context: Flock): string | undefined {
  const { waiting, gates, models } = context;
  const next = waiting.find((crow) => crow !== banterPerch && !gates[models[roleIn(context, crow)]]);
  if (next !== undefined || !waiting.includes(banterPerch) || callsWait(context)) return next;
  return gates[models.banter] || gates[talking(models)] ? undefined : banterPerch;
}

function roleIn({ sentry, elder }: Flock, crow: string): Role {
  return crow === sentry ? 'sentry' : crow === elder ? 'elder' : crow === banterPerch ? 'banter' : 'crow';
}

/** True while a seat that is asked for has no place yet. The perch itself has none while it waits. */
function callsWait({ seats, flights, places }: Flock): boolean {
  let asked = 0;
  for (const ofList of seats.values()) {
    for (const { crow } of ofList.values()) if (crow !== banterPerch) asked += 1;
  }
  return asked > flights - places;
}

/** The gate of asides alone: what a provider tells them holds nobody else up. */
const talking = (models: Models): string => `asides of ${models.banter}`;

/** Milliseconds a provider asked us to wait. */
export const waitOf = (outcome: Outcome): number => (outcome.ok ? 0 : (outcome.retry_after_ms ?? 0));

/** The gate that an outcome closes, and for how long. */
export function gateOf({ models }: Flock, { role, outcome }: { role: Role; outcome: Outcome }): Gate {
  return { model: role === 'banter' ? talking(models) : models[role], ms: waitOf(outcome) };
}

/** A crow waits for a place, and none is free. */
export const isMissing = ({ places, waiting }: Pick<Flock, 'places' | 'waiting'>): boolean =>
  places === 0 && waiting.some((crow) => crow !== banterPerch);
