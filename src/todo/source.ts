/**
 * A paste as lines that remember where they stood. Works on the cleaned text and carries places back to the text
 * as it was sent; knows nothing of marks or shapes.
 */
import { cleanText } from '../clean.ts';
import { Lines } from './source-lines.ts';

const space = /[ \t\u3000\u2000-\u200a\u1680\u205f]/;

export function readSource(paste: string): { cleaned: string; lines: Lines } {
  const cleaned = cleanText(paste);
  return { cleaned, lines: Lines.of(cleaned) };
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** The first line that is not blank. */
export function firstText(lines: Lines): string {
  return lines.text(lines.findIndex((text) => !isBlank(text)));
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
