/** Where an item is, in one word and one tone, out of its snapshot. Pure, so that every way there is can be tried. */
import type { Pending, SnapshotItem } from '../snapshot.ts';
import type { Strings } from './strings/en.ts';

/** `you`: it waits for the person. `bad`: nothing came of it. */
export type Tone = 'quiet' | 'busy' | 'you' | 'good' | 'bad';

export interface ItemState {
  tone: Tone;
  words: string;
  /** The question that waits, if one does. */
  question?: Pending;
}

/** @param pending the list's questions that wait. */
export function itemState(item: SnapshotItem, pending: readonly Pending[], words: Strings): ItemState {
  const { status } = words;
  const question = pending.find(({ item_id }) => item_id === item.item_id);
  if (question) {
    return { tone: 'you', words: question.target === 'triage' ? status.plan : status.answer, question };
  }
  if (item.skipped) return { tone: toneOfSkip(item), words: words.skips[item.skipped.reason] };
  const output = item.verdicts.output;
  if (output) {
    if (output.cancelled) return { tone: 'bad', words: status.cancelled };
    if (output.verdict === 'approved') return { tone: 'good', words: status.approved };
    if (output.verdict === 'auto') return { tone: 'good', words: status.trusted };
    return output.verdict === 'timeout'
      ? { tone: 'bad', words: status.timeout }
      : { tone: 'quiet', words: status.rejected };
  }
  if (item.flying.length === 0) {
    return item.triage ? { tone: 'busy', words: status.ready } : { tone: 'quiet', words: status.waiting };
  }
  if (item.flying.includes('Sentry')) return { tone: 'busy', words: status.looking };
  if (item.flying.includes('Elder')) {
    return { tone: 'busy', words: item.triage?.mode === 'murder' ? status.judging : status.joining };
  }
  return { tone: 'busy', words: status.flying };
}

/** A plan the person turned down went as they wished; the rest did not. */
const toneOfSkip = ({ skipped }: SnapshotItem): Tone =>
  skipped?.reason === 'rejected' || skipped?.reason === 'cancelled' ? 'quiet' : 'bad';

/** An item that may be sent once more: it ended, one way or the other. */
export const hasEnded = (item: SnapshotItem): boolean =>
  item.status === 'skipped' || item.verdicts.output !== undefined;

/** One flight or several of one crow for an item, as one line shows them. */
export interface CrowOnItem {
  crow: string;
  borrowed: boolean;
  flying: boolean;
  tokens: number;
  estimated: boolean;
  /** Its last landing, when nothing came of it. */
  failed?: { error: SnapshotItem['flights'][number]['error']; message?: string };
}

/** The crows of an item in order of their first take-off; what the Sentry spent is told with them. */
export function crowsOn(item: SnapshotItem): CrowOnItem[] {
  const crows = new Map<string, CrowOnItem>();
  for (const { crow, borrowed, landed_at, ok, tokens, estimated, error, message } of item.flights) {
    const one = crows.get(crow) ?? { crow, borrowed, flying: false, tokens: 0, estimated: false };
    one.flying = landed_at === undefined;
    one.tokens += tokens ?? 0;
    one.estimated ||= estimated === true;
    if (ok === false) one.failed = { error, ...(message !== undefined && { message }) };
    else delete one.failed;
    crows.set(crow, one);
  }
  return [...crows.values()];
}

/** What the item cost, the Sentry's look at it included. */
export const tokensOf = ({ flights }: SnapshotItem): number =>
  flights.reduce((sum, { tokens = 0 }) => sum + tokens, 0);
