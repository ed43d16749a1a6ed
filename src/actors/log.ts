/**
 * The one append-only log. Records queued in one turn of the event loop are written and synced together; only then
 * are they handed on, in order. Nothing is seen or acknowledged that a crash or a power cut could undo.
 */
import { Refusal } from '../refusal.ts';
import { LogStore, type Numbers, type StoreOptions } from './log-store.ts';
import type { ListRecord, LogRecord, ServerRecord, Step } from './records.ts';
import type { Place, Placed, Segment } from './segments.ts';

export interface LogEvents {
  /** Records of these lists are about to be written. What is appended now goes with them, and is told here in turn. */
  filling(lists: ReadonlySet<string>): void;
  /** A batch is on disk. Called once a batch, in order, before anyone waiting for it goes on. */
  flushed(batch: readonly Placed[]): void;
  /** A batch failed: these lists said things that never were. Nothing can be appended until `healed`. */
  lost(lists: ReadonlySet<string>, error: unknown): void;
  healed(): void;
  /** A new segment was begun. */
  rotated(): void;
}

export interface LogOptions extends Omit<StoreOptions, 'segmentBytes'> {
  segmentBytes?: number;
  /** The newest record that every checkpoint has; what they know need not be read again. */
  known?: number;
  /** The newest record that any checkpoint has: no number up to it may be given again. */
  given?: number;
  /** Runs the next try to cut a failed segment back, some seconds from now. */
  retry: (heal: () => void) => void;
}

interface Queued {
  record: LogRecord;
  line: Buffer;
}

interface Waiter {
  /** Resolves once this many records are on disk. */
  until: number;
  resolve: () => void;
  reject: (error: Error) => void;
}

const unwritten = (): Refusal => new Refusal(503, 'The disk did not take the write. Try again in a moment.');

export class Log {
  readonly #store: LogStore;
  readonly #retry: LogOptions['retry'];
  #events: LogEvents = { filling() {}, flushed() {}, lost() {}, healed() {}, rotated() {} };
  /** Numbers of the next record to be queued, and of the next to be flushed. */
  #queued: Numbers;
  #flushed: Numbers;
  #queue: Queued[] = [];
  #waiters: Waiter[] = [];
  #flushing = false;
  #scheduled = false;
  #broken = false;
  /** A batch was written since the file was last cut back: the disk takes more than that. */
  #isProven = true;
  #closed = false;

  private constructor(store: LogStore, next: Numbers, retry: LogOptions['retry']) {
    this.#store = store;
    this.#retry = retry;
    this.#queued = { ...next };
    this.#flushed = { ...next };
  }

  /** Opens the log and hands every record that `known` does not cover to `onRecord`, in order. */
  static async open(
    { retry, known = -1, given = known, segmentBytes = 8 * 2 ** 20, ...options }: LogOptions,
    onRecord: (placed: Placed) => void,
  ): Promise<Log> {
    const { store, next } = await LogStore.open({ ...options, segmentBytes }, { known, given }, onRecord);
    return new Log(store, next, retry);
  }

  get epoch(): string {
    return this.#store.newest.epoch;
  }

  /** Seq of the newest event on disk; -1 before the first. */
  get head(): number {
    return this.#flushed.seq - 1;
  }

  /** Seq of the oldest event from which on everything is still there, in this epoch. */
  get oldest(): number {
    return this.#store.oldest;
  }

  /** Oldest first; the last is the one written to. */
  get segments(): readonly Segment[] {
    return this.#store.segments;
  }

  get isBroken(): boolean {
    return this.#broken || this.#closed;
  }

  listen(events: LogEvents): void {
    this.#events = events;
  }

