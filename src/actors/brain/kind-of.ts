/** Which kind of work an item asks for: by how it asks, then by its verb, then by what it names, then by its heading. */
import { typeOfKind, type Kind } from './kinds.ts';
import { isEnglish } from './language.ts';
import { kindOfNouns } from './nouns.ts';
import { openingOf, type Opening } from './opening.ts';
import { questionKind } from './questions.ts';
import { withoutQuotes } from './quotes.ts';
import { articles, prepositions } from './small-words.ts';
import { headOf } from './text.ts';
import type { Token } from './tokens.ts';
import { kindAbroad } from './verbs-abroad.ts';
import type { Verb } from './verbs.ts';

export interface Work {
  kind: Kind;
  opening: Opening;
}

/** @param context the headings the item stood under; they only help where its own words tell nothing. */
export function workOf(text: string, context: readonly string[] = []): Work {
  const opening = orderIn(openingOf(withoutQuotes(headOf(text))));
  const told = (isEnglish(text) ? undefined : kindAbroad(text)) ?? kindOf(opening);
  const kind = told ?? kindOfHeadings(context) ?? 'open';
  return { opening, kind: kind === 'idea' ? kindOfIdea(opening.tokens) : kind };
}

function kindOf(opening: Opening): Kind | undefined {
  const { verb, rest, said } = opening;
  const told = verb
    ? kindOfVerb(verb, rest)
    : (troubleIn(said, rest) ?? meetingIn(said) ?? kindOfThing(rest));
  const kind = questionKind(opening) ?? told;
  return (kind === undefined || ['piece', 'repair', 'setup'].includes(kind)) && sourceCode.test(said)
    ? 'code'
    : kind;
}

/** Names of functions, variables and files. */
const sourceCode = /\w\(\)|\p{Ll}_\p{Ll}|\w\.(?:ts|tsx|js|py|rs|go|css|html|sql|json|ya?ml|sh|bib|tex)\b/u;

/** "The landlord wants more rent, answer him" and "Ruth's knee op, send flowers" order something behind what they tell. */
function orderIn(opening: Opening): Opening {
  if (opening.verb || questionKind(opening) !== undefined) return opening;
  const [, before = '', behind = ''] =
    /^(.+)(?:, | - | – | — |: |; )([^,;]+[?.!]?)$/u.exec(opening.said) ?? [];
  if (behind !== '' && seeks.test(behind))
    return { ...openingOf(behind), said: opening.said, tokens: opening.tokens };
  if (behind === '' || (!tells.test(before) && kindOfThing(openingOf(before).rest) !== undefined))
    return opening;
  const order = openingOf(behind);
  const asks = questionKind(order) !== undefined;
  if (!asks && (order.verb === undefined || /^(?:need|want)$/u.test(order.verb.words))) return opening;
  return asks ? { ...order, said: opening.said } : { ...order, said: opening.said, tokens: opening.tokens };
}

/** What is asked for behind a name: "VAT return - work out what I owe". */
const seeks = /^(?:work out|figure out|find out|decide|check whether|check if)\b/iu;

