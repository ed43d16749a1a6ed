/**
 * JSON as a tree that knows where each value stands in its text. Reads text that is known to be JSON, in a loop,
 * since a paste can nest deeper than calls can.
 */

export type Json =
  | { kind: 'scalar'; value: string | number | boolean | null; at: number; end: number }
  | { kind: 'list'; values: Json[]; at: number; end: number }
  | { kind: 'map'; keys: string[]; values: Json[]; at: number; end: number };

const word = /[^\s{}[\],:"]+/y;

/**
 * Yields what text that is known to be a list or a map, or one on each line, holds: a map as a whole, of a list each
 * value as soon as it is read, so that a long one never stands there as a tree.
 */
export function* readJson(text: string): Generator<Json, void> {
  const open: Exclude<Json, { kind: 'scalar' }>[] = [];
  let key: string | undefined;
  /** Puts a value where it belongs; true if it stands in a list that is not kept. */
  const add = (value: Json): boolean => {
    const inside = open.at(-1);
    if (inside?.kind === 'map') inside.keys.push(key ?? '');
    key = undefined;
    const passes = open.length === 1 && inside?.kind === 'list';
    if (!passes) inside?.values.push(value);
    return passes;
  };
  for (let at = 0; at < text.length;) {
    const char = text.charAt(at);
    let end = at + 1;
    if (char === '[' || char === '{') {
      const value: Json =
        char === '[' ? { kind: 'list', values: [], at, end } : { kind: 'map', keys: [], values: [], at, end };
      add(value);
      open.push(value);
    } else if (char === ']' || char === '}') {
      const closed = open.pop();
      if (closed !== undefined) closed.end = end;
      const passed =
        open.length === 0 ? closed?.kind === 'map' : open.length === 1 && open[0]?.kind === 'list';
      if (closed !== undefined && passed) yield closed;
    } else if (char === '"') {
      end = stringEnd(text, at);
      const value = String(JSON.parse(text.slice(at, end)));
      const scalar: Json = { kind: 'scalar', value, at, end };
      if (open.at(-1)?.kind === 'map' && key === undefined) key = value;
      else if (add(scalar)) yield scalar;
    } else if (!/[\s,:]/.test(char)) {
      word.lastIndex = at;
      end = at + (word.exec(text)?.[0].length ?? 1);
      const value: unknown = JSON.parse(text.slice(at, end));
      if (typeof value === 'number' || typeof value === 'boolean' || value === null) {
        const scalar: Json = { kind: 'scalar', value, at, end };
        if (add(scalar)) yield scalar;
      }
    }
    at = end;
  }
}

/** The place after the quote that ends the string which begins at `at`. */
function stringEnd(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charAt(end - 1 - escapes) === '\\') escapes++;
    if (escapes % 2 === 0) return end + 1;
  }
  return text.length;
}
