/**
 * A pasted list in any everyday shape, read into items. Linear in its length, and never drops a line unasked: it
 * finds the reader of the paste's shape and puts what that reads into the words of the contract.
 */
import { cleanText } from './todo-clean.ts';
import { readHtml } from './todo-html.ts';
import { itemsOf, type Item } from './todo-items.ts';
import { readLines } from './todo-lines.ts';
import { readObjects } from './todo-objects.ts';
import { readOrg } from './todo-org.ts';
import { outline } from './todo-outline.ts';
import { peel } from './todo-peel.ts';
import { settleSigns, type Reading, type Shape, type Tick } from './todo-rows.ts';
import { placesAsSent, readSource, type Line } from './todo-source.ts';
import { readCsv, readTsv } from './todo-tables.ts';
import { readTodoTxt } from './todo-txt.ts';

export { cleanText };
export type { Shape, Tick };

export interface ParsedItem {
  /** What a crow is given, byte for byte. */
  text: string;
  /** Headings and titles it stood under, outermost first. */
  context?: string[];
  /** Children that came as lines of their own: ready-made subtasks. They are part of `text` too. */
  subtasks?: string[];
  /** First and last line of the paste it came from, counted from 0. */
  lines: [number, number];
  /** What ticks the item and its open boxes, in UTF-16 places of the paste as it was sent, in rising order. */
  ticks?: Tick[];
}

export interface ParsedList {
  shape: Shape;
  items: ParsedItem[];
  /** Lines that said themselves that they are done or cancelled. */
  skipped: { text: string; lines: [number, number] }[];
  /** Headings in order, each once. */
  sections: string[];
  /** Sentences for the person about what was left out or looked odd. */
  warnings: string[];
}

/** Readers of one shape each, the surest first; what none of them knows is read line by line. */
const readers = [readObjects, readHtml, readOrg, readCsv, readTsv, readTodoTxt];

export function parseTodo(text: string): ParsedList {
  const { clean, lines } = readSource(text);
  const { shape, rows, warnings } = readShape(peel(lines));
  if (settleSigns(rows)) warnings.push('No line is marked as open, so the ticks are read as decoration.');
  const { roots, sections } = outline(rows);
  const found = itemsOf(roots);
  const labels = [...sections, ...found.sections].sort((a, b) => a.line - b.line).map(({ label }) => label);
  return {
    shape,
    items: sendTicks(text, clean, found.items).map(parsedItem),
    skipped: found.skipped,
    sections: [...new Set(labels)].filter((label) => label !== ''),
    warnings,
  };
}

/** Items that were sent as strings: taken as they are, but clean. Blank ones are none. */
export function itemsFromStrings(strings: string[]): ParsedItem[] {
  return strings
    .map((text, index): ParsedItem => ({ text: cleanText(text).trim(), lines: [index, index] }))
    .filter((item) => item.text !== '');
}

function readShape(lines: Line[]): Reading {
  for (const read of readers) {
    const reading = read(lines);
    if (reading !== undefined && reading.rows.length > 0) return reading;
  }
  return readLines(lines);
}

/** The items with the places of their ticks counted in the paste as it was sent. */
function sendTicks(paste: string, clean: string, items: Item[]): Item[] {
  const places = items
    .flatMap((item) => item.ticks.flatMap(({ at, end }) => [at, end]))
    .sort((a, b) => a - b);
  const sent = placesAsSent(paste, clean, places);
  const known = new Map(places.map((place, index) => [place, sent[index] ?? 0]));
  return items.map((item) => ({
    ...item,
    ticks: item.ticks.map((tick) => ({
      ...tick,
      at: known.get(tick.at) ?? 0,
      end: known.get(tick.end) ?? 0,
    })),
  }));
}

function parsedItem({ text, context, subtasks, lines, ticks }: Item): ParsedItem {
  return {
    text,
    ...(context.length > 0 && { context }),
    ...(subtasks.length > 0 && { subtasks }),
    lines,
    ...(ticks.length > 0 && { ticks }),
  };
}
