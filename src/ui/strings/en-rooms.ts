/** The words of the rooms beside the list: trust, nests, history. In English. */
import type { Level } from '../../events.ts';
import { plural } from './plural.ts';

const levels = { 0: 'stranger', 1: 'regular', 2: 'trusted' } satisfies Record<Level, string>;

/** What an answer of a holder at a level means for the person. */
const crowMeans = {
  0: 'You are asked about every answer.',
  1: 'You are asked about every answer. One step from trusted.',
  2: 'Its answers go ahead without asking you. Every fifth is shown to you all the same.',
} satisfies Record<Level, string>;

const flockMeans = {
  0: 'You are asked about every plan.',
  1: 'Plans for one crow go ahead without asking you. You are asked about a split and a murder.',
  2: 'Plans go ahead without asking you.',
} satisfies Record<Level, string>;

export const trust = {
  title: 'Trust',
  lead: 'Trusted crows skip your approval. A rejection takes them one step down.',
  rehearsal: 'This is a rehearsal: what is earned here is kept apart and counts for nothing later.',
  table: 'Trust by crow and kind of work',
  crow: 'Crow',
  flock: 'Plans',
  flockOf: 'of the whole flock',
  levels,
  cell: (holder: string, work: string, level: string, streak: number, of: number) =>
    streak > 0
      ? `${holder}, ${work}: ${level}, ${streak} of ${of} to the next step`
      : `${holder}, ${work}: ${level}`,
  cardTitle: (holder: string, work: string) => `${holder}, ${work}`,
  means: (isFlock: boolean, level: Level) => (isFlock ? flockMeans : crowMeans)[level],
  more: (needed: number, isFlock: boolean, next: string) => {
    const what = isFlock ? plural(needed, 'plan', 'plans') : plural(needed, 'answer', 'answers');
    return `${needed} more approved ${what} in a row until ${next}.`;
  },
  since: (level: string, at: string) => `${level} since ${at}`,
  last: (verdict: 'approved' | 'rejected', at: string) => `Last counted: ${verdict}, ${at}`,
  unasked: (n: number) => `${n} went ahead since you last looked.`,
  none: 'Nothing counted yet.',
  changes: 'Latest changes',
  moved: (holder: string, work: string, level: string, up: boolean) =>
    `${holder} went ${up ? 'up' : 'down'} to ${level} at ${work}`,
  loading: 'The ledger is on its way',
};
