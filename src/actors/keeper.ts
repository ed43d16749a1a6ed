/**
 * Keeps the log short: files the records of lists, writes the checkpoints, and deletes a segment once nothing needs
 * it. It works behind everything else, one job at a time, and what fails is tried again.
 */
import type { Archive } from './archive.ts';
import type { Disk } from './disk.ts';
import type { Entries } from './entries.ts';
import { openList, type Entry, type OpenList } from './entry.ts';
import { indexLine } from './index-line.ts';
import type { Log } from './log.ts';
import type { ListRecord } from './records.ts';
import type { Time } from './time.ts';
import type { Book } from './store.ts';

/** Milliseconds before a job that failed is tried again. */
const retryMs = 10_000;

/** Lists that are filed together at most: they share what makes their files safe. */
const filedAtOnce = 16;

export interface KeeperOptions {
  disk: Disk;
  dir: string;
  entries: Entries;
  log: Log;
  archive: Archive;
  books: readonly Book[];
  records: (list: string) => Promise<ListRecord[]>;
  time: Time;
  report: (sentence: string, error?: unknown) => void;
}

/** `open.json`: every list that is not in the index, as of record `r`. */
export interface OpenPage {
  r: number;
  /** When it was written, in milliseconds. */
  at: number;
  lists: OpenList[];
  /** Lists of which something may be left on disk. */
  erasing: string[];
  /** Answers that were kept and that the index does not have yet, by list. */
  kept: [list: string, ns: number[]][];
}

export class Keeper {
  readonly #options: KeeperOptions;
  /** Lists to be filed, and segments to be cleared, in order. */
  readonly #jobs: (() => Promise<void>)[] = [];
  /** Tells whoever waits for a job that the keeper closes before it is done. */
  readonly #waiting = new Set<(reason: Error) => void>();
  readonly #erasing: Set<string>;
  /** Finished and to be filed. */
  #finished: string[] = [];
  #working: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  /** @param erasing lists whose erasure a crash interrupted; `erase` goes on with them. */
  constructor(options: KeeperOptions, erasing: ReadonlySet<string>) {
    this.#options = options;
    this.#erasing = new Set(erasing);
  }

