/**
 * Words for rehearsed answers, by kind of work. `{it}` is the item, `{k}` a word of it, `{n}` a small number; they are
 * filled in a new way each time. Data only.
 */
import type { TaskType } from '../events.ts';

export interface Phrases {
  /** `lines`: bullets. `steps`: numbered. `text`: paragraphs. */
  form: 'lines' | 'steps' | 'text';
  leads: readonly string[];
  points: readonly string[];
  ends: readonly string[];
}

export const phrases: Readonly<Record<TaskType, Phrases>> = {
  think: {
    form: 'lines',
    leads: [
      'For “{it}” I would take the plain way.',
      '“{it}” comes down to one question.',
      'Two things decide “{it}”.',
    ],
    points: [
      '{k} costs least to undo, so it may be wrong.',
      'What speaks for {k}: it needs nobody else.',
      'What speaks against {k}: it has to be kept up afterwards.',
      'If {k} takes longer than {n} days, the other way is better.',
      '{k} looks bigger than it is; most of it is waiting.',
      'Doing nothing about {k} is an option, and has a price after {n} weeks.',
    ],
    ends: [
      'What would change my mind: a fixed date.',
      'Decide by {n} o’clock and let it be.',
      'I would sleep on it once, not twice.',
    ],
  },
  recall: {
    form: 'lines',
    leads: [
      'What there is to know about “{it}”, in order.',
      '“{it}”, kept to what can be said for sure.',
      'Notes on “{it}”.',
    ],
    points: [
      '{k}: known from the item itself.',
      '{k}: usually written down in the first mail about it.',
      '{k} has changed before, so its date matters.',
      'To be checked: who last dealt with {k}.',
      'To be checked: whether {k} still holds this year.',
      '{k} comes after the rest, since it depends on it.',
    ],
    ends: [
      'Certain is only what is in the item; the rest is marked.',
      '{n} points are open.',
      'Oldest first.',
    ],
  },
  copy: {
    form: 'lines',
    leads: [
      'Lines for “{it}”, shortest first.',
      'For “{it}”:',
      'Said aloud {n} times, these are left of “{it}”.',
    ],
    points: [
      '{k}. Done.',
      '{k}, and then some',
      'Less talk, more {k}',
      '{k}: better before lunch',
      'You had me at {k}',
      'The {k} nobody asked for and everybody kept',
      '{n} reasons for {k}',
      'Small word, big {k}',
    ],
    ends: [
      'I would use the first.',
      'The second works on a poster too.',
      'Cut any of them by a word and it still stands.',
    ],
  },
  write: {
    form: 'text',
    leads: ['A draft for “{it}”.', '“{it}”, first version.', 'Here is “{it}”, ready to be changed.'],
    points: [
      'It begins, as such things do, with {k}. Nobody planned it that way, and {n} people would tell it otherwise.',
      'What is worth saying about {k} fits in a sentence: it was there when it was needed.',
      'Then there is {k}. It can be left out, but the piece misses it.',
      'Between {k} and the rest lies a pause, and the pause is most of it.',
      'Ask anyone about {k} and you hear a different story; this one is the shortest.',
      'So much for {k}. The rest is for whoever reads on.',
    ],
    ends: [
      'It ends where it began, a little later.',
      'The last line is yours: [closing line].',
      'About {n}0 words; more would not make it truer.',
    ],
  },
  make: {
    form: 'steps',
    leads: [
      'How to get “{it}” done and see that it holds.',
      '“{it}”, from the smallest thing that works.',
      'Steps for “{it}”.',
    ],
    points: [
      'Lay out {k} and everything that touches it.',
      'Take {k} apart only as far as you can put it back.',
      'Change one thing about {k}, then look.',
      'Wait {n} minutes, then try {k} again.',
      'If {k} still sticks, the cause is one step earlier.',
      'Write down what {k} looked like before.',
    ],
    ends: [
      'It worked if {k} stays put overnight.',
      'What usually goes wrong: the last step is skipped.',
      'Keep the old part for {n} days.',
    ],
  },
  plan: {
    form: 'steps',
    leads: [
      'A plan for “{it}”, walked back from the end.',
      '“{it}” in order, with room for a delay.',
      'Who does what, when, for “{it}”.',
    ],
    points: [
      'Today: settle {k}, {n}0 minutes.',
      'Then {k}, because the rest waits for it.',
      '{k}: ask early, it takes {n} days.',
      'Put a limit on {k} and write it down.',
      'In reserve, if {k} falls through: the same a week later.',
      'Last, {k}, when everything else has a date.',
    ],
    ends: [
      'In all about {n} hours over two weeks.',
      'The first step can be done before lunch.',
      'One slack day is planned in.',
    ],
  },
  people: {
    form: 'text',
    leads: ['A message for “{it}”.', 'To send for “{it}”:', 'Words for “{it}”, in your voice.'],
    points: [
      '“Hello [name], I have been meaning to write about {k}.”',
      '“I know {k} took longer than we said, and I am sorry for that.”',
      '“Could you let me have {k} by [day]? {n} lines are enough.”',
      '“If {k} is difficult just now, say so and we find another way.”',
      '“Thank you for {k}; it made things easier than you think.”',
      '“Shall we talk about {k} for {n} minutes this week?”',
    ],
    ends: [
      'Firmer: leave out the third sentence.',
      'Softer: begin with how they are.',
      'Sign it yourself: [your name].',
    ],
  },
  ideas: {
    form: 'lines',
    leads: [
      'Ideas for “{it}”, the odd one last.',
      '“{it}”, from the wrong end.',
      'What has not been tried for “{it}”.',
    ],
    points: [
      'Do {k} backwards and keep the part that still works.',
      'Give {k} to whoever would never choose it.',
      '{k}, but only for {n} minutes a day.',
      'Two {k} that don’t match, on purpose.',
      'Ask a child about {k} and do exactly that.',
      'Hide {k} and let them find it.',
      'No {k} at all, and see who notices.',
    ],
    ends: [
      'Try the second first; it costs nothing.',
      'The last one is better than it sounds.',
      'Any two of these can be joined.',
    ],
  },
  errand: {
    form: 'steps',
    leads: [
      'Everything for “{it}”, so that only the going is left.',
      '“{it}” in one trip.',
      'To have at hand for “{it}”.',
    ],
    points: [
      'Bring: {k}, something to write, {n} coins.',
      'Say: “I am here about {k}.” That is enough.',
      'Go before {n} in the afternoon, when it is quiet.',
      'Check {k} before you leave the counter.',
      'Ask for a receipt for {k} and put it with the others.',
      'If {k} is not to be had: take the next best and note it.',
    ],
    ends: [
      'About {n}0 minutes, door to door.',
      'It can wait until [day], no longer.',
      'Combine it with whatever lies on the way.',
    ],
  },
  other: {
    form: 'text',
    leads: ['“{it}”, as far as words go.', 'On “{it}”.', 'What can be done about “{it}” from here.'],
    points: [
      'The likeliest reading is that {k} should simply be dealt with.',
      '{k} needs one decision, then it does itself.',
      'A first step with {k} takes {n} minutes.',
      'What is missing is a date for {k}: [date].',
      'Nothing about {k} hurts if it waits a day.',
    ],
    ends: [
      'If you meant something else by {k}, say so in a word.',
      'That is all there is to it.',
      'The rest is up to you.',
    ],
  },
};

/** One sentence of each crow's own, so that several answers to one item differ in more than their order. */
export const angles: Readonly<Record<string, readonly string[]>> = {
  Hugin: ['What must be true first: {k}.', 'Tested against {k}, only one way is left.'],
  Munin: ['For the record, {k} was mentioned first.', 'Remembered rather than known: {k}.'],
  Pepper: ['In one word: {k}.', 'Shorter still: {k}!'],
  Inky: ['Whoever reads this should be left with {k}.', 'And if one thing stays, let it be {k}.'],
  Latch: ['Smallest version that works: only {k}.', 'Make {k} hold, then the rest.'],
  Bramble: ['Counted back from the end, {k} comes first.', 'There is a second plan for {k}.'],
  Gable: ['Whoever is at the other end worries about {k}.', 'Kindly meant, and {k} said plainly.'],
  Tumble: ['Upside down, {k} is the easy part.', 'Or the opposite of {k}, which is nearly as good.'],
};
