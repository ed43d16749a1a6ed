/** Takes a line apart where one order ends and the next begins, and a list where one thing ends and the next begins. */
import { openingOf, ordering } from './opening.ts';
import { articles, auxiliaries, isCount, isSmall, nounsToo, prepositions, pronouns } from './small-words.ts';
import { tokensOf, type Token } from './tokens.ts';
import { isNounToo } from './verbs.ts';

/** Where a line may come apart; blanks are single here. */
const joints =
  /(; |, (?:and )?(?:then )?(?:also )?(?:maybe )?(?:finally )?|\. | and then | and also | and | then | & )/iu;

interface Clause {
  text: string;
  /** What stood between it and the one before. */
  joint: string;
}

/** @returns orders that need nothing from each other, at least two, or none. */
export function ordersIn(line: string): string[] {
  const clauses: Clause[] = [];
  const shopping = /^(?:buy|get|order|pack|bring|grab|purchase|fetch|pick up|need)\b/iu.test(line);
  const pieces = line.split(joints);
  for (let at = 0; at < pieces.length; at += 2) {
    const text = (pieces[at] ?? '').replace(/[.!]+$/u, '').trim();
    const joint = pieces[at - 1] ?? '';
    const before = clauses.at(-1);
    if (text === '') continue;
    if (before === undefined) clauses.push({ text, joint });
    else if (
      isComplete(before.text) &&
      !isOpenParen(before.text) &&
      begins(text, shopping) &&
      !leansOn(text, before.text, joint)
    ) {
      clauses.push({ text, joint });
    } else before.text += `${joint}${text}`;
  }
  const orders = clauses.map(({ text }) => openingOf(text).said);
  const whole = orders.every((order) => isComplete(order));
  return clauses.length >= 2 && whole ? orders : [];
}

const isOpenParen = (text: string): boolean => text.split('(').length > text.split(')').length;

/** Whether an order names what it is about. */
function isComplete(text: string): boolean {
  const { verb, rest } = openingOf(text);
  return (
    verb !== undefined &&
    (rest.some(({ lower: word }) => !isSmall(word) || isCount(word)) || rest.length >= 3)
  );
}

/** Whether a new order begins here. A word that is a noun too has to be followed by its object. */
function begins(text: string, shopping: boolean): boolean {
  const { tokens, verb, rest } = openingOf(text);
  if (verb === undefined || tokens.length < 2) return false;
  if (verb.words.includes(' ')) return true;
  const next = rest[0];
  if (next === undefined) return false;
  const object =
    articles.has(next.lower) || pronouns.has(next.lower) || next.name || isCount(next.lower) || next.owner;
  if (object) return true;
  if (isNounToo(verb.words) && (shopping || hasFiniteVerb(tokens))) return false;
  return true;
}

const hasFiniteVerb = (tokens: readonly Token[]): boolean =>
  tokens
    .slice(1)
    .some(
      ({ lower: word }) =>
        auxiliaries.has(word) ||
        /^(?:closes|opens|wants|says|needs|starts|ends|costs|comes|goes)$/u.test(word),
    );

