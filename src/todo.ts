/**
 * A pasted list in any everyday shape, read into items. Linear in its length, and never drops a line unasked: it
 * finds the reader of the paste's shape and puts what that reads into the words of the contract.
 */
import { clean } from './clean.ts';
import { answersIn } from './todo/answers.ts';
import { readHtml } from './todo/html.ts';
import { bareTitles, itemsOf, type ParsedItem, type SkippedItem } from './todo/items.ts';
import { readLines } from './todo/lines.ts';
import { readObjects } from './todo/objects.ts';
import { readOrg } from './todo/org.ts';
import { outline, type Section } from './todo/outline.ts';
import { peel } from './todo/peel.ts';
import type { Reading, Shape, Tick } from './todo/rows.ts';
import { settleChecks, settleHeadings, settleSigns } from './todo/settle.ts';
import { placesAsSent, readSource } from './todo/source.ts';
import type { Lines } from './todo/source-lines.ts';
import { readCsv, readTsv } from './todo/tables.ts';
import { readTodoTxt } from './todo/txt.ts';

export type { ParsedItem, Shape, Tick };

export interface ParsedList {
  shape: Shape;
  items: ParsedItem[];
  /** Lines that said themselves that they are done or cancelled. */
  skipped: SkippedItem[];
  /** Headings in order, each once. */
  sections: string[];
  /** Sentences for the person about what was left out or looked odd. */
  warnings: string[];
}

/** Readers of one shape each, the surest first; what none of them knows is read line by line. */
const readers = [readObjects, readHtml, readOrg, readCsv, readTsv, readTodoTxt];

export function parseTodo(text: string): ParsedList {
  const { cleaned, lines } = readSource(text);
  const { shape, rows, warnings } = readShape(peel(lines));
  settleHeadings(rows);
  const isAnswered = answersIn(rows);
  settleChecks(rows, isAnswered);
  if (settleSigns(rows, isAnswered))
    warnings.push('No line is marked as open, so the ticks are read as decoration.');
  let bare: boolean | undefined;
  // Walked twice where it matters, rather than kept.
  const titles = (): boolean => (bare ??= bareTitles(outline(rows, isAnswered, [])));
  const sections: Section[] = [];
  const found = itemsOf(outline(rows, isAnswered, sections), titles);
  if (text !== cleaned) placeTicks(found.items, text, cleaned);
  const labels = [...sections, ...found.sections].sort((a, b) => a.line - b.line).map(({ label }) => label);
  return {
    shape,
    items: found.items,
    skipped: found.skipped,
    sections: [...new Set(labels)].filter((label) => label !== ''),
    warnings,
  };
}

/** Items that were sent as strings: taken as they are, but clean. */
export function itemsFromStrings(strings: string[]): ParsedItem[] {
  return strings.map((text, index) => ({ text: clean(text), lines: [index, index] }));
}

function readShape(lines: Lines): Reading {
  for (const read of readers) {
    const reading = read(lines);
    if (reading !== undefined && reading.rows.length > 0) return reading;
  }
  return readLines(lines);
}

/** Counts the places of ticks in the paste as it was sent. */
function placeTicks(items: ParsedItem[], paste: string, cleaned: string): void {
  const ticks = items.flatMap((item) => item.ticks ?? []).sort((a, b) => a.at - b.at);
  const sent = placesAsSent(
    paste,
    cleaned,
    ticks.flatMap(({ at, end }) => [at, end]),
  );
  for (const [index, tick] of ticks.entries()) {
    tick.at = sent[2 * index] ?? 0;
    tick.end = sent[2 * index + 1] ?? 0;
  }
}
