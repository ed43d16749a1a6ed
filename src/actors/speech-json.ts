/** Finds JSON objects in text that may have a fence, prose or a model's thoughts around them. Linear in its length. */

/** A brace in prose can open what never closes. That many are forgiven before the rest is given up. */
const falseStarts = 16;

/** @returns every object that stands in the text and is in no other, in order; an unfinished one is left out. */
export function objectsIn(text: string): object[] {
  const found: object[] = [];
  let forgiven = 0;
  let from = text.indexOf('{');
  while (from >= 0 && forgiven <= falseStarts) {
    const to = closing(text, from);
    const object = to < 0 ? undefined : parsed(text.slice(from, to + 1));
    if (object) found.push(object);
    else forgiven += 1;
    from = text.indexOf('{', object ? to + 1 : from + 1);
  }
  return found;
}

/** @returns where the brace at `from` closes, or -1. */
function closing(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (char === '"') quoted = !quoted;
    else if (quoted && char === '\\') at++;
    else if (!quoted && char === '{') depth += 1;
    else if (!quoted && char === '}' && --depth === 0) return at;
  }
  return -1;
}

function parsed(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
