/** Turns of phrase that tell the work of an item without a verb in front. */
import { typeOfKind, type Kind } from './kinds.ts';
import { openingOf, type Opening } from './opening.ts';
import { kindOfThing } from './things.ts';
import { troubleIn } from './trouble.ts';

export const kindOfPhrase = (opening: Opening): Kind | undefined =>
  turns.find(([phrase]) => phrase.test(opening.said))?.[1] ??
  intoIn(opening.said) ??
  (isLabelledText(opening.said) ? undefined : troubleIn(opening.said, opening.rest)) ??
  toldIn(opening);

/** "Letter to the landlord: boiler broken": what it is about isn't put right here. */
function isLabelledText(said: string): boolean {
  const [, label = ''] = /^([^:]{3,60}): /u.exec(said) ?? [];
  const kind = label === '' ? undefined : kindOfThing(openingOf(label).rest);
  return kind !== undefined && /^(?:write|people)$/u.test(typeOfKind(kind));
}

const turns: readonly (readonly [RegExp, Kind])[] = [
  // "Roster swap msg to Deb": whatever it is about, it is sent.
  [
    /^(?:[\p{L}'’-]+ ){0,3}(?:(?:msg|message|dm|whatsapp) (?:back )?(?:to|for)|text (?:back )?to) (?:\p{Lu}|the |my |our |mum|dad|gran)/u,
    'text',
  ],
  [/^(?:[\p{L}'’-]+ ){0,3}e-?mail (?:back )?(?:to|for) /iu, 'email'],
  [
    /\b(?:something|what|words|things|anything) to (?:say|tell)(?: to)? (?:my|our|the|her|him|them|his|\p{Lu})/u,
    'talk',
  ],
  // "A little program or web page where I type in litres"
  [
    /^(?:an? |the |some )?(?:(?:little|small|simple|tiny|quick|basic) )?(?:program|tool|page|macro|app|web ?page|script)(?: or (?:an? )?(?:\p{L}+ )?(?:program|tool|macro|app|(?:web ?)?page|script|spreadsheet))? (?:where|that|which|to|in which|so) (?:i|we|you|people|customers|lets|(?:add|calculate|compare|convert|count|download|number|print|rename|reckon|sort|split|sum|tally|track|turn|work)s?)\b/iu,
    'code',
  ],
  [
    /^(?:an? |the )?(?:\p{L}+ )?(?:program|macro|app) for (?!.*\b(?:concert|evening|fair|festival|gig|play|show)\b)\p{L}+ing\b/iu,
    'code',
  ],
  [/\b(?:plain|vanilla|just|only|in) (?:html|css|js|javascript)\b|\bhtml ?(?:\/|,|and|&) ?css\b/iu, 'code'],
  [
    /^(?:[\p{L}-]+ ){0,3}form(?: page)? (?:for|on) (?:my|our|the) (?:web)?(?:site|page|shop page)\b/iu,
    'code',
  ],
  [/^bill of materials\b|\bcut(?:ting)? list\b/iu, 'project'],
  [/\b(?:the|his|her|\p{L}+['’]s) wake\b/iu, 'event'],
  [/: (?:look into|research|find out about|read up on) /iu, 'lookup'],
  [
    /(?:^|[.,?!–-] )(?:fair|good|normal|reasonable|worth it|ok) or (?:am i|are (?:we|they)|is (?:it|that|this)|a (?:con|rip))/iu,
    'assess',
  ],
  [/^questions (?:to ask|for) /iu, 'agenda'],
  [/\bquestions to ask\b/iu, 'agenda'],
  // "Script for the front desk" is spoken.
  [
    /^(?:\p{L}+ )?script (?:for|when|to say|on) (?!.*\b(?:csvs?|files?|data|rename|python|bash|server|sql|json|backups?|photos|logs?)\b)/iu,
    'story',
  ],
  [/^q ?(?:&|and) ?a\b/iu, 'newsletter'],
  [/, step by step$/iu, 'project'],
  [/(?:, | - |[.] )is (?:it|that|this) (?:bad|common|normal|ok|okay|serious)\b/iu, 'assess'],
  [/^(?:the )?(?:best|easiest|quickest|fastest|safest|right|proper|simplest) way to /iu, 'howto'],
  [/^(?:day by day|hour by hour|week by week|minute by minute)\b/iu, 'schedule'],
  [/\bdress code\b.*\bword(?:ing|s)\b/iu, 'piece'],
  [
    /^(?:\p{L}+ )?\p{L}{4,} post(?:$| (?:for|about|on|to|-|–)|,|:)(?<!^(?:fence|gate|lamp|goal|sign|bed|first|the|new|catch up on) post.*)/iu,
    'newsletter',
  ],
  [
    /^text for (?:the|my|our|an?) (?:\p{L}+ ){0,2}(?:ad|advert|poster|flyer|leaflet|page|website|site|sign|card|brochure|label|menu|programme|shop|listing|invitation|invite)\b/iu,
    'piece',
  ],
  // "I don't understand the letter, what do they want"
  [
    /\b(?:(?:don[’']?t|can[’']?t|didn[’']?t) (?:understand|follow|get)|what (?:do|does) (?:they|it|this|he|she) (?:want|mean|say)\b|(?:make|makes) (?:no |any )?sense|what (?:it|they|each one|this) (?:means?|says?|wants?))\b/iu,
    'explain',
  ],
  [/^\p{L}[\p{L}\p{N} ]{2,40} explained\b/iu, 'explain'],
  [/^(?:an? |the )?(?:running )?order of (?:events|service|play|the day|ceremony|things)\b/iu, 'agenda'],
  [
    /\btable\b.*\b(?:cols?|columns?|rows?|headings)\b|\btable (?:to|that|which|for) (?:track|fill|log|record|show|list|add|tell)/iu,
    'code',
  ],
  [
    /\b(?:say|put|word|phrase) (?:it|this|that) (?:better|nicer|nicely|politely|kindly|differently|another way|more \p{L}+|less \p{L}+)\b/iu,
    'edit',
  ],
  [
    /\bin (?:plain|simple|everyday|normal|easy) (?:words|terms|english|language)\b|\bfor dummies\b|\beli5\b/iu,
    'explain',
  ],
  // "Ways to use up plums", "places to eat with kids", "something to do with old jars".
  [
    /^(?:\S+ ){0,2}(?:ways (?:to|of)|(?:things|stuff|places|games|books|films|songs|activities) (?:to|for|with))\b/iu,
    'idea',
  ],
  [
    /^(?:something|anything) to (?:do|cook|eat|make|play|read|watch|give|wear) (?:with|for|on|in|at)\b/iu,
    'idea',
  ],
  // "A kind no to the choir", "“Sorry” to the neighbours": what is quoted stands as a blank word here.
  [/^(?:an? )?(?:\w+ )?(?:no|yes|quotation) to (?:\p{Lu}|the |my |our |mum|dad|gran)/u, 'reply'],
  // "“…”, three more like that".
  [/^quotation\b.*\b(?:more|another|others) (?:\w+ )?like (?:that|this|it)\b/iu, 'slogan'],
  // "Farewell do for Pauline", "the works do".
  [
    /^(?:(?!(?:to|what|how|we|i|you|they|can|not|never)\b)[\p{L}'’]+ ){1,3}do(?: (?:for|on|at|in|with)\b|[,:]|$)/iu,
    'event',
  ],
  [
    /^(?:\w+ )?signs? (?:for|on|at) (?:the|our|my) (?:\w+ )?(?:door|gate|window|wall|shop|stall|fence|counter|desk|toilet|kitchen|entrance|bins?|board|shed|lift)\b/iu,
    'poster',
  ],
  [
    /^(?:an? |the )?(?:(?:short|nic|simpl|kind|polit|funni|clean|clear|long|calm)e?r|better|plain|polite|formal|friendly|final|new) (?:version|wording|phrasing|draft)\b/iu,
    'edit',
  ],
  [
    /\b(?:won[’']t|doesn[’']t|not) go(?:ing)? away\b|\b(?:getting|gets|got) worse\b|\bkeeps? coming back\b/iu,
    'assess',
  ],
  [/^(?:1[:-]1|1on1)\b/u, 'talk'],
];

/** "Turn the notes into a report": what it becomes is asked for. */
function intoIn(said: string): Kind | undefined {
  const [, from = '', to = ''] = /^turn (.+) into (.+)$/iu.exec(said) ?? [];
  if (to === '') return undefined;
  const become = kindOfThing(openingOf(to).tokens);
  if (become !== undefined) return become;
  const was = kindOfThing(openingOf(from).tokens);
  return was !== undefined && ['write', 'people', 'recall'].includes(typeOfKind(was)) ? 'edit' : 'project';
}

/** "Ben asked for a reference", "the landlord wants a new clause": somebody waits for an answer, or it is to be weighed. */
function toldIn({ tokens }: Opening): Kind | undefined {
  const near = tokens.slice(1, 5);
  const at = near.findIndex(({ lower, breaks }) => breaks || says.test(lower) || asks.test(lower));
  const verb = near[at];
  if (verb === undefined || verb.breaks) return undefined;
  const object = kindOfThing(tokens.slice(at + 2));
  if (object !== undefined && typeOfKind(object) !== 'errand') return object;
  return asks.test(verb.lower) ? 'reply' : 'assess';
}

const asks = /^(?:asked|asks|invited|offered|wrote|emailed|messaged|texted|complained)$/u;
const says = /^(?:wants?|says?|said|claims?|claimed|thinks?|insists|suggests|suggested)$/u;
