/** What a question asks for, whether it is asked outright or behind a verb ("figure out if …", "find out why …"). */
import type { Kind } from './kinds.ts';
import { kindOfNouns } from './nouns.ts';
import type { Opening } from './opening.ts';
import { articles, askers, auxiliaries, pronouns } from './small-words.ts';
import { verbAt } from './verbs.ts';

/** Verbs that a question may follow, and what they do with one that asks for an answer. */
const seekers: readonly [RegExp, 'settle' | 'explain' | 'look'][] = [
  [
    /^(?:figure out|work out|decide on|decide|settle on|settle|think about|think over|think through|consider|choose)$/u,
    'settle',
  ],
  [/^(?:understand|explain|clarify|define|learn about|learn|tell me|describe|teach me|recall)$/u, 'explain'],
  [
    /^(?:find out about|find out|look up|look into|check|research|google|search|investigate|find|see to|look at)$/u,
    'look',
  ],
];

export function questionKind({ said, tokens, verb, rest }: Opening): Kind | undefined {
  const words = (verb ? rest : tokens).map(({ lower }) => lower);
  const seeker = verb && seekers.find(([verbs]) => verbs.test(verb.words))?.[1];
  if (verb && (seeker === undefined || !askers.has(words[0] ?? ''))) {
    return said.endsWith('?') && hasOr(words) ? 'choice' : undefined;
  }
  const kind = asked(words, seeker ?? 'plain');
  if (kind) return kind;
  if (verb) return undefined;
  return said.endsWith('?') ? openQuestion(words) : dilemma(words);
}

const hasOr = (words: readonly string[]): boolean => words.includes('or');

/** What words that begin with an asking one want to know. */
function asked(
  [first = '', ...more]: readonly string[],
  by: 'settle' | 'explain' | 'look' | 'plain',
): Kind | undefined {
  const [second = '', third = ''] = more;
  switch (first) {
    case 'if':
    case 'whether':
      return by === 'look' || by === 'explain' ? 'lookup' : 'whether';
    case 'how':
      return how(second, third, more, by);
    case 'which':
      return by === 'look' ? 'lookup' : 'choice';
    case 'why':
      return 'explain';
    case 'what':
      return what(second, more, by);
    case 'when':
    case 'where':
    case 'who':
    case 'whose':
    case 'whom':
      // "Who brings what" is shared out, not looked up.
      if (/^(?:what|which|when)$/u.test(third) && first === 'who') return 'schedule';
      if (hasOr(more)) return 'choice';
      return by === 'settle' || more.some((word) => word === 'should') ? 'choice' : 'lookup';
    default:
      return undefined;
  }
}

/** To win people over is no matter of steps. */
const isAboutPeople =
  /^(?:attract|persuade|convince|motivate|encourage|interest|involve|get (?:more|new|\w+ (?:involved|interested|to)))\b/u;

function how(second: string, third: string, more: readonly string[], by: string): Kind {
  if (/^(?:much|many|long|often|far|big)$/u.test(second)) {
    return by === 'settle' || more.includes('should') || third === 'to' ? 'estimate' : 'lookup';
  }
  const doing =
    second === 'to'
      ? more.slice(1)
      : /^(?:do|can|could|should|would|might)$/u.test(second)
        ? more.slice(2)
        : undefined;
  if (!doing || (second === 'do' && !/^(?:i|we|you|one)$/u.test(third))) return 'explain';
  if (isAboutPeople.test(doing.join(' '))) return 'idea';
  const verb = verbAt(doing);
  return verb &&
    /^(?:code|repair|setup|craft|recipe|payment|request|talk|apology|thanks|reply)$/u.test(verb.kind)
    ? verb.kind
    : 'howto';
}

function what(second: string, more: readonly string[], by: string): Kind {
  if (second === 'if') return 'whether';
  if (/^(?:to|should|could|shall|can)$/u.test(second)) {
    const named = kindOfNouns(more);
    if (named === 'gift' || more.some((word) => /^(?:give|get|gift)$/u.test(word))) return 'gift';
    if (more.some((word) => /^(?:bake|serve|play|call|name|do)$/u.test(word)))
      return named === 'names' ? 'names' : 'idea';
    return 'choice';
  }
  // "Work out what we owe" has one answer, and it isn't known yet.
  if (by === 'settle') return 'assess';
  return by === 'look' ? 'lookup' : 'explain';
}

/** A question that begins with none of the asking words. */
function openQuestion(words: readonly string[]): Kind | undefined {
  const [first, second = ''] = words;
  if (first === undefined) return undefined;
  if (hasOr(words)) return 'choice';
  if (
    /^(?:should|shall|would|could|must|worth|better|time|ought)$/u.test(first) ||
    words.some((word) => /^(?:should|worth|afford)$/u.test(word))
  )
    return 'whether';
  if (/^(?:can|do|may)$/u.test(first) && /^(?:i|we)$/u.test(second))
    return words.includes('need') ? 'whether' : 'lookup';
  if (
    /^(?:is|are|was|were)$/u.test(first) &&
    words.some((word) => /^(?:right|ok|okay|fair|normal|enough|too|good|safe)$/u.test(word))
  )
    return 'assess';
  if (auxiliaries.has(first)) return 'lookup';
  return kindOfNouns(words) ? undefined : 'whether';
}

const isSubject = (word: string): boolean => articles.has(word) || pronouns.has(word);

/** No question mark, and yet two ways. */
function dilemma(words: readonly string[]): Kind | undefined {
  if (words.some((word) => /^(?:versus|vs)$/u.test(word))) return 'choice';
  if (/^(?:should|whether|shall)$/u.test(words[0] ?? '')) return hasOr(words) ? 'choice' : 'whether';
  if (
    /^(?:is|are|does|will)$/u.test(words[0] ?? '') &&
    words.some((word) => /^(?:worth|better|smarter|or)$/u.test(word))
  )
    return openQuestion(words);
  if (/^(?:can|do|could) (?:i|we)$/u.test(words.slice(0, 2).join(' '))) return openQuestion(words);
  // Typed in a hurry, a question has no mark.
  if (/^(?:is|are|was|were|does|did|will|would|am)$/u.test(words[0] ?? '') && isSubject(words[1] ?? ''))
    return openQuestion(words);
  return undefined;
}
