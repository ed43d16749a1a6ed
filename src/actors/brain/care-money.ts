/** Words by which an item touches on money. Each pattern meets small letters, unless it says so. Data only. */
import { anyOf } from './any-of.ts';
import { amounts } from './care-amounts.ts';
import { schemesAndDisputes } from './care-schemes.ts';

const common: readonly RegExp[] = [
  anyOf(String.raw`
  tenners?|fivers?|lisas?|premium bonds|cash(?:ing)? in|overtime pay|tax-free|invoices?|invoicing|remortgag\w*|annuit(?:y|ies)|isas?|premiums?|quotes? (?:for|from)(?! (?:\w+ ){0,4}(?:books?|cards?|films?|mugs?|poems?|posters?|speech|tattoo|walls?|yearbooks?)\b)|(?:\w+ing) quotes?|pay(?:ing)? .{1,20} back|what (?:i|we) owe|
  tax(?:es|able|ation)?|vat|hmrc|irs|loans?|lend(?:ing)? (?:him|her|them|me)|mortgages?|
  salar(?:y|ies)|wages?|payslips?|pay ?roll|pay rise|pay cut|raise at work|ask for a raise|for a raise|
  bonus(?:es)?|insur(?:ance|er|ers|ed)|pensions?|invest(?:ing|ments?|ors?)?|savings?|save (?:up|money|for)|
  memberships?|\d+ (?:a|per|each|every) (?:month|year|week)|money|cash(?:flow)?(?! and carry)|owes?|owed|owing|debts?|in the red|overdraft|afford(?:able)?|refunds?|reimburse\w*|
  expenses|deposits?|iban|paypal|crypto\w*|bitcoin|interest rates?|budget(?:s|ing)?(?! (?:airline|flight|hostel|hotel))|prices?|pric(?:ed|ing)|
  costs?|costing|fees?|rents?(?! (?:a|an|the|some|two|three|\d+)\b)|payments?|paid|unpaid|underpaid|
  pay(?! (?:attention|a visit|heed|tribute|(?:my |our |your |last )?respects|a compliment))|overcharg\w+|
  service charge|surcharge|
  charge (?:per|for|each|more|less|extra|customers|clients|people|him|her|them|so|enough)|profits?|revenue|
  turnover|bookkeeping|balance sheet|credit score|(?:store|credit) (?:cards?|ratings?|notes?)|debit cards?|bank cards?|
  (?:current|savings|joint|checking|bank) accounts?|direct debits?|standing orders?|exchange rates?|council tax|
  (?:buy|sell|buying|selling|bought|sold) (?:\w+ ){1,4}for \d+|(?:\d+|a|two|three|few|couple of|ten|five) grand|lend(?:ing)? .{1,20} (?:\d+|money)|advances? (?:of|on)|salary advance|cash advance|allowances?|(?:child|housing|unemployment|sickness) benefits?|benefits office|
  universal credit|dividends?|instal?ments?|arrears|bailiffs?|scam(?:med|mers?)?|phishing|accountant|tax (?:code|office|adviser)|
  stamp duty|alimony|child support|child maintenance|payday|break even|bankrupt\w*|inheritance|shares in|
  stocks and shares
`),
  /\d ?(?:quid|bucks|pence)\b/u,
  /\d pounds\b(?! of)/u,
  /\b(?:block|cancel|freeze|replace|lost|stolen|declined|blocked|expired)\b.{0,12}\bcard\b/u,
  /\bcard (?:was |is |got |has been |has )?(?:blocked|declined|stolen|swallowed|lost|skimmed)\b/u,
  /\bsave \d/u,
  /(?<!river |food |blood |power |bottle |data |left |right |west |east |south |north |memory |bird )\bbank(?:s|ing)?\b(?! (?:holidays?|of the river|vole|street|manager game))/u,
];

/** Taxes, benefits and funds of several countries. */
const state = anyOf(String.raw`
  1099s?|w-?2s?|w-?4s?|w-?9|401\(?k\)?|529 plan|abn|adr|aps?ra|ato|bas (?:return|statement|lodgement)|bursar(?:y|ies)|business rates|capital gains|carer'?s? (?:allowance|credit|payment)|centrelink|child tax credit|cpp|cra|
  customs duty|deductib(?:le|les|ility)|deduct(?:s|ed|ing)?(?! points)|deductions?(?! from the text)|dole|duty free|dwp|earned income|ebt|eitc|emi|epf|ppf|fafsa|fixed deposits?|food stamps|fuel allowance|furlough|gift aid|gofundme|grants? (?:application|money|funding|form|bid|for)|
  gst|hap payment|hecs|hmo licen[cs]e fee|household charge|housing (?:allowance|benefit)|iht|import (?:duty|tax)|income support|inheritance tax|iras?|itr|jobseeker'?s?|jsa|levy|levies|local property tax|lpt|
  means[- ]test\w*|medical card|mileage (?:claim|rate|log)|national insurance|ni contributions|osap|p45|p60|p800|payg|paye|pell grant|personal allowance|pip (?:form|claim|assessment|review|appeal|letter)|pips?(?= (?:and|or) (?:dla|esa))|
  dla|esa|post office account|premium bonds?|property tax|provident fund|prsi|rates rebate|rbi|rrsp|tfsa|roth|sales tax|self[- ]assessment|sip(?:s)? (?:in|for|or)|snap benefits|social welfare|ssi|ssdi|state pension|
  stimulus|student (?:finance|loans?)|super(?:annuation)? (?:fund|contributions?|statement|balance)|superannuation|tariffs?|tax(?:man|payer)?|tds|tfn|tuition|unemployment|usc|universal credit|warm home discount|winter fuel|wic|write[- ]off
`);

