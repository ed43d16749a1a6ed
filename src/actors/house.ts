/**
 * The running whole behind the door: log, lists, flock, ledger and keeper, and the one place where a flush is handed
 * on to all of them, in order.
 */
import type { Outcome } from '../asks.ts';
import type { Census } from '../responses.ts';
import type { Disk } from './disk.ts';
import type { FlockInput } from './flock.ts';
import { Journal } from './journal.ts';
import { Keeper } from './keeper.ts';
import { Landings } from './landings.ts';
import { Lists } from './lists.ts';
import { Pranking } from './pranking.ts';
import { isOfList, type ListRecord, type ServerRecord } from './records.ts';
import { Seats } from './seats.ts';
import type { Placed } from './segments.ts';
import type { StartOptions } from './start-record.ts';
import { openStore, type Store } from './store.ts';
import { startTime, type Time } from './time.ts';
import type { Weighing } from './trust-book.ts';
import type { Watcher } from './watcher.ts';

export interface HouseOptions extends StartOptions {
  disk: Disk;
  /** Folder of all that is kept. */
  dir: string;
  flock: Omit<FlockInput, 'models'>;
  /** A log segment that has grown past this many bytes is followed by a new one. */
  segmentBytes?: number;
  newEpoch: () => string;
  /** For the house only: what went wrong and what is done about it, without any text of a list. */
  report: (sentence: string, error?: unknown) => void;
  watcher?: Watcher;
  /** Whether abuse is answered with a rest. */
  pranks?: boolean;
  time?: (atLeast: number) => Time;
}

/** Milliseconds between two tries to get a failed disk back. */
const healMs = 10_000;

/** Milliseconds calls have to land in when the server stops. */
const landMs = 250;

export class House {
  readonly store: Store;
  readonly time: Time;
  readonly lists: Lists;
  readonly journal: Journal;
  readonly keeper: Keeper;
  readonly #seats: Seats;
  readonly #report: HouseOptions['report'];
  readonly #landings = new Landings();
  readonly pranking: Pranking;
  #closing = false;
  #isAwake = false;

  /** Opens the data folder. Lists that have something to do are woken behind it. */
  static async open(options: HouseOptions): Promise<House> {
    const { disk, dir, newEpoch, speech, segmentBytes, report } = options;
    const retry = (heal: () => void): unknown => house.time.setTimeout(heal, healMs);
    const rehearsed = speech.mode === 'rehearsal';
    const trustFile = rehearsed ? 'trust.rehearsal.json' : 'trust.json';
    const store = await openStore({
      disk,
      dir,
      trustFile,
      rehearsed,
      report,
      newEpoch,
      retry,
      ...(segmentBytes && { segmentBytes }),
    });
    const house = new House(options, store);
    // What fails is told and tried again by the keeper.
    for (const list of store.erased) void house.keeper.erase(list).catch(() => {});
    void house.lists.goOn().then(() => (house.#isAwake = true));
    house.pranking.answerFlags();
    return house;
  }

  private constructor(options: HouseOptions, store: Store) {
    const { speech, watcher, report, disk, dir, version } = options;
    const { entries, log, archive, trust, pranks, chronicle, books } = store;
    this.store = store;
    this.time = (options.time ?? startTime)(store.newestAt);
    this.#report = report;
    this.pranking = new Pranking(pranks, log, this.time, options.pranks ?? false);
    const watching = watcher && { watcher };
    this.#seats = new Seats({
      flock: { ...options.flock, models: speech.models },
      speech,
      time: this.time,
      offer: (offer) => this.lists.shell(offer.list)?.offered(offer) ?? false,
      nobody: ({ list, key }) => this.lists.shell(list)?.refused(key),
      landed: (list, key, outcome) => this.#landed(list, key, outcome),
      ...watching,
    });
    const isClosing = (): boolean => this.#closing;
    const surroundings = {
      time: this.time,
      speech,
      seats: this.#seats,
      log,
      get isClosing(): boolean {
        return isClosing();
      },
      weigh: (weighing: Weighing) => (this.lists.isBehind ? undefined : trust.weigh(weighing)),
      unsaid: trust.unsaid.bind(trust),
      pranks: pranks.unsaid.bind(pranks),
      untold: () => new Set([...trust.untold, ...pranks.untold]),
      gossip: chronicle.for.bind(chronicle),
      outcomeOf: this.#landings.get.bind(this.#landings),
    };
    this.lists = new Lists({
      entries,
      log,
      archive,
      surroundings,
      version,
      speech: speech.mode,
      report,
      ...watching,
    });
    const { time } = this;
    const records = (list: string): Promise<ListRecord[]> => this.lists.records(list);
    this.keeper = new Keeper(
      { disk, dir, entries, log, archive, books, records, time, report },
      store.erased,
    );
    this.journal = new Journal(log, { requesterOf: (list) => entries.get(list)?.requester, records });
    log.listen({
      filling: (lists) => {
        for (const list of lists) this.lists.shell(list)?.prepare();
      },
      flushed: (batch) => this.#flushed(batch),
      lost: (lists, error) => this.#lost(lists, error),
      healed: () => this.#healed(),
      rotated: () => this.keeper.rotated(),
    });
    for (const [list, { finished }] of entries.open) {
      if (finished && !store.erased.has(list)) this.keeper.finished(list);
    }
    for (const [list] of entries.kept) this.keeper.kept(list);
  }

