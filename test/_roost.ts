/** A whole roost in memory: scripted speech, a disk that can be cut, time that stands still. */
import { expect } from 'vitest';
import { Roost, type RoostOptions } from '../src/actors/roost.ts';
import type { Published } from '../src/actors/journal.ts';
import { MemoryDisk } from './_disk.ts';
import { ScriptedSpeech } from './_speech.ts';
import { StillTime } from './_time.ts';

export { listOf } from './_lists.ts';

export interface Perch {
  roost: Roost;
  disk: MemoryDisk;
  speech: ScriptedSpeech;
  time: StillTime;
  /** Everything published by this process, in order. */
  heard: Published[];
  reports: string[];
}

export interface PerchOptions {
  disk?: MemoryDisk;
  speech?: ScriptedSpeech;
  time?: StillTime;
  more?: Partial<RoostOptions>;
}

export async function perch({
  disk = new MemoryDisk(),
  speech = new ScriptedSpeech(),
  time = new StillTime(),
  more = {},
}: PerchOptions = {}): Promise<Perch> {
  const reports: string[] = [];
  let epochs = 0;
  const roost = await Roost.open({
    disk,
    dir: 'data',
    speech,
    flock: {
      sentry: 'Sentry',
      elder: 'Elder',
      roster: ['Hugin', 'Munin', 'Pepper', 'Inky', 'Latch', 'Bramble', 'Gable', 'Tumble'],
      flights: 8,
      sentryFlights: 4,
      elderFlights: 2,
    },
    approvalMs: 600_000,
    itemsInWork: 4,
    murder: 3,
    version: 'test',
    release: '0.0.0-test',
    seed: () => 7,
    newEpoch: () => `e${(epochs += 1)}`,
    report: (sentence) => reports.push(sentence),
    time: () => time,
    ...more,
  });
  const heard: Published[] = [];
  roost.journal.subscribe((batch) => heard.push(...batch));
  return { roost, disk, speech, time, heard, reports };
}

/** One turn of the event loop. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets the event loop turn until `isTrue`. A thousand turns without it is a failure, not a wait. */
export async function until(isTrue: () => boolean, what = isTrue.toString()): Promise<void> {
  for (let turns = 0; turns < 1_000; turns += 1) {
    if (isTrue()) return;
    await turn();
  }
  expect.fail(`It never came true: ${what}`);
}

/** Lets the event loop turn until nothing is published any more. */
export async function quiet({ heard }: Perch): Promise<void> {
  for (let still = 0, count = heard.length; still < 25; still += 1) {
    await turn();
    if (heard.length !== count) [still, count] = [0, heard.length];
  }
}
