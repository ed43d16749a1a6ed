/** What can be asked of Crows, each request from its question to an answer that rests on what is on disk. */
import { Aloft } from '../aloft.ts';
import { itemIdForm } from '../events.ts';
import { listIds } from '../list-ids.ts';
import { todo } from '../nests.ts';
import { cardOf, personas } from '../personas.ts';
import { Refusal, unknownList } from '../refusal.ts';
import type { NewList } from '../requests.ts';
import type {
  Approvals,
  Census,
  FlockNow,
  Health,
  HistoryPage,
  HistoryQuery,
  VerdictAnswer,
} from '../responses.ts';
import type { Snapshot } from '../snapshot.ts';
import type { VerdictBody } from '../verdict-requests.ts';
import { trustTable, type TrustTable } from '../trust.ts';
import { House, type HouseOptions } from './house.ts';
import type { Journal } from './journal.ts';
import { Keys } from './keys.ts';
import { NestBook } from './nest-book.ts';
import { Reader } from './reader.ts';
import { checkKeep, redoOf, type RedoWish } from './redo.ts';
import { questionKey } from './records.ts';
import { startRecord } from './start-record.ts';

export interface RoostOptions extends HouseOptions {
  /** What this release is called. */
  release: string;
}

/** Every answer resolves only when the records it rests on are on disk. @throws Refusal 503 if that fails. */
export class Roost {
  readonly journal: Journal;
  readonly nests: NestBook;
  readonly #options: RoostOptions;
  readonly #house: House;
  readonly #reader: Reader;
  readonly #aloft = new Aloft();
  readonly #keys = new Keys();
  readonly #nextId: (now: number) => string;
  #redoing: Promise<unknown> = Promise.resolve();

  static async open(options: RoostOptions): Promise<Roost> {
    const { disk, dir, flock } = options;
    const nests = await NestBook.open({
      disk,
      path: `${dir}/nests.json`,
      roster: flock.roster,
      isFlying: (nestId) => house.lists.isFlyingIn(nestId),
    });
    const house = await House.open(options);
    return new Roost(options, house, nests);
  }

  private constructor(options: RoostOptions, house: House, nests: NestBook) {
    this.#options = options;
    this.nests = nests;
    this.#house = house;
    this.#reader = new Reader(house);
    this.journal = house.journal;
    // Nothing is published before the first write is on disk, which is after this.
    this.journal.subscribe((batch) => {
      for (const { list, at, said } of batch) this.#aloft.tell(list, at, said);
    });
    const { entries } = house.store;
    const ids = [...entries.newestFirst()];
    this.#nextId = listIds(ids[0]);
    for (const list of ids.toReversed()) {
      const sent = entries.get(list)?.sent;
      if (sent) this.#keys.remember(list, sent);
    }
  }

  /**
   * @returns the id of the list.
   * @throws Refusal 404 for an unknown nest, 409 for a key used with another body, 429 while the requester rests.
   */
  async startList(list: NewList): Promise<string> {
    this.#refuseWhileBroken();
    const now = this.#house.time.now();
    const before = list.sent && this.#keys.find(list.sent, now);
    // A list that never got onto the disk is gone, and its key stands for nothing.
    const isThere = before !== undefined && this.#house.store.entries.get(before) !== undefined;
    const rest = isThere ? undefined : this.#house.pranking.restFor(list, now);
    const id = isThere ? before : rest ? '' : this.#start(list, now);
    await this.#house.store.log.settled();
    if (rest) throw resting(rest);
    return id;
  }

  async giveVerdict({ item_id, target, ...given }: VerdictBody): Promise<VerdictAnswer> {
    const [, list = '', n = ''] = itemIdForm.exec(item_id) ?? [];
    const shell = await this.#house.lists.open(list);
    this.#refuseWhileBroken();
    const answer = shell?.judge(questionKey(Number(n), target), given);
    await this.#house.store.log.settled();
    if (answer?.recorded) return { recorded: true };
    const verdict = answer ? answer.verdict : await this.#reader.verdictOf(list, item_id, target);
    return { recorded: false, ...(verdict && { verdict }) };
  }

  /** Ends a list now. One that is finished stays as it is. @throws Refusal 404 */
  async cancel(list: string): Promise<void> {
    this.#know(list);
    const shell = await this.#house.lists.open(list);
    this.#refuseWhileBroken();
    shell?.accept({ kind: 'cancel' });
    await this.#house.store.log.settled();
  }

