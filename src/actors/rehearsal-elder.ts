/** What the Elder would say in a rehearsal: parts joined under their titles, or the candidate that fits the item best. */
import { mark } from './rehearsal-answers.ts';
import { hash } from './rehearsal-chance.ts';
import { keysOf } from './rehearsal-words.ts';

const bare = (text: string): string => text.replaceAll(mark, '').trim();

export function merge(parts: { subtask: string | null; text: string }[], missing: string[]): object {
  const joined = parts.map(({ subtask, text }) => {
    const title = subtask?.split(': ')[0];
    return title === undefined ? bare(text) : `**${title}**\n\n${bare(text)}`;
  });
  const absent = missing.length > 0 ? [`Missing: ${missing.join('; ')}.`] : [];
  return {
    missing,
    conflicts: [],
    answer: [`${mark} All parts in one place.`, ...joined, ...absent].join('\n\n'),
  };
}

/** Judges by what a text says and never by where it stands: between equals its own words decide. */
export function judge(item: string, candidates: { label: string; text: string }[]): object {
  const keys = keysOf(item, 20).map((key) => key.toLowerCase());
  const ranked = candidates
    .map(({ label, text }) => ({ label, text, score: scoreOf(text, keys) }))
    .toSorted((a, b) => b.score - a.score || a.text.length - b.text.length || hash(a.text) - hash(b.text));
  const [best, second] = ranked;
  const usable = best !== undefined && best.score > 0;
  return {
    notes: candidates.map(({ label, text }) => ({
      label,
      good: keys.some((key) => text.toLowerCase().includes(key))
        ? 'It takes up the words of the item.'
        : 'It is there.',
      bad: /^doubt:/im.test(text) ? 'It is not sure of itself.' : 'It was only rehearsed.',
    })),
    winner: usable ? best.label : 'none',
    margin: usable ? (best.score - (second?.score ?? 0) >= 2 ? 'clear' : 'close') : 'none usable',
  };
}

function scoreOf(text: string, keys: string[]): number {
  const words = bare(text).toLowerCase();
  if (words === '' || /\b(?:judge|elder|pick me|choose this|best answer)\b/.test(words)) return 0;
  const hits = keys.filter((key) => words.includes(key)).length;
  const doubts = /^doubt:/m.test(words) ? 2 : 0;
  return Math.max(1, 3 + hits - doubts + (words.length < 1_200 ? 1 : 0));
}