  /** Takes every call down, writes what it cost, and lets go of the disk. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#seats.takeAllDown();
    const late = new Promise<void>((resolve) => this.time.setTimeout(resolve, landMs));
    await Promise.race([this.#seats.allDown(), late]);
    await this.store.log.settled().catch(() => {});
    this.lists.close();
    this.#seats.stop();
    await this.keeper
      .close()
      .catch((error: unknown) => this.#report('No checkpoint was written; the log has it all.', error));
    await this.store.log.close();
    await this.store.archive.close();
  }

  /** True from when the lists of before are awake until the server stops. */
  get isUp(): boolean {
    return this.#isAwake && !this.#closing;
  }

  census(): Census {
    const { entries } = this.store;
    const flying = [...entries.open].flatMap(([, entry]) => (entry.finished ? [] : [entry]));
    return {
      flying: flying.length,
      awake: this.lists.awake,
      finished: entries.size - flying.length,
      questions: flying.reduce((sum, { questions }) => sum + questions.size, 0),
      inAir: this.#seats.inAir,
    };
  }

  #flushed(batch: readonly Placed[]): void {
    const touched = new Set<string>();
    for (const { record, place } of batch) {
      for (const { book } of this.store.books) book.fold(record);
      if (!isOfList(record)) {
        this.#noteOwn(record);
        continue;
      }
      this.store.entries.note({ record, place });
      this.lists.shell(record.list)?.flushed(record.n);
      touched.add(record.list);
      if (record.in.kind === 'landed') this.#landings.forget(record.list, record.in.key);
    }
    for (const list of touched) this.lists.shell(list)?.begin();
    this.journal.publish(batch);
    // First every change of trust, then what is decided by it: no question is ahead of a change it knows of.
    this.lists.tellNews();
    for (const list of touched) {
      if (this.store.entries.get(list)?.finished) {
        // A seat that is asked for stands in line as long as its model's gate is closed.
        this.#seats.dropList(list);
        this.lists.drop(list, 'finished');
        this.#landings.forgetList(list);
        this.keeper.finished(list);
      } else {
        this.lists.shell(list)?.run();
        this.lists.settleDown(list);
      }
    }
    this.pranking.answerFlags();
  }

  #noteOwn({ in: input }: ServerRecord): void {
    if (input.kind !== 'kept') return;
    this.store.entries.keep(input.list, input.n);
    this.keeper.kept(input.list);
  }

  #landed(list: string, key: string, outcome: Outcome): void {
    this.#landings.keep(list, key, outcome);
    this.lists.shell(list)?.landed(key, outcome);
  }

  #lost(lists: ReadonlySet<string>, error: unknown): void {
    this.#report('The disk did not take a write. Nothing of it was shown; it is tried again.', error);
    this.store.pranks.dropAhead();
    for (const list of lists) {
      this.#seats.dropList(list);
      this.store.trust.drop(list);
      this.lists.drop(list);
    }
  }

  #healed(): void {
    this.#report('The disk takes writes again.');
    void this.lists.goOn();
    this.pranking.answerFlags();
  }
}
