/**
 * The running whole: the log, the flock and every list. It opens all of it, routes what comes in to its list, and on
 * each flush lets the world know.
 */
import type { InspectionEvent } from 'xstate';
import type { Outcome } from '../asks.ts';
import { itemIdForm } from '../events.ts';
import { listIds } from '../list-ids.ts';
import { Refusal } from '../refusal.ts';
import type { NewList, VerdictBody } from '../requests.ts';
import type { Health, VerdictAnswer } from '../responses.ts';
import type { Snapshot } from '../snapshot.ts';
import { trustTable, type TrustTable } from '../trust.ts';
import type { Disk } from './disk.ts';
import type { FlockInput } from './flock.ts';
import { Journal } from './journal.ts';
import { Keeper } from './keeper.ts';
import { Landings } from './landings.ts';
import { Lists } from './lists.ts';
import { Reader } from './reader.ts';
import { isOfList, questionKey } from './records.ts';
import { Seats } from './seats.ts';
import type { Placed } from './segments.ts';
import { startRecord, type StartOptions } from './start-record.ts';
import { openStore, type Store } from './store.ts';
import { startTime, type Time } from './time.ts';

export interface RoostOptions extends StartOptions {
  disk: Disk;
  /** Folder of all that is kept. */
  dir: string;
  flock: Omit<FlockInput, 'models'>;
  /** What this release is called. */
  release: string;
  /** A log segment that has grown past this many bytes is followed by a new one. */
  segmentBytes?: number;
  newEpoch: () => string;
  /** For the house only: what went wrong and what is done about it, without any text of a list. */
  report: (sentence: string, error?: unknown) => void;
  inspect?: (event: InspectionEvent) => void;
  time?: (atLeast: number) => Time;
}

export class Roost {
  readonly journal: Journal;
  readonly #options: RoostOptions;
  readonly #store: Store;
  readonly #time: Time;
  readonly #lists: Lists;
  readonly #seats: Seats;
  readonly #keeper: Keeper;
  readonly #reader: Reader;
  readonly #nextId: (now: number) => string;
  readonly #landings = new Landings();
  #closing = false;

  /** Opens the data folder. Lists that have something to do are woken behind it. */
  static async open(options: RoostOptions): Promise<Roost> {
    const { disk, dir, newEpoch, speech, segmentBytes } = options;
    const retry = (heal: () => void): unknown => roost.#time.setTimeout(heal, healMs);
    const trustFile = speech.mode === 'rehearsal' ? 'trust.rehearsal.json' : 'trust.json';
    const store = await openStore({
      disk,
      dir,
      trustFile,
      newEpoch,
      retry,
      ...(segmentBytes && { segmentBytes }),
    });
    const roost = new Roost(options, store, trustFile);
    void roost.#lists.openAll();
    return roost;
  }

