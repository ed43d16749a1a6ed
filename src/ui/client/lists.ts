/**
 * The lists a page follows: each is read once as a snapshot and from then on folded event by event. Lists that someone
 * watches stay; those followed for their questions go when they have none left.
 */
import { told } from '../../fold.ts';
import { blankSnapshot, type Snapshot } from '../../snapshot.ts';
import { isAfter } from './ids.ts';
import type { ListState, Outcome, Problem, Told } from './types.ts';

/** Lists followed without being watched, at most. */
const mostFollowed = 50;

interface Followed {
  watchers: number;
  snapshot?: Snapshot;
  problem?: Problem;
  /** Events that came while a snapshot is on its way; absent while none is. */
  meanwhile?: Told[];
  /** A renewal was asked for while one was on its way. */
  again?: boolean;
}

export interface ListsParts {
  read: (listId: string) => Promise<Outcome<Snapshot>>;
  /** A snapshot came or changed, or could not be read. */
  changed: (snapshot: Snapshot | undefined) => void;
  /** There is no such list, or not any more. */
  gone: (listId: string) => void;
}

export class Lists {
  readonly #parts: ListsParts;
  readonly #lists = new Map<string, Followed>();

  constructor(parts: ListsParts) {
    this.#parts = parts;
  }

  get state(): Map<string, ListState> {
    return new Map(
      [...this.#lists].map(([id, { snapshot, problem }]) => [
        id,
        { ...(snapshot && { snapshot }), ...(problem && { problem }) },
      ]),
    );
  }

  has(listId: string): boolean {
    return this.#lists.has(listId);
  }

  /** Keeps the list until the function it returns is called. */
  watch(listId: string): () => void {
    this.follow(listId);
    const list = this.#lists.get(listId)!;
    list.watchers++;
    let watching = true;
    return () => {
      if (!watching) return;
      watching = false;
      list.watchers--;
      this.#prune();
    };
  }

  /** Reads the list, unless it is followed already. */
  follow(listId: string): void {
    if (this.#lists.has(listId)) return;
    this.#lists.set(listId, { watchers: 0 });
    this.renew(listId);
    this.#prune();
  }

  forget(listId: string): void {
    this.#lists.delete(listId);
    this.#parts.gone(listId);
  }

  /** Reads every list again. */
  renewAll(): void {
    for (const listId of this.#lists.keys()) this.renew(listId);
  }

  renew(listId: string): void {
    const list = this.#lists.get(listId);
    if (!list) return;
    if (list.meanwhile) list.again = true;
    else void this.#read(listId, list);
  }

  /** Folds an event into its list. One that starts a list makes it followed, if `starts` says so. */
  tell(event: Told, starts: boolean): void {
    const { list_id } = event;
    if (event.event === 'list.started' && starts && !this.#lists.has(list_id)) {
      this.#lists.set(list_id, { watchers: 0, snapshot: blankSnapshot(list_id, event.ts) });
    }
    const list = this.#lists.get(list_id);
    if (!list) return;
    list.meanwhile?.push(event);
    if (list.snapshot) this.#fold(list, [event]);
    // What it cost, and what nobody saw end, stands in the snapshot alone; nobody looks at a list without watchers.
    if (event.event === 'list.finished' && list.watchers > 0) this.renew(list_id);
    this.#parts.changed(list.snapshot);
    if (event.event === 'list.finished') this.#prune();
  }

  async #read(listId: string, list: Followed): Promise<void> {
    list.meanwhile = [];
    const answer = await this.#parts.read(listId);
    const { meanwhile, again } = list;
    delete list.meanwhile;
    delete list.again;
    if (this.#lists.get(listId) !== list) return;
    if (answer.ok) {
      list.snapshot = answer.value;
      delete list.problem;
      this.#fold(list, meanwhile);
    } else {
      const { ok: _, ...problem } = answer;
      list.problem = problem;
      if (problem.status === 404) {
        delete list.snapshot;
        this.#parts.gone(listId);
      }
    }
    this.#parts.changed(list.snapshot);
    if (again) this.renew(listId);
    this.#prune();
  }

  #fold(list: Followed, events: readonly Told[]): void {
    for (const { id, ts, ...said } of events) {
      if (!list.snapshot || !isAfter(id, list.snapshot.last_event_id)) continue;
      list.snapshot = told(list.snapshot, id, ts, said);
    }
  }

  #prune(): void {
    const idle = [...this.#lists].filter(([, { watchers, meanwhile }]) => watchers === 0 && !meanwhile);
    const done = idle.filter(
      ([, { snapshot, problem }]) =>
        problem || (snapshot?.status === 'finished' && snapshot.pending.length === 0),
    );
    for (const [id] of done) this.#lists.delete(id);
    const over = idle.length - done.length - mostFollowed;
    for (const [id] of idle.filter((one) => !done.includes(one)).slice(0, Math.max(0, over))) {
      this.#lists.delete(id);
    }
  }
}
