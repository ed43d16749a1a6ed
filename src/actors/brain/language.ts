/** Whether an item is in English. What isn't is quoted and never bent into English sentences. */
import { isKnownNoun } from './nouns.ts';
import { adjectives, isSmall, isTitle } from './small-words.ts';
import { headOf } from './text.ts';
import { tokensOf } from './tokens.ts';
import { isInflected, isVerb } from './verbs.ts';

/** Small words of the neighbours that mean nothing, or nothing common, in English. */
const elsewhere = new Set(
  `de der die das den dem des ein eine einen einem einer und oder mit für von zum zur im am auf bei nach ist nicht wir ich
  le la les un une des du et ou avec pour dans sur chez au aux est ma mes el los las una unos y con para por del al
  mi mis il lo gli una e per con della di che een het en met voor van naar mijn och att med för på till en ett min og
  til med på av jeg o os um uma com da dos das meu minha em w na z do się i nie dla ja
  wegen ohne gegen durch über noch bitte schon dass nur kein keine unser unsere meine meinen deine ihr sich beim vom ins
  ne pas ce cette ses sur notre nos leur sans su sus muy más non suo sua nostro molto più dat niet zijn onze danke waren sind habe haben wird werden kann muss si che dal nel alla questo`.split(
    /\s+/u,
  ),
);
/** Those of them that English has as well: they tell nothing. */
const both = new Set(
  'die den an am do i on in to at as or no so me he we man his far of for is a all'.split(' '),
);

/** Two languages write them alike in front of the same words. */
const alike = new Set('an am in so man die den do on come'.split(' '));

const isEnglishWord = (word: string): boolean =>
  (isSmall(word) && !isTitle(word)) ||
  isVerb(word) ||
  isInflected(word) ||
  isKnownNoun(word) ||
  adjectives.has(word);

/** A language shows early. */
const enough = 600;

export function isEnglish(text: string): boolean {
  const words = tokensOf(headOf(text.slice(0, enough)))
    .slice(0, 60)
    .filter(({ lower }) => /\p{L}/u.test(lower));
  const foreign = words.filter(
    ({ lower }) => !both.has(lower) && (elsewhere.has(lower) || isMarked(lower)),
  ).length;
  const english = words.filter(({ lower }) => !elsewhere.has(lower) && isEnglishWord(lower));
  const sure = english.filter(({ lower }) => !alike.has(lower)).length;
  // A name may be marked; a small word of elsewhere is none of an English line.
  const small = words.some(({ lower, name }) => !name && !both.has(lower) && elsewhere.has(lower));
  const told = sure > 0 || (english.length > 0 && english.length === words.length);
  return told && english.length >= foreign && (!small || sure > foreign);
}

/** Other scripts, and letters that English only borrows. */
const isMarked = (word: string): boolean =>
  /[^\p{Script=Latin}\p{N}\p{M}\p{P}\p{S}]/u.test(word) || /[äöüßåøæñçãõłśżąęőűčšžř]/u.test(word);
