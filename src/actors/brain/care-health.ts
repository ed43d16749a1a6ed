/** Words by which an item touches on somebody's health. Each pattern meets small letters. Data only. */
import { anyOf } from './any-of.ts';
import { everyday } from './care-everyday.ts';
import { family } from './care-family.ts';
import { harm } from './care-harm.ts';
import { medicine } from './care-medicine.ts';

const common = anyOf(String.raw`
  painful|in pain|pains?(?! au)|headaches?|migraines?|toothache|backache|earache|stomach ache|tummy ache|
  heartburn|nausea|nauseous|vomit\w*|throwing up|diarrh\w+|constipat\w+|dizz\w+|fainted|fainting|fever|feverish|
  cough\w*|flu|bronchitis|pneumonia|covid|eczema|rash|hay fever|hives|insomnia|sleepless|asleep|
  tired all the time|always tired|exhausted|burn-?out|burnt out|anxiety|anxious|panic attacks?|
  depress(?:ed|ion)|suicid\w+|self[- ]harm\w*|therap(?:y|ist|ists)|counsell?ing|psych(?:iatr|olog)\w+|allerg\w+|
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
  rehab|ward|a&e|nhs|dental|root canal|braces|hearing aid|dementia|alzheimer\w*|shoulder op|slipped disc|drinking too much|tablets|hangover|withdrawal symptoms|pills|epi[- ]?pens?|anaphyla\w+|intoleran(?:t|ce)|coeliacs?|hormones?|hrt|statins?|
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

/** What ails somebody, said as people say it. */
const ailments = anyOf(String.raw`
  acid(?:ity| reflux)|acne|aneurysm|angina|aspirat(?:ed|ion)|bad (?:back|knees?|hips?|chest|neck|feet|shoulder)|bedsores?|bitten by|blind in|bloat(?:ed|ing)|
  boils? on|carpal tunnel|cellulitis|chest (?:pains?|infection)|chilblains|chok(?:ed|ing on)|chronic (?:\w+ )?(?:pain|fatigue|illness|condition|cough)|cirrhosis|copd|crohn'?s|
  cut (?:my|his|her|their) (?:hand|finger|thumb|leg|foot|head|arm|chin)|cysts?|deaf(?:ness)?|dehydrat\w+|delirium|dermatitis|disability|disabled (?:badge|people|person|parking|child|son|daughter|student|access|brother|sister)|disorders?|syndrome|emphysema|endometriosis|
  fibroids?|fibromyalgia|flare-?ups?|flashes and floaters|floaters|fluid retention|frostbite|fung(?:al|us)|gamm?y|hair loss|hair (?:is |has been |keeps )?falling out|hard of hearing|
  heat ?stroke|hoarse|hypothermia|hypoglyc\w+|illness(?:es)?|indigestion|inflammation|in agony|ingrow\w+ (?:toe ?)?nails?|in labour|jaundice|jet ?lag|kidney stones?|
  laryngitis|long covid|lost (?:her|his|my|their) (?:voice|appetite|sense of (?:smell|taste)|hearing|sight)|lupus|lymph\w*|mastitis|(?:a|my|his|her) moles?(?= (?:on|has|that))|
  motion sickness|morning sickness|mould allergy|mouth ulcers?|ulcers?|multiple sclerosis|neuropathy|numbness|obes(?:e|ity)|oedema|edema|osteo\w+|parkinson'?s|passed out|
  pcos|perimenopaus\w+|pins and needles|pinkeye|conjunctivitis|pneumo\w+|poison ivy|prolapse|rheumat\w+|rosacea|rsi|scoliosis|sea-?sick|sepsis|shin splints|sicknesses?|
  sleep apn(?:o)?ea|apn(?:o)?ea|slurr(?:ed|ing)|sniffles|sores?(?= (?:on|that|at))|squint|stye|thrombosis|dvt|tonsils|tooth (?:fell|came) out|travel sick\w*|tremors?|ulcerat\w+|
  vomit\w*|water infection|wheez\w*|whooping cough|yeast infection|hands? (?:keep |are |is )?shak(?:e|es|ing)|shaky|(?:get|got|am|is|are|was|be|been|being|falling|fell|taken|so|really|very) (?:ill|sick)(?! (?:of|and tired))|
  not (?:been )?(?:well|eating|sleeping)|isn't (?:well|eating|sleeping)|won't (?:latch|settle at night|take her bottle|take his bottle)|only (?:ate|eaten|eating)|skipp(?:ed|ing) meals|
  had a (?:fall|turn|stroke|scare|seizure|fit)|had another (?:fall|turn|stroke)|keeps? falling(?! (?:off|apart|out of))|memory (?:loss|problems?|clinic|is going)|keeps? forgetting|getting (?:very )?forgetful
`);

/** Medicines, aids and what is taken or given up. */
const remedies = anyOf(String.raw`
  antacids?|aids? for hearing|amitriptyline|analgesics?|b-?12|blister packs?|calpol|cbd|cortisone|creams? for (?:my|his|her|the) (?:skin|rash|eczema|feet|hands)|creatine|defib\w*|
  detox|dialys\w+|diuretics?|dosett?e? box|pill ?box(?:es)?|drip stand|electrolytes|fish oil|first aid(?! tent)|gaviscon|glucose (?:meter|monitor|levels?)|ibuprofen|inhalers?|(?:an|steroid|joint|insulin|flu|weekly|monthly|b12) injections?|injections|
  iron (?:tablets|levels?|supplements?)|jabs|laxatives?|lemsip|magnesium|metformin|mobility (?:scooter|aids?)|morning-after pill|morphine|mounjaro|ozempic|wegovy|nebuli[sz]er|nicotine|
  nurofen|omeprazole|orthotics?|insoles|oxygen (?:levels?|tank|mask)|painkillers?|panadol|paracetamol|prep for (?:a |the |my )?colonoscopy|protein (?:powder|intake)|prozac|
  repeat prescriptions?|ritalin|smok(?:e|es|ed|ing)(?= (?:again|less|\d+ a day|cessation|weed))|cigarettes?|fags|vap(?:e|es|ed|ing)|sedat\w+|sertraline|stairlift|grab rails?|
  statins?|supplements|sunscreen allergy|titrat\w+|tramadol|valium|vitamin (?:d|b\d*|c|deficiency)|walking (?:stick|aid)|wheelchairs?|rollator|worm(?:ing|er)|(?:iron|water|salt|calcium) tablets|
  on the pill|the pill|(?:quit|give up|giving up|cut down on|off the|stop|stopping|packing in) (?:the )?(?:booze|drink|drinking|fags|smoking|sugar|caffeine|alcohol|vapes?|weed|cigarettes|sauce)|
  units? (?:a|per) week|sober|twelve steps?|aa meeting|al-anon|relaps\w+
`);

/** Where and by whom people are treated, and what is done to them there. */
const treatment = anyOf(String.raw`
  abgs?|blood gas(?:es)?|  (?:call|ring|rang|called|phone|phoned) (?:111|999|911)|acupunctur\w+|aed|ambulances?|amputat\w+|anaesthe\w+|anesthe\w+|ante-?natal|audiolog\w+|biops\w+|birth (?:plan|partner|cent(?:re|er)|pool)|blood group|bmi|bp|breast (?:screening|pump|lump)|
  c-section|caesarean|cesarean|camhs|cardiac|care (?:home|plan|package|worker|assessment)|carers?|casualty department|cervical|chiropod\w+|podiatr\w+|clinical(?! trial balance)|consult(?:ant|ation) (?:at|with) the (?:hospital|clinic)|
  cpr|resus\w*|cyst removal|day surgery|dietici?an|dietitian|discharge (?:letter|summary|papers|date|planning)|dnr|dna test results|doula|ecg|ekg|end of life|ent|er visit|fertility|fracture clinic|
  haematolog\w+|hematolog\w+|neurolog\w+|oncolog\w+|nephrolog\w+|rheumatolog\w+|gastro\w*|health(?! (?:and|&) safety| & safety|y )|health ?care|home help|homeopath\w*|hse waiting list|hypnotherap\w*|icu|intensive care|
  implants?|keyhole|knee scope|arthroscop\w*|laparoscop\w*|hysterectomy|vasectomy|mastectomy|lactation|maternity (?:ward|unit|notes)|medicaid|medical(?:s|ly)?|medicals?|medicare|medic(?:s)?|medicin(?:e|es|al)|
  midwi(?:fe|ves)|minor injuries|ndis|newborns?|nursing (?:home|staff|mother)|nutritionist|occupational (?:health|therapist)|optometrist|ostomy|outpatients?|pap smear|paramedics?|patients(?! and)|
  patient (?:information|leaflet|notes|record|survey|transport|handover)|post[- ]?(?:natal|partum|op|operative)|pre-?op|prenatal|prostate|psa test|radiolog\w+|radiotherapy|reiki|respite|retina\w*|
  rheumatology|smear|speech therap\w+|speech and language|sports massage|stent|(?:says?|said|need|needs|having|a|my|his|her|the|get|got|for|an?) (?:\w+ )?scan(?! (?:of (?:the|my) (?:contract|form|letter|passport)|code))|
  stis?|chlamydia|surger(?:y|ies)(?! hours)|swab|telehealth|urgent care|urine|stool sample|vaccines?|vasectom\w+|veterinar\w+|walk-in (?:clinic|centre|center)|waiting list for (?:a|the|my|his|her) (?:hip|knee|op|operation|scan|surgery)|wards?|x-?ray
`);

/** How somebody feels, and what the mind does. */
const mind = anyOf(String.raw`
  antisocial|at (?:my|his|her|their) wits? end|bipolar|bod(?:y|ily) image|breakdown(?! (?:of|cover|service|truck|van|lorry))|brain fog|can'?t (?:cope|stop (?:thinking|crying|worrying|checking|shaking|eating|scrolling|bleeding))|
  (?:is|are|am|was|were|not|how) (?:\w+ )?coping|coping with|co-?dependen\w+|cry(?:ing)? (?:before|after|myself)|the (?:runs|trots)|crying (?:all|at work|again|every|in the|over (?:nothing|him|her)|most)|cries (?:all|every|at)|dark thoughts|dread(?:ing)? (?:work|mondays?|every)|falling apart|feel(?:s|ing)? (?:so |really |very |a bit |awfully |terribly )?(?:low|down|numb|hopeless|lonely|empty|worthless|guilty|dizzy|rough|rubbish|wretched|overwhelmed|exhausted|anxious|panicky|burnt out)|
  flashbacks?|gone (?:\w+ )?(?:quiet|withdrawn) since|hopeless|in a (?:bad|dark) (?:place|way)|intrusive thoughts|isn't coping|keeps? crying|lonel(?:y|iness)|low mood|meltdowns?|mental(?:ly)?|mindful\w*|
  mood swings|nervous breakdown|nightmares?|night terrors|not coping|(?:not|isn't|hasn't been|never) (?:himself|herself|myself|themselves)|obsessive|ocd|overwhelm(?:ed|ing)?|panic(?:ky|king)?|paranoi\w+|phobi\w+|post-?natal|
  psycho(?:sis|tic)|rumi?nat\w+|samaritans|schizo\w+|self-?(?:care|worth|hat\w+|harm\w*)|sensory (?:overload|issues|room)|neurodiver\w+|autistic|dyslex\w+|dysprax\w+|tourette\w*|snapp(?:ed|ing) at everyone|
  spiral(?:l)?ing|stress(?:ed|ful|ing)?(?! (?:test|ball|free|mark|on the))|tearful|traum\w+|wellbeing|well-being|wits'? end|worr(?:y|ies|ied|ying) (?:myself|himself|herself|themselves|all night|sick)|at breaking point|
  still in bed at|won't leave (?:his|her|their|the) (?:room|house|bed)|waking (?:up )?at \d|awake (?:at|since|from|till|until) \d|up (?:all night|at (?:2|3|4|5) ?am)|past 4 ?am
`);

/** What somebody must not eat. */
const diets = anyOf(String.raw`
  (?:nut|peanut|dairy|egg|gluten|lactose|wheat|sugar|soy|shellfish)[- ]free|low[- ](?:salt|sodium|sugar|carb|fodmap|gi|fat|potassium)|no (?:nuts|gluten|dairy|lactose|sugar|salt) (?:for|because)|renal diet|
  (?:can't|cannot|mustn't|not allowed to) (?:eat|have|digest) (?:nuts|gluten|dairy|milk|eggs?|wheat|lactose|shellfish|sugar|salt|fish)|soft foods?|pureed|puréed|fasting|keto(?:genic)?|food diary
`);

/** A beast's health counts as one. */
const beasts = anyOf(String.raw`
  (?:dog|cat|puppy|pup|kitten|hen|horse|pony|rabbit|hamster|guinea pig|lamb|ewe|calf|cow|goat|tortoise|parrot|budgie|goldfish) (?:has |have |is |keeps? )?(?:ate|eaten|swallowed|isn't eating|won't eat|being sick|been sick|sick|poorly|sneezing|scratching|drinking loads|off (?:his|her|its) food|limping|lame|lost weight)|
  fleas?(?! market)|neuter(?:ed|ing)?|spay(?:ed|ing)?|foot ?rot|kennel cough|laminitis|fly ?strike|hoof abscess|abscess(?:es)?|mange
`);

/** Told without naming what ails somebody. */
const signs = anyOf(String.raw`
  after (?:the|my|his|her|an) (?:\w+ )?(?:op|operation|procedure)|the op|anger (?:issues|management|problems?)|better off without me|biting my nails|nail[- ]biting|can'?t (?:get out of bed|go on|taste|feel (?:my|his|her))|
  (?:banged|broke|bumped|burned|burnt|hit|hurt|jammed|knocked|pulled|scalded|stubbed|trapped|twisted) (?:my|his|her|their) (?:ankle|arm|back|elbow|eye|finger|foot|hand|head|hip|knee|leg|neck|nose|rib|ribs|shoulder|thumb|toe|wrist)|
  day \d+ (?:without|of no|sober|clean|off)|quitting (?:day|nicotine|smoking|drinking|weed)|don'?t want to be here|want to (?:die|disappear|end it)|end it all|kill myself|no point (?:any ?more|going on)|
  drink(?:s|ing) (?:again|every|too much|problem|a lot|alone)|drink problem|eating for|enough (?:calcium|fibre|fluids|iron|protein|sleep|vitamins?)|eyesight|feeling faint|
  (?:baby|child|dad|gran|grandad|grandma|he|kid|mom|mum|nan|nana|she|son|daughter|toddler|cat|dog) (?:\w+ )?(?:won'?t|isn'?t|hasn'?t been|hardly|barely|stopped|refuses to|is not) (?:eat|eats|eating|drinking|sleeping)|
  (?:get|got|getting|has|have|with|caught|catching) (?:a|this|another) (?:\w+ )?cold(?! (?:beer|box|brew|buffet|call|drink|email|frame|front|one|plate|room|shower|snap|start|store|water))|
  (?:hasn'?t|haven'?t|not) left the (?:bed|flat|house|room)|hot flash(?:es)?|how much (?:alcohol|caffeine|exercise|protein|salt|screen time|sleep|sugar|water) (?:should|can|is|do|does)|
  (?:in bed|sleeping) (?:all day|all the time|till|until)|keeps (?:asking the same|getting lost|repeating (?:herself|himself|themselves)|wandering|putting .{1,20} in the (?:bin|freezer|fridge|oven))|
  ferritin|egfr|hba1c|lab results|results (?:are back|came back|letter)|mole (?:looks|changed|has|on)|new glasses|varifocals|nutrition\w*|panicked|skin picking|(?:^|my |her )period is|
  pregnancy|expecting (?:a baby|in|our|twins)|(?:when|while|is|she's|i'm) expecting|self[- ]conscious|(?:her|his|my|their) (?:skin|hearing|teeth|weight|bowels|bladder|breathing|memory)|seiz(?:es|ing|ed) up|
  stammer\w*|stutter\w*|stretch(?:es)? (?:for|i can|that|after|before)|too (?:ill|sick|weak|sore) to|trapped nerve|vision (?:is|has|problems)|wet(?:s|ting) the bed|bed-?wetting
`);

/** Any of them tells it. */
export const health: readonly RegExp[] = [
  common,
  ailments,
  remedies,
  treatment,
  mind,
  diets,
  beasts,
  signs,
  ...everyday,
  ...harm,
  ...family,
  ...medicine,
];
