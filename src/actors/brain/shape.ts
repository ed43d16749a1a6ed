/** What kind of work an item asks for by its shape, where no word of it is known to tell. */
import type { Kind } from './kinds.ts';
import { isKnownNoun } from './nouns.ts';
import type { Opening } from './opening.ts';
import { adjectives, askers, isCount, isSmall, placeholders, prepositions } from './small-words.ts';
import { firstPhrase } from './things.ts';
import { verbOfGerund } from './verbs.ts';

/** Fewer words are only a name. */
const least = 3;

export function kindOfShape({ said, tokens, verb, rest }: Opening): Kind | undefined {
  const words = tokens.map(({ lower }) => lower);
  const telling = (verb ? rest : tokens).some(
    ({ lower }) => lower.length > 2 && !isSmall(lower) && !placeholders.has(lower),
  );
  if (tokens.length < least || !telling) return undefined;
  if (verb) return 'project';
  // "Sanding the floor" is told as it is ordered.
  const doing = verbOfGerund(words[0] ?? '')?.kind;
  if (doing !== undefined && doing !== 'open') return doing;
  if (isOrder(words)) return 'chore';
  if (tokens.slice(1).some(({ lower }) => finite.test(lower))) return 'assess';
  const phrase = firstPhrase(tokens).map(({ lower }) => lower);
  const head = phrase.at(-1) ?? '';
  if (placeholders.has(head)) return undefined;
  if (/\bfor (?:\d+|a dozen|twenty|thirty|forty|fifty|sixty|eighty|a hundred)\b/iu.test(said)) return 'menu';
  // "Compost going slimy", "birds nesting in the loft"
  if (/\p{L}{3,}ing$/u.test(words[1] ?? '') && phrase.length >= 2) return 'assess';
  if (subject.test(head) || (phrase.length === 1 && /\p{L}{3,}ing$/u.test(head))) return 'explain';
  const next = words[phrase.length] ?? '';
  if (
    /^(?:at|on|under|in|behind|over|above|inside|near)$/u.test(next) &&
    determiners.test(words[phrase.length + 1] ?? '')
  )
    return 'assess';
  return next === 'for' ? 'project' : 'lookup';
}

/** "Untangle the lights": a word nobody here knows, and behind it an object. */
const isOrder = ([first = '', second = '', third = '']: readonly string[]): boolean =>
  !isSmall(first) &&
  !adjectives.has(first) &&
  !askers.has(first) &&
  !isCount(first) &&
  !isKnownNoun(first) &&
  !prepositions.has(first) &&
  (determiners.test(second) || (/^(?:up|out|off|down|away)$/u.test(second) && determiners.test(third)));

const determiners = /^(?:the|an?|my|our|your|his|her|their|this|that|these|those)$/u;

const finite =
  /^(?:is|are|was|were|am|isn't|isnt|aren't|wasn't|weren't|won't|wont|keeps?|went|has|have|had|hasn't|haven't|wants?|needs?|says?|said|thinks?|reckons?|comes?|came|turns?|gets?|got|goes|doesn't|doesnt|don't|dont|didn't|can't|cant|never|always|feels?|felt|looks?|looked|seems?|broke|fell|left|lost|asked|told|hates?|loves?|knows?|i'm|i've|we've|we're|he's|she's|they're|it's)$/u;

/** Fields and qualities, that one reads up on. */
const subject =
  /(?:tion|sion|ity|ism|logy|logies|ics|ance|ence|nomy|graphy|history|theory|rules?|law|meaning|difference)$/u;
