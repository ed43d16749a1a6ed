/** What a wrong answer to an item could hurt. Judged by the item's own words: a heading alone says nothing. */
import type { Care } from '../../events.ts';
import { careAbroad } from './care-abroad.ts';
import { ailing, bodyParts, medicineChest, otherBodies, ownParts, sleep, troubles } from './care-body.ts';
import { health } from './care-health.ts';
import { medicineEndings } from './care-medicine.ts';
import { acts, answers, callings, leases, legal } from './care-law.ts';
import { currencyCodes } from './care-amounts.ts';
import { benefits, bills, money } from './care-money.ts';
import { grave, occasions, play, privateWords, workplaces } from './care-words.ts';
import type { Kind } from './kinds.ts';
import { typeOfKind } from './kinds.ts';
import { workOf, type Work } from './kind-of.ts';
import { isEnglish } from './language.ts';
import { articles, isCount, isSmall, placeholders, pronouns } from './small-words.ts';
import { withoutQuotes } from './quotes.ts';
import { flat, notesOf } from './text.ts';
import { tokensOf, type Token } from './tokens.ts';
import { isNounToo, isVerb } from './verbs.ts';

/** Longer items are judged by their beginning. */
const enough = 2_000;

/** @param context the headings: they only tell that a short item is clear enough. */
export function careOf(text: string, context: readonly string[] = []): Care {
  const work = workOf(text, context);
  const words = flat(withoutQuotes(text.slice(0, enough))).replaceAll('’', "'");
  const small = withoutOccasion(words.toLowerCase(), work.kind);
  const playful = !isGrave(small) && (play.test(small) || isMadeToPlease(small, work.kind));
  if (!playful) {
    const care = careInEarnest(words, small, work.kind);
    if (care) return care;
  }
  if (privateWords.test(small)) return 'private';
  const abroad = playful ? undefined : careOfAbroad(small, isEnglish(text));
  return abroad ?? (isUnclear(work, text, context) ? 'unclear' : 'none');
}

/** Made to please: whatever it names, nobody acts on it. */
const playKinds: ReadonlySet<Kind> = new Set([
  'caption',
  'names',
  'poem',
  'slogan',
  'story',
  'title',
  'wishes',
]);

/** A name may sound like money or illness once; few words with a use may not touch on health at all. */
const isMadeToPlease = (small: string, kind: Kind): boolean =>
  playKinds.has(kind) &&
  !(kind === 'slogan' && health.some((pattern) => pattern.test(small))) &&
  !isTwice(health, small) &&
  !isTwice(money, small);

function isTwice(patterns: readonly RegExp[], small: string): boolean {
  let rest = small;
  for (const pattern of patterns) {
    const found = pattern.exec(rest);
    if (!found) continue;
    if (rest !== small) return true;
    rest = rest.replace(found[0], ' – ');
    if (pattern.test(rest)) return true;
  }
  return false;
}

const isGrave = (small: string): boolean => grave.test(small) || medicineEndings.test(small);

function careInEarnest(words: string, small: string, kind: Kind): Care | undefined {
  if (isHealth(small, kind)) return 'health';
  const matter = small.replaceAll(callings, ' ').replaceAll(answers, ' ');
  if (legal.some((pattern) => pattern.test(matter)) || acts.test(words)) return 'legal';
  const sums = typeOfKind(kind) === 'make' ? small.replace(fields, asked) : small;
  if (
    money.some((pattern) => pattern.test(sums)) ||
    currencyCodes.test(words) ||
    benefits.test(words) ||
    bills.test(words)
  )
    return 'money';
  return leases.test(small) ? 'legal' : undefined;
}

/** A word of another language stays what it is between English ones; these few are English too. */
const alsoEnglish =
  /\b(?:assurance|payer|tass[ae]|hospital|vaccin\w*|psycholog\w*|psychiat\w*|dolor|custodia)\b/gu;

