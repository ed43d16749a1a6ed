/**
 * An item before anything is read into it: which line is the item itself, what are only marks around it, and where it
 * may be cut. Every pattern here and further in meets text with single spaces, so that none of them can run wild.
 */

/** One space for every run of blanks and line ends. */
export const flat = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Longer texts tell nothing more about what is wanted. */
const enough = 4_000;

/** The item's own line, without the notes and children below it and without marks. */
export const headOf = (text: string): string => plain(split(text)[0]) || flat(text);

/** What stands below that line. */
export const notesOf = (text: string): string => plain(split(text)[1]);

function split(text: string): [head: string, notes: string] {
  const lines = text.slice(0, enough).trim().split('\n');
  let upTo = 1;
  while (upTo < lines.length && runsOn(lines[upTo - 1] ?? '', lines[upTo] ?? '')) upTo += 1;
  return [lines.slice(0, upTo).join(' '), lines.slice(upTo).join('\n')];
}

/** A line that was wrapped by hand ends in the middle of a phrase. */
const unfinished = /(?:,| (?:a|an|the|to|of|for|and|or|with|in|on|at|by|from|my|our|your|his|her|their))$/iu;

const runsOn = (line: string, next: string): boolean =>
  /^\s*\p{L}/u.test(next) && (unfinished.test(flat(line)) || (line.length > 60 && /^\s*\p{Ll}/u.test(next)));

/** Marks that planners put behind a task; nothing that follows them is said to anybody. */
const planners = /[📅⏫🔼🔽🔁⏳🛫✅➕].*$/u;

/** Without links, tags, dates in front, emphasis and emoji. */
function plain(text: string): string {
  const words = flat(text)
    .replaceAll(/\[([^\][]*)\]\([^()\s]*\)/gu, '$1')
    .replaceAll(/https?:\/\/\S+/gu, ' ')
    .replace(planners, '')
    .replaceAll(/ [#@+]\p{L}\S*/gu, ' ')
    .replaceAll(/ \p{Ll}+:[^\s:]\S*/gu, ' ')
    .replaceAll(/[*`~]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|\p{Extended_Pictographic}\uFE0F?/gu, ' ')
    .replace(/^\[[^\][]{1,20}\] /u, '');
  return flat(words).replace(/^[^\p{L}\p{N}"'“‘(£$€¥]+/u, '');
}

/** Words a text must not be cut behind: what they announce would be missing. */
const dangling = /[\s,;:–—-]+(?:a|an|the|to|of|for|and|or|with|in|on|at|by|from|my|our|your|that|per)$/iu;

/** Cut where a word ends, if it has to be cut; its own quotation marks would end ours. */
export function short(text: string, most = 80): string {
  const points = Array.from(flat(text.slice(0, enough)).replaceAll(/[“”"]/gu, "'"));
  if (points.length <= most) return points.join('');
  const cut = points.slice(0, most - 1).join('');
  const end = points[most - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  // A text without spaces has to be cut somewhere.
  const kept = end > most / 3 ? cut.slice(0, end) : cut;
  return `${kept.replace(dangling, '').replace(/[\s,;:–—.-]+$/u, '')}…`;
}

/** The first letter large, as sentences begin. */
export function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
