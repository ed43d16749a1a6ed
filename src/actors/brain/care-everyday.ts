/** Words of everyday life by which an item touches on somebody's health. Each pattern meets small letters. Data only. */
import { anyOf } from './any-of.ts';

/** Skin that is broken on purpose or not, and how it is kept clean. */
const healing = anyOf(String.raw`
  after-?care|autoclave|bandag(?:e|es|ed|ing)|(?:wound|burn) dressings?|disinfect\w*|first[- ]aiders?|gauze|(?:is|are|it|still|not|isn't|skin|wound|tattoo|piercing|scar|slow to|time to|weeks? to|days? to|and) heal(?:s|ed|ing)?|healing (?:time|tattoo|skin|wound|properly|well)|hygien(?:e|ic|ist)|infected(?! (?:computer|file|laptop|machine|pc|site|zombies?))|infectious|
  microblading|needle ?stick|piercings?|(?:in|into|out of|self-?) ?quarantine|quarantine (?:rules|period)|(?:hand|nail|bottle|teat) saniti[sz]\w+|sharps (?:box|bin)|steril(?:e|is\w+|iz\w+|ity)|sunscreen|sun cream|tattoo (?:is |has )?(?:scabbing|peeling|weeping|swollen|itching|raised|hot)|tetanus|weeping (?:skin|wound)
`);

/** How tired somebody is, and how they sleep. */
const tiredness = anyOf(String.raw`
  (?:[4-9]|\d\d|five|six|seven|eight|ten|many) nights in a row|night shifts? (?:in a row|on end)|back-to-back nights|sleep(?:ing)? (?:in|during|through) the day(?:time)?|always knackered|can'?t (?:nod off|stay awake|wake up)|(?:dead|dog|bone) tired|drained all (?:day|the time)|(?:giv(?:e|ing) up|coming off|back on|recovering from|surviving|working) nights|going (?:on to |onto |to )days|half asleep|
  (?:eat|eating|snack|snacking) at \d ?am|knackered|lethargic|nap(?:s|ping)?(?= (?:time|schedule|routine|at|every|after|too|in the))|no energy|nodding off|oversleep\w*|restless (?:legs|nights?)|(?:shattered|wiped out) (?:all|by|every|after|again)|sleep-?walk\w*|
  (?:bad|light|poor) sleepers?|so tired|too tired|tired(?= (?:after|all|by|every|lately|since|again|even|no matter|in the))|tiredness|wakes? me(?: up)?|wide awake|worn out(?! (?:boots?|brakes?|carpets?|chain|clutch|shoes?|soles?|tyres?|tires?))|zero energy
`);

/** Pain, as people put it. */
const pains = anyOf(String.raw`
  (?:ankle|back|elbow|knee|neck|wrist) (?:brace|strap|support)|bald (?:patch|spot)|clumsy all of a sudden|heart ?beat(?! (?:check|endpoint|interval|message|monitor for|signal|timeout))|heart rate|pulse (?:is|rate)|thirsty all|always thirsty|blisters?(?! packs?)|(?:cracked|split) (?:knuckles|fingertips)|forgets (?:his|her|their) (?:words|name|own)|lost (?:the|a|her|their|our) baby|stillb\w+|
  shiver(?:s|ing) (?:and|after|all)|is it normal for (?:a|my|our|the) (?:baby|cat|dog|greyhound|kitten|newborn|puppy|toddler|\d+ year old)|agony|ach(?:es|ing) (?:all over|after|every|in)|bung(?:ed up)?(?= (?:nose|ears?|since))|(?:pain|hurts?) (?:when|to|if|after|in)|it hurts|hurting(?! (?:sales|business))|killing me(?= (?:after|at|since|when|from))|pinched nerve|put (?:my|his|her|their) (?:back|neck|hip|shoulder) out|soreness|spasms?|stabbing|throbbing|
  tight (?:chest|calves|hamstrings?|hips)|tingl(?:es|y|ing)|(?:blocked|runny|bloody) (?:nose|ears?)|lost (?:his|her|my) footing|slipped (?:on|in|off) the (?:bath|ice|shower|stairs|steps)
`);

