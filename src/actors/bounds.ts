/** What each mode can cost at most, from take-off to answer, as the speech door counts it. */
import { workAsk, type AskedItem, type Part, type Speech, type Triage } from '../asks.ts';
import type { ModeBounds } from './records.ts';

/** @param murder how many crows a murder has. */
export function boundsFor(
  speech: Pick<Speech, 'bound'>,
  item: AskedItem,
  { mode, subtasks }: Triage,
  murder: number,
): ModeBounds {
  const crow = speech.bound(workAsk(item));
  const unwritten = (tokens: number, subtask?: string): Part => ({
    text: '',
    tokens,
    unwritten: true,
    ...(subtask !== undefined && { subtask }),
  });
  if (mode === 'split') {
    const shares = subtasks.map((subtask) => speech.bound(workAsk(item, subtask)));
    const parts = subtasks.map((subtask, i) => unwritten(shares[i]!, subtask));
    // All may go missing but one: naming them costs no more than having them.
    const elder = speech.bound({ kind: 'merge', item, parts, missing: subtasks });
    return { solo: crow, split: { shares: shares.reduce((a, b) => a + b, 0), elder } };
  }
  if (mode === 'murder') {
    const elder = Array.from({ length: murder - 1 }, (_, i) =>
      speech.bound({ kind: 'judge', item, candidates: Array.from({ length: i + 2 }, () => unwritten(crow)) }),
    );
    return { solo: crow, murder: { crow, elder } };
  }
  return { solo: crow };
}
