/** Items that want the same piece more than once: in two versions, one for each of two ends, or named again each time. */
import { isCouple } from './clauses.ts';
import { typeOfKind, type Kind } from './kinds.ts';
import { kindOfNouns, singular } from './nouns.ts';
import { openingOf } from './opening.ts';
import { articles, isSmall } from './small-words.ts';
import { firstPhrase, wordsOf } from './things.ts';
import { tokensOf } from './tokens.ts';

const kinds =
  'versions?|variants?|drafts?|lengths|formats|languages|tones|sizes|editions?|cuts?|takes?|wordings?';
const several = new RegExp(
  `\\b(?:two|three|four|2|3|4|both|several|different) (?:\\p{L}+ )?(?:${kinds})\\b(.*)$`,
  'iu',
);
const pair = new RegExp(
  `(?:^|\\b(?:an?|the|one|two|both) )((?:\\p{L}[\\p{L}-]+, )*\\p{L}[\\p{L}-]+),? (?:and|&) (?:an? |one )?(\\p{L}[\\p{L}-]+) (?:${kinds})\\b`,
  'iu',
);
/** Each of the two words is said of a piece. */
const opposites =
  /\b(?:an? )?(long|short|formal|casual|polite|serious|funny|public|private|printed|online|quick|detailed|simple|friendly|angry|nice|blunt|kind) (?:and|&) (?:an? )?(long|short|formal|informal|casual|polite|rude|serious|funny|public|private|printed|online|quick|detailed|simple|friendly|angry|firm|blunt|honest) (\p{L}+)\b/iu;
const tongue =
  'English|Welsh|Irish|Gaelic|Scots|French|German|Spanish|Italian|Portuguese|Polish|Dutch|Hindi|Tamil|Urdu|Punjabi|Bengali|Arabic|Turkish|Ukrainian|Russian|Romanian|Chinese|Mandarin|Korean|Japanese|Yoruba|Igbo|Hausa|Swahili|Zulu|Xhosa|Sesotho|Setswana|Afrikaans|Shona|Amharic|Tagalog|Vietnamese|Thai|Farsi|Persian|Hebrew|Gujarati|Māori|Maori|Somali|Greek|Swedish|Danish|Norwegian|Catalan|Latin|Deutsch|Englisch|Französisch|Türkisch|Russisch|Arabisch';
const tongues = new RegExp(
  `(?:\\b(?:in|into|auf)|[,:]) ((?:${tongue})(?:, (?:in )?(?:${tongue}))*),?(?: and| und| &) (?:(?:in|into|auf) )?(${tongue})\\b`,
  'u',
);
/** "Opening and closing checklists", one of each. */
const ofEach =
  /^(?:(?:the|my|our|write|draft|some) )*(\p{L}[\p{L}-]+) (?:and|&) (\p{L}[\p{L}-]+) (\p{L}+s)\b/iu;

/** @returns what distinguishes the versions, or none. */
export const versionsIn = (head: string): string[] =>
  [tonguesIn, onesIn, lengthsIn, oppositesIn, piecesIn, pairIn, countIn]
    .map((way) => way(head))
    .find((found) => found.length >= 2) ?? [];

function tonguesIn(head: string): string[] {
  const [, first = '', last = ''] = tongues.exec(head) ?? [];
  return first === '' ? [] : [...first.split(/, (?:in )?/u), last].map((one) => `In ${one}`);
}

const isLength = /\b(?:long|full|detailed|medium|middle|short|brief|tiny|one-line|\d+[- ]word)/iu;

