/** Texts that have to do something to those who hear them: one draft is not enough to choose from. */
import { typeOfKind, type Kind } from './kinds.ts';

/** Once in a life, before everybody. */
const occasions =
  /\b(?:best man|best woman|maid of honou?r|father of the (?:bride|groom)|mother of the (?:bride|groom)|(?:retire?ment|retiral|farewell|leaving|graduation|acceptance|opening) (?:do|speech|talk|address|toast))\b/iu;

const effects =
  /\b(?:(?:has|have|had|got|gotta|needs?|ought|wants?|supposed) (?:\p{L}+ ){0,2}?to |must |should |gotta |want (?:it|them|him|her|people|everyone) to |want a |so (?:that )?(?:it|they|people) |i want (?:that )?they )(?:\p{L}+ ){0,6}?(?:beat|bite|cry|funny|grab|impress|kill|land|laugh|laughs|moving|reach for|remember|remembered|shine|sing|slap|smile|stand out|stick|sting|stun|surprise|unforgettable|weep)\b|\bmake (?:\p{L}+ ){1,4}?(?:laugh|cry|smile|weep|listen|care|gasp|remember|think twice)\b|\b(?:asks? for|want to hear) (?:it )?(?:twice|again)\b|\b(?:be|is) (?:remembered|quoted|talked about)\b|\bnot? (?:boring|a dry eye|snooze)\b|\b(?:on|off) their phones\b|\bbring the house down\b/iu;

/** Who says what it must not have has heard too many. */
const bounds =
  /\b(?:eulogy|speech|toast)\b.*\b(?:no|not|without|nothing) (?:too )?(?:angels?|cheese|cheesy|clich\w+|gushing|jokes|poetry|poems?|rhymes?|sentimental\w*|sob|soppy|speeches|tears)\b/iu;

/** A judgement that somebody means to defend. */
const stands =
  /\b(?:(?:a|your|one|my) (?:real|hot|strong|spicy|honest|bold|contrarian|proper|hard) (?:take|opinion|view|stance|position)|(?:take|opinion|view|stance|position) (?:i|that i|we) can (?:post|defend|stand|publish|argue|hold))\b/iu;

/** @returns whether several drafts should compete for it. */
export function hasToLand(text: string, kind: Kind): boolean {
  if (typeOfKind(kind) === 'errand') return false;
  if (stands.test(text) || bounds.test(text)) return true;
  if (!/^(?:write|people)$/u.test(typeOfKind(kind)) && !/\b(?:speech|toast|eulogy)\b/iu.test(text))
    return false;
  return (
    effects.test(text) || (occasions.test(text) && /^(?:write|people|make|other)$/u.test(typeOfKind(kind)))
  );
}
