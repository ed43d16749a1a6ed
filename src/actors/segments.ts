/** Log segments on disk: their names, their first line, and how one is read back, damage included. */
import type { Disk, DiskFile, Range } from './disk.ts';
import { isOfList, type ListRecord, type LogRecord } from './records.ts';

/** First line of a segment. `r` and `seq` are the next ones to be used in it. */
export interface Header {
  crows: 1;
  epoch: string;
  r: number;
  seq: number;
}

/** Where a record lies: its segment, named by the segment's first `r`, and its line without the line end. */
export interface Place extends Range {
  segment: number;
}

/** A record that is on disk. */
export interface Placed<R extends LogRecord = LogRecord> {
  record: R;
  place: Place;
}

interface SegmentRead {
  header: Header;
  /** Good bytes from the start; what lies behind is a torn last line. */
  size: number;
  /** Whole lines that could not be read. */
  damaged: number;
}

type OnRecord = (placed: Placed) => void;

/** A segment that is there: what its first line says, and the `r` behind its last record. */
export interface Segment extends Header {
  until: number;
}

export interface LogRead {
  /** Oldest first. */
  segments: Segment[];
  /** The next numbers to be used. */
  next: { r: number; seq: number };
  /** The newest segment, if the log can simply go on in it; absent when it is new or was damaged. */
  last?: { header: Header; size: number };
}

/** How far checkpoints reach. */
export interface Known {
  known: number;
  given: number;
}

export const segmentFile = (dir: string, firstR: number): string =>
  `${dir}/${String(firstR).padStart(12, '0')}.jsonl`;

export const headerLine = (header: Header): string => `${JSON.stringify(header)}\n`;

export async function createSegment(disk: Disk, dir: string, header: Header): Promise<DiskFile> {
  const file = await disk.open(segmentFile(dir, header.r));
  await file.truncate(0);
  await file.write(Buffer.from(headerLine(header)), 0);
  await file.sync();
  await disk.syncDir(dir);
  return file;
}

/**
 * Reads the segments that hold records above `known`, and of the others the first line. A garbled line is passed over
 * and counted: it is one list's damage, never another's.
 * @param known the newest record that every checkpoint has; -1 reads everything.
 * @param given the newest record that any checkpoint has: its number, and those of its events, were given away.
 */
export async function readSegments(
  disk: Disk,
  dir: string,
  { known, given }: Known,
  onRecord: OnRecord,
): Promise<LogRead> {
  await disk.makeDir(dir);
  const names = await segmentsIn(disk, dir);
  await dropUnborn(disk, dir, names);
  const segments: Segment[] = [];
  let next = { r: 0, seq: 0 };
  let last: SegmentRead | undefined;
  let whole = true;
  for (const [i, segment] of names.entries()) {
    const following = names[i + 1];
    if (following !== undefined && following <= known + 1) {
      const header = await readHeader(disk, segmentFile(dir, segment));
      if (header) segments.push({ ...header, until: following });
      continue;
    }
    const bytes = (await disk.read(segmentFile(dir, segment))) ?? new Uint8Array();
    const read = readSegment(bytes, segment, (placed) => {
      next = { r: placed.record.r + 1, seq: placed.record.seq + placed.record.out.length };
      onRecord(placed);
    });
    if (!read || read.damaged > 0) whole = false;
    last = read;
    if (!read) continue;
    next = { r: Math.max(next.r, read.header.r), seq: Math.max(next.seq, read.header.seq) };
    segments.push({ ...read.header, until: next.r });
  }
  if (given >= next.r) {
    next.r = given + 1;
    whole = false;
  }
  return { segments, next, ...(last && whole && { last: { header: last.header, size: last.size } }) };
}

/** A crash while a segment was being made leaves one without a whole line: nothing was ever written to it. */
async function dropUnborn(disk: Disk, dir: string, names: number[]): Promise<void> {
  const newest = names.at(-1);
  if (newest === undefined) return;
  const bytes = await disk.read(segmentFile(dir, newest));
  if (bytes?.includes(10)) return;
  await disk.remove(segmentFile(dir, newest));
  names.pop();
}

