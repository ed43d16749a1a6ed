/** What the Sentry would say in a rehearsal, by the wording of the item alone. */
import type { Abuse, Care, Mode } from '../events.ts';
import { abuseOf } from './brain/abuse.ts';
import { careOf } from './brain/care.ts';
import { typeOfKind, type Kind } from './brain/kinds.ts';
import { workOf } from './brain/kind-of.ts';
import { hasToLand } from './brain/landing.ts';
import { partsOf } from './brain/parts.ts';
import { reasonFor } from './brain/reasons.ts';
import type { Chance } from './rehearsal-chance.ts';

export interface TriageItem {
  text: string;
  context?: string[];
  subtasks?: string[];
}

export function triage({ text, context = [], subtasks = [] }: TriageItem, chance: Chance): object {
  const abuse = abuseOf(text);
  // What isn't done can't hurt.
  const care = abuse === 'none' ? careOf(text, context) : 'none';
  const { kind } = workOf(text, context);
  // Who only wants to steer the flock asks for no work.
  const type = abuse === 'manipulation' ? 'other' : typeOfKind(kind);
  const parts = care === 'unclear' ? [] : partsOf(text, subtasks);
  const mode = modeOf({ kind, text, parts: parts.length, abuse, care });
  return {
    reason: reasonFor({ type, mode, parts: parts.length, abuse, care }, chance),
    task_type: type,
    mode,
    subtasks: mode === 'split' ? parts.map((title) => ({ title, brief: chance.pick(briefs) })) : [],
    abuse,
    care,
  };
}

/** A matter of taste, or of judgement: no single answer is right. */
const isOfTaste = (kind: Kind): boolean =>
  ['copy', 'ideas'].includes(typeOfKind(kind)) || ['choice', 'whether', 'compare', 'poem'].includes(kind);

interface Weighed {
  kind: Kind;
  text: string;
  parts: number;
  abuse: Abuse;
  care: Care;
}

function modeOf({ kind, text, parts, abuse, care }: Weighed): Mode {
  if (abuse !== 'none' || care === 'unclear') return 'solo';
  if (parts >= 2) return 'split';
  // Where health or law hangs on it, taste has no say; what is cheaper is reckoned.
  if (care === 'health' || care === 'legal' || (care === 'money' && reckoning.test(text))) return 'solo';
  if (hasToLand(text, kind)) return 'murder';
  return isOfTaste(kind) ? 'murder' : 'solo';
}

/** Sums answer it, and no taste. */
const reckoning =
  /\b(?:(?:works?|is|are|comes?|really|ends? up) (?:out )?cheaper|cheaper (?:for|over|in)|worth (?:paying|buying|filling|topping)|(?:clear|pay|kill|settle)(?: off)? .{1,40} first|first or\b|pay (?:any )?tax|\bvat\b|legit\b|fraud|scams?|safe account|buying back|top(?:ping)? up the pension)/iu;

const briefs = [
  'Do only this part, ready to use.',
  'Only this; other crows have the rest.',
  'Work this out by itself. It is joined with the other parts afterwards.',
  'This part alone, complete in itself.',
];
