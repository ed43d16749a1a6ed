/** Items that want a piece for each of several things: those that say "each", and those that count or number them. */
import { singular } from './nouns.ts';
import { seriesIn } from './series.ts';

/** "Each other", "each week" and "2 € each" share nothing out. */
const marks =
  /\b(?:each(?! (?:other|time|day|week|month|year|morning|evening|night|way|end|side|way)\b)|apiece|respectively|separately|individually|one for every|per (?!cent|hour|day|week|month|year|person|head|annum|km|kilo|mile|minute|unit|square|stock|page|item)\p{L}+)\b/iu;
const prices = /(?:[£$€₹] ?\d[\d.,]*|\d ?(?:p|quid|euros?|dollars?|bucks)) (?:each|apiece)\b/iu;

/** "A job each", "150 words each", "one pager on each". */
const shares =
  /,? ?\b(?:(?:an?|one|two|three|four|five|six|some|\d+) (?:[\p{L}-]+ ){0,3}?(?:(?:for|on|about|to|per|from) )?each(?: (?:one|of (?:them|these|those)))?|each (?:one )?(?:separately|individually|in turn)?|apiece|respectively|separately|individually|one per \p{L}+)\b/giu;

/** What a row may stand behind. */
const before =
  /(?:: | - | – | — |\(|\b(?:for|to|into|from|on|about|at|with|of|between|give|tell|ask|get|let|write|send|explain|describe|compare|find|and|do|per|every|plan|sort|review|check|draft|list) )/giu;

/** @returns the things that each get a piece, or none if the item doesn't say so. */
export function eachIn(head: string): string[] {
  if (!marks.test(head) || prices.test(head)) return [];
  const bare = head.replaceAll(shares, ' . ').replaceAll(/ {2,}/gu, ' ').trim();
  const numbered = numberedIn(head);
  const rows = [
    bare,
    ...[...bare.matchAll(before)].map(({ 0: found, index }) => bare.slice(index + found.length)),
  ]
    .map((text) => seriesIn(text.replace(/^([^()]*)\).*$/u, '$1')))
    .filter((row) => row.length >= 2);
  // The shortest names are the things themselves; what stands before the first of them is none.
  const row = rows.toSorted((a, b) => b.length - a.length || length(a) - length(b))[0];
  return numbered.length >= 2 && !(row && row.length >= numbered.length) ? numbered : (row ?? []);
}

const length = (names: readonly string[]): number => names.join(' ').length;

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** More than that is a mass, and nobody's piece by piece. */
const most = 8;

const measures =
  /^(?:adults|hrs|mins|minutes|secs|hours|days|nights|weeks|months|years|words|lines|pages|sentences|pounds|euros|dollars|people|guests|times|versions|paragraphs|options|ideas|points|steps|miles|degrees|stars?|rounds)$/u;

/** "Pages 3 to 9" are one passage. */
const spans = /^(?:pages|lines|times|minutes|hours|days|ages|miles|degrees|years (?:old|ago))$/iu;

/** "Comments 1 to 6", "units 3, 4 and 5", "all three chapters", "criteria x 5". */
export function numberedIn(head: string): string[] {
  const [, noun = '', first = '', last = ''] =
    /\b(\p{L}{3,}s) (\d{1,2}) ?(?:-|–|to|through|thru|till) ?(\d{1,2})\b/iu.exec(head) ?? [];
  if (noun !== '' && !spans.test(noun)) {
    const [from, to] = [Number(first), Number(last)];
    return to > from && to - from < 20
      ? Array.from({ length: to - from + 1 }, (_, n) => `${singular(noun.toLowerCase())} ${from + n}`)
      : [];
  }
  const [, nouns = '', listed = ''] =
    /\b(\p{L}{3,}s) (\d{1,2}(?:, ?\d{1,2})*,? ?(?:and|&|\+) ?\d{1,2})\b/iu.exec(head) ?? [];
  if (nouns !== '' && !spans.test(nouns))
    return [...listed.matchAll(/\d+/gu)].map(([number]) => `${singular(nouns.toLowerCase())} ${number}`);
  const count = countedIn(head);
  return count === undefined
    ? []
    : Array.from({ length: count.many }, (_, n) => `${singular(count.noun)} ${n + 1}`);
}

function countedIn(head: string): { many: number; noun: string } | undefined {
  const [, times = '', by = ''] = /\b(\p{L}{4,}) ?[x×] ?(\d)\b/iu.exec(head) ?? [];
  const [, word = '', noun = ''] =
    /\b(both|two|three|four|five|six|seven|eight|[2-8]) (?:(?!of\b)[\p{L}-]+ ){0,2}?(\p{L}{3,}s|criteria|children)\b/iu.exec(
      head,
    ) ?? [];
  const many = by === '' ? numberOf(word.toLowerCase()) : Number(by);
  const named = (by === '' ? noun : times).toLowerCase();
  // "Dinners, two picky kids" are for them; notes on all four kids are a piece for each.
  const eaters = named === 'kids' && !/\b(?:all|both|each|my|our|the) (?:\p{L}+ ){0,2}kids\b/iu.test(head);
  return many < 2 || many > most || measures.test(named) || eaters ? undefined : { many, noun: named };
}

const numberOf = (word: string): number => {
  if (word === 'both') return 2;
  const at = numbers.indexOf(word);
  return at < 0 ? Number(word) : at + 2;
};
