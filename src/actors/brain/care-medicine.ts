/** Medicines by their endings and names, illnesses, organs and readings. Each pattern meets small letters. Data only. */
import { anyOf } from './any-of.ts';

/** By their endings: names of substances are made by rule. https://www.who.int/teams/health-product-and-policy-standards/inn */
export const medicineEndings =
  /\b\p{L}{2,}(?:adol|afil|amab|asone|astine|azepam|azepine|azole|barbital|bactam|caine|cillin|codone|cycline|dipine|dronate|fenac|floxacin|formin|gabalin|gabapentin|gliflozin|gliptin|glutide|grel|idone|ilukast|lukast|mycin|nidazole|olol|olone|oxetine|oxicam|parin|parib|pramine?|prazole|pristone|profen|quine|ralamine|sartan|setron|statin|terol|thiazide|thyroxine|tidine|tinib|toin|tocin|traline|trexate|trexone|triptan|triptyline|urea|virine|vudine|xaban|zepam|zodone|zolam|zosin|zumab|ximab|pril(?<!april)|cetirizine|isone|izine|atadine|aracetam|orphan|orphine)\b/u;

/** By the names on their boxes. */
const brands = anyOf(String.raw`
  accutane|roaccutane|adderall|advil|aleve|alka-?seltzer|ambien|anadin|
  anti-?(?:acids?|emetics?|virals?|inflammator(?:y|ies)|psychotics?|coagulants?|convulsants?|malarials?|fungals?|perspirant allergy)|
  aspirin|ativan|benadryl|betadine|botox|bupropion|buscopan|cialis|claritin|clomid|clonidine|clopidogrel|co-?codamol|
  co-?amoxiclav|concerta|crestor|cymbalta|digoxin|dioralyte|disprin|doxepin|effexor|eliquis|elvanse|entresto|estrogen|
  oestrogen|progesterone|ferrous|finasteride|flonase|furosemide|gabapentin|glp-?1|heparin|hydrocortisone|imodium|
  keppra|klonopin|lamictal|lamotrigine|lasix|letrozole|levodopa|lexapro|librium|lipitor|
  lithium(?! (?:battery|batteries|ion|mining|stocks?))|loperamide|lyrica|methotrexate|minoxidil|mirtazapine|modafinil|
  motilium|naproxen|nexium|nyquil|olanzapine|oxycontin|pepto(?:-?bismol)?|percocet|plavix|pregabalin|quetiapine|
  rennies?|retinol|tretinoin|risperidone|saxenda|semaglutide|seroquel|sildenafil|solpadeine|spironolactone|strepsils|
  sudafed|synthroid|tamiflu|tamoxifen|thyroxine|topiramate|trazodone|tylenol|valproate|venlafaxine|ventolin|viagra|
  vicodin|voltarol|vyvanse|wellbutrin|xanax|xarelto|zoloft|zopiclone|zyrtec|zyprexa|ashwagandha|whey|
  protein (?:shakes?|powder|supplements?)|pre-?workout|multivitamins?|vitamins?|vit (?:a|b|c|d|k|b12)|iron pills|
  echinacea|ginkgo|ginseng|kava|valerian|turmeric (?:tablets|capsules|and)|apple cider vinegar|colloidal silver|
  potassium|iodine|selenium|chlorella|ivermectin|homeopath\w+|chinese medicine|ayurved\w+|
  humira|enbrel|biologics?|adalimumab|eardrums?|contact lens(?:es)?|paeds?|fluid rates?|infusion rates?|ear ?drops?
`);

