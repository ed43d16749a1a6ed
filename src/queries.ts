/** What stands behind the question mark of an address, checked. An empty value counts as left out. */
import { show } from './show.ts';
import { limits } from './limits.ts';
import { Refusal } from './refusal.ts';
import { readListId, readRequester } from './reading.ts';
import type { HistoryQuery } from './responses.ts';

type Query = Readonly<Record<string, string>>;

/** @throws Refusal 400. */
export function readHistoryQuery({ requester, q, status, nest_id, limit, before }: Query): HistoryQuery {
  return {
    limit: limit ? readLimit(limit) : limits.historyPage,
    ...(requester && { requester: readRequester(requester) }),
    ...(q && { q }),
    ...(status && { status: readStatus(status) }),
    ...(nest_id && { nest_id }),
    ...(before && { before: readListId(before) }),
  };
}

/** @throws Refusal 400. */
export function readApprovalsQuery({ requester }: Query): string | undefined {
  return requester ? readRequester(requester) : undefined;
}

function readStatus(status: string): 'flying' | 'finished' {
  if (status === 'flying' || status === 'finished') return status;
  throw new Refusal(400, `\`status\` must be flying or finished; it was ${show(status)}.`);
}

function readLimit(limit: string): number {
  const count = Number(limit);
  if (/^\d+$/.test(limit) && count >= 1 && count <= limits.historyPageMax) return count;
  throw new Refusal(
    400,
    `\`limit\` must be a whole number from 1 to ${limits.historyPageMax}; it was ${show(limit)}.`,
  );
}

/**
 * An Idempotency-Key: printable ASCII, so that it can be read in a log.
 * @throws Refusal 400.
 */
export function readKey(key: string): string {
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= limits.idempotencyKeyChars) return key;
  throw new Refusal(
    400,
    `An Idempotency-Key has 1 to ${limits.idempotencyKeyChars} visible ASCII characters; this was ${show(key)}.`,
  );
}