  /** Leaves nothing of a finished list. @throws Refusal 404, 409 while it flies. */
  async erase(list: string): Promise<void> {
    const { log } = this.#house.store;
    if (!this.#know(list).finished) {
      throw new Refusal(409, `List ${list} is still flying. Cancel it first, or wait until it is finished.`);
    }
    this.#refuseWhileBroken();
    log.append(null, { at: this.#house.time.now(), in: { kind: 'erased', list }, out: [] });
    await log.settled();
    this.#keys.forget(list);
    await this.#house.keeper.erase(list).catch(() => {
      throw new Refusal(
        503,
        `List ${list} is gone from here, but the disk did not let go of all of it. It is erased as soon as it does.`,
      );
    });
  }

  /** Has an answer that nobody judged in time go into the export. @throws Refusal 404, 409. */
  async keep(list: string, n: number): Promise<void> {
    const { log, entries } = this.#house.store;
    this.#know(list);
    checkKeep(await this.#reader.snapshot(list), list, n);
    // It may have been erased meanwhile.
    this.#know(list);
    this.#refuseWhileBroken();
    if (entries.get(list)?.kept.has(n) !== true) {
      log.append(null, { at: this.#house.time.now(), in: { kind: 'kept', list, n }, out: [] });
    }
    await log.settled();
  }

  /** @returns the id of a new list that does one ended item again. @throws Refusal 404, 409. */
  redo(list: string, n: number, wish: RedoWish): Promise<string> {
    // One after the other: an answer that is done again twice at once is rejected once.
    const turn = this.#redoing.then(() => this.#redo(list, n, wish));
    this.#redoing = turn.catch(() => {});
    return turn;
  }

  /** The list as it is on disk; undefined if there is none. */
  snapshot(list: string): Promise<Snapshot | undefined> {
    return this.#reader.snapshot(list);
  }

  /** The list given back as text; undefined if there is none. */
  export(list: string): Promise<string | undefined> {
    return this.#reader.export(list);
  }

  history(query: HistoryQuery): Promise<HistoryPage> {
    return this.#reader.history(query);
  }

  /** Questions that wait, of one requester or of all. */
  approvals(requester?: string): Promise<Approvals> {
    return this.#reader.approvals(requester);
  }

  /** Who is where, and from which event on the stream goes on. */
  async flock(): Promise<FlockNow> {
    const { store, time } = this.#house;
    await store.log.settled();
    return {
      crows: personas.map((persona) => ({ ...cardOf(persona), flights: this.#aloft.of(persona.name) })),
      last_event_id: `${this.journal.epoch}.${this.journal.head}`,
      now: new Date(time.now()).toISOString(),
    };
  }

  async trust(): Promise<TrustTable> {
    await this.#house.store.log.settled();
    return trustTable(this.#house.store.trust.ledger);
  }

  health(): Health {
    const { speech, release } = this.#options;
    const ok = !this.#house.store.log.isBroken;
    return { ok, ready: ok && this.#house.isUp, speech: speech.mode, version: release };
  }

  census(): Census {
    return this.#house.census();
  }

  /** Takes every call down, writes what it cost, and lets go of the disk. */
  close(): Promise<void> {
    return this.#house.close();
  }

  async #redo(list: string, n: number, wish: RedoWish): Promise<string> {
    this.#know(list);
    const snapshot = await this.#reader.snapshot(list);
    if (!snapshot) throw unknownList(list);
    const isThere = this.nests.nests.some(({ nest_id }) => nest_id === snapshot.nest_id);
    const again = redoOf(snapshot, n, wish, {
      nest_id: isThere ? snapshot.nest_id : todo.nest_id,
      rehearsal: this.#options.speech.mode === 'rehearsal',
    });
    return this.startList(again);
  }

  #start(list: NewList, now: number): string {
    const nest = this.nests.get(list.nest_id);
    const id = this.#nextId(now);
    const record = startRecord(list, this.#options, nest, now);
    this.#house.store.pranks.sending(id, record, now);
    this.#house.lists.create(id, list.requester, nest.nest_id).accept(record, now);
    if (record.sent) this.#keys.remember(id, record.sent);
    return id;
  }

  #know(list: string): { finished: boolean } {
    const entry = this.#house.store.entries.get(list);
    if (entry) return entry;
    throw unknownList(list);
  }

  #refuseWhileBroken(): void {
    if (!this.#house.store.log.isBroken) return;
    throw new Refusal(503, 'The disk does not take writes just now. Try again in a few seconds.');
  }
}

function resting({ message, cooldown_s }: { message: string; cooldown_s: number }): Refusal {
  const when = cooldown_s === 1 ? 'a second' : `${cooldown_s} seconds`;
  return new Refusal(429, `${message} Send your list again in ${when}.`, { cooldown_s });
}
