/** One server for one data folder. The lock names its holder, and where the command line finds it. */
import type { Disk } from './disk.ts';
import type { Processes } from './processes.ts';

export interface Holder {
  pid: number;
  /** When that process started; a pid alone may be another's by now. */
  started?: string;
  /** Where the server listens; absent until it does. */
  address?: string;
  /** What a client of this machine shows to be sure that it talks to this server. */
  token: string;
}

/** Another server has the folder. */
export class Held extends Error {
  override name = 'Held';
  readonly holder: Holder;

  constructor(dir: string, holder: Holder) {
    const where = holder.address === undefined ? '' : ` and listens on ${holder.address}`;
    super(
      `Process ${holder.pid} has ${dir} open${where}. Stop it, or give this server another folder with CROWS_DATA.`,
    );
    this.holder = holder;
  }
}

export interface Lock {
  /** Looks whether the lock is still ours. @throws Held if another server took the dead one's place first. */
  confirm(): Promise<void>;
  /** Notes where the server listens. */
  announce(address: string): Promise<void>;
  /** Gives the folder up. */
  release(): Promise<void>;
}

export interface LockOptions {
  disk: Disk;
  processes: Processes;
  dir: string;
  pid: number;
  token: string;
}

/** Takes the folder, from a dead holder too. @throws Held if its holder lives. */
export async function takeLock({ disk, processes, dir, pid, token }: LockOptions): Promise<Lock> {
  const path = `${dir}/lock`;
  const started = await processes.startedAt(pid);
  let me: Holder = { pid, ...(started !== undefined && { started }), token };
  await disk.makeDir(dir);
  if (!(await disk.create(path, JSON.stringify(me)))) {
    const holder = await readHolder(disk, dir);
    if (holder && (await isHeld(holder, processes))) throw new Held(dir, holder);
    const draft = `${path}.${pid}`;
    await disk.remove(draft);
    await disk.create(draft, JSON.stringify(me));
    await disk.rename(draft, path);
  }
  const confirm = async (): Promise<void> => {
    const holder = await readHolder(disk, dir);
    if (holder && holder.token !== token) throw new Held(dir, holder);
  };
  await confirm();
  return {
    confirm,
    async announce(address) {
      me = { ...me, address };
      await disk.replace(path, JSON.stringify(me));
    },
    async release() {
      if ((await readHolder(disk, dir))?.token === token) await disk.remove(path);
    },
  };
}

/** Who has the folder; undefined if nobody does, or the lock was torn by a power cut. */
export async function readHolder(disk: Pick<Disk, 'read'>, dir: string): Promise<Holder | undefined> {
  const bytes = await disk.read(`${dir}/lock`);
  if (!bytes) return undefined;
  try {
    const holder: unknown = JSON.parse(Buffer.from(bytes).toString());
    return isHolder(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

async function isHeld({ pid, started }: Holder, processes: Processes): Promise<boolean> {
  if (!processes.isAlive(pid)) return false;
  const since = await processes.startedAt(pid);
  return started === undefined || since === undefined || since === started;
}

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    Number.isSafeInteger(value.pid) &&
    'token' in value &&
    typeof value.token === 'string'
  );
}