/** More than any first line has. */
const headerBytes = 256;

async function readHeader(disk: Disk, path: string): Promise<Header | undefined> {
  const [start] = await disk.readRanges(path, [{ offset: 0, length: headerBytes }]);
  // A short segment is read whole.
  const bytes = start ?? (await disk.read(path));
  const end = bytes?.indexOf(10) ?? -1;
  return bytes && end !== -1 ? asHeader(parseLine(bytes, 0, end)) : undefined;
}

/** Oldest first. */
async function segmentsIn(disk: Disk, dir: string): Promise<number[]> {
  const names = await disk.names(dir);
  const segments = names.flatMap((name) => (/^\d{12}\.jsonl$/.test(name) ? [Number(name.slice(0, 12))] : []));
  return segments.sort((a, b) => a - b);
}

/** Every record among whole lines, in order; lines of another kind are passed over. */
export function recordsIn(bytes: Uint8Array): LogRecord[] {
  return [...linesIn(bytes)].map(({ value }) => value).filter(isRecord);
}

/** Whole lines, and where each lies without its line end. The value of one that can't be read is undefined. */
export function* linesIn(bytes: Uint8Array): Generator<Range & { value: unknown }> {
  let offset = 0;
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, offset)) {
    yield { value: parseLine(bytes, offset, end), offset, length: end - offset };
    offset = end + 1;
  }
}

/** @returns undefined if the file has no readable first line, so that nothing in it can be numbered. */
function readSegment(bytes: Uint8Array, segment: number, onRecord: OnRecord): SegmentRead | undefined {
  let header: Header | undefined;
  let size = 0;
  let damaged = 0;
  for (const { value, offset, length } of linesIn(bytes)) {
    if (header === undefined) {
      header = asHeader(value);
      if (!header) return undefined;
    } else if (isRecord(value)) {
      onRecord({ record: value, place: { segment, offset, length } });
    } else {
      damaged += 1;
    }
    size = offset + length + 1;
  }
  return header && { header, size, damaged };
}

/** Reads records of a list back, in the order of their places; undefined for one that is not there as it was. */
export async function readPlaces(
  disk: Disk,
  dir: string,
  places: readonly Place[],
): Promise<(ListRecord | undefined)[]> {
  const records: (ListRecord | undefined)[] = [];
  for (let i = 0; i < places.length;) {
    const { segment } = places[i]!;
    let j = i;
    while (j < places.length && places[j]!.segment === segment) j += 1;
    const lines = await disk.readRanges(segmentFile(dir, segment), places.slice(i, j));
    records.push(...lines.map((line) => line && parseRecord(line)));
    i = j;
  }
  return records;
}

/** @returns undefined if the line is no record of a list. */
export function parseRecord(bytes: Uint8Array): ListRecord | undefined {
  const value = parseLine(bytes, 0, bytes.length);
  return isRecord(value) && isOfList(value) ? value : undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

export function parseLine(bytes: Uint8Array, start: number, end: number): unknown {
  try {
    return JSON.parse(utf8.decode(bytes.subarray(start, end)));
  } catch {
    return undefined;
  }
}

function asHeader(value: unknown): Header | undefined {
  if (!isObject(value) || value['crows'] !== 1 || typeof value['epoch'] !== 'string') return undefined;
  if (!isCount(value['r']) || !isCount(value['seq'])) return undefined;
  return { crows: 1, epoch: value['epoch'], r: value['r'], seq: value['seq'] };
}

function isRecord(value: unknown): value is LogRecord {
  return (
    isObject(value) &&
    isCount(value['r']) &&
    isCount(value['seq']) &&
    isCount(value['at']) &&
    (value['list'] === null || (typeof value['list'] === 'string' && isCount(value['n']))) &&
    isObject(value['in']) &&
    Array.isArray(value['out'])
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
