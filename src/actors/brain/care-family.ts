/** Sex, pregnancy, babies, how children grow, what is hard at home. Each pattern meets small letters. Data only. */
import { anyOf } from './any-of.ts';

/** Before a birth, and what is done so that there is one or none. */
const carrying = anyOf(String.raw`
  (?:at|i'?m|she'?s|am|is|now|nearly|almost|already|gf|wife|sister) (?:[4-9]|[123]\d|4[012]) ?(?:weeks|wks)(?! (?:ago|from|old|away|late|behind|into|in |of))|
  ^(?:[4-9]|[123]\d|4[012]) ?(?:weeks|wks) (?:and|with|along|gone|preg\w*|baby|here|tomorrow|still|now)|
  (?:weeks|months) (?:preg\w*|gone|along)|preggers|preggo|trimesters?|bump(?= (?:friendly|pain|itch))|braxton hicks|
  contractions(?! (?:of|like|in english))|waters broke|amnio\w*|breech|pre-?eclampsia|gestational|miscarr\w+|ectopic|
  trying (?:to conceive|for (?:a|another|our) (?:baby|second|first|third))|ttc|ovulat\w+|infertil\w+|iui|sperm|
  low amh|egg freez\w+|freez\w+ (?:my|her) eggs|surroga\w+|abortions?|terminat(?:e|ion) (?:the|a|of) pregnan\w+|
  morning[- ]after|plan b pill|emergency contracept\w+|contracept\w+|birth control|
  (?:the|copper|mirena|hormonal|my) coil|iuds?|iucd|depo|mirena|nexplanon|condoms?|unprotected|
  missed (?:a|my|two|one|the) pills?|spotting|pms|pmdd|pmt|menstrua\w+|moon ?cup|tampons?|toxic shock|meno|
  perimeno\w*|hot (?:flush|flash)\w*|vagina\w*|vulva|discharge(?= (?:is|smells?|colour|that|and|after|before|when))|
  sex(?= (?:hurts|after|drive|life|since|while|during|is|without|last|and|with))|
  (?:painful|unprotected|after|have|having|had|no) sex|libido|erect\w+|erectile|impoten\w+|premature ejac\w+|
  testic\w+|testosterone|foreskin|penis|circumcis\w+|stds|std (?:test|clinic|symptoms)|herpes|hiv|prep and|syphilis|
  gonorrh\w+|hpv|genital\w*|c-?section|afterbirth|stitches after|
  (?:hasn'?t|not|stopped|barely) (?:kicked|moved|kicking|moving)|(?:due|baby) (?:is due )?in (?:\d+|two|three|four|five|six) weeks|free-?birth\w*|home ?births?|hospital bag|(?:last|first) (?:one|birth|baby) was a section|she'?s due|willy|willie|foreskin|private parts|down there|monthlies|time of the month|boobs?|(?:condom|it) (?:broke|split|came off)|(?:he|she) says (?:he|she)'?s clean|
  for bump|bump,? and|\bspd\b|pelvic girdle|plan b (?:taken|pill|after|did|works?)
`);

