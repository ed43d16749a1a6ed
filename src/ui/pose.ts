/** What a bird does, by what is known of it. */
import type { CrowState } from './client.ts';
import type { Pose } from './heads.ts';

/** Milliseconds a bird shows how its last flight ended. */
const landedMs = 4000;

/** @param now the server's clock, in milliseconds. */
export function poseOf({ flights, landed }: CrowState, now: number): Pose {
  if (flights.length > 0) return 'flying';
  if (!landed || now - Date.parse(landed.landed_at) > landedMs) return 'perched';
  return landed.ok ? 'landedOk' : 'landedFail';
}
