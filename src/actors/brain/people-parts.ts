/** One message or call for several people: a part for each of them, where each gets their own. */
import { isThing } from './clauses.ts';
import { typeOfKind } from './kinds.ts';
import { workOf } from './kind-of.ts';
import { singular } from './nouns.ts';
import { openingOf } from './opening.ts';
import { membersIn } from './rows.ts';
import { withoutSum } from './series.ts';

/** What each of several people gets one of. */
const each =
  /\b((?:thank-you |birthday |christmas |invitation |sympathy |cover |short |personal |reference |product |reminder )?(?:notes|letters|cards|emails|messages|replies|references|reminders|invitations|thank-yous|bios|profiles|descriptions|reviews|speeches|toasts|texts|answers|apologies|feedback|listings|ads)) (to|for|of|about) (.+)$/iu;
const toSeveral =
  /^(call|ring|phone|email|text|message|write to|reply to|thank|visit|remind|invite|talk to|ask|tell|contact|thank) (.+)$/iu;
/** What all of them are asked or told. */
const tail = /^(.+?)( (?:for|about|regarding|to|that|whether|if|when|on) .+)$/iu;

/** @returns titles, or none if it is no matter of several people. */
export function forPeople(head: string): string[] {
  const { said, verb } = openingOf(head);
  const type = typeOfKind(workOf(head).kind);
  if (
    verb &&
    type !== 'write' &&
    type !== 'people' &&
    typeOfKind(verb.kind) !== 'write' &&
    !toSeveral.test(said)
  ) {
    return [];
  }
  const [, what = '', to = '', whom = ''] = each.exec(said) ?? [];
  if (what !== '') {
    const name = what.toLowerCase() === 'feedback' ? 'Feedback' : oneOf(what);
    return peopleIn(whom, 2).map((person) => `${name} ${to.toLowerCase()} ${person}`);
  }
  const [, verbs = '', rest = ''] = toSeveral.exec(said) ?? [];
  if (verbs === '') return [];
  // "Reply to Sean (wants his trailer back) and Ann (hens)": each with what it is about.
  const members = rest.includes('(') ? membersIn(rest) : [];
  if (members.length >= 2 && members.every((one) => isPerson(one)))
    return members.map((one) => `${verbs} ${one}`);
  const differently = aboutEach(rest);
  if (differently.length >= 2) return differently.map((one) => `${verbs} ${one}`);
  // Named in brackets: what follows holds for all of them.
  const [, named = ''] = / \(([^()]+)\) \S/u.exec(rest) ?? [];
  if (named !== '') return peopleIn(named, 2).map((person) => `${verbs} ${person}`);
  const [, people = rest, why = ''] = tail.exec(rest) ?? [];
  return peopleIn(people, 3).map((person) => `${verbs} ${person}${why}`);
}

/** "the school about Leo, the nursery about fees and Granny about Sunday" */
function aboutEach(rest: string): string[] {
  const messages = rest.replace(/[.!]+$/u, '').split(/, and |, | and | & |; /iu);
  const isMessage = (one: string): boolean =>
    openingOf(one).verb === undefined && /^\S+(?: \S+){0,3} (?:about|that|for) \S/iu.test(one);
  return messages.every((one) => isMessage(one)) ? messages : [];
}

const oneOf = (what: string): string => {
  const words = what.split(' ');
  return [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
};

/** The people of a list, if there are enough of them: behind a colon or in brackets, or named one by one. */
function peopleIn(text: string, atLeast: number): string[] {
  const [, listed] = /(?:: |\()([^()]+)\)?$/u.exec(text) ?? [];
  const list = (listed ?? text)
    .replace(/ (?:about|regarding|by|before|because|on) .*$/iu, '')
    .replace(/[.!]+$/u, '');
  const people = list.split(/, and |, | and | & |; /iu).map((person) => person.trim());
  const named = people.every((person) => isPerson(person) || listed !== undefined);
  return people.length >= atLeast && named && people.every((person) => isThing(person))
    ? withoutSum(people)
    : [];
}

const isPerson = (text: string): boolean =>
  /^(?:the|my|our|mr|mrs|ms|dr|aunt|uncle) /iu.test(text) ||
  /^\p{Lu}/u.test(text) ||
  /^(?:mum|dad|mom|grandma|grandpa|granny)$/iu.test(text);