/** From the first night to the first words. */
const infants = anyOf(String.raw`
  breast ?(?:feed|fed|milk|pump)\w*|latch(?:es|ing)?(?! (?:on the|of the|key))|lactat\w+|colostrum|nipples?|
  express(?:ed|ing)? milk|pumped milk|formula(?= (?:milk|feed\w*|fed|brand|for|powder|bottles?))|bottle feeds?|
  night feeds?|cluster feed\w*|dream feed|solids|baby[- ]led|purees|blw|new-?born|
  infants?(?! (?:school|teacher|class))|neonat\w*|preemies?|premature baby|tongue[- ]tie|cradle cap|colick?y?|
  diaper rash|swaddl\w+|co-?sleep\w*|safe sleep|cot death|sids|sleep (?:regression|training|train)|cry it out|
  dummy at night|teeth(?:ing)?(?= (?:coming|gel|fever|pain|and))|soft spot|fontanelle|
  (?:baby|bub|son|daughter|twins|he|she|youngest|eldest|oldest|little one|lad|lass)(?: is| are|'s) (?:only |just |now )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:months?|weeks?|wks?)(?! (?:late|behind|away|ahead))|
  (?:baby|bub|bairn|toddler|newborn|infant|wean|\d+ ?(?:mo|month|months?|week|weeks?)[- ]?old|\d+mo|(?:son|daughter|grandson|granddaughter|niece|nephew|boy|girl|kid)(?: of)? (?:\d+ )?(?:months?|weeks?)) (?:\w+ ){0,6}(?:hot|rash|spots?|sick|cough\w*|snott?y|fever|temp|vomit\w*|poos?|poops?|wheez\w*|crying|cries|screams?|honey|formula|milk|sleep\w*|eat\w*|ate|feed\w*|fed|food|wak\w+|breath\w*|swallow\w*|fell|rolled|weight|growth|green|limp|teeth|ear|drool\w*|peanut|allerg\w*|nuts?|eggs?|salt|water)|
  (?:not|doesn'?t|isn'?t|doesnt|isnt|won'?t|hasn'?t) (?:yet )?(?:babbl|crawl|point|smil|talk|walk|speak|sit)\w*(?: up)?(?: properly| much)?(?: yet| at \d| by \d|,? (?:he|she)'?s? \d)|
  (?:lines|lining) up (?:his|her|all)|(?:speech|language|developmental?|growth) (?:delay\w*|mileston\w+|spurt|chart)|
  milestones? (?:for|at) (?:a |an |my )?(?:\d|baby|toddler)|toe[- ]walk\w*|late talker|(?:flaps|flapping) (?:his|her)|
  stimming|hits? (?:his|her) head|head[- ]banging|wets? (?:the )?bed|bed ?wet\w*|soiling|still in nappies|tics|
  fussy eater|picky eater|growing pains|puberty|periods? (?:yet|started)|percentile|centile|
  eat(?:s|ing)? (?:soil|dirt|paint|chalk|clay|hair|sand)|floppy|lopsided|listless|drowsy|very sleepy|screen time|eye turns (?:in|out)|how long (?:can|may|should) (?:\w+ )?(?:kids|children|toddlers?|she|he) (?:watch|be on|sit|play)|
  \d+[- ](?:day|week|month)s?[- ]olds?(?! (?:laptop|phone|car|bike|boiler|sofa|code|branch|bug|ticket|startup|company|beer|wine|whisky|bread))|
  (?:,|is|at|now) (?:[1-9]|1\d|2[0-4]) (?:months|weeks|mo)\b(?! (?:ago|away|behind|contract|into|late|left|notice|old laptop|time))|grommets|finger foods?|cut grapes
`);

