/** What an item leaves open, as questions back. Only what no word of it touches on is asked. */
import type { Care, TaskType } from '../../events.ts';
import { isPrepared } from './brought.ts';
import { typeOfKind, type Kind } from './kinds.ts';
import { isEnglish } from './language.ts';

type Facet = 'when' | 'length' | 'tone' | 'whom' | 'cost' | 'purpose' | 'tried' | 'keep' | 'text';

/** Words that touch on each; rather too many than too few, since asking for what is said looks deaf. */
const said: Readonly<Record<Facet, RegExp>> = {
  when: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun|today|tonight|tomorrow|now|asap|soon|later|week\w*|months?|years?|days?|daily|nights?|mornings?|evenings?|afternoons?|noon|hours?|minutes?|spring|summer|autumn|winter|christmas|easter|xmas|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sept\w*|oct\w*|nov\w*|dec\w*|by|before|until|till|after|deadline|when|every|since|first|next|birthday|wedding|anniversary)\b|\d(?:am|pm|st|nd|rd|th)\b|\d[:./-]\d/iu,
  length:
    /\b(?:words?|lines?|pages?|sentences?|paragraphs?|minutes?|mins?|characters?|short\w*|long\w*|brief\w*|max|chapters?|detailed|quick|one-liner|poster|card|sign|text|sms|tweet|haiku|limerick)\b|\d/iu,
  tone: /\b(?:kind\w*|polite\w*|friendly|formal\w*|informal|funny|warm\w*|firm\w*|gentl[ey]|angry|sorry|apolog\w+|nice\w*|honest\w*|serious|witty|tone|style|voice|catchy|thank\w*|condolence|sympathy|love|proud|happy)\b/iu,
  whom: /\b(?:to|for|with|from|us|our|my|mum|dad|team|kids|everyone|people|who|whom)\b|\b(?!^)\p{Lu}\p{Ll}/u,
  cost: /[£$€¥]|\b(?:cheap\w*|budget|cost\w*|price\w*|free|pay|paid|expensive|afford|max|money|euros?|dollars?|quid|bucks)\b/iu,
  text: /["“„«`\n]/u,
  tried: /\b(?:tried|already|still|again|nothing|does|doesn|when|only|that|so|which|but|after|since)\b/iu,
  keep: /\b(?:keep|keeping|stay|leave|without|only|don't|but)\b/iu,
  purpose: /\b(?:for|because|so that|to|so|since|about|before|need|why)\b/iu,
};

type Asked = readonly (readonly [Facet, string])[];

const questions: Readonly<Record<TaskType, Asked>> = {
  think: [
    ['when', 'by when does it have to be settled?'],
    ['purpose', 'what is it meant to lead to?'],
  ],
  recall: [
    ['length', 'the gist, or all of it?'],
    ['purpose', 'what will it be used for?'],
  ],
  copy: [
    ['tone', 'plain or playful?'],
    ['whom', 'who is going to see it?'],
  ],
  write: [
    ['length', 'how long may it be?'],
    ['tone', 'in which tone?'],
    ['whom', 'who is going to read it?'],
  ],
  make: [
    ['tried', 'what has been tried already?'],
    ['when', 'is there a day by which it has to be done?'],
  ],
  plan: [
    ['when', 'is there a date that matters for it?'],
    ['whom', 'does anybody else have a part in it?'],
  ],
  people: [
    ['tone', 'warm, or matter-of-fact?'],
    ['when', 'does it have to go out by a certain day?'],
  ],
  ideas: [
    ['tone', 'safe or daring?'],
    ['whom', 'for whom?'],
  ],
  errand: [['when', 'by when?']],
  other: [
    ['when', 'by when?'],
    ['purpose', 'what would count as done?'],
  ],
};

/** Kinds of which something else is worth knowing. */
const ofKind: Partial<Record<Kind, Asked>> = {
  edit: [
    ['text', 'can the text itself stand below the item?'],
    ['keep', 'what has to stay as it is?'],
  ],
  translate: [
    ['text', 'can the text itself stand below the item?'],
    ['whom', 'who is going to read it?'],
  ],
  summary: [
    ['text', 'can the text itself stand below the item?'],
    ['length', 'the gist, or all of it?'],
  ],
  reply: [
    ['text', 'what did they write, word for word?'],
    ['tone', 'warm, or matter-of-fact?'],
  ],
  code: [['tried', 'what happens now, and what should happen?']],
  craft: [['when', 'is there a day by which it has to be done?']],
  recipe: [['whom', 'for how many?']],
  gift: [
    ['cost', 'what may it cost?'],
    ['when', 'for which day?'],
  ],
  activity: [
    ['cost', 'what may it cost?'],
    ['when', 'for which day?'],
  ],
};

const cautious: Readonly<Record<Exclude<Care, 'none' | 'unclear'>, readonly string[]>> = {
  health: ['what has been said about it so far, and by whom?', 'who else should know?'],
  money: ['which of the figures are final?', 'what is there in writing about it?'],
  legal: ['what is there in writing?', 'is there a date that matters for it?'],
  private: ['who may see it, and who may not?', 'what should stay out of it?'],
};

/** @returns what could be asked back; nothing if the item touches on all of it. */
export function openPoints(text: string, kind: Kind, care: Care): readonly string[] {
  if (care === 'unclear')
    return ['what is it about, and what should come of it?', 'what should be different afterwards?'];
  if (care !== 'none' && !isPrepared(typeOfKind(kind), care)) return cautious[care];
  // What can't be read can't be asked about.
  if (!isEnglish(text)) return [];
  const words = text.slice(0, 1_000).trim();
  const open = (ofKind[kind] ?? questions[typeOfKind(kind)]).filter(([facet]) => !said[facet].test(words));
  // Without the text there is nothing else to ask.
  const [first] = open;
  return first?.[0] === 'text' ? [first[1]] : open.map(([, question]) => question);
}
