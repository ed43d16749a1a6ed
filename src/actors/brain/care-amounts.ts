/** Sums, currencies and bargains by which an item touches on money. Each pattern meets small letters, unless it says so. Data only. */
import { anyOf } from './any-of.ts';

/** Names of currencies, behind a number or as what something is paid in. */
const currencies = String.raw`afghanis?|ariary|baht|balboas?|birr|bolivianos?|bolívar(?:es)?|cedis?|colón|colones|córdobas?|dalasis?|denars?|dinars?|dirhams?|dobras?|dollars?|dongs?|euros?|forints?|francs?|gourdes?|guaran[ií]s?|guilders?|hryvni?as?|koruna|kron(?:a|e|er|or|ur)|kwachas?|kwanzas?|kyats?|laris?|lei|lempiras?|leva|liras?|loti|maloti|manats?|meticais|metical|naira|ngultrum|ouguiyas?|pa'?anga|patacas?|pesos?|pul[aä]|quetzal(?:es)?|rands|ra(?:nd)|reais|renminbi|riels?|ringgits?|riyals?|rials?|roubles?|rubles?|rupees?|rupiahs?|rufiyaa|shekels?|shillings?|somoni|sucres?|tenge|tugriks?|vatu|yen|yuan|z[lł]oty(?:ch|s)?`;

