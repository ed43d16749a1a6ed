/**
 * One question, from weighing it to its one verdict. Trust may let it through; otherwise it waits for a person, and
 * silence counts as no.
 */
import { assign, setup } from 'xstate';
import type { Level, Mode, SaidAs, Target, TaskType } from '../events.ts';
import { isAsked, type Deed } from '../trust.ts';
import { count, hostOf, levels, say, type HeardFromLedger, type HeardFromPerson } from './host.ts';
import { questionKey } from './records.ts';

type Unasked<Said> = Omit<Said, 'needs_approval' | 'expires_at' | 'check'>;
export type Question = Unasked<SaidAs<'item.triaged'>> | Unasked<SaidAs<'item.answered'>>;

export interface ApprovalInput {
  n: number;
  target: Target;
  /** Said as it stands, with what the weighing adds. */
  question: Question;
  mode: Mode;
  task_type: TaskType;
  /** Who has to be trusted for the question to be let through. */
  holders: string[];
  /** Asked whatever the trust. */
  always: boolean;
  /** The verdict moves no trust. */
  neutral?: true;
  /** How long it waits, in milliseconds; 0 is for ever. */
  patience: number;
}

export type Judgment = { verdict: 'approved' | 'rejected' | 'auto' | 'timeout' };

interface Approval extends ApprovalInput {
  levels: Record<string, Level>;
}

export const approvalMachine = setup({
  types: {} as {
    context: Approval;
    input: ApprovalInput;
    output: Judgment;
    events: HeardFromLedger | HeardFromPerson | { type: 'question.withdrawn' };
  },
  actors: { levels },
  actions: {
    say,
    count,
    openQuestion: ({ context, self, system }) =>
      hostOf(system).file(
        {
          kind: 'question',
          key: questionKey(context.n, context.target),
          n: context.n,
          target: context.target,
        },
        (heard) => self.send(heard as HeardFromPerson),
      ),
    closeQuestion: ({ context, system }) => hostOf(system).withdraw(questionKey(context.n, context.target)),
  },
  guards: {
    isAsked: ({ context, event }) =>
      event.type === 'levels.read' && (context.always || isAsked({ ...context, levels: event.levels })),
    isYes: ({ event }) => event.type === 'verdict.given' && event.approve,
  },
  // A delay that never comes must still be a number: the list's clock takes Infinity for "no timer".
  delays: { patience: ({ context }) => context.patience || Infinity },
}).createMachine({
  id: 'approval',
  context: ({ input }) => ({ ...input, levels: {} }),
  initial: 'weighing',
  states: {
    weighing: {
      invoke: {
        src: 'levels',
        id: 'levels',
        input: ({ context: { n, target, holders, task_type } }) => ({
          kind: 'levels',
          key: `${n}/${target}/levels`,
          holders,
          task_type,
        }),
      },
      on: {
        'levels.read': [
          { guard: 'isAsked', target: 'waiting', actions: assign({ levels: ({ event }) => event.levels }) },
          { target: 'auto', actions: assign({ levels: ({ event }) => event.levels }) },
        ],
        'question.withdrawn': {
          target: 'withdrawn',
          actions: { type: 'say', params: ({ context }) => asked(context, true) },
        },
      },
    },
    waiting: {
      entry: ['openQuestion', { type: 'say', params: ({ context }) => asked(context, true) }],
      exit: 'closeQuestion',
      on: {
        'verdict.given': [
          {
            guard: 'isYes',
            target: 'approved',
            actions: [
              { type: 'say', params: ({ context, event }) => judged(context, 'approved', event.note) },
              { type: 'count', params: ({ context }) => deedOf(context, 'approved') },
            ],
          },
          {
            target: 'rejected',
            actions: [
              { type: 'say', params: ({ context, event }) => judged(context, 'rejected', event.note) },
              { type: 'count', params: ({ context }) => deedOf(context, 'rejected') },
            ],
          },
        ],
        'question.withdrawn': 'withdrawn',
      },
      // [EVENTS.md] No answer in time is `timeout` and counts as a no.
      after: { patience: 'timeout' },
    },
    auto: {
      type: 'final',
      entry: [
        { type: 'say', params: ({ context }) => asked(context, false) },
        { type: 'say', params: ({ context }) => judged(context, 'auto') },
      ],
      output: { verdict: 'auto' },
    },
    approved: { type: 'final', output: { verdict: 'approved' } },
    rejected: { type: 'final', output: { verdict: 'rejected' } },
    withdrawn: {
      type: 'final',
      entry: {
        type: 'say',
        params: ({ context }) => ({ ...judged(context, 'rejected'), cancelled: true as const }),
      },
      output: { verdict: 'rejected' },
    },
    timeout: {
      type: 'final',
      entry: { type: 'say', params: ({ context }) => judged(context, 'timeout') },
      output: { verdict: 'timeout' },
    },
  },
  output: ({ event }) => event.output as Judgment,
});

function asked(
  { question }: Approval,
  needs_approval: boolean,
): SaidAs<'item.triaged'> | SaidAs<'item.answered'> {
  return { ...question, needs_approval };
}

function deedOf({ holders, task_type, neutral }: Approval, verdict: Judgment['verdict']): Deed {
  return { holders, task_type, verdict, ...(neutral && { neutral }) };
}

function judged(
  { question, target }: Approval,
  verdict: Judgment['verdict'],
  note?: string,
): SaidAs<'verdict'> {
  return {
    event: 'verdict',
    item_id: question.item_id,
    target,
    verdict,
    ...(note !== undefined && { note }),
  };
}
