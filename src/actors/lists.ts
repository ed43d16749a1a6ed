/** Every list there is: awake in a shell while something moves it, asleep on disk while it only waits for people. */
import type { SpeechMode } from '../asks.ts';
import { Alarms } from './alarms.ts';
import type { Archive } from './archive.ts';
import { closingFor, lastWords, unreadable, type Closing } from './closing.ts';
import { Core } from './core.ts';
import type { Entries } from './entries.ts';
import type { Entry } from './entry.ts';
import type { Log } from './log.ts';
import { Newsroom } from './newsroom.ts';
import { Once } from './once.ts';
import type { ListRecord } from './records.ts';
import { Shell } from './shell.ts';
import type { Surroundings } from './surroundings.ts';
import type { Leaving, Watcher } from './watcher.ts';

/** Lists that are read back at once when the server starts. */
const openAtOnce = 8;

/** Milliseconds a list that only waits stays awake. */
const restMs = 5_000;

export interface ListsOptions {
  entries: Entries;
  log: Log;
  archive: Archive;
  surroundings: Surroundings;
  /** What a list must have been started with to be gone on with. */
  version: string;
  speech: SpeechMode;
  report: (sentence: string, error?: unknown) => void;
  watcher?: Watcher;
}

interface Awake {
  shell: Shell;
  /** Runs while the list only waits; then it is put away. */
  rest?: NodeJS.Timeout;
}

export class Lists {
  readonly #options: ListsOptions;
  readonly #awake = new Map<string, Awake>();
  readonly #opening = new Once<Shell | undefined>();
  readonly #newsroom: Newsroom;
  readonly #alarms: Alarms;

