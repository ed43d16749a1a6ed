/** Sends what the person decided about one question, and notes what stands afterwards. */
import type { Approval } from '../responses.ts';
import type { Crows } from './client.ts';
import type { Decision } from './crows-card.ts';
import type { Settled } from './settled.ts';

interface Giving {
  crows: Crows;
  settled: Settled;
  /** Tells the page around; false if it says no. */
  emit: (name: string, detail: unknown, cancelable?: boolean) => boolean;
}

/** @returns why it was not recorded, if it was not and may be tried again. */
export async function giveVerdict(
  { item_id, target, item: { text } }: Approval,
  decision: Decision,
  { crows, settled, emit }: Giving,
): Promise<string | undefined> {
  const { approve } = decision;
  const about = { itemId: item_id, target };
  if (!emit('crows-before-verdict', { ...about, approve }, true)) return undefined;
  const outcome = await crows.verdict({ item_id, target, ...decision });
  if (outcome.ok) {
    const verdict = approve ? 'approved' : 'rejected';
    settled.add({ item_id, target, text, verdict, at: crows.serverNow(), by: 'you' });
    emit('crows-verdict', { ...about, verdict });
    return undefined;
  }
  if (outcome.status !== 404) return outcome.message;
  settled.add({ item_id, target, text, ...(outcome.verdict && { verdict: outcome.verdict }), by: 'other' });
  return undefined;
}
