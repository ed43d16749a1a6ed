/**
 * Text that is emphasised or struck through from end to end. Read by hand: a pattern over a whole line keeps a step
 * for each character, and a line can be a million long.
 */

/** What stands between `mark` and `mark` if nothing of it stands inside and no space touches it. */
function between(text: string, mark: string): string | undefined {
  const end = text.length - mark.length;
  if (end <= mark.length || !text.startsWith(mark) || text.indexOf(mark, mark.length) !== end)
    return undefined;
  const inner = text.slice(mark.length, end);
  return inner.trim() === inner ? inner : undefined;
}

/** What a text says that is bold from end to end, a colon after it apart. */
export function readBold(text: string): string | undefined {
  const bare = /[:：]$/.test(text.slice(-1)) ? text.slice(0, -1) : text;
  for (const mark of ['***', '___', '**', '__']) {
    const inner = between(bare, mark);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

export function isStruck(text: string): boolean {
  return ['~', '>', '\u0336'].includes(text.slice(-1)) && readStruck(text) !== undefined;
}

/** What a text says that is struck through from end to end. */
export function readStruck(text: string): string | undefined {
  const last = text.slice(-1);
  if (last === '~') return (between(text, '~~') ?? between(text, '~'))?.trim();
  if (last === '\u0336') return readStroked(text);
  const tag = last === '>' ? /^<(s|del|strike)>/i.exec(text)?.[1] : undefined;
  if (tag === undefined) return undefined;
  const inner = text.slice(tag.length + 2, -tag.length - 3);
  const ends = text.slice(-tag.length - 3).toLowerCase() === `</${tag.toLowerCase()}>`;
  return ends && !inner.includes('</') && inner.trim() !== '' ? inner.trim() : undefined;
}

/** Each character but spaces has a combining stroke after it. */
function readStroked(text: string): string | undefined {
  let bare = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x336) bare = false;
    // The second half of a pair belongs to the first.
    else if (bare && (code & 0xfc00) !== 0xdc00) return undefined;
    else bare = code !== 0x20 && code !== 0x9;
  }
  return bare ? undefined : text.split('\u0336').join('').trim();
}
