/**
 * The typed client of a Crows server, without elements: one shared state per server, kept true by its stream, and every
 * command as a value. Runs in any page; the elements are made of it.
 *
 * @example
 * const crows = connect({ src: 'http://127.0.0.1:27697' });
 * crows.subscribe(({ approvals }) => console.log(approvals.length, 'questions wait'));
 * await crows.startList({ text: '- Name the cat', requester: 'me' });
 */
import type { NestWish } from '../nests.ts';
import { questionKey } from './client/approvals.ts';
import { Commands, type NewListWish, type VerdictWish } from './client/commands.ts';
import { historyKey } from './client/history.ts';
import { Store } from './client/store.ts';
import type { HistoryWish, Outcome, State, Told } from './client/types.ts';
import { browser, type World } from './client/world.ts';

export { historyKey, questionKey };
export type { NewListWish, VerdictWish } from './client/commands.ts';
export type * from './client/types.ts';

export interface ConnectOptions {
  /** Address of the server, such as `http://127.0.0.1:27697`; the page's own origin if left out. */
  src?: string;
  /** Whose questions the inbox holds; everybody's if left out. */
  requester?: string;
  /** The browser; another one for tests and for scripts outside of one. */
  world?: World;
}

/** Milliseconds a store outlives its last user: an element that is moved leaves and comes back. */
const grace = 1_000;

interface Shared {
  store: Store;
  commands: Commands;
  users: number;
  stopWaiting?: () => void;
}

const shared = new WeakMap<World, Map<string, Shared>>();

/** Everything connected to one `src` for one requester shares one store. Call `release` when done. */
export function connect({ src = location.origin, requester, world = browser }: ConnectOptions = {}): Crows {
  const base = src.replace(/\/+$/, '');
  const key = `${base} ${requester ?? ''}`;
  const all = shared.get(world) ?? new Map<string, Shared>();
  shared.set(world, all);
  let mine = all.get(key);
  if (!mine) {
    const store = new Store(world, base, requester);
    mine = { store, commands: new Commands(store.api, world.newKey), users: 0 };
    all.set(key, mine);
    store.open();
  }
  mine.stopWaiting?.();
  delete mine.stopWaiting;
  mine.users++;
  return new Crows(mine, () => leave(mine, world, () => all.delete(key)));
}

function leave(mine: Shared, world: World, forget: () => void): void {
  if (--mine.users > 0) return;
  mine.stopWaiting = world.after(grace, () => {
    forget();
    mine.store.close();
  });
}

/** One user's hold on the shared state. */
export class Crows {
  readonly #store: Store;
  readonly #commands: Commands;
  readonly #onRelease: () => void;
  readonly #holds = new Set<() => void>();
  #released = false;

  constructor({ store, commands }: Pick<Shared, 'store' | 'commands'>, onRelease: () => void) {
    this.#store = store;
    this.#commands = commands;
    this.#onRelease = onRelease;
  }

  /** All that is known; the same object until the next change is told. */
  get state(): State {
    return this.#store.notices.state;
  }

  /** Calls back after changes, at most once for each picture that is drawn. Returns the way to stop. */
  subscribe(listener: (state: State) => void): () => void {
    return this.#hold(this.#store.notices.subscribe(listener));
  }

  /** Calls back once for each event, after the state that has it was told. Returns the way to stop. */
  hear(listener: (event: Told) => void): () => void {
    return this.#hold(this.#store.notices.hear(listener));
  }

  /** Keeps a list in `state.lists`. Returns the way to stop. */
  watch(listId: string): () => void {
    return this.#hold(this.#store.lists.watch(listId));
  }

  /** Keeps `state.nests`, or `state.trust`. Returns the way to stop. */
  watchNests(): () => void {
    return this.#hold(this.#store.readings.watch('nests'));
  }

  watchTrust(): () => void {
    return this.#hold(this.#store.readings.watch('trust'));
  }

