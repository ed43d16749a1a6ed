/**
 * The intake parser and the export on shapes that hurt parsers: how their time grows from 64 KiB to 1 MiB, sixteen
 * times as much. `node --expose-gc dist/bench/parser.js pipe` prints each shape with the word in its name.
 *
 * A round is the short text sixteen times and then the long one once, as much text each, and what they give is kept to
 * its end, so that both fill the heap alike. The collector runs before each, out of the count. The figure is the
 * processor time of all threads, the collector's too, and the middle of the rounds.
 */
import process from 'node:process';
import { exportOf } from '../../src/export.ts';
import { blankSnapshot, type Snapshot, type SnapshotItem } from '../../src/snapshot.ts';
import { parseTodo, type ParsedList } from '../../src/todo.ts';
import { shapes } from './_shapes.ts';
import { row } from './_report.ts';

const small = 64 * 1024;
const large = 1024 * 1024;
/** Sixteen is linear; the rest is for the collector, which has more to walk. */
const allowed = 20;
/** Rounds at most, and where the first ones say too much. */
const rounds = 15;
const roundsInDoubt = 5;
/** Milliseconds after which no further round begins but one in doubt, and for which one may last to be in doubt. */
const patience = 80;
const doubtful = 2_500;

interface Taken {
  /** Milliseconds of the processor. */
  ms: number;
  /** Pages of memory that the system had to give. */
  pages: number;
}

interface Growth {
  name: string;
  less: Taken;
  more: Taken;
  /** Of the time, and of the time without what the pages took. */
  times: number;
  bare: number;
}

const middleOf = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** The same text in one piece, so that no round is charged for putting it together. */
function flat(text: string): string {
  return String(JSON.parse(JSON.stringify(text)));
}

/** What each run takes. */
function take(work: () => unknown, runs: number): Taken {
  globalThis.gc?.();
  const kept = [];
  const from = process.resourceUsage();
  for (let run = 0; run < runs; run++) kept.push(work());
  const to = process.resourceUsage();
  const us = to.userCPUTime + to.systemCPUTime - from.userCPUTime - from.systemCPUTime;
  return { ms: us / 1_000 / kept.length, pages: (to.minorPageFault - from.minorPageFault) / kept.length };
}

/** Milliseconds that this machine takes to give a page of fresh memory. */
function pageCost(): number {
  // More than an allocator keeps for later.
  const bytes = 48 * 1024 * 1024;
  const costs = Array.from({ length: 5 }, () => {
    const { ms, pages } = take(() => new Uint8Array(bytes).fill(1), 1);
    return ms / pages;
  });
  return middleOf(costs);
}

const page = pageCost();

/** @param work reads a text; what it needs for that is made beforehand, by size */
function measure<T>(name: string, texts: [T, T], work: (text: T) => unknown): Growth {
  const [short, long] = texts;
  work(short);
  const less: Taken[] = [];
  const more: Taken[] = [];
  const from = performance.now();
  let growth = { times: 0, bare: 0 };
  for (let round = 0; round < rounds; round++) {
    const inDoubt = round < roundsInDoubt && growth.times > allowed && performance.now() - from < doubtful;
    if (round > 0 && !inDoubt && performance.now() - from > patience) break;
    less.push(take(() => work(short), large / small));
    more.push(take(() => work(long), 1));
    growth = growthOf(middle(less), middle(more));
  }
  return { name, less: middle(less), more: middle(more), ...growth };
}

const middle = (all: Taken[]): Taken => ({
  ms: middleOf(all.map(({ ms }) => ms)),
  pages: middleOf(all.map(({ pages }) => pages)),
});

function growthOf(less: Taken, more: Taken): Pick<Growth, 'times' | 'bare'> {
  const bare = ({ ms, pages }: Taken): number => ms - pages * page;
  return { times: more.ms / less.ms, bare: bare(more) / bare(less) };
}

/** What no reader of lines can do without: an object for each line. */
function control(text: string): unknown {
  return text.split('\n').map((line, no) => ({ text: line, lines: [no, no], tick: { at: no, end: no } }));
}

