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
  cell: (holder: string, work: string, level: string, [streak, of]: readonly [number, number]) =>
    streak > 0
      ? `${holder}, ${work}: ${level}, ${streak} of ${of} to the next step`
      : `${holder}, ${work}: ${level}`,
  cardTitle: (holder: string, work: string) => `${holder}, ${work}`,
  means: (isFlock: boolean, level: Level) => (isFlock ? flockMeans : crowMeans)[level],
  more: (needed: number, isFlock: boolean, next: string) => {
    const what = isFlock ? plural(needed, 'plan', 'plans') : plural(needed, 'answer', 'answers');
    return `${needed} more approved ${what} in a row until ${next}.`;
  },
  since: (at: string) => `At this level since ${at}.`,
  last: (verdict: 'approved' | 'rejected', at: string) => `Last counted: ${verdict}, ${at}.`,
  unasked: (n: number) => `${n} went ahead since you last looked.`,
  none: 'Nothing counted yet.',
  changes: 'Latest changes',
  moved: (holder: string, work: string, level: string, up: boolean) =>
    `${holder} went ${up ? 'up' : 'down'} to ${level} at ${work}`,
  loading: 'The ledger is on its way',
};

export const nests = {
  title: 'Nests',
  lead: 'A nest is a room with a core team. Its lists go to the core first; other crows are borrowed when an item needs more.',
  list: 'All nests',
  wholeFlock: 'The whole flock',
  wholeFlockSays: 'Every list goes here unless you choose another nest. Its name and its crows are fixed.',
  core: (crows: readonly string[]) => `Core: ${crows.join(', ')}`,
  alwaysAsk: 'always asks',
  waits: (time: string) => `questions wait ${time}`,
  waitsForEver: 'questions never expire',
  murder: (crows: number) => `${crows} crows in a murder`,
  create: 'New nest',
  full: (most: number) => `There are ${most} nests, which is as many as there can be. Delete one first.`,
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  sure: (name: string) => `Delete ${name}? Its finished lists stay in the history.`,
  removing: 'Deleting',
  formNew: 'A new nest',
  formChange: (name: string) => `Change ${name}`,
  name: 'Name',
  id: (id: string) => `Its id will be ${id}`,
  idFixed: (id: string) => `Its id stays ${id}`,
  noId: 'The name needs a letter from a to z or a digit, to make an id of.',
  crows: (chosen: number, of: number) => `Core, ${chosen} of ${of} chosen`,
  noCrow: 'Choose at least one crow.',
  ask: 'Always ask, whatever the trust',
  time: 'How long a question waits',
  times: {
    asServer: 'As the server has it',
    forEver: 'For ever',
    minutes: (n: number) => `${n} ${plural(n, 'minute', 'minutes')}`,
    hours: (n: number) => `${n} ${plural(n, 'hour', 'hours')}`,
    days: (n: number) => `${n} ${plural(n, 'day', 'days')}`,
    seconds: (n: number) => `${n} ${plural(n, 'second', 'seconds')}`,
  },
  inMurder: 'Crows in a murder',
  inMurderAs: 'As the server has it',
  save: 'Save',
  make: 'Make the nest',
  saving: 'Saving',
  loading: 'The nests are on their way',
};

export const history = {
  title: 'History',
  search: 'Search',
  searchHint: 'Words of an item',
  status: 'Status',
  anyStatus: 'All lists',
  flying: 'In work',
  finished: 'Finished',
  nest: 'Nest',
  anyNest: 'All nests',
  requester: 'Sent by',
  anyRequester: 'Anyone',
  today: 'Today',
  yesterday: 'Yesterday',
  by: (requester: string) => `for ${requester}`,
  counts: (answered: number, skipped: number, of: number) =>
    skipped > 0 ? `${answered} of ${of} answered, ${skipped} skipped` : `${answered} of ${of} answered`,
  tokens: (tokens: string) => `${tokens} tokens`,
  again: 'sent again',
  rows: 'Lists, newest first',
  export: 'Save as Markdown',
  exportOf: (title: string) => `Save as Markdown: ${title}`,
  copy: 'Copy',
  copyOf: (title: string) => `Copy as Markdown: ${title}`,
  remove: 'Delete',
  removeOf: (title: string) => `Delete: ${title}`,
  sure: 'Delete this list and its answers for good?',
  removing: 'Deleting',
  more: 'Show older lists',
  loading: 'The lists are on their way',
  none: 'No list matches.',
  empty: 'Nothing has been sent yet.',
};

export const flights = {
  title: 'Who flew when',
  picture: (crows: number, flown: number) =>
    `${flown} ${plural(flown, 'flight', 'flights')} of ${crows} ${plural(crows, 'crow', 'crows')}; the table below says the same`,
  pause: (time: string) => `${time} nobody flew`,
  table: 'As a table',
  crow: 'Crow',
  item: 'Item',
  from: 'From',
  to: 'To',
  outcome: 'Outcome',
  tokens: 'Tokens',
  landed: 'landed',
  inAir: 'in the air',
  fell: 'came back with nothing',
};
