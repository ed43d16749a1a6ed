import { expect, it } from 'vitest';
import { Held, takeLock, type LockOptions } from '../../src/actors/lock.ts';
import type { Processes } from '../../src/actors/processes.ts';
import { MemoryDisk } from '../_disk.ts';

const running = (...alive: [number, string][]): Processes => ({
  isAlive: (pid) => alive.some(([other]) => other === pid),
  startedAt: async (pid) => alive.find(([other]) => other === pid)?.[1],
});
const options = (disk: MemoryDisk, processes: Processes, pid: number): LockOptions => ({
  disk,
  processes,
  dir: 'data',
  pid,
  token: `token ${pid}`,
});

it('refuses a second server and says which one has the folder', async () => {
  const disk = new MemoryDisk();
  const processes = running([1, 'mon'], [2, 'tue']);
  const lock = await takeLock(options(disk, processes, 1));
  await lock.announce('http://127.0.0.1:27697');
  await expect(takeLock(options(disk, processes, 2))).rejects.toThrow(
    'Process 1 has data open and listens on http://127.0.0.1:27697. ' +
      'Stop it, or give this server another folder with CROWS_DATA.',
  );
});

it.each([
  ['is gone', running([2, 'tue'])],
  ['is another by now', running([1, 'wed'], [2, 'tue'])],
])('takes over from a holder whose process %s', async (_, processes) => {
  const disk = new MemoryDisk();
  await takeLock(options(disk, running([1, 'mon']), 1));
  await takeLock(options(disk, processes, 2));
  expect(JSON.parse(disk.text('data/lock')!)).toEqual({ pid: 2, started: 'tue', token: 'token 2' });
});

it('takes over from a lock that a power cut tore', async () => {
  const disk = new MemoryDisk();
  disk.put('data/lock', '{"pid":1,"tok');
  await takeLock(options(disk, running([2, 'tue']), 2));
  expect(JSON.parse(disk.text('data/lock')!).pid).toBe(2);
});

it('gives way when another server took the dead one’s place first', async () => {
  const disk = new MemoryDisk();
  const lock = await takeLock(options(disk, running([2, 'tue'], [3, 'tue']), 2));
  disk.put('data/lock', JSON.stringify({ pid: 3, token: 'token 3' }));
  await expect(lock.confirm()).rejects.toThrow(Held);
  await lock.release();
  expect(JSON.parse(disk.text('data/lock')!).pid).toBe(3);
});

it('leaves nothing behind when it is released', async () => {
  const disk = new MemoryDisk();
  const lock = await takeLock(options(disk, running([1, 'mon']), 1));
  await lock.release();
  expect(disk.text('data/lock')).toBeUndefined();
});
