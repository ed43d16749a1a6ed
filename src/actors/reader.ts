/** Answers about lists, read from what is on disk: any list, awake, asleep or long finished. */
import type { Target, VerdictName } from '../events.ts';
import type { Approval, Approvals, HistoryPage, HistoryQuery, ListSummary } from '../responses.ts';
import { exportOf } from '../export.ts';
import { approvalsOf } from '../fold.ts';
import { snapshotOf, type SaidAt, type Snapshot } from '../snapshot.ts';
import type { IndexLine } from './archive.ts';
import type { House } from './house.ts';
import type { ListRecord } from './records.ts';
import { spendingOf } from './spend.ts';

/** The most approvals one answer holds. */
const mostApprovals = 200;

/** The most lists looked at together while a page of history is filled. */
const mostTogether = 300;

export class Reader {
  readonly #house: Pick<House, 'store' | 'lists' | 'time'>;

  constructor(house: Pick<House, 'store' | 'lists' | 'time'>) {
    this.#house = house;
  }

  /** The list as it is on disk; undefined if there is none. @throws Refusal 503 */
  async snapshot(list: string): Promise<Snapshot | undefined> {
    const { log, entries } = this.#house.store;
    await log.settled();
    const records = await this.#house.lists.records(list);
    if (records.length === 0) return undefined;
    const snapshot = snapshotOf(list, log.epoch, storyOf(records), this.#house.time.now());
    Object.assign(snapshot, spendingOf(records));
    for (const [n, lists] of entries.redos.of(list)) {
      const item = snapshot.items[n - 1];
      if (item) item.redone_by = lists;
    }
    for (const n of entries.get(list)?.kept ?? []) {
      const item = snapshot.items[n - 1];
      if (item) item.kept = true;
    }
    return snapshot;
  }

  /** The list given back as text, ticked as far as it is done; undefined if there is none. @throws Refusal 503 */
  async export(list: string): Promise<string | undefined> {
    const snapshot = await this.snapshot(list);
    const [first] = snapshot ? await this.#house.lists.records(list) : [];
    if (!snapshot || first?.in.kind !== 'start') return undefined;
    return exportOf(first.in.text, snapshot);
  }

  /** The verdict that stands; undefined if there is none. */
  async verdictOf(list: string, itemId: string, target: Target): Promise<VerdictName | undefined> {
    for (const { said } of storyOf(await this.#house.lists.records(list))) {
      if (said.event === 'verdict' && said.item_id === itemId && said.target === target) return said.verdict;
    }
    return undefined;
  }

  /** Questions that wait, nearest deadline first. @throws Refusal 503 */
  async approvals(requester?: string): Promise<Approvals> {
    const { entries, log } = this.#house.store;
    await log.settled();
    const waiting = [...entries.open]
      .filter(([, entry]) => !entry.finished && (requester === undefined || entry.requester === requester))
      .flatMap(([list, { questions }]) => [...questions.values()].map((at) => ({ list, at })))
      .sort((a, b) => (a.at === b.at ? 0 : a.at - b.at));
    const lists = new Set(waiting.slice(0, mostApprovals).map(({ list }) => list));
    const found: Approval[] = [];
    for (const list of lists) {
      const snapshot = await this.snapshot(list);
      if (snapshot) found.push(...approvalsOf(snapshot));
    }
    const approvals = found.sort(byDeadline).slice(0, mostApprovals);
    return { approvals, more: Math.max(0, waiting.length - approvals.length) };
  }

  /** One page of history, newest first. @throws Refusal 503 */
  async history({ q, nest_id, limit, before, ...sought }: HistoryQuery): Promise<HistoryPage> {
    await this.#house.store.log.settled();
    const wanted = q?.toLowerCase();
    const lists: ListSummary[] = [];
    // What fills a page without a search; a search that finds little looks farther each time.
    let chunk = limit + 1;
    let ids = this.#older(before, chunk, sought);
    while (ids.length > 0) {
      for (const { summary, texts } of await this.#summaries(ids)) {
        const isWanted = wanted === undefined || texts.some((text) => text.toLowerCase().includes(wanted));
        const isThere = nest_id === undefined || summary.nest_id === nest_id;
        if (isWanted && isThere) lists.push(summary);
      }
      if (lists.length > limit) break;
      chunk = Math.min(2 * chunk, mostTogether);
      ids = this.#older(ids.at(-1), chunk, sought);
    }
    const shown = lists.slice(0, limit);
    return { lists: shown, ...(lists.length > limit && { next: shown.at(-1)!.list_id }) };
  }

  /** Up to `count` ids of lists older than one, newest first. */
  #older(
    before: string | undefined,
    count: number,
    { requester, status }: Pick<HistoryQuery, 'requester' | 'status'>,
  ): string[] {
    const { entries } = this.#house.store;
    const found: string[] = [];
    for (const list of entries.newestFirst(before)) {
      const entry = entries.get(list)!;
      if (requester !== undefined && entry.requester !== requester) continue;
      if (status !== undefined && (status === 'finished') !== entry.finished) continue;
      if (found.push(list) === count) break;
    }
    return found;
  }

  async #summaries(ids: readonly string[]): Promise<{ summary: ListSummary; texts: string[] }[]> {
    const { entries, archive } = this.#house.store;
    const ranges = ids.flatMap((list) => entries.get(list)?.line ?? []);
    const lines = new Map((await archive.lines(ranges)).map((line) => [line.list, line]));
    const found = [];
    for (const list of ids) {
      const line = lines.get(list);
      const snapshot = line ? undefined : await this.snapshot(list);
      if (line) found.push({ summary: ofLine(line), texts: line.texts });
      else if (snapshot)
        found.push({ summary: ofSnapshot(snapshot), texts: snapshot.items.map(({ text }) => text) });
    }
    return found;
  }
}

function storyOf(records: readonly ListRecord[]): SaidAt[] {
  return records.flatMap(({ seq, at, out }) => out.map((said, i) => ({ seq: seq + i, at, said })));
}

function byDeadline(a: Approval, b: Approval): number {
  if (a.expires_at === b.expires_at) return 0;
  // What never expires comes last.
  return (a.expires_at ?? '~') < (b.expires_at ?? '~') ? -1 : 1;
}

function ofLine({ list, texts, sent: _, kept: __, redo_of, ...line }: IndexLine): ListSummary {
  return {
    list_id: list,
    ...(redo_of && { redo_of: `${redo_of.list}-${redo_of.n}` }),
    status: 'finished',
    title: texts[0] ?? '',
    items: texts.length,
    pending: 0,
    ...line,
  };
}

function ofSnapshot(snapshot: Snapshot): ListSummary {
  const { list_id, requester, nest_id, redo_of, status, started_at, finished_at, items, pending } = snapshot;
  return {
    list_id,
    requester,
    nest_id,
    ...(redo_of !== undefined && { redo_of }),
    status,
    title: items[0]?.text ?? '',
    started_at,
    ...(finished_at !== undefined && { finished_at }),
    items: items.length,
    answered: items.filter(({ answer }) => answer !== undefined).length,
    skipped: items.filter(({ skipped }) => skipped !== undefined).length,
    pending: pending.length,
    tokens_used: snapshot.tokens_used,
    token_budget: snapshot.token_budget,
  };
}
