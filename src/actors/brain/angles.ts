/** What each crow looks at first, by what the answer is. Each fits behind "It would begin with". Data only. */
import type { Care, TaskType } from '../../events.ts';

type Of = 'words' | 'works' | 'deeds' | 'thoughts' | 'facts' | 'ideas' | 'plain';

const groups: Readonly<Record<TaskType, Of>> = {
  think: 'thoughts',
  recall: 'facts',
  copy: 'words',
  write: 'words',
  make: 'works',
  plan: 'deeds',
  people: 'words',
  ideas: 'ideas',
  errand: 'deeds',
  other: 'plain',
};

/** `plain` stands where a wrong answer could hurt, or where the work is of no known type. */
const angles: Readonly<Record<string, Readonly<Record<Of, readonly string[]>>>> = {
  Hugin: {
    words: ['what has to be true for it to be said at all', 'the one claim that the rest leans on'],
    works: ['what has to be so for it to work at all', 'the likeliest way in, and what would rule it out'],
    deeds: ['what has to be so before anything else can happen', 'the step that all others wait for'],
    thoughts: ['what must be true whichever way it goes', 'the one fact that would settle it'],
    facts: ['what follows from what', 'the one thing that explains the most'],
    ideas: ['what every good one of them must have', 'the reason why the first idea may not do'],
    plain: ['what is known for sure, apart from what is only assumed'],
  },
  Munin: {
    words: ['what is certain enough to be written down', 'the facts it needs, in order'],
    works: ['what is there already, piece by piece', 'the order in which it is usually done'],
    deeds: ['what is there already', 'what is known, apart from what is only remembered'],
    thoughts: ['what is certain, apart from what is only remembered', 'what is known about it, in order'],
    facts: ['what came first, and what followed', 'what is certain, and what is only often said'],
    ideas: ['what has been liked before', 'what is known about those it is meant for'],
    plain: ['what is written down about it, in order'],
  },
  Pepper: {
    words: ['the one word that somebody will repeat', 'the shortest version that still says it'],
    works: ['the shortest way that still works', 'whatever can be left out of it'],
    deeds: ['what fits on a slip of paper', 'the one thing that must not be forgotten'],
    thoughts: ['the answer in one line, before any reason', 'the question, cut down to its core'],
    facts: ['all of it in one sentence', 'the part that would be missed first'],
    ideas: ['the idea that needs no explaining', 'three words for each of them'],
    plain: ['the few words that matter, each of them checked'],
  },
  Inky: {
    words: [
      'whoever reads or hears it, and what should stay with them',
      'how it sounds when it is read aloud',
    ],
    works: ['a sentence on what it is to do', 'how it would be explained to somebody who has never done it'],
    deeds: ['what it should be like once it is done', 'a sentence on what it is for'],
    thoughts: ['the question, put into one plain sentence', 'how the answer could be told to somebody else'],
    facts: ['how it could be told to a friend', 'a beginning that makes the rest easy to follow'],
    ideas: ['the story behind each of them', 'what will be told about it afterwards'],
    plain: ['a way to say it plainly'],
  },
  Latch: {
    words: ['the plainest version, to be mended from there', 'a first version that holds, before any shine'],
    works: ['the smallest thing that works, to be built on from there', 'the part that gives way first'],
    deeds: ['the smallest part that can be done on its own', 'what holds already, and what gives'],
    thoughts: ['the cheapest way to test an answer', 'the smallest answer that would do'],
    facts: ['the part that can be put to use', 'how one could see for oneself that it is so'],
    ideas: ['what can be put together from things at hand', 'the idea that is quickest to try'],
    plain: ['what can be checked before anything is changed'],
  },
  Bramble: {
    words: ['what must be in it, and what can wait', 'the day it has to be ready, and what for'],
    works: [
      'what it takes, in parts and in time',
      'the finished thing, and from there back to the first step',
    ],
    deeds: [
      'the end of it, and from there back to the first step',
      'what has to be in hand before the start',
    ],
    thoughts: ['the point by which it has to be settled', 'a second answer, in case the first falls through'],
    facts: ['what it will be needed for, and by when', 'the places where it is written down'],
    ideas: ['what can be ready in time', 'what each of them would take'],
    plain: ['what belongs to it, and where that is kept'],
  },
  Gable: {
    words: ['the person at the other end, and what they may be hoping for', 'whoever comes across it first'],
    works: ['whoever is going to use it', 'who could lend a hand or an eye'],
    deeds: ['whoever else has a part in it', 'whoever will notice once it is done'],
    thoughts: ['whoever has to live with the answer', 'what others would say to it'],
    facts: ['what whoever asks knows already', 'who could tell it first hand'],
    ideas: ['whoever it is meant for, and what makes them laugh', 'the faces of those it is meant for'],
    plain: ['whoever has to hear of it, and whoever can help'],
  },
  Tumble: {
    words: ['the version nobody expects, to see what is in it', 'the last line, and how to get there'],
    works: ['the ways in which it could fail', 'what happens when it is done the wrong way round'],
    deeds: ['the ways in which it could fail, to leave those out', 'the far end, as if it were done already'],
    thoughts: ['the opposite of the obvious answer', 'what would follow if it were the other way round'],
    facts: ['the part that sounds wrong and is right', 'what most people believe about it'],
    ideas: ['the opposite of the first idea', 'the idea that is nearly too odd'],
    plain: ['what the obvious reading may have missed'],
  },
};

export function anglesFor(crow: string, type: TaskType, care: Care): readonly string[] {
  return angles[crow]?.[care === 'none' ? groups[type] : 'plain'] ?? [];
}