/** What somebody earns, pays and charges. */
const dealings = anyOf(String.raw`
  (?:boiler|builder'?s?|decorating|driveway|electrician'?s?|fencing|garage|insurance|kitchen|landscaping|painting|plumb(?:er'?s?|ing)|removals?|roof(?:er'?s?|ing)?|solar|windows?) quotes?|back ?pay|sole trader|incorporat\w+|llc|ltd company|limited company|companies house|bailing (?:him|her|them) out|bargain(?:ing)? (?:over|with)|bills?(?= (?:is|are|went|has|have|still|in|from|for|due))|bill-?splitting|book value|borrow(?:ed|ing|s)? (?:\d|money|from the bank|off)|budget\w*|burn rate|buy-?to-?let|
  buyers? (?:premium|offer)|cap table|cash-?back|cash-?strapped|charg(?:e|es|ed|ing) (?:a |an |me|us|too|twice|\d)|(?:what|how much|actually|really|usually|you|we|i|they|bands|people|others|to) charge(?! (?:the (?:\w+ )?(?:phone|car|battery|batteries|laptop|drill|camera|bike|toothbrush)|my|our|up|at))|
  charge-?back|cheap(?:er|est) (?:way|deal|option|quote|car|insurance|broadband|tariff|supplier|energy|than|to)|claim (?:back|for the)|clearance sale price|co-?pay|commission(?:s)? (?:rate|on|from|owed|split)|compensation|
  cost of living|cost-?cutting|counter-?offer|credit(?:s)?(?= (?:on my account|from|note|union|agreement))|creditors?|crowdfund\w*|day ?rates?|hourly rates?|piece ?rates?|penalty rates?|rate card|deals? (?:on|for) (?:broadband|energy|the car|insurance)|
  debtors?|discounts?|down ?payment|dividend|due (?:payment|balance)|earn(?:s|ed|ing|ings)?(?! (?:\w+ ){0,3}(?:badges?|it|place|respect|trust)\b)|electric(?:ity)? bill|energy (?:bills?|supplier|tariff|contract)|equity|esops?|estimate from (?:the|a)|
  excess(?= (?:on|of|charge|payment))|expensive|finances?|financial(?:ly)?|financing|(?:car|vehicle) finance|fixed rate|flat rate|foreclos\w+|fraud\w*|free ?lance rates?|fundrais(?:e|ing) (?:target|total|money|round)|funding|fund(?:s)? (?:for|are|is|low)|
  gas bill|grants?|gym fees|heloc|hidden costs?|hire purchase|holiday pay|house prices?|i'?ous?|in (?:debt|arrears|credit)|income|inflation|interest (?:start\w*|free|charge\w*|only|payments?|accru\w*|on (?:the|my|our|it)|at \d)|\d ?% interest|
  joint (?:account|finances)|kitty|klarna|ledger|lending|lenders?|(?:can|could|should) (?:i|we) lend|lend money|lay-?by|loan|lottery|lotto|markup|mark-?up|margins?(?= (?:on|of|is|are))|minimum wage|moneylender|moolah|mrr|arr|
  negotiate (?:the|a|my) (?:price|salary|fee|rate|offer|rent)|nest egg|net worth|no claims|on credit|outgoings|overdrawn|overdue (?:account|balance|invoice|bill|fee)|overspen\w+|overtime|owner'?s equity|
  pawn(?:ed|ing|shop)?|pay(?:s|ing|er|ee|ables?|able)|pay-?outs?|pay-?off|per diem|petty cash|pocket money|pre-?paid|price list|profit\w*|purchase order|quid|quotes?(?= (?:is|are|was|were|has|have|came|in|of|-|–|to (?:do|fix|fit|replace)))|
  (?:standard|written|rough|fixed|two|three|several|both|the|our|my|get|got|chase|compare|these|price|wording for|builder'?s?|roofing|a) quotes?(?! (?:by|about|marks?|from (?:\w+ )?(?:books?|films?|the bible|shakespeare)|on (?:life|love)|for (?:the|my|a) (?:wall|card|yearbook|tattoo)|of the day))|
  rainy day fund|receipts?|redundancy (?:pay|money|package)|rent(?:al)? (?:income|deposit|increase|rise)|repay\w*|retire(?:ment)? (?:early|fund|savings|plan|planning|pot|date|income|account)|(?:when|afford) (?:can|could|to) (?:i |we )?retire|
  royalt(?:y|ies)|runway|saved(?: up)? \d|\d{3,} saved|(?:got|have|with|for|only|about|under|over|of|spent|spend) \d{3,5} (?:to spend|saved|left|in the (?:bank|account))|seed (?:round|money|funding)|at seed|series (?:a|b) round|sell(?:ing)? (?:the|my|our) (?:house|flat|shares)|
  shortfall|skint|sort code|account number|bank details|spend(?:ing)? (?:on|limit|plan|habits|less|too much)|spread(?:ing)? the cost|statement(?:s)? (?:balance|from the bank)|stipend|stock options?|stocks?(?= (?:and|market|price|portfolio))|sub(?:s|scriptions?)? (?:i|we) (?:pay|don't use)|
  subsid\w+|subsistence|superannuat\w+|swindl\w+|term sheet|ticket prices?|till (?:is|was) (?:short|down|out|under|over)|tips? (?:pool|jar split|out)|top-?up fees|tuition fees|turn(?:ed)? a profit|under-?charg\w+|undercut\w*|unpaid|up ?front|
  valuation|value of (?:the|my|our) (?:house|flat|car|shares|business)|vest(?:ing|ed)|wage(?:s)? (?:theft|gap)|water bill|wire (?:transfer|fraud)|worth it financially|(?:profit|revenue|royalty|prs|bill|cost|payment) (?:split|share)|prs|ppl licen[cs]e|
  \d+ ?(?:lakhs?|crores?|lacs?|cents|quid|naira|shillings|rand|kr|pesos)|rs\.? ?\d+|(?:\d+k)(?= (?:a year|pa|p\.a\.|per year|salary|deposit|loan|mortgage|budget|saved|in debt|left))|(?:on|earn|earning|owe|paid|offered|borrow|price of|worth|up to) \d+k(?! (?:run|race|steps|followers|words))
`);

