/** A finished list in one line, as history shows it. */
import type { Said } from '../events.ts';
import type { IndexLine } from './archive.ts';
import type { Entry } from './entry.ts';
import type { ListRecord } from './records.ts';

/** @param records all of the list, in order. */
export function indexLine(
  list: string,
  { requester, sent, redo_of, kept }: Entry,
  records: readonly ListRecord[],
): IndexLine {
  const said = records.flatMap(({ out }) => out);
  const first = said.find(
    (one): one is Extract<Said, { event: 'list.started' }> => one.event === 'list.started',
  );
  const last = said.findLast(
    (one): one is Extract<Said, { event: 'list.finished' }> => one.event === 'list.finished',
  );
  const count = (event: Said['event']): number => said.filter((one) => one.event === event).length;
  return {
    list,
    requester,
    nest_id: first?.nest_id ?? '',
    started_at: new Date(records[0]?.at ?? 0).toISOString(),
    finished_at: new Date(records.at(-1)?.at ?? 0).toISOString(),
    texts: first?.items.map(({ text }) => text) ?? [],
    answered: count('item.answered'),
    skipped: count('item.skipped'),
    tokens_used: last?.tokens_used ?? 0,
    token_budget: last?.token_budget ?? 0,
    ...(sent && { sent }),
    ...(redo_of && { redo_of }),
    ...(kept.size > 0 && { kept: [...kept] }),
  };
}
