/**
 * The parts of an item that need nothing from each other, as titles of subtasks: ready ones of the paste, chores in a
 * row, a list behind a colon, several people who each get their own. What belongs together stays together.
 */
import { isThing, ordersIn, thingsIn } from './clauses.ts';
import { typeOfKind, type Kind } from './kinds.ts';
import { isLabelledCode, workOf } from './kind-of.ts';
import { openingOf, ordering } from './opening.ts';
import { forPeople } from './people-parts.ts';
import { rivalsIn } from './rivals.ts';
import { forRow, forSeveral } from './row-pieces.ts';
import { andText, forCounted, forEach, foundIn, inTurn, marked, sharesIn, textsIn } from './several.ts';
import { seriesIn } from './series.ts';
import { capital, flat, headOf, short } from './text.ts';
import { tokensOf } from './tokens.ts';
import { questionsIn, worksIn } from './works.ts';
import { againIn, versionsIn } from './versions.ts';

/** A subtask's title, which is cut from its brief at the first colon. */
const titleLength = 60;
const most = 4;
/** What is longer than that describes one thing. */
const longest = 600;

/** @returns no titles, or two to four. */
export function partsOf(text: string, subtasks: readonly string[]): string[] {
  const { kind } = workOf(text);
  const head = headOf(text);
  if (subtasks.length === 0 && (head.length > longest || isLabelledCode(head))) return [];
  const found =
    subtasks.length > 0
      ? fromSubtasks(kind, subtasks)
      : (firstOf([
          () => marked(head),
          () => sharesIn(head, kind),
          () => rivalsIn(head),
          () => inTurn(head),
          () => forRow(head),
          () => forEach(head, kind),
          () => worksIn(head, kind),
          () => questionsIn(head),
          () => versionsOf(head, kind),
          () => againIn(head, kind),
          () => forPeople(head),
          () => forSeveral(head),
          () => forCounted(head),
          () => fromTexts(head),
          () => textsIn(head),
          () => andText(head, kind),
          () => foundIn(head, kind),
          () => fromList(head),
          () => fromOrders(openingOf(head).said, kind),
          () => fromGathering(head, kind),
        ]) ?? []);
  const titles = [...new Set(grouped(found).map((part) => title(part)))].filter((one) => one !== '');
  return titles.length >= 2 ? titles : [];
}

const firstOf = (ways: readonly (() => string[])[]): string[] | undefined => {
  for (const way of ways) {
    const found = way();
    if (found.length >= 2) return found;
  }
  return undefined;
};

/** What is too long stands without its brackets; the whole of it is in the item. */
function title(part: string): string {
  const whole = capital(part.replaceAll(': ', ' – ').replaceAll(':', ' –'));
  return short(whole.length > titleLength ? flat(whole.replaceAll(/\([^()]*\)/gu, ' ')) : whole, titleLength);
}

/** More than four are laid together, neighbours with neighbours. */
function grouped(parts: readonly string[]): string[] {
  if (parts.length <= most) return [...parts];
  return Array.from({ length: most }, (_, n) =>
    parts
      .slice(Math.floor((n * parts.length) / most), Math.floor(((n + 1) * parts.length) / most))
      .join(', '),
  );
}

/** One trip, one bag, one choice or one text, however many things it takes. */
const isOne = (kind: Kind): boolean =>
  /^(?:shopping|packing|budget|agenda|menu|schedule|recipe|code|pickup)$/u.test(kind) ||
  /^(?:think|copy|ideas|recall)$/u.test(typeOfKind(kind));

function fromSubtasks(kind: Kind, subtasks: readonly string[]): string[] {
  const parts = subtasks.map((one) => flat(one)).filter((one) => isThing(one));
  const orders = parts.filter((part) => ordering(tokensOf(part)) !== undefined);
  // Notes below an item read like subtasks; orders are never notes.
  if (parts.length < subtasks.length && orders.length < 2) return [];
  if (orders.length < parts.length && (isOne(kind) || ['write', 'people'].includes(typeOfKind(kind))))
    return orders.length >= 2 ? orders : [];
  return parts;
}

function fromOrders(said: string, kind: Kind): string[] {
  if (said.endsWith('?')) return [];
  const orders = ordersIn(
    said.replace(/^[\p{L}\p{N} ]{1,20}: /u, (label) => (ordering(tokensOf(label)) ? label : '')),
  );
  // What is thought out goes on in the same head; what is then written to somebody doesn't.
  const isTold = (order: string): boolean => /^(?:write|people)$/u.test(typeOfKind(workOf(order).kind));
  return /^(?:think|copy|ideas)$/u.test(typeOfKind(kind)) && !orders.slice(1).every((one) => isTold(one))
    ? []
    : orders;
}

