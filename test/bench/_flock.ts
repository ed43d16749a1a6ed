/** A roost on a real disk with scripted speech, for the benchmarks. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { disk } from '../../src/actors/disk.ts';
import { Roost, type RoostOptions } from '../../src/actors/roost.ts';
import type { Speech } from '../../src/asks.ts';
import { roster } from '../../src/personas.ts';

export async function openFlock(
  dir: string,
  speech: Speech,
  more: Partial<RoostOptions> = {},
): Promise<Roost> {
  return Roost.open({
    disk,
    dir,
    speech,
    flock: { sentry: 'Sentry', elder: 'Elder', roster, flights: 8, sentryFlights: 4, elderFlights: 2 },
    approvalMs: 3_600_000,
    itemsInWork: 4,
    murder: 3,
    version: 'bench',
    release: 'bench',
    seed: () => 1,
    newEpoch: () => 'b',
    report: (sentence, error) => console.error(sentence, error),
    ...more,
  });
}

/** A data folder of the benchmark's own. */
export function folder(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(join(tmpdir(), 'crows-bench-'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
