/** What the Elder would say in a rehearsal: parts joined under their titles, or the candidate that fits the item best. */
import { factsLine } from './brain/facts.ts';
import { short } from './brain/text.ts';
import { mark } from './rehearsal-answers.ts';
import { hash, type Chance } from './rehearsal-chance.ts';
import { keysOf } from './rehearsal-words.ts';

const bare = (text: string): string => text.replaceAll(mark, '').trim();

interface MergePart {
  subtask: string | null;
  text: string;
}

const leads = [
  '“{q}” would come back as one text, part by part.',
  'One text for “{q}”, joined from what each crow would bring.',
  'The parts of “{q}”, in the order in which they would be read.',
  '“{q}” came apart; joined again, it would read like this.',
  'What several crows would bring for “{q}”, one below the other.',
  'Nothing is done yet for “{q}”; joined, the parts would read in this order.',
];

export function merge(
  item: string,
  parts: readonly MergePart[],
  missing: readonly string[],
  chance: Chance,
): object {
  const read = parts.map((part) => ({ ...part, ...sectionsOf(part.text) }));
  const joined = read.map(({ subtask, body }) => {
    const title = subtask?.split(': ')[0];
    return title === undefined ? body : `**${title}**\n\n${body}`;
  });
  const doubts = [...new Set(read.flatMap(({ doubt }) => doubt))];
  return {
    missing,
    conflicts: [],
    answer: [
      `${mark} ${chance.pick(leads).replace('{q}', () => short(item, 70))}`,
      ...joined,
      ...[factsLine(item)].filter((line) => line !== ''),
      ...(missing.length > 0 ? [`Missing: ${missing.join('; ')}.`] : []),
      ...doubts.slice(0, 1),
    ].join('\n\n'),
  };
}

/** A part without what announces it: its title stands over it now. What it doubts goes to the end of the whole. */
function sectionsOf(text: string): { body: string; doubt: string[] } {
  const paragraphs = bare(text).split('\n\n');
  const announced = text.startsWith(mark) && paragraphs.length > 1;
  const isDoubt = (paragraph: string): boolean => /^doubt:/i.test(paragraph);
  return {
    body: paragraphs
      .slice(announced ? 1 : 0)
      .filter((one) => !isDoubt(one))
      .join('\n\n'),
    doubt: paragraphs.filter((one) => isDoubt(one)),
  };
}

/** Judges by what a text says and never by where it stands: between equals its own words decide. */
export function judge(item: string, candidates: readonly { label: string; text: string }[]): object {
  const keys = keysOf(item, 20).map((key) => key.toLowerCase());
  const ranked = candidates
    .map(({ label, text }) => ({ label, text, score: scoreOf(text, keys) }))
    .toSorted((a, b) => b.score - a.score || a.text.length - b.text.length || hash(a.text) - hash(b.text));
  const [best, second] = ranked;
  const usable = best !== undefined && best.score > 0;
  const longest = Math.max(...candidates.map(({ text }) => text.length));
  return {
    notes: candidates.map(({ label, text }) => ({ label, ...noteOn(text, keys, longest) })),
    winner: usable ? best.label : 'none',
    margin: usable ? (best.score - (second?.score ?? 0) >= 2 ? 'clear' : 'close') : 'none usable',
  };
}

function noteOn(text: string, keys: readonly string[], longest: number): { good: string; bad: string } {
  const taken = keys.filter((key) => text.toLowerCase().includes(key)).slice(0, 2);
  return {
    good: taken.length > 0 ? `It takes up ${taken.map((key) => `“${key}”`).join(' and ')}.` : 'It is there.',
    bad: /^doubt:/im.test(text)
      ? 'It is not sure of itself.'
      : text.length === longest
        ? 'It is the longest of them.'
        : 'It was only rehearsed.',
  };
}

function scoreOf(text: string, keys: readonly string[]): number {
  const words = bare(text).toLowerCase();
  if (words === '' || /\b(?:judge|elder|pick me|choose this|best answer)\b/.test(words)) return 0;
  const hits = keys.filter((key) => words.includes(key)).length;
  const doubts = /^doubt:/m.test(words) ? 2 : 0;
  return Math.max(1, 3 + hits - doubts + (words.length < 1_200 ? 1 : 0));
}
