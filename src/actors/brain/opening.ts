/** How an item begins: what only leads in is left out, and the verb that orders is found. */
import { articles, auxiliaries, prepositions, pronouns } from './small-words.ts';
import { tokensOf, type Token } from './tokens.ts';
import { isPair } from './nouns.ts';
import { isNounToo, verbApart, verbAt, type Verb } from './verbs.ts';

export interface Opening {
  /** The item without what leads in. */
  said: string;
  tokens: Token[];
  verb: Verb | undefined;
  /** The words behind the verb; all of them if there is none. */
  rest: Token[];
}

/** A label that tells how urgent an item is, or in which drawer it lay. */
const label =
  /^(?:urgent|todo|to do|to-do|important|asap|note|nb|reminder|today|tomorrow|tonight|home|work|private|misc|quick|idea|question|fwd?|re|next|first|later|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: ?[:!–—]+ | - )/iu;

const leadIns =
  `please|pls|also|and|then|next|first|finally|maybe|perhaps|today|tomorrow|tonight|asap|still|really|quickly|
  i need to|i have to|i must|i want to|i should|i'd like to|i would like to|i really need to|we need to|we have to|
  we must|we should|we want to|need to|have to|got to|gotta|must|should|want to|remember to|don't forget to|do not forget to|
  try to|make sure to|be sure to|can you|can you please|could you|could you please|could somebody|can someone|would you|
  help me to|help me|help to|let's|let us|start to|begin to|get round to|get around to|it's time to|time to|someone has to|
  somebody has to|go and|go to town and|ideally|probably|on monday|on tuesday|on wednesday|on thursday|on friday|
  on saturday|on sunday|not sure|still not sure|no idea|any idea|wondering|i wonder|dunno|do we know|do you know|this week|this weekend|next week|by friday|by monday|before friday`
    .split('|')
    .map((one) => `${one.trim()} `)
    .toSorted((a, b) => b.length - a.length);

/** So many words lead in at most; more would be a poem. */
const mostLeadIns = 6;

export function openingOf(line: string): Opening {
  let said = line.replace(label, '');
  for (let n = 0; n < mostLeadIns; n += 1) {
    const small = said.slice(0, 40).toLowerCase().replaceAll('’', "'").replaceAll(',', '');
    const leadIn = leadIns.find((one) => small.startsWith(one));
    if (leadIn === undefined) break;
    // A comma behind it counts for nothing, and moves the rest by one.
    const cut = said.slice(0, leadIn.length + 1).includes(',') ? leadIn.length + 1 : leadIn.length;
    if (asks(said, leadIn) || isOrdinal(said, leadIn)) break;
    said = said.slice(cut).trim();
  }
  const tokens = tokensOf(said);
  const verb = ordering(tokens);
  return { said, tokens, verb, rest: verb ? tokens.slice(verb.length) : tokens };
}

/** "First line of the talk" and "next week's menu" say which one, and lead into nothing. */
const isOrdinal = (said: string, leadIn: string): boolean =>
  /^(?:first|next) $/u.test(leadIn) &&
  !/^\S+,/u.test(said) &&
  (/^\S+ (?:aid|call|class|course|dance|date|draft|fix|name|night|order|report|visit)\b/iu.test(said) ||
    verbAt(said.toLowerCase().split(' ').slice(1, 5)) === undefined);

/** "Should I …?" and "Must we …?" ask and don't lead in. */
const asks = (said: string, leadIn: string): boolean =>
  /^(?:should|must|have to|need to) $/u.test(leadIn) &&
  /^\S+ (?:i|we|you|he|she|they|it|the|my|our|there)\b/iu.test(said);

/** The verb that `tokens` begin with at `at`, unless the words there are things. */
export function ordering(tokens: readonly Token[], at = 0): Verb | undefined {
  const near = tokens.slice(at, at + 6);
  const upTo = near.findIndex((token, n) => n > 0 && token.breaks);
  const words = (upTo < 0 ? near : near.slice(0, upTo)).map(({ lower }) => lower);
  // "Do we need …" asks.
  if (/^(?:do|did|have|need)$/u.test(words[0] ?? '') && /^(?:i|we|you|they|he|she|it)$/u.test(words[1] ?? ''))
    return undefined;
  if (compounds.has(words.slice(0, 2).join(' ')) || isPaper(words)) return undefined;
  const verb = verbAt(words);
  if (verb?.words.includes(' ')) return verb;
  const [first = '', next = ''] = words;
  const object =
    articles.has(next) || pronouns.has(next) || near[1]?.name === true || near[1]?.owner === true;
  const apart = object || !isNounToo(first) ? verbApart(words) : undefined;
  if (apart !== undefined || verb === undefined) return apart;
  // "Label – plum": a mark behind a word that is a thing too makes it one.
  if (isNounToo(first) && next === '' && upTo > 0) return undefined;
  // So does a number: "Book 1".
  if (isNounToo(first) && words.length === 2 && /^\d+$/u.test(next)) return undefined;
  if (!isNounToo(first) || next === '') return verb;
  return isThing(first, next, words) ? undefined : verb;
}

/** Verbs whose object comes behind one of these. */
const takesPreposition = new Set(
  'ask call pay search wait apply reply check phone ring return work vote write'.split(' '),
);

/** "Patch notes" and "call script": papers that are named for what they are for. */
const isPaper = ([first = '', second = '']: readonly string[]): boolean =>
  /^(?:call|charge|cover|drive|exchange|group|hire|launch|patch|pay|permit|rate|show|study|test|transfer|watch|water|work)$/u.test(
    first,
  ) &&
  /^(?:agenda|brief|email|form|guide|instructions|list|log|message|note|notes|plan|policy|report|rota|roster|rules|schedule|script|sheet|summary|template|timetable|tracker)$/u.test(
    second,
  );

const compounds = new Set(
  `word macro|word template|word document|word doc|word file|get well|post office|post box|phone charger|phone case|phone number|name tag|name tags|paint brush|water bottle|test results|
  plan b|order form|report card|text book|light bulb|light bulbs|dust pan|label maker|file server|wash basket|book shop|
  book shelf|book case|book club|iron board|change request|exchange student|print shop|paper work|charge cable|cover story|
  search engine|work shoes|work trip|work experience|water heater|water filter|copy shop|check list|visit card|mail box|
  brush set|oil change|oil filter|pump room|wax crayons|order number|claim form|answer sheet|ring binder|air pump|
  air filter|air fryer|cook book|salt shaker|glue gun|plant pot|plant pots|plant food|file cabinet|open day|host family`
    .split('|')
    .map((one) => one.trim()),
);

function isThing(first: string, next: string, words: readonly string[]): boolean {
  if (isPair(first, next)) return true;
  if (auxiliaries.has(next) && next !== 'having') return true;
  if (articles.has(next) || pronouns.has(next)) return false;
  return prepositions.has(next) && !takesPreposition.has(first) && words.length > 1;
}
