/** Parts of a body, what can be the matter with them, sleep. Each pattern meets small letters. Data only. */
import { anyOf } from './any-of.ts';

/** Parts of a body; they say nothing until something is the matter with one. */
export const bodyParts = anyOf(String.raw`
  knees?|spine|shoulders?|jaw|teeth|tooth|gums|tongue|throat|eyelids?|stomach|tummy|belly|bowels?|kidneys?|
  liver|bladder|ankles?|toes?|toenails?|elbows?|wrists?|fingers?|thumbs?|scalp|shins?|groin|thyroid|paws?|skin|
  tonsils|hamstrings?|tendons?|collarbone|ribs|kneecaps?|forearms?|eyebrows?|nostrils?|armpits?|hips
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
  ringing|bothering|acting up|playing up|painful|
  (?:can|can'?t|cannot|won'?t) (?:barely |hardly )?(?:get up|bend|lift|kneel|turn|straighten|squat|grip|put weight|reach)|stuffed|buggered|knackered|crook|dodgy|gammy|banjaxed|wrecked|
  (?:is|are|was|'s) (?:gone|shot|bad|worse|done|killing \w+)|gone again|went (?:again|when|as)|giv(?:es?|ing) (?:out|way|me gyp|me grief)|popp(?:ed|ing)|crunch\w*|locks up|locked up|tender|puffy|sting(?:s|ing)|grinding
`);

/** Furniture and tools have legs and arms too. */
export const otherBodies =
  /\b(?:table|chair|sofa|couch|bed|lamp|clock|stool|desk|tripod|bench|armchair|doll|puppet|statue|bottle|guitar|violin|clock|tap|shower|piano|trouser|trousers|sock|shirt|coat|river|drill|rake|broom)(?:'s)? (?:legs?|arms?|foot|feet|heads?|hands?|neck|face|back|mouth|heel|heels|toe|toes|elbows?|knees?)\b/gu;

/** Sleep, but not what computers, bags and second thoughts do. */
export const sleep =
  /\b(?:(?<!\bwhere (?:to|we|we'll|we will|we can|can we|do we|everyone will) )sleep|(?:haven't|hardly|barely|not|never) slept|(?:never|hardly|barely) sleeps|slept (?:badly|poorly|well|properly)|sleeping (?:badly|poorly|problems?|trouble)|sleeps (?:badly|poorly))\b(?! (?:on it|on that|over|bag|mode|timer|mask|train))/u;

/** Things of a chemist's that are only bought or packed. */
export const medicineChest =
  /\b(?:medicines?|pills|painkillers?|paracetamol|ibuprofen|aspirin|plasters|vitamins?)\b/u;
