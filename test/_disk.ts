/**
 * A disk in memory that is honest about what it has: what was not synced is gone after a power cut, a name that was
 * not synced in its folder too. It can be told to fail.
 */
import { dirname } from 'node:path';
import type { Disk, DiskFile } from '../src/actors/disk.ts';

interface Content {
  now: Buffer;
  synced: Buffer;
}

export class MemoryDisk implements Disk {
  /** Names as the running system sees them, and as they would be found after a power cut. */
  readonly #names = new Map<string, Content>();
  readonly #syncedNames = new Map<string, Content>();
  /** Called before each operation; what it throws is what the operation does. */
  fail: (operation: string, path: string) => void = () => {};
  syncs = 0;
  /** A sync takes until it resolves. */
  slow: Promise<void> | undefined;

  /** The disk as it is found after the power went off. `keep` says how much of unsynced bytes happened to stay. */
  afterPowerCut(keep: (unsynced: number) => number = () => 0): MemoryDisk {
    const next = new MemoryDisk();
    for (const [path, { now, synced }] of this.#syncedNames) {
      const kept = now.length > synced.length ? keep(now.length - synced.length) : 0;
      const bytes = kept > 0 ? now.subarray(0, synced.length + kept) : synced;
      const content = { now: Buffer.from(bytes), synced: Buffer.from(bytes) };
      next.#names.set(path, content);
      next.#syncedNames.set(path, content);
    }
    return next;
  }

  /** The disk as the next process finds it after this one was killed. */
  afterKill(): MemoryDisk {
    const next = new MemoryDisk();
    for (const [path, { now }] of this.#names) {
      const content = { now: Buffer.from(now), synced: Buffer.from(now) };
      next.#names.set(path, content);
      next.#syncedNames.set(path, content);
    }
    return next;
  }

  text(path: string): string | undefined {
    return this.#names.get(path)?.now.toString();
  }

  put(path: string, text: string): void {
    const content = { now: Buffer.from(text), synced: Buffer.from(text) };
    this.#names.set(path, content);
    this.#syncedNames.set(path, content);
  }

  get paths(): string[] {
    return [...this.#names.keys()].sort();
  }

  async makeDir(): Promise<void> {}

  async names(path: string): Promise<string[]> {
    return this.paths.flatMap((name) => (dirname(name) === path ? [name.slice(path.length + 1)] : []));
  }

  async open(path: string): Promise<DiskFile> {
    this.fail('open', path);
    const content = this.#names.get(path) ?? { now: Buffer.alloc(0), synced: Buffer.alloc(0) };
    this.#names.set(path, content);
    return {
      write: async (bytes, position) => {
        this.fail('write', path);
        const size = Math.max(content.now.length, position + bytes.length);
        const next = Buffer.alloc(size);
        content.now.copy(next);
        next.set(bytes, position);
        content.now = next;
      },
      sync: async () => {
        this.fail('sync', path);
        await this.slow;
        this.syncs += 1;
        content.synced = Buffer.from(content.now);
      },
      truncate: async (size) => {
        this.fail('truncate', path);
        content.now = Buffer.from(content.now.subarray(0, size));
      },
      close: async () => {},
    };
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    this.fail('read', path);
    const content = this.#names.get(path);
    return content && Buffer.from(content.now);
  }

  async readRanges(
    path: string,
    ranges: readonly { offset: number; length: number }[],
  ): Promise<(Uint8Array | undefined)[]> {
    this.fail('read', path);
    const { now } = this.#names.get(path) ?? { now: Buffer.alloc(0) };
    return ranges.map(({ offset, length }) =>
      offset + length > now.length ? undefined : Buffer.from(now.subarray(offset, offset + length)),
    );
  }

  async replace(path: string, text: string): Promise<void> {
    this.fail('replace', path);
    this.put(path, text);
  }

  async replaceAll(files: readonly { path: string; text: string }[]): Promise<void> {
    for (const { path, text } of files) await this.replace(path, text);
  }

  async create(path: string, text: string): Promise<boolean> {
    this.fail('create', path);
    if (this.#names.has(path)) return false;
    this.#names.set(path, { now: Buffer.from(text), synced: Buffer.from(text) });
    return true;
  }

  async rename(from: string, to: string): Promise<void> {
    this.fail('rename', from);
    const content = this.#names.get(from);
    if (!content) throw new Error(`${from} is missing.`);
    this.#names.delete(from);
    this.#names.set(to, content);
    await this.syncDir(dirname(to));
  }

  async remove(path: string): Promise<void> {
    this.fail('remove', path);
    this.#names.delete(path);
  }

  async syncDir(path: string): Promise<void> {
    this.fail('syncDir', path);
    for (const name of this.#syncedNames.keys()) {
      if (dirname(name) === path && !this.#names.has(name)) this.#syncedNames.delete(name);
    }
    for (const [name, content] of this.#names) {
      if (dirname(name) === path) this.#syncedNames.set(name, content);
    }
  }
}
