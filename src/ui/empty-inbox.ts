/** What stands where no card is. That nothing waits is said only by a page that has heard so. */
import type { Connection } from './client.ts';
import type { Strings } from './strings/en.ts';

export function emptyInbox({ state, lastLive, blocked }: Connection, { inbox }: Strings): string {
  if (state === 'live') return inbox.empty;
  const heard = lastLive !== undefined;
  if (state === 'offline' || (blocked && !heard)) return inbox.unknown;
  return heard ? inbox.empty : '';
}
