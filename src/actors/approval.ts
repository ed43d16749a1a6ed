/**
 * One question, from weighing it to its one verdict. Trust may let it through; otherwise it waits for a person, and
 * silence counts as no.
 */
import { assign, setup } from 'xstate';
import type { Mode, SaidAs, Target, TaskType } from '../events.ts';
import { isAsked, type Deed, type Standing } from '../trust.ts';
import { count, hostOf, levels, say, type HeardFromLedger, type HeardFromPerson } from './host.ts';
import { questionKey, type GivenVerdict } from './records.ts';

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

/** `answer`, `mode`: as the person changed it. */
export interface Judgment extends Pick<GivenVerdict, 'answer' | 'mode'> {
  verdict: 'approved' | 'rejected' | 'auto' | 'timeout';
}

interface Approval extends ApprovalInput {
  /** Trust would have let it through; it is asked all the same. */
  check: boolean;
  /** What the person said, once it has been said. */
  given?: GivenVerdict;
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
    noteCheck: assign({ check: true }),
    noteGiven: assign((_, given: GivenVerdict) => ({ given })),
    openQuestion: ({ context: { n, target }, self, system }) =>
      hostOf(system).file({ kind: 'question', key: questionKey(n, target), n, target }, (heard) =>
        self.send(heard as HeardFromPerson),
      ),
    closeQuestion: ({ context: { n, target }, system }) => hostOf(system).withdraw(questionKey(n, target)),
  },
  guards: {
    isAsked: ({ context }, { levels: read }: Standing) =>
      context.always || isAsked({ ...context, levels: read }),
    isDueForCheck: ({ context }, { due }: Standing) => context.target === 'output' && due.length > 0,
    isYes: ({ event }) => event.type === 'verdict.given' && event.approve,
  },
  // A delay that never comes must still be a number: the list's clock takes Infinity for "no timer".
  delays: { patience: ({ context }) => context.patience || Infinity },
}).createMachine({
  id: 'approval',
  context: ({ input }) => ({ ...input, check: false }),
  initial: 'weighing',
  states: {
    weighing: {
      invoke: {
        src: 'levels',
        id: 'levels',
        input: ({ context: { n, target, holders, task_type } }) => ({
          kind: 'levels',
          key: `${n}/${target}/levels`,
          target,
          holders,
          task_type,
        }),
      },
      on: {
        'levels.read': [
          { guard: { type: 'isAsked', params: ({ event }) => event }, target: 'waiting' },
          {
            guard: { type: 'isDueForCheck', params: ({ event }) => event },
            target: 'waiting',
            actions: 'noteCheck',
          },
          { target: 'auto' },
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
            actions: { type: 'noteGiven', params: ({ event }) => givenIn(event) },
          },
          { target: 'rejected', actions: { type: 'noteGiven', params: ({ event }) => givenIn(event) } },
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
        { type: 'count', params: ({ context }) => deedOf(context, 'auto') },
      ],
      output: { verdict: 'auto' },
    },
    approved: {
      type: 'final',
      entry: [
        { type: 'say', params: ({ context }) => judged(context, 'approved') },
        { type: 'count', params: ({ context }) => deedOf(context, 'approved') },
      ],
      output: ({ context }): Judgment => ({ verdict: 'approved', ...changed(context) }),
    },
    rejected: {
      type: 'final',
      entry: [
        { type: 'say', params: ({ context }) => judged(context, 'rejected') },
        { type: 'count', params: ({ context }) => deedOf(context, 'rejected') },
      ],
      output: { verdict: 'rejected' },
    },
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

function givenIn({ type: _, ...given }: HeardFromPerson): GivenVerdict {
  return given;
}

function asked(
  { question, check }: Approval,
  needs_approval: boolean,
): SaidAs<'item.triaged'> | SaidAs<'item.answered'> {
  return { ...question, needs_approval, ...(check && { check: true as const }) };
}

/** What the person changed; nothing if it was approved as it stood. */
function changed({ given, target, mode }: Approval): Pick<GivenVerdict, 'answer' | 'mode'> {
  if (target === 'output') return given?.answer === undefined ? {} : { answer: given.answer };
  return given?.mode === undefined || given.mode === mode ? {} : { mode: given.mode };
}

function deedOf(approval: Approval, verdict: Judgment['verdict']): Deed {
  const { target, holders, task_type } = approval;
  const isChanged = Object.keys(changed(approval)).length > 0;
  return { target, holders, task_type, verdict, ...((approval.neutral || isChanged) && { neutral: true }) };
}

function judged(approval: Approval, verdict: Judgment['verdict']): SaidAs<'verdict'> {
  const { question, target, given } = approval;
  const change = verdict === 'approved' ? changed(approval) : {};
  return {
    event: 'verdict',
    item_id: question.item_id,
    target,
    verdict,
    ...(given?.note !== undefined && { note: given.note }),
    ...(Object.keys(change).length > 0 && { edited: true, ...change }),
  };
}
