/** The only door to the file system: few, whole operations, each safe against a power cut once it has resolved. */
import { constants } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { spansOf } from './spans.ts';

export interface DiskFile {
  write(bytes: Uint8Array, position: number): Promise<void>;
  /** Resolves when everything written so far would survive a power cut. */
  sync(): Promise<void>;
  truncate(size: number): Promise<void>;
  close(): Promise<void>;
}

export interface Disk {
  makeDir(path: string): Promise<void>;
  /** File names in a folder, in no order; none if it is missing. */
  names(path: string): Promise<string[]>;
  /** Opens for writing, creating the file if it is missing. */
  open(path: string): Promise<DiskFile>;
  /** The whole file; undefined if it is missing. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Exactly the bytes of each range; undefined for one that the file does not hold, or no longer. */
  readRanges(path: string, ranges: readonly Range[]): Promise<(Uint8Array | undefined)[]>;
  /** Puts `text` in place of the file at once: a reader sees the old one or the new one. */
  replace(path: string, text: string): Promise<void>;
  /** The same for several files of one folder; they cost less together. A crash may leave some of them old. */
  replaceAll(files: readonly Draft[]): Promise<void>;
  /** Creates the file; false if it is there already. */
  create(path: string, text: string): Promise<boolean>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  syncDir(path: string): Promise<void>;
}

/** A file that is to have this text. */
export interface Draft {
  path: string;
  text: string;
}

export interface Range {
  offset: number;
  length: number;
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

async function writeAll(handle: fs.FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

/** As much of the range as the file has. */
async function readRange(handle: fs.FileHandle, { offset, length }: Range): Promise<Uint8Array> {
  const part = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await handle.read(part, done, length - done, offset + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return part.subarray(0, done);
}

async function syncDir(path: string): Promise<void> {
  const handle = await fs.open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function putInPlace({ path, text }: Draft): Promise<void> {
  const draft = `${path}.new`;
  const handle = await fs.open(draft, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.datasync();
  } finally {
    await handle.close();
  }
  await fs.rename(draft, path);
}

export const disk: Disk = {
  async makeDir(path) {
    await fs.mkdir(path, { recursive: true });
  },

  async names(path) {
    try {
      return await fs.readdir(path);
    } catch (error) {
      if (isCode(error, 'ENOENT')) return [];
      throw error;
    }
  },

  async open(path) {
    // Not 'a': an append would ignore the position, and a cut-back file must be written from its cut.
    const handle = await fs.open(path, constants.O_RDWR | constants.O_CREAT, 0o600);
    return {
      write: (bytes, position) => writeAll(handle, bytes, position),
      sync: () => handle.datasync(),
      truncate: (size) => handle.truncate(size),
      close: () => handle.close(),
    };
  },

  async read(path) {
    try {
      return await fs.readFile(path);
    } catch (error) {
      if (isCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  },

  async readRanges(path, ranges) {
    const handle = await fs.open(path, 'r').catch((error: unknown) => {
      if (!isCode(error, 'ENOENT')) throw error;
    });
    if (!handle) return ranges.map(() => undefined);
    try {
      const parts: (Uint8Array | undefined)[] = ranges.map(() => undefined);
      for (const span of spansOf(ranges)) {
        const bytes = await readRange(handle, span);
        for (const index of span.holds) {
          const { offset, length } = ranges[index]!;
          const at = offset - span.offset;
          if (at + length <= bytes.length || length === 0) parts[index] = bytes.subarray(at, at + length);
        }
      }
      return parts;
    } finally {
      await handle.close();
    }
  },

  async replace(path, text) {
    await putInPlace({ path, text });
    await syncDir(dirname(path));
  },

  async replaceAll(files) {
    await Promise.all(files.map(putInPlace));
    for (const folder of new Set(files.map(({ path }) => dirname(path)))) await syncDir(folder);
  },

  async create(path, text) {
    try {
      const handle = await fs.open(path, 'wx', 0o600);
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
      return true;
    } catch (error) {
      if (isCode(error, 'EEXIST')) return false;
      throw error;
    }
  },

  async rename(from, to) {
    await fs.rename(from, to);
    await syncDir(dirname(to));
  },

  async remove(path) {
    await fs.rm(path, { force: true });
  },

  syncDir,
};

/** Files that are not the server's own. */
export const files = {
  read: (path: string) => disk.read(path),
  makeDir: (path: string) => disk.makeDir(path),
  replace: (path: string, text: string) => disk.replace(path, text),

  /**
   * Puts `text` in place of a file that still holds `expected`, at once and with the rights it has; a link stays one.
   * @returns false, and writes nothing, if the file holds something else by now.
   */
  async replaceOwned(path: string, expected: Uint8Array, text: string): Promise<boolean> {
    const target = await fs.realpath(path);
    const { mode } = await fs.stat(target);
    const draft = `${target}.${process.pid}.new`;
    const handle = await fs.open(draft, 'wx', mode);
    try {
      await handle.chmod(mode);
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    const now = await disk.read(target);
    if (now === undefined || Buffer.compare(now, expected) !== 0) {
      await fs.rm(draft);
      return false;
    }
    await disk.rename(draft, target);
    return true;
  },

  /** An empty file that another process writes its words to. */
  openForWords: (path: string): Promise<{ fd: number; close(): Promise<void> }> => fs.open(path, 'w', 0o600),
};
