/** The disk of a process that can die in the middle of a test: what it had begun ends, and it writes no more. */
import { disk as real, type Disk, type DiskFile } from '../../src/actors/disk.ts';

export interface MortalDoor {
  disk: Disk;
  /** Resolves when nothing of it moves any longer. */
  die: () => Promise<void>;
}

export function mortalDoor(): MortalDoor {
  let isDead = false;
  const moving = new Set<Promise<unknown>>();
  const live = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => {
    return (...args: A): Promise<R> => {
      if (isDead) return Promise.reject(new Error('gone'));
      const move = work(...args).finally(() => moving.delete(move));
      moving.add(move);
      return move;
    };
  };
  const all = <T extends object>(door: T): T =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same doors, each with a lock
    Object.fromEntries(Object.entries(door).map(([name, work]) => [name, live(work)])) as T;
  const open = async (path: string): Promise<DiskFile> => {
    const file = await real.open(path);
    // The dead let go of their files.
    return { ...all(file), close: () => file.close() };
  };
  const die = async (): Promise<void> => {
    isDead = true;
    await Promise.allSettled(moving);
  };
  return { disk: { ...all(real), open: live(open) }, die };
}
