/** Schemes, products and troubles with money, as people name them in short. Each pattern meets small letters. Data only. */
import { anyOf } from './any-of.ts';

/** What states, banks and employers call it, by country. */
const schemes = anyOf(String.raw`
  after-?pay|clear-?pay|zip ?pay|humm|affirm loan|bnpl|buy now,? pay later|pay ?in ?3|kiwisaver|
  super (?:fund|guarantee|balance)|super(?=:)|(?:my|old|our|super|pension|both|three|two) funds?|cpf|smsf|
  (?:2nd|second|3rd|third|1st|first) pillar|pillar (?:2|3|two|three)|riester|r(?:ü|ue)rup|bav\b|etfs?|
  (?:bond|equity|hedge|index|stock|tech|tracker) funds?|(?:how much|what) super (?:will|do|can|should)|rebalanc\w+|
  portfolio(?=.*(?:%|bonds?|funds?|shares|stocks?))|trackers?(?= (?:funds?|mortgage))|mutual funds?|unit trusts?|
  sgbs?|gold (?:coins?|bars?|bullion|etf)|bullion|krugerrands?|vwce|vwrp|vti|voo|sp ?500|s&p(?: ?500)?|nasdaq|ftse|
  dax|nifty|sensex|msci|t-?bills?|treasur(?:y|ies) (?:bonds?|bills?)|gilts?|
  (?:savings|property|premium|green|corporate|government|treasury|mini|i) ?-?bonds?|prize bonds?|
  cds?(?= (?:ladder|rates?|so|at|for \d|matur\w*))|money market|brokerage|brokers?(?= (?:fees?|account|app))|
  robinhood|trading ?212|etoro|degiro|vanguard|fidelity|hargreaves lansdown|nutmeg|day ?trad\w+|
  (?:forex|fx|options?|futures|margin|swing|crypto) trad\w+|leverage(?:d)?(?= (?:trade|etf|fund|position))|
  short(?:ing)? (?:the )?(?:stocks?|shares?|market)|(?:call|put) options?|hodl|ethereum|eth\b|dogecoin|nfts?|
  stablecoins?|staking|cold wallet|seed phrase|rsus?|espp|isos?(?= (?:exercis\w*|amt|or nsos?|grant))|nsos?|amt|
  strike price|(?:share|stock) (?:options?|plan|grant|scheme|purchase|awards?)|
  \w+ shares(?= (?:are|is|of|down|up|now|or|before|so|at|in|i|we)\b|[?.,]|$)|
  shares?(?= (?:at|in|worth|vest\w*|i|from|when|to sell|or))|exercis\w+ (?:\d+ )?(?:shares|options|my)|
  vest(?:s|ed|ing)?(?= (?:in|next|this|on|over|date|schedule|and|\d))|sell the day|cash (?:value|isa|out|flow)|
  (?:lifetime|stocks|junior|help to buy) isa|jisa|sipp|fsa|hsa|403b|457|529|tsp|penzion|rente\b|retraite|jubilaci\w+|
  provident|unterhalt|unterhaltsvorschuss|kindergeld|elterngeld|wohngeld|b(?:ü|ue)rgergeld|privatinsolvenz|steuer\w*|
  finanzamt|kautio\w*|nebenkosten\w*|imp(?:ô|o)ts|urssaf|autoentrepreneur|ticket resto|30 ?% ruling|box 3|toeslag\w*|
  belasting\w*|hypotheek|zzp|aow|irpef|partita iva|isee|tfr|aut(?:ó|o)nomos?|hacienda|nomina|infonavit|afore|iess|
  fgts|inss|imposto|sassa|nsfas|itax|helb|okra loan|hustler fund|pag-?ibig|philhealth|gcash|bpjs|zakat|dpwh|gst\w*|
  tds\b|form 16|80c|ni (?:gaps?|years?|record|number)|pip\b|mandatory reconsideration|
  uc (?:claim|journal|payment|sanction)|sanction(?:ed)? (?:by|on) (?:uc|the job ?cent\w+)|job ?cent(?:re|er)|
  blue cross bill|medigap|part (?:b|d) (?:premium|penalty)|aca subsidy|marketplace plan|snap\b|section 8|housing help|
  housing voucher|free school meals|hardship (?:fund|grant|payment|withdrawal)|css profile|pell|parent plus|
  plan (?:2|5) loan|student (?:debt|maintenance|loan\w*)|scholarships? (?:money|payment|tax)|bursar\w+|school fees|
  uni fees|schedule (?:c|e)|quarterly (?:tax|taxes|estimates?|payments?)|estimated tax|write[- ]?offs?|
  home office deduction|mileage|flat rate vat|reverse charge|vat (?:threshold|registered|return|number)|
  making tax digital|ir35|umbrella company|k-?1\b|fbar|fatca|double taxation|
  tax (?:residen\w+|treaty|free|haven|bracket|year)|183 days|never filed|back taxes|amended return|
  customs (?:wants?|charge\w*|dut\w+|bill|fee)|(?:all|import|excise) duties|
  import(?:ing)? (?:a |the )?(?:car|bike|van|caravan|goods)|duty on|
  (?:child )?trust funds?|forex|amex|mastercard|sallie mae|navient|mohela|pro[- ]?rata|recruiter (?:asks|wants)|salary expectations?|job offers?|in the hand|(?:buy|sell|change|send|convert) (?:dollars|euros|francs|pounds|yen)|(?:how much|what) duty|duty (?:comes|is|on)|off[- ]plan|treasurer|through the (?:business|books|company)|(?:knock|set|write) (?:\w+ ){0,3}off(?= (?:tax|against|my)|[.,?]|$)(?=.*\b(?:tax|own|business|year|self)\b)|knock off
`);