  /** @throws Refusal 503 while the disk fails; ask `isBroken` before a list changes. */
  append(list: string, step: Step): void;
  append(list: null, step: Pick<ServerRecord, 'at' | 'in' | 'out'>): void;
  append(list: string | null, step: Step | Pick<ServerRecord, 'at' | 'in' | 'out'>): void {
    if (this.isBroken) throw unwritten();
    const record = { ...this.#queued, list, ...step } as LogRecord;
    this.#queued = { r: record.r + 1, seq: record.seq + record.out.length };
    this.#queue.push({ record, line: Buffer.from(`${JSON.stringify(record)}\n`) });
    this.#schedule();
  }

  /** Resolves when everything queued so far is on disk. @throws Refusal 503 if it can't be. */
  async settled(): Promise<void> {
    if (this.isBroken) throw unwritten();
    const until = this.#queued.r;
    if (this.#flushed.r >= until) return;
    await new Promise<void>((resolve, reject) => this.#waiters.push({ until, resolve, reject }));
  }

  /** Reads records of a list back, in the order of their places; undefined for one that is not there as it was. */
  read(places: readonly Place[]): Promise<(ListRecord | undefined)[]> {
    return this.#store.read(places);
  }

  /** Records that hold events from `from` on, in chunks, up to the newest on disk. */
  scan(from: number): AsyncGenerator<LogRecord[]> {
    return this.#store.scan(from, this.#flushed.r);
  }

  /** Begins a new segment, so that the one before it can be cleared away. */
  async rotate(): Promise<void> {
    while (this.#flushing || this.#queue.length > 0) await this.settled();
    if (this.#store.newest.until === this.#store.newest.r) return;
    this.#flushing = true;
    try {
      await this.#store.rotate(this.#flushed);
    } finally {
      this.#flushing = false;
      this.#schedule();
    }
  }

  /** Deletes segments that nothing needs any longer; never the newest. */
  forget(isUnneeded: (segment: Segment) => boolean): Promise<void> {
    return this.#store.forget(isUnneeded);
  }

  /** Flushes what is queued and lets go of the file. */
  async close(): Promise<void> {
    await this.settled().catch(() => {});
    this.#closed = true;
    await this.#store.close();
  }

  #schedule(): void {
    if (this.#scheduled || this.#flushing || this.#queue.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      // A rotation may have begun since; it schedules anew when it ends.
      if (!this.#flushing) void this.#flush();
    });
  }

  #fill(): void {
    for (let seen = 0; seen < this.#queue.length;) {
      const lists = new Set(this.#queue.slice(seen).flatMap(({ record }) => record.list ?? []));
      seen = this.#queue.length;
      this.#events.filling(lists);
    }
  }

  async #flush(): Promise<void> {
    this.#fill();
    const batch = this.#queue;
    if (batch.length === 0) return;
    this.#queue = [];
    this.#flushing = true;
    let places: Place[];
    try {
      const rotate = this.#store.isFull;
      if (rotate) await this.#store.rotate(this.#flushed);
      if (rotate) this.#events.rotated();
      const until = batch.at(-1)!.record.r + 1;
      places = await this.#store.write(
        batch.map(({ line }) => line),
        until,
      );
    } catch (error) {
      this.#flushing = false;
      this.#fail(batch, error);
      return;
    }
    this.#flushing = false;
    this.#isProven = true;
    const { r, seq, out } = batch.at(-1)!.record;
    this.#flushed = { r: r + 1, seq: seq + out.length };
    this.#events.flushed(batch.map(({ record }, i) => ({ record, place: places[i]! })));
    const done = this.#waiters.filter(({ until }) => until <= this.#flushed.r);
    this.#waiters = this.#waiters.filter(({ until }) => until > this.#flushed.r);
    for (const { resolve } of done) resolve();
    this.#schedule();
  }

  /** Numbers that were never seen are used again. */
  #fail(batch: readonly Queued[], error: unknown): void {
    this.#broken = true;
    const lists = new Set([...batch, ...this.#queue].flatMap(({ record }) => record.list ?? []));
    this.#queue = [];
    this.#queued = { ...this.#flushed };
    const waiters = this.#waiters;
    this.#waiters = [];
    this.#events.lost(lists, error);
    for (const { reject } of waiters) reject(unwritten());
    // A full disk lets itself be cut back at any time, and takes the next write no more than the last.
    if (this.#isProven) void this.#heal();
    else this.#retry(() => void this.#heal());
  }

  async #heal(): Promise<void> {
    if (this.#closed) return;
    try {
      await this.#store.cutBack();
    } catch {
      this.#retry(() => void this.#heal());
      return;
    }
    this.#broken = false;
    this.#isProven = false;
    this.#events.healed();
  }
}
