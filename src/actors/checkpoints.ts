/** Checkpoints as they are found at start. What is in them is only taken for true if all of it can be. */
import * as v from 'valibot';
import { listIdForm, taskTypes } from '../events.ts';
import type { Disk } from './disk.ts';
import type { ChroniclePage } from './chronicle.ts';
import type { OpenPage } from './keeper.ts';
import type { PrankPage } from './prank-book.ts';
import type { TrustPage } from './trust-book.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const newest = v.pipe(v.number(), v.safeInteger(), v.minValue(-1));
const level = v.picklist([0, 1, 2]);
const ofWork = { holder: v.string(), task_type: v.picklist(taskTypes) };
const list = v.pipe(v.string(), v.regex(listIdForm));

const trustShape = v.object({
  r: newest,
  crowModel: v.optional(v.string()),
  rows: v.array(v.object({ ...ofWork, level, streak: count, unasked: count })),
  unsaid: v.array(
    v.object({ id: count, list, changes: v.array(v.object({ ...ofWork, from: level, to: level })) }),
  ),
});

const prankShape = v.object({
  r: newest,
  turn: count,
  records: v.array(
    v.object({
      requester: v.string(),
      sent: v.array(count),
      flying: v.array(v.object({ list, requester: v.string(), text: v.optional(v.string()), at: count })),
      texts: v.array(v.tuple([v.string(), count])),
      flags: v.array(count),
      last: v.optional(v.object({ at: count, cooldown_s: count })),
    }),
  ),
  unsaid: v.array(v.object({ id: count, list, message: v.string(), cooldown_s: count })),
});

const chronicleShape = v.object({ r: newest, facts: v.array(v.string()), lines: v.array(v.string()) });

const isPlaces = (given: unknown): boolean =>
  Array.isArray(given) && given.length % 3 === 0 && given.every((one) => Number.isSafeInteger(one));

const openShape = v.object({
  r: newest,
  at: count,
  lists: v.array(
    v.object({
      list,
      requester: v.string(),
      nest_id: v.string(),
      version: v.string(),
      speech: v.picklist(['rehearsal', 'claude', 'endpoint']),
      finished: v.optional(v.literal(true)),
      filed: count,
      places: v.custom<number[]>(isPlaces),
      questions: v.array(v.tuple([v.string(), v.nullable(v.number())])),
      waits: v.boolean(),
      sent: v.optional(v.object({ key: v.string(), hash: v.string(), at: count })),
      redo_of: v.optional(v.object({ list, n: count })),
      kept: v.optional(v.array(count)),
    }),
  ),
  kept: v.array(v.tuple([list, v.array(count)])),
  erasing: v.array(list),
});

export interface CheckpointOptions {
  disk: Disk;
  dir: string;
  trustFile: string;
  /** Hears of a file that can't be read, and where it is kept. */
  report: (sentence: string) => void;
}

export interface Checkpoints {
  open?: OpenPage;
  trust?: TrustPage;
  pranks?: PrankPage;
  chronicle?: ChroniclePage;
}

/** Whatever is missing here is put together again from what is left. */
export async function readCheckpoints(options: CheckpointOptions): Promise<Checkpoints> {
  const open = await read<OpenPage>(options, 'open.json', openShape);
  const trust = await read<TrustPage>(options, options.trustFile, trustShape);
  const pranks = await read<PrankPage>(options, 'pranks.json', prankShape);
  const chronicle = await read<ChroniclePage>(options, 'chronicle.json', chronicleShape);
  return {
    ...(open && { open }),
    ...(trust && { trust }),
    ...(pranks && { pranks }),
    ...(chronicle && { chronicle }),
  };
}

async function read<T>(
  { disk, dir, report }: CheckpointOptions,
  name: string,
  shape: v.GenericSchema,
): Promise<T | undefined> {
  const path = `${dir}/${name}`;
  const bytes = await disk.read(path);
  if (!bytes) return undefined;
  const page = parsed(bytes);
  if (v.is(shape, page)) return page as T;
  await disk.rename(path, `${path}.damaged`);
  report(
    `${path} can't be read. It is kept as ${name}.damaged, and what it said is put together from the log as far as that goes.`,
  );
  return undefined;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}
