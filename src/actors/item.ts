/** One item's story: triaged, its plan judged, worked on, its answer judged. Every rule of that order stands here. */
import { assign, sendParent, sendTo, setup } from 'xstate';
import { approvalMachine, type Judgment } from './approval.ts';
import { expect, reserve, say } from './host.ts';
import * as made from './plan.ts';
import type { Item, ItemInput, Plan, Skip } from './plan.ts';
import { shareMachine, type ShareResult } from './share.ts';
import { workMachine, type WorkResult } from './work.ts';

export type HeardByItem =
  | { type: 'work.begun' }
  /** The list ends early. `keepAnswers`: an answer that waits for its verdict stays answerable. */
  | { type: 'item.stopped'; skip: Skip; keepAnswers: boolean };

/** An item whose work can begin, what that can cost at most, and how much of it is kept for the Elder. */
export interface Ready {
  n: number;
  cost: number;
  elder: number;
}

/** What an item tells its list. */
export type HeardFromItem =
  /** Its plan is approved. */
  | ({ type: 'item.ready' } & Ready)
  /** It takes no place in work any longer. `broken`: the model side is of no use, and no other will fare better. */
  | { type: 'item.left'; n: number; answered: boolean; broken?: Skip }
  | { type: 'item.ended'; n: number };

export const itemMachine = setup({
  types: {} as { context: Item; input: ItemInput; events: HeardByItem },
  actors: { share: shareMachine, work: workMachine, approval: approvalMachine },
  actions: {
    say,
    reserve,
    expect,
    tellList: sendParent((_, told: HeardFromItem) => told),
    noteSkip: assign((_, skip: Skip) => ({ skip })),
    notePlan: assign((_, plan: Plan) => ({ plan })),
    noteOver: assign((_, { answer, skip, broken }: WorkResult) => ({
      ...(answer ? { answer } : skip && { skip }),
      ...(broken && skip && { broken: skip }),
    })),
    stopShare: sendTo('share', { type: 'share.stopped' }),
    stopWork: sendTo('work', { type: 'work.stopped' }),
    withdrawQuestion: sendTo('approval', { type: 'question.withdrawn' }),
  },
  guards: {
    isStopped: ({ context }) => context.skip !== undefined,
    isFlagged: (_, result: ShareResult) => made.isFlagged(result),
    hasPlan: (_, result: ShareResult) => made.planOf(result) !== undefined,
    hasAnswer: (_, { answer }: WorkResult) => answer !== undefined,
    endsAnswersToo: ({ event }) => event.type === 'item.stopped' && !event.keepAnswers,
    isSolo: (_, { mode }: Judgment) => mode === 'solo',
    isYes: (_, { verdict }: Judgment) => verdict === 'approved' || verdict === 'auto',
    isTimeout: (_, { verdict }: Judgment) => verdict === 'timeout',
  },
}).createMachine({
  id: 'item',
  context: ({ input }) => input,
  initial: 'triaging',
  states: {
    triaging: {
      invoke: {
        src: 'share',
        id: 'share',
        input: ({ context }) => made.triageShare(context),
        onDone: [
          { guard: 'isStopped', target: 'skipped' },
          {
            guard: { type: 'isFlagged', params: ({ event }) => event.output },
            target: 'skipped',
            actions: { type: 'noteSkip', params: ({ event }) => made.flagged(event.output) },
          },
          {
            guard: { type: 'hasPlan', params: ({ event }) => event.output },
            target: 'planned',
            actions: { type: 'notePlan', params: ({ event }) => made.planOf(event.output)! },
          },
          {
            target: 'skipped',
            actions: { type: 'noteOver', params: ({ event }) => made.untriaged(event.output) },
          },
        ],
      },
      on: {
        'item.stopped': {
          actions: [{ type: 'noteSkip', params: ({ event }) => event.skip }, 'stopShare'],
        },
      },
    },
    planned: {
      entry: { type: 'expect', params: ({ context: { n, plan } }) => ({ n, cost: plan!.cost }) },
      invoke: {
        src: 'approval',
        id: 'approval',
        input: ({ context }) => made.planQuestion(context),
        onDone: [
          { guard: 'isStopped', target: 'skipped' },
          {
            guard: { type: 'isSolo', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'notePlan', params: ({ context }) => made.soloPlan(context.plan!) },
          },
          { guard: { type: 'isYes', params: ({ event }) => event.output }, target: 'ready' },
          {
            guard: { type: 'isTimeout', params: ({ event }) => event.output },
            target: 'skipped',
            actions: { type: 'noteSkip', params: { reason: 'timeout' } },
          },
          { target: 'skipped', actions: { type: 'noteSkip', params: { reason: 'rejected' } } },
        ],
      },
      on: {
        'item.stopped': {
          actions: [{ type: 'noteSkip', params: ({ event }) => event.skip }, 'withdrawQuestion'],
        },
      },
    },
    ready: {
      entry: { type: 'tellList', params: ({ context }) => readyIn(context) },
      on: {
        'work.begun': 'working',
        'item.stopped': {
          target: 'skipped',
          actions: { type: 'noteSkip', params: ({ event }) => event.skip },
        },
      },
    },
    working: {
      // Nothing that waits for a person keeps tokens: the Elder's part is kept free from take-off on.
      entry: {
        type: 'reserve',
        params: ({ context: { n, plan } }) => ({ owner: `${n}/elder`, bound: plan!.elder }),
      },
      invoke: {
        src: 'work',
        id: 'work',
        input: ({ context: { n, item_id, asked, seed, plan } }) => ({ n, item_id, asked, seed, plan: plan! }),
        onDone: [
          { guard: 'isStopped', target: 'skipped' },
          {
            guard: { type: 'hasAnswer', params: ({ event }) => event.output },
            target: 'answered',
            actions: { type: 'noteOver', params: ({ event }) => event.output },
          },
          { target: 'skipped', actions: { type: 'noteOver', params: ({ event }) => event.output } },
        ],
      },
      on: {
        'item.stopped': {
          actions: [{ type: 'noteSkip', params: ({ event }) => event.skip }, 'stopWork'],
        },
      },
    },
    answered: {
      entry: [
        { type: 'reserve', params: ({ context: { n } }) => ({ owner: `${n}/elder`, bound: 0 }) },
        { type: 'expect', params: ({ context: { n } }) => ({ n, cost: 0 }) },
        { type: 'tellList', params: ({ context }) => left(context) },
      ],
      invoke: {
        src: 'approval',
        id: 'approval',
        input: ({ context }) => made.answerQuestion(context),
        onDone: 'done',
      },
      on: {
        'item.stopped': { guard: 'endsAnswersToo', actions: 'withdrawQuestion' },
      },
    },
    done: {
      type: 'final',
      entry: { type: 'tellList', params: ({ context: { n } }) => ({ type: 'item.ended', n }) },
    },
    skipped: {
      type: 'final',
      entry: [
        { type: 'say', params: ({ context }) => made.skippedBy(context) },
        { type: 'expect', params: ({ context: { n } }) => ({ n, cost: 0 }) },
        { type: 'tellList', params: ({ context }) => left(context) },
        { type: 'tellList', params: ({ context: { n } }) => ({ type: 'item.ended', n }) },
      ],
    },
  },
});

function readyIn({ n, plan }: Item): HeardFromItem {
  const { cost, elder } = plan!;
  return { type: 'item.ready', n, cost, elder };
}

function left({ n, answer, broken }: Item): HeardFromItem {
  return { type: 'item.left', n, answered: answer !== undefined, ...(broken && { broken }) };
}
