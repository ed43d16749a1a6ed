/** What an answer can say about an item: its words, made fit for sentences. */
import { thingsIn } from './clauses.ts';
import { workOf, type Work } from './kind-of.ts';
import type { Kind } from './kinds.ts';
import { isEnglish } from './language.ts';
import { personIn } from './names.ts';
import { capital, headOf, notesOf, short } from './text.ts';
import { topicsOf, type Topic } from './topics.ts';

export interface Subject {
  work: Work;
  english: boolean;
  /** The item's own words, short enough to be quoted. */
  title: string;
  /** What it is about; a gap if its words don't tell. */
  topic: string;
  bare: string;
  /** Whom it is for or goes to: "the landlord", "Sandra". */
  to: string;
  hi: string;
  /** What is to be told, as a sentence. */
  say: string;
  /** Options or things that the item itself names. */
  things: readonly string[];
}

/** Such nouns name the text and not what it is about. */
const frames =
  /^(?:the )?(?:.* )?(?:e-?mails?|texts?|messages?|notes?|letters?|cards?|repl(?:y|ies)|answers?|drafts?|names?|titles?|slogans?|taglines?|captions?|headlines?|poster(?: text)?|lines?|subject lines?|toasts?|speech|eulogy|poem|story|limerick|essay|abstract|report|newsletter|summary|feedback|ideas?|themes?|present|gift|recipe|list|call|thesis|talk|paper|article|book|plan|apology|invitation|obituary|paragraphs?|post|release|section|words?|slides|thanks?)$/iu;

export function subjectOf(text: string, context: readonly string[] = []): Subject {
  const work = workOf(text, context);
  const english = isEnglish(text);
  const person = english ? personIn(work.opening) : undefined;
  const told = english && !isOnlyFor(work.kind, text) ? topicsOf(work.opening, notesOf(text)) : [];
  const about = told.find((one) => isAbout(one, person?.spoken));
  const gap = '[what it is about]';
  const named =
    about?.spoken ?? (english && !isOnlyFor(work.kind, text) ? forWhat(headOf(text)) : undefined) ?? gap;
  const topic = short(named, 44);
  const bare = short(about?.bare ?? named.replace(/^(?:the|a|an|my|our) /iu, ''), 40);
  return {
    work,
    english,
    title: short(headOf(text).replace(/[\s.,;:!–—-]+$/u, ''), 70),
    topic,
    bare,
    to: person?.spoken ?? 'them',
    hi: person?.name ?? '[name]',
    say:
      saying(headOf(text)) ??
      (topic === gap ? '[What you want to say, in one sentence.]' : `It’s about ${topic}.`),
    things: thingsOf(headOf(text)),
  };
}

/** "… for the spring mailing": a few words behind the last preposition, where no noun was found. */
function forWhat(head: string): string | undefined {
  const [, words] =
    /.* (?:for|about|on|of) ((?:the|a|an|our|my|their|his|her) \p{L}+(?: \p{L}+){0,2})[?.!]?$/iu.exec(head) ??
    [];
  return words?.replace(/^my /iu, 'the ');
}

/** "text Nele that we are late" tells what to say, unless it speaks of people whom the reader would take for others. */
function saying(head: string): string | undefined {
  const [, words] =
    /^\S+(?: \S+){1,4}? that ((?:we|I|it|the|our|my|there|you)\b[^,;]{4,70})/iu.exec(head) ?? [];
  return words === undefined || / (?:he|she|they|him|her|them|his|their) /iu.test(` ${words} `)
    ? undefined
    : `${capital(words.replace(/[.!\s]+$/u, ''))}.`;
}

/** An abstract for a workshop is not about the workshop. */
const isOnlyFor = (kind: Kind, text: string): boolean =>
  (kind === 'piece' || kind === 'report') && !/ (?:about|on|of) /iu.test(headOf(text));

const isAbout = ({ spoken, bare }: Topic, person = ''): boolean =>
  !frames.test(bare) && !person.includes(bare) && !spoken.includes(person === '' ? '\n' : person);

/** Two to six things: options ("A or B", "between A and B"), else a list behind a colon or a verb. */
function thingsOf(head: string): string[] {
  const options = optionsIn(head);
  if (options.length >= 2) return options;
  const [, list = ''] =
    /(?:: | - )(.+)$/u.exec(head) ?? /^(?:buy|get|order|pack|compare) (.+)$/iu.exec(head) ?? [];
  return thingsIn(list)
    .slice(0, 6)
    .map((thing) => capital(short(thing, 40)));
}

const asks =
  /^(?:should|shall|do|can|could|is it \S+ to|would|decide|choose|pick|whether|which [^,]*,)(?: (?:i|we|to))? /iu;
const verbs = /^(?:between|compare|take|buy|hire|get|use|have|go for) /iu;

function optionsIn(head: string): string[] {
  const line = head
    .replace(/[?.!]+$/u, '')
    .replace(asks, '')
    .replace(verbs, '')
    .replace(/^between /iu, '');
  const [, one, other] = /^(.{2,40}?),? (?:or|vs\.?|versus) (.{2,40})$/iu.exec(line) ?? [];
  const [, first, second] =
    /^(?:between |compare )(.{2,30}?) (?:and|with|to) (.{2,30}?)(?: for .*)?$/iu.exec(
      head.replace(asks, ''),
    ) ?? [];
  const found = one !== undefined ? [one, other] : [first, second];
  return found.filter((option) => option !== undefined);
}