/** Growing old, and living with a disability. */
const ageing = anyOf(String.raw`
  accessib(?:le|ility) (?:bathroom|entrance|room|seating|toilet|travel|venue|hotel|taxi|bus|needs)|adult social care|assisted living|bath(?:ing)? (?:board|seat|lift)|(?:day|memory|retirement) (?:centre|home) for|down'?s? syndrome|care for (?:my|his|her|our) (?:dad|gran\w*|mam|mother|father|mom|mum|nan\w*|parents?)|cerebral palsy|cochlear|deafblind|
  elderly|falls? (?:alarm|detector|pendant|prevention)|frail\w*|guide dog|(?:going|getting) (?:blind|deaf|senile|unsteady|wobbly|weaker|frail)|incapacity|learning difficult(?:y|ies)|learning disabilit(?:y|ies)|lifeline alarm|lip-?read\w*|live-in care\w*|mobility|
  partially sighted|partial sight|(?:balance|eyesight|grip|hearing|sight|memory)(?: is|'s) (?:going|gone|getting)|(?:kidney|heart|cancer|diabetic|stroke|transplant|dementia) patients?|old age|pendant alarm|prosthe\w+|blue badge|sheltered (?:housing|accommodation)|sign language interpreter|special needs|sen support|ehcp|spina bifida|unsteady on|visually impaired|hearing impaired|wet room|(?:can'?t|cannot) manage (?:the )?(?:stairs|steps|on (?:her|his) own)|
  (?:\d|two|three|four|five|six|seven|eight|nine) (?:months?|weeks?) (?:along|gone|pregnant)|trimester|due date(?= (?:is|for the baby|and|in))|baby bump|antenatal|birth(?:ing)? (?:class|classes|pool|ball|options)|in labou?r|pumping at work|stretch marks|you're expecting|fertil\w+ (?:clinic|treatment)|
  (?:cries|crying|weeps|weeping|in tears) (?:most|a lot|all|every|at)|bottle[- ]fed|formula feed\w*|wean(?:ed|ing)? (?:off|on to|onto)|potty training
`);

/** What is eaten, drunk, taken or done for the body's sake. */
const regimes = anyOf(String.raw`
  anti-?inflammatory|bad for (?:my|his|her|your|the) (?:back|eyes|gut|heart|joints|knees|liver|skin|teeth)|(?:bad|unhealthy|good) for (?:you|us|kids|them|me)(?= (?:\p{L}+ing|to \p{L}+|at|if|every|after|really|or not)\b)|caffeine|(?:cut|cutting|make|making|drop|dropping|shed|shedding) weight|weight class(?:es)?|already (?:so |very |too )?(?:lean|skinny|thin)|(?:carbs?|fibre|fiber|iron|protein|sodium|salt|potassium|sugar) (?:intake|rich|limit|levels?|per day)|collagen|drink(?:ing)? (?:enough|more) water|(?:high|rich) in (?:iron|fibre|fiber|protein|calcium)|
  (?:eat|drink|take|food|foods|tea|diet|meals|snacks|exercises?|yoga|stretches|remed(?:y|ies)) (?:for|with|against|to help(?: with)?) (?:\p{L}+ )?(?:anxiety|back|bloating|blood|bones|cramps|gout|gut|ibs|iron|joints|kidneys|knees|liver|nerves|pain|sciatica|skin|sleep|stress|throat|digestion)|electrolyte\w*|folic acid|ginger for|good for (?:my|his|her|your|the) (?:back|bones|eyes|gut|heart|joints|knees|liver|skin|teeth)|
  gut health|herbal(?! (?:garden|border|bed))|high[- ](?:protein|fibre|fiber|iron)|home remed(?:y|ies)|hydration|stay hydrated|immune system|(?:safe|ok|okay|fine) to eat|(?:sit|sits|sat|left|leave) out overnight|how long can (?:\p{L}+ ){1,3}sit out|past its use[- ]by|intermittent fasting|(?:interact|mix)(?:s|es|ing)? with (?:my|his|her|alcohol|warfarin|the pill)|kefir for|lose (?:the )?(?:belly|weight|bump|baby weight)|omega-?3|over the counter|pelvic floor|pre-?diabet\w+|probiotics?|rehydrat\w+|salt substitutes?|
  screen time for|spf \d+|st john'?s wort|turmeric for|zinc|physical therapy|personal trainer|rest days? after|(?:run|train|swim|lift|fly|drive|dive)(?:ning|ming|ing)? (?:with|after) (?:a |an |my )?(?:bad|cold|injury|sprain|surgery|flu|covid|hernia|knee)
`);

export const everyday: readonly RegExp[] = [healing, tiredness, pains, ageing, regimes];
