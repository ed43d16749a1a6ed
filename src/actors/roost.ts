/**
 * The running whole: the log, the flock and every list. It opens all of it, routes what comes in to its list, and on
 * each flush lets the world know.
 */
import type { InspectionEvent } from 'xstate';
import type { Outcome, Speech } from '../asks.ts';
import { itemIdForm, type Target, type VerdictName } from '../events.ts';
import { listIds } from '../list-ids.ts';
import { Refusal } from '../refusal.ts';
import type { NewList, VerdictBody } from '../requests.ts';
import { snapshotOf, type SaidAt, type Snapshot } from '../snapshot.ts';
import { trustTable, type TrustTable } from '../trust.ts';
import type { Disk } from './disk.ts';
import type { FlockInput } from './flock.ts';
import { Journal } from './journal.ts';
import { Lists } from './lists.ts';
import { Log } from './log.ts';
import { questionKey, type StartInput } from './records.ts';
import { Seats } from './seats.ts';
import type { Placed } from './segments.ts';
import { startTime, type Time } from './time.ts';
import { TrustBook } from './trust-book.ts';

export interface RoostOptions {
  disk: Disk;
  /** Folder of all that is kept. */
  dir: string;
  speech: Speech;
  flock: Omit<FlockInput, 'models'>;
  /** How long a question waits, in milliseconds; 0 is for ever. */
  approvalMs: number;
  itemsInWork: number;
  /** Hash of the core and the machines. */
  version: string;
  /** Any 32 bits; seeds one list's shuffles. */
  seed: () => number;
  newEpoch: () => string;
  /** For the house only: what went wrong and what is done about it, without any text of a list. */
  report: (sentence: string, error?: unknown) => void;
  inspect?: (event: InspectionEvent) => void;
  time?: (atLeast: number) => Time;
}

export interface Health {
  ok: boolean;
  speech: string;
  version: string;
}

export type VerdictAnswer = { recorded: true } | { recorded: false; verdict?: VerdictName };

export class Roost {
  readonly journal: Journal;
  readonly #options: RoostOptions;
  readonly #log: Log;
  readonly #time: Time;
  readonly #lists: Lists;
  readonly #seats: Seats;
  readonly #trust = new TrustBook();
  readonly #nextId: (now: number) => string;
  /** Ends of calls that no record on disk carries yet, by list and key. */
  readonly #outcomes = new Map<string, Map<string, Outcome>>();

  /** Opens the data folder and reads every unfinished list back. */
  static async open(options: RoostOptions): Promise<Roost> {
    const read: Placed[] = [];
    const { disk, dir, newEpoch } = options;
    const retry = (heal: () => void): unknown => roost.#time.setTimeout(heal, healMs);
    const log = await Log.open({ disk, dir: `${dir}/log`, newEpoch, retry }, (placed) => read.push(placed));
    const roost = new Roost(options, log, read);
    void roost.#wakeAll();
    return roost;
  }

