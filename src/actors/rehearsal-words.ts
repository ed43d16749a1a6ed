/** What an item's words tell without understanding them: which kind of work, how careful, whether it is fit to be done. */
import type { Abuse, Care, TaskType } from '../events.ts';

/** First words that name the work, and words that hint at it wherever they stand. */
const byType: Readonly<
  Record<Exclude<TaskType, 'other'>, readonly [first: string, hints: string, weight?: number]>
> = {
  think: [
    'compare|decide|choose|weigh|evaluate|consider|assess|review|pick|judge|rethink|figure|approve',
    'whether|should|worth|versus|vs|pros|options|decision|trade-?offs?|maybe',
  ],
  recall: [
    'summari[sz]e|find|look|research|explain|remember|gather|learn|read|what|when|who|why|how|list|understand',
    'summary|overview|sources?|facts?|notes|minutes|memo|history|meaning',
  ],
  copy: [
    'name|title|caption|brand',
    'slogans?|taglines?|headlines?|subject lines?|names for|titles?|captions?|hashtags?|motto',
    4,
  ],
  write: [
    'write|draft|edit|proofread|rewrite|translate|finish|update|compose|half-written',
    'essay|blog|newsletter|eulogy|intro|abstract|article|story|poem|speech|report|post|text|faq|deck|letter|copy',
  ],
  make: [
    'fix|repair|rename|build|debug|code|install|configure|set|bleed|descale|oil|mount|paint|assemble|tune|rotate|refactor|test',
    'error|bug|script|code|undefined|typeerror|login|tap|drawer|machine|function|export|hinges|repo|missing',
  ],
  plan: [
    'plan|schedule|organi[sz]e|prepare|budget|move|pack|arrange|map|sort|prioriti[sz]e|launch|ship',
    'plan|trip|itinerary|agenda|offsite|timeline|checklist|budget|wedding|party|week|month|steps',
  ],
  people: [
    'reply|email|message|ask|thank|invite|tell|apologi[sz]e|congratulate|remind|text|answer|ring|negotiate|talk',
    'thank-you|reply|apology|invitation|grandma|aunt|boss|team|neighbou?r|friend|feedback|birthday',
  ],
  ideas: [
    'brainstorm|invent|imagine|dream|come|suggest',
    'ideas?|gifts?|presents?|themes?|creative|surprise|names for',
  ],
  errand: [
    'buy|book|renew|pay|return|collect|mail|order|call|print|send|drop|water|wash|charge|file|sign|submit|get|reserve|cancel|clean|iron|rent|sweep|salt|prune|scan|empty|open|taste|stretch|close|check',
    'groceries|milk|rice|eggs|batteries|dentist|plumber|passport|tickets?|shop|bank|pharmacy|printer',
  ],
};

const types = Object.entries(byType).map(([type, [first, hints, weight = 2]]) => ({
  type: type as TaskType,
  first: new RegExp(`^\\W*(?:please |i need to |i have to |we should |let's )?(?:${first})\\b`, 'iu'),
  hints: new RegExp(`\\b(?:${hints})\\b`, 'giu'),
  weight,
}));

/** Whether a clause says on its own what to do. */
export const beginsWithWork = (clause: string): boolean => types.some(({ first }) => first.test(clause));

export function typeOf(text: string): TaskType {
  let best: { type: TaskType; score: number } = { type: 'other', score: 0 };
  for (const { type, first, hints, weight } of types) {
    const score = (first.test(text) ? 3 : 0) + weight * (text.match(hints)?.length ?? 0);
    if (score > best.score) best = { type, score };
  }
  return best.type;
}

const careWords: readonly (readonly [Care, RegExp])[] = [
  [
    'legal',
    /\b(?:contracts?|lease|lawyers?|legal|court|visa|notary|custody|licen[cs]e|sue|gdpr|testament|tenancy|trademark)\b/iu,
  ],
  [
    'health',
    /\b(?:doctors?|dentist|medic\w+|dos(?:e|age)|symptoms?|pain|therap\w+|pregnan\w+|vaccin\w+|diagnos\w+|allerg\w+|blood|surgery|pills?)\b/iu,
  ],
  [
    'money',
    /\b(?:bank|invoices?|tax\w*|pay|loans?|mortgage|salary|insurance|pension|invest\w*|refund|rent|bills?|budget|debts?|iban)\b/iu,
  ],
  [
    'private',
    /\b(?:passwords?|diary|break-?up|divorce|eulogy|funeral|private|confess\w*|passport|grief|affair)\b/iu,
  ],
  ['unclear', /^[^\p{L}]*[a-z'-]*[^\p{L}]*$|\b(?:that thing|the stuff|something|somehow|you know|etc)\b/iu],
];

export const careOf = (text: string): Care => careWords.find(([, words]) => words.test(text))?.[0] ?? 'none';

const abuseWords: readonly (readonly [Abuse, RegExp])[] = [
  [
    'manipulation',
    /\b(?:ignore|disregard|forget)\b.{0,30}\b(?:rules?|instructions?|above|prompts?)\b|\bapprove (?:every|all)\b|\bsystem prompt\b|\byou are now\b|"approve"\s*:/iu,
  ],
  [
    'harmful',
    /\b(?:malware|ransomware|phishing|keylogger|pipe bomb|nerve agent|blackmail|doxx?)\b|\b(?:build|make) a (?:bomb|weapon)\b|\b(?:poison|kill|stalk|hurt) (?:him|her|them|my|someone|somebody|people)\b|\bhack into\b|\bfake id\b|\bsteal (?:from|a|the|someone)\b/iu,
  ],
  [
    'spam',
    /\b(?:click here|buy now|free money|casino|earn \$?\d+|viagra)\b|(\b\w+\b)(?:\s+\1){4,}|(.)\2{11,}/iu,
  ],
];

export const abuseOf = (text: string): Abuse =>
  abuseWords.find(([, words]) => words.test(text))?.[0] ?? 'none';

const small = new Set(
  'about after again also and another any are around ask because before been being between both call can come could does done down each find first for from get give good have having her here his how into its just know last let like list look made make many maybe more most much must need new next not now off once one only onto other our out over own please some such task than that the their them then there these they thing this those through time under until upon use very want was way week were what when where which while who why will with without write yet you your'.split(
    ' ',
  ),
);

/** The words an item is about, in its order, at most so many. */
export function keysOf(text: string, most: number): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*[\p{L}\p{N}]/gu) ?? [];
  const kept = words.filter((word) => word.length > 2 && word.length < 40 && !small.has(word.toLowerCase()));
  // The verb that names the work says nothing of what it is about.
  const about =
    kept.length > 1 && beginsWithWork(text) && text.startsWith(kept[0] ?? ' ') ? kept.slice(1) : kept;
  return [...new Set(about.length > 0 ? about : words)].slice(0, most);
}