function lengthsIn(head: string): string[] {
  const [, list = ''] =
    /(?:: | - | – | — |, |\()((?:an? |the )?(?:long|full|detailed)\b.+)$/iu.exec(head) ?? [];
  const lengths = partsOfRow(list);
  return lengths.every((one) => isLength.test(one)) ? lengths : [];
}

function oppositesIn(head: string): string[] {
  const [, first = '', last = '', noun = ''] = opposites.exec(head) ?? [];
  return first === '' ? [] : [first, last].map((quality) => `${quality} ${singular(noun)}`);
}

function piecesIn(head: string): string[] {
  const [, first = '', last = '', pieces = ''] = ofEach.exec(head) ?? [];
  const kind = kindOfNouns([pieces.toLowerCase()]);
  const isOwn = [first, last].every(
    (word) => !isSmall(word.toLowerCase()) && kindOfNouns([word.toLowerCase()]) === undefined,
  );
  return kind !== undefined &&
    isOwn &&
    !isCouple(first, last) &&
    /^(?:write|people|plan)$/u.test(typeOfKind(kind))
    ? [first, last].map((word) => `${word} ${singular(pieces.toLowerCase())}`)
    : [];
}

function pairIn(head: string): string[] {
  const [, first = '', last = ''] = pair.exec(head) ?? [];
  const names = [...first.split(', '), last];
  return first === '' || names.some((name) => isSmall(name.toLowerCase()))
    ? []
    : names.map((name) => `${name} version`);
}

function countIn(head: string): string[] {
  const [, behind] = several.exec(head) ?? [];
  if (behind === undefined) return [];
  const listed = partsOfRow(behind.replace(/^(?: of [^:(,–-]+)?(?:: | - | – |, | \()?/iu, ''));
  return listed.length >= 2 && listed.every((one) => one !== '' && one.split(' ').length <= 6)
    ? listed
    : ['First version', 'Second version'];
}

/** "Two menus, one without milk one normal" */
function onesIn(head: string): string[] {
  const [, pieces = '', first = '', last = ''] =
    /\b(?:two|2|both) (?:\p{L}[\p{L}-]* ){0,2}(\p{L}+s)\b.*?[,:–-] ?one (?!(?:for|to|about|in|on|from|at|with) )(.+?),? (?:and )?(?:one|the other) (.+)$/iu.exec(
      head,
    ) ?? [];
  const kind = kindOfNouns([pieces.toLowerCase()]);
  return kind !== undefined && /^(?:write|people|plan)$/u.test(typeOfKind(kind))
    ? [first, last].map((one) => `${singular(pieces.toLowerCase())}, ${one.trim().replace(/[.!]+$/u, '')}`)
    : [];
}

const partsOfRow = (row: string): string[] =>
  row
    .replace(/[).!]+$/u, '')
    .split(/, (?:and )?| and | & /iu)
    .map((one) => one.trim());

const cuts = /[,;] (?:and |then |& )?|\. | and | & | \+ |\/(?=one )/iu;
const ends = 'for|to|about|in|on|from|at|with';

/** "One for Ann, one for the club", "what to say at the gate, what to say in the hall", "for me and for Mum". */
export function againIn(head: string, kind: Kind): string[] {
  if (/^(?:think|errand)$/u.test(typeOfKind(kind)) || /(?:^| )or /iu.test(head)) return [];
  const [, before = '', list = head] = /^(.{2,80}?)(?:: | - | – | — )(.+)$/u.exec(head) ?? [];
  const clauses = list.replace(/[.!]+$/u, '').split(cuts);
  return (
    inOnes(before === '' ? head : before, list) ??
    another(head) ??
    alike(clauses) ??
    (before === '' ? undefined : listedIn(clauses)) ??
    ended(head)
  );
}

/** "two emails: one to the landlord, one to the agent", "one letter for him and one for the council" */
function inOnes(before: string, list: string): string[] | undefined {
  const found = [
    ...list.matchAll(
      new RegExp(
        `(?:^|[ ,(])(?:one|an?|another|the other(?: one)?)((?: \\p{L}[\\p{L}-]*){0,3}?) ((?:${ends}) [^,;.:()]+?)(?=,| and (?:one|another|the other|an? )|;|\\.|\\)|$)`,
        'giu',
      ),
    ),
  ];
  const again = found.filter(([whole]) => /^[ ,(]?(?:one|another|the other)/iu.test(whole));
  const named = found.every(([, noun = '']) => wordsOf(tokensOf(noun)).every((word) => !isSmall(word)));
  if (found.length < 2 || again.length === 0 || !named) return undefined;
  const nouns = [...found.map(([, noun = '']) => noun.trim()), ...wordsOf(tokensOf(before)).toReversed()];
  const noun = singular(
    nouns.find((word) => word !== '' && kindOfNouns(word.toLowerCase().split(' ')) !== undefined) ?? 'one',
  );
  return found.map(([, own = '', end = '']) => `${own.trim() === '' ? noun : own.trim()} ${end.trim()}`);
}

/** "a letter to the bank and another to the paper", "a poem for the card, plus a shorter one for the book" */
function another(head: string): string[] | undefined {
  const [, first = '', second = ''] =
    /^(.+?)(?:,| -|;)? (?:and|plus|&|then) ((?:(?:an?|the) )?(?:another|second|different|(?:\p{L}+er) (?:one|version)|other)(?: one)? .+)$/iu.exec(
      head,
    ) ?? [];
  const [, one = '', same = ''] =
    /^(.+?), (?:the )?(same (?:thing |one |again )?(?:to|for) .+)$/iu.exec(head) ?? [];
  if (one !== '') return [one, same];
  const { verb, rest } = openingOf(first);
  const known =
    /^(?:write|draft)/u.test(verb?.words ?? '') || kindOfNouns(wordsOf(firstPhrase(rest))) !== undefined;
  return first !== '' && known ? [first, second] : undefined;
}

/** Clauses that begin with the same word, and not with a small one. */
function alike(clauses: readonly string[]): string[] | undefined {
  const firsts = clauses.map((clause) => {
    const tokens = tokensOf(clause);
    const words = wordsOf(tokens).filter((word) => !articles.has(word));
    const asks = /^(what|how|where|who|why|when)(?:'s)?$/u.exec(words[0] ?? '')?.[1];
    return asks ?? (tokens.length >= 3 ? (words[0] ?? '') : '');
  });
  const [first = ''] = firsts;
  const told = first !== '' && (!isSmall(first) || asking.test(first));
  const other = firsts.findIndex((word) => word !== first);
  const run = other < 0 ? clauses : clauses.slice(0, other);
  // "They can't overlap" is said of all of them.
  const onlyTold = clauses
    .slice(run.length)
    .every((clause) => /^(?:they|it|both|all|we|i|he|she|no|not|each)\b/iu.test(clause.trim()));
  return told && run.length >= 2 && onlyTold ? run.map((clause) => clause.trim()) : undefined;
}

const asking = /^(?:what|how|where|who|why|when)$/u;

/** "90th: who rings whom, what goes on the wall": behind a colon each question is one; "one funny, one sad" are two. */
function listedIn(clauses: readonly string[]): string[] | undefined {
  const begin = clauses.map((clause) => /^\S+/u.exec(clause.trim())?.[0].toLowerCase() ?? '');
  const told =
    begin.every((word) => asking.test(word)) ||
    begin.every((word) => /^(?:one|another)$/u.test(word)) ||
    clauses.every((clause) => /^\d+ \p{L}+ (?:for|to|on|about) /u.test(clause.trim()));
  return told && clauses.length >= 2 && clauses.every((clause) => clause.trim().includes(' '))
    ? clauses.map((clause) => clause.trim())
    : undefined;
}

/** "dinners for us and for Nan", "rules for the pool and for the sauna" */
const repeated =
  /^(?<base>.+?) (?<first>(?<by>for|to|about|from|with) [^,;.:]+?)(?:,| and|,? &) (?<more>(?:and )?(?:then |also )?\k<by> .+)$/iu;

function ended(head: string): string[] {
  const { base = '', first = '', more = '' } = repeated.exec(head)?.groups ?? {};
  const { tokens } = openingOf(base);
  if (base === '' || tokens.length > 8) return [];
  const others = more
    .replace(/[.!]+$/u, '')
    .split(/(?:,| and|,? &) (?=(?:then |also )?(?:for|to|about|from|with) )/iu)
    .map((end) => end.replace(/^(?:and )?(?:then |also )?/iu, '').trim());
  const what = tokens.length > 4 ? firstPhrase(tokens) : tokens;
  const named = what.map(({ word }) => word).join(' ');
  return [first.trim(), ...others].map((end) => `${named === '' ? base : named} ${end}`);
}
