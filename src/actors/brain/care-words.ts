/** Words by which an item touches on health, money, law or what is private. Each pattern meets small letters. Data only. */

/** Any of these expressions as whole words; they may stand on several lines. */
const anyOf = (words: string): RegExp =>
  new RegExp(`\\b(?:${words.trim().replaceAll(/\|\s+/gu, '|')})\\b`, 'u');

/** Parts of a body; they say nothing until something is the matter with one. */
export const bodyParts = anyOf(String.raw`
  knees?|spine|shoulders?|jaw|teeth|tooth|gums|tongue|throat|eyelids?|stomach|tummy|belly|bowels?|kidneys?|
  liver|bladder|ankles?|toes?|toenails?|elbows?|wrists?|fingers?|thumbs?|scalp|shins?|groin|thyroid|paws?|skin|
  tonsils
`);

/** The same where the word means other things too, so that it has to be somebody's. */
export const ownParts =
  /(?:\b(?:my|his|her|your|our|their|lower|upper|left|right|bad)|'s) (?:\w{1,12} ){0,2}(?:back|head|neck|mouth|ears?|eyes?|nose|face|chest|heart|lungs?|hips?|legs?|foot|feet|heels?|arms?|hands?|muscles?|joints?|calf|calves|ribs?|mole)\b/u;

/** Said of a part of a body and of little else. */
export const ailing =
  /\b(?:sore|stiff|swollen|itchy|itching|aching|achy|bruised|sprained|twisted|numb|infected|inflamed) (?:\w{1,12} )?(?:backs?|head|neck|mouth|ears?|eyes?|nose|face|chest|hips?|legs?|foot|feet|heels?|arms?|hands?|muscles?|joints?|calf|calves|ribs?)\b/u;

/** What can be the matter with one. */
export const troubles = anyOf(String.raw`
  hurts?|hurting|aches?|aching|achy|sore|swollen|swelling|swells|itch\w*|rash|stiff\w*|numb\w*|tingl\w+|
  bleed\w*|bruis\w+|twisted|sprain\w*|cramp\w*|infected|inflamed|lump\w*|burning|throbb\w+|twitch\w*|clicks?|
  clicking|pulled|dislocated|fractured|blister\w*|weak|limping|limps|spots?|wobbly|watering|blurry|blurred|
  ringing|bothering|acting up|playing up|painful
`);

/** Furniture and tools have legs and arms too. */
export const otherBodies =
  /\b(?:table|chair|sofa|couch|bed|lamp|clock|stool|desk|tripod|bench|armchair|doll|puppet|statue|bottle|guitar|violin|clock|tap|shower|piano|trouser|trousers|sock|shirt|coat|river|drill|rake|broom)(?:'s)? (?:legs?|arms?|foot|feet|heads?|hands?|neck|face|back|mouth|heel|heels|toe|toes|elbows?|knees?)\b/gu;

export const health = anyOf(String.raw`
  painful|in pain|pains?(?! au)|headaches?|migraines?|toothache|backache|earache|stomach ache|tummy ache|
  heartburn|nausea|nauseous|vomit\w*|throwing up|diarrh\w+|constipat\w+|dizz\w+|fainted|fainting|fever|feverish|
  cough\w*|flu|bronchitis|pneumonia|covid|eczema|rash|hay fever|hives|insomnia|sleepless|asleep|
  tired all the time|always tired|exhausted|burn-?out|burnt out|anxiety|anxious|panic attacks?|
  depress(?:ed|ion)|suicid\w+|self-harm|therap(?:y|ist|ists)|counsell?ing|psych(?:iatr|olog)\w+|allerg\w+|
  asthma|inhaler|diabet\w+|coeliac|celiac|gluten|(?:knee|hip|heart|eye|back|cataract|bypass) op(?:eration)?|insulin|blood (?:pressure|tests?|results?|sugar|count|work)|blood in|cholesterol|
  pregnan\w+|miscarriage|menopaus\w+|periods? pain|contracepti\w+|ivf|vaccin\w+|jabs?|booster|antibiotics?|
  antidepressants?|medication|dos(?:e|es|age|ing)|\d ?mg\b|prescriptions?|side effects?|symptoms?|diagnos\w+|
  doctors?|gp|dentists?|orthodontist|physio\w*|chiropract\w+|osteopath|dermatolog\w+|cardiolog\w+|
  gyn(?:a)?ecolog\w+|p(?:a)?ediatric\w*|urolog\w+|optician|midwife|hospitals?|clinic|surgeon|surgery(?! hours)|
  operation on|mri|x-rays?|ultrasound|biopsy|cancer|tumou?r|chemo\w*|stroke|heart attack|seizures?|epilep\w+|
  concuss\w+|injur(?:y|ies|ed)|wounds?|stitches|first aid course|check-?ups?|smear test|screening test|unwell|
  feel(?:s|ing)? (?:ill|sick|faint|unwell)|being sick|is (?:ill|sick)|lose weight|losing weight|lost weight|
  weight loss|diet(?! coke)|calori\w+|quit smoking|stop smoking|stopped smoking|hearing (?:test|aids?|loss)|
  eye test|glasses prescription|vet|limping|arthritis|sciatica|tinnitus|thrush|lice|nits|tick bite|insect bite|
  mammograms?|(?:ct|brain|baby|pregnancy|12-week|20-week|hospital) scans?|scan (?:results?|appointment)|screenings?(?! of)|colonoscopy|endoscopy|smear|blood donor|
  dog bite|sunburn\w*|food poisoning|broken (?:arm|leg|wrist|ankle|toe|finger|rib|nose|foot|collarbone)|
  rehab|ward|a&e|nhs|dental|root canal|braces|hearing aid|dementia|alzheimer\w*|shoulder op|slipped disc|drinking too much|tablets|hangover|withdrawal symptoms|pills|epi-?pens?|anaphyla\w+|intoleran(?:t|ce)|coeliacs?|hormones?|hrt|statins?|
  warfarin|blood thinners?|beta blockers?|steroids|palpitations|fatigue|anaemi[ac]|anemi[ac]|thyroid|psoriasis|
  splints|sprains?|tendoniti?s|tendinitis|ligaments?|meniscus|cartilage|hamstrings?|achilles|whiplash|nosebleeds?|
  tennis elbow|frozen shoulder|plantar \w+|hot flush(?:es)?|snor(?:es?|ing)|
  verrucas?|warts?|hernia|haemorrhoids|hemorrhoids|cystitis|uti|sinusitis|tonsillitis|infections?|crutches|
  pacemaker|dialysis|transplant|hospice(?! shop)|palliative|breastfe\w+|teething|chicken ?pox|measles|mumps|mmr|norovirus|
  (?:tummy|stomach|winter vomiting) bug|nappy rash|overdose|mental health|eating disorder|anorexi\w+|bulimi\w+|
  autis\w+|adhd|ptsd|self-esteem|sobriety|alcoholi\w+|incontinen\w+|carers? assessment|
  (?:my|her|on her|on my|late|missed|heavy) periods?(?! (?:of|as|drama|costume|property|features))|
  gidd(?:y|iness)|light-?headed\w*|woozy|faint(?:ed|ing|s)?(?! (?:line|lines|praise|light|smell|hope))|breathless\w*|short of breath|out of breath|wheez\w+|
  (?:cracked|chapped|flaky|peeling|burnt|scalded|blistered) (?:hands?|lips|heels|skin|fingers?|feet)|ointments?|
  (?:hands?|lips|heels|skin|fingers?|feet) (?:are|is|have|has) (?:\w+ )?(?:cracked|chapped|peeling|red raw)|
  (?:lose|lost|losing|put on|gained) (?:a|half a|two|three|some|\d+) (?:stone|kilos?|kg|lbs?|pounds)|
  do my (?:knees?|hips?|back|eyes?|teeth|shoulders?)|taking (?:her|his|my|their) (?:tablets?|pills|medicines?|meds)|meds|
  funny turns?|collapsed|under the weather|poorly|off sick|sick ?(?:notes?|leave|pay)|cold sores?|sore throat|splinters?|
  (?:eye|ear|nose) drops|nasal spray|bloods|pharmac(?:y|ies|ists?)|chemists?|(?:district |school |practice )?nurses?|
  (?:hospital|specialist|gp|clinic) referral|referral (?:letter|to)|bunions?|gallstones?|gall bladder|varicose \w+|
  (?:hip|knee) replacement|contact lenses|walking frame|zimmer frame|off (?:her|his|their) food|scabs?|stung by|
  \w{2,}(?:statin|cillin|profen|pram|azepam|zolam|mycin|cycline|oxetine|traline|olol|sartan|prazole|formin|codone|codeine)|nytol|
  codeine|melatonin|antihistamines?|sleeping (?:tablets?|pills?)|wasp stings?|bee stings?|can't (?:keep|swallow|breathe|stop scratching)\b.{0,20}|hiccups|reflux|ibs|gout|shingles|
  scarlet fever|impetigo|ringworm|threadworms?|head ?lice|colic|croup|nappies? rash|weaning|formula milk|toilet training|
  hot and cold sweats|night sweats|blackouts?(?! (?:blinds?|curtains?))|migraine|vertigo|cataracts?|glaucoma|stoma|catheter|
  temperature of \d+|3[89][.,]\d(?! ?(?:%|km|cm|mm|kg|mb|gb|million))
`);

/** Sleep, but not what computers, bags and second thoughts do. */
export const sleep =
  /\b(?:sleep|(?:haven't|hardly|barely|not|never) slept|(?:never|hardly|barely) sleeps|slept (?:badly|poorly|well|properly)|sleeping (?:badly|poorly|problems?|trouble)|sleeps (?:badly|poorly))\b(?! (?:on it|on that|over|bag|mode|timer|mask|train))/u;

/** Things of a chemist's that are only bought or packed. */
export const medicineChest =
  /\b(?:medicines?|pills|painkillers?|paracetamol|ibuprofen|aspirin|plasters|vitamins?)\b/u;

export const legal: readonly RegExp[] = [
  anyOf(String.raw`
  contracts?|lease|lawyers?|solicitors?|attorneys?|barrister|legal(?:ly)?|illegal|law ?suit|lawsuits?|
  visas?(?! cards?)|notary|notari[sz]e\w*|custody|licen[cs]es?|sue (?:the|my|him|her|them|for|over|our)|gdpr|
  data protection|testament|tenancy|tenants? rights|trademarks?|copyrights?|patents?(?! leather)|probate|
  inherit\w+|power of attorney|planning permission|building permit|work permit|residence permit|citizenship|
  immigration|asylum|evict\w*|eviction|notice period|
  (?:give|hand in|handed in|gave) (?:my |our |the |her |his )?notice|non-compete|nda|liab(?:le|ility)|
  small claims|tribunal|redundan(?:t|cy)|unfair dismissal|police|witness statement|restraining order|prenup\w*|
  divorce (?:papers|settlement)|title deeds?|terms and conditions|terms of service|privacy policy|
  parking (?:fine|ticket)|speeding (?:fine|ticket)|speed camera|appeal (?:the|my|a|against)|planning objection|
  (?:tree )?preservation orders?|protected (?:tree|building|species)|listed building|fell(?:ing)? (?:a|the|our|that) (?:\w+ )?tree|
  council (?:say|rule)s?|by-?laws?|boundary (?:dispute|line|wall)|neighbou?r dispute|dispute with|party wall|right of way|small claims court|
  sla clause|clause|ask legal|legal team|grounds for|
  agreements?|deeds|affidavit|guarantors?|sublet\w*|sublease|statutory|statutes?|bylaws?|power of veto|small print
`),
  /(?<!tennis |basketball |squash |badminton |food |volleyball |padel |clay |grass )\bcourt\b(?! shoes)/u,
  /\b(?:write|make|update|draft|change|contest|witness|sign|check|read|find) (?:a|my|our|the|mum's|dad's|his|her) will\b/u,
  /\b(?:last will|living will)\b/u,
];

export const money: readonly RegExp[] = [
  anyOf(String.raw`
  tenners?|fivers?|lisas?|premium bonds|cash(?:ing)? in|overtime pay|tax-free|invoices?|invoicing|remortgag\w*|annuit(?:y|ies)|isas?|premiums?|quotes? (?:for|from)|(?:\w+ing) quotes?|pay(?:ing)? .{1,20} back|what (?:i|we) owe|
  tax(?:es|able|ation)?|vat|hmrc|irs|loans?|lend(?:ing)? (?:him|her|them|me)|mortgages?|
  salar(?:y|ies)|wages?|payslips?|pay ?roll|pay rise|pay cut|raise at work|ask for a raise|for a raise|
  bonus(?:es)?|insur(?:ance|er|ers|ed)|pensions?|invest(?:ing|ments?|ors?)?|savings?|save (?:up|money|for)|
  memberships?|\d+ (?:a|per|each|every) (?:month|year|week)|money|cash(?:flow)?(?! and carry)|owes?|owed|owing|debts?|in the red|overdraft|afford(?:able)?|refunds?|reimburse\w*|
  expenses|deposits?|iban|paypal|crypto\w*|bitcoin|interest rates?|budget(?:s|ing)?|prices?|pric(?:ed|ing)|
  costs?|costing|fees?|rents?(?! (?:a|an|the|some|two|three|\d+)\b)|payments?|paid|unpaid|underpaid|
  pay(?! (?:attention|a visit|heed|tribute|(?:my |our |your |last )?respects|a compliment))|overcharg\w+|
  service charge|surcharge|
  charge (?:per|for|each|more|less|extra|customers|clients|people|him|her|them|so|enough)|profits?|revenue|
  turnover|bookkeeping|balance sheet|credit score|credit (?:cards?|ratings?|notes?)|debit cards?|bank cards?|
  (?:current|savings|joint|checking|bank) accounts?|direct debits?|standing orders?|exchange rates?|council tax|
  (?:buy|sell|buying|selling|bought|sold) (?:\w+ ){1,4}for \d+|(?:\d+|a|two|three|few|couple of|ten|five) grand|lend(?:ing)? .{1,20} (?:\d+|money)|advances? (?:of|on)|salary advance|cash advance|allowances?|(?:child|housing|unemployment|sickness) benefits?|benefits office|
  universal credit|dividends?|instal?ments?|arrears|bailiffs?|scam(?:med|mers?)?|phishing|accountant|tax (?:code|office|adviser)|
  stamp duty|alimony|child support|child maintenance|payday|break even|bankrupt\w*|inheritance|shares in|
  stocks and shares
`),
  /[£$€¥] ?\d/u,
  /\d ?[£$€¥]/u,
  /\d ?(?:euros?|dollars?|quid|bucks|francs|kronor|yen|rupees|pence)\b/u,
  /\d pounds\b(?! of)/u,
  /\b(?:block|cancel|freeze|replace|lost|stolen|declined|blocked|expired)\b.{0,12}\bcard\b/u,
  /\bcard (?:was |is |got |has been |has )?(?:blocked|declined|stolen|swallowed|lost|skimmed)\b/u,
  /\bsave \d/u,
  /(?<!river |food |blood |power |bottle |data |left |right |west |east |south |north |memory |bird )\bbank(?:s|ing)?\b(?! (?:holidays?|of the river|vole|street|manager game))/u,
];

/** Currency codes are written large. */
export const currencyCodes =
  /\d ?k? ?(?:EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|CAD|AUD|NZD|INR)\b|\b(?:EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|CAD|AUD|NZD|INR) ?\d/u;

/** A bill, but nobody called so. */
export const bills = /\bbills?\b|^Bills?\b(?= (?:the|for|from|our|my))/u;

/** Whom a card, a speech or a present is for, and what it is for: nothing hangs on that. */
export const occasions =
  /\b(?:(?:for|to|at|of) (?:\w+(?:'s)? ){0,4}(?:doctors?|gp|dentists?|midwife|midwives|nurses?|vet|physio\w*|surgeons?|therapists?|lawyers?|solicitors?|barristers?|police\w*|attorneys?|notary|accountants?)|citizenship(?: \w+)?)\b/gu;

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
