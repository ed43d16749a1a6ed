/** What a question asks for, whether it is asked outright or behind a verb ("figure out if …", "find out why …"). */
import { typeOfKind, type Kind } from './kinds.ts';
import { kindOfNouns } from './nouns.ts';
import type { Opening } from './opening.ts';
import { articles, askers, auxiliaries, pronouns } from './small-words.ts';
import type { Token } from './tokens.ts';
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
  // What stands in brackets explains, and asks nothing.
  const asides = [...said.matchAll(/\([^()]*\)/gu)].map(
    ({ 0: aside, index }) => [index, index + aside.length] as const,
  );
  const isAside = ({ start }: Token): boolean => asides.some(([from, to]) => start >= from && start < to);
  const words = plainly((verb ? rest : tokens).filter((token) => !isAside(token)).map(({ lower }) => lower));
  const seeker = verb && seekers.find(([verbs]) => verbs.test(verb.words))?.[1];
  if (verb && (seeker === undefined || !askers.has(words[0] ?? ''))) {
    return said.endsWith('?') && hasOr(words) ? 'choice' : undefined;
  }
  const kind = asked(words, seeker ?? 'plain');
  if (kind) return kind;
  if (verb) return undefined;
  return said.endsWith('?') ? openQuestion(words) : dilemma(words);
}

/** "What's a good way to …" asks how to, and "who's bringing …" who is. */
function plainly(words: readonly string[]): string[] {
  const [, asker, is] = /^(what|who|where|when|how|why)('?s)$/u.exec(words[0] ?? '') ?? [];
  const apart = asker === undefined || is === undefined ? [...words] : [asker, 'is', ...words.slice(1)];
  const way = apart.findIndex((word) => /^ways?$/u.test(word));
  const asksWay = apart[0] === 'what' && /^(?:is|are)$/u.test(apart[1] ?? '') && way > 1 && way < 6;
  return asksWay && apart[way + 1] === 'to' ? ['how', ...apart.slice(way + 1)] : apart;
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
      return by === 'look' || isOnRecord.test(second) ? 'lookup' : 'choice';
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
      if (/^(?:what|which|who|when|where)$/u.test(more.at(-1) ?? '')) return 'schedule';
      if (hasOr(more) || isUpTo(more)) return 'choice';
      if (first === 'who' && by === 'plain' && isTurn.test(second)) return 'schedule';
      return by === 'settle' || more.some((word) => word === 'should') ? 'choice' : 'lookup';
    default:
      return undefined;
  }
}

/** Which of these is told by whoever runs it. */
const isOnRecord =
  /^(?:documents?|forms?|papers?|bus|train|tram|platform|visas?|gate|counter|office|department|licen[cs]es?|permits?|years?|number|version|size|bins?)$/u;

/** "Who feeds the cat" is shared out. */
const isTurn =
  /^(?:drives|brings|cooks|feeds|picks|takes|makes|stays|sleeps|sits|cleans|collects|hosts|walks|waters|carries|covers)$/u;

/** "Who do we invite", "where shall we meet": for those who ask to settle. */
const isUpTo = ([second = '', third = '', verb = '']: readonly string[]): boolean =>
  /^(?:i|we)$/u.test(third) &&
  (/^(?:shall|should)$/u.test(second) ||
    (second === 'do' &&
      /^(?:name|invite|pick|choose|hire|put|seat|meet|celebrate|stay|eat|go|start|spend|back|vote)$/u.test(
        verb,
      )));

/** To win people over is no matter of steps. */
const isAboutPeople =
  /^(?:attract|persuade|convince|motivate|encourage|interest|involve|get (?:more|new|\w+ (?:involved|interested|to)))\b/u;

/** What is hard to say. */
const isBroached =
  /^(?:raise|bring up|broach|break (?:it|the news|this)|put (?:it|this)|phrase|word|approach|let (?:him|her|them) down|get out of)\b/u;

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
  // "How do I nicely tell …"
  const from = doing.findIndex((word) => !/ly$|^(?:best|actually|ever|even|just)$/u.test(word));
  const doings = doing.slice(Math.max(from, 0));
  if (isAboutPeople.test(doings.join(' '))) return 'idea';
  if (doings[0] === 'stop' && doings[1]?.endsWith('ing') === true) return 'howto';
  if (/^tell (?:if|whether|when|which|what|how|the|apart|an? .+ from)\b/u.test(doings.join(' ')))
    return 'explain';
  if (/^(?:feel|think|react)\b/u.test(doings.join(' '))) return 'assess';
  if (isBroached.test(doings.join(' '))) return 'talk';
  const verb = verbAt(doings);
  return verb &&
    (typeOfKind(verb.kind) === 'people' || /^(?:code|repair|setup|craft|recipe|payment)$/u.test(verb.kind))
    ? verb.kind
    : 'howto';
}

/** "What to …", "what do we …": the answer is a thing of a kind that the verb tells. */
const answers: readonly [RegExp, Kind][] = [
  [/^do$/u, 'choice'],
  [/^do (?:about|if|when)\b/u, 'assess'],
  [/^do (?:against|first|before|after)\b/u, 'howto'],
  [/^(?:check|inspect|test|try|look)\b/u, 'howto'],
  [/^(?:say|reply|write|tell|text|answer)\b/u, 'talk'],
  [/^ask\b/u, 'agenda'],
  [/^(?:bring|pack|need|prepare|take)\b/u, 'packing'],
  [/^(?:charge|owe)\b/u, 'estimate'],
];

