/**
 * A paste as lines that remember where they stood. Works on the cleaned text and carries places back to the text
 * as it was sent; knows nothing of marks or shapes.
 */
import { cleanText } from '../clean.ts';

/** A line of the paste, or what is left of one. */
export interface Line {
  /** Line of the paste, counted from 0. */
  no: number;
  /** Where `text` begins in the cleaned paste. */
  at: number;
  text: string;
}

/** Lines joined again, for shapes that do not go by lines. */
export interface Joined {
  text: string;
  /** The line that holds a place of `text`. */
  lineAt(place: number): number;
  /** A place of `text` in the cleaned paste. */
  placeOf(place: number): number;
}

const space = /[ \t\u3000\u2000-\u200a\u1680\u205f]/;

export function readSource(paste: string): { cleaned: string; lines: Line[] } {
  const cleaned = cleanText(paste);
  let at = 0;
  const lines = cleaned.split('\n').map((text, no) => {
    const line = { no, at, text };
    at += text.length + 1;
    return line;
  });
  return { cleaned, lines };
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** The first line that is not blank. */
export function firstText(lines: Line[]): string {
  return lines.find((line) => !isBlank(line.text))?.text ?? '';
}

/** Columns of white space in front, a tab reaching to the next fourth, and how many characters they are. */
export function indentOf(text: string): { columns: number; length: number } {
  let columns = 0;
  let length = 0;
  for (; length < text.length; length++) {
    const char = text.charAt(length);
    if (!space.test(char)) break;
    if (char === '\t') columns += 4 - (columns % 4);
    else columns += char === '\u3000' ? 2 : 1;
  }
  return { columns, length };
}

/** The line without its first `length` characters. */
export function cut(line: Line, length: number): Line {
  return length === 0 ? line : { no: line.no, at: line.at + length, text: line.text.slice(length) };
}

export function join(lines: Line[]): Joined {
  const starts: number[] = [];
  let length = 0;
  for (const line of lines) {
    starts.push(length);
    length += line.text.length + 1;
  }
  const indexAt = (place: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    text: lines.map((line) => line.text).join('\n'),
    lineAt: (place) => lines[indexAt(place)]?.no ?? 0,
    placeOf: (place) => {
      const index = indexAt(place);
      return (lines[index]?.at ?? 0) + place - (starts[index] ?? 0);
    },
  };
}

/**
 * Places of the cleaned paste as places of the paste as sent, in one walk along both.
 * @param places in rising order
 */
export function placesAsSent(paste: string, clean: string, places: number[]): number[] {
  let sent = 0;
  let place = 0;
  return places.map((wanted) => {
    while (place < wanted && sent < paste.length) {
      const kept = clean.charAt(place);
      const char = paste.charAt(sent);
      if (char === kept || stoodFor(char, kept)) {
        if (char === '\r' && paste.charAt(sent + 1) === '\n') sent++;
        place++;
      }
      sent++;
    }
    return sent;
  });
}

/** Whether cleaning turned `char` into `kept`. */
function stoodFor(char: string, kept: string): boolean {
  if (kept === '\n') return /[\r\u2028\u2029\u0085\v\f]/.test(char);
  if (kept === ' ') return char === '\u00a0' || char === '\u202f';
  return kept === '\ufffd' && /[\ud800-\udfff]/.test(char);
}