  /** Files a list that is finished and enters it in the index. */
  finished(list: string): void {
    this.#finished.push(list);
    if (this.#finished.length === 1) this.#add(() => this.#fileFinished());
  }

  /** Enters in the index what a person kept of a list that stands there. */
  kept(list: string): void {
    this.#add(() => this.#enterKept(list));
  }

  /** Clears away what closed segments still hold. */
  rotated(): void {
    this.#add(() => this.#clear());
  }

  /** Leaves nothing of a finished list, in the log neither. Its `erased` record is on disk: a crash is no way out. */
  async erase(list: string): Promise<void> {
    const { entries, archive, log } = this.#options;
    entries.delete(list);
    this.#erasing.add(list);
    await this.#do(async () => {
      await archive.erase(list, (line, range) => {
        const entry = entries.get(line.list);
        if (entry) entry.line = range;
      });
      await log.rotate();
      await this.#clear();
      this.#erasing.delete(list);
      await this.checkpoint();
    });
  }

  /** Writes all checkpoints. @returns the newest record that each of them has. */
  async checkpoint(): Promise<number> {
    const { disk, dir, entries, books } = this.#options;
    // All in one go, before anything is awaited: they have to be of the same record.
    const pages = books.map(({ file, book }) => ({ file, page: book.page }));
    const r = Math.min(...pages.map(({ page }) => page.r));
    const open: OpenPage = {
      r,
      at: this.#options.time.now(),
      lists: [...entries.open].flatMap(([list, entry]) =>
        entry.places.length + entry.filed === 0 ? [] : [openList(list, entry)],
      ),
      erasing: [...this.#erasing],
      kept: entries.kept,
    };
    for (const { file, page } of pages) await disk.replace(`${dir}/${file}`, `${JSON.stringify(page)}\n`);
    await disk.replace(`${dir}/open.json`, `${JSON.stringify(open)}\n`);
    return r;
  }

  /** Finishes the job at hand and writes the checkpoints. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry) this.#options.time.clearTimeout(this.#retry);
    this.#jobs.length = 0;
    await this.#working;
    for (const reject of this.#waiting) reject(closing());
    await this.checkpoint();
  }

  #add(job: () => Promise<void>): void {
    if (this.#closed) return;
    this.#jobs.push(job);
    if (!this.#retry) this.#working ??= this.#work();
  }

  /** Resolves with the job, rejects with its first failure or when the keeper closes; it is done all the same. */
  async #do(job: () => Promise<void>): Promise<void> {
    if (this.#closed) throw closing();
    await new Promise<void>((resolve, reject) => {
      this.#waiting.add(reject);
      this.#add(async () => {
        try {
          await job();
          resolve();
        } catch (error) {
          reject(error);
          throw error;
        } finally {
          this.#waiting.delete(reject);
        }
      });
    });
  }

  async #work(): Promise<void> {
    for (let job = this.#jobs[0]; job; job = this.#jobs[0]) {
      try {
        await job();
        this.#jobs.shift();
      } catch (error) {
        if (this.#closed) break;
        const { report, time } = this.#options;
        report(
          'The disk did not take what is filed behind the log. Nothing is lost; it is tried again.',
          error,
        );
        this.#retry = time.setTimeout(() => {
          this.#retry = undefined;
          this.#working = this.#work();
        }, retryMs);
        break;
      }
    }
    this.#working = undefined;
  }

  async #fileFinished(): Promise<void> {
    while (this.#finished.length > 0) {
      const batch = this.#finished.slice(0, filedAtOnce);
      await this.#file(batch);
      this.#finished = this.#finished.slice(batch.length);
    }
  }

  /** Puts the records of some lists into their files, and those that are finished into the index. */
  async #file(lists: readonly string[]): Promise<void> {
    const { entries, archive, records } = this.#options;
    const filed: { list: string; entry: Entry; all: ListRecord[] }[] = [];
    for (const list of lists) {
      const entry = entries.get(list);
      if (entry && !entry.archived) filed.push({ list, entry, all: await records(list) });
    }
    if (filed.length === 0) return;
    await archive.keep(filed.map(({ all }) => all));
    // More may have been said meanwhile: only what is in the file is let go of.
    for (const { entry, all } of filed) entries.file(entry, all.at(-1)!.n + 1);
    const whole = filed.filter(({ entry }) => entry.finished && entry.places.length === 0);
    if (whole.length === 0) return;
    const kept = whole.map(({ entry }) => entry.kept.size);
    const lines = await archive.addToIndex(whole.map(({ list, entry, all }) => indexLine(list, entry, all)));
    for (const [i, { list }] of whole.entries()) entries.enter(list, lines[i]!, kept[i]!);
  }

  async #enterKept(list: string): Promise<void> {
    const { entries, archive } = this.#options;
    const entry = entries.get(list);
    if (!entry?.line || entry.kept.size === entry.keptInLine) return;
    const [known] = await archive.lines([entry.line]);
    if (!known) return;
    const kept = [...entry.kept];
    const [line] = await archive.addToIndex([{ ...known, kept }]);
    entries.enter(list, line!, kept.length);
  }

  /** Files what closed segments still hold, and deletes them. */
  async #clear(): Promise<void> {
    const { log, entries } = this.#options;
    const closed = new Set(log.segments.slice(0, -1).map(({ r }) => r));
    if (closed.size === 0) return;
    // At once, since filing takes its time: what a checkpoint has is not read again after a crash.
    await this.checkpoint();
    const held = [...entries.open].flatMap(([list, entry]) =>
      entry.places.some(({ segment }) => closed.has(segment)) ? [list] : [],
    );
    for (let i = 0; i < held.length; i += filedAtOnce) await this.#file(held.slice(i, i + filedAtOnce));
    const r = await this.checkpoint();
    await log.forget((segment) => closed.has(segment.r) && segment.until <= r + 1);
  }
}

const closing = (): Error => new Error('The server stops; what is left is done when it starts again.');