/** Words that only say how the order before them is to be done, or that go on about what it named. */
const leaning =
  /^(?:see|let|make sure|ensure|keep|include|mention|add|avoid|don't|do not|try|enjoy|go|come|say|use|remember|hope|be|have|ask (?:for|about|if|whether|when|how|what|where)|tell me|report back|suggest|propose|offer|promise|check (?:if|that|whether|it)|give me|show me|take turns)\b/iu;
const reference = /(?:^| )(?:it|them|him|her|they|this|that one|these|those|one)(?: |$)/iu;
/** Behind these everything up to the next comma belongs to one order. */
const ruled = / (?:that|which|who|so that|how to|what to|why|how|to) /iu;

const leansOn = (text: string, before: string, joint: string): boolean =>
  leaning.test(text) ||
  reference.test(text) ||
  (/^ and $/iu.test(joint) &&
    ruled.test(
      ` ${openingOf(before)
        .rest.map(({ lower: word }) => word)
        .join(' ')} `,
    ) &&
    !/^(?:email|call|ring|go)\b/iu.test(before)) ||
  /^(?:go|drive|walk|run|pop|nip|stop by|come|try|cycle)\b/iu.test(before);

/** Two nouns that are one thing. */
const couples = new Set(
  `salt pepper|bread butter|fish chips|food drink|food drinks|bed breakfast|mum dad|mom dad|pros cons|black white|
  friends family|family friends|arts crafts|nuts bolts|knife fork|knives forks|cup saucer|cups saucers|pen paper|
  pens paper|milk sugar|oil vinegar|gin tonic|cheese crackers|cheese wine|wine cheese|peas carrots|plates cups|
  tables chairs|table chairs|ladies gentlemen|boys girls|rules regulations|terms conditions|soap water|tea coffee|
  coffee cake|tea biscuits|bits pieces|odds ends|hugin munin|needle thread|brush comb|hat scarf|hat gloves|shoes socks|
  questions answers|date time|time place|date place|day time|research development|lights sound|sound lights|rock roll|
  health safety|profit loss|names addresses|name address|copy paste|mac cheese|jam butter|bucket spade|husband wife`
    .split('|')
    .map((one) => one.trim()),
);

export const isCouple = (one: string, other: string): boolean => {
  const last = (text: string): string => tokensOf(text).at(-1)?.lower ?? '';
  const first = (text: string): string =>
    tokensOf(text).find(({ lower: word }) => !articles.has(word))?.lower ?? '';
  return couples.has(`${last(one)} ${first(other)}`);
};

/** The things a list names: "invitations, food and music". None, if it is no list but a sentence or a choice. */
export function thingsIn(list: string): string[] {
  if (!/[,;]/u.test(list) || /[?]|(?:^| )or /u.test(list)) return [];
  const things = list
    .replace(/[.!]+$/u, '')
    .split(/[,;] ?/u)
    .map((one) => openingOf(one.replace(/^(?:and|then|also|&) /iu, '').trim()).said);
  const last = things.at(-1) ?? '';
  const [one, other, ...more] = last.split(/ (?:and|&) /iu);
  if (
    one !== undefined &&
    other !== undefined &&
    more.length === 0 &&
    !isCouple(one, other) &&
    !ordering(tokensOf(last))
  ) {
    things.splice(-1, 1, one, other);
  }
  const whole = things.filter((thing) => thing !== '');
  return whole.length >= 2 && whole.every((thing) => isThing(thing)) ? whole : [];
}

/** "3 kinds of jam" and "6 chairs" are things; "4 days" and "20 guests" are measures. */
const isCounted = (word: string): boolean =>
  /\p{L}{2,}s$/u.test(word) &&
  !/^(?:people|persons|guests|visitors|kids|children|friends|colleagues|participants|seats|places|min|mins|minutes|hours|hrs|days|nights|weeks|months|years|pages|words|lines|sentences|characters|slides|kms|miles|metres|meters|grams|kilos|litres|pounds|euros|dollars|pence|portions|servings|times|points|steps|rules|rounds)$/u.test(
    word,
  );

/** A few words that name something; no sentence, no measure and no condition. */
export function isThing(text: string): boolean {
  const tokens = tokensOf(text);
  const first = tokens[0]?.lower ?? '';
  if (tokens.length === 0 || tokens.length > 10) return false;
  if (
    /^(?:max|maximum|min|minimum|no|not|by|before|until|under|at|for|if|but|because|since|which|who|when|budget|about|around|only|please|must|ideally|preferably|due|deadline|nothing|don't|he|she|it|they|we|i|that|there)$/u.test(
      first,
    )
  )
    return false;
  if (/\d|[£$€]/u.test(first) && !ordering(tokens) && !isCounted(tokens[1]?.lower ?? '')) return false;
  if (
    tokens.some(
      ({ lower: word }, n) =>
        n > 0 && /^(?:is|are|was|were|has|wants|says|needs|can't|won't|isn't|doesn't)$/u.test(word),
    )
  )
    return false;
  return (
    tokens.some(({ lower: word }) => (!isSmall(word) || nounsToo.has(word)) && !prepositions.has(word)) ||
    ordering(tokens) !== undefined
  );
}
