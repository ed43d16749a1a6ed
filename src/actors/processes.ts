/** What the machine says of a process: whether it runs, and since when, so that a pid used again is told apart. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Disk } from './disk.ts';

export interface Processes {
  isAlive(pid: number): boolean;
  /** When the process started, in words that differ for another process of that pid; undefined if unknown. */
  startedAt(pid: number): Promise<string | undefined>;
}

export function processesOf(disk: Pick<Disk, 'read'>): Processes {
  return {
    isAlive(pid) {
      try {
        // Signal 0 asks and sends nothing.
        process.kill(pid, 0);
        return true;
      } catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
      }
    },

    async startedAt(pid) {
      try {
        if (process.platform === 'linux') return await startedOnLinux(disk, pid);
        if (process.platform === 'win32') return undefined;
        const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
        return stdout.trim() || undefined;
      } catch {
        return undefined;
      }
    },
  };
}

async function startedOnLinux(disk: Pick<Disk, 'read'>, pid: number): Promise<string | undefined> {
  const text = async (path: string): Promise<string | undefined> => {
    const bytes = await disk.read(path);
    return bytes && Buffer.from(bytes).toString();
  };
  const stat = await text(`/proc/${pid}/stat`);
  // The command's name stands in parentheses and may hold anything; the fields behind it are numbers.
  const ticks = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  if (ticks === undefined) return undefined;
  const boot = await text('/proc/sys/kernel/random/boot_id');
  return `${boot?.trim() ?? ''} ${ticks}`.trim();
}
