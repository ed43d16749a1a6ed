/** What harms a body from outside: swallowed, breathed, spoilt, bitten, burnt. Each pattern meets small letters. Data only. */
import { anyOf } from './any-of.ts';

/** What poisons, and what somebody has put into a mouth. */
const poisons = anyOf(String.raw`
  poison\w*(?! (?:pill|arrow|dart))|(?:non-?)?toxic(?! (?:assets?|debt|masculinity|positivity))|toxins?|antidotes?|
  (?:white|brown|pink) gills|ring on the stem|venom\w*|
  swallow(?:ed|s|ing)?(?! (?:the cost|his pride|her pride|my pride|nests?|tails?))|inedible|foraged?|foraging|
  (?:is|are|it|these|those|stem|skin|soup|they|still|that|this|if|which) (?:\w+ )?edible|
  mushrooms?(?=.*\b(?:edible|eat|gills|safe|fry\w*|ring on|stem|ok)\b)|death ?caps?|
  (?:ate|eaten|eats|licked|licks|chewed|drank|sucked) (?:\w+ ){0,5}(?:antifreeze|battery|batteries|beads?|berry|berries|bleach|bulbs?|chalk|coins?|crayons?|detergent|gel|glass|glue|leaf|leaves|lego|magnets?|marbles?|mould|mouldy|mushrooms?|nail polish|paint|petals?|pellets?|perfume|pods?|sanitiser|sanitizer|seeds?|shampoo|slug|soap|weedkiller)|
  (?:button|coin) batter(?:y|ies)|laundry pods?|dishwasher tablets?|choking(?: hazards?)?|essential oils?|rat bait|
  weed ?killers?|pesticides?|herbicides?|glyphosate|insecticides?|slug pellets|antifreeze|oven cleaner|drain cleaner|
  caustic soda|ammonia|
  (?:bleach|chlorine) (?:and|with|plus|n|&) (?:\w+ )?(?:acid|ammonia|cleaner|descaler|limescale|toilet|vinegar)|
  (?:mix(?:ed|ing|es)?|breath(?:ed|ing)|sprayed|splash(?:ed)?|spilled|spilt) (?:\w+ ){0,3}(?:acid|bleach|chlorine|cleaner|descaler|solvent|vinegar)|
  breath(?:ed|ing) (?:in )?(?:\w+ )?(?:dust|gas|mist|smoke|spray|vapou?r|whiff)|acid (?:\w+ ){0,6}(?:on|in) (?:my|his|her)|
  fumes|carbon monoxide|co (?:alarm|detector)|gas (?:leak|smell)|smell(?:s|ing|ed)? (?:of )?gas|asbestos|radon|
  (?:mercury|lead) (?:thermometer|poisoning|paint|pipes?|levels?)|lead in (?:the|our)|(?:black|toxic) mou?ld|
  mou?ld (?:in|on|behind|round|around) (?:\w+ ){0,2}(?:bathroom|bedroom|ceiling|cot|crib|nursery|room|wall|windows?)|
  silica|fibre ?glass|welding (?:fumes|flash)|arc eye|sawdust|(?:dust|fume|paint) masks?|respirators?|
  ear (?:plugs|defenders|protection)|
  (?:safe|ok|okay|fine|dangerous|harmful|bad|risky) (?:to|for|if|when|around|near|with) (?:\w+ ){0,3}(?:babies|baby|bairn|bub|child|children|cats?|dogs?|infants?|kids?|kiddo|newborns?|pets?|toddlers?|wean|elderly|skin|lungs|eyes)|
  baby-?proof\w*|child-?proof\w*|
  deet|bug sprays?|repellents?|tea tree|sniff(?:s|ing|ed) (?:the |glue|deodorant|gas|petrol|paint|aerosols?)|paraquat|which sprays|moonshine|bathtub (?:gin|rakija|booze)|home-?distill\w+|(?:store|keep|storing) (?:the )?(?:petrol|gas bottles?|propane|fireworks)|special (?:\W)?brownies|(?:old|flaking|lead) paint|paint (?:flakes|flaking|is flaking|from the (?:window|wall|sill))|heat(?:ing|er) (?:for|in) (?:the|a|our) (?:tent|van|caravan|car|shed)|
  (?:is|are|was|were) (?:it|this|that|they|these|those) (?:really |still |actually )?safe (?:for|to)\b(?! (?:commit|delete|deploy|drop|force|ignore|merge|push|rebase|reboot|remove|rename|restart|uninstall|update|upgrade|work)\b)|food[- ](?:grade|safe|use)|leach(?:es|ed|ing)?
`);

