/** Which kind of work an item asks for: by how it asks, then by its verb, then by what it names, then by its heading. */
import { isEither } from './either.ts';
import { orderIn } from './behind.ts';
import { typeOfKind, type Kind } from './kinds.ts';
import { isEnglish } from './language.ts';
import { kindOfNouns } from './nouns.ts';
import { openingOf, type Opening } from './opening.ts';
import { kindOfPhrase } from './phrases.ts';
import { questionKind } from './questions.ts';
import { withoutQuotes } from './quotes.ts';
import { pronouns } from './small-words.ts';
import { kindOfShape } from './shape.ts';
import { kindOfTaste } from './taste.ts';
import { headOf } from './text.ts';
import { firstPhrase, kindOfThing, wordsOf } from './things.ts';
import type { Token } from './tokens.ts';
import { kindAbroad } from './verbs-abroad.ts';
import { isNounToo, verbAt, type Verb } from './verbs.ts';

export interface Work {
  kind: Kind;
  opening: Opening;
}

/** @param context the headings the item stood under; they only help where its own words tell nothing. */
export function workOf(text: string, context: readonly string[] = []): Work {
  const opening = orderIn(openingOf(withoutQuotes(headOf(text))));
  const told = (isEnglish(text) ? undefined : kindAbroad(text)) ?? kindOf(opening);
  const shape = isEnglish(text) ? kindOfShape(opening) : undefined;
  const labelled = isLabelledCode(text) ? 'code' : undefined;
  const kind = labelled ?? told ?? kindOfHeadings(context) ?? kindOfLast(opening.tokens) ?? shape ?? 'open';
  return { opening, kind: sharpened(kind, opening) };
}

/** "Google sheet script: find the empty hours, mail me": what the script does is no work of its own. */
export const isLabelledCode = (text: string): boolean =>
  /^(?:(?:a|the|small|quick) )*(?:google (?:forms?|sheets?)\b[^:.,]{0,24}(?::| for | to | that )|(?:apps? script|bash|excel|javascript|python|r|regex|sql)\b(?: (?:function|formula|macro|query|script)\b[^:.,]{0,24}(?::| for | to | that )|:))/iu.test(
    text,
  );

/** What a whole line tells about a word that means several things. */
function sharpened(kind: Kind, { said, tokens }: Opening): Kind {
  if (kind === 'idea') return kindOfIdea(tokens);
  if (kind === 'shopping' && /\brecipes?\b/iu.test(said)) return 'recipe';
  // "Mow straight lines, any tricks?"
  if (/(?:, | - | – |[.?!:] )(?:any |a )?(?:tricks?|tips?|how)\?$/iu.test(said)) return 'howto';
  // "A short text for the website" is sent to nobody.
  if (kind === 'text' && /(?<!^)\btexts? (?:for|about|on|under)\b/iu.test(said)) return 'piece';
  return (kind === 'piece' || kind === 'open') && fewWords.test(said) ? 'slogan' : kind;
}

/** No longer than a line on a board. */
const fewWords =
  /\b(?:max(?:imum)?|at most|up to|under|no more than|not more than|in)\.? (?:\d|1[0-2]|two|three|four|five|six|seven|eight|nine|ten) words?\b/iu;

/** "Gym membership look up and cancel": the order may come last; a word that is a thing too orders nothing there. */
function kindOfLast(tokens: readonly Token[]): Kind | undefined {
  const last = tokens.at(-1)?.lower ?? '';
  return tokens.length >= 3 && !isNounToo(last) ? verbAt([last])?.kind : undefined;
}

function kindOf(opening: Opening): Kind | undefined {
  const { verb, rest, said } = opening;
  const taste = kindOfTaste(opening);
  if (taste !== undefined) return taste;
  const phrase = verb ? undefined : kindOfPhrase(opening);
  const told = verb ? kindOfVerb(verb, rest) : (phrase ?? kindOfThing(rest));
  const sided = verb === undefined && phrase === undefined && isEither(opening);
  const either = sided && mayBeEither(kindOfNouns(wordsOf(firstPhrase(rest)))) ? 'choice' : undefined;
  const seen =
    told !== undefined && typeOfKind(told) === 'errand' && !verb && isTelling(opening.tokens)
      ? 'assess'
      : told;
  const kind = questionKind(opening) ?? either ?? seen;
  return (kind === undefined || ['piece', 'repair', 'setup'].includes(kind)) && sourceCode.test(said)
    ? 'code'
    : kind;
}

/** "His blood sugar was 14" says how things are. */
const isTelling = (tokens: readonly Token[]): boolean => {
  const upTo = tokens.findIndex(({ breaks }, n) => n > 0 && breaks);
  return tokens
    .slice(1, upTo < 0 ? 8 : Math.min(upTo, 8))
    .some(({ lower }) => /^(?:is|are|was|were)$/u.test(lower));
};

