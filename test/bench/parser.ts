/**
 * The intake parser on shapes that hurt parsers: how its time grows from 64 KiB to 1 MiB, sixteen times as much, beside
 * the growth of what no reader of lines can do without. `node --expose-gc dist/bench/parser.js pipe` prints each shape
 * with the word in its name.
 */
import process from 'node:process';
import { exportOf } from '../../src/export.ts';
import { blankSnapshot, type Snapshot, type SnapshotItem } from '../../src/snapshot.ts';
import { parseTodo } from '../../src/todo.ts';
import { shapes } from './_shapes.ts';
import { row } from './_report.ts';

const small = 64 * 1024;
const large = 1024 * 1024;
/** Sixteen is linear; the rest is for the collector, which has more to walk. */
const allowed = 20;
const rounds = 5;
/** Milliseconds after which no further round begins. */
const patience = 400;

interface Growth {
  name: string;
  /** Milliseconds for each size. */
  less: number;
  more: number;
  times: number;
}

/** The same text in one piece, so that no round is charged for putting it together. */
function flat(text: string): string {
  return String(JSON.parse(JSON.stringify(text)));
}

/** Processor time in ms for each text. What a round makes is kept to its end, so that it weighs on the collector. */
function time(work: (text: string) => unknown, text: string, times: number): number {
  globalThis.gc?.();
  const kept = [];
  const from = process.cpuUsage();
  for (let run = 0; run < times; run++) kept.push(work(text));
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000 / kept.length;
}

/** The least of a few rounds in each size: whatever else the machine does only ever adds. */
function measure(name: string, work: (text: string) => unknown, shape: (size: number) => string): Growth {
  const [short, long] = [flat(shape(small)), flat(shape(large))];
  let less = Number.POSITIVE_INFINITY;
  let more = Number.POSITIVE_INFINITY;
  const end = performance.now() + patience;
  for (let round = 0; round < rounds && (round < 2 || performance.now() < end); round++) {
    less = Math.min(less, time(work, short, large / small));
    more = Math.min(more, time(work, long, 1));
  }
  return { name, less, more, times: more / less };
}

/** What no reader of lines can do without: an object for each line. */
function control(text: string): unknown {
  return text.split('\n').map((line, no) => ({ text: line, lines: [no, no], tick: { at: no, end: no } }));
}

/** Every second item comes back with an answer. */
function giveBack(text: string): unknown {
  const items = parseTodo(text).items.map((item, n): SnapshotItem => {
    const flown = { item_id: `l0000000001-${n + 1}`, text: item.text, status: 'done' as const };
    const base: SnapshotItem = { ...flown, flying: [], flights: [], verdicts: {} };
    if (n % 2 === 0) return base;
    const answer = { text: 'yes', crows: ['Pepper'], mode: 'solo' as const };
    return { ...base, answer, verdicts: { output: { verdict: 'approved', at: '2026-11-30T12:00:00.000Z' } } };
  });
  const blank = blankSnapshot('l0000000001', '2026-11-30T12:00:00.000Z');
  const snapshot: Snapshot = { ...blank, status: 'finished', items };
  return exportOf(text, snapshot);
}

const repeat =
  (unit: string) =>
  (size: number): string =>
    unit.repeat(Math.ceil(size / unit.length));
const only = process.argv[2];
const chosen = Object.entries(shapes).filter(([name]) => only === undefined || name.includes(only));
const least = measure('an object for each line', control, repeat('Water the plants\n'));
const found = chosen.map(([name, shape]) => measure(name, parseTodo, shape));
const backs = ['- [ ] water the plants\n', 'Water the plants\n', '* TODO water the plants\n'].map((unit) =>
  measure(`export of ${JSON.stringify(unit)}`, giveBack, repeat(unit)),
);

const worst = (all: Growth[]): Growth => all.toSorted((a, b) => b.times - a.times)[0] ?? least;
const over = found.filter(({ times }) => times > allowed);
const told = only === undefined ? over : [least, ...found, ...backs];
for (const { name, less, more, times } of told)
  process.stderr.write(`${name}: ${less.toFixed(2)} ms, ${more.toFixed(1)} ms, × ${times.toFixed(1)}\n`);
const ordinary = measure('bullets', parseTodo, repeat('- [ ] water the plants\n'));
row(
  `parser, ${chosen.length} hostile shapes: the steepest growth for 16 × the text (${worst(found).name})`,
  worst(found).times,
  '×',
  '≤ 20',
);
row('the same over the growth of an object for each line', worst(found).times / least.times, '×', '≤ 1.5');
row('shapes above 20', over.length, '', '0');
row('export with every second item answered: the steepest growth', worst(backs).times, '×', '≤ 20');
row('64 KiB of boxes', ordinary.less, 'ms', '');
row('the same over an object for each line', ordinary.less / least.less, '×', '');