/** Food that may have turned. */
const spoilt = anyOf(String.raw`
  botulis\w+|salmonella|listeria|e\.? ?coli|campylobacter|histamine|food(?:-| )?(?:safety|hygiene|borne)|
  cross[- ]contaminat\w+|
  (?:raw|unpasteuri[sz]ed) (?:\w+ )?(?:milk|cheese|eggs?|chicken|fish|oysters?|meat|mince|pork|honey)|
  raw kidney beans|undercooked|under-?done chicken|(?:pink|raw) (?:in|inside|in the middle)|
  (?:re-?froze\w*|re-?freez\w+)|(?:thawed|defrosted)(?: \w+){0,6} (?:again|freez\w+|eat|safe|ok|okay)|pressure canner|
  (?:home|water ?bath|pressure)[- ]?(?:can(?:ned|ning|ner)|bottling)|
  (?:can(?:ning)?|jarring|bottling|preserving) (?:green beans|beans|fish|garlic|peppers|tomatoes|meat|salmon|meat|tuna)|
  (?:left|leave|leaving|sat|sitting|forgot(?:ten)?)(?: \w+){0,4} (?:out (?:overnight|all night|all day|since|on)|on the (?:counter|side|hob|stove|worktop|bench)|in (?:the|a hot) (?:car|boot)|out of the fridge)|
  (?:left|leave) (?:it |them )?out|
  (?:still|is it|are they|it's|be) (?:safe|good|ok|okay|fine|alright)(?= (?:to (?:eat|drink|cook|give|serve|use|feed|reheat|freeze|have)|after|if it|for (?:dinner|lunch|tea)))|
  safe (?:internal )?temperature|
  (?:is|are) (?:the|my|this|that|these|those) (?:\w+ ){1,3}still (?:good|ok|okay|safe|alright|fine)|
  (?:past|after|over|beyond) (?:its|the|their) (?:best[- ]before|date|expiry|sell-?by|use-?by)|
  (?:out of date|expired|gone off|went off|gone bad|smells? (?:fine|off|funny|funky|sour|weird|ok))(?! (?:passport|licen[cs]e|domain|certificate|card|coupon|token|cert|mot|session|visa))|
  use-?by|best before|reheat(?:ed|ing)?|fridge (?:died|broke|failed|was off)|freezer (?:died|broke|failed|was off)|
  mouldy|moldy|slimy|kombucha|ferment(?:ed|ing) (?:\w+ ){0,3}(?:safe|mould|mold)|
  (?:grey|green|white|black) (?:fur|fuzz|mould|mold)|
  (?:how long|is|are) .*(?:ok|okay|good|safe|fine) (?:in|out of) the (?:fridge|freezer)|
  how long (?:does|do|will|can) (?:\w+ ){1,5}(?:keep|last)(?= (?:in the (?:fridge|freezer)|before|once|outside|unrefrigerated))|
  (?:half )?thawed|defrosted|(?:hard|frozen|raw|pink|cold) in the middle|honey (?:for|from|and)(?=.*\b(?:baby|months)\b)|well(?:'s| is|water| water) (?:\w+ )?(?:brown|cloudy|contaminated|dirty|smells)|drinking[- ]water|
  (?:be|keep|left|stand|stay|sit) (?:out|unrefrigerated)(?= (?:of the fridge|at room|in the (?:display|sun|car|heat)|overnight|before|for))|(?:not|no longer|isn'?t|aren'?t) safe\b(?! (?:to (?:commit|delete|merge|deploy)|code|build))
`);