/** A verb that tells how things are. */
const tells =
  /(?:^| )(?:is|are|was|has|have|had|won[’']t|can[’']t|doesn[’']t|didn[’']t|hasn[’']t|wants?|says?|said|needs?|keeps?|runs?|ran|broke|left|upset|angry|sore|swollen|\p{Ll}{3,}ed)(?: |,|$)/u;

/** What machines and houses do when something is the matter with them. */
const trouble =
  /\b(?:broken|stinks?|leaks|leaking|hums|buzzes|hisses|whistles|wobbles|overheats|drips|dripping|rattles|squeaks|creaks|is stuck|jammed|flickers|beeps|smells|freezes|crashes|crashed|flat tyre|flat tire|blocked|clogged|not working|out of order|(?:doesn|won|don|isn)[’']t (?:work|open|close|start|turn|connect|print|shut|flush|drain|load|charge|fit|working))\b/iu;

const meetingIn = (said: string): Kind | undefined => (/^(?:1[:-]1|1on1)\b/u.test(said) ? 'talk' : undefined);

function troubleIn(said: string, rest: readonly Token[]): Kind | undefined {
  if (!trouble.test(said)) return undefined;
  return kindOfNouns(wordsOf(rest)) === 'code' ? 'code' : 'repair';
}

const wordsOf = (tokens: readonly Token[]): string[] => tokens.map(({ lower }) => lower);

/** What is named first, up to what it is for, about or from. */
function firstPhrase(tokens: readonly Token[]): Token[] {
  const begin = tokens.findIndex(({ lower }) => !articles.has(lower));
  const from = Math.max(begin, 0);
  const length = tokens.slice(from).findIndex(({ lower, breaks }, n) => n > 0 && (breaks || ends(lower)));
  return length < 0 ? tokens.slice(from) : tokens.slice(from, from + length);
}

const ends = (word: string): boolean =>
  prepositions.has(word) || /^(?:that|so|because|who|which|how|why|when|and|or)$/u.test(word);

function kindOfVerb({ words, kind, told }: Verb, rest: readonly Token[]): Kind | undefined {
  if (told.length === 0) return kindOfFixed(words, kind, rest);
  const fits = (named: Kind | undefined): named is Kind =>
    named !== undefined && (told.includes(named) || told.includes(typeOfKind(named)));
  const first = kindOfNouns(wordsOf(firstPhrase(rest)));
  if (isHabit(words, rest)) return 'project';
  if (isWording(words, rest)) return 'edit';
  // What else is got on the same way tells nothing about the first thing.
  const further = first === undefined && kind !== 'shopping' ? kindOfNouns(wordsOf(rest)) : undefined;
  // Something written for a website is no code.
  const named = fits(first) || (kind === 'piece' && further === 'code') ? first : further;
  if (!fits(named)) return words === 'set up' ? 'setup' : kind === 'open' ? undefined : kind;
  if (/^(?:update|check(?: over| through)?)$/u.test(words))
    return typeOfKind(named) === 'write' ? 'edit' : named;
  return words === 'mail' ? 'send' : named;
}

/** A name is chosen by finding some; a habit is given up by a plan; a text is polished by editing it. */
function kindOfFixed(words: string, kind: Kind, rest: readonly Token[]): Kind {
  if (isHabit(words, rest)) return 'project';
  if (isWording(words, rest)) return 'edit';
  const named = kind === 'choice' ? kindOfNouns(wordsOf(firstPhrase(rest))) : undefined;
  return named !== undefined && ['copy', 'ideas'].includes(typeOfKind(named)) ? named : kind;
}

/** "Stop doomscrolling", "start stretching in the morning". */
const isHabit = (words: string, [first]: readonly Token[]): boolean =>
  /^(?:stop|start|keep)$/u.test(words) && first !== undefined && /\p{L}{3,}ing$/u.test(first.lower);

/** "Check the tone of my speech", "polish the wording". */
const isWording = (words: string, rest: readonly Token[]): boolean =>
  /^(?:check|check over|check through|polish|polish the|review|improve|work on|fix|soften|trim|look over|look at|double-check)$/u.test(
    words,
  ) &&
  rest
    .slice(0, 6)
    .some(({ lower }) => /^(?:tone|wording|grammar|spelling|typos|phrasing|draft)$/u.test(lower));

/** An item without a verb is what it names. */
function kindOfThing(tokens: readonly Token[]): Kind | undefined {
  // What somebody wants, does or says is not what the item wants.
  const upTo = tokens.findIndex(({ lower }) => /^(?:who|which|that|because)$/u.test(lower));
  return (
    kindOfNouns(wordsOf(firstPhrase(tokens))) ??
    kindOfNouns(wordsOf(upTo < 0 ? tokens : tokens.slice(0, upTo)))
  );
}

/** Ideas for a present are presents, and so on. */
const kindOfIdea = (tokens: readonly Token[]): Kind =>
  (['gift', 'activity'] as const).find((kind) =>
    tokens.some(({ lower }, at) => kindOfNouns([lower, tokens[at + 1]?.lower ?? '']) === kind),
  ) ?? 'idea';

const headings: readonly [RegExp, Kind][] = [
  [/\b(?:grocer\w+|shopping|supermarket|to buy|shop|store)\b/u, 'shopping'],
  [/\b(?:calls?|phone|ring)\b/u, 'call'],
  [/\b(?:e-?mails?|inbox|replies|mail)\b/u, 'email'],
  [/\b(?:bugs?|code|backend|frontend|dev|tickets)\b/u, 'code'],
  [/\b(?:names?|naming)\b/u, 'names'],
  [/\b(?:slogans?|copy)\b/u, 'slogan'],
  [/\b(?:presents?|gifts?)\b/u, 'gift'],
  [/\b(?:ideas?)\b/u, 'idea'],
  [/\b(?:errands?|town)\b/u, 'pickup'],
  [/\b(?:chores?|housework|cleaning)\b/u, 'chore'],
  [/\b(?:reading|research|questions|look up)\b/u, 'lookup'],
  [/\b(?:decisions?|decide)\b/u, 'choice'],
  [/\b(?:writing|drafts?|blog|texts?)\b/u, 'piece'],
  [/\b(?:repairs?|broken|diy)\b/u, 'repair'],
  [/\b(?:bookings?|reservations?)\b/u, 'booking'],
  [/\b(?:packing)\b/u, 'packing'],
  [/\b(?:bills?|payments?)\b/u, 'payment'],
];

function kindOfHeadings(context: readonly string[]): Kind | undefined {
  const words = context.join(' ').slice(0, 400).toLowerCase();
  return headings.find(([pattern]) => pattern.test(words))?.[1];
}
