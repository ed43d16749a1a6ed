/**
 * Takes out of a text what a person can't see but a crow would read, so that what is approved is what is given. Words,
 * signs and line breaks stay as they are.
 */

const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const blanks = /[\u00A0\u202F]/g;
/**
 * Controls but for tab and line feed, direction overrides and isolates, zero-width space, word joiner, soft hyphen,
 * byte order marks, and tag characters. The joiners U+200C and U+200D stay: scripts and emoji need them.
 */
const hidden =
  /(?![\t\n])\p{Cc}|[\u00AD\u200B\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;
const halves = /\p{Surrogate}/gu;

export function clean(text: string): string {
  return text.replace(breaks, '\n').replace(blanks, ' ').replace(hidden, '').replace(halves, '\uFFFD').trim();
}

/** Characters as a person counts them: code points. */
export function charCount(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length; i++) if ((text.charCodeAt(i) & 0xfc00) === 0xdc00) count--;
  return count;
}

/** What a request held, short enough and plain enough to stand in a sentence. */
export function show(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string') {
    const text = clean(value.slice(0, 240));
    const cut = Array.from(text).slice(0, 40).join('');
    return JSON.stringify(cut.length < text.length || value.length > 240 ? `${cut}…` : cut);
  }
  if (Array.isArray(value)) return `an array of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value);
}