/** Hurt, stung, burnt, fallen: what first aid is for. */
const mishaps = anyOf(String.raw`
  first[- ]aid(?:ers?)?|heimlich|recovery position|(?:electric|static) shock|electrocut\w+|drown\w*|
  secondary drowning|tourniquet|
  burn(?:s|ed|t)? (?:from|off|on (?:my|his|her|the (?:arm|hand|wrist|leg))|with|by|myself|himself|herself)|scald\w*|
  (?:my|his|her|a|the) burn\b(?! (?:rate|down))|blister\w*(?! packs?)|hot oil|steam burn|chemical burn|
  (?:jellyfish|wasp|bee|hornet|scorpion|weever|nettle) stings?|stung(?! for)|bites? (?:from|by|on)|
  (?:snake|spider|dog|cat|tick|mosquito|rat|bat|bed ?bug|flea|horsefly|monkey)[- ]?bites?|
  (?:bit|bitten|scratched|nipped) (?:me|my|him|his|her|by|on)|ticks? (?:on|in|off|remov\w+|stuck|out|behind)|rabies|
  lyme|leptospirosis|malaria\w*|dengue|zika|cholera|typhoid|yellow fever|hepatitis|hep (?:a|b|c)|tuberculosis|tb test|
  mpox|polio|(?:rusty|stood on a|stepped on a|trod on a) nail|(?:fish|chicken)[- ]?bone|fish ?hook|
  (?:something|glass|grit|metal|sawdust|sand|chilli|lash|shard|foreign body|splinter|thorn|bead|pea) (?:stuck |in |under )+(?:my|his|her|the|a) (?:eye|ear|nose|throat|foot|finger|hand|heel|nail|thumb|toe)|
  (?:up|down) (?:his|her|my) (?:nose|throat|ear)|stuck in (?:my|his|her|the) (?:ear|eye|nose|throat|foot|finger)|
  (?:fell|fallen|falls|tumbled|slipped|rolled|landed|tripped) (?:badly |hard |awkwardly )?(?:off|from|down|out of|on|onto|over|in) (?:\w+ ){0,3}(?:bed|bike|chair|changing|cot|horse|ice|ladder|playground|pony|roof|scooter|skateboard|sofa|couch|stairs|steps|swing|trampoline|tree|wall|head|bum|hip|arm|wrist|back|face|bath|shower|garden|kitchen)|
  (?:bang|bump|knock|whack|hit|blow|bonk)(?:ed|s)? (?:to|on|his|her|my|the)(?: \w+)? head|hit (?:my |his |her )?head|
  head injur\w+|(?:bat|bats) in (?:the )?(?:bed)?room|knocked (?:out|unconscious)|black eye|
  chipped (?:a |my |his |her )?tooth|knocked out a tooth|tooth (?:knocked|broke|came|snapped|chipped)|bleeding|
  won'?t stop bleeding|blood (?:when|on|from|everywhere|blister|clots?|type|loss|in (?:my|his|her|the|it))|
  needs stitches|gash(?:ed)?|(?:deep|nasty|infected) cut|cut (?:on|to) (?:my|his|her|the)|
  cut (?:myself|himself|herself)|sliced (?:my|his|her|the|off)|trapped (?:his|her|my) finger|
  (?:pulled|torn|tore|strained|popped) (?:a |my |his |her )(?:\w+ )?(?:muscle|calf|hamstring|groin|back|shoulder|tendon|quad)|
  (?:dislocat|fractur|ruptur|sprain|strain)\w*|(?:acl|mcl|rotator cuff|itb|it band)|sun ?burn\w*|sun ?stroke|
  heat ?(?:stroke|exhaustion|rash)|overheat(?:ing|ed)? (?:baby|toddler|kids?|him|her)|hypotherm\w+|frost(?:bite|nip)|
  altitude|the bends|decompression (?:sickness|stops?)|
  (?:flying|fly|plane) (?:after|with) (?:\w+ ){0,2}(?:diving|dive|surgery|cold|sinus\w*|ear infection|stent|op)|
  (?:can|could|ok to|okay to|safe to) (?:i |we |she |he )?(?:fly|dive|drive|swim|run|exercise|train)(?= (?:after|with|while|when|on|at \d|if))|
  e-?scooter accident|car accident|whip ?lash|panic button|sunbeds?|tanning|
  snakes?(?! (?:and ladders|case|game|oil|plant|print|skin))|the tick(?:'s| is| that)|ticks?(?= (?:half|still|head))|jellies(?=.*\b(?:sting|peed|sea|beach|kid)\b)|(?:blue|box|portuguese) jell(?:y|ies)|hook (?:out of|in|through) (?:my|his|her|the)|(?:nail|glass|thorn|wire) (?:went |gone )?(?:right |straight )?through (?:the|my|his|her)|(?:finger|hand|thumb|toe|arm|leg)s? (?:comes?|came|come|cut|chopped|is|was) off|in (?:a )?(?:plaster|cast|sling|brace)\b|blacked out|dropped dead|everything (?:looks|is|went|goes) (?:\w+ )?(?:blurry|dark|double|like snow|spinning|white|yellow)|mumbl\w+ and stumbl\w+|(?:frozen|ice on the|ice is|ice on) (?:the )?(?:canal|lake|pond|river|\d|a hand|thick|thin)|lids\b(?=.*\b(?:sand|burn\w*|swollen|stuck)\b)|(?:sand|burning|grit) under (?:both |my )?lids|weld(?:ed|ing) without
`);