/** What is hard on a mind, at any age. */
const strains = anyOf(String.raw`
  cut(?:s|ting)? (?:him|her|them|my)sel(?:f|ves)|cut(?:s|ting) (?:his|her|my|their) (?:arms?|legs?|wrists?|thighs?)|
  (?:cuts|scars|marks) on (?:his|her|my|their) (?:arms?|wrists?|legs?|thighs?)|self[- ]?injur\w*|
  hurt(?:s|ing)? (?:him|her|my|them)sel(?:f|ves)|unalive|kill (?:him|her|my|them)sel(?:f|ves)|
  took (?:his|her) own life|end (?:it|things|my life|his life|her life)(?= (?:all|tonight)|$)|
  (?:doesn'?t|don'?t|didn'?t) (?:want|see (?:the|a|any) point)(?: \w+){0,2} (?:live|living|be alive|wake up|go on|exist)|
  wish(?:es)? (?:i|he|she) (?:was|were|wasn'?t|weren'?t|had never)(?: \w+)? (?:dead|born|here|alive)|
  skip(?:s|ping|ped) (?:lunch|breakfast|dinner|meals|food)|
  (?:not|stopped|barely|hardly|isn'?t|hiding|hides|throwing away) (?:eating|food|her food|his food)|
  mak(?:es?|ing|ed?) (?:him|her|my|them)sel(?:f|ves) (?:sick|throw up)|purg(?:e|es|ed|ing)(?= (?:after|again|and))|
  binge(?:s|d|ing)?(?: eat\w*)?|thinks? (?:he|she)'?s? fat|weighs? (?:him|her|my)self|
  obsess(?:ed|es|ing) (?:with|about|over) (?:\w+ )?(?:food|weight|calories|germs|body|gym|muscles)|body dysmorph\w*|
  orthorexi\w+|(?:hear(?:s|ing)?|hears) (?:voices|my name|his name|things|whispers?)|voices in (?:my|his|her)|
  hallucinat\w+|delusion\w*|mania|manic|psychos\w+|dissociat\w+|depersonal\w+|derealis\w+|unreal|catatonic|
  hoard(?:s|ing|er)|agoraphob\w+|claustrophob\w+|
  fear of (?:flying|heights|needles|dying|dentists?|crowds?|driving|the dentist)|needle phobia|health anxiety|
  hypochondri\w+|(?:panic|anxiety|panicky)(?: attacks?)?|
  heart (?:races|racing|pounds|pounding|hammering|flutters|fluttering|skips|skipping)|
  can'?t (?:calm down|switch off|breathe|relax)|
  can'?t (?:stop|face|get|leave|sleep|eat)(?= (?:crying|worrying|up|out|the house|going|thinking|anything|at all|since|for|picking))|
  on edge|nerves are|highly strung|snapping at|rage at|(?:so|really|always) angry (?:all|at|since)|
  anger(?: management)?|losing (?:my|her|his) (?:mind|temper|grip|marbles)|going mad|going crazy|mind races|
  racing thoughts|burn(?:ed|t|ing)?[- ]?out|worn down|run down(?! (?:of|to the))|emotionally|numb(?:ness)?|
  empty inside|no joy|don'?t enjoy anything|lost interest in|cr(?:y|ying|ies) (?:in|at|every|all|over)|
  tears (?:every|all|at)|homesick|griev\w+|grief|bereave\w*|widow(?:er|ed)?(?='? (?:and|still|for|can'?t))|
  isolat(?:es?|ed|ing) (?:himself|herself|myself|themselves|since)|social isolation|low (?:mood|since|again)|
  down (?:since|lately|again|all the time)|seasonal (?:affective|depression)|winter blues|baby blues|
  (?:hits|hit|chokes?|choked|shoves|shoved|slaps|slapped|threatens|controls|beats|scared of|afraid of|frightened of) (?:me|her|him|my mum|his wife)|
  domestic (?:abuse|violence)|abusive|abus(?:e|ed|er)|coercive|gaslight\w*|stalk(?:s|ed|ing|er)|
  sexual(?:ly)? (?:assault\w*|abuse\w*|harass\w*)|raped?|groom(?:ed|ing) (?:online|by)|trauma\w*|bully|
  bull(?:ied|ies|ying)|cyber-?bull\w+
`);