/** How a sum is lost, held back or fought over. */
const disputes = anyOf(String.raw`
  small claims?|get (?:my|our|the|some of my|it all|half) (?:\w+ )?(?:money |cash |deposit |fare |it |\d+ )?back|
  get (?:my|our) \d{2,}|non-?refundable|
  (?:no|refus\w+|won'?t|wont|denied|deny\w*|partial|full|want(?:ed|s)?(?: a)?|get(?:ting)? (?:a|my)) refunds?|
  (?:won'?t|wont|refus\w+ to|hasn'?t|hasnt|didn'?t|never) (?:pay|paid|refund\w*|reimburs\w*|return(?:ed)? (?:my|the|our) deposit)|
  kept (?:my|the|our|the whole|all of the) (?:lot|deposit|money|bond)|landlord kept|short-?changed|docked|withheld|
  clawback|claw back|garnish\w*|repossess\w*|repo (?:man|agent)|enforcement agents?|ccj|default notice|statute barred|
  debt (?:letter|collectors?|plan|advice|relief|management)|collections?(?= (?:letter|called|agency|account|on my))|
  iva\b(?! (?:was|is) )|charged (?:me|us|twice|double|for)|double[- ]charged|auto-?renew\w*|
  free trial (?:charged|ended|turned)|hidden fee|cancell?ation fee|
  (?:exit|early repayment|early termination|late|admin|restocking|booking|overweight|baggage) (?:fees?|charges?)|
  erc\b|sus\b(?=.*(?:check|cheque|job|seller|buyer|offer|link|text|email|wire|deposit))|
  (?:job|seller|buyer|offer|link|text|email|wire|landlord|flat)\b.*\bsus\b|
  is (?:this|it|he|she) (?:a scam|legit|real or)|\blegit\b|
  gift ?cards?(?= (?:to|codes?|for (?:the )?(?:boss|irs|tax)|scam))|romance scam|ponzi|pyramid scheme|mlm|money mule|
  i sent \d|sent (?:him|her|them) \d|(?:new number|lost phone|hi mum|its me)\b.*\b(?:sent|transfer\w*|\d{3,})|
  hacked (?:my )?(?:account|bank|card)|card (?:details|skimm\w+|cloned)|identity theft|
  credit (?:freeze|report|file|check|history)|guarantor|power of attorney over|
  joint (?:mortgage|tenants|names|loan|debt)|written off|write[- ]off (?:value|offer)|insur\w+|adjuster|excess|
  no[- ]claims|loss adjuster|(?:they|insurer|insurance) offered|total(?:l)?ed (?:my|the|car)|gap cover|
  (?:upside down|under ?water) on|roll(?:ed|ing)? it in|pcp|hp agreement|balloon|lease (?:end|return|over)|
  mileage penalty|trade ?-?in|
  (?:car|van|bike|roof|boiler|phone|house|flat|garage|dealer|repair|mechanic) (?:quote|valuation|offer|price|costs?|dealer|finance)|
  dealer(?:ship)?(?= (?:will|wants|won'?t|wont|offer\w*|says?|charg\w*|kept|added|refus\w*))|
  (?:rejection|complaint) (?:letter )?to (?:the )?(?:dealer|bank|lender|insurer|airline|builder|energy)|
  used car (?:died|broke|fault\w*)|cowboy builder|
  (?:builder|contractor|plumber|roofer|tiler|electrician)(?: \w+){0,3} (?:vanished|disappeared|wants? (?:more|cash|\d|half|a deposit)|walked off|quoted|gone bust|went bust|asked)|
  half (?:up front|upfront|now)|retention money|(?:gym|phone|broadband|energy|lease) (?:contract|want\w*|membership)|
  they want \d+ more months|
  (?:cancel|get out of) (?:the |my )?(?:\w+ )?(?:contract|membership|gym|lease|subscription)|
  standing (?:charge|order)|price cap|on (?:the )?cap|(?:fix|fixed) (?:energy|rate|for \d)|
  \d+(?:\.\d+)? ?p(?:\/| per )?(?:kwh|unit|mile)?(?= (?:a|per|\/|standing|unit|kwh|mile))|smart ?meter (?:bill|wrong)|
  (?:adjustable|variable|tracker|fixed)[- ]rates?|rate resets?|resets? (?:in \w+ )?(?:from|to) \d|offset mortgage|
  interest[- ]only|
  (?:pay|clear|kill|overpay|pay down|settle)(?:ing)? (?:off |down )?(?:\w+ ){0,3}(?:cards?|debts?|mortgage|loans?|balance|student loan|overdraft|car)\b(?! (?:trick|game))|
  cards? to (?:kill|clear|pay)|snowball|avalanche method|balance transfers?|
  0 ?%(?= (?:til|until|for|card|apr|deal|finance))|minimum payments?|
  atm(?= (?:abroad|fee|charg\w*|ate|swallow\w*|limit))|(?:charge|pay) in (?:my|local|their) currency|dynamic currency|
  (?:asking|offer(?:ed|ing)?|bid(?:ding)?|counter(?:ed)?|knock(?:ed)? down|listed (?:at|for)|on at|guide price|reserve) (?:price )?(?:of |at |is )?\d{2,}|
  (?:offer|bid) on (?:the |a |this )?(?:house|flat|car|van|boat|plot|land)|
  (?:house|flat) (?:offer|survey|valuation|chain|sale|deposit)|down ?valu\w+|gazump\w*|gazunder\w*|closing costs|
  escrow|ground rent|leasehold|cash buyer|mortgage in principle|
  landlord (?:kept|wants|put up|raised|is (?:raising|putting))|
  rent (?:is )?(?:going up|went up|increase|raise|due|behind|arrears)|behind on (?:rent|bills?|the|my|council)|
  \d+ ?(?:wks?|weeks|months) behind|
  split(?:ting)? (?:the )?(?:bills?|rent|mortgage|house|assets|pension|savings|proceeds)|
  (?:inherit|probate|estate|will)\w*(?= (?:tax|house|share|split|money|left|of|account))|
  left (?:me|us) (?:\d|the house|money|her flat|his flat)|child (?:support|maintenance)|spousal|prenup|
  lend(?:ing)? (?:\w+ ){0,3}(?:\d|money|cash)|lent (?:\w+ ){1,3}\d|borrow\w* (?:\w+ ){0,3}(?:\d|money|from)|
  (?:tips?|service charge) (?:are|is|get|gets|were) (?:pooled|taken|kept|shared|split)|takes a (?:share|cut)|
  (?:unpaid|owed|holiday|sick|notice|final|severance|redundancy|overtime|back|bereavement|maternity|lieu) (?:pay|wages?|hours|overtime|days)|
  (?:laid off|redundancy|redundancies|made redundant|let go)|severance|zero[- ]hours|probation pay|below minimum|
  cash in hand|off the books|
  (?:price|charge|invoice|quote)(?:s|d|ing)? (?:for |my |a |the |this )(?:\w+ )?(?:work|job|project|shoot|cakes?|commission|lessons?|hours?|day|logo|website|wedding)|
  how many (?:\w+ ){1,4}(?:break even|til i'?m not losing|to cover|to make)|not losing|
  stall(?: \w+){0,4} (?:is|costs?|for) \d+|pitch fee|minimum order|wholesale (?:price|terms)|consignment|
  net (?:15|30|60|90)|late pay\w*|chase (?:\w+ )?(?:invoice|payment|client)|
  for exposure|bailiffs?|chip(?:ping)? in|\d{2,} (?:each|a head|per head|apiece)\b|put by\b|(?:two|three|four|five|six|\d) cards(?= (?:in|by|one|with|at|and)\b)|turn(?:ing)? \d+ into|gets \d+ more|\d{3,} (?:more|less) (?:than|a month|a year)|(?:buyer|seller|tenant|lodger|client|customer)(?: of (?:my|our|the) \w+)?:? (?:says|wants|claims|sent|refuses|won'?t|hasn'?t|he wants|she wants|still)|day before (?:signing|completion|closing)|burst pipe|(?:go|going|went|drop\w*) (?:down )?to (?:\d|two|three|four) days|(?:give|gave|giving|send|sent|read|told) (?:\w+ ){0,4}(?:the )?code\b|code from the (?:text|sms|message)|one-time code|otp\b|(?:airline|courier|dhl|ups|fedex|evri|hermes|royal mail)(?: has| have)? (?:lost|broke|damaged|refus\w+|says)|\d+ ?(?:percent|per cent|%) (?:before|in advance|now|up ?front)|forgot to cancel|sold (?:my|our|his|her|the) (?:late )?(?:[\w']+ ){0,2}(?:house|flat|land|shares|business|plot|apartment)|(?:hasn'?t|never|not) (?:given|paid|sent) (?:\w+ ){0,3}back|tips (?:will be|are|get|should be) (?:shared|split|pooled)|(?:builder|plumber|roofer|tiler|electrician|mechanic|garage|agent|landlord)(?: \w+){0,2} (?:asks?|offers?|wants|demands)|
  term (?:cover|insurance|plan)|riders?(?= (?:to|for|worth|on the policy)|[.,?]|$)(?=.*\b(?:cover|flat|policy|years)\b)|\d+(?:\.\d+)? ?(?:cr|lakh|lac)\b|sum assured|cash(?:ing)? out (?:the|my|our|his|her)|401\(?k\)?|
  (?:put|sign|transfer)(?:ting|ing|ring)? (?:the |my |our |her |his |mum's |dad's )(?:account|car|flat|house|land|money|savings) (?:in|into|over|to)\b|
  goes? into (?:a )?(?:care|home)\b|what to ask for (?:it|them|her|him|the)|(?:water|gas|electric\w*) (?:board|company|supplier|meter)|meter (?:went|reading|says|reads)|on band [a-h]\b|(?:leas(?:e|ing)|rent(?:ing)?) (?:vs\.?|or|versus) buy\w*|buy(?:ing)? (?:vs\.?|or|versus) (?:leas|rent)\w*|(?:should|shall|do) (?:i|we|the \w+) sell|buy(?:ing)? out (?:my|his|her|our|a)|(?:any|the|what) margin|dropship\w*|emergency fund|(?:is|are) \d[\d.,]* (?:a )?(?:fair|good|too much|reasonable|ok)|kickstarter|strike price|\d+k strike|airbnb(?= and| or|,)(?=.*\b(?:long|income|numbers|rent\w*)\b)|which subscriptions|subscriptions? (?:of|can|to cancel)|annual report|waste the most|(?:at|for) \d+k\b
`);

export const schemesAndDisputes: readonly RegExp[] = [schemes, disputes];