/** Taken for pleasure, or out of need of it. */
const habits = anyOf(String.raw`
  alcohol(?!-free gel)|binge\w*|booze|boozing|hungover|hangovers?|blackout drunk|drunk (?:too much|every|again|most)|
  pints a (?:day|night|week)|bottles? (?:of (?:wine|vodka|gin|whisky) )?(?:a|every|each|per) (?:day|night|evening)|
  how many units|units (?:is|of|per|a)|wine (?:every|each) night|patches|snus|cigar(?:ette)?s?|
  smok(?:e|es|ing|er)(?= (?:\d+|a pack|weed|while|when|around|again|since|and the baby|and asthma))|
  smok(?:er|ing)(?:'s)? (?:cessation|cough|lungs?)|vap(?:e|es|ing)|e-?cigs?|shisha|
  weed(?= (?:and|every|withdrawal|edibles?|gumm(?:y|ies)|to sleep|psychosis|again))|cannabis|edibles|thc|marijuana|
  joints? (?:a|every) (?:day|night)|stoned|coca?ine|coke habit|ketamine|mdma|ecstasy pill|lsd|acid trip|
  magic mushrooms|psilocybin|microdos\w+|ayahuasca|kratom|heroin|opioids?|opiates?|fentanyl|meth(?:adone)?|suboxone|
  naloxone|narcan|speed and|poppers|laughing gas|nitrous|steroid cycle|sarms|
  drugs?(?= (?:test|problem|again|in (?:his|her)|and|interaction|user|use|habit|overdose))|doing drugs|addict\w*|
  comedown|overdos\w+|detox\w*|cold turkey|sober\w*|gambling (?:problem|addiction|again)|porn (?:addiction|problem)|
  energy drinks?|too much (?:caffeine|coffee|salt|sugar|screen time|water)|coffees? a day|
  (?:wine|vodka|gin|whisky|whiskey|beer|cider|rum|sherry) (?:a|every|each) (?:night|day|evening)|stop dead|units of
`);