interface Answered {
  paste: string;
  snapshot: Snapshot;
}

/** A list, every second item of it back with an answer. */
function answered(paste: string, list: ParsedList): Answered {
  const items = list.items.map((item, n): SnapshotItem => {
    const flown = { item_id: `l0000000001-${n + 1}`, text: item.text, status: 'done' as const };
    const base: SnapshotItem = { ...flown, flying: [], flights: [], verdicts: {} };
    if (n % 2 === 0) return base;
    const answer = { text: 'yes', crows: ['Pepper'], mode: 'solo' as const };
    return { ...base, answer, verdicts: { output: { verdict: 'approved', at: '2026-11-30T12:00:00.000Z' } } };
  });
  const blank = blankSnapshot('l0000000001', '2026-11-30T12:00:00.000Z');
  return { paste, snapshot: { ...blank, status: 'finished', items } };
}

const only = process.argv[2];
const textsOf = (shape: (size: number) => string): [string, string] => [
  flat(shape(small)),
  flat(shape(large)),
];
const tell = ({ name, less, more, times, bare }: Growth): void => {
  const pages = `${Math.round(less.pages)} and ${Math.round(more.pages)} pages`;
  process.stderr.write(
    `${name}: ${less.ms.toFixed(2)} ms, ${more.ms.toFixed(1)} ms, × ${times.toFixed(1)}; ${pages}, × ${bare.toFixed(1)} without\n`,
  );
};
const lines = (size: number): string => 'Water the plants\n'.repeat(size / 17);
/** Says at once what is past what is allowed, or all that was asked for by name. */
const noted = (growth: Growth): Growth => {
  if (only !== undefined || growth.times > allowed) tell(growth);
  return growth;
};
const reads: Growth[] = [];
const backs: Growth[] = [];
for (const [name, shape] of Object.entries(shapes)) {
  if (only !== undefined && !name.includes(only)) continue;
  const [short, long] = textsOf(shape);
  const empty = parseTodo('');
  const last = { short: empty, long: empty };
  const read = (text: string): ParsedList => {
    const list = parseTodo(text);
    last[text === short ? 'short' : 'long'] = list;
    return list;
  };
  reads.push(noted(measure(name, [short, long], read)));
  const lists: [Answered, Answered] = [answered(short, last.short), answered(long, last.long)];
  last.short = last.long = empty;
  backs.push(noted(measure(`export of ${name}`, lists, (list) => exportOf(list.paste, list.snapshot))));
}

// Last, when what the engine learns at first is behind it.
const least = measure('an object for each line', textsOf(lines), control);
const boxes = measure('boxes', textsOf(shapes['bullets'] ?? lines), parseTodo);
if (only !== undefined) tell(least);

/** The steepest three, and how many are past what is allowed. */
function report(what: string, all: Growth[], by: 'times' | 'bare'): void {
  const steepest = all.toSorted((a, b) => b[by] - a[by]).slice(0, 3);
  for (const [n, one] of steepest.entries()) {
    row(`${n === 0 ? what : 'the next'}: ${one.name}`, one[by], '×', `≤ ${allowed}`);
  }
  row(`above ${allowed}, of ${all.length} shapes`, all.filter((one) => one[by] > allowed).length, '', '0');
}
report('parser, 16 × the text, the steepest', reads, 'times');
report('without what fresh memory costs, the steepest', reads, 'bare');
report('every second item answered, the steepest', backs, 'times');
report('without what fresh memory costs, the steepest', backs, 'bare');
row('an object for each line, 16 × the text', least.times, '×', '');
// What any reader would pay on this machine is no growth of this one.
const steepest = Math.max(...reads.map(({ times }) => times));
row('the steepest to parse, over that', steepest / least.times, '×', '≤ 1.25');
row('a page of fresh memory on this machine', page * 1_000, 'µs', '');
row('64 KiB of boxes', boxes.less.ms, 'ms', '');
row('the same over an object for each line', boxes.less.ms / least.less.ms, '×', '');
