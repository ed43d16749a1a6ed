/** What an answer says where a wrong one could hurt: that nobody looked, and what a crow would be asked for. Data only. */
import type { Care } from '../../events.ts';

type Careful = Exclude<Care, 'none' | 'unclear'>;

/** In place of an answer. */
export const instead: Readonly<Record<Careful, readonly string[]>> = {
  health: [
    `This touches on health, so the rehearsal keeps out of it: there is no advice here. With a model behind it, a crow would be asked for:\n\n- what to write down for a doctor or pharmacist: [since when, how often, what else is taken]\n- questions to bring along\n- what can’t be judged from a line of text, and who can\n\nIf it is urgent or gets worse, ask a person, not a list.`,
    `It is about health, and nobody who knows anything has looked at it. A real answer would bring:\n\n- the questions to put to a doctor, nurse or pharmacist\n- what to have ready for them: [dates, names of medicines, results]\n- what was left open, said plainly\n\nNothing here tells you what to take or to leave.`,
    `Health is involved, so nothing is guessed here. A crow with a model would prepare the talk with somebody who may judge it:\n\n- how it began and what has changed: [in your words]\n- what you are most worried about: [a sentence]\n- what you want to know before you leave the room: [question]\n\nFor anything sudden, call for help first.`,
  ],
  money: [
    `Money hangs on it, so no figure is made up here. With a model behind it, a crow would be asked for:\n\n- a sheet with your own figures: [what comes in], [what goes out], [what is fixed]\n- what to check, and in which paper: [contract, statement]\n- whom to ask before it can’t be undone`,
    `It is about money, and a rehearsal knows no amounts. A real answer would bring:\n\n- the sum with gaps for your figures, at its lowest and at its highest\n- the date after which it can’t be taken back: [date]\n- the person or office that can confirm it`,
    `No sum and no verdict from a rehearsal where money is involved. A crow with a model would set down:\n\n- what is certain: [figures, with their paper]\n- what is only expected: [figures, with a range]\n- what would have to be true for a yes, and who could check it`,
  ],
  legal: [
    `There is law in this, so the rehearsal takes no side. With a model behind it, a crow would be asked for:\n\n- what the paper says, passage by passage: [its text below the item]\n- the dates that run: [date]\n- questions for somebody who is allowed to advise`,
    `It has to do with law, and nobody has read the paper. A real answer would bring:\n\n- the passages to look at twice\n- what is usual and what isn’t, marked as something to check\n- where to ask: [advice centre, lawyer, office]\n\nSign or cancel nothing because of a rehearsal.`,
  ],
  private: [
    `This is private, so nothing is read into it. With a model behind it, a crow would be asked for a careful text or list, out of what you choose to tell:\n\n- what it is for, and who will see it\n- what must not be in it: [names, numbers]\n- what can be left for later\n\nWhat is secret stays out of the item. If somebody may be in danger, talk to a person first.`,
    `It is a private matter; a rehearsal only says so. A real answer would bring:\n\n- an order to go about it, with room to stop\n- what to keep where only you can see it\n- whom to have at your side: [name]`,
  ],
};

/** Before a text that is only prepared. */
export const beforehand: Readonly<Record<Careful, readonly string[]>> = {
  health: [
    'It touches on health: there is no advice in it, only the frame.',
    'Health is involved, so what matters is left for you to fill in.',
  ],
  money: [
    'There is money in it: every figure and account is yours to fill in and check.',
    'Money is involved, so no sum stands here that you didn’t put in.',
  ],
  legal: [
    'There is law in it: have the wording checked before it binds you.',
    'It may bind you, so dates and terms are left for you to check.',
  ],
  private: [
    'It is private: only you know what belongs in it, so most is left open.',
    'It is a private matter; take from this only what feels right.',
  ],
};

/** Where the item is in a language that isn't spoken here. */
export const abroad: readonly string[] = [
  'It isn’t in English, and a rehearsal speaks nothing else. A crow with a model behind it would answer in the language of the item:\n\n- the thing itself, ready to use\n- what was assumed, in one line\n- gaps where something is missing',
  'These words are left as they are: the rehearsal knows only English. With a model behind it, the answer would be in the same language, short, with what to check at its end.',
  'The rehearsal can’t read this and doesn’t guess. A real answer would come in the language it is written in:\n\n- first what was asked for\n- then what is open',
];

export const doubts: readonly string[] = [
  'nobody looked into it; it was only rehearsed.',
  'it may have been meant differently.',
  'most of what matters stands in the gaps.',
  'the item says little about what it is for.',
];