/** The words from the verb on that somebody is to do. */
function doingIn([second = '', third = '', ...more]: readonly string[]): string[] {
  if (second === 'to') return [third, ...more];
  const somebody = /^(?:i|we|you|they|one)$/u.test(third);
  return somebody && /^(?:do|should|could|shall|can|must)$/u.test(second) ? more : [];
}

function what(second: string, more: readonly string[], by: string): Kind {
  if (second === 'if') return 'whether';
  const doing = doingIn(more).join(' ');
  const told = answers.find(([verb]) => verb.test(doing))?.[1];
  if (told !== undefined && (second !== 'can' || told !== 'howto')) return told;
  if (doing !== '' && hasOr(more)) return 'choice';
  if (/^(?:to|should|could|shall|can)$/u.test(second)) {
    const named = kindOfNouns(more);
    if (named === 'gift' || more.some((word) => /^(?:give|get|gift)$/u.test(word))) return 'gift';
    if (more.some((word) => /^(?:bake|cook|serve|play|call|name|do|paint|draw|plant|grow)$/u.test(word)))
      return named === 'names' ? 'names' : 'idea';
    return second === 'can' ? 'lookup' : 'choice';
  }
  // "Work out what we owe" has one answer, and it isn't known yet.
  if (by === 'settle') return 'assess';
  return by === 'look' ? 'lookup' : 'explain';
}

/** A question that begins with none of the asking words. */
function openQuestion(words: readonly string[]): Kind | undefined {
  const [first, second = ''] = words;
  if (first === undefined) return undefined;
  if (isFact(words) || /^(?:is|are) there$/u.test(`${first} ${second}`)) return 'lookup';
  if (isYesOrNo(words)) return 'whether';
  if (hasOr(words)) return 'choice';
  if (
    /^(?:should|shall|would|could|must|worth|better|time|ought)$/u.test(first) ||
    words.some((word) => /^(?:should|worth|afford)$/u.test(word))
  )
    return 'whether';
  if (/^(?:can|do|may)$/u.test(first) && /^(?:i|we)$/u.test(second))
    return words.includes('need') ? 'whether' : 'lookup';
  if (/^(?:is|are|was|were)$/u.test(first) && words.some((word) => assessed.test(word))) return 'assess';
  if (auxiliaries.has(first)) return 'lookup';
  return kindOfNouns(words) ? undefined : 'whether';
}

/** "Does it run on Sundays or only Saturdays": two ways, and yet there is nothing to decide. */
function isFact(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words;
  if (!/^(?:do|does|did|is|are|was|were|can|will|has|have)$/u.test(first)) return false;
  if (!hasOr(words) && first !== 'do') return false;
  if (first === 'do')
    return /^(?:i|we|you|they|people)$/u.test(second) && /^(?:need|have|get|count|qualify|own)$/u.test(third);
  return (
    !words.some((word) => judged.test(word)) &&
    !(first !== 'can' && /^(?:i|you)$/u.test(second) && first !== 'are')
  );
}

/** What only somebody's judgement tells. */
const judged =
  /^(?:worth|better|best|smarter|wiser|nicer|kinder|easier|cheaper|healthier|safer|faster|quicker|stronger|more|less|too|rude|fair|good|bad|right|wrong|enough|should|afford)$/u;

const assessed =
  /^(?:right|ok|okay|fair|normal|enough|too|good|safe|legal|allowed|dangerous|serious|suspicious|realistic|genuine|real)$/u;

/** "Ok or not", "yes or no", "a party or no party". */
const isYesOrNo = (words: readonly string[]): boolean =>
  /\bor (?:not|no)$|\b(\p{L}+) or no \1\b/u.test(words.join(' '));

const isSubject = (word: string): boolean => articles.has(word) || pronouns.has(word);

/** No question mark, and yet two ways. */
function dilemma(words: readonly string[]): Kind | undefined {
  if (isFact(words)) return 'lookup';
  if (words.some((word) => /^(?:versus|vs)$/u.test(word))) return 'choice';
  if (isYesOrNo(words)) return 'whether';
  if (/^(?:should|whether|shall)$/u.test(words[0] ?? '')) return hasOr(words) ? 'choice' : 'whether';
  if (
    /^(?:is|are|does|will)$/u.test(words[0] ?? '') &&
    words.some((word) => /^(?:worth|better|smarter|or)$/u.test(word))
  )
    return openQuestion(words);
  if (/^(?:can|do|could) (?:i|we)$/u.test(words.slice(0, 2).join(' '))) return openQuestion(words);
  // Typed in a hurry, a question has no mark.
  if (
    /^(?:is|are|was|were|does|did|will|would|am|can|could)$/u.test(words[0] ?? '') &&
    (isSubject(words[1] ?? '') || words.some((word) => assessed.test(word)))
  )
    return openQuestion(words);
  return undefined;
}