/** What is done with a medicine. */
const courses = anyOf(String.raw`
  dos(?:e|es|ed|age|ages|ing)(?! of (?:luck|humou?r|nostalgia|fun|sunshine|reality))|double dos\w*|
  missed (?:a |my |her |his )?(?:dose|tablet|pill|injection|jab|insulin)|
  (?:come|coming|came|wean\w*|taper\w*|get|getting) off (?:the |my |her |his )?(?:\w+ )?(?:meds|medication|tablets|antidepressants|pills?|steroids|hrt|drugs)|
  taper(?:ing)?(?= (?:off|down|dose|plan|schedule))|side[- ]effects?|interact(?:s|ions?)?(?= (?:with|between))|
  (?:milli)?grams? of (?:paracetamol|ibuprofen|caffeine|protein|salt)|
  \d+ ?(?:mg|mcg|µg|iu|ml)\b(?! (?:bottles?|of (?:water|milk|cream|stock|oil|wine|beer|flour)))|
  (?:paracetamol|ibuprofen|aspirin|tylenol|calpol|antibiotics?|pills?|tablets?|medicine|painkillers?|meds)|
  over[- ]the[- ]counter|otc|prescri(?:be|bed|ption|ptions|bing)|pharmac\w+|generic (?:version|brand)|off-?label|
  (?<!dependency |sql |fuel |code |prompt |cash )inject(?:s|ed|ing|ions?)?(?! (?:a|the) (?:dependency|service|script|css|code))|
  syringes?|infusions?|immunotherapy|radiation|vaccin\w*|immuni[sz]\w+|booster (?:jab|shot|dose)|flu (?:jab|shot)|
  (?:travel|tetanus|hpv|mmr|rabies|covid|shingles) (?:jab|shot|vaccine)s?|jabbed|eye ?drops|ear ?drops|
  suppositor(?:y|ies)|inhal\w+|nebuli\w+|steroid (?:cream|spray)|nasal sprays?|antiseptic|mouthwash|epidural|
  gas and air|general an\w+
`);

/** Illnesses and what is found out about them. */
const illnesses = anyOf(String.raw`
  heart (?:failure|disease|condition|murmur|attack|rate|rhythm|valve|bypass|problem|trouble|surgery)|a-?fib|afib|
  arrhythmi\w+|hypertension|high (?:blood|cholesterol|bp)|hypotension|pots diagnosis|
  (?:kidney|liver|lung|heart|renal|hepatic|organ) (?:failure|disease|function|trouble|stones?|damage|infection|patient|donor|transplant|problems?)|
  fatty liver|ckd|hepat\w+|pancrea\w+|
  (?:my|his|her|the|your|bad|weak|mum's|dad's) (?:liver|kidneys?|lungs?|bowels?|bladder|gut|uterus|womb|ovar(?:y|ies)|pancreas|spleen|thyroid|colon|hormones?|airways?|sinus(?:es)?|gallbladder)|
  kidneys?(?! (?:beans?|pie|pudding|shaped|dish))|utis|diabetic\w*|type (?:1|2|one|two)(?= diab| and|$|,)|
  pre-?diabet\w*|a1c|glucose|blood sugars?|sugars? (?:is|are|was|were) (?:high|low|\d)|
  hypos?(?= (?:at|when|in|again|overnight))|(?:\w+)?cancer\w*|tumou?rs?|leuk(?:a)?emia|melanoma|carcinoma|sarcoma|
  myeloma|metasta\w+|remission|oncolog\w*|polyps?|nodules?|benign|malignant|lump(?:s|y)?(?! sum)|
  moles?(?= (?:on|has|that|changed|looks|is|check|bleed\w*))|
  (?:photos? of|log (?:of|for)|check) (?:my |her |his )?moles|epilep\w*|convuls\w+|tia|
  brain (?:injury|tumou?r|bleed|fog)|concuss\w*|mening\w+|enceph\w+|parkinson\w*|
  \bms\b(?= (?:flare|diagnosis|fatigue|relapse))|motor neurone|\bals\b|huntington\w*|neuropath\w*|neuralgia|
  bell'?s palsy|sciatic\w*|herniated|hernias?|scolio\w+|spinal|vertebra\w*|cfs|crohn\w*|colitis|ibd|diverticul\w+|
  gastri\w+|gerd|h\.? pylori|appendicitis|burst appendix|asthma\w*|pneumon\w*|bronch\w+|tb|whooping|pleur\w+|cpap|
  sinus\w*|tonsil\w*|strep|glandular fever|mono(?= (?:and|symptoms|recovery))|rubella|hand[, ]+foot|rotavirus|rsv|
  influenza|colds?(?= (?:and|or) (?:flu|cough|fever))|mrsa|staph|fung\w+|athlete'?s foot|ring ?worm|scabies|
  bed ?bugs?|worms(?= (?:in|treatment|again|tablets?))|parasites?|giardia|tapeworm|psoria\w+|dermat\w+|vitiligo|
  urticaria|alopecia|verruca\w*|arthrit\w*|bursitis|tendon\w*|tendin\w+|plantar|carpal|hashimoto\w*|graves'? disease|
  addison\w*|cushing\w*|an(?:a)?emi[ac]|iron defic\w+|haemo\w+|hemo(?:philia|globin)|sickle cell|
  clots?(?= (?:in|on|after|risk|and))|blood clots?|embolism|varicose|ldl|triglycerides|creatinine|
  psa(?= (?:of|is|level|test|\d))|tsh|cortisol|\bbp\b|blood (?:pressure|test|group|work|oxygen)|spo2|
  resting (?:heart|pulse)|\d{2,3} ?(?:over|\/) ?\d{2,3}(?= (?:bp|blood|reading|normal|high|is))|cataract\w*|macular|
  (?:detached )?retina\w*|conjunctiv\w*|pink ?eye|dry eyes?|double vision|meniere\w*|ear ?wax|wax in|perforated|
  deaf(?:ness|ened)?|root canals?|wisdom (?:tooth|teeth)|abscess\w*|gum disease|gingiv\w+|cavit(?:y|ies)(?! wall)|
  fillings?(?= (?:fell|came|hurts|cracked|out))|crown (?:fell|came|popped)|dentures?|veneers|
  (?:dental|new|his|her|my|teeth|invisible) braces|braces (?:off|hurt\w*|for teeth)|tooth\w*|gums
`);

