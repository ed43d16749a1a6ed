/** Items that a crow alone shouldn't settle: matters of taste or judgement, and few words that many would do for. */
import { typeOfKind, type Kind } from './kinds.ts';
import { kindOfNouns } from './nouns.ts';
import { ordering, type Opening } from './opening.ts';
import { isSmall } from './small-words.ts';

export const kindOfTaste = (opening: Opening): Kind | undefined =>
  tastes.find(([taste]) => taste.test(opening.said))?.[1] ??
  (isTwoWays(opening) ? 'choice' : isBest(opening) ? 'idea' : undefined);

const any = (words: string): string => words.trim().replaceAll(/\s*\n\s*/gu, '');
/** Where a few words stand for long. */
const surfaces =
  any(`a-?board|back of the photo|badge|banner|beer mat|bench|blackboard|bunting|cake|chalkboard|gate|gravestone|headstone|hoodie|jumpers?|locket|medal|mugs?|plaque|ring|sandwich board|
  shirts?|sticker|stickers|stone|tattoo|tea ?towel|tote|trophy|t-?shirts?|van|wall|watch`);
const gap = "(?:[\\p{L}'’-]+ ){0,3}";

/** Names for anything. */
const naming: readonly (readonly [RegExp, Kind])[] = [
  [/\bwhat (?:to|(?:do|should|shall|can|could|would) (?:i|we|you)) call (?!in\b|about\b|for\b)/iu, 'names'],
  [
    /\b(?:needs?|want|give \S+(?: \S+){0,3}|no|without|think of|after|find|pick|choose) (?:an? |the )?(?:\p{L}+ )?(?:nick)?name\b(?! and| tags?)/iu,
    'names',
  ],
  [/^(?:an? |the |new |good )?(?:\p{L}+ )?names? for (?:an?|my|our|the|this)\b/iu, 'names'],
  // "Studio name, not my surname"
  [/\bnames?,? (?:but )?(?:no|not|nothing|something|anything)\b/iu, 'names'],
  [
    /^(?:re-?name|christen) (?:the|my|our|this) (?!.*(?:file|folder|column|variable|branch|repo|table|tab|field|photos))/iu,
    'names',
  ],
  [
    /\b(?:needs?|want|no|without|stuck (?:on|for)|still no) (?:an? |the )?(?:\p{L}+ )?(?:sub)?title\b/iu,
    'title',
  ],
];

