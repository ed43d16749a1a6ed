/** Everything `/metrics` shows: what was said, what there is now, and how the process fares. Read when it is asked. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { exposition, type Metric, type Sample } from '../exposition.ts';
import { Tally } from '../tally.ts';
import type { Roost } from './doors.ts';

export interface Metrics {
  /** Counts an answered request. `route` as EVENTS.md has it, so that paths make no series. */
  answered(route: string, status: number): void;
  /** @param subscribers streams open now. */
  text(subscribers: number): string;
  /** Stops measuring. */
  close(): void;
}

/** How often the event loop is looked at, in milliseconds. Node counts this into every delay it measures. */
const lookMs = 20;

export function makeMetrics(roost: Roost): Metrics {
  const tally = new Tally();
  const stopListening = roost.journal.subscribe((batch) => {
    for (const { said } of batch) tally.take(said);
  });
  const lag = monitorEventLoopDelay({ resolution: lookMs });
  lag.enable();
  const answers = new Map<string, Map<number, number>>();

  /** Of the time since it was last read. */
  function lagSamples(): Sample[] {
    const seconds = (ns: number): number => Math.max(0, ns / 1e9 - lookMs / 1e3);
    const samples = [50, 99, 100].map((percentile) => ({
      labels: { quantile: String(percentile / 100) },
      value: lag.count > 0 ? seconds(lag.percentile(percentile)) : 0,
    }));
    lag.reset();
    return samples;
  }

  const answerSamples = (): Sample[] =>
    [...answers].flatMap(([route, counts]) =>
      [...counts].map(([status, value]) => ({ labels: { route, status: String(status) }, value })),
    );

  return {
    answered(route, status) {
      const counts = answers.get(route) ?? new Map<number, number>();
      answers.set(route, counts.set(status, (counts.get(status) ?? 0) + 1));
    },
    text: (subscribers) =>
      exposition([
        ...present(roost, subscribers),
        ...tally.metrics,
        {
          name: 'crows_http_answers_total',
          help: 'Requests answered. Route "none": refused at the door, or nothing is there.',
          type: 'counter',
          samples: answerSamples(),
        },
        {
          name: 'crows_event_loop_lag_seconds',
          help: 'How late the event loop was since the last look here.',
          type: 'gauge',
          samples: lagSamples(),
        },
        ...ofProcess(),
      ]),
    close() {
      stopListening();
      lag.disable();
    },
  };
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', samples: [{ value }] };
}

function present(roost: Roost, subscribers: number): Metric[] {
  const { ok, ready, speech, version } = roost.health();
  const { flying, awake, finished, questions, inAir } = roost.census();
  return [
    {
      name: 'crows_info',
      help: 'What runs here.',
      type: 'gauge',
      samples: [{ labels: { version, speech }, value: 1 }],
    },
    gauge('crows_ok', '1 while the disk takes writes.', Number(ok)),
    gauge('crows_ready', '1 while lists are taken and those of before are awake.', Number(ready)),
    {
      name: 'crows_lists',
      help: 'Lists there are. Awake: flying ones that are in memory.',
      type: 'gauge',
      samples: Object.entries({ flying, awake, finished }).map(([state, value]) => ({
        labels: { state },
        value,
      })),
    },
    gauge('crows_questions_waiting', 'Questions that wait for a person.', questions),
    gauge('crows_flights_in_air', 'Model calls that run now.', inAir),
    gauge('crows_subscribers', 'Streams open now.', subscribers),
  ];
}

function ofProcess(): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    gauge('process_resident_memory_bytes', 'Resident memory size in bytes.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Heap in use in bytes.', heapUsed),
    {
      name: 'process_cpu_seconds_total',
      help: 'User and system CPU time spent in seconds.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge(
      'process_start_time_seconds',
      'Start of the process since the epoch in seconds.',
      Math.round(Date.now() / 1e3 - process.uptime()),
    ),
  ];
}