/** What a body says, in plain words. */
const complaints = anyOf(String.raw`
  (?:pee|peeing|peed|wee|weeing|urinat\w+|urine|poo|poos|pooing|poop|pooping|pooped|poops|stools?|bowel|bum|arse|farts?|farting|gas and bloat\w*|burp\w*|belch\w*)(?= (?:is|has|blood|bloody|hurts|burns?|stings?|every|all|at|black|green|brown|dark|smells?|colou?r|looks|sample|like|for|in|and|when|more|again|so|the colou?r|a lot|itch\w*|pain))|
  (?:blood|mucus|worms) in (?:my|his|her|the) (?:pee|wee|urine|poo|poop|stools?|sick|spit|phlegm|nappy)|phlegm|mucus|
  snot|snotty|runny|pus|oozing|weeping|discharge|itch\w*|rash(?:es)?|blotch\w*|welts?|
  spots? (?:on|all over|round|around|that)|
  red (?:line|ring|patch|marks?|dots?|spots?|streak\w*)(?: \w+){0,2} (?:on|round|around|up|down|from)|
  goes? (?:white|blue|numb|red|purple)|gone (?:blue|numb|yellow|black|white|purple)|
  turn(?:s|ed|ing) (?:blue|yellow|purple)|(?:yellow|bloodshot|red|puffy|itchy|gritty|swollen) eyes?|eyelids?|
  chest (?:pain\w*|feels|tight\w*|hurts|is tight|infection|pressure|burn\w*|goes)|
  (?:pressure|tightness|pain|stabbing|lump|burning|tickle|ringing|buzzing|whooshing|popping|clicking) (?:in|on|behind|under|between|down) (?:my|his|her|the|one) (?:\w+ )?(?:chest|head|throat|ear|ears|eye|eyes|arm|leg|back|neck|jaw|ribs?|side|stomach|foot|heel|knee|hip|breast|shoulder|groin)|
  breathl\w+|breathing|can'?t breathe|palpitation\w*|
  heart(?:'s)? (?:beat\w*|jump\w*|thump\w*|flutter\w*|misses|missed|stop\w*|feels)|
  (?:keeps?|kept|been|always|started) (?:falling over|fainting|being sick|throwing up|vomiting|coughing|sneezing|snoring|dizzy|peeing|weeing|shaking|getting (?:cramps?|headaches?|dizzy|ill|sick|utis?|styes?|thrush|cold sores|nosebleeds|hives|spots)|waking|needing the (?:loo|toilet)|forgetting|bleeding|twitching)|
  (?:up|gets? up|getting up|wak\w+) (?:\w+ ){0,3}(?:times )?(?:at|in the|a|every|each|all) night|night sweats?|
  sweat(?:s|ing|y)?(?= (?:at night|all|through|so|a lot|when|hands|palms|feet|like|and))|shiver\w*|
  shak(?:es|ing|y) (?:hands?|all|after|when|like)|tremor\w*|twitch\w*|tingl\w*|
  numb(?: \w+){0,2} (?:arm|hand|fingers?|foot|feet|toes?|leg|face|lips?)|
  (?:can'?t|cannot|couldn'?t|cant|hard to|trouble|struggl\w+|difficulty) (?:\w+ )?(?:sleep|sleeping|breathe|breathing|swallow|swallowing|walk|walking|see|hear|hearing|pee|poo|poop|chew|stand up|stand for|bend|lift|raise|move|grip|focus|concentrate|concentrating|smell|taste|go to the (?:loo|toilet)|eat|keep (?:food|anything|water) down)(?=$|[ ,.?!])(?! (?:what|why|how|the point|myself doing|any|a way|the difference|through|past|it from|you|where|them|each other|the (?:stage|screen|speaker|band|tv))\b)|
  (?:lost|losing|gained|gaining|put on|dropped) (?:\w+ ){0,4}(?:weight|kilos?|kgs?|stone|lbs?|hair|appetite|height|muscle)|
  under-?weight|over-?weight|obes\w*|calorie\w*|kcal|macros(?! in excel)|fasted|omad|carnivore diet|
  low[- ](?:carb|fat|gi|sodium|salt|fodmap)|diet(?:s|ary|ing|ician)?(?! (?:coke|pepsi|of worms))|
  vegan (?:baby|toddler|kid|diet|pregnan\w+|b12)|nutrient\w*|lactose|dairy[- ]free|allerg\w*|intoleran\w*|anaphyl\w*|
  epi-?pens?|nuts? allergy|light-?headed|faint(?:ed|ing|s|y)?|(?:black|passed|passing|pass|zon(?:ed|es|ing)) out|
  collaps(?:ed|es) (?:at|in|on|after|during)|fits?(?= (?:at night|yesterday|this morning|last night))|limp(?:s|ing)|
  hobbl\w+|stiff\w*|sore\w*|ach(?:e|es|ed|ing|y)|cramps?|pain(?:s|ed|ful|fully)?|hurt(?:s|ing)?|
  tender(?= (?:to|when|spot|breasts?|lump))|bruis\w+|swell(?:ing|s|ed)? (?:up|on|in|round|around|after|under)|lumps?|
  fever\w*|temperature (?:of|is|was|\d)|high temp|\d{2}(?:\.\d)? ?(?:°c|degrees?) fever|chills|nause\w+|queasy|
  (?:threw|throws|throwing) up|spew\w*|puk(?:e|ed|es|ing)|constipat\w*|heart ?burn|headache\w*|migraine\w*|
  snor(?:e|es|ed|ing)|fatigue\w*|exhaust(?:ed|ion)|tired all|jet ?lag\w*|hormon\w+|thirsty|dehydrat\w*|rehydrat\w*
`);

