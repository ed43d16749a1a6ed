/**
 * The one append-only log. Records queued in one turn of the event loop are written and synced together; only then
 * are they handed on, in order. Nothing is seen or acknowledged that a crash or a power cut could undo.
 */
import { Refusal } from '../refusal.ts';
import type { Disk, DiskFile } from './disk.ts';
import type { LogRecord, Step } from './records.ts';
import {
  createSegment,
  headerLine,
  readPlaces,
  readSegments,
  recordsOf,
  segmentFile,
  type Header,
  type Place,
  type Placed,
} from './segments.ts';

export interface LogEvents {
  /** A batch is on disk. Called once a batch, in order, before anyone waiting for it goes on. */
  flushed(batch: readonly Placed[]): void;
  /** A batch failed: these lists said things that never were. Nothing can be appended until `healed`. */
  lost(lists: ReadonlySet<string>, error: unknown): void;
  healed(): void;
}

export interface LogOptions {
  disk: Disk;
  dir: string;
  /** Names a new epoch; asked only when one begins. */
  newEpoch: () => string;
  /** A segment that has grown past this many bytes is followed by a new one. */
  segmentBytes?: number;
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
  readonly #options: Required<LogOptions>;
  /** First line of each segment, oldest first; the last is the one written to. */
  readonly #segments: Header[];
  #events: LogEvents = { flushed() {}, lost() {}, healed() {} };
  #file: DiskFile;
  /** Good bytes of the newest segment. */
  #size: number;
  /** Numbers of the next record to be queued, and of the next to be flushed. */
  #queued: { r: number; seq: number };
  #flushed: { r: number; seq: number };
  #queue: Queued[] = [];
  #waiters: Waiter[] = [];
  #flushing = false;
  #scheduled = false;
  #broken = false;
  #closed = false;

  private constructor(
    options: Required<LogOptions>,
    segments: Header[],
    open: { file: DiskFile; size: number; next: { r: number; seq: number } },
  ) {
    this.#options = options;
    this.#segments = segments;
    this.#file = open.file;
    this.#size = open.size;
    this.#queued = { ...open.next };
    this.#flushed = { ...open.next };
  }

  /**
   * Opens the log and hands every record in it to `onRecord`, in order. A torn last line is cut off; anything worse
   * begins a new epoch, since ids that were given once could be given again.
   */
  static async open(
    options: LogOptions,
    onRecord: (placed: Placed) => void,
  ): Promise<Log> {
    const full = { segmentBytes: 8 * 2 ** 20, ...options };
    const { disk, dir } = full;
    const { segments, next, last } = await readSegments(disk, dir, onRecord);
    if (last) {
      const file = await disk.open(segmentFile(dir, last.header.r));
      await file.truncate(last.size);
      await file.sync();
      return new Log(full, segments, { file, size: last.size, next });
    }
    const header: Header = { crows: 1, epoch: full.newEpoch(), ...next };
    const file = await createSegment(disk, dir, header);
    return new Log(full, [...segments, header], { file, size: headerLine(header).length, next });
  }

  get epoch(): string {
    return this.#newest.epoch;
  }

  /** Seq of the oldest event that can still be read in this epoch. */
  get oldest(): number {
    return this.#segments.find(({ epoch }) => epoch === this.epoch)?.seq ?? 0;
  }

  /** Seq of the newest event on disk; -1 before the first. */
  get head(): number {
    return this.#flushed.seq - 1;
  }

  get isBroken(): boolean {
    return this.#broken || this.#closed;
  }

  listen(events: LogEvents): void {
    this.#events = events;
  }

  /** @throws Refusal 503 while the disk fails; ask `isBroken` before a list changes. */
  append(list: string, step: Step): void {
    if (this.isBroken) throw unwritten();
    const record: LogRecord = { ...this.#queued, list, ...step };
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

  /** Reads records back, in the order of their places. */
  read(places: readonly Place[]): Promise<LogRecord[]> {
    return readPlaces(this.#options.disk, this.#options.dir, places);
  }

  /** Records of the segments that hold events from `from` on, a segment at a time, up to the newest on disk. */
  async *scan(from: number): AsyncGenerator<LogRecord[]> {
    const { disk, dir } = this.#options;
    const start = this.#segments.findLastIndex(({ seq }) => seq <= from);
    for (const { r } of this.#segments.slice(Math.max(0, start))) {
      const bytes = await disk.read(segmentFile(dir, r));
      if (bytes) yield recordsOf(bytes, r).filter((record) => record.r < this.#flushed.r);
    }
  }

  /** Flushes what is queued and lets go of the file. */
  async close(): Promise<void> {
    await this.settled().catch(() => {});
    this.#closed = true;
    await this.#file.close();
  }

  get #newest(): Header {
    return this.#segments.at(-1)!;
  }

  #schedule(): void {
    if (this.#scheduled || this.#flushing || this.#queue.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#queue;
    this.#queue = [];
    this.#flushing = true;
    try {
      if (this.#size > this.#options.segmentBytes) await this.#rotate(batch[0]!.record);
      await this.#file.write(Buffer.concat(batch.map(({ line }) => line)), this.#size);
      await this.#file.sync();
    } catch (error) {
      this.#flushing = false;
      this.#fail(batch, error);
      return;
    }
    this.#flushing = false;
    this.#handOn(batch);
    this.#schedule();
  }

  #handOn(batch: readonly Queued[]): void {
    const segment = this.#newest.r;
    const flushed = batch.map(({ record, line }) => {
      const place = { segment, offset: this.#size, length: line.length - 1 };
      this.#size += line.length;
      return { record, place };
    });
    const { r, seq, out } = batch.at(-1)!.record;
    this.#flushed = { r: r + 1, seq: seq + out.length };
    this.#events.flushed(flushed);
    const done = this.#waiters.filter(({ until }) => until <= this.#flushed.r);
    this.#waiters = this.#waiters.filter(({ until }) => until > this.#flushed.r);
    for (const { resolve } of done) resolve();
  }

  async #rotate({ r, seq }: LogRecord): Promise<void> {
    const header: Header = { crows: 1, epoch: this.epoch, r, seq };
    const file = await createSegment(this.#options.disk, this.#options.dir, header);
    await this.#file.close();
    this.#file = file;
    this.#size = headerLine(header).length;
    this.#segments.push(header);
  }

  /** Numbers that were never seen are used again. */
  #fail(batch: readonly Queued[], error: unknown): void {
    this.#broken = true;
    const lists = new Set([...batch, ...this.#queue].map(({ record }) => record.list));
    this.#queue = [];
    this.#queued = { ...this.#flushed };
    const waiters = this.#waiters;
    this.#waiters = [];
    this.#events.lost(lists, error);
    for (const { reject } of waiters) reject(unwritten());
    void this.#heal();
  }

  async #heal(): Promise<void> {
    if (this.#closed) return;
    try {
      await this.#file.truncate(this.#size);
      await this.#file.sync();
    } catch {
      this.#options.retry(() => void this.#heal());
      return;
    }
    this.#broken = false;
    this.#events.healed();
  }
}
