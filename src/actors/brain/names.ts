/** Whom an item speaks of or to: a name where one is written, else the one who is meant. */
import { isSmall, isTitle } from './small-words.ts';
import type { Token } from './tokens.ts';
import type { Opening } from './opening.ts';

export interface Person {
  /** For use in a sentence: "Jonas", "Mrs Patel", "the landlord". */
  spoken: string;
  /** For a greeting; absent if only the role is known. */
  name?: string;
}

const kin = new Set(
  `mum mom mam mummy dad daddy papa mama granny gran nan nana grandma grandpa grandad granddad auntie mother father`.split(
    ' ',
  ),
);

const roles = new Set(
  `aunt uncle sister brother cousin niece nephew son daughter wife husband partner girlfriend boyfriend friend friends
  boss manager colleague colleagues team client clients customer customers landlord landlady neighbour neighbor neighbours
  neighbors teacher school coach trainer plumber electrician builder gardener cleaner babysitter mechanic garage council
  bank insurer lawyer accountant doctor dentist vet surgery clinic museum library club committee board parents kids
  children class editor publisher agent sponsor sponsors guests band caterer venue hotel airline supplier printer office
  volunteers members tenants tenant lodger flatmate flatmates housemate housemates roommate professor tutor supervisor
  intern recruiter hr family in-laws hairdresser optician florist baker photographer priest vicar nurse company agency
  department reviewer editor examiner embassy consulate choir group crew`.split(/\s+/u),
);

/** Behind these a person is addressed. */
const toward = new Set(['to', 'for', 'with', 'from', 'at']);

export function personIn({ verb, rest, tokens }: Opening): Person | undefined {
  if (verb) {
    const direct = personAt(rest, 0);
    if (direct) return direct;
  }
  const all = verb ? rest : tokens;
  for (const [at, { lower }] of all.entries()) {
    if (at > 40) break;
    if (!toward.has(lower)) continue;
    const person = personAt(all, at + 1);
    if (person) return person;
  }
  return undefined;
}

function personAt(tokens: readonly Token[], from: number): Person | undefined {
  let at = from;
  let theirs = '';
  while (
    /^(?:the|my|our|your|a|an|his|her|new|old|upstairs|downstairs|next-door)$/u.test(tokens[at]?.lower ?? '')
  ) {
    theirs = theirs === '' ? (tokens[at]?.lower ?? '') : theirs;
    at += 1;
  }
  const first = tokens[at];
  if (first === undefined || (at > from && first.breaks)) return undefined;
  const named = /^(?:the|a|an)$/u.test(theirs) && describes(tokens, at) ? undefined : nameAt(tokens, at);
  if (named !== undefined && !(theirs !== '' && roles.has(first.lower)))
    return { spoken: named, name: named };
  if (kin.has(first.lower)) {
    const name = first.lower.charAt(0).toUpperCase() + first.lower.slice(1);
    return { spoken: name, name };
  }
  if (!roles.has(first.lower) || describes(tokens, at)) return undefined;
  if (/^(?:aunt|uncle|cousin)$/u.test(first.lower)) {
    const name = nameAt(tokens, at + 1);
    if (name !== undefined) {
      const full = `${first.lower.charAt(0).toUpperCase()}${first.lower.slice(1)} ${name}`;
      return { spoken: full, name: full };
    }
  }
  const article = /^(?:my|our|your)$/u.test(theirs) ? 'your' : 'the';
  return { spoken: `${article} ${first.lower}` };
}

/** "the Lisbon trip", "printer ink": a noun follows, and it is no person that is named. */
function describes(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next !== undefined && !next.breaks && !next.name && !isSmall(next.lower);
}

/** Words with a capital in a row, with a title in front: "Mrs Patel", "Bell's Bakery". */
function nameAt(tokens: readonly Token[], from: number): string | undefined {
  const words: string[] = [];
  for (let at = from; at < tokens.length && words.length < 4; at += 1) {
    const token = tokens[at];
    if (token === undefined || (at > from && token.breaks && !isTitle(tokens[at - 1]?.lower ?? ''))) break;
    if (!token.name && !(isTitle(token.lower) && tokens[at + 1]?.name)) break;
    // An acronym or a day is nobody's name.
    if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/u.test(token.lower)) break;
    const owns = token.owner && !tokens[at + 1]?.name;
    words.push(owns ? token.word.replace(/['’]s?$/u, '') : token.word);
    if (owns) break;
  }
  return words.length > 0 ? words.join(' ') : undefined;
}
