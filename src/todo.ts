/** A pasted list in any everyday shape, read into items. Linear in its length, and never drops a line unasked. */

export interface ParsedItem {
  /** What a crow is given, byte for byte. */
  text: string;
  /** Headings and titles it stood under, outermost first. */
  context?: string[];
  /** Children that came as boxes of their own: ready-made subtasks. They are part of `text` too. */
  subtasks?: string[];
  /** First and last line of the paste it came from, counted from 0. */
  lines: [number, number];
}

export type Shape = 'lines' | 'todo.txt' | 'org' | 'table' | 'tsv' | 'csv' | 'json' | 'html';

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

export declare function parseTodo(text: string): ParsedList;