function careOfAbroad(small: string, english: boolean): Care | undefined {
  const foreign = english ? small.replaceAll(alsoEnglish, '') : small;
  return careAbroad.find(([, pattern]) => pattern.test(foreign))?.[0];
}

/** What a program is fed with, or a form asks for: a field called "price" is only a field. */
const fields = /(?:: |\b(?:where|type in|punch in|enter|fields?|columns?|cols)\b).*$/u;
const asked = (list: string): string =>
  list.replaceAll(/\b(?:budget|costs?(?: per \w+)?|pric(?:e|es|ing))\b/gu, ' ');

const isCelebration = (kind: Kind): boolean =>
  /^(?:speech|poem|story|gift|wishes|thanks|invite|names|slogan|title|poster|caption|recipe|activity|event)$/u.test(
    kind,
  );

const withoutOccasion = (small: string, kind: Kind): string =>
  isCelebration(kind) ? small.replaceAll(occasions, '').replaceAll(workplaces, '') : small;

function isHealth(small: string, kind: Kind): boolean {
  // What a program counts or a page draws is nobody's.
  if (kind === 'code' && !isGrave(small)) return false;
  const body = small.replaceAll(otherBodies, '');
  const things = typeOfKind(kind) === 'make' && kind !== 'howto';
  const part = bodyParts.test(body) || ownParts.test(body);
  if (!things && (ailing.test(body) || (part && troubles.test(body)))) return true;
  if (!things && sleep.test(body)) return true;
  const bought = kind === 'packing' || kind === 'shopping';
  const told = bought ? body.replace(medicineChest, '') : body;
  return health.some((pattern) => pattern.test(told));
}

/** An item in another script, or in words nobody here knows, is not called unclear. */
const english = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*$/u;

function isUnclear({ kind, opening }: Work, words: string, context: readonly string[]): boolean {
  const { rest, tokens, verb, said } = opening;
  if (!english.test(words.slice(0, enough))) return false;
  if (tokens.length === 0 || standsFor(words.toLowerCase())) return true;
  const known = verb !== undefined || kind !== 'open' || context.length > 0;
  if ([...rest, ...tokensOf(notesOf(words))].some((token) => isTelling(token))) {
    // A word or a name alone says of what, and not what.
    return !known && tokens.length <= 2 && (tokens.length === 1 || /^\p{Lu}/u.test(tokens[1]?.word ?? ''));
  }
  if (kind === 'chore' && !rest.some(({ lower }) => pronouns.has(lower) || articles.has(lower))) return false;
  // A question may be made of small words, with its mark or without.
  const asks = said.endsWith('?') || (tokens.length >= 5 && ['lookup', 'whether', 'explain'].includes(kind));
  if (asks && tokens.length >= 3) return false;
  return (
    tokens.every(({ lower }) => isSmall(lower) || isVerb(lower) || isCount(lower)) || tokens.length === 1
  );
}

/** Whether a word can be what an item is about. */
const isTelling = ({ lower, word, name }: Token): boolean =>
  word.length > 2 &&
  !isSmall(lower) &&
  !placeholders.has(lower) &&
  (name || !isVerb(lower) || isNounToo(lower));

/** "the thing with the shed", "that stuff", "something about the garage". */
const standsFor = (small: string): boolean =>
  (small.length < 60 &&
    /(?:^|\b(?:do|sort|sort out|fix|handle|finish|with|about|the|that|this|those|all that|these)) (?:the |that |this |those |all that |all the )?(?:other |whole |same |usual )?(?:thing|thingy|things|stuff|whatsit|situation|business|matter)\b(?! (?:to|for|from the|we need))/u.test(
      ` ${small}`,
    )) ||
  /^(?:do|sort out|sort|deal with|handle) something\b|\b(?:you know what|as discussed|the usual|same as last time|as usual)\b|^(?:misc|stuff|things|thing|other|etc|idk|hmm+|\?+|\.+)$/u.test(
    small,
  );
