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

/** Play, pictures, what a word once meant: nobody is hurt by what stands there. */
export const play = anyOf(String.raw`
  jokes?(?! about it)|puns?|riddles?|limericks?|haikus?|tongue ?twisters?|raps?(?= (?:battle|song|about|verse))|horoscopes?|crosswords?|(?:pub|film|music|family|office) quiz|quiz (?:about|questions?|night|\d+)|trivia|hashtags?|parod(?:y|ies)|sketch (?:idea|comedy|show)|stand-?up (?:bit|routine|set)|scavenger hunt|treasure hunt|escape room|murder mystery|school play|pretend|make-believe|fancy dress|costumes?|d&d|dungeons|minecraft|sims|animal crossing|monopoly|board game|card game|our game|
  etymolog\w*|origins? of the (?:word|phrase|name)|(?:word|phrase) (?:mean|come|come from|comes from)|(?:why|how|where) (?:is it|was it|is the|was the|does the|did the) (?:called|word|phrase|saying)|another (?:word|way to say)|a (?:better )?word for|proverbs?|idioms?|which (?:\w+ )?(?:song|film|movie|book)|villain|superhero|sitcom|(?:crime|romance|spy|fantasy|sci-?fi) (?:novel|story)|(?:book|film|movie|song|album|band|team|boat|pet|chat|group chat|podcast|band) (?:names?|titles?)|time signature|ending of|logo (?:idea|for a|for the|for my|for our)|
  (?:get well|leaving|birthday|christmas|thank you|thank-you|congratulations?|retirement|wedding|anniversary|new baby|good luck) (?:soon )?cards?|card message|tooth fairy|a toast|toast (?:for|to)|best man|maid of honou?r|father of the bride|(?:wedding|birthday|retire?ment|retiral|leaving|anniversary|farewell) (?:speech|song|poem)|speech for (?:my|our|the) (?:\w+ ){1,4}getting married|seating plan|instagram bio|themes? (?:ideas? )?for|bio (?:of|for)|about page|photoshop|decorations?|maths homework
`);

/** What is meant in earnest wherever it stands. */
export const grave = anyOf(String.raw`
  allerg\w*|anaphyl\w*|borrow(?:s|ed|ing)?|lend(?:ing)?|script for (?:the|calling|a call|when)|bailiffs?|concuss\w*|payslips?|pregnan\w*|seizures?|c(?:o)?eliac|diabet\w+|chok(?:e|es|ing)|crisis line|hear(?:s|ing)? (?:my|his|her) name|overdos\w*|suicid\w*|swallow(?:s|ed)|lithium|insulin|medications?|meds|dos(?:e|es|age|ing)|symptoms?|calori\w+|(?:card|my|our|the|credit|gambling) debts?|owes? (?:\w+ )?\d|(?:bank|credit|debit|store) cards?|loans?(?! words)|mortgage (?:rate|payment|application)|tax (?:return|bill)
`);
