/**
 * What a crow would say in a rehearsal. It doesn't pretend to have done the work: it says what a real answer would bring,
 * where that crow would begin, what stands in the item word for word, and what the item leaves open.
 */
import { anglesFor } from './brain/angles.ts';
import { broughtFor, restraint } from './brain/brought.ts';
import { careOf } from './brain/care.ts';
import { factsLine } from './brain/facts.ts';
import { typeOfKind, type Kind } from './brain/kinds.ts';
import { workOf } from './brain/kind-of.ts';
import { isEnglish } from './brain/language.ts';
import { openPoints } from './brain/open-points.ts';
import { partsOf } from './brain/parts.ts';
import * as sentences from './brain/sentences.ts';
import { capital, headOf, short } from './brain/text.ts';
import { hash } from './rehearsal-chance.ts';
import type { Care, TaskType } from '../events.ts';
import { roster } from '../personas.ts';

export interface Share {
  item: string;
  context: readonly string[];
  subtask: string | undefined;
  /** What a person said about an earlier answer. */
  note: string | undefined;
  earlier: string | undefined;
  crow: string;
}

export const mark = '(rehearsal)';

export function answer(share: Share): string {
  const { item, subtask, earlier, note } = share;
  const part = titleOf(subtask);
  const about = part ?? item;
  const { kind, type, care, brought } = sortingOf(share, part);
  const pick = pickerFor(share, about, part);
  const filled = (
    patterns: readonly string[],
    slot: string,
    gaps: Readonly<Record<string, string>>,
  ): string =>
    pick(
      patterns.map((pattern) => fill(pattern, gaps)),
      slot,
    );
  const thing = pick(brought, 'brought');
  const gaps = {
    q: short(headOf(about).replace(/[\s,;:!–—-]+$|(?<!\d)\.+$/u, ''), 70),
    d: thing,
    D: capital(thing),
    a: pick(anglesFor(share.crow, type, care), 'angle'),
  };
  const open = part === undefined ? openPoints(item, kind, care) : [];
  const doubt = care === 'unclear' ? sentences.unclear : doubtOn(about, pick);
  const body = [
    part === undefined ? '' : filled(sentences.partBrings, 'brings', gaps),
    care === 'none' || care === 'unclear' ? '' : pick(restraint[care], 'restraint'),
    part !== undefined || care === 'unclear' || isEnglish(item) ? '' : pick(sentences.abroad, 'abroad'),
    gaps.a === '' ? '' : filled(sentences.beginnings, 'begin', gaps),
    open.length === 0 ? '' : filled(sentences.askings, 'ask', { o: pick(open, 'open') }),
  ];
  const lead = filled(part === undefined ? sentences.leads : sentences.partLeads, 'lead', gaps);
  return [
    `${mark} ${earlier === undefined ? '' : redone(note)}${lead}`,
    body.filter((sentence) => sentence !== '').join(' '),
    part === undefined ? factsLine(item) : '',
    doubt === '' ? '' : `Doubt: ${doubt}`,
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

const titleOf = (subtask: string | undefined): string | undefined => subtask?.split(': ')[0];

const fill = (pattern: string, gaps: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/\{(\w)\}/gu, (gap, name: string) => gaps[name] ?? gap);

interface Sorting {
  kind: Kind;
  type: TaskType;
  care: Care;
  brought: readonly string[];
}

/**
 * A part that is only named is of the whole's type; none is unclear by itself. It shares the whole's care unless that
 * comes from a part beside it, and so does one whose title leaves out some of its words.
 */
function sortingOf({ item, context }: Share, part: string | undefined): Sorting {
  const whole = workOf(item, context);
  if (part === undefined) {
    const care = careOf(item, context);
    return { kind: whole.kind, type: typeOfKind(whole.kind), care, brought: broughtFor(whole.kind, care) };
  }
  const { kind, opening } = workOf(part, context);
  const type = typeOfKind(opening.verb || typeOfKind(kind) !== 'other' ? kind : whole.kind);
  const care = [careOf(part, context), sharedCare(item, part, opening.verb !== undefined)].find(
    (one) => one !== 'none' && one !== 'unclear',
  );
  return { kind, type, care: care ?? 'none', brought: broughtFor(kind, care ?? 'none', type) };
}

function sharedCare(item: string, part: string, orders: boolean): Care {
  const isWhole = item.toLowerCase().includes(part.toLowerCase());
  const care = orders && isWhole ? 'none' : careOf(item);
  return partsOf(item, []).some((other) => other !== part && careOf(other) === care) ? 'none' : care;
}

type Pick = (from: readonly string[], slot: string) => string;

/**
 * Picks by the item's words. Crows on the same item, and parts of one item, pick neighbours; where an answer was given
 * before, what stood in it is passed over.
 */
function pickerFor({ item, earlier = '', crow }: Share, about: string, part: string | undefined): Pick {
  const turn =
    part === undefined ? Math.max(roster.indexOf(crow), 0) : Math.max(partsOf(item, []).indexOf(about), 0);
  return (from, slot) => {
    const begin = ((hash(`${slot} ${item}`) >>> 4) + turn) % Math.max(from.length, 1);
    const turned = [...from.slice(begin), ...from.slice(0, begin)];
    return turned.find((one) => !earlier.includes(one)) ?? turned[0] ?? '';
  };
}

/** Now and then, so that a person meets one. */
const doubtOn = (about: string, pick: Pick): string =>
  hash(`doubt ${about}`) % 7 === 0 ? pick(sentences.doubts, 'doubt') : '';

const redone = (note: string | undefined): string =>
  note === undefined ? 'Once more. ' : `Once more, with your note in mind (“${short(note, 90)}”). `;
