/** What tests of the speech side share: doors on both transports, a clock that is moved by hand, and a way to collect garbage. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brain } from '../../src/actors/rehearsal-brain.ts';
import type { Fault, FaultRule } from '../../src/actors/rehearsal-faults.ts';
import { createRehearsal, type RehearsalOptions } from '../../src/actors/rehearsal.ts';
import { systemClock, type Clock } from '../../src/actors/speech-clock.ts';
import { createSpeech, type SpeechOptions } from '../../src/actors/speech.ts';
import { openEndpoint } from '../_endpoint.ts';
import { models } from './_asks.ts';

export const transports = ['in process', 'over a socket'] as const;
export type Transport = (typeof transports)[number];

export const never = (): AbortSignal => new AbortController().signal;

/** A rule for each fault, in force until the end. */
export const rules = (...faults: Fault[]): FaultRule[] => faults.map((fault) => ({ fault }));

/** A door with a rehearsal behind it. `close` ends what was opened for it. */
export async function door(
  transport: Transport,
  faults: readonly FaultRule[] = [],
  options: Partial<SpeechOptions> & { rehearsal?: RehearsalOptions } = {},
) {
  const rehearsal = createRehearsal({ brain, faults, ...options.rehearsal });
  const common = { mode: 'claude', models, apiKey: 'sk-test-0123456789', ...options } as const;
  if (transport === 'in process') {
    const speech = createSpeech({ baseURL: 'http://127.0.0.1:9', fetch: rehearsal.fetch, ...common });
    return { speech, close: async () => {}, endpoint: undefined };
  }
  const endpoint = await openEndpoint(rehearsal.handle);
  const speech = createSpeech({ baseURL: endpoint.url, ...common });
  return { speech, close: endpoint.close, endpoint };
}

/** Time that stands still until it is moved. */
export function handClock(): Clock & { advance: (ms: number) => void; waiting: () => number } {
  const timers = new Map<object, { at: number; run: () => void }>();
  let now = Date.UTC(2026, 10, 30);
  return {
    now: () => now,
    setTimeout(run, ms) {
      const timer = {};
      timers.set(timer, { at: now + ms, run });
      return timer;
    },
    clearTimeout: (timer) => void timers.delete(timer as object),
    waiting: () => timers.size,
    advance(ms) {
      now += ms;
      for (const [timer, { at, run }] of timers) {
        if (at > now || !timers.delete(timer)) continue;
        run();
      }
    },
  };
}

/** The platform's clock, with a count of the timers that are still set. */
export function countingClock(): Clock & { waiting: () => number } {
  const set = new Set<unknown>();
  return {
    now: () => systemClock.now(),
    setTimeout(run, ms) {
      const timer = systemClock.setTimeout(() => {
        set.delete(timer);
        run();
      }, ms);
      set.add(timer);
      return timer;
    },
    clearTimeout(timer) {
      set.delete(timer);
      systemClock.clearTimeout(timer);
    },
    waiting: () => set.size,
  };
}

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Lets whatever is ready run until something holds, or for a few seconds at most. */
export async function until(holds: () => boolean): Promise<void> {
  const start = performance.now();
  while (!holds() && performance.now() - start < 4_000) await turn();
}

/** Lets what is under way come to rest. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 50; turns++) await turn();
}

export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let times = 0; times < 3; times++) {
    await turn();
    collect();
  }
}
