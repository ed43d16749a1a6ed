/** Opens the data folder: archive, checkpoints and log, folded into what is known of each list. */
import { Archive } from './archive.ts';
import type { Disk } from './disk.ts';
import { Entries } from './entries.ts';
import type { OpenPage } from './keeper.ts';
import { Log, type LogOptions } from './log.ts';
import { isOfList } from './records.ts';
import { TrustBook, type TrustPage } from './trust-book.ts';

export interface Store {
  log: Log;
  archive: Archive;
  entries: Entries;
  trust: TrustBook;
  /** Lists that were erased while the log still holds something of them. */
  erased: Set<string>;
  /** When the newest record was made, in milliseconds; 0 without any. */
  newestAt: number;
}

export interface StoreOptions extends Omit<LogOptions, 'dir'> {
  /** Folder of all that is kept. */
  dir: string;
  trustFile: string;
}

export async function openStore({ dir, trustFile, ...options }: StoreOptions): Promise<Store> {
  const { disk } = options;
  const entries = new Entries();
  let newestAt = 0;
  const archive = await Archive.open(
    disk,
    `${dir}/lists`,
    ({ list, requester, sent, redo_of, kept, finished_at }, line) => {
      entries.addArchived(list, {
        requester,
        line,
        ...(sent && { sent }),
        ...(redo_of && { redo_of }),
        ...(kept && { kept }),
      });
      newestAt = Math.max(newestAt, Date.parse(finished_at));
    },
  );
  const open = await readJson<OpenPage>(disk, `${dir}/open.json`);
  const erased = new Set(open?.erasing);
  newestAt = Math.max(newestAt, open?.at ?? 0);
  if (open) takeUp(entries, open);
  else await addFiled(archive, entries);
  const trust = new TrustBook(await readJson<TrustPage>(disk, `${dir}/${trustFile}`));
  const known = Math.min(open?.r ?? -1, trust.page.r);
  const log = await Log.open({ ...options, known, dir: `${dir}/log` }, (placed) => {
    const { record, place } = placed;
    newestAt = Math.max(newestAt, record.at);
    trust.fold(record);
    if (isOfList(record)) entries.note({ record, place });
    else if (record.in.kind === 'kept') entries.keep(record.in.list, record.in.n);
    else if (entries.get(record.in.list)) erased.add(record.in.list);
  });
  return { log, archive, entries, trust, erased, newestAt };
}

function takeUp(entries: Entries, { lists, kept }: OpenPage): void {
  // It may have been filed since the checkpoint.
  for (const list of lists) if (!entries.get(list.list)) entries.addOpen(list);
  for (const [list, ns] of kept) for (const n of ns) entries.keep(list, n);
}

/** Unfinished lists by their files alone, for a folder whose checkpoint is gone. */
async function addFiled(archive: Archive, entries: Entries): Promise<void> {
  for (const list of await archive.lists()) {
    if (!entries.get(list)) entries.addFiled(list, await archive.read(list));
  }
}

/** A file that a checkpoint wrote; undefined if it is missing or can't be read. */
async function readJson<T>(disk: Disk, path: string): Promise<T | undefined> {
  const bytes = await disk.read(path);
  try {
    return bytes && (JSON.parse(Buffer.from(bytes).toString()) as T);
  } catch {
    return undefined;
  }
}
