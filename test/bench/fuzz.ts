/**
 * 100,000 pastes made at random, each said again and again up to some kilobytes: whether one throws, loses a line or
 * takes more than linear time. What is slow for its length is read again at two lengths. `node dist/bench/fuzz.js 5000 7`
 * reads fewer, and those of one seed.
 */
import { randomInt } from 'node:crypto';
import process from 'node:process';
import * as fc from 'fast-check';
import { parseTodo } from '../../src/todo.ts';
import { pastes, saidIn, soups, wordOf } from '../_paste.ts';
import { row } from './_report.ts';

const [count = 100_000, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
const usual = 4 * 1024;
const less = 64 * 1024;
const more = 256 * 1024;
const most = 1024 * 1024;
/** Times the middle of all that makes a paste worth a second look, the slowest of them. */
const suspicious = 8;
/** Four is linear, sixteen a square. */
const allowed = 8;

const anything = fc.oneof(pastes, soups, fc.string({ unit: 'binary', maxLength: 200 }));
const grown = (text: string, size: number): string => `${text}\n`.repeat(Math.ceil(size / (text.length + 1)));

/** Processor time in microseconds, the least of some tries. */
function time(work: (text: string) => unknown, text: string, tries: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < tries; run++) {
    const from = process.cpuUsage();
    work(text);
    const { user, system } = process.cpuUsage(from);
    least = Math.min(least, user + system);
  }
  return least;
}

/** Lines whose word is nowhere in what was read. */
function lostIn(paste: string): string[] {
  const list = parseTodo(paste);
  if (list.warnings.some((warning) => warning.includes('left out'))) return [];
  const said = saidIn(list);
  return paste
    .split(/\r\n|[\n\r\u2028]/)
    .filter((line, index) => line.includes(wordOf(index)) && !said.includes(wordOf(index)));
}

/** What no reader of lines can do without: an object for each line. */
const control = (text: string): unknown => text.split('\n').map((line, no) => ({ text: line, no }));

const timed: { paste: string; each: number; plain: number }[] = [];
let lost = 0;
for (const paste of fc.sample(anything, { numRuns: count, seed })) {
  for (const line of lostIn(paste)) {
    lost += 1;
    process.stderr.write(`lost ${JSON.stringify(line)} of ${JSON.stringify(paste)}\n`);
  }
  const text = grown(paste, usual);
  timed.push({
    paste,
    each: time(parseTodo, text, 1) / text.length,
    plain: time(control, text, 1) / text.length,
  });
}
const middleOf = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
const middle = middleOf(timed.map(({ each }) => each));
const slow = timed
  .filter(({ each }) => each > middle * suspicious)
  .toSorted((a, b) => b.each - a.each)
  .slice(0, 150);
let steepest = 0;
let bent = 0;
for (const { paste } of slow) {
  const short = grown(paste, less);
  const long = grown(paste, more);
  let growth = time(parseTodo, long, 2) / time(parseTodo, short, 4);
  // The collector comes in steps; four times as much again tells one from a slope.
  if (growth > allowed)
    growth = Math.sqrt(time(parseTodo, grown(paste, most), 3) / time(parseTodo, short, 10));
  steepest = Math.max(steepest, growth);
  if (growth <= allowed) continue;
  bent += 1;
  process.stderr.write(`× ${growth.toFixed(1)} for four times ${JSON.stringify(paste)}\n`);
}
const many = count.toLocaleString('en');
process.stderr.write(`seed ${seed}, ${slow.length} pastes timed at two lengths\n`);
row(`${many} pastes at random: lines lost`, lost, '', '0');
row('the same: pastes that take more than linear time', bent, '', '0');
row(`the same: the steepest growth of the ${slow.length} slowest for 4 × the text`, steepest, '×', '≤ 8');
row(
  'the same: a character over an object for each line, the middle paste',
  middle / middleOf(timed.map(({ plain }) => plain)),
  '×',
  '',
);