  private constructor(options: RoostOptions, log: Log, read: readonly Placed[]) {
    this.#options = options;
    this.#log = log;
    this.#time = (options.time ?? startTime)(read.at(-1)?.record.at ?? 0);
    const { speech, inspect } = options;
    this.#seats = new Seats({
      flock: { ...options.flock, models: speech.models },
      speech,
      time: this.#time,
      offer: (offer) => this.#lists.get(offer.list)?.shell?.offered(offer) ?? false,
      nobody: () => {},
      landed: (list, key, outcome) => this.#landed(list, key, outcome),
      ...(inspect && { inspect }),
    });
    this.#lists = new Lists(
      log,
      {
        time: this.#time,
        speech,
        seats: this.#seats,
        log,
        levels: (holders, taskType) => this.#trust.ledger.levels(holders, taskType),
        unsaid: (list) => this.#trust.unsaid(list),
        outcomeOf: (list, key) => this.#outcomes.get(list)?.get(key),
      },
      inspect,
    );
    for (const { record, place } of read) {
      this.#lists.note(record, place);
      this.#trust.fold(record);
    }
    this.#nextId = listIds(read.map(({ record }) => record.list).reduce(later, undefined));
    this.journal = new Journal(log, (list) => this.#lists.get(list));
    log.listen({
      flushed: (batch) => this.#flushed(batch),
      lost: (lists, error) => this.#lost(lists, error),
      healed: () => this.#healed(),
    });
  }

  /** @returns the id of a list that is safely on disk. @throws Refusal 404 for an unknown nest, 503. */
  async startList(list: NewList): Promise<string> {
    if (list.nest_id !== 'todo') {
      throw new Refusal(404, `There is no nest "${list.nest_id}". Choose one of GET /api/nests.`);
    }
    this.#refuseWhileBroken();
    const now = this.#time.now();
    const id = this.#nextId(now);
    this.#lists.create(id, list.requester).accept(this.#startInput(list), now);
    await this.#log.settled();
    return id;
  }

  async giveVerdict({ item_id, target, approve, note }: VerdictBody): Promise<VerdictAnswer> {
    const [, list = '', n = ''] = itemIdForm.exec(item_id) ?? [];
    const shell = await this.#lists.open(list);
    this.#refuseWhileBroken();
    const answer = shell?.judge(questionKey(Number(n), target), approve, note);
    await this.#log.settled();
    if (answer?.recorded) return { recorded: true };
    const verdict = answer ? answer.verdict : await this.#verdictOf(list, item_id, target);
    return { recorded: false, ...(verdict && { verdict }) };
  }

  /** The list as it is on disk; undefined if there is none. */
  async snapshot(list: string): Promise<Snapshot | undefined> {
    await this.#log.settled();
    const story = await this.#story(list);
    return story && snapshotOf(list, this.#log.epoch, story, this.#time.now());
  }

  async trust(): Promise<TrustTable> {
    await this.#log.settled();
    return trustTable(this.#trust.ledger);
  }

  health(): Health {
    const { speech, version } = this.#options;
    return { ok: !this.#log.isBroken, speech: speech.mode, version };
  }

  /** Takes every call down, writes what is queued and lets go of the disk. */
  async close(): Promise<void> {
    for (const list of this.#lists.unfinished) this.#lists.get(list)?.shell?.drop();
    this.#seats.stop();
    await this.#log.close();
  }

  #startInput({ requester, token_budget, text, items, skipped }: NewList): StartInput {
    const { speech, approvalMs, itemsInWork, version, seed } = this.#options;
    return {
      kind: 'start',
      version,
      speech: speech.mode,
      models: speech.models,
      seed: seed(),
      requester,
      nest: { nest_id: 'todo', name: 'todo', crows: [] },
      token_budget,
      approval_ms: approvalMs,
      items_in_work: itemsInWork,
      ...(text !== undefined && { text }),
      items: items.map((item) => ({ ...item, triage_bound: speech.bound({ kind: 'triage', item }) })),
      skipped,
    };
  }

  #flushed(batch: readonly Placed[]): void {
    const touched = new Set<string>();
    for (const { record, place } of batch) {
      const { shell } = this.#lists.note(record, place);
      shell?.flushed(record.n);
      this.#trust.fold(record);
      touched.add(record.list);
      if (record.in.kind === 'landed') this.#outcomes.get(record.list)?.delete(record.in.key);
    }
    this.journal.publish(batch);
    for (const list of touched) this.#lists.get(list)?.shell?.tellTrust();
    for (const list of touched) {
      const entry = this.#lists.get(list);
      if (entry?.finished) {
        this.#lists.drop(list);
        this.#outcomes.delete(list);
      } else entry?.shell?.run();
    }
  }

  #landed(list: string, key: string, outcome: Outcome): void {
    const ofList = this.#outcomes.get(list) ?? new Map<string, Outcome>();
    this.#outcomes.set(list, ofList.set(key, outcome));
    this.#lists.get(list)?.shell?.landed(key, outcome);
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
    void this.#wakeAll();
  }

  async #wakeAll(): Promise<void> {
    for (const list of this.#lists.unfinished) {
      try {
        const shell = await this.#lists.open(list);
        shell?.tellTrust();
        shell?.run();
      } catch (error) {
        this.#options.report(`List ${list} can't be read back.`, error);
      }
    }
  }

  async #story(list: string): Promise<SaidAt[] | undefined> {
    const entry = this.#lists.get(list);
    if (!entry || entry.places.length === 0) return undefined;
    const records = await this.#log.read([...entry.places]);
    return records.flatMap(({ seq, at, out }) => out.map((said, i) => ({ seq: seq + i, at, said })));
  }

  async #verdictOf(list: string, itemId: string, target: Target): Promise<VerdictName | undefined> {
    for (const { said } of (await this.#story(list)) ?? []) {
      if (said.event === 'verdict' && said.item_id === itemId && said.target === target) return said.verdict;
    }
    return undefined;
  }

  #refuseWhileBroken(): void {
    if (!this.#log.isBroken) return;
    throw new Refusal(503, 'The disk does not take writes just now. Try again in a few seconds.');
  }
}

/** Milliseconds between two tries to get a failed disk back. */
const healMs = 10_000;

const later = (a: string | undefined, b: string): string => (a === undefined || b > a ? b : a);