/** "Press release + poster + post for the fair": texts of several kinds. */
function fromTexts(head: string): string[] {
  // "Email to the parents. Sign for the canteen."
  const sentences = head.split(/(?<=[\p{L}\d]{2})[.;] (?=\p{L})/u).map((one) => one.replace(/[.;]+$/u, ''));
  if (sentences.length >= 2 && sentences.every((one) => isText(one) && isShort(one))) return sentences;
  const [, list = '', tail = ''] = /^(.+?)( (?:for|about) [^+]+)?$/u.exec(head) ?? [];
  const texts = list.split(' + ');
  const known = texts.filter((one) => isText(one) || typeOf(one) === 'ideas').length;
  return known >= 2 && texts.every((one) => isThing(one))
    ? texts.map((one) => `${one}${tail.replace(/ \(.*$/u, '')}`)
    : [];
}

/** What it is and for whom, and no sentence about it. */
const isShort = (one: string): boolean =>
  /^(?:an? |one |the )?(?:(?:short|quick|polite|new|another) )?(?:e-?mail|text|letter|message|note|sign|poster|post|caption|reply|card|speech|notice|flyer|leaflet|msg|blurb|bio|label) (?:to|for|about|on|re|telling|asking)\b/iu.test(
    one,
  );

const typeOf = (part: string): string => typeOfKind(workOf(part.replace(/^an? /iu, '')).kind);
const isText = (part: string): boolean => ['write', 'copy', 'people', 'plan'].includes(typeOf(part));

/** A gathering for many, or one that others help with, is more than one plan holds. */
function fromGathering(head: string, kind: Kind): string[] {
  if (kind !== 'event') return [];
  const counts = [
    ...head.matchAll(/\b(\d{1,4}) (?:guests|people|visitors|kids|children|friends|colleagues|of us)\b/giu),
  ];
  const many = counts.some(([, count]) => Number(count) >= 12);
  const helped =
    /\b(?:helpers?|helping|volunteers|(?:wants?|offered|happy|willing) to help|will help|can help)\b/iu.test(
      head,
    );
  return many || helped ? ['Guests and invitations', 'Food and drink', 'Who does what, and when'] : [];
}

/** Several of a slogan's versions are there to choose from. */
const versionsOf = (head: string, kind: Kind): string[] =>
  /^(?:names|slogan|title|idea)$/u.test(kind) ? [] : versionsIn(head);

/** Work on one whole that has parts: a party, a room, a move. */
const hasParts = (kind: Kind): boolean =>
  /^(?:trip|lookup|assess|event|project|repair|chore|setup|booking|form|craft|open|send|payment)$/u.test(
    kind,
  );

/** "Be honest", "keep it short": how the work is to be done. */
const isManner = (list: string): boolean =>
  /^(?:be|keep|don[’']t|do not|make (?:it|sure)|not too|please|kindly|nothing|no|let it|with|without)\b/iu.test(
    list,
  );

/** What stands behind these is bought there. */
const shops =
  /^(?:aldi|amazon|asda|b&q|boots|bunnings|chemist|coles|co-?op|costco|dm|dunnes|edeka|fridge|ikea|kmart|lidl|market|morrisons|pharmacy|rewe|sainsburys?|screwfix|shops?|supermarket|supervalu|target|tesco|town|waitrose|walmart|woolies|wickes)$/iu;

function fromList(head: string): string[] {
  const [, before = '', list = ''] =
    /^([^:()]{3,80})(?:: | - | – | — )(.+)$/u.exec(head) ??
    /^([^:()]{3,80}) \(([^()]+)\)[.!]?$/u.exec(head) ??
    [];
  if (list === '') return [];
  const { kind, opening } = workOf(before);
  const isShop = shops.test(before) || list.split(/[,;] ?/u).some((one) => workOf(one).kind === 'shopping');
  const alone = opening.tokens.length === 1 && !opening.verb;
  if (isManner(list) || (alone && (isShop || typeOfKind(kind) === 'errand'))) return [];
  const orders = ordersIn(list);
  if (orders.length >= 2 && !isOne(kind) && typeOfKind(kind) !== 'people') return orders;
  // Guesses at one cause are no parts of the work.
  if (/\b(?:probably|idk|dunno|no idea|not sure|i think|perhaps)\b/iu.test(list)) return [];
  const things = thingsIn(list);
  // "A song, a rhyme and a craft" are three, whatever they are for.
  const row = seriesIn(list);
  if (row.length >= 3 && !isOne(kind) && row.every((one) => /^(?:an?|one) /iu.test(one))) return row;
  // A word that only stands over a list may stand over notes.
  if (things.length < (alone && kind === 'open' ? 3 : 2) || !hasParts(kind)) return [];
  return things;
}
