/**
 * The parts of an item that need nothing from each other, as titles of subtasks: ready ones of the paste, chores in a
 * row, a list behind a colon, several people who each get their own. What belongs together stays together.
 */
import { isThing, ordersIn, thingsIn } from './clauses.ts';
import { typeOfKind, type Kind } from './kinds.ts';
import { workOf } from './kind-of.ts';
import { openingOf, ordering } from './opening.ts';
import { forPeople } from './people-parts.ts';
import { capital, flat, headOf, short } from './text.ts';
import { tokensOf } from './tokens.ts';

/** A subtask's title, which is cut from its brief at the first colon. */
const titleLength = 60;
const most = 4;
/** What is longer than that describes one thing. */
const longest = 600;

/** @returns no titles, or two to four. */
export function partsOf(text: string, subtasks: readonly string[]): string[] {
  const { kind } = workOf(text);
  const head = headOf(text);
  if (subtasks.length === 0 && head.length > longest) return [];
  const found =
    subtasks.length > 0
      ? fromSubtasks(kind, subtasks)
      : (firstOf([
          () => forPeople(head),
          () => fromTexts(head),
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
  if (said.endsWith('?') || /^(?:think|copy|ideas)$/u.test(typeOfKind(kind))) return [];
  return ordersIn(
    said.replace(/^[\p{L}\p{N} ]{1,20}: /u, (label) => (ordering(tokensOf(label)) ? label : '')),
  );
}

/** "Press release + poster + post for the fair", "a slogan, and a poster": texts of several kinds. */
function fromTexts(head: string): string[] {
  const inTurn = head.replace(/[.!]+$/u, '').split(/,? (?:and|plus) (?=an? )|, (?=an? )/iu);
  if (inTurn.length >= 2 && inTurn.every((one) => isText(one) && !isPlan(one)))
    return inTurn.map((one) => one.replace(/^an? /iu, ''));
  const [, list = '', tail = ''] = /^(.+?)( (?:for|about) [^+]+)?$/u.exec(head) ?? [];
  const texts = list.split(' + ');
  const known = texts.filter((one) => isText(one) || typeOf(one) === 'ideas').length;
  return known >= 2 && texts.every((one) => isThing(one))
    ? texts.map((one) => `${one}${tail.replace(/ \(.*$/u, '')}`)
    : [];
}

const typeOf = (part: string): string => typeOfKind(workOf(part.replace(/^an? /iu, '')).kind);
const isText = (part: string): boolean => ['write', 'copy', 'people', 'plan'].includes(typeOf(part));
/** A plan and what belongs into it are one. */
const isPlan = (part: string): boolean => typeOf(part) === 'plan';

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

/** Work on one whole that has parts: a party, a room, a move. */
const hasParts = (kind: Kind): boolean =>
  /^(?:trip|event|project|repair|chore|setup|booking|form|craft|open|send|payment)$/u.test(kind);

function fromList(head: string): string[] {
  const [, before = '', list = ''] =
    /^([^:()]{3,80})(?:: | - | – | — )(.+)$/u.exec(head) ??
    /^([^:()]{3,80}) \(([^()]+)\)[.!]?$/u.exec(head) ??
    [];
  if (list === '') return [];
  const { kind, opening } = workOf(before);
  if (opening.tokens.length === 1 && (kind === 'open' || typeOfKind(kind) === 'errand') && !opening.verb)
    return [];
  const orders = ordersIn(list);
  if (orders.length >= 2 && !isOne(kind) && typeOfKind(kind) !== 'people') return orders;
  const things = thingsIn(list);
  if (things.length < 2 || !hasParts(kind)) return [];
  return things;
}
