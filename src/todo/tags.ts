/**
 * HTML cut into text and tags, in one walk. Knows no structure; what is never closed is text, so that nothing after
 * it is lost.
 */

export interface Token {
  kind: 'text' | 'open' | 'close';
  /** The text as it stands, or the name of the tag in small letters. */
  text: string;
  at: number;
  end: number;
}

/** Elements whose text nobody sees. */
const unseen = /^(?:script|style|title|template|noscript)$/;
const name = /<(\/?)([a-z][a-z0-9:-]*)/iy;
const unquoted = /[^>"']*/y;

/** Yields what it finds as it goes: none of a million tokens is kept that nobody wants. */
export function* readTags(text: string): Generator<Token, void> {
  const find = finder(text);
  let quotes = true;
  let from = 0;
  const textUpTo = (end: number): Token => ({ kind: 'text', text: text.slice(from, end), at: from, end });
  /** The place after the tag, and after a quoted `>` in it; one tag whose quotes never end, and none has quotes. */
  const tagEnd = (at: number): number => {
    const quoted = quotes ? quotedEnd(text, at, find) : -1;
    quotes = quoted !== -1;
    return quoted === -1 ? find('>', at) + 1 : quoted;
  };

  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    name.lastIndex = at;
    const [whole, slash, tag = ''] = name.exec(text) ?? [];
    let end = 0;
    if (text.startsWith('<!--', at)) end = find('-->', at + 4) + 3;
    else if (whole !== undefined || /[!?]/.test(text.charAt(at + 1)))
      end = find('>', at) === -1 ? 0 : tagEnd(at);
    if (end <= at) {
      at++;
      continue;
    }
    if (at > from) yield textUpTo(at);
    if (whole !== undefined) {
      const closes = slash === '/';
      yield { kind: closes ? 'close' : 'open', text: tag.toLowerCase(), at, end };
      if (!closes && unseen.test(tag.toLowerCase())) end = Math.max(end, find(`</${tag}`, end));
    }
    from = end;
    at = end;
  }
  if (text.length > from) yield textUpTo(text.length);
}

type Find = (what: string, from: number) => number;

/** Looks for the next of something in either case, and never twice for what is not there; -1 then. */
function finder(text: string): Find {
  const patterns = new Map<string, RegExp | undefined>();
  return (what, from) => {
    const key = what.toLowerCase();
    if (!patterns.has(key)) patterns.set(key, new RegExp(key, 'gi'));
    const pattern = patterns.get(key);
    if (pattern === undefined) return -1;
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    if (found === null) patterns.set(key, undefined);
    return found?.index ?? -1;
  };
}

/** The place after the `>` that ends a tag outside its quotes, -1 if there is none. */
function quotedEnd(text: string, at: number, find: Find): number {
  let end = at + 1;
  for (;;) {
    unquoted.lastIndex = end;
    end += unquoted.exec(text)?.[0].length ?? 0;
    const char = text.charAt(end);
    if (char === '') return -1;
    if (char === '>') return end + 1;
    // An apostrophe alone is not a quote.
    const closing = find(char, end + 1);
    end = Math.max(end, closing) + 1;
  }
}