/** Few words that stand for long, or that have to catch. */
const wording: readonly (readonly [RegExp, Kind])[] = [
  // "Best line for the van", "opening sentence of the talk"
  [
    /\b(?:opening|first|last|closing|final|best|killer|parting|one|perfect|good|decent|funny|new|a) (?:line|sentence|one-liner)s?\b(?! (?:of (?:defen[cs]e|code|the (?:code|file|log)|credit)|cook|manager|dance))/iu,
    'slogan',
  ],
  [/\b(?:opening|closing|best|killer|perfect) (?:\p{L}+ )?(?:paragraph|para)\b/iu, 'slogan'],
  // "The kindest wording of a no"
  [
    /\b(?:kindest|nicest|gentlest|softest|best|right|perfect|most \p{L}+|least \p{L}+) (?:wording|phrasing|words)\b/iu,
    'slogan',
  ],
  [
    /\b(?:two|three|four|a couple of|a few|few|some|couple of) (?:\p{L}+ )?(?:lines|sentences) (?:for|about|on|to|in|saying)\b/iu,
    'slogan',
  ],
  [
    /^(?:\p{L}+ ){0,2}(?<!assembly |production |conga |food |dotted |fault |branch |tram |washing |fishing |clothes |phone |bus |finish |starting |guest |water |gas |zip |picket )lines? (?:for|to go on|on) (?:the|my|our|a) /iu,
    'slogan',
  ],
  [/\b(?:epitaph|inscription|engraving|byline|catchphrase|sign-?off line|dedication)\b/iu, 'slogan'],
  [
    /\bhow to (?:sign off|start|open|begin|end|finish) (?:the|my|an?|this|our) (?:\p{L}+ )?(?:e-?mail|letter|speech|talk|essay|story|chapter|toast|eulogy|note|pitch)\b/iu,
    'slogan',
  ],
  [
    new RegExp(
      `\\bhook (?:for|of|in) ${gap}(?:podcast|talk|intro|essay|article|story|chapter|speech|song|pitch|video|post|e-?mail|ad|trailer|review)\\b`,
      'iu',
    ),
    'slogan',
  ],
  [
    new RegExp(
      `\\b(?:words?|text|wording|something|message|quote|what to (?:put|write|have|say)|to put) (?:for|on|in|round|under) ${gap}(?:${surfaces})\\b`,
      'iu',
    ),
    'slogan',
  ],
  [
    new RegExp(
      `\\b(?:${surfaces}|awning|hoarding|shutter|signboard|truck) (?:line|lines|text|words|wording)\\b`,
      'iu',
    ),
    'slogan',
  ],
  [/\b(?:something|what|words) to (?:put|have|paint|print) (?:on|in|under|over)\b/iu, 'slogan'],
  [
    /\b(?:insta(?:gram)?|tinder|hinge|bumble|grindr|twitter|tiktok|snap(?:chat)?|dating|discord|youtube|linkedin) (?:bio|profile|prompts?|headline|handle|about)\b/iu,
    'slogan',
  ],
  [
    /\b(?:better|other|another|nicer|shorter|different|kinder|stronger) (?:word|term|phrase|way to (?:say|put)|expression) (?:for|than|to)\b/iu,
    'slogan',
  ],
  [/^(?:an? |the )?(?:right |good )?(?:word|phrase|term) for\b/iu, 'slogan'],
];

