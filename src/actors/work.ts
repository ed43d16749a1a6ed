/**
 * The work on one item, from take-off to an answer: one crow alone, a split whose parts the Elder joins, or a murder
 * that the Elder judges. What the Elder can't do is made good; text that exists is never thrown away.
 */
import { assign, setup, type DoneActorEvent } from 'xstate';
import { workAsk } from '../asks.ts';
import { answerOf, elderAsk, piecesOf, sharesOf, type Work, type WorkInput } from './answers.ts';
import { reserve } from './host.ts';
import { isBroken, noRoom, skipFor, type Answer, type Skip } from './plan.ts';
import { shareMachine, type ShareInput, type ShareResult } from './share.ts';

/** An answer, or why there is none. `broken`: the model side can't be used at all. */
export interface WorkResult {
  answer?: Answer;
  skip?: Skip;
  broken?: true;
}

const childOf = (k: number): string => `s${k}`;
const numberOf = (actorId: string): number => Number(actorId.slice(1));

const work = setup({
  types: {} as {
    context: Work;
    input: WorkInput;
    output: WorkResult;
    events: { type: 'work.stopped' } | DoneActorEvent<ShareResult>;
  },
  actors: { share: shareMachine },
  actions: {
    reserve,
    spawnShares: assign(({ context, spawn }) => {
      sharesOf(context).forEach((input, i) => spawn('share', { id: childOf(i + 1), input }));
      return {};
    }),
    noteEnded: assign(({ context }, { k, result }: { k: number; result: ShareResult }) => ({
      ended: { ...context.ended, [k]: result },
    })),
    noteElder: assign((_, elder: ShareResult) => ({ elder })),
    noteStop: assign({ stopped: true }),
    goAlone: assign({ mode: 'solo' }),
  },
  guards: {
    hasEnded: ({ context }) => hasEnded(context),
    // The Elder's part is free again once one crow flies alone, so that one may fit where one of three did not.
    canGoAlone: ({ context }) =>
      hasEnded(context) &&
      !context.stopped &&
      context.mode !== 'solo' &&
      piecesOf(context).length === 0 &&
      Object.values(context.ended).some(({ noRoom: refused }) => refused),
    needsElder: ({ context }) =>
      hasEnded(context) && !context.stopped && context.mode !== 'solo' && piecesOf(context).length > 1,
  },
});

const stopShares = work.enqueueActions(({ context, enqueue }) => {
  for (let k = 1; k <= context.plan.crows; k += 1) {
    if (!context.ended[k]) enqueue.sendTo(childOf(k), { type: 'share.stopped' });
  }
});

const stopShare = work.sendTo('share', { type: 'share.stopped' });

export const workMachine = work.createMachine({
  id: 'work',
  context: ({ input }) => ({ ...input, mode: input.plan.mode, ended: {}, stopped: false }),
  initial: 'flying',
  states: {
    flying: {
      entry: 'spawnShares',
      always: [
        { guard: 'canGoAlone', target: 'alone' },
        { guard: 'needsElder', target: 'joining' },
        { guard: 'hasEnded', target: 'over' },
      ],
      on: {
        'xstate.done.actor.*': {
          actions: {
            type: 'noteEnded',
            params: ({ event }) => ({ k: numberOf(event.actorId), result: event.output }),
          },
        },
        'work.stopped': { actions: ['noteStop', stopShares] },
      },
    },
    alone: {
      entry: [
        'goAlone',
        { type: 'reserve', params: ({ context }) => ({ owner: elderOf(context), bound: 0 }) },
      ],
      invoke: {
        src: 'share',
        id: 'share',
        input: ({ context }) => aloneShare(context),
        onDone: {
          target: 'over',
          actions: { type: 'noteEnded', params: ({ event }) => ({ k: 1, result: event.output }) },
        },
      },
      on: { 'work.stopped': { actions: ['noteStop', stopShare] } },
    },
    joining: {
      invoke: {
        src: 'share',
        id: 'share',
        input: ({ context }) => elderShare(context),
        onDone: { target: 'over', actions: { type: 'noteElder', params: ({ event }) => event.output } },
      },
      on: { 'work.stopped': { actions: ['noteStop', stopShare] } },
    },
    over: { type: 'final', output: ({ context }) => resultOf(context) },
  },
  output: ({ event }) => event.output as WorkResult,
});

/** Every share has come to its end. */
const hasEnded = ({ ended, plan }: Work): boolean => Object.keys(ended).length === plan.crows;

const elderOf = ({ n }: Work): string => `${n}/elder`;

function aloneShare({ n, item_id, asked }: Work): ShareInput {
  return { n, item_id, path: `${n}/alone`, ask: workAsk(asked) };
}

function elderShare(context: Work): ShareInput {
  const { n, item_id } = context;
  return { n, item_id, path: elderOf(context), ask: elderAsk(context) };
}

function resultOf(context: Work): WorkResult {
  const results = [...Object.values(context.ended), ...(context.elder ? [context.elder] : [])];
  const broken = results.find(isBroken);
  const answer = answerOf(context);
  if (answer) return { answer, ...(broken && { broken: true, skip: skipFor(broken) }) };
  const first = broken ?? results.find(({ noRoom: refused }) => !refused) ?? results[0];
  return { skip: first ? skipFor(first) : noRoom, ...(broken && { broken: true }) };
}
