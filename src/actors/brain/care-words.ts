/** Words of what is private, and of occasions and places where nothing hangs on a word. Each pattern meets small letters. Data only. */
import { anyOf } from './any-of.ts';

/** Whom a card, a speech or a present is for, and what it is for: nothing hangs on that. */
export const occasions =
  /\b(?:(?:for|to|at|of) (?:\w+(?:'s)? ){0,4}(?:doctors?|gp|dentists?|midwife|midwives|nurses?|vet|physio\w*|surgeons?|therapists?|lawyers?|solicitors?|barristers?|police\w*|attorneys?|notary|accountants?)|citizenship(?: \w+)?)\b/gu;

/** Where people work, as a celebration names it: "quiz night on the ward". */
export const workplaces =
  /\b(?:a&e|cardiac|clinics?|courts?|dental|gp|health|hospitals?|hospice|icu|law firm|maternity|medical|nurs(?:e|es|ing)|oncology|patients?|pharmac(?:y|ies|ists?)|physios?|police|radiology|solicitors?|surger(?:y|ies)|triage|vets?|wards?)\b/gu;

export const privateWords = anyOf(String.raw`
  passwords?|passports?|diar(?:y|ies)(?<!(?:in|to) (?:the|my|our) diary)|break-?ups?|break up with|broke up|
  split up with|divorc(?:e|ed|ing)|eulog(?:y|ies)|funerals?|obituar(?:y|ies)|condolences?|
  sympathy (?:card|note|letter)|confess\w*|grief|griev\w+|(?:an|the|my|his|her) affair|
  (?:'s|my|his|her|their) (?:\w{1,12} )?affairs|
  (?:who|whose \w{1,12}|he|she|mother|father|mum|mom|dad|husband|wife|brother|sister|son|daughter|uncle|aunt|gran\w*|friend|dog|cat) (?:has |just )?died|
  passed away|safeguarding|abused|bull(?:ied|ying)|is dying|deathbed|death of|love letters?|coming out|come out to|birth certificate|identity card|
  id card|my ex|her ex|his ex|pin code|social security|national insurance number|personal data|secret admirer|
  ashes|bereave\w+|crush on|marriage counsel\w+|embarrass\w*|ashamed|confidential\w*|discreet\w*|in confidence|
  without saying why|don't say (?:it|why)|keep (?:it|this) (?:quiet|secret|private|between us)
`);
