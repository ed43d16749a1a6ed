/** Ends of calls that the provider did not make. */
import type { Outcome } from '../asks.ts';

/** A flight that was called off before it began. */
export const neverStarted: Outcome = {
  ok: false,
  error: 'cancelled',
  message: 'The flight was called off before it started.',
  tokens: 0,
};

/** A call that was taken down because the server stops has cost what it has cost, and flies again. */
export function takenDown(outcome: Outcome): Outcome {
  if (outcome.ok || outcome.error !== 'cancelled') return outcome;
  return { ...outcome, error: 'interrupted', message: interrupted(0).message };
}

/** Nobody saw how the call ended, so it is charged in full. */
export const interrupted = (held: number): Extract<Outcome, { ok: false }> => ({
  ok: false,
  error: 'interrupted',
  message: 'The server stopped while this flight was in the air. It flies again.',
  tokens: held,
  estimated: true,
});
