/** What a bird does, by what is known of it. */
import type { CrowState, State } from './client.ts';
import type { Bearing, Pose } from './heads.ts';

/** Milliseconds a bird shows how its last flight ended, and that it has just spoken. */
const momentMs = 4000;

const isNow = (at: string | undefined, now: number): boolean =>
  at !== undefined && now - Date.parse(at) <= momentMs;

/** @param now the server's clock, in milliseconds. */
export function poseOf({ flights, landed }: CrowState, now: number): Pose {
  if (flights.length > 0) return 'flying';
  if (!landed || !isNow(landed.landed_at, now)) return 'perched';
  return landed.ok ? 'landedOk' : 'landedFail';
}

/** Whether it shows something that passes by itself. */
export const isPassing = ({ landed, spoke_at }: CrowState, now: number): boolean =>
  isNow(landed?.landed_at, now) || isNow(spoke_at, now);

/** @param now the server's clock, in milliseconds. */
export function bearingOf(
  crow: CrowState,
  state: Pick<State, 'lists' | 'trust'>,
  now: number,
): Required<Bearing> {
  const { name, flights, spoke_at } = crow;
  const [flight] = flights;
  const items = flight && state.lists.get(flight.list_id)?.snapshot?.items;
  const taskType = items?.find(({ item_id }) => item_id === flight?.item_id)?.triage?.task_type;
  const row = state.trust?.rows.find(({ holder, task_type }) => holder === name && task_type === taskType);
  return {
    speaking: isNow(spoke_at, now),
    trust: row?.level ?? 0,
    borrowed: flights.some(({ borrowed }) => borrowed),
  };
}
