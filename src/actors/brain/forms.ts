/**
 * What a rehearsed answer looks like, by kind of work: whole skeletons with gaps [like this], since nothing is known but
 * the item's own words. `{t}` is what it is about and never the subject of a verb, as it may be many; `{B}` the same as
 * a title; `{to}` somebody, `{hi}` their name; `{a}` and `{o}` two options; `{b}` the topic without an article; `{rows}` and `{ticks}` lines made of the item's own list; `{say}` what is to be told, as a sentence.
 */
import type { Kind } from './kinds.ts';
import { formsDone } from './forms-done.ts';
import { formsMade } from './forms-made.ts';
import { formsSaid } from './forms-said.ts';
import { formsThought } from './forms-thought.ts';
import { formsWritten } from './forms-written.ts';

export interface Form {
  /** What is brought, as it is announced. */
  what: string;
  bodies: readonly string[];
}

/** Kinds whose answers are picked from a pool of lines instead. */
export type PoolKind =
  | 'names'
  | 'slogan'
  | 'title'
  | 'subject'
  | 'caption'
  | 'poster'
  | 'gift'
  | 'activity'
  | 'idea';

export const forms: Readonly<Record<Exclude<Kind, PoolKind> | 'part' | 'chat' | 'obituary', Form>> = {
  ...formsThought,
  ...formsWritten,
  ...formsMade,
  ...formsSaid,
  ...formsDone,
};
