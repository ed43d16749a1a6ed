/** One list from handed over to finished: it lets items into work, in order and a few at a time, and ends last. */
import { assign, setup, stopChild } from 'xstate';
import type { AskedItem } from '../asks.ts';
import type { SaidAs } from '../events.ts';
import type { TrustChange } from '../trust.ts';
import { hostOf, say, settling, type HeardFromClerk } from './host.ts';
import { itemMachine, type HeardFromItem, type Ready } from './item.ts';
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
}

interface List extends ListInput {
  /** Approved and not yet in work, lowest number first. */
  ready: Ready[];
  working: number[];
  open: number[];
}

export type HeardByList =
  | { type: 'list.handed' }
  | { type: 'list.stopped'; skip: Skip }
  | { type: 'trust.moved'; changes: TrustChange[] }
  | { type: 'requester.pranked'; message: string; cooldown_s: number }
  | HeardFromItem
  | HeardFromClerk;

/** Child ids are used again in every list: XState keeps a memo for each event type it has ever seen. */
const childOf = (n: number): string => `i${n}`;

const list = setup({
  types: {} as { context: List; input: ListInput; events: HeardByList },
  actors: { item: itemMachine, settling },
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
  },
  guards: {
    isLast: ({ context }) => context.open.length === 0,
  },
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
  for (const n of context.open) enqueue.sendTo(childOf(n), { type: 'item.stopped', skip, keepAnswers });
});

const sayTrust = list.enqueueActions(({ event, enqueue }) => {
  if (event.type !== 'trust.moved') return;
  for (const change of event.changes) {
    enqueue({ type: 'say', params: { event: 'trust.changed', ...change } });
  }
});

export const listMachine = list.createMachine({
  id: 'list',
  context: ({ input }) => ({ ...input, ready: [], working: [], open: input.items.map(({ n }) => n) }),
  on: {
    'trust.moved': { actions: sayTrust },
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
      always: { guard: 'isLast', target: 'settling' },
      on: {
        'item.ready': {
          actions: [
            { type: 'noteReady', params: ({ event: { n, cost, elder } }) => ({ n, cost, elder }) },
            beginWork,
          ],
        },
        'item.left': {
          actions: [{ type: 'noteLeft', params: ({ event }) => event.n }, stopItems, beginWork],
        },
        'item.ended': {
          actions: [
            { type: 'noteEnded', params: ({ event }) => event.n },
            { type: 'dropItem', params: ({ event }) => event.n },
            beginWork,
          ],
        },
        'list.stopped': { actions: stopItems },
      },
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
            }),
          },
        },
      },
    },
    finished: { type: 'final' },
  },
});

/**
 * Items that may go into work now: in order, those whose work the budget has room for beside what is in work. With
 * nothing in work the first goes in any case, and flies as cheaply as it has to.
 */
function nextIn({ ready, working, items_in_work }: List, prospect: (owner: string) => number): number[] {
  const next: number[] = [];
  let kept = 0;
  for (const { n, cost, elder } of ready) {
    if (working.length + next.length >= items_in_work) break;
    const isFirst = working.length + next.length === 0;
    if (!isFirst && cost > prospect(`${n}/elder`) - kept) continue;
    next.push(n);
    kept += elder;
  }
  return next;
}
