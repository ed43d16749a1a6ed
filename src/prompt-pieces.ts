/**
 * What a prompt is made of, each stretch with where its words come from. Outside text exists here only as JSON inside
 * a data block that it can't close.
 */

/**
 * `own`: written by us. `outside`: by a person or by an uncounted model. `made`: by a model, and we know what that
 * cost; `raw` is its size in bytes before it was encoded, `charged` the tokens its flight was charged.
 */
export type Piece =
  | { from: 'own' | 'outside'; text: string }
  | { from: 'made'; text: string; raw: number; charged: number };

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

/** One data block around a JSON value. */
export function block(kind: string, ...value: Piece[]): Piece[] {
  return [own(`<data kind="${kind}">`), ...value, own('</data>\n')];
}