const limbs = String.raw`(?:ankles?|arms?|back|belly|bones?|breasts?|bum|calf|calves|cheeks?|chest|chin|ears?|elbows?|eyes?|eyelids?|face|feet|finger ?tips?|fingers?|foot|forehead|gums?|hands?|head|heels?|hips?|jaw|knees?|knuckles?|legs?|lips?|mouth|nails?|neck|nipples?|nose|palms?|ribs?|scalp|shins?|shoulders?|side|skin|stomach|stump|temples?|thighs?|throat|thumbs?|toes?|toenails?|tongue|tooth|tummy|wrists?)`;
const failings = String.raw`(?:bent|black|bleeds?|bled|blue|broke|broken|burns?|clicks?|cold all|cracks?|curtain|dead|droops?|drooping|droopy|flashes|floppy|fat|fuzzy|grey|hard|heavy|huge|like a balloon|hot|itch\w*|jelly|jumpy|leak\w*|locks?|loose|lump\w*|off with|patch(?:es)?|peel\w*|pop|popped|prickl\w*|purple|rash|raw|replaced|rolled|sags?|scratchy|scrape off|seized|smells?|snap\w*|spots?|sting\w*|swell(?:ing|s|ed)? (?:up|on|in|round|around|after|under)|throb\w*|tight|tingl\w*|twist\w*|white|wobbl\w*|yellow)`;
/** A part of a body, and near it what a sound one does not do. */
const limbsFailing = new RegExp(
  String.raw`\b${limbs}(?:,? [\p{L}']+){0,6}?,? ${failings}\b|\b(?:flashes|rolled|broken|cracked|snapped|cut|popped|replaced|curtain|patch|swollen|numb|droopy|bleeding|white|blue|burning|torn)(?: [\p{L}']+){0,4} ${limbs}\b`,
  'u',
);

