/** Thousands of calls through the speech door, some of them failing: does anything stay behind? */
import process from 'node:process';
import { brain } from '../../src/actors/rehearsal-brain.ts';
import { createRehearsal } from '../../src/actors/rehearsal.ts';
import { createSpeech } from '../../src/actors/speech.ts';
import { defaultModels } from '../../src/models.ts';
import { row } from './_report.ts';

const rehearsal = createRehearsal({
  brain,
  faults: [
    { fault: { kind: 'http', status: 529 }, chance: 0.1 },
    { fault: { kind: 'truncate' }, chance: 0.1 },
    { fault: { kind: 'reset-mid-stream' }, chance: 0.1 },
  ],
});
const speech = createSpeech({ mode: 'rehearsal', models: defaultModels, fetch: rehearsal.fetch });

async function fly(count: number, from: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const abort = new AbortController();
    const flight = speech.fly(
      { kind: 'work', item: { text: `Write toast ${from + i}` } },
      'Inky',
      abort.signal,
    );
    if (i % 10 === 0) abort.abort();
    await flight;
  }
}

const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

// The engine goes on compiling, and keeps it, for some thousands: 600 kB of the first 2,500, some 100 of the fourth.
await fly(5_000, 0);
const before = heap();
const cpu = process.cpuUsage();
await fly(5_000, 5_000);
const { user, system } = process.cpuUsage(cpu);
row('heap after 10,000 calls, above what it was after 5,000', (heap() - before) / 1024, 'kB', '≤ 1,024');
row('CPU of a rehearsed call, door and rehearsal together', (user + system) / 5_000, 'µs', '');
