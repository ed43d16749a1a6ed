/** Pages of past lists that someone looks at, read again when something happens that they show. */
import type { HistoryPage } from '../../responses.ts';
import type { HistoryState, HistoryWish, Outcome, Told } from './types.ts';
import type { World } from './world.ts';

/** How a page of history is named in the state. */
export const historyKey = ({ requester, q, status, nest_id, limit }: HistoryWish): string =>
  JSON.stringify([requester ?? '', q ?? '', status ?? '', nest_id ?? '', limit ?? 20]);

/** Rows one view holds at most; who wants older ones searches. */
const mostRows = 500;
/** Milliseconds between two readings of one page while lists are in the air. */
const pause = 1_000;

interface Page extends HistoryState {
  wish: HistoryWish;
  watchers: number;
  next?: string;
  stale: boolean;
  /** Older rows were asked for while the newest were being read. */
  wantsMore: boolean;
}

export interface HistoryParts {
  world: Pick<World, 'after'>;
  read: (query: string) => Promise<Outcome<HistoryPage>>;
  changed: () => void;
}

export class History {
  readonly #parts: HistoryParts;
  readonly #pages = new Map<string, Page>();
  #stopWaiting: (() => void) | undefined;

  constructor(parts: HistoryParts) {
    this.#parts = parts;
  }

  get state(): Map<string, HistoryState> {
    return new Map(
      [...this.#pages].map(([key, { lists, next, loading, problem }]) => [
        key,
        { lists, more: next !== undefined && lists.length < mostRows, loading, ...(problem && { problem }) },
      ]),
    );
  }

  watch(wish: HistoryWish): () => void {
    const key = historyKey(wish);
    const known = this.#pages.get(key);
    const page: Page = known ?? {
      wish,
      watchers: 0,
      lists: [],
      more: false,
      loading: false,
      stale: false,
      wantsMore: false,
    };
    this.#pages.set(key, page);
    page.watchers++;
    if (!known) void this.#read(page);
    let watching = true;
    return () => {
      if (!watching) return;
      watching = false;
      if (--page.watchers === 0) this.#pages.delete(key);
    };
  }

  /** Adds the next older page, if there is one: at once, or behind what is being read. */
  async more(wish: HistoryWish): Promise<void> {
    const page = this.#pages.get(historyKey(wish));
    if (page?.next === undefined) return;
    if (page.loading) page.wantsMore = true;
    else await this.#read(page, page.next);
  }

  tell({ event }: Told): void {
    // Flights and asides change no row.
    if (event === 'crow.flying' || event === 'crow.banter' || event === 'trust.changed') return;
    if (this.#pages.size === 0 || this.#stopWaiting) return;
    this.#stopWaiting = this.#parts.world.after(pause, () => this.renewAll());
  }

  renewAll(): void {
    this.close();
    for (const page of this.#pages.values()) {
      if (page.loading) page.stale = true;
      else void this.#read(page);
    }
  }

  close(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
  }

  /** The newest rows again, or those before a list. Older rows that are shown stay as they are. */
  async #read(page: Page, before?: string): Promise<void> {
    page.loading = true;
    this.#parts.changed();
    const answer = await this.#parts.read(queryOf(page.wish, before));
    page.loading = false;
    if (answer.ok) {
      delete page.problem;
      const { lists, next } = answer.value;
      const oldest = lists.at(-1)?.list_id ?? '';
      // Older rows stay below a page that was read again; there are none where it was the last page.
      const rest = before === undefined && next !== undefined ? olderThan(page.lists, oldest) : [];
      page.lists = before === undefined ? [...lists, ...rest] : [...page.lists, ...lists];
      if (before !== undefined || rest.length === 0) {
        if (next === undefined) delete page.next;
        else page.next = next;
      }
    } else {
      const { ok: _, ...problem } = answer;
      page.problem = problem;
    }
    this.#parts.changed();
    // Asked for twice, older rows come once: those that are just there.
    const older = page.wantsMore && before === undefined ? page.next : undefined;
    page.wantsMore = false;
    if (older !== undefined) void this.#read(page, older);
    else if (page.stale) {
      page.stale = false;
      void this.#read(page);
    }
  }
}

const olderThan = (lists: HistoryState['lists'], listId: string): HistoryState['lists'] =>
  lists.filter(({ list_id }) => list_id < listId);

function queryOf({ requester, q, status, nest_id, limit }: HistoryWish, before?: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ requester, q, status, nest_id, limit, before })) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}
