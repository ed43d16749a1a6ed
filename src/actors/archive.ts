/** Records of lists in files of their own, so that the log can be let go of; and the index of finished lists. */
import * as v from 'valibot';
import { listIdForm } from '../events.ts';
import type { Disk, DiskFile, Range } from './disk.ts';
import { isOfList, type ListRecord, type SentUnder } from './records.ts';
import { linesIn, parseLine, recordsIn } from './segments.ts';

/** One line of the index: a finished list, as history shows it. */
export interface IndexLine {
  list: string;
  requester: string;
  nest_id: string;
  /** RFC 3339 */
  started_at: string;
  finished_at: string;
  /** Texts of its items, for search. */
  texts: string[];
  answered: number;
  skipped: number;
  tokens_used: number;
  token_budget: number;
  sent?: SentUnder;
  redo_of?: { list: string; n: number };
  /** Items whose timed-out answer a person kept. */
  kept?: number[];
}

type OnLine = (line: IndexLine, range: Range) => void;

export class Archive {
  readonly #disk: Disk;
  readonly #dir: string;
  readonly #indexPath: string;
  #index: DiskFile | undefined;
  #indexSize = 0;

  private constructor(disk: Disk, dir: string) {
    this.#disk = disk;
    this.#dir = dir;
    this.#indexPath = `${dir}/index.jsonl`;
  }

  /** Opens the archive and hands each finished list in it to `onLine`; a later line of a list replaces an earlier one. */
  static async open(disk: Disk, dir: string, onLine: OnLine): Promise<Archive> {
    const archive = new Archive(disk, dir);
    await disk.makeDir(dir);
    const found = await disk.read(archive.#indexPath);
    const bytes = found ?? new Uint8Array();
    const size = readIndex(bytes, onLine);
    archive.#index = await disk.open(archive.#indexPath);
    if (size < bytes.length) await archive.#index.truncate(size);
    archive.#indexSize = size;
    // A name that is not synced is gone after a power cut, whatever was written under it.
    if (!found) await disk.syncDir(dir);
    return archive;
  }

  /** Keeps all records of each list in a file of its own. Safe on disk when it resolves. */
  async keep(lists: readonly (readonly ListRecord[])[]): Promise<void> {
    await this.#disk.replaceAll(
      lists.map((records) => ({
        path: this.#fileOf(records[0]!.list),
        text: records.map((record) => `${JSON.stringify(record)}\n`).join(''),
      })),
    );
  }

  /** Records of a list that are in its file, in order; none if it has no file. */
  async read(list: string): Promise<ListRecord[]> {
    const bytes = await this.#disk.read(this.#fileOf(list));
    return bytes ? recordsIn(bytes).filter(isOfList) : [];
  }

  /** Ids of lists that have a file. */
  async lists(): Promise<string[]> {
    const names = await this.#disk.names(this.#dir);
    return names.flatMap((name) => /^(l[0-9a-z]{8,12})\.jsonl$/.exec(name)?.[1] ?? []);
  }

  /** @returns where each line lies. */
  async addToIndex(added: readonly IndexLine[]): Promise<Range[]> {
    const texts = added.map((line) => Buffer.from(`${JSON.stringify(line)}\n`));
    await this.#index!.write(Buffer.concat(texts), this.#indexSize);
    await this.#index!.sync();
    return texts.map(({ length }) => {
      const range = { offset: this.#indexSize, length: length - 1 };
      this.#indexSize += length;
      return range;
    });
  }

  /** Lines of the index, in the order of their ranges. */
  async lines(ranges: readonly Range[]): Promise<IndexLine[]> {
    const lines = await this.#disk.readRanges(this.#indexPath, ranges);
    return lines.flatMap((bytes) => {
      // A list that is erased meanwhile moves the lines behind it.
      const line = bytes && parseLine(bytes, 0, bytes.length);
      return isIndexLine(line) ? [line] : [];
    });
  }

  /** Leaves nothing of a list. The lines that stay have moved: each is handed to `onLine` once more. */
  async erase(list: string, onLine: OnLine): Promise<void> {
    const kept: string[] = [];
    const bytes = (await this.#disk.read(this.#indexPath)) ?? new Uint8Array();
    readIndex(bytes.subarray(0, this.#indexSize), (line) => {
      if (line.list !== list) kept.push(`${JSON.stringify(line)}\n`);
    });
    const text = Buffer.from(kept.join(''));
    await this.#disk.replace(this.#indexPath, text.toString());
    const before = this.#index!;
    this.#index = await this.#disk.open(this.#indexPath);
    this.#indexSize = readIndex(text, onLine);
    await before.close();
    await this.#disk.remove(this.#fileOf(list));
    await this.#disk.syncDir(this.#dir);
  }

  async close(): Promise<void> {
    await this.#index?.close();
  }

  #fileOf(list: string): string {
    return `${this.#dir}/${list}.jsonl`;
  }
}

/** @returns how many bytes its whole lines take. */
function readIndex(bytes: Uint8Array, onLine: OnLine): number {
  let size = 0;
  // One by one: a long life has 100,000 lines, and a list's texts are not kept.
  for (const { value, offset, length } of linesIn(bytes)) {
    if (isIndexLine(value)) onLine(value, { offset, length });
    size = offset + length + 1;
  }
  return size;
}

/** What is relied on; of a line without it the list's own file tells more. */
const lineShape = v.object({
  list: v.pipe(v.string(), v.regex(listIdForm)),
  requester: v.string(),
  nest_id: v.string(),
  started_at: v.pipe(v.string(), v.isoTimestamp()),
  finished_at: v.pipe(v.string(), v.isoTimestamp()),
  texts: v.array(v.string()),
  sent: v.optional(v.object({ key: v.string(), hash: v.string(), at: v.number() })),
  redo_of: v.optional(v.object({ list: v.string(), n: v.number() })),
  kept: v.optional(v.array(v.number())),
});

function isIndexLine(value: unknown): value is IndexLine {
  return v.is(lineShape, value);
}
