/**
 * The disk of a server that dies: the process kills itself before, inside or after a write of the log that it was told,
 * or around the moment a file is replaced. It takes the place of the real door when the test's server is bundled.
 */
import process from 'node:process';
import { disk as real, type Disk } from '../../src/actors/disk.ts';

export { files } from '../../src/actors/disk.ts';
export type { Disk, DiskFile, Range } from '../../src/actors/disk.ts';

/** Which write of the log ends the process, counted from 1; none if it is 0. */
let left = Number(process.env['TEST_DIE_AT_WRITE'] ?? 0);
const where = process.env['TEST_DIE'] ?? 'before';
/** The end of a path; the process dies before or after that file is replaced. */
const replaced = process.env['TEST_DIE_AT_REPLACE'] ?? '';

const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
};

export const disk: Disk = {
  ...real,
  async replace(path, text) {
    const isLast = replaced !== '' && path.endsWith(replaced);
    if (isLast && where === 'before') return die();
    await real.replace(path, text);
    if (isLast) return die();
  },
  async open(path) {
    const file = await real.open(path);
    if (!path.includes('/log/')) return file;
    return {
      ...file,
      async write(bytes, position) {
        left -= 1;
        if (left !== 0) return file.write(bytes, position);
        if (where === 'before') return die();
        await file.write(where === 'inside' ? bytes.subarray(0, bytes.length >> 1) : bytes, position);
        return die();
      },
    };
  },
};
