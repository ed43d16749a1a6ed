/** What a crow would say in a rehearsal: about the item, in its own way, and marked as rehearsed in the first word. */
import { angles, answerOf } from './brain/angles.ts';
import { careOf } from './brain/care.ts';
import { abroad, beforehand, doubts, instead } from './brain/careful.ts';
import { linesFor, namesFound } from './brain/drawn.ts';
import { fill } from './brain/fill.ts';
import { forms, type PoolKind } from './brain/forms.ts';
import { typeOfKind, type Kind } from './brain/kinds.ts';
import type { Work } from './brain/kind-of.ts';
import { partsOf } from './brain/parts.ts';
import { pools } from './brain/pools.ts';
import { subjectOf, type Subject } from './brain/subject.ts';
import { capital, short } from './brain/text.ts';
import { hash, type Chance } from './rehearsal-chance.ts';
import type { Care } from '../events.ts';
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

export function answer(share: Share, chance: Chance): string {
  const { item, context, subtask, earlier, note, crow } = share;
  const about = subtask?.split(': ')[0] ?? item;
  const subject = subjectOf(about, context);
  const care = careOfShare(share, about, subject);
  const shown = { subject, care, crow, part: subtask !== undefined };
  const { what, body } = bodyOf(shown, { about, turn: turnOf(share), earlier: earlier ?? '' }, chance);
  const lead = fill(chance.pick(leads).replace('{what}', what).replace('{What}', capital(what)), subject);
  const doubt = care === 'unclear' ? guessed : chance.int(7) === 0 ? chance.pick(doubts) : undefined;
  return [
    `${mark} ${earlier === undefined ? '' : redone(note)}${lead}`,
    body,
    ...(subtask === undefined ? own(shown, chance) : []),
    ...(doubt === undefined ? [] : [`Doubt: ${doubt}`]),
  ].join('\n\n');
}

const guessed = 'what is meant was guessed.';

/** A part that is only named shares the care of the whole; none is unclear by itself. */
function careOfShare({ item, context, subtask }: Share, about: string, { work }: Subject): Care {
  const care = careOf(about, context);
  if (subtask === undefined || !['none', 'unclear'].includes(care)) return care;
  if (work.opening.verb) return 'none';
  const whole = careOf(item, context);
  return whole === 'unclear' ? 'none' : whole;
}

interface Shown {
  subject: Subject;
  care: Care;
  crow: string;
  /** Whether it is only a part of an item. */
  part: boolean;
}

const leads = ['“{q}”: {what}.', 'For “{q}”: {what}.', '{What}, for “{q}”.', '{What}. The item: “{q}”.'];

interface Draw {
  about: string;
  /** Which of several bodies comes first. */
  turn: number;
  earlier: string;
}

function bodyOf(
  { subject, care, crow, part }: Shown,
  { about, turn, earlier }: Draw,
  chance: Chance,
): { what: string; body: string } {
  const kind = kindFor(subject, part);
  const fresh = (bodies: readonly string[]): string => {
    const filled = [...bodies.slice(turn % bodies.length), ...bodies.slice(0, turn % bodies.length)].map(
      (one) => fill(one, subject),
    );
    return filled.find((one) => !earlier.includes(one)) ?? filled[0] ?? '';
  };
  if (!part && !subject.english) return { what: 'not an answer yet', body: fresh(abroad) };
  if (care === 'unclear') return { what: 'a question back', body: fresh(forms.vague.bodies) };
  const sober = care === 'none' ? undefined : care;
  if (sober !== undefined && kind !== 'part' && !isPrepared(subject.work.kind, sober))
    return { what: 'handled with care', body: fresh(instead[sober]) };
  const warning = sober === undefined ? '' : `${chance.pick(beforehand[sober])}\n\n`;
  if (isPool(kind)) {
    const drawn = linesFor(kind, about, crow, turn + (earlier === '' ? 0 : 1)).map((line) =>
      fill(line, subject),
    );
    const { what, ends } = kind === 'names' ? namesFound(about) : pools[kind];
    const end = fill(chance.pick(ends), subject, drawn);
    return { what, body: `${warning}${drawn.map((line) => `- ${line}`).join('\n')}\n\n${end}` };
  }
  const { what, bodies } = forms[kind];
  return { what, body: `${warning}${fresh(bodies)}` };
}

/** Crows on the same item, and on parts of one item, begin at different bodies. */
function turnOf({ item, subtask, crow }: Share): number {
  const begin = hash(item) >>> 8;
  if (subtask === undefined) return begin + Math.max(roster.indexOf(crow), 0);
  return begin + Math.max(partsOf(item, []).indexOf(subtask.split(': ')[0] ?? ''), 0);
}

/** Forms of their own for what is only named, for the dead, and for a call to somebody known. */
function kindFor({ work, hi, title }: Subject, part: boolean): keyof typeof forms | PoolKind {
  if (part && isThing(work)) return 'part';
  if (work.kind === 'profile' && /obituary/iu.test(title)) return 'obituary';
  return work.kind === 'call' && !hi.startsWith('[') ? 'chat' : work.kind;
}

/** A part that is only named: "the cake", "laptop". */
const isThing = ({ kind, opening }: Work): boolean =>
  opening.verb === undefined && ['other', 'recall', 'think', 'errand'].includes(typeOfKind(kind));

const isPool = (kind: string): kind is PoolKind => kind === 'names' || kind in pools;

/** A text or an errand can be prepared without advice. */
function isPrepared(kind: Kind, care: Care): boolean {
  const type = typeOfKind(kind);
  if (type === 'plan' && care !== 'legal')
    return /^(?:event|menu|trip|packing|agenda|schedule|budget)$/u.test(kind);
  if (type === 'people' || (type === 'errand' && kind !== 'chore')) return true;
  return care !== 'health' && (type === 'write' || type === 'copy' || kind === 'gift');
}

function own({ subject, care, crow }: Shown, chance: Chance): string[] {
  const { kind } = subject.work;
  const angle = angles[crow];
  if (angle === undefined) return [];
  const of = answerOf[typeOfKind(kind)];
  const careful = care !== 'none' && care !== 'unclear' && !isPrepared(kind, care);
  return [chance.pick(angle[!subject.english || careful ? 'careful' : of])];
}

const redone = (note: string | undefined): string =>
  note === undefined ? 'Once more. ' : `Once more, with your note in mind (“${short(note, 90)}”). `;