/** Told by how it is paid, sent or put by. */
const ways = anyOf(String.raw`
  ajo|apr (?:on|is|rate|of|means?)|(?:explain|what is|the) apr|cash ?app|chama|collection plate|contactless limit|contributions? (?:tracker|to the|for the)|(?:where|which (?:half|year|country)|what|how|do i|have to|must i|need to)(?: \w+){0,4} declare|(?:runs?|running|ran) (?:dry|out of (?:cash|money|runway))|(?:cash|sales|revenue|spending|costs?) forecast|forecast (?:and|\+|&|for (?:the|my) (?:business|shop|year))|what to cut|declare (?:airbnb|ebay|etsy|income|it|my|rental|tips|vinted)|esusu|
  gpay|gratuit(?:y|ies)|half (?:of )?the house|(?:is|on|for) \d{2,3}k (?:enough|in|a)|\d{2,3}k (?:enough|job|offer|package)|m-?pesa|monzo|more hours|nhif|nssf|paytm|pf (?:withdrawal|balance|account)|proceeds|
  (?:put|putting|set|setting) (?:\w+ )?(?:aside|away|by) (?:each|every|for|per)|put (?:aside|away) each|(?:my|our|your|her|his|raise|raising|put up) rates|remit\w*|revolut|(?:second|side) (?:job|hustle|gig)|stokvel|
  (?:access|draw|her|his|my|our) super(?! (?:hero|market|power|glue))|susu|takings|tip(?:ping)? (?:the|a|your|my) (?:barber|cleaner|driver|guide|hairdresser|movers?|porter|waiter|waitress)|(?:do|should) (?:i|we) tip|how much to tip|tipping (?:in|culture)|
  tontine|upi|venmo|warrant(?:y|ies)|western union|what .{1,20} (?:is|are) worth|worth (?:buying|financing|getting|leasing|paying|replacing|switching|upgrading)|zelle
`);

/** Any of them tells it. */
export const money: readonly RegExp[] = [...common, state, dealings, ways, ...amounts, ...schemesAndDisputes];

/** A bill, but nobody called so. */
export const bills = /\bbills?\b|^Bills?\b(?= (?:the|for|from|our|my))/u;

/** Benefits that are written large. */
export const benefits =
  /\b(?:AMT|APL|BIR|CAF|DLA|EBT|ESA|ESI|HAP|HRA|JSA|KRA|MEI|NPS|PIP|RSA|SARS|SNAP|SSDI|SSI|SSS|TFR|UC|UIF|WIC)\b/u;
