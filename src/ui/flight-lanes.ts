/**
 * Who flew when on what, as lanes of bars. Pure. Most of a list's life is waiting for a person: stretches in which
 * nobody flies are drawn short, and marked.
 */
import type { Flight, SnapshotItem } from '../snapshot.ts';

export interface Bar {
  /** Number of its item, from 1. */
  no: number;
  flight: Flight;
  /** 0 to 1 of the whole width. */
  from: number;
  to: number;
  /** Flights of one crow at the same time stand below each other. */
  row: number;
}

export interface Lane {
  crow: string;
  rows: number;
  bars: Bar[];
}

export interface Lanes {
  lanes: Lane[];
  /** Where time was cut short, and how much of it, in milliseconds. */
  breaks: { at: number; ms: number }[];
}

/** The longest pause that is drawn in full, as a share of all time in the air. */
const pauseShare = 0.06;

interface Span {
  from: number;
  to: number;
}

/** @param now the server's clock, in milliseconds: the end of what is still in the air. */
export function lanesOf(items: readonly SnapshotItem[], now: number): Lanes {
  const flown = items
    .flatMap(({ flights }, n) =>
      flights.map((flight) => {
        const from = Date.parse(flight.flew_at);
        const to = flight.landed_at === undefined ? now : Date.parse(flight.landed_at);
        return { no: n + 1, flight, from, to: Math.max(from, to) };
      }),
    )
    .toSorted((a, b) => a.from - b.from);
  const { place, breaks } = scaleOf(merged(flown));
  const lanes = new Map<string, Lane>();
  const ends = new Map<string, number[]>();
  for (const { no, flight, from, to } of flown) {
    const lane = lanes.get(flight.crow) ?? { crow: flight.crow, rows: 0, bars: [] };
    const taken = ends.get(flight.crow) ?? [];
    const free = taken.findIndex((end) => end <= from);
    const row = free === -1 ? taken.length : free;
    taken[row] = to;
    lane.rows = taken.length;
    lane.bars.push({ no, flight, from: place(from), to: place(to), row });
    lanes.set(flight.crow, lane);
    ends.set(flight.crow, taken);
  }
  return { lanes: [...lanes.values()], breaks };
}

/** @param spans by their beginnings. */
function merged(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const { from, to } of spans) {
    const last = found.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
}

function scaleOf(busy: readonly Span[]) {
  const inAir = busy.reduce((sum, { from, to }) => sum + to - from, 0);
  const longest = Math.max(inAir * pauseShare, 1);
  const starts: number[] = [];
  const cuts: { at: number; ms: number }[] = [];
  let width = 0;
  for (const [n, { from, to }] of busy.entries()) {
    const before = busy[n - 1];
    if (before) {
      const pause = from - before.to;
      const drawn = Math.min(pause, longest);
      if (drawn < pause) cuts.push({ at: width + drawn / 2, ms: pause });
      width += drawn;
    }
    starts.push(width);
    width += to - from;
  }
  const whole = Math.max(width, 1);
  return {
    breaks: cuts.map(({ at, ms }) => ({ at: at / whole, ms })),
    /** @param time within one of the spans. */
    place: (time: number): number => {
      const n = busy.findLastIndex(({ from }) => from <= time);
      return ((starts[n] ?? 0) + time - (busy[n]?.from ?? time)) / whole;
    },
  };
}
