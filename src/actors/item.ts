/** One item's story: triaged, its plan judged, worked on, its answer judged. Every rule of that order stands here. */
import { assign, sendParent, sendTo, setup } from 'xstate';
import { approvalMachine, type Judgment } from './approval.ts';
import { say } from './host.ts';
import * as made from './plan.ts';
import type { Answer, Item, ItemInput, Plan, Skip } from './plan.ts';
import { shareMachine, type ShareResult } from './share.ts';

export type HeardByItem =
  | { type: 'work.begun' }
  /** The list ends early. `keepAnswers`: an answer that waits for its verdict stays answerable. */
  | { type: 'item.stopped'; skip: Skip; keepAnswers: boolean };

/** What an item tells its list. */
export type HeardFromItem =
  | { type: 'item.ready'; n: number }
  /** It takes no place in work any longer. */
  | { type: 'item.left'; n: number }
  | { type: 'item.ended'; n: number }
  /** The model side can't be used at all: no other item will fare better. */
  | { type: 'speech.broken'; skip: Skip };

export const itemMachine = setup({
  types: {} as { context: Item; input: ItemInput; events: HeardByItem },
  actors: { share: shareMachine, approval: approvalMachine },
  actions: {
    say,
    tellList: sendParent((_, told: HeardFromItem) => told),
    noteSkip: assign((_, skip: Skip) => ({ skip })),
    notePlan: assign((_, plan: Plan) => ({ plan })),
    noteAnswer: assign((_, answer: Answer) => ({ answer })),
    stopShare: sendTo('share', { type: 'share.stopped' }),
    withdrawQuestion: sendTo('approval', { type: 'question.withdrawn' }),
  },
  guards: {
    isStopped: ({ context }) => context.skip !== undefined,
    isBroken: (_, result: ShareResult) => made.isBroken(result),
    isFlagged: (_, result: ShareResult) => made.isFlagged(result),
    hasPlan: (_, result: ShareResult) => made.planOf(result) !== undefined,
    hasText: (_, { landing }: ShareResult) => landing?.outcome.ok === true,
    endsAnswersToo: ({ event }) => event.type === 'item.stopped' && !event.keepAnswers,
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
            guard: { type: 'isBroken', params: ({ event }) => event.output },
            target: 'skipped',
            actions: [
              { type: 'noteSkip', params: ({ event }) => made.skipFor(event.output) },
              {
                type: 'tellList',
                params: ({ event }) => ({ type: 'speech.broken', skip: made.skipFor(event.output) }),
              },
            ],
          },
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
            actions: { type: 'noteSkip', params: ({ event }) => made.skipFor(event.output) },
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
      invoke: {
        src: 'approval',
        id: 'approval',
        input: ({ context }) => made.planQuestion(context),
        onDone: [
          { guard: 'isStopped', target: 'skipped' },
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
      entry: { type: 'tellList', params: ({ context: { n } }) => ({ type: 'item.ready', n }) },
      on: {
        'work.begun': 'working',
        'item.stopped': {
          target: 'skipped',
          actions: { type: 'noteSkip', params: ({ event }) => event.skip },
        },
      },
    },
    working: {
      invoke: {
        src: 'share',
        id: 'share',
        input: ({ context }) => made.workShare(context),
        onDone: [
          { guard: 'isStopped', target: 'skipped' },
          {
            guard: { type: 'hasText', params: ({ event }) => event.output },
            target: 'answered',
            actions: { type: 'noteAnswer', params: ({ event }) => made.answerOf(event.output) },
          },
          {
            guard: { type: 'isBroken', params: ({ event }) => event.output },
            target: 'skipped',
            actions: [
              { type: 'noteSkip', params: ({ event }) => made.skipFor(event.output) },
              {
                type: 'tellList',
                params: ({ event }) => ({ type: 'speech.broken', skip: made.skipFor(event.output) }),
              },
            ],
          },
          {
            target: 'skipped',
            actions: { type: 'noteSkip', params: ({ event }) => made.skipFor(event.output) },
          },
        ],
      },
      on: {
        'item.stopped': {
          actions: [{ type: 'noteSkip', params: ({ event }) => event.skip }, 'stopShare'],
        },
      },
    },
    answered: {
      entry: { type: 'tellList', params: ({ context: { n } }) => ({ type: 'item.left', n }) },
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
        { type: 'tellList', params: ({ context: { n } }) => ({ type: 'item.left', n }) },
        { type: 'tellList', params: ({ context: { n } }) => ({ type: 'item.ended', n }) },
      ],
    },
  },
});