/** What somebody can't decide, or asks another's judgement on. */
const judging: readonly (readonly [RegExp, Kind])[] = [
  [
    /\b(?:pick|choose|recommend) (?:me|us|for me|for us|one|the best|your favou?rite|a winner|the (?:winner|one|strongest))\b/iu,
    'choice',
  ],
  [
    /^(?:pick|choose) (?:the|an?|my|our|out) (?!(?:\w+ ){0,2}(?:apples?|berries|plums|flowers|beans|peas|tomatoes|fruit|kids|boys|girls|mushrooms|cherries|pears|nettles|herbs|raspberries|strawberries|lock)\b)/iu,
    'choice',
  ],
  [
    /\bor (?:bake|build|cook|do|drive|fix|make|paint|sew|write) (?:it|them|one|that) (?:my|our)sel(?:f|ves)\b/iu,
    'choice',
  ],
  [/\btell me which\b(?! (?:documents?|forms?|papers?|bus|train))|, (?:which|who)(?: one)?\??$/iu, 'choice'],
  [
    /^(?:do|should) (?:i|we) (?:put (?:my|our) .{1,20} up|raise (?:my|our)|drop (?:my|our)|accept|confront|forgive|hire|invite|quit)\b/iu,
    'whether',
  ],
  // "Cars: vintage, bus, or our own"
  [/^[^:?]{3,40}: [^:?]+, (?:or )[^,:?]+\??$/iu, 'choice'],
  [/\b(?:yes|good idea|sensible|wise) or (?!no\b|not\b)/iu, 'choice'],
  [/\bhelp (?:me|us) (?:to )?(?:pick|choose|decide|make up|settle|weigh)\b/iu, 'choice'],
  [
    /\b(?:can(?:['’]?t|not) (?:decide|choose|agree (?:on|about|who|which|whether)|make up (?:my|our) minds?)|torn between|undecided|on the fence|toss-?up|of two minds|in two minds|swithering|dithering)\b/iu,
    'choice',
  ],
  [
    /\bwhich (?:of|one|ones)\b(?! (?:applies|apply|with|do (?:i|we) need|needs?|works? with|is (?:right|correct|required|legal|allowed))\b)|\bwhich \p{L}+ (?:goes|should|would|do (?:i|we)|is (?:best|better|nicest|strongest|funniest)|first|to|for)\b/iu,
    'choice',
  ],
  [
    /\bfavou?rite (?:of|out of|from)\b|\bwhat (?!if\b|to\b)\p{L}+ (?:should|shall) (?:i|we|the|my|our|it|they)\b/iu,
    'choice',
  ],
  [
    /\b(?:(?<!\bon )both (?:cases|sides|arguments)(?! of (?:the|a) (?:border|fence|line|page|paper|river|road|street))|(?:the|a) case (?:for and )?against|for and against|devil[’']s advocate|who(?:[’']s| is) right|settle (?:an|the|this|our) (?:argument|debate|row)|what would you (?:do|pick|choose|say)|talk me (?:out of|into))\b/iu,
    'choice',
  ],
  [
    /^who to (?!(?:call|ring|contact|see|pay|email|write|complain|speak|phone)\b)|^when to (?:tell|say|ask|announce|leave|retire|move|quit|start|stop|have)\b/iu,
    'choice',
  ],
  [/^\p{L}+(?: ?\/ ?\p{L}+){2,} (?:for|in|on)\b/iu, 'choice'],
  [
    /\b(?:am i (?:being |just |the )?(?:wrong|right|mad|crazy|silly|daft|unreasonable|mean|rude|selfish|too|over|a bad|overreacting)|is it (?:too|ever )?(?:rude|weird|wrong|mean|unfair|selfish|unreasonable|mad|silly|daft|tacky|cheeky|cringe|naff|late to|time (?:to|we|i)|worth|wise|sensible))\b/iu,
    'whether',
  ],
  [
    /^(?:do|would) (?:i|we) (?:just |really )?(?:tell|say|ask|confront|let|invite|step|leave|keep|take|report|admit|apologi[sz]e|forgive|give|quit|stay|go|vote|bother|accept|sign up|mention|bring|cancel|postpone|sell|move|join|wait)\b/iu,
    'whether',
  ],
  [
    /^(?:is|are|was|would) .{2,60}\b(?:an? (?:good|bad|great|terrible|mad|sensible) (?:idea|career|choice|time|plan|move|start|sign|investment|fit))\b/iu,
    'whether',
  ],
  [
    /\b(?:colou?r (?:scheme|for|of)|fancy dress|what (?:to|(?:do|should|shall|can) (?:i|we)) wear|outfit|thoughts on)\b/iu,
    'choice',
  ],
];

/** What there are many of, and one has to please. */
const pleasing: readonly (readonly [RegExp, Kind])[] = [
  [/\b(?:need|want) (?:one|an?|some) (?:\p{L}+ )?(?:concepts?|ideas?|themes?)\b/iu, 'idea'],
  [
    /\b(?:wants? (?:for )?nothing|has (?:got )?everything|(?:impossible|hard) to buy for|wants? no (?:present|gift)s?)\b/iu,
    'gift',
  ],
  [
    /\b(?:no (?:clue|idea)|stuck|stumped|never know|struggling)(?: on| for)? what to (?:get|buy|give)\b/iu,
    'gift',
  ],
  [
    /\b(?:any|need|needs|some|got any|out of|fresh|few) (?:\p{L}+ )?(?:ideas|suggestions|inspiration)\b|\bsuggestions (?:please|welcome)\b|\bideas\?/iu,
    'idea',
  ],
  [/^something (?:for (?:\p{L}+ ){1,3})?to (?:do|watch|read|cook|eat|make|wear|play|listen)\b/iu, 'idea'],
  [
    /\b(?:name|suggest|recommend) (?:me )?(?:an?|some|one|two|three|a few) (?!(?:\p{L}+ )?(?:name|title|slogan))/iu,
    'idea',
  ],
  // "Two dishes for the potluck": some of many.
  [
    /^(?:two|three|four|five|six|\d|a few|some|a couple of|a handful of) (?:\p{L}+ )?(?:activities|books|cocktails|crafts|day trips|desserts|dishes|facts|films|games|hikes|hymns|jokes|places|puddings|puns|quotes|readings|recipes|sides|snacks|songs|starters|treats|walks) (?:for|that|to|about|on|from|in|with)\b/iu,
    'idea',
  ],
  // Somewhere warm in March, but nothing that was lost somewhere.
  [/^(?!.*\b(?:lost|left|put|hid|hidden|mislaid|leak\w*)\b).{0,50}\bsomewhere\b/iu, 'idea'],
  [
    /\b(?:how (?:to|do (?:i|we|you)|can (?:i|we)|could (?:i|we))|ways? to) make (?:\p{L}+ ){1,5}(?:less|more|fun|funny|interesting|exciting|special|memorable|better)\b/iu,
    'idea',
  ],
  [
    /^how (?:should|shall|would|could|do) (?:i|we|you) (?:celebrate|mark|thank|surprise|spend|welcome|decorate|pitch)\b/iu,
    'idea',
  ],
  [
    /^something (?:\p{L}+ )?(?:fun|nice|special|different|small|sweet|easy|silly|clever|quick|memorable|new|cheap|cheerful|thoughtful) (?:for|to)\b/iu,
    'idea',
  ],
  [
    /^where (?:to|(?:should|shall|could|can) (?:i|we)) (?:take|go|eat|stay|hold|meet|propose|celebrate|honeymoon|spend)\b/iu,
    'idea',
  ],
  [/^an? (?:(?:fair|nice|good|clever|kind|fun|gentle|new|subtle) )?way (?:to|of)\b/iu, 'idea'],
];

const best =
  /^(?:the |an? |some |one )?(?:best|nicest|loveliest|funniest|most (?!people\b|of\b|recent\b|days\b)\p{L}+|ideal|perfect|decent|fun|cool|classy|good|great) (?!ways?\b|price|deal|before|practice|luck|morning|night|news|man\b|friday|enough|at\b)(\p{L}[^,.;:]*?)(?:,| (?:for|to|that|who|near|in|if|as|on|when|with|by)\b)/iu;

/** "Best book for a boy who hates reading", if what is to be the best isn't a text or a plan. */
function isBest({ said }: Opening): boolean {
  const [, thing = ''] = best.exec(said) ?? [];
  const kind = kindOfNouns(thing.toLowerCase().split(' '));
  return (
    thing !== '' && (kind === undefined || /^(?:ideas|think|other|recall|errand)$/u.test(typeOfKind(kind)))
  );
}

const tastes = [...naming, ...wording, ...judging, ...pleasing];

const ways =
  /^or (?:just |simply |maybe |else |do i |do we |should (?:i|we) )?(?:keep|let|leave|go|stay|stick|wait|drop|skip|carry|hang|move|give|buy|sell|hire|rent|fix|mend|repair|replace|bin|stop|start|do|bring|try|take|put|get|have|make|pay|say|tell|hold|run|ride|drive|walk|cook|order|cut|build|use|call it|paint|pull|plant|turn|split|share|swap|change|cancel|live)\b/iu;

/** "Sell the caravan or keep it": two things one may do, each with its object. */
function isTwoWays({ said, tokens, verb }: Opening): boolean {
  const at = tokens.findIndex(({ lower }) => lower === 'or');
  if (at < 2 || said.length > 160 || !ways.test(said.slice(tokens[at]?.start ?? 0))) return false;
  const first = tokens[0]?.lower ?? '';
  const doing =
    verb !== undefined ||
    /^(?:keep|let|stay|go|do|stick|leave|have|live|drive|fly|cut|put|carry|hold|train|wait|ask)$/u.test(
      first,
    );
  const object = tokens
    .slice(1, at)
    .some(({ lower }) => !isSmall(lower) || /^(?:it|them|him|her|here|there)$/u.test(lower));
  return doing && object && ordering(tokens, at + 1) !== verb;
}
