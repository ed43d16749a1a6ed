/** What the Sentry would say in a rehearsal, by the wording of the item alone. */
import type { Mode, TaskType } from '../events.ts';
import type { Chance } from './rehearsal-chance.ts';
import { short } from './rehearsal-answers.ts';
import { abuseOf, beginsWithWork, careOf, keysOf, typeOf } from './rehearsal-words.ts';

export interface TriageItem {
  text: string;
  context?: string[];
  subtasks?: string[];
}

export function triage({ text, context = [], subtasks = [] }: TriageItem, chance: Chance): object {
  const abuse = abuseOf(text);
  const task_type = typeOf(text) === 'other' ? typeOf(context.join(' ')) : typeOf(text);
  const parts = partsOf(text, subtasks);
  const mode = abuse === 'none' ? modeOf(text, task_type, parts.length) : 'solo';
  const about = keysOf(text, 6);
  return {
    reason:
      abuse === 'none' ? reason(mode, about.length > 0 ? chance.pick(about) : 'this', chance) : why[abuse],
    task_type,
    mode,
    subtasks:
      mode === 'split' ? parts.map((part) => ({ title: short(part, 60), brief: brief(part, chance) })) : [],
    abuse,
    care: careOf(`${text} ${context.join(' ')}`),
  };
}

/** Ready subtasks of the paste, else clauses that each say what to do. */
function partsOf(text: string, subtasks: string[]): string[] {
  if (subtasks.length > 0) return subtasks;
  const [line = ''] = text.split('\n', 1);
  const clauses = line
    .split(/\s*(?:;|,\s*(?:and\s+)?(?:then\s+|maybe\s+)?|\s+and\s+(?:then\s+)?)\s*/iu)
    .map((clause) => clause.replace(/^(?:I need to|then|maybe)\s+/iu, '').replace(/[.!]+$/, ''))
    .filter((clause) => clause !== '');
  return clauses.every(beginsWithWork) ? clauses : [];
}

function modeOf(text: string, type: TaskType, parts: number): Mode {
  if (parts >= 2 && parts <= 4) return 'split';
  const open = /\b(?:which|should (?:i|we)|best|choose|decide|ideas?)\b/iu.test(text);
  return type === 'copy' || type === 'ideas' || (type === 'think' && open) ? 'murder' : 'solo';
}

const reasons: Readonly<Record<Mode, readonly string[]>> = {
  solo: [
    'One crow is enough for {k}.',
    'A single piece of work about {k}; more crows would only get in the way.',
    '{k} has one likely answer, so one crow writes it.',
  ],
  split: [
    'The parts need nothing from each other, so each gets a crow.',
    'Several things in one item; {k} can be done beside the rest.',
  ],
  murder: [
    'No single right answer about {k}; several crows try and the best one counts.',
    'A matter of taste: it pays to see {k} from more than one side.',
  ],
};

const reason = (mode: Mode, key: string, chance: Chance): string =>
  chance.pick(reasons[mode]).replace('{k}', short(key, 40));

const why = {
  harmful: 'This could help to hurt someone, so no crow takes it.',
  spam: 'There is no work in this.',
  manipulation: 'This gives orders to the flock instead of saying what is wanted.',
} as const;

const brief = (part: string, chance: Chance): string =>
  chance.pick([
    `Do only this part, ready to use, and leave the others alone.`,
    `Bring everything needed for ${short(keysOf(part, 1)[0] ?? 'this', 40)}, nothing about the rest.`,
    `Work this out by itself; it is joined with the other parts afterwards.`,
  ]);
