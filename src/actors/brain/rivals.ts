/** Three things or more that are held against each other: each is looked at by itself, and the Elder weighs them. */
import { tokensOf } from './tokens.ts';

/** The longest name of one of them, in words. */
const most = 7;
const least = 3;

/** What is said of all of them comes behind one of these. */
const beyond =
  /(?:[;:?!(]|(?<=\p{L}{3})\.(?: |$)| - | – | — |,? (?:for|when|while|if|in|by|to get|given|considering|which|what|considered|on (?:a|my|our)|with (?:a|my|our))(?: |$)).*$/iu;

const lead =
  /^.*?(?:\b(?:compare|comparing|comparison(?: of)?|choose between|decide between|weigh up)(?: (?:all|the|these|my|our|three|four|\d)(?: \p{L}+){0,2}?)?(?::| - )? |: | - | – | — )/iu;

/** "All three", "the good and bad of each" */
const held =
  /\b(?:compare (?:all|them|the (?:three|four|lot)|these|each)|(?:good and bad(?: about)?|pros and cons|pluses and minuses|ups and downs|upsides and downsides|strengths and weaknesses|cost) (?:of |about )?(?:all|each)|how (?:do )?they compare|side by side)\b/iu;

/** @returns what is compared, or none if it is fewer than three. */
export function rivalsIn(head: string): string[] {
  // "The two quotes" are two, and who trails off has chosen.
  if (/\b(?:compare|between) (?:the |these |those |my |our )?(?:two|both|2) |\.\.\.|…/iu.test(head))
    return [];
  return [against(head), compared(head), listed(head)].find((names) => names.length >= least) ?? [];
}

/** "train vs coach vs plane for Cork" */
function against(head: string): string[] {
  const [first = '', ...others] = head.split(/ (?:vs?\.?|versus) /iu);
  return others.length < least - 1 ? [] : named([first.replace(lead, ''), ...others]);
}

/** "compare coach, train and plane to Cork" */
function compared(head: string): string[] {
  if (!/^(?:please )?(?:compare|weigh up)\b/iu.test(head)) return [];
  const rest = head.replace(/^(?:please )?(?:compare|weigh up) /iu, '');
  // "The three card readers people use (Square, SumUp, Zettle)"
  const [, inside = ''] = /^[^(:]{3,90} \(([^()]+)\)/u.exec(rest) ?? [];
  if (row(inside).length > 0) return row(inside);
  const [, list = rest] =
    /^(?:the )?[\p{L}\d'’]+(?: [\p{L}\d'’]+){0,5}(?:: | - | – | — )(.+)$/iu.exec(rest) ?? [];
  return row(list.replace(beyond, ''));
}

/** "The rota: an app, a sheet on the door, or nothing at all. Go through the pros and cons of each." */
function listed(head: string): string[] {
  if (!held.test(head)) return [];
  const [sentence = ''] = head.split(/[.!?](?= |$)/u);
  return row(sentence.replace(/^[^:,]{3,40}: /u, '').replace(beyond, ''));
}

/** What comes behind a comma after the last of them is said of all. */
const row = (list: string): string[] =>
  named((/^.*? (?:and|or) [^,]+/iu.exec(list)?.[0] ?? list).split(/,? (?:and|or) |, /iu));

/** Names alone, up to the first words that name nothing. */
function named(parts: readonly string[]): string[] {
  const names = parts.map((part) =>
    part
      .replace(beyond, '')
      .replace(/^(?:just|or|and) /iu, '')
      .trim(),
  );
  const end = names.findIndex((name) => name === '' || tokensOf(name).length > most);
  const whole = end < 0 ? names : names.slice(0, end);
  return whole.length >= least && whole.length <= 8 ? whole : [];
}
