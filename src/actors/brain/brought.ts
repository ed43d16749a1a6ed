/**
 * What a real answer would bring, by the work it is: each fits behind "would bring" and says nothing of what stands in
 * the item. Data only.
 */
import type { Care, TaskType } from '../../events.ts';
import { typeOfKind, type Kind } from './kinds.ts';

const ofType: Readonly<Record<TaskType, readonly string[]>> = {
  think: [
    'a conclusion, and the two or three reasons that carry it',
    'one clear answer, and what would change it',
    'what speaks for it, what speaks against it, and where that comes down',
    'a judgement in a sentence, with what it rests on below',
  ],
  recall: [
    'the facts in order, with whatever should be checked marked as such',
    'a short account, the main point first',
    'a plain explanation that takes one step after the other',
    'an overview for one reading, and what is worth a second source',
  ],
  copy: [
    'a handful of candidates, the shortest first',
    'several versions to choose from, and the one to use if there is no time to choose',
    'a few lines that differ from each other, each short enough to be said aloud',
    'three or four candidates, with a word on what each one does',
  ],
  write: [
    'the text itself, ready to use',
    'a full draft, from its first line to its last',
    'a finished version, and one note at most below it',
    'the whole text in one piece and in one tone',
  ],
  make: [
    'numbered steps, and how to see that each one worked',
    'the way from start to finish, with what usually goes wrong',
    'the steps from start to finish, and the one to be careful with',
    'the steps to follow, with what to have at hand before the first',
  ],
  plan: [
    'the steps in order, the first of them small enough for today',
    'a plan on one page, with who does what by when',
    'a list to tick off, in the order in which things have to happen',
    'the steps back from the end, with room for what goes late',
  ],
  people: [
    'the words, ready to send or to say, in your own voice',
    'a short message to use as it stands, and a softer one beside it',
    'what to say, in a few sentences that sound like you',
    'the wording from greeting to close, friendly and clear',
  ],
  ideas: [
    'a handful of ideas that really differ, a line each',
    'several options, from the plain one to the odd one',
    'a short list of possibilities, and which one to try first',
    'four or five ideas, none of them a variation of another',
  ],
  errand: [
    'a short checklist, with what to have at hand and what to do in which order',
    'everything that can be prepared in words, so that only the doing is left',
    'a slip to work from, and what to check at the end',
    'the preparation in a few lines; the doing itself stays with you',
  ],
  other: [
    'an answer to the likeliest reading, and that reading in one line',
    'whatever of it can be done in words',
    'the part that words can do, ready to use',
    'a first version, and what was assumed for it',
  ],
};

/** Kinds that bring something else than their type does. */
const ofKind: Partial<Record<Kind, readonly string[]>> = {
  choice: [
    'one of the ways, and the two or three reasons that carry it',
    'what speaks for each way, and which of them it comes down to',
    'a choice, and what would have to change for the other one',
    'each way in two lines, and a clear word on which',
  ],
  talk: [
    'what to say, in which order, and how to begin',
    'a few sentences to open with, and what to listen for',
    'the points in order, with words for the hardest one',
    'how to begin, how to end, and the one thing to say in between',
  ],
  edit: [
    'the text with the changes made, and a word on the larger ones',
    'an edited version that keeps your voice',
    'what to change and why, place by place',
    'the reworked text, beside what it was before',
  ],
  translate: [
    'the translation, and the words that could go either way',
    'a version that reads as if it had been written in that language',
    'the translated text, ready to use',
    'the wording in the other language, and a note where tone decides',
  ],
  code: [
    'the working piece, complete, and how to see that it works',
    'what to put where, and what usually trips it up',
    'a small version that runs, then what makes it hold',
    'the lines themselves, with a way to test them',
  ],
  schedule: [
    'a table of who or what, and when',
    'an order of turns or times on one page, easy to pin up',
    'one line for each turn, with room for swaps',
    'the whole of it as a table to be filled in and passed round',
  ],
  packing: [
    'a list to tick off, with what is easily forgotten at the top',
    'what to have together, in the order in which it is needed',
    'a checklist on one page, with room for what only you know of',
  ],
  budget: [
    'a table with a line for each thing, and room for your own figures',
    'the lines to fill in, and those that are often left out',
    'a sheet that adds up once your figures stand in it',
  ],
  menu: [
    'a table of days and dishes, and a list to buy from',
    'a dish for each meal, with what can be cooked ahead',
    'the dishes in order, each with what it needs',
  ],
  agenda: [
    'the points in order, each with the minutes it may take',
    'a list of points and questions, the ones that matter most first',
    'a sheet with the points on the left, and room for notes on the right',
  ],
  lookup: [
    'what is known about it, and where to look for the rest',
    'the places to look, and what to ask there',
    'a short list of where it can be found, each to be checked',
    'what can be said without looking it up, and what can’t',
  ],
  vague: [
    'a question back, and the likeliest reading beside it',
    'two readings to choose from',
    'the question that has to be answered first',
    'what could be meant, in two lines',
  ],
};

