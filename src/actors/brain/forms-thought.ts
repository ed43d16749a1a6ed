/** Skeletons for thinking and for knowing. Data only; the slots are told in forms.ts. */
export const formsThought = {
  choice: {
    what: 'a way to choose',
    bodies: [
      `- What has to be true for {a}: [one condition]\n- What has to be true for {o}: [one condition]\n- What can’t be undone afterwards: [a sentence]\n\nIf neither condition can be checked by [date], take the way that is easier to undo.`,
      `1. Between {a} and {o}, which can be undone later?\n2. Which one would you be relieved to hear is off the table?\n3. Who else has to live with it, and have they been asked?\n\nTwo answers on the same side settle it.`,
      `For {a}: [the best reason]\nFor {o}: [the best reason]\nAgainst both: [what they share]\n\nStrike out reasons that weigh the same. Whatever is left over decides.`,
    ],
  },
  whether: {
    what: 'a test for yes or no',
    bodies: [
      `- Yes, if [what has to hold].\n- No, if [what would be lost].\n- Not yet, if either is only a guess: find out [the fact] by [date] first.`,
      `1. What happens if nothing changes: [a sentence]\n2. What it takes, in hours and money: [figures]\n3. What can’t be taken back: [a sentence]\n\nIf the third line stays empty, trying it costs little.`,
      `Ask it the other way round: if it were so already, would you change it back?\n\nFirst answer: [yes or no]\nBest reason against that answer: [a sentence]\n\nIf the reason is weak, keep the answer.`,
    ],
  },
  compare: {
    what: 'a comparison to fill in',
    bodies: [
      `{rows}\n\nThe same three things for each: what it costs in a year, what only this one can do, how to get out of it again. What is equal for all can go.`,
      `What matters most: [one thing]\nWhat would rule one out: [one thing]\n\n{rows}\n\nStart with what would rule one out; it may leave only one.`,
    ],
  },
  estimate: {
    what: 'a rough sum',
    bodies: [
      `[how many] × [how much each] + [what comes on top] = [total]\n\nOnce with the lowest figures and once with the highest. If the two are far apart, the widest guess is the one to look up.`,
      `1. What is counted: [the unit]\n2. How many: [at least] to [at most]\n3. Each: [at least] to [at most]\n4. On top: [fixed part]\n\nThe low end and the high end, and a tenth more for what was forgotten.`,
    ],
  },
  assess: {
    what: 'notes for a verdict',
    bodies: [
      `- Good as it is: [what to leave alone]\n- To change before anything else: [one thing]\n- To ask: [one question]\n\nVerdict: [yes, or yes after the change].`,
      `1. Does it do what it is for? [yes or no, and where]\n2. What would a stranger trip over? [the place]\n3. What is missing? [the thing]\n\nOne change each, the first one first.`,
    ],
  },
  explain: {
    what: 'the frame of an explanation',
    bodies: [
      `In one sentence: [what it is]\n\nHow it comes about: [cause], then [what follows], then [what one sees].\n\nAn example: [from daily life]\nOften mixed up with: [the neighbour].`,
      `1. What everybody sees: [a sentence]\n2. What is behind it: [a sentence]\n3. How one could check: [a small test]\n\nThe second line is the one to look up in a good source.`,
      `For somebody who asks for the first time: [two sentences without a technical word].\n\nFor somebody who asks again: [the reason, with its one technical word explained].`,
    ],
  },
  summary: {
    what: 'the frame of a summary',
    bodies: [
      `The text itself isn’t in the item; pasted below its line it would be summed up as:\n\n- What it is about: [a sentence]\n- What it says: [three points]\n- What follows from it: [a sentence]`,
      `Main point: [a sentence]\n\n- [what supports it]\n- [what was decided]\n- [what is still open, and with whom]\n\nTo fill it, the text would have to stand below the item.`,
    ],
  },
  lookup: {
    what: 'what to look for',
    bodies: [
      `- The question in one line: [who, what, when]\n- The place that has to know: [office, maker, register]\n- A second place that doesn’t copy from the first: [source]\n\nWrite down where it stood and on which day.`,
      `1. What is known already: [a sentence]\n2. What would settle it: [one fact]\n3. Where that fact is kept: [source]\n\nNothing was looked up for this; the gaps are the work.`,
      `Search words: “{B}” together with [place] or [year].\n\nKeep what answers the question, leave what only repeats it, and note the source of each.`,
    ],
  },
} as const;
