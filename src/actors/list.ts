/** One list from handed over to finished: it lets items into work, in order and a few at a time, and ends last. */
import { assign, setup, stopChild } from 'xstate';
import type { AskedItem } from '../asks.ts';
import type { SaidAs } from '../events.ts';
import type { TrustChange } from '../trust.ts';
import { limits } from '../limits.ts';
import { aside, hostOf, say, settling, type HeardFromAside, type HeardFromClerk } from './host.ts';
import { itemMachine, type HeardFromItem, type Ready } from './item.ts';
import { nextIn } from './next-items.ts';
import type { Skip } from './plan.ts';

export interface ListInput {
  started: SaidAs<'list.started'>;
  items: { n: number; item_id: string; asked: AskedItem }[];
  patience: number;
  items_in_work: number;
  murder: number;
  seed: number;
  /** Every question is asked, whatever the trust. */
  always_ask: boolean;
  /** How many asides its crows may say. */
  asides: number;
}

interface List extends ListInput {
  /** Approved and not yet in work, lowest number first. */
  ready: Ready[];
  working: number[];
  open: number[];
  /** Items whose work is not over. */
  atWork: number;
  /** Asides that were wanted so far; numbers their keys. */
  wanted: number;
  /** Whether an aside waits for its turn, or is in the air. */
  talk: 'none' | 'waiting' | 'aloft';
}

export type HeardByList =
  | { type: 'list.handed' }
  | { type: 'list.stopped'; skip: Skip }
  | { type: 'trust.moved'; changes: TrustChange[] }
  | { type: 'requester.pranked'; message: string; cooldown_s: number }
  | HeardFromItem
  | HeardFromAside
  | HeardFromClerk;

/** Child ids are used again in every list: XState keeps a memo for each event type it has ever seen. */
const childOf = (n: number): string => `i${n}`;

const list = setup({
  types: {} as { context: List; input: ListInput; events: HeardByList },
  actors: { item: itemMachine, aside, settling },
  actions: {
    say,
    spawnItems: assign(({ context, spawn }) => {
      const { items, patience, murder, seed, always_ask } = context;
      for (const item of items) {
        spawn('item', { id: childOf(item.n), input: { ...item, patience, murder, seed, always_ask } });
      }
      return {};
    }),
    noteReady: assign(({ context }, item: Ready) => ({
      ready: [...context.ready, item].sort((a, b) => a.n - b.n),
    })),
    noteLeft: assign(({ context }, n: number) => ({
      ready: context.ready.filter((other) => other.n !== n),
      working: context.working.filter((other) => other !== n),
    })),
    noteEnded: assign(({ context }, n: number) => ({ open: context.open.filter((other) => other !== n) })),
    dropItem: stopChild((_, n: number) => childOf(n)),
    noteTalk: assign((_, talk: List['talk']) => ({ talk })),
    dropAside: stopChild('aside'),
    abortAside: ({ context, system }) => hostOf(system).abort(asideOf(context.wanted)),
  },
  guards: {
    isLast: ({ context }) => context.open.length === 0,
    isQuiet: ({ context }) => context.talk === 'none',
    hasLine: (_, line: string | undefined) => line !== undefined,
  },
  delays: { grace: limits.asideGraceMs },
});

const beginWork = list.enqueueActions(({ context, system, enqueue }) => {
  const next = nextIn(context, (owner) => hostOf(system).prospect(owner));
  if (next.length === 0) return;
  enqueue.assign({
    ready: context.ready.filter(({ n }) => !next.includes(n)),
    working: [...context.working, ...next],
  });
  for (const n of next) enqueue.sendTo(childOf(n), { type: 'work.begun' });
});

const stopItems = list.enqueueActions(({ context, event, enqueue }) => {
  const skip =
    event.type === 'list.stopped' ? event.skip : event.type === 'item.left' ? event.broken : undefined;
  if (!skip) return;
  // A model side that is of no use takes no answer away that is already there.
  const keepAnswers = event.type === 'item.left';
  // What stops in this step begins nothing in it.
  enqueue.assign({ ready: [] });
  for (const n of context.open) enqueue.sendTo(childOf(n), { type: 'item.stopped', skip, keepAnswers });
});

