/** The log's segments on disk: the newest is written to, the others are read, and one day deleted. */
import type { Disk, DiskFile } from './disk.ts';
import type { ListRecord, LogRecord } from './records.ts';
import {
  createSegment,
  headerLine,
  parseRecord,
  readPlaces,
  readSegments,
  recordsIn,
  segmentFile,
  type Header,
  type Known,
  type Place,
  type Placed,
  type Segment,
} from './segments.ts';

export interface StoreOptions {
  disk: Disk;
  dir: string;
  /** Names a new epoch; asked only when one begins. */
  newEpoch: () => string;
  /** A segment that has grown past this many bytes is followed by a new one. */
  segmentBytes: number;
}

/** Numbers of a record: its own, and that of its first event. */
export interface Numbers {
  r: number;
  seq: number;
}

export class LogStore {
  readonly #options: StoreOptions;
  /** Oldest first; the last is the one written to. */
  #segments: Segment[];
  #file: DiskFile;
  /** Good bytes of the newest segment. */
  #size: number;
  /** Lines of the newest segment that this process wrote, by offset: a list that ends is mostly found here. */
  readonly #fresh = new Map<number, Uint8Array>();

  private constructor(options: StoreOptions, segments: Segment[], file: DiskFile, size: number) {
    this.#options = options;
    this.#segments = segments;
    this.#file = file;
    this.#size = size;
  }

  /**
   * Opens the folder and hands every record above `known` to `onRecord`, in order; others too, where they lie beside.
   * A torn last line is cut off; anything worse begins a new epoch, since ids that were given once could be given
   * again.
   */
  static async open(
    options: StoreOptions,
    known: Known,
    onRecord: (placed: Placed) => void,
  ): Promise<{ store: LogStore; next: Numbers }> {
    const { disk, dir } = options;
    const { segments, next, last } = await readSegments(disk, dir, known, onRecord);
    if (last) {
      const file = await disk.open(segmentFile(dir, last.header.r));
      await file.truncate(last.size);
      await file.sync();
      return { store: new LogStore(options, segments, file, last.size), next };
    }
    const header: Header = { crows: 1, epoch: options.newEpoch(), ...next };
    const file = await createSegment(disk, dir, header);
    const all = [...segments, { ...header, until: header.r }];
    return { store: new LogStore(options, all, file, headerLine(header).length), next };
  }

  get segments(): readonly Segment[] {
    return this.#segments;
  }

  get newest(): Segment {
    return this.#segments.at(-1)!;
  }

  get isFull(): boolean {
    return this.#size > this.#options.segmentBytes;
  }

  /** Seq of the oldest event from which on everything is still there, in this epoch. */
  get oldest(): number {
    let oldest = this.newest;
    for (const segment of this.#segments.toReversed()) {
      if (segment.epoch !== this.newest.epoch || (segment !== oldest && segment.until !== oldest.r)) break;
      oldest = segment;
    }
    return oldest.seq;
  }

  /** Writes lines and syncs them. @returns their places. @throws with nothing counted as written. */
  async write(lines: readonly Uint8Array[], until: number): Promise<Place[]> {
    const segment = this.newest.r;
    await this.#file.write(Buffer.concat(lines), this.#size);
    await this.#file.sync();
    const places = lines.map((line) => {
      const place = { segment, offset: this.#size, length: line.length - 1 };
      this.#fresh.set(place.offset, line);
      this.#size += line.length;
      return place;
    });
    this.newest.until = until;
    return places;
  }

  /** Cuts a write that failed off again. */
  async cutBack(): Promise<void> {
    await this.#file.truncate(this.#size);
    await this.#file.sync();
  }

  /** Begins a new segment whose first record will have these numbers. */
  async rotate(next: Numbers): Promise<void> {
    const { disk, dir } = this.#options;
    const header: Header = { crows: 1, epoch: this.newest.epoch, ...next };
    const file = await createSegment(disk, dir, header).catch(async (error: unknown) => {
      // Left behind, it would be read as the newest one.
      await disk.remove(segmentFile(dir, header.r)).catch(() => {});
      throw error;
    });
    const before = this.#file;
    this.#file = file;
    this.#size = headerLine(header).length;
    this.#fresh.clear();
    this.#segments = [...this.#segments, { ...header, until: header.r }];
    await before.close();
  }

  /** Deletes segments that nothing needs any longer; never the newest. */
  async forget(isUnneeded: (segment: Segment) => boolean): Promise<void> {
    const { disk, dir } = this.#options;
    const unneeded = this.#segments.slice(0, -1).filter(isUnneeded);
    if (unneeded.length === 0) return;
    for (const { r } of unneeded) {
      await disk.remove(segmentFile(dir, r));
      // One by one: what the disk does not let go of is asked for again.
      this.#segments = this.#segments.filter((segment) => segment.r !== r);
    }
    await disk.syncDir(dir);
  }

  /** Reads records of a list back, in the order of their places; undefined for one that is not there as it was. */
  async read(places: readonly Place[]): Promise<(ListRecord | undefined)[]> {
    const newest = this.newest.r;
    const fresh = places.map(({ segment, offset }) =>
      segment === newest ? this.#fresh.get(offset) : undefined,
    );
    const first = fresh.findIndex((line) => line !== undefined);
    if (first === -1) return readPlaces(this.#options.disk, this.#options.dir, places);
    // Places are in order: from the first fresh one on, all are.
    const old = await readPlaces(this.#options.disk, this.#options.dir, places.slice(0, first));
    return [...old, ...fresh.slice(first).map((line) => line && parseRecord(line))];
  }

  /**
   * Records of the segments that hold events from `from` on, a segment at a time, below record `until`.
   * @throws if a segment is deleted meanwhile: a reader must not take a gap for the whole.
   */
  async *scan(from: number, until: number): AsyncGenerator<LogRecord[]> {
    const { disk, dir } = this.#options;
    const start = this.#segments.findLastIndex(({ seq }) => seq <= from);
    for (const { r } of this.#segments.slice(Math.max(0, start))) {
      const bytes = await disk.read(segmentFile(dir, r));
      if (!bytes) throw new Error(`Segment ${r} of the log was cleared away while it was read.`);
      yield recordsIn(bytes).filter((record) => record.r < until);
    }
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
