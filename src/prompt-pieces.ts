/**
 * What a prompt is made of, each stretch with where its words come from. Outside text exists here only as JSON inside
 * a data block that it can't close.
 */
import type { Part } from './asks.ts';

/**
 * `own`: written by us. `outside`: by a person or by an uncounted model. `made`: by a model, and we know what that
 * cost; `raw` is its size in bytes before it was encoded, `charged` the tokens its flight was charged. `unwritten`:
 * still to be made, by a flight that is charged that much at most.
 */
export type Piece =
  | { from: 'own'; text: string }
  | { from: 'outside'; text: string }
  | { from: 'made'; text: string; raw: number; charged: number }
  | { from: 'unwritten'; text: 'null'; charged: number };

export const bytesOf = (text: string): number => Buffer.byteLength(text);

/** JSON in which no `<` is left, so that the block around it ends where we end it. */
const encode = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export const own = (text: string): Piece => ({ from: 'own', text });
export const outside = (value: unknown): Piece => ({ from: 'outside', text: encode(value) });

/** @param charged tokens, prompt and answer together. Without it the words count as outside text. */
export function made(text: string, charged: number | undefined): Piece {
  if (charged === undefined) return outside(text);
  return { from: 'made', text: encode(text), raw: bytesOf(text), charged };
}

/** A part as its reader gets it, or its place if it is still to come. */
export function words({ text, tokens, unwritten }: Pick<Part, 'text' | 'tokens' | 'unwritten'>): Piece {
  return unwritten ? { from: 'unwritten', text: 'null', charged: tokens } : made(text, tokens);
}

/** One data block around a JSON value. */
export function block(kind: string, ...value: Piece[]): Piece[] {
  return [own(`<data kind="${kind}">`), ...value, own('</data>\n')];
}