/** One aside after the first answer, one after the last: when there is something to talk about. */
const wantAside = list.enqueueActions(({ context, event, system, enqueue }) => {
  if (event.type !== 'item.left') return;
  const atWork = context.atWork - 1;
  enqueue.assign({ atWork });
  const isTime = context.wanted === 0 || atWork === 0;
  if (!event.answered || context.talk !== 'none' || context.wanted >= context.asides || !isTime) return;
  const { n } = event;
  const wanted = context.wanted + 1;
  const crows = [...hostOf(system).flown(n)];
  enqueue.assign({ wanted, talk: 'waiting' });
  enqueue.spawnChild('aside', { id: 'aside', input: { kind: 'aside', key: asideOf(wanted), n, crows } });
});

/** What has not begun when the list ends is not waited for. */
const dropWaiting = list.enqueueActions(({ context, enqueue }) => {
  if (context.talk !== 'waiting') return;
  enqueue('dropAside');
  enqueue({ type: 'noteTalk', params: 'none' });
});

/** The list is stopped, or the model side is of no use: nobody talks any longer. */
const hush = list.enqueueActions(({ context, event, enqueue }) => {
  if (event.type === 'item.left' && !event.broken) return;
  enqueue.assign({ asides: 0 });
  enqueue(dropWaiting);
  if (context.talk === 'aloft') enqueue('abortAside');
});

const sayTrust = list.enqueueActions(({ event, enqueue }) => {
  if (event.type !== 'trust.moved') return;
  for (const change of event.changes) {
    enqueue({ type: 'say', params: { event: 'trust.changed', ...change } });
  }
});

export const listMachine = list.createMachine({
  id: 'list',
  context: ({ input }) => ({
    ...input,
    ready: [],
    working: [],
    open: input.items.map(({ n }) => n),
    atWork: input.items.length,
    wanted: 0,
    talk: 'none',
  }),
  on: {
    'trust.moved': { actions: sayTrust },
    'aside.begun': { actions: { type: 'noteTalk', params: 'aloft' } },
    'aside.ended': [
      {
        guard: { type: 'hasLine', params: ({ event }) => event.line },
        actions: [
          'dropAside',
          { type: 'noteTalk', params: 'none' },
          { type: 'say', params: ({ context, event }) => banterOf(context, event) },
        ],
      },
      { actions: ['dropAside', { type: 'noteTalk', params: 'none' }] },
    ],
    'requester.pranked': {
      actions: {
        type: 'say',
        params: ({ event: { message, cooldown_s } }) => ({ event: 'requester.pranked', message, cooldown_s }),
      },
    },
  },
  // Children that a root's own entry spawns would speak before it does, so it starts on an event.
  initial: 'handed',
  states: {
    handed: {
      on: {
        'list.handed': {
          target: 'flying',
          actions: [{ type: 'say', params: ({ context }) => context.started }, 'spawnItems'],
        },
      },
    },
    flying: {
      always: { guard: 'isLast', target: 'parting' },
      on: {
        'item.ready': {
          actions: [
            { type: 'noteReady', params: ({ event: { n, cost, elder } }) => ({ n, cost, elder }) },
            beginWork,
          ],
        },
        'item.left': {
          actions: [
            { type: 'noteLeft', params: ({ event }) => event.n },
            stopItems,
            beginWork,
            wantAside,
            hush,
          ],
        },
        'item.ended': {
          actions: [
            { type: 'noteEnded', params: ({ event }) => event.n },
            { type: 'dropItem', params: ({ event }) => event.n },
            beginWork,
          ],
        },
        'list.stopped': { actions: [stopItems, hush] },
      },
    },
    parting: {
      entry: dropWaiting,
      always: { guard: 'isQuiet', target: 'settling' },
      after: { grace: { actions: 'abortAside' } },
      on: { 'list.stopped': { actions: 'abortAside' } },
    },
    settling: {
      invoke: { src: 'settling', id: 'settling', input: { kind: 'settling', key: 'settling' } },
      on: {
        'list.settled': {
          target: 'finished',
          actions: {
            type: 'say',
            params: ({ context, event }) => ({
              event: 'list.finished',
              tokens_used: event.tokens_used,
              token_budget: context.started.token_budget,
              ...(event.banter_tokens > 0 && { banter_tokens: event.banter_tokens }),
            }),
          },
        },
      },
    },
    finished: { type: 'final' },
  },
});

const asideOf = (k: number): string => `aside#${k}`;

function banterOf(
  { items }: List,
  { n, crow, to, line = '' }: Extract<HeardFromAside, { type: 'aside.ended' }>,
): SaidAs<'crow.banter'> {
  const { item_id = '' } = items.find((item) => item.n === n) ?? {};
  return { event: 'crow.banter', item_id, crow, to, text: line };
}