const sums: readonly RegExp[] = [
  /\p{Sc} ?\d|\d ?\p{Sc}/u,
  new RegExp(String.raw`\d ?(?:k|m|mn|bn|million|thousand|hundred)? ?(?:${currencies})\b`, 'u'),
  new RegExp(
    String.raw`\b(?:paid|pay|paying|prices?|quote[ds]?|invoice|in|of) (?:in )?(?:${currencies})\b`,
    'u',
  ),
  // "A 22k balloon", but no race, no screen and nobody's followers.
  /\b(?!(?:5|10|15|20|21|42|50|100)k\b)\d{2,3}(?:[.,]\d)?k\b(?! (?:run|race|steps|followers|words|walk|swim|subscribers|views|people|lines|rows|users|members|km|ride|res\w*|video|miles|on the clock|images?|records|files|context|tokens?|hz))/u,
  /\b\d{1,3}k (?:balloon|bonus|deposit|debt|cheaper|job|less|loan|more|offer|overdraft|raise|salary|sign-?on|spare|stipend|windfall)\b/u,
  // A number of thousands that counts nothing.
  /\b\d{1,3}(?:,\d{3})+\b(?=$|[.,;:?!)]| (?:a|all|and|are|as|at|but|by|can|each|every|exercising|for|from|gross|i|if|in|is|isn't|left|net|now|of|off|on|one|or|over|owed|per|rent|saved|so|some|spare|still|surplus|then|they|til|till|to|total|twice|under|until|was|we|what|where|which|with|you)\b)|\b\d{2,} (?:net|gross|total|all[- ]in|pm|pcm|p\/m|\/mo|a head|each way)\b|\b\d+(?:\.\d+)? ?\/ ?(?:mo|month|pm|week|wk|yr|year)\b|\bhave \d{2,}\/mo\b/u,
  /\b\d{1,3}k\b(?= (?:for|from|in|off|on|at|to|and|all|saved|left|car|house|loan|deposit|debt|but|or|over|per|,|\.|$))|\b(?:by|for|with|and|another|about|around|my|the|got|owed|owes|lost|lose|save|saved|spent|get|want|wants|plus|minus) \d{1,3}k\b(?! (?:run|race|steps|followers|words|walk|swim|ride|subscribers|views|video|screen))/u,
  // A sum to the hundredth that is no time of day, or by the thousand.
  /\b(?!(?:[01]?\d|2[0-4])\.(?:00|05|10|15|20|25|30|35|40|45|50|55)\b)\d+\.\d\d\b(?! ?(?:%|am|cm|ghz|kg|km|m|metres|miles|mm|pm|s|secs?)\b)|\b\d+ (?:thousand|grand)\b(?! (?:followers|islands|people|steps|times|visitors|words|years))/u,
  // What a rate looks like beside a sum.
  /\bat \d{1,2}\.\d{1,2}(?: ?%|\b)(?! ?(?:km|miles|m|am|pm|°|degrees|kg|v|volts|ghz))|\b\d{1,2}(?:\.\d+)? ?%(?= (?:apr|bond|card|deposit|dividend|for \d|interest|mortgage|return|ruling|savings|tax|til|until|withholding|yield|["'“]))/u,
  /\d ?(?:\/ ?|an |per )(?:hr|hour)\b|\bkr\.? ?\d|\d ?kr\b|\br\d{2,5} (?:an?|for|per|each|to)\b/u,
  /\b\d+[.,]\d+m for\b|\b\d+(?:[.,]\d+)?m (?:house|loan|mortgage|round|valuation|deal|budget|turnover)\b/u,
];

/** Bargains, hire, loans and what is claimed. */
const bargains = anyOf(String.raw`
  (?:add up|divide|pool|share out|split(?: up)?) (?:the |our |all )?tips|fds?(?= (?:at|in|interest|ladder\w*|matur\w*|rates?|with))|(?:bond|cd|deposit|fd) ladder(?:s|ing)?|(?:for|in|into|until|before|to) (?:my|our|his|her) retirement(?! (?:bash|card|do|dinner|lunch|party|speech|toast))|balloon payment|bargain basement|being (?:ripped off|overcharged|fleeced)|ripped off|rip-?off|getting hosed|(?:can|could|do|should|may|am i able to|what to|what can i|how do i) (?:i |we )?(?:still |also )?claim|claim(?:s|ed|ing)? (?:my|the|for|on|back|benefits?|expenses|meals|mileage|tools|vat)|commissions?(?= (?:or|for|split|rate|percentage|structure|of))|
  day ?rate|detention pay|flat (?:fee|rate) or|(?:flat|fixed) or percentage|percentage (?:or|fee|cut|of the (?:sale|price|takings|gate|fee|total))|(?:hire|hiring|leasing|rental) (?:charges?|costs?|deal|purchase)|lease[- ](?:to[- ]own|purchase|deal|buyout)|lease or (?:buy|own)|buy or lease|kickbacks?|late penalt(?:y|ies)|penalt(?:y|ies) (?:if|for (?:late|filing|paying|missing))|
  (?:my|our|her|his|your|the going|going|hourly|weekly|nightly|per[- ]mile|freelance|market|simplified) rates?(?! of (?:climb|fire|fall|growth|change))|rmds?|required minimum distribution|sell(?:ing)? price|asking price|tenders?(?= (?:for|price|bid))|trade-?in|under-?paid|what (?:do|does|should|would) (?:\p{L}+ ){1,4}(?:charge|cost|earn|make an hour|take home)|what it costs|worth (?:the money|\d+)|
  (?:compound|simple) interest|term life|whole life (?:cover|insurance|policy)|\d+ ?% (?:cut|deposit|down|less|more|off|raise|rise|tip)|cheap(?:er|est)|chase .{1,30} (?:days|weeks|months) late|\d+ days (?:late|overdue)|(?:fair|even|equal) split (?:of|for)|petrol money|haggl\w+|how much to (?:give|offer|put in)|(?:is|are) (?:the|this|that|it|they) .{0,30}\ba con\b|save on|time-?shares?|what(?:'s| is) (?:my|our|the|her|his) .{1,20} worth|cheques?|(?:cheque|check|payment|direct debit) bounced|chargebacks?|collections? agency|consolidat\w+ (?:debt|loans?|cards?)|co-?sign\w*|lump sum|maxed out|money order|negative equity|overpaid|pay cheque|pay ?check|pay ?day|paycheque|(?:pence|cents|rate|pay|cost|paid|charge) per mile|price (?:match|rise|hike|per)|refinanc\w+|rebates?|roof tax|secured loan|sinking fund|spending money|subscription(?:s)? (?:i|we|to cancel|cost)|
  take-?home pay|tax (?:rebate|refund|return|credits?)|windfall|white goods on credit|whip-?round|(?:workplace|company|private|widow's) pension|payouts?|policy excess|insur\w+ (?:claim|excess|quote|renewal)|underinsured|life cover|car insurance|travel insurance|statutory (?:sick|maternity|paternity) pay|maternity (?:pay|allowance)|bereavement (?:payment|support)|attendance allowance|
  council tax (?:reduction|band|rebate)|discretionary housing|hardship fund|blue light card|fuel (?:poverty|voucher)|electricity (?:prices?|top[- ]up)|costing (?:me|us|the)|pay for (?:itself|themselves)
`);

export const amounts: readonly RegExp[] = [...sums, bargains];

/** Currency codes are written large, and stand by a number. */
const codes =
  'AED|AFN|AMD|ANG|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BGN|BHD|BIF|BMD|BND|BOB|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHF|CLP|CNY|COP|CRC|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|SVC|SYP|SZL|THB|TJS|TMT|TND|TTD|TWD|TZS|UAH|UGX|USD|UYU|UZS|VES|VND|VUV|WST|XAF|XCD|XOF|XPF|YER|ZAR|ZMW|ZWL';
export const currencyCodes = new RegExp(
  String.raw`\d ?[kKmM]? ?(?:${codes})\b|\b(?!PHP|PEN|SOS|MAD|RON)(?:${codes}) ?\d`,
  'u',
);
