/** Opens the data folder: archive, checkpoints and log, folded into what is known of each list. */
import { Archive } from './archive.ts';
import { Chronicle } from './chronicle.ts';
import { readCheckpoints } from './checkpoints.ts';
import { Entries } from './entries.ts';
import type { OpenPage } from './keeper.ts';
import { Log, type LogOptions } from './log.ts';
import { PrankBook } from './prank-book.ts';
import { isOfList, type LogRecord } from './records.ts';
import { TrustBook } from './trust-book.ts';

export interface Store {
  log: Log;
  archive: Archive;
  entries: Entries;
  trust: TrustBook;
  pranks: PrankBook;
  chronicle: Chronicle;
  /** Folds over the log, each with the file of its checkpoint. */
  books: Book[];
  /** Lists that were erased while the log still holds something of them. */
  erased: Set<string>;
  /** When the newest record was made, in milliseconds; 0 without any. */
  newestAt: number;
}

/** A fold over the log. Its page is what it has counted up to and with record `r`. */
export interface Book {
  file: string;
  book: { readonly page: { r: number }; fold(record: LogRecord): void };
}

export interface StoreOptions extends Omit<LogOptions, 'dir'> {
  /** Folder of all that is kept. */
  dir: string;
  trustFile: string;
  /** Whether that file is the ledger of rehearsed lists. */
  rehearsed: boolean;
  report: (sentence: string, error?: unknown) => void;
}

export async function openStore({
  dir,
  trustFile,
  rehearsed,
  report,
  ...options
}: StoreOptions): Promise<Store> {
  const { disk } = options;
  const entries = new Entries();
  let newestAt = 0;
  const archive = await Archive.open(disk, `${dir}/lists`, (line, range) => {
    entries.addArchived(line, range);
    newestAt = Math.max(newestAt, Date.parse(line.finished_at));
  });
  const checkpoints = await readCheckpoints({ disk, dir, trustFile, report });
  const { open } = checkpoints;
  const erased = new Set(open?.erasing);
  newestAt = Math.max(newestAt, open?.at ?? 0);
  if (open) takeUp(entries, open);
  await addFiled(archive, entries);
  const trust = new TrustBook(rehearsed, checkpoints.trust);
  const pranks = new PrankBook(checkpoints.pranks);
  const chronicle = new Chronicle(checkpoints.chronicle);
  const books: Book[] = [
    { file: trustFile, book: trust },
    { file: 'pranks.json', book: pranks },
    { file: 'chronicle.json', book: chronicle },
  ];
  const pages = books.map(({ book }) => book.page.r);
  const known = Math.min(open?.r ?? -1, ...pages);
  const given = Math.max(open?.r ?? -1, ...pages);
  const log = await Log.open({ ...options, known, given, dir: `${dir}/log` }, (placed) => {
    const { record, place } = placed;
    newestAt = Math.max(newestAt, record.at);
    for (const { book } of books) book.fold(record);
    if (isOfList(record)) entries.note({ record, place });
    else if (record.in.kind === 'kept') entries.keep(record.in.list, record.in.n);
    // Its record is deleted with the last of the list: what is still there is not erased to the end.
    else if (record.in.kind === 'erased') erased.add(record.in.list);
  });
  return { log, archive, entries, trust, pranks, chronicle, books, erased, newestAt };
}

function takeUp(entries: Entries, { lists, kept }: OpenPage): void {
  // It may have been filed since the checkpoint.
  for (const list of lists) if (!entries.get(list.list)) entries.addOpen(list);
  for (const [list, ns] of kept) for (const n of ns) entries.keep(list, n);
}

/** Lists that nothing but their file tells of: a checkpoint is gone, or a line of the index can't be read. */
async function addFiled(archive: Archive, entries: Entries): Promise<void> {
  for (const list of await archive.lists()) {
    if (!entries.get(list)) entries.addFiled(list, await archive.read(list));
  }
}