  /** Keeps a page of history in `state.history` under its `historyKey`. Returns the way to stop. */
  watchHistory(wish: HistoryWish): () => void {
    return this.#hold(this.#store.history.watch(wish));
  }

  /** Adds older lists to a page that is watched. */
  moreHistory(wish: HistoryWish): Promise<void> {
    return this.#store.history.more(wish);
  }

  /** The server's clock, in milliseconds since 1970: what `expires_at` counts by. */
  serverNow(): number {
    return this.#store.serverNow();
  }

  /** 429 carries `cooldown_s`. A list that may have been taken is not done twice when it is sent again. */
  async startList(wish: NewListWish): ReturnType<Commands['startList']> {
    const outcome = await this.#commands.startList(wish);
    if (outcome.ok) this.#store.lists.follow(outcome.value.list_id);
    return outcome;
  }

  /** What a paste would become, free of charge. */
  parse(text: string, tokenBudget?: number): ReturnType<Commands['parse']> {
    return this.#commands.parse(text, tokenBudget);
  }

  /** A question is judged once: while its verdict is on its way a second one is not sent. 404 carries the one that stands. */
  async verdict(wish: VerdictWish): Promise<Outcome<undefined>> {
    const { deciding, inbox, lists, notices } = this.#store;
    const key = questionKey(wish.item_id, wish.target);
    if (deciding.has(key)) {
      return { ok: false, status: 409, message: 'Your answer to this question is on its way already.' };
    }
    deciding.add(key);
    notices.changed();
    const outcome = await this.#commands.verdict(wish);
    deciding.delete(key);
    if (outcome.ok || outcome.status === 404) {
      // Recorded, now or before: whichever verdict stands comes with the snapshot.
      inbox.judge(wish.item_id, wish.target);
      lists.renew(wish.item_id.slice(0, wish.item_id.lastIndexOf('-')));
    }
    notices.changed();
    return outcome;
  }

  cancel(listId: string): Promise<Outcome<unknown>> {
    return this.#commands.cancel(listId);
  }

  /** Does an ended item once more, as a list of its own. */
  redo(itemId: string, note?: string): Promise<Outcome<{ list_id: string }>> {
    return this.#commands.redo(itemId, note);
  }

  /** Puts an answer whose question ran out of time into the export after all. */
  keep(itemId: string): Promise<Outcome<unknown>> {
    return this.#commands.keep(itemId);
  }

  /** The paste as it was sent, ticked, with each answer below its item; Markdown. */
  exportList(listId: string): Promise<Outcome<string>> {
    return this.#commands.export(listId);
  }

  /** Erases a finished list. */
  async removeList(listId: string): Promise<Outcome<undefined>> {
    const outcome = await this.#commands.removeList(listId);
    if (outcome.ok) {
      this.#store.lists.forget(listId);
      this.#store.history.renewAll();
    }
    return outcome;
  }

  async createNest(wish: NestWish): ReturnType<Commands['createNest']> {
    const outcome = await this.#commands.createNest(wish);
    if (outcome.ok) this.#store.setNest(outcome.value.nest_id, outcome.value);
    return outcome;
  }

  async alterNest(nestId: string, wish: NestWish): ReturnType<Commands['alterNest']> {
    const outcome = await this.#commands.alterNest(nestId, wish);
    if (outcome.ok) this.#store.setNest(nestId, outcome.value);
    return outcome;
  }

  async deleteNest(nestId: string): Promise<Outcome<undefined>> {
    const outcome = await this.#commands.deleteNest(nestId);
    if (outcome.ok) this.#store.setNest(nestId, undefined);
    return outcome;
  }

  /** Lets go of everything held through this. */
  release(): void {
    if (this.#released) return;
    this.#released = true;
    for (const stop of this.#holds) stop();
    this.#holds.clear();
    this.#onRelease();
  }

  #hold(stop: () => void): () => void {
    const once = (): void => {
      if (this.#holds.delete(once)) stop();
    };
    this.#holds.add(once);
    return once;
  }
}
