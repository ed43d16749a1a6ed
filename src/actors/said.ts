/** What is added to what machines say, and what is read out of it. */
import type { Outcome } from '../asks.ts';
import type { Said } from '../events.ts';
import type { HeardFromAside } from './host.ts';

export const numberOf = (itemId: string): number => Number(itemId.slice(itemId.indexOf('-') + 1));

/** Machines have no clock, so the instant a question expires is added where it is said. */
export function withDeadline(said: Said, now: number, patience: number): Said {
  if (said.event !== 'item.triaged' && said.event !== 'item.answered') return said;
  if (!said.needs_approval || patience === 0) return said;
  return { ...said, expires_at: new Date(now + patience).toISOString() };
}

/** How an aside ended, as its list hears it. */
export function asideEnd(n: number, crow: string, to: string, outcome: Outcome): HeardFromAside {
  const line = outcome.ok && outcome.reply.kind === 'aside' ? outcome.reply.line : undefined;
  return { type: 'aside.ended', n, crow, to, ...(line !== undefined && { line }) };
}