/** A plan, ideas or an explanation are wanted all the same; what has to be asked or checked is marked in them. */
const withBoth: Partial<Record<TaskType | Kind, readonly string[]>> = {
  plan: [
    'a plan on one page, with every point marked that somebody should check first',
    'the steps in order, and beside them what to ask before they are taken',
    'a list to tick off, with what has to be checked at the top of it',
  ],
  ideas: [
    'a handful of ideas, each with what to ask before it is tried',
    'several options, with those marked that somebody should say yes to first',
    'a short list of possibilities, and whom to ask about which',
  ],
  explain: [
    'what the words mean in general, and what to ask about this one case',
    'a plain explanation, and the questions that it leaves for somebody who can look at it',
    'an account in plain words, with whatever should be checked marked as such',
  ],
};

type Careful = Exclude<Care, 'none' | 'unclear'>;

/** Where a wrong answer could hurt, and words alone could do it. */
const withCare: Readonly<Record<Careful, readonly string[]>> = {
  health: [
    'questions for somebody who may judge it, and what to have ready for them',
    'what to check, and whom to ask about it',
    'notes to take along to somebody who can look at it',
  ],
  money: [
    'what is settled, what is open, and who can confirm it',
    'a sheet with room for your own figures, and what to check in which paper',
    'the questions to settle before it can’t be taken back',
  ],
  legal: [
    'the points to look at twice, and who is allowed to advise on them',
    'questions for somebody who may advise, and the papers they will ask for',
    'what to check, in which paper, and with whom',
  ],
  private: [
    'a careful draft, out of no more than you choose to tell',
    'an order in which to go about it, with room to stop',
    'a quiet version that only you need to see',
  ],
};

/** What the answer itself keeps to, in a sentence. */
export const restraint: Readonly<Record<Careful, readonly string[]>> = {
  health: [
    'It touches on health, so nothing is said here about the matter itself.',
    'Since health may hang on it, this stays a frame without advice.',
    'It is near to somebody’s health; nothing is judged or recommended here.',
  ],
  money: [
    'There is money in it, so no sum is worked out here and nothing recommended.',
    'Since money may hang on it, every figure stays yours.',
    'It has to do with money; nothing is reckoned or advised here.',
  ],
  legal: [
    'The law may come into it, so nothing is judged here.',
    'Since the law may have a say in it, this stays a frame without advice.',
    'It may touch on the law; no right and no duty is read into it here.',
  ],
  private: [
    'It looks private, so nothing is read into it here.',
    'It is a private matter; nothing is added to your own words here.',
    'As something private it stays with the words you chose.',
  ],
};

/** A text, a list or an errand can be prepared without a word on the matter itself. */
export const isPrepared = (type: TaskType, care: Careful): boolean =>
  ['write', 'people', 'errand', 'copy'].includes(type) ||
  (care !== 'health' && care !== 'legal' && ['plan', 'ideas'].includes(type));

/** @param type of the item, where the work is only a part of it that is named. */
export function broughtFor(kind: Kind, care: Care, type: TaskType = typeOfKind(kind)): readonly string[] {
  if (care === 'unclear') return ofKind.vague ?? ofType.other;
  if (care !== 'none' && !isPrepared(type, care)) return withBoth[kind] ?? withBoth[type] ?? withCare[care];
  return (type === typeOfKind(kind) ? ofKind[kind] : undefined) ?? ofType[type];
}