/** Kitchens, weather and work that have to be done right by somebody who does not want to be ill. */
const hazards = anyOf(String.raw`
  (?:garlic|herbs|chilli(?:es)?) (?:in|infused) (?:\w+ )?oil|(?:infused|garlic) oil|(?:hot|cold)[- ]smok(?:e|ed|ing)|
  (?:curing|pink|nitrite|prague) salt|cure (?:ham|bacon|meat|salmon|my own)|(?:ham|bacon|meat|dry) cure|
  (?:dry|dried) kidney beans|kidney beans|(?:sushi|sashimi|ceviche|tartare)(?= (?:from|at home|safe|with|after))|
  (?:chanterelles?|ceps?|morels?|puffballs?|boletes?|toadstools?|wild garlic|hogweed|foxglove|yew|laburnum|oleander|hemlock|ragwort|lily of the valley|aconite|nightshade|elderberr(?:y|ies)|rhubarb leaves|acorns)|
  (?:keep|last|store|good|leave) (?:\w+ ){0,3}(?:in (?:the )?fridge|in (?:the )?freezer|unrefrigerated|out of the fridge)|
  (?:water|juice|honey|cow'?s milk|goat'?s? milk|salt|ice) for (?:a |my |the )?(?:\d+[- ]?(?:months?|weeks?)|baby|newborn)|
  (?:homemade|recipe|batch|goat).* formula|formula (?:recipe|ratio|batch)|
  (?:drinking|tap|well|flood|lake|river|rain) ?water(?= (?:safe|rules|for (?:drinking|baby)|in|on|ok|treat\w*|boil\w*|filter\w*|test\w*))|
  (?:bleach|chlorin\w+|purif\w+|disinfect\w*) (?:\w+ ){0,3}water|water (?:purif\w+|rules|filter for)|heat ?wave|
  in (?:this|the) heat|(?:in|at) (?:3[3-9]|4\d) ?(?:c|°|degrees?)\b|
  (?:3[6-9]|4\d) ?(?:°|degrees)(?! (?:angle|wash|turn))|hot car|cold water (?:swim\w*|shock|dip)|
  (?:ice|open[- ]water|wild|winter) (?:bath|swim\w*)|free-?div\w+|scuba|snorkel\w*|(?:\d|two|three|four|five) dives|
  dives? (?:and|then|before) (?:fly|flight)|breath[- ]?hold\w*|breathe? table|ski tour\w*|avalanche|
  (?:fell|fallen|went) (?:\w+ )?(?:in|into|through) (?:the |a )?(?:lake|river|ice|sea|canal|pond|pool)|
  thunder ?storm safety|ppe\b|toolbox talks?|risk assessment|respirat\w+|mask type|which mask|welding|
  grinder(?! coffee)|angle grinder|chain ?saws?|table ?saw|nail gun|cement (?:burn\w*|on|in)|wet cement|
  lime (?:burn|plaster in)|concrete (?:dust|cutting)|(?:stone|wood|silica|concrete|brick|no\.?) ?\d? ?dust|
  grain (?:silo|bin)|silo|slurry|confined space|(?:working|work) (?:alone|at height)|
  scaffold\w* (?:safe|collapse|without)|ladder safety|manual handling|
  lifting (?:technique|heavy|boxes|patients?|at work)|noise (?:at work|level|exposure)|ear plugs|earplugs|decibels?|
  db all day|paint (?:stripper|thinner)|spray[- ]?paint\w*(?= (?:in|indoors|mask|car|without|inside))|epoxy|two-?pack|
  isocyanat\w+|solvents?|white spirit|creosote|
  (?:burn(?:ing)?|burnt) (?:\w+ ){0,4}(?:pallets?|pallet wood|treated wood|plastic|tyres?|indoors)|wood ?burner|
  (?:bbq|barbecue|charcoal|generator|gas heater|camp stove)(?: \w+){0,3} (?:indoors|inside|in the (?:tent|garage|house|van))|
  (?:no|without a?) (?:window|ventilation)|ventilat\w+ (?:for|when|while)|knob and tube|
  (?:diy|home) (?:filling|dental|tooth|braces|whitening|mole|botox|filler|stitches)\w*|ear candl\w+|colon cleanse|
  baking soda (?:cure|cancer)|bleach bath|(?:home|natural|miracle) cure|cures?(?= (?:for|cancer))|
  (?:drive|driving)(?: \w+){0,5} (?:broken|cast|boot|painkillers?|medicated|concussi\w+|after (?:surgery|an? op|seizure|fit)|tired|no sleep|epilep\w*|meds|drink|beers?|pints?)|
  (?:broken|sprained|bad) (?:\w+ ){1,3}(?:drive|walk|work)|
  (?:beers?|pints?|glasses|drinks?|wine|shots) (?:\w+ ){0,3}(?:drive|driving|limit)|
  (?:drink|morning after)[- ]?driv\w+|over the limit|giving up (?:the|her|his) (?:car|keys|driving)|
  (?:stop|too old to) driving|narcolep\w+|drive (?:the|a) forklift|
  (?:on the roof|outside|out) (?:at|in) (?:noon|midday|the heat)|forecast (?:is |of )?(?:3[5-9]|4\d)|sauna|bin bags(?=.*\b(?:sweat|weigh|kilos?)\b)|weigh-?in|dive (?:schedule|plan|profile|table)|two tanks|drink again|(?:can|may|could|when) (?:i|we|she|he) (?:may |can )?drink (?:again|on|with|after)|only water|water (?:and salt )?fast(?:ing)?|trampolin\w+(?= (?:and|with|rules|safety))|
  batter(?:y|ies) (?:is |has |have |don |got |are )?(?:bulg\w+|hot|leak\w*|on fire|puff\w*|swell\w*|swollen)|charging (?:it )?(?:under|in bed)|(?:crusted|stuck) .*\bbin\b|climbs? in(?:to|side)? (?:and|the (?:bin|tank|silo|pit|hopper))|resin|2,4-d\b|roundup|in (?:the|my|his|her|one) eyes?\b|safe or (?:not|no)|(?:am|are) (?:i|we) (?:dying|poisoned)|(?:no|without) (?:cooling|fridge|refrigerat\w+)|\d ?(?:h|hrs?|hours?) in (?:the )?(?:august|boot|car|heat|july|sun)\b|
  artex|test strips?|lead (?:\d|is|was|came|reads)|asbest\w+
`);

export const harm: readonly RegExp[] = [poisons, spoilt, mishaps, habits, hazards];