/** What somebody at risk does or says, and those who stand by. */
const alarms = anyOf(String.raw`
  (?:don'?t|doesn'?t|didn'?t) want to be here|crisis (?:line|team|text|plan)|help ?line|lifeline|988|hotline|
  (?:wants?|want(?:ed|s)?|going|trying|plans?) to (?:die|jump|hurt|kill|end it)|suicid\w*|
  (?:found|has|hides?|hiding|hid|hidden) (?:\w+ ){0,3}(?:blades?|razors?|pills|knife|knives|needles|wine|vodka|bottles|wrappers|laxatives|weed|vapes?)|
  (?:gives|giving|gave) away (?:all )?(?:his|her|their) (?:things|stuff|tools|belongings|records|dog|cat)|
  (?:guns?|firearms?) (?:in the house|safe from|locked|away)|(?:n|and|his|her) guns|
  (?:sends?|sending) (?:him|her|me|them) messages|
  (?:tv|radio|neighbou?rs|government|they) (?:is|are|keeps?) (?:watching|talking|listening|following|spying)|
  spends? (?:all|everything|thousands)(?: \w+){0,2},? (?:and )?sleeps?|
  sleeps? (?:only |just )?(?:[1-5]|one|two|three|four) ?(?:h|hrs?|hours?)|
  (?:awake|no sleep|not slept|up|without sleep)(?: for)? \d+ ?(?:h|hrs?|hours|days|nights)|
  sleeps? (?:from )?\d ?(?:am|pm)? (?:to|till|until) (?:noon|\d)|
  (?:sleep|nap)s? (?:plan|schedule|pattern|routine|hygiene|problem|debt|pills?)|slept (?:like |only |about |just |maybe )?(?:[1-4]|one|two|three) ?(?:h|hrs?|hours?)\b|(?:chances?|risks?|odds) for (?:the|our|my) (?:children|child|baby|kids)|genetic(?:s|ally)?(?= (?:test|counsel\w*|risk|condition|for))|genotypes?|carriers? (?:test|of)|(?:talking|thoughts?) (?:super |too |so |very )?fast|shake (?:him|her|the baby|it)|
  shaken baby|want to (?:shake|hit|hurt|smack)|hits? (?:him|her|them|my)sel(?:f|ves)|touched me|
  (?:when|since) i was (?:[2-9]|1[0-7])(?= (?:who|and|how|by|he|she|i never))|
  (?:checks|tracks|reads|searches|took|takes) my (?:phone|messages|location|bank|keys|passport)|
  (?:broke|punched|kicked) (?:my|the|a) (?:door|wall|window|phone)(?=,? (?:is|am|what|again|and|when|last))|
  (?:safe(?:ty)?|leaving|escape|exit) plan|refuge|leave (?:him|her) safely|
  (?:family|marriage|couples?) (?:counsel\w+|therapy|therapist)|
  (?:last|final) days(?= (?:at home|of (?:life|mum|dad)|with|hospice(?! (?:shop|charity|fund|fete|raffle))|what))|
  rattl\w+ breath|death rattle|stage (?:\d|one|two|three|four|iv|iii|ii)\b|
  terminal(?:ly)? (?:ill|illness|diagnosis|cancer)|life support|do not resuscitate|living will|advance directive|
  hospice(?! (?:shop|charity|fund|fete|raffle))|end[- ]of[- ]life|assisted dying|
  (?:suddenly|getting|very|so|more|was|gets?) (?:confused|muddled|forgetful|aggressive|withdrawn|paranoid|unsteady|breathless)|
  confus(?:ed|ion)(?= (?:since|after|at night|and|again|today|about the day))|
  (?:keeps?|always|kept) (?:forgetting|losing|leaving|falling|wandering|asking) (?:the |her |his )?(?:stove|gas|keys|way|over|same|off|where|us|what|whether)|
  left the (?:stove|gas|hob|oven|tap) on|
  (?:mum|mom|mam|dad|gran\w*|nan\w*|pa|ma|aunt\w*|uncle|grandfather|grandmother|opa|oma|abuela|father|mother)(?: \w+){0,3} (?:fell|falls|falling|fallen|wandered|forgets?|hallucinat\w*|shuffles|trips)|
  falls?(?= (?:risk|clinic|at home|in the (?:bath|shower)|again|\dx|twice|three times))|brittle bones?|bed ?rails?|
  pressure (?:sores?|mattress)|(?:baby|bump) (?:moves?|moving|kicks?|kicking)|reduced movement|\d\dw\b|
  (?:late|overdue) \d+ days|\d+ days late(?=,? (?:test|and|period|negative|preg))|
  (?:pregnancy )?test (?:is |was |came back |came out )?(?:negative|positive)|
  trying (?:for )?\d+ (?:months?|years?|cycles?)|febrile|
  (?:febrile|epileptic|a|has|had|having) fits?(?= (?:last|yesterday|at night|this|again|in (?:the|his|her) (?:night|sleep|class|shop))|$)|
  what to do when i have a fit|chest binders?|binders?(?= (?:hours|safe|for my trans))|
  trans (?:kid|child|son|daughter|teen)|(?:no|few|only|any) words(?= (?:just|yet|at|but|by|only))|teeth grind\w*|
  grind(?:s|ing)? (?:his|her|my|their)? ?teeth|(?:eats?|eating) (?:only|nothing but|just)|
  (?:runs?|exercis\w+|works? out|trains?) (?:twice|three times|\d times|\dx) a day|
  \d{3,4} ?(?:cal|cals|kcal|calories)\b|one meal a day|lose \d+ ?(?:kg|kilos?|lbs?|pounds|stone)|
  since the (?:accident|attack|bombing|crash|earthquake|fire|flood|quake|robbery|shooting|war)|(?:gave|giving|gives|given) away (?:his|her|their|all)|(?:finally|now) at peace|walk(?:ed|s|ing) out .*(?:night|pyjamas|slippers|snow)|wander(?:s|ed|ing) (?:off|out|at night|the)|(?:days|hours|nights) straight|wet (?:him|her|my)self|(?:been )?up since (?:\d|yesterday)|nod(?:ded|ding|s)? off|(?:shouldn'?t|mustn'?t|not|no longer) (?:drive|take the car)|(?:should|can|could) (?:i|he|she|we) still drive|can still drive|the wrong way (?:on|round|down)|after meals|one of (?:his|her|my) (?:shakes|turns|fits|episodes|attacks)|
  sleep(?:s|ing)? (?:only |about |just )?(?:[1-5]|two|three|four|five) hours|(?:everything|it all|life|nothing) (?:feels|seems) (?:empty|hopeless|pointless|worth)|pointless|
  gambl(?:es?|ed|ing)(?= (?:again|and|away|problem|too))|support groups?|(?:hasn'?t|hasnt|not|won'?t) (?:left|leave) (?:her|his|their|my|the) (?:bed|bedroom|flat|house|room)|thickened drinks|care (?:assistants?|workers?)|residents? on|uses a (?:frame|stick|walker)|(?:two|three|\d|another|several) falls|feeding tube|scared to say the wrong thing
`);