/** A letter to Tom or Anna is one letter, and milk or cream is bought. */
const mayBeEither = (first: Kind | undefined): boolean =>
  first === undefined || ['make', 'ideas', 'other', 'think'].includes(typeOfKind(first));

/** Names of functions, variables and files. */
const sourceCode = /\w\(\)|\p{Ll}_\p{Ll}|\w\.(?:ts|tsx|js|py|rs|go|css|html|sql|json|ya?ml|sh|bib|tex)\b/u;

function kindOfVerb({ words, kind, told }: Verb, rest: readonly Token[]): Kind | undefined {
  if (told.length === 0) return kindOfFixed(words, kind, rest);
  const fits = (named: Kind | undefined): named is Kind =>
    named !== undefined && (told.includes(named) || told.includes(typeOfKind(named)));
  const first = kindOfNouns(wordsOf(firstPhrase(rest)));
  if (words === 'get' && isMade(rest)) return 'request';
  if (isHabit(words, rest)) return 'project';
  if (isWording(words, rest)) return 'edit';
  if (isVenture(words, rest)) return 'project';
  if (isShared(words, rest)) return 'request';
  // What else is got on the same way tells nothing about the first thing.
  const further = first === undefined && kind !== 'shopping' ? kindOfNouns(wordsOf(rest)) : undefined;
  // Something written for a website is no code.
  const named = fits(first) || (kind === 'piece' && further === 'code') ? first : further;
  if (!fits(named) && words === 'take' && rest.some(({ lower }) => lower === 'to')) return 'send';
  if (!fits(named)) return words === 'set up' ? 'setup' : kind === 'open' ? undefined : kind;
  if (/^(?:update|check(?: over| through)?)$/u.test(words))
    return typeOfKind(named) === 'write' ? 'edit' : named;
  return words === 'mail' ? 'send' : named;
}

/** "Get the twins to tidy up": somebody else is to do it. */
function isMade(rest: readonly Token[]): boolean {
  const at = rest.findIndex(({ lower }) => lower === 'to');
  return at > 0 && at < 5 && verbAt(wordsOf(rest), at + 1) !== undefined;
}

/** "Swap my shift with Ben": Ben has to be asked. */
const isShared = (words: string, rest: readonly Token[]): boolean => {
  const at = rest.findIndex(({ lower }) => lower === 'with');
  const whom = rest[at + 1];
  return (
    /^(?:swap|switch|trade|share|split)$/u.test(words) &&
    at >= 0 &&
    whom !== undefined &&
    (whom.name || pronouns.has(whom.lower))
  );
};

/** A name is chosen by finding some; a habit is given up by a plan; a text is polished by editing it. */
function kindOfFixed(words: string, kind: Kind, rest: readonly Token[]): Kind {
  if (isHabit(words, rest)) return 'project';
  if (isWording(words, rest)) return 'edit';
  if (isVenture(words, rest)) return 'project';
  if (isShared(words, rest)) return 'request';
  const named = kind === 'choice' ? kindOfNouns(wordsOf(firstPhrase(rest))) : undefined;
  return named !== undefined && ['copy', 'ideas'].includes(typeOfKind(named)) ? named : kind;
}

/** "Stop doomscrolling", "start stretching in the morning". */
const isHabit = (words: string, [first]: readonly Token[]): boolean =>
  /^(?:stop|start|keep)$/u.test(words) && first !== undefined && /\p{L}{3,}ing$/u.test(first.lower);

/** "Open a second shop", "buy the flat", "start a company selling soap": more than an errand. */
function isVenture(words: string, rest: readonly Token[]): boolean {
  const named = wordsOf(firstPhrase(rest))
    .join(' ')
    .replace(/ \p{L}+ing\b.*$/u, '');
  return (
    /^(?:open|start|launch|found|take over|buy|sell)$/u.test(words) &&
    /\b(?:shop|store|café|cafe|branch|business|company|startup|practice|studio|restaurant|bakery|salon|house|flat|apartment|charity|school|nursery)$/u.test(
      named,
    )
  );
}

/** "Check the tone of my speech", "polish the wording". */
const isWording = (words: string, rest: readonly Token[]): boolean =>
  /^(?:check|check over|check through|polish|polish the|review|improve|work on|fix|soften|trim|look over|look at|double-check)$/u.test(
    words,
  ) &&
  rest
    .slice(0, 6)
    .some(({ lower }) => /^(?:tone|wording|grammar|spelling|typos|phrasing|draft)$/u.test(lower));

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
