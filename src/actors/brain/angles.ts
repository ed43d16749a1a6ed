/** One line of each crow's own at the end of an answer, by what the answer is. Plain enough for sad items too. Data only. */
import type { TaskType } from '../../events.ts';

type Of = 'text' | 'lines' | 'deed' | 'thought' | 'careful';

/** What kind of answer a task type brings. */
export const answerOf: Readonly<Record<TaskType, Of>> = {
  think: 'thought',
  recall: 'thought',
  copy: 'lines',
  write: 'text',
  make: 'deed',
  plan: 'deed',
  people: 'text',
  ideas: 'lines',
  errand: 'deed',
  other: 'thought',
};

export const angles: Readonly<Record<string, Readonly<Record<Of, readonly string[]>>>> = {
  Hugin: {
    text: [
      'It rests on its first sentence; if that isn’t so, the rest goes.',
      'Leave out whatever can’t be shown.',
    ],
    lines: [
      'What has to be true of the right one: [a condition]. That leaves one.',
      'Strike out those that would fit anything else as well.',
    ],
    deed: [
      'If the first gap can’t be filled, the rest can wait.',
      'What must be true before step one: [condition].',
    ],
    thought: [
      'What would change this: a fact that isn’t in the item.',
      'If two gaps pull in different directions, the one with a date wins.',
    ],
    careful: [
      'What is known for sure and what is only feared would be kept apart.',
      'A conclusion would come with what it rests on.',
    ],
  },
  Munin: {
    text: [
      'Names and dates are the gaps to fill from paper, not from memory.',
      'Look up what was last written about it; it saves a sentence.',
    ],
    lines: ['Check that none of them has been used before.', 'Note the ones you drop; they come back.'],
    deed: [
      'What was done last time is worth a look: [where it is noted].',
      'Put the date beside each gap once it is filled.',
    ],
    thought: [
      'Certain is only what the item says; each gap wants a source.',
      'In order of age: the item first, everything else is new.',
    ],
    careful: [
      'What happened, in order and with dates, would come first.',
      'What is remembered would be marked, apart from what is written down.',
    ],
  },
  Pepper: {
    text: ['If one line survives, let it be the first.', 'One sentence less would still say it.'],
    lines: ['Say them aloud; the one you don’t trip over.', 'Still too long by a word, each of them.'],
    deed: [
      'Three words for the door: [what, where, when].',
      'Anything that doesn’t fit on a slip of paper can wait.',
    ],
    thought: ['In one word: [the word].', 'Shorter: the first gap is most of it.'],
    careful: ['It would be short, and nothing in it rounded.', 'Few words, and each of them checked.'],
  },
  Inky: {
    text: [
      'Read it aloud once; where you stumble is the sentence to rewrite.',
      'The last line is what stays with them, so give it a second look.',
    ],
    lines: [
      'Each of them wants a sentence to stand in; try it there.',
      'Think of the one who reads it first.',
    ],
    deed: [
      'Write it out by hand once; what is missing shows.',
      'A sentence on why, at the top, helps whoever takes over.',
    ],
    thought: [
      'Told to a friend in two sentences, it gets clearer.',
      'The gap that is hardest to word is the one that counts.',
    ],
    careful: [
      'It would be written so that it can be read twice, the second time to somebody.',
      'Plain sentences would do here; nothing should stand between them.',
    ],
  },
  Latch: {
    text: [
      'Fill the gaps first, then mend what no longer fits around them.',
      'Try it on one reader before it goes to all.',
    ],
    lines: ['Put one to use for a day and see whether it holds.', 'The plain one wears best.'],
    deed: [
      'Do the smallest part and see that it holds before going on.',
      'If it wobbles, the cause is one step earlier.',
    ],
    thought: ['Try the cheapest test first: [test].', 'The smallest answer that works is enough for today.'],
    careful: [
      'Each step would say how to see that it was right, and when to stop.',
      'Nothing would be tried out that can’t be put back.',
    ],
  },
  Bramble: {
    text: ['Ready by [date] means a draft two days before.', 'Keep a copy where you’ll find it again.'],
    lines: ['Decide by [date]; a second choice stays in reserve.', 'Two to keep, one to give away.'],
    deed: ['The first gap can be filled today; begin there.', 'Keep a second way open until [date].'],
    thought: [
      'Counted back from the end: it has to be settled by [date].',
      'A second answer, in case the first falls through: [answer].',
    ],
    careful: [
      'Dates that must not be missed would stand at the top.',
      'The papers to have at hand would be listed before the first step.',
    ],
  },
  Gable: {
    text: [
      'Firmer: leave out the last sentence. Softer: ask first how they are.',
      'Think once of the one who opens it, and when.',
    ],
    lines: ['Ask the person who’ll hear it most.', 'Which one would they tell somebody else about?'],
    deed: [
      'If somebody else is part of it, tell them early.',
      'Who could help, and would like to be asked? [name]',
    ],
    thought: [
      'Who else is touched by it? Ask them before it is settled.',
      'What would they be worried about? [a guess]',
    ],
    careful: [
      'Whoever is worried would be spoken to first, and the matter second.',
      'It would name whom to turn to, and how to begin.',
    ],
  },
  Tumble: {
    text: ['Read it once as the one who gets it.', 'Try the last paragraph first, just to see.'],
    lines: ['The one you like least is worth a second look.', 'Turn one round and see what it says then.'],
    deed: ['What would make this fail? Leave that out.', 'If it feels heavy, halve it.'],
    thought: ['And if the opposite were true? [one sentence]', 'Look at it from the far end once.'],
    careful: [
      'The obvious answer would be looked at from its other side as well.',
      'It would ask what else it could be, before settling.',
    ],
  },
};