/** An age, and what depends on it. */
const aged =
  /\b(?:\d{1,2} ?(?:yo|y\/?o|yr old|yrs old|years? old|year-old|-year-old|months? old|mo old|mo|months?|wk old|weeks? old)|(?:me|mum|mom|mam|dad|pa|gran|nan|he|she|i'?m|am|him|her|aunt|uncle|wife|husband),? (?:is )?(?:6\d|7\d|8\d|9\d))\b.*\b(?:stent\w*|strength|weights?|lift\w*|gym|gymnast\w*|5k|10k|run\w*|train(?:ing)?|exercis\w*|yoga|pilates|swim\w*|drink\w*|water|eat\w*|diet|salt|cooks?|protein|sleep\w*|talk(?:ing)?|walk(?:ing)?|fall\w*|fell|bones?|screen time|vegan|fast(?:ing)?|heat)\b|\b(?:stent\w*|strength|weights?|lift\w*|gym|5k|10k|train(?:ing)? plan|exercis\w*|yoga|pilates|swim\w*|drinks?|diet|protein|sleep\w*|bones?|fast(?:ing)?)\b.*\b(?:\d{1,2} ?(?:yo|y\/?o|yr old|years? old|year-old|-year-old|months? old)|(?:me|mum|mom|mam|dad|pa|gran|nan|i'?m),? (?:6\d|7\d|8\d|9\d))\b/u;

export const family: readonly RegExp[] = [carrying, infants, strains, alarms, aged];
