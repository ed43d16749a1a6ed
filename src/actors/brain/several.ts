/** Items that name several pieces: counted ones, several texts in a row, or one kind of work and then a text. */
import { eachIn, numberedIn } from './each.ts';
import { typeOfKind, type Kind } from './kinds.ts';
import { workOf } from './kind-of.ts';
import { kindOfNouns, singular } from './nouns.ts';
import { openingOf, ordering } from './opening.ts';
import { isPiece } from './row-pieces.ts';
import { isQuality, seriesIn } from './series.ts';
import { articles, prepositions, pronouns } from './small-words.ts';
import { firstPhrase, kindOfThing, wordsOf } from './things.ts';
import { tokensOf } from './tokens.ts';

/** "Reply to both emails", "proofread the three chapters" */
export function forCounted(head: string): string[] {
  const { said, verb, rest } = openingOf(head);
  if (
    !verb ||
    !/^(?:reply to|answer|review|summari[sz]e|proofread|edit|translate|mark|grade|rewrite|write|draft)$/u.test(
      verb.words,
    )
  )
    return [];
  const phrase = firstPhrase(rest);
  const kind = kindOfNouns(wordsOf(phrase));
  if (kind !== undefined && /^(?:copy|ideas)$/u.test(typeOfKind(kind))) return [];
  const counted =
    phrase.length <= 4 ? numberedIn(said.slice(rest[0]?.start ?? 0, phrase.at(-1)?.end ?? 0)) : [];
  return counted.map((one) => `${verb.words} ${one}`);
}

/** Each of several things gets a piece, as the item says outright. */
export function forEach(head: string, kind: Kind): string[] {
  if (/^(?:shopping|pickup|packing|payment|code|recipe)$/u.test(kind)) return [];
  return eachIn(head);
}

const joints = /,? (?:and|&|plus) (?:also )?|, | \+ /iu;

