/**
 * What the crows may talk about: short sentences about who did what, made by code out of events. No word of an item or
 * an answer is ever in one.
 */
import type { Said, TaskType } from './events.ts';
import type { Deed } from './trust.ts';

/** How many are kept, and how many are told for one aside. */
export const factsKept = 50;
const factsTold = 5;

const works: Readonly<Record<TaskType, string>> = {
  think: 'thinking',
  recall: 'facts',
  copy: 'few words',
  write: 'writing',
  make: 'handiwork',
  plan: 'plan',
  people: 'words to somebody',
  ideas: 'ideas',
  errand: 'errand',
  other: 'work',
};

/** What one step of a list has in it that is worth a word. */
export function factsOf(out: readonly Said[], deeds: readonly Deed[]): string[] {
  return [...out.flatMap(factOf), ...deeds.flatMap(factOfDeed)];
}

/** Those to be told for an aside, newest last: the ones that name either crow before the others. */
export function factsFor(facts: readonly string[], speaker: string, to: string): string[] {
  const isTheirs = (fact: string): boolean => fact.includes(speaker) || fact.includes(to);
  const theirs = facts.filter(isTheirs).slice(-factsTold);
  const room = factsTold - new Set(theirs).size;
  const others = facts.filter((fact) => !isTheirs(fact));
  const told = new Set([...(room > 0 ? others.slice(-room) : []), ...theirs]);
  return facts.filter((fact, at) => told.has(fact) && facts.lastIndexOf(fact) === at);
}

function factOf(said: Said): string[] {
  switch (said.event) {
    case 'item.answered':
      // Who is named where an answer came about in no ordinary way has not won anything.
      if (said.mode === 'solo' || said.message !== undefined) return [];
      return [
        said.mode === 'murder'
          ? `${joined(said.crows)} won a murder.`
          : `${joined(said.crows)} shared one item.`,
      ];
    case 'crow.landed':
      return said.error === 'refused' || said.error === 'empty' || said.error === 'timeout'
        ? [`${said.crow} came back with empty wings.`]
        : [];
    case 'requester.pranked':
      return ['The Sentry called off a prank.'];
    case 'list.finished':
      return ['A whole list is done.'];
    default:
      return [];
  }
}

function factOfDeed({ target, verdict, holders, task_type }: Deed): string[] {
  if (target !== 'output' || verdict === 'timeout') return [];
  const work = `the ${works[task_type]} of ${joined(holders)}`;
  if (verdict === 'auto') return [`A person let ${work} through unasked.`];
  return [`A person said ${verdict === 'approved' ? 'yes' : 'no'} to ${work}.`];
}

function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? 'nobody';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