/** What is seen in numbers and put in a list short. */
const readings = anyOf(String.raw`
  sugars? (?:of |is |was |at )?\d+(?:\.\d)?(?! ?(?:g|kg|lb|cups?|grams|tbsp|tsp|oz|ml))|
  (?:cpr|pulse|hr|bpm|sats?|temp|ferritin|iron|tsh|vit d|b12|hb|inr|crp|psa|ldl) (?:of |is |was |at |came back |up to |down to )?\d+|
  (?:won'?t|wont|can'?t|doesn'?t|hard to) wake (?:up|him|her)(?: properly)?|unrespons\w+|unconscious|
  (?:two|three|\d|a) stents?|(?:knee|hip) (?:replaced|replacement|op)|
  ski(?:ing)? (?:in|after|with|on) .*(?:knee|hip|acl|op)|
  with a (?:cold|fever|hernia|pacemaker|stent|stoma|cast|concussion|catheter|cough|sprain)|
  (?:marathon|race|run|gym|training|match|swim|work|school|fly|flight|play) w(?:ith|\/)? ?(?:a )?(?:cold|cough|fever|flu|sprain|sore)|
  heart (?:does|is doing|did)|flip[- ]?flops?(?= (?:thing|when|in my chest))|
  (?:lifting|strength|workout|weights|rehab|exercise) (?:plan|programme?|routine|split)|roids|gear cycle|
  (?:coming|come|getting|been) off (?:\w+ )?(?:weed|the drink|drink|drugs|pills|meds|smokes?|fags|nicotine|coke|them)|
  augmentin|amoxil|flagyl|doxy|cipro|nitrofurantoin|stop at day \d|
  finish(?:ing)? (?:the|my|her|his) (?:course|antibiotics?|pack)|
  (?:took|taken|take) (?:two|2|double|too many|too much|four|4|the wrong)(?= (?:pills?|tablets?|doses?|by|of|paracetamol|\w+ by mistake|$))|
  (?:gallbladder|appendix|tonsils?|cataracts?|hernia|wisdom tooth|bypass|hip|knee|heart|back|eye|womb) (?:op|ops|operation|surgery|removal|out)\b|
  \bpre-?meds?\b|
  down to \d+ (?:kg|kilos?|stone|lbs?)|\d{2,3} over (?:\d{2,3}|something)|pressure (?:cuff|reading|monitor)|pump on (?:her|his|my)|(?:goes|went|gone|turned|looks) (?:\w+ )?pale|under (?:his|her|my|the) tongue|blue (?:pills?|ones)(?=.*\b(?:take|taken|husband|spray|heart)\b)|eye drops?|\bhep\b|nuts? (?:thing|allergy)|on my chest|(?:not |too )fat\b(?=.*\b(?:stop|pill|tablet|meds)\b)|
  new (?:hip|knee|heart valve)|
  weight cut|cut(?:ting)? (?:\d+ ?(?:kg|kilos?|lbs?) )?(?:weight|before (?:the )?(?:fight|weigh))|vocal nodules?
`);

export const medicine: readonly RegExp[] = [
  medicineEndings,
  brands,
  courses,
  illnesses,
  complaints,
  limbsFailing,
  readings,
];