/** "menu, shopping list and timings for Sunday", "draft a bio and a press release" */
export function textsIn(line: string): string[] {
  // What stands in a sentence before only tells why.
  const head = line.split(/(?<=\p{L}{3})[.!] (?=\p{L})/u).at(-1) ?? line;
  const { said, verb, rest } = openingOf(head);
  if (
    verb &&
    !/^(?:write|draft|need|prepare|make|do|create|put together|work on|compose|finish|get|write out|write up|type up)$/u.test(
      verb.words,
    )
  )
    return [];
  const list = said
    .slice(rest[0]?.start ?? 0)
    .replace(/[.!]+$/u, '')
    .replace(/^(?:i|we) (?:also )?need /iu, '')
    // "The museum wants a bio and a caption"
    .replace(/^(?:the |my |our )?[\p{L} ]{2,30} (?:wants?|needs?|asked for|asks for) (?=an? )/iu, '');
  if (/[?:(]|(?:^| )or /u.test(list)) return [];
  const apart = list.split(/,? (?:and|plus) (?=an? )|, (?=an? )/iu);
  if (apart.length >= 2 && apart.every((one) => isNamed(one))) return apart.map((one) => bare(one));
  const [, row = list, tail = ''] =
    /^(.+?[^,] (?:and|&|plus|\+) .+?)( (?:for|about|to go with|on) .+)$/iu.exec(list) ?? [];
  const texts = row.split(joints).map((one) => one.trim());
  // Whatever is written, piece by piece: "the methods and the discussion".
  const named = seriesIn(row);
  const isWriting = /^(?:write|draft|finish|write out|write up|type up)$/u.test(verb?.words ?? '');
  if (isWriting && named.length >= 2 && named.every((one) => /^the (?:\S+ ?){1,3}$/iu.test(one)))
    return named.map((one) => bare(one));
  // "With time for the roof and the budget" goes on about the first.
  const definite = texts.filter((one) => /^the /iu.test(one)).length;
  if (texts.length < 2 || (definite > 0 && definite < texts.length)) return [];
  if (texts.every((one) => isNamed(one))) return texts.map((one) => `${bare(one)}${tail}`);
  // "Names, a crest and a song": two of them tell that none is only bought.
  const isLoose = (one: string): boolean => !isNamed(one) && typeOfKind(workOf(one).kind) === 'errand';
  const [lead = '', ...others] = named;
  const told =
    list.includes(',') &&
    named.length >= 3 &&
    [lead, ...others].filter((one) => isNamed(one)).length >= 2 &&
    !named.some((one) => isLoose(one));
  return told && !verb && !tokensOf(lead).some(({ lower }) => prepositions.has(lower))
    ? named.map((one) => bare(one))
    : [];
}

const bare = (one: string): string => one.replace(/^(?:an?|the) /iu, '');

/** Its last word is the text itself: "a short bio", and no "letter box". */
function isNamed(one: string): boolean {
  const phrase = firstPhrase(tokensOf(one));
  const words = wordsOf(phrase);
  const kind = kindOfNouns(words.slice(-2));
  const text = kind !== undefined && (isPiece(kind) || typeOfKind(kind) === 'copy');
  // "My holiday" is what a text is about; "a holiday budget" is a piece.
  const planned =
    kind !== undefined && typeOfKind(kind) === 'plan' && !/^(?:the|my|our|his|her|their) /iu.test(one);
  const named =
    /^what to (?:say|write|tell|reply|ask)\b/iu.test(one) ||
    text ||
    planned ||
    /^(?:piece|version|bit|line|quote|list|playlist|spreadsheet)$/u.test(words.at(-1) ?? '') ||
    (words.at(-1) === 'one' && words.length >= 2);
  const [, next] = phrase;
  const orders =
    next !== undefined &&
    (articles.has(next.lower) || pronouns.has(next.lower) || next.name) &&
    ordering(phrase) !== undefined;
  // "At most 5 words" and "two pages" measure it.
  const measures =
    prepositions.has(phrase[0]?.lower ?? '') ||
    /^(?:words|lines|pages|minutes|max|maximum)$/u.test(words.at(-1) ?? '') ||
    / only$|^(?:just|not) /iu.test(one);
  return named && !measures && (words.length <= 5 || one.startsWith('what to ')) && !orders;
}

/** "pros and cons of the two halls and a letter to the committee": work, and then a text about it. */
export function andText(head: string, kind: Kind): string[] {
  if (typeOfKind(kind) === 'errand' || (typeOfKind(kind) === 'other' && !openingOf(head).verb)) return [];
  const [, first = '', text = ''] =
    /^(.{6,}?)(?:,|;|\.)? (?:and|plus|\+|then|&) (?:also |then )*(?=(?:(?:write|draft|do|send) )?(?:an?|the|some|my|another) )(.+)$/iu.exec(
      head,
    ) ?? [];
  if (first === '' || /(?:^| )(?:for|with|between|of|by|from|about|to) \S+$/iu.test(first)) return [];
  const tokens = tokensOf(text.replace(/^(?:write|draft|do|send) /iu, ''));
  const named = kindOfNouns(wordsOf(firstPhrase(tokens)).slice(-2));
  const aimed = tokens.some(
    ({ lower }, n) => n > 1 && /^(?:to|for|about|saying|explaining|telling)$/u.test(lower),
  );
  const work = workOf(first);
  const told =
    work.opening.verb !== undefined ||
    /^(?:think|recall)$/u.test(typeOfKind(work.kind)) ||
    kindOfThing(work.opening.tokens) !== undefined;
  return aimed && told && work.kind !== 'open' && isPiece(named) ? [first, text] : [];
}

/** "look into trains, ferries and coaches to Cork" */
export function foundIn(head: string, kind: Kind): string[] {
  if (kind !== 'lookup' && kind !== 'explain') return [];
  const { said, verb, rest } = openingOf(head);
  // What is converted is one thing.
  if (!verb || said.includes('?') || verb.words === 'convert') return [];
  const names = prepositions.has(rest[0]?.lower ?? '') ? [] : seriesIn(said.slice(rest[0]?.start ?? 0));
  const [first = ''] = names;
  // "Explain tides for a child, a sailor and an examiner": each gets the same thing.
  const [, base = ''] = /^(.+ for) (?:an?|the|my) /iu.exec(first) ?? [];
  const orders = names.some((name) => ordering(tokensOf(name)) !== undefined && !isQuality(name));
  return names.length >= 3 && !orders
    ? names.map((name, n) => `${verb.words} ${n > 0 && base !== '' ? `${base} ` : ''}${name}`)
    : [];
}

/** "first find out what it costs, then write it up for the others" */
export function inTurn(head: string): string[] {
  const [, first = '', then = ''] =
    /^(?:firstly|first|start by|step one)[,:]? (.+?)[,;.]? (?:and )?(?:then|secondly|second|next|after that)[,:]? (.+)$/iu.exec(
      head,
    ) ?? [];
  const orders = [first, ...then.split(/[,;.] (?:and )?(?:then|finally|thirdly|third|lastly) /iu)].map(
    (one) => one.replace(/[.!]+$/u, '').trim(),
  );
  return first !== '' &&
    orders.every((one) => one.split(' ').length >= 2 && openingOf(one).verb !== undefined)
    ? orders
    : [];
}

/** "emails: one to the bank, one to Mum", "part one the churches, part two the coast" */
export function sharesIn(head: string, kind: Kind): string[] {
  if (typeOfKind(kind) === 'errand') return [];
  const told = [...head.matchAll(partNames)];
  // "Coffee part, dessert part, rule part"
  const behind = [...head.matchAll(/\b(?!(?:the|this|that|each|any|one)\b)(\p{L}{3,}) part\b(?! of)/giu)].map(
    ([, name = '']) => `${name} part`,
  );
  if (told.length < 2 && behind.length >= 3) return behind;
  const at = told.length >= 2 ? told : [...head.matchAll(oneNames)];
  const [first] = at;
  if (!first || at.length < 2) return [];
  // "Emails: one to Mum" are emails.
  const [, noun = ''] = /\b(\p{L}{3,}s)(?:[:,]| -)? *$/iu.exec(head.slice(0, first.index)) ?? [];
  const shares = at.map(({ 0: found, index }, n) => {
    const rest = head.slice(index + found.length, at[n + 1]?.index).replace(/[\s,;.:]+$|,? and$/gu, '');
    return told.length >= 2 || noun === '' ? rest : `${singular(noun.toLowerCase())} ${rest}`;
  });
  // "Finish part one and part two" says of none what it is.
  return shares.every((share) => share.includes(' ')) ? shares : [];
}

const partNames = /\bpart (?:one|two|three|four|five|[1-5])\b[:,]? (?:is |about |on )?/giu;
/** Whom or what it is for, or how it sounds. */
const oneNames =
  /\b(?:1|one|another) (?=(?:to(?! \d)|for|about|on|asking|telling|saying|with|as|soft|firm|short|long|formal|funny|serious|polite|blunt|last|final|kind|stern)\b)/giu;

/** "1) … 2) …", "(a) … (b) …" inside one line */
export function marked(head: string): string[] {
  const found = head
    .split(/(?:^|\s)\(?(?:[1-9]|[a-e])\)\s|(?:^|\s)[1-9]\. (?=\p{L})/u)
    .map((one) => one.replace(/[\s,;]+$/u, '').trim());
  return found.length >= 3 ? found.slice(1).filter((one) => one !== '') : [];
}