  private constructor(options: RoostOptions, store: Store, trustFile: string) {
    this.#options = options;
    this.#store = store;
    this.#time = (options.time ?? startTime)(store.newestAt);
    this.#nextId = listIds(store.entries.last);
    const { speech, inspect, report, disk, dir, version } = options;
    const { entries, log, archive, trust } = store;
    const isClosing = (): boolean => this.#closing;
    this.#seats = new Seats({
      flock: { ...options.flock, models: speech.models },
      speech,
      time: this.#time,
      offer: (offer) => this.#lists.shell(offer.list)?.offered(offer) ?? false,
      nobody: ({ list, key }) => this.#lists.shell(list)?.refused(key),
      landed: (list, key, outcome) => this.#landed(list, key, outcome),
      ...(inspect && { inspect }),
    });
    this.#lists = new Lists({
      entries,
      log,
      archive,
      house: {
        time: this.#time,
        speech,
        seats: this.#seats,
        log,
        get isClosing(): boolean {
          return isClosing();
        },
        levels: (holders, taskType) => trust.ledger.levels(holders, taskType),
        unsaid: (list) => trust.unsaid(list),
        outcomeOf: (list, key) => this.#landings.get(list, key),
      },
      version,
      speech: speech.mode,
      report,
      ...(inspect && { inspect }),
    });
    this.#reader = new Reader(store, this.#lists, this.#time);
    const records = (list: string): ReturnType<Lists['records']> => this.#lists.records(list);
    this.#keeper = new Keeper({
      disk,
      dir,
      entries,
      log,
      archive,
      trust,
      trustFile,
      records,
      time: this.#time,
      report,
    });
    this.journal = new Journal(log, { requesterOf: (list) => entries.get(list)?.requester, records });
    log.listen({
      flushed: (batch) => this.#flushed(batch),
      lost: (lists, error) => this.#lost(lists, error),
      healed: () => this.#healed(),
      rotated: () => this.#keeper.rotated(),
    });
    for (const [list, entry] of entries) if (entry.finished && !entry.archived) this.#keeper.finished(list);
  }

  /** @returns the id of a list that is safely on disk. @throws Refusal 404 for an unknown nest, 503. */
  async startList(list: NewList): Promise<string> {
    if (list.nest_id !== 'todo') {
      throw new Refusal(404, `There is no nest "${list.nest_id}". Choose one of GET /api/nests.`);
    }
    this.#refuseWhileBroken();
    const now = this.#time.now();
    const id = this.#nextId(now);
    this.#lists.create(id, list.requester).accept(startRecord(list, this.#options), now);
    await this.#store.log.settled();
    return id;
  }

  async giveVerdict({ item_id, target, approve, note }: VerdictBody): Promise<VerdictAnswer> {
    const [, list = '', n = ''] = itemIdForm.exec(item_id) ?? [];
    const shell = await this.#lists.open(list);
    this.#refuseWhileBroken();
    const answer = shell?.judge(questionKey(Number(n), target), approve, note);
    await this.#store.log.settled();
    if (answer?.recorded) return { recorded: true };
    const verdict = answer ? answer.verdict : await this.#reader.verdictOf(list, item_id, target);
    return { recorded: false, ...(verdict && { verdict }) };
  }

  /** The list as it is on disk; undefined if there is none. @throws Refusal 503 */
  snapshot(list: string): Promise<Snapshot | undefined> {
    return this.#reader.snapshot(list);
  }

  async trust(): Promise<TrustTable> {
    await this.#store.log.settled();
    return trustTable(this.#store.trust.ledger);
  }

  health(): Health {
    return {
      ok: !this.#store.log.isBroken,
      speech: this.#options.speech.mode,
      version: this.#options.release,
    };
  }

  /** Takes every call down, writes what is queued and lets go of the disk. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#seats.takeAllDown();
    await Promise.race([this.#seats.allDown(), this.#after(landMs)]);
    await this.#store.log.settled().catch(() => {});
    this.#lists.close();
    this.#seats.stop();
    await this.#keeper
      .close()
      .catch((error: unknown) => this.#options.report('No checkpoint was written.', error));
    await this.#store.log.close();
    await this.#store.archive.close();
  }

  #after(ms: number): Promise<void> {
    return new Promise((resolve) => this.#time.setTimeout(resolve, ms).unref?.());
  }

  #flushed(batch: readonly Placed[]): void {
    const touched = new Set<string>();
    for (const { record, place } of batch) {
      this.#store.trust.fold(record);
      if (!isOfList(record)) continue;
      this.#store.entries.note({ record, place });
      this.#lists.shell(record.list)?.flushed(record.n);
      touched.add(record.list);
      if (record.in.kind === 'landed') this.#landings.forget(record.list, record.in.key);
    }
    this.journal.publish(batch);
    for (const list of touched) this.#lists.shell(list)?.tellTrust();
    for (const list of touched) {
      if (this.#store.entries.get(list)?.finished) {
        this.#lists.drop(list);
        this.#landings.forgetList(list);
        this.#keeper.finished(list);
      } else {
        this.#lists.shell(list)?.run();
        this.#lists.settleDown(list);
      }
    }
  }

  #landed(list: string, key: string, outcome: Outcome): void {
    this.#landings.keep(list, key, outcome);
    this.#lists.shell(list)?.landed(key, outcome);
  }

  #lost(lists: ReadonlySet<string>, error: unknown): void {
    this.#options.report('The disk did not take a write. Nothing of it was shown; it is tried again.', error);
    for (const list of lists) {
      this.#seats.dropList(list);
      this.#lists.drop(list);
    }
  }

  #healed(): void {
    this.#options.report('The disk takes writes again.');
    this.#lists.runAll();
    void this.#lists.openAll();
  }

  #refuseWhileBroken(): void {
    if (!this.#store.log.isBroken) return;
    throw new Refusal(503, 'The disk does not take writes just now. Try again in a few seconds.');
  }
}

/** Milliseconds between two tries to get a failed disk back. */
const healMs = 10_000;

/** Milliseconds calls have to land in when the server stops. */
const landMs = 250;