  constructor(options: ListsOptions) {
    this.#options = options;
    const { entries, surroundings } = options;
    this.#alarms = new Alarms(surroundings.time, (list) => void this.#openSoon(list));
    this.#newsroom = new Newsroom({
      untold: () => [...surroundings.untold()].filter((list) => entries.get(list)?.finished === false),
      shell: (list) => this.shell(list),
      open: (list) => this.#openSoon(list),
      isClosing: () => surroundings.isClosing,
      caughtUp: () => this.#runAll(),
    });
  }

  /** True while a list of the nest is not finished. */
  isFlyingIn(nestId: string): boolean {
    for (const [, entry] of this.#options.entries.open)
      if (!entry.finished && entry.nest_id === nestId) return true;
    return false;
  }

  /** How many lists are in memory. */
  get awake(): number {
    return this.#awake.size;
  }

  /** The shell of a list that is awake. */
  shell(list: string): Shell | undefined {
    return this.#awake.get(list)?.shell;
  }

  /** A new list, awake. Its start is the caller's to accept. */
  create(list: string, requester: string, nestId: string): Shell {
    const { entries, surroundings, watcher } = this.#options;
    entries.add(list, requester, nestId);
    const shell = new Shell(new Core(list, watcher?.step), surroundings);
    this.#awake.set(list, { shell });
    return shell;
  }

  /** True while some list has yet to be woken to say what trust did. */
  get isBehind(): boolean {
    return this.#newsroom.isBehind;
  }

  /** The shell of an unfinished list, woken if need be; undefined for one that is finished or not there. */
  async open(list: string): Promise<Shell | undefined> {
    const entry = this.#options.entries.get(list);
    if (this.shell(list) || !entry || entry.finished) return this.shell(list);
    return this.#opening.run(list, () => this.#wake(list, entry));
  }

  /**
   * Goes on with every list there is, at the start and after the disk did not take writes. What has something to do is
   * woken; what only waits sleeps on until it is asked or its time comes.
   */
  async goOn(): Promise<void> {
    const { entries, surroundings } = this.#options;
    const now = surroundings.time.now();
    this.tellNews();
    this.#runAll();
    const due = [...entries.open].flatMap(([list, entry]) => {
      if (entry.finished || this.#awake.has(list)) return [];
      const isDue = !entry.waits || nearest(entry) <= now;
      if (isDue || closingFor(entry, this.#options)) return [list];
      this.#alarms.set(list, nearest(entry));
      return [];
    });
    const openNext = async (): Promise<void> => {
      for (let list = due.shift(); list !== undefined; list = due.shift()) {
        await this.#openSoon(list);
      }
    };
    await Promise.all(Array.from({ length: openAtOnce }, openNext));
  }

  /** Lets lists say what others counted. Before any list runs, or a question could be ahead of what it knows of. */
  tellNews(): void {
    this.#newsroom.tell();
  }

  /** All records of a list that can be read back from the disk, in order. */
  async records(list: string): Promise<ListRecord[]> {
    const { entries, log, archive } = this.#options;
    const entry = entries.get(list);
    if (!entry) return [];
    const { filed } = entry;
    const places = [...entry.places];
    const old = entry.archived || filed > 0 ? await archive.read(list) : [];
    const next = old.at(-1)?.n ?? -1;
    const rest = places.length > 0 ? await log.read(places) : [];
    const found = rest.flatMap((record) => (record?.list === list ? [record] : []));
    if (found.length < places.length || next + 1 < filed) {
      // It was filed while it was read, and the segment is gone.
      if (entry.filed !== filed) return this.records(list);
      this.#noteDamage(list, entry);
    }
    return [...old, ...found.filter(({ n }) => n > next)];
  }

  /** Some of the list is lost: it can't go on, and is ended in words. */
  #noteDamage(list: string, entry: Entry): void {
    if (entry.damaged) return;
    entry.damaged = true;
    this.#options.report(`Part of list ${list} can't be read back from the disk.`);
    if (!entry.finished) void this.#openSoon(list);
  }

  /** Lets a list that only waits rest; called after its shell has run. */
  settleDown(list: string): void {
    const awake = this.#awake.get(list);
    if (!awake) return;
    const { time } = this.#options.surroundings;
    if (awake.rest) time.clearTimeout(awake.rest);
    delete awake.rest;
    if (awake.shell.onlyWaits) awake.rest = time.setTimeout(() => this.#putAway(list), restMs);
  }

  /** Forgets what a list has in memory; one that never got onto the disk is forgotten altogether. */
  drop(list: string, how: Leaving = 'dropped'): void {
    const { entries, surroundings, watcher } = this.#options;
    const awake = this.#awake.get(list);
    this.#awake.delete(list);
    awake?.shell.drop();
    if (awake) watcher?.left(list, how);
    if (awake?.rest) surroundings.time.clearTimeout(awake.rest);
    this.#alarms.clear(list);
    const entry = entries.get(list);
    if (entry && entry.filed + entry.places.length === 0) entries.delete(list);
  }

  /** Lets go of every timer. */
  close(): void {
    for (const list of [...this.#awake.keys(), ...this.#alarms.lists]) this.drop(list);
  }

  #putAway(list: string): void {
    const entry = this.#options.entries.get(list);
    if (!entry || !this.shell(list)?.onlyWaits) return;
    this.drop(list, 'asleep');
    entry.waits = true;
    this.#alarms.set(list, nearest(entry));
  }

  /** Opens a list that nobody waits for. */
  async #openSoon(list: string): Promise<void> {
    await this.open(list).catch((error: unknown) => {
      this.#options.report(`List ${list} could not be opened.`, error);
    });
  }

  #runAll(): void {
    for (const { shell } of this.#awake.values()) shell.run();
  }

  async #wake(list: string, entry: Entry): Promise<Shell | undefined> {
    const { surroundings, watcher, report } = this.#options;
    const records = await this.records(list);
    if (records.length === 0) return this.#forget(list);
    const closing = closingFor(entry, this.#options);
    if (closing) return this.#closeWith(list, records, closing);
    let core: Core;
    try {
      core = Core.replay(list, records, watcher?.step);
    } catch (error) {
      report(`List ${list} does not fit its records any longer; it is ended.`, error);
      return this.#closeWith(list, records, unreadable);
    }
    const shell = new Shell(core, surroundings);
    this.drop(list);
    this.#awake.set(list, { shell });
    if (core.root) watcher?.woke(core.root);
    this.tellNews();
    shell.run();
    this.settleDown(list);
    return shell;
  }

  #forget(list: string): undefined {
    this.#options.entries.delete(list);
    this.#options.report(`Nothing of list ${list} can be read back from the disk. It is forgotten.`);
  }

  /** Resolves when the list's last words are on disk: opened again before, it would say them twice. */
  async #closeWith(list: string, records: readonly ListRecord[], closing: Closing): Promise<undefined> {
    const { log, surroundings } = this.#options;
    const unsaid = surroundings.unsaid(list).flatMap(({ changes }) => changes);
    log.append(list, {
      n: (records.at(-1)?.n ?? -1) + 1,
      at: surroundings.time.now(),
      in: { kind: 'closed', reason: closing.reason },
      out: lastWords(records, closing, unsaid),
    });
    await log.settled();
  }
}

const nearest = ({ questions }: Entry): number => Math.min(Infinity, ...questions.values());
