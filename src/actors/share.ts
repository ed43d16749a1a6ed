/**
 * One piece of text wanted from the model: a triage, a crow's part of the work, or the Elder's word. It takes as many
 * flights as that needs: retries by the same crow, one repair of unreadable JSON, one relief by another crow.
 */
import { assign, setup } from 'xstate';
import type { Ask, Outcome } from '../asks.ts';
import type { FlightError, SaidAs } from '../events.ts';
import { limits } from '../limits.ts';
import { abortFlight, flight, say, type FlightWanted, type HeardFromFlight } from './host.ts';
import type { ModeBounds } from './records.ts';

export interface ShareInput {
  n: number;
  item_id: string;
  /** Names this share inside the list, and the reserve its calls may use: `<n>/triage`, `<n>/work`. */
  path: string;
  ask: Ask;
}

export interface Landing {
  crow: string;
  outcome: Outcome;
  /** Tokens the item can count on once all that is in the air has landed. */
  prospect: number;
  bounds?: ModeBounds;
}

/** `landing` is the last one; without any, the budget had no room or the share was stopped on the ground. */
export interface ShareResult {
  landing?: Landing;
  noRoom?: true;
}

interface Share extends ShareInput {
  crow: string | undefined;
  /** Flights so far; numbers their keys. */
  flights: number;
  /** Calls by the crow that flies now; an interrupted one is not counted. */
  calls: number;
  /** Milliseconds to rest before the next flight. */
  pause: number;
  repaired: boolean;
  relieved: boolean;
  stopped: boolean;
  landing?: Landing;
}

export const shareMachine = setup({
  types: {} as {
    context: Share;
    input: ShareInput;
    output: ShareResult;
    events: HeardFromFlight | { type: 'share.stopped' };
  },
  actors: { flight },
  actions: {
    say,
    abortFlight,
    countFlight: assign({ flights: ({ context }) => context.flights + 1 }),
    noteStop: assign({ stopped: true }),
    noteCrow: assign((_, crow: string) => ({ crow })),
    noteLanding: assign(({ context }, landing: Landing) => ({
      landing,
      calls: context.calls + (failedBy(landing, 'interrupted') ? 0 : 1),
    })),
    planRest: assign(({ context }) => ({
      pause: limits.backoffMs[Math.min(context.calls, limits.backoffMs.length) - 1] ?? 0,
    })),
    askForRepair: assign(({ context: { ask, landing } }) => ({
      repaired: true,
      ask: landing && !landing.outcome.ok ? ({ ...ask, repair: landing.outcome.repair } as Ask) : ask,
    })),
    callRelief: assign({ relieved: true, calls: 0, crow: undefined }),
  },
  guards: {
    isOver: ({ context }) => context.stopped || !context.landing || context.landing.outcome.ok,
    wasInterrupted: ({ context }) => failedBy(context.landing, 'interrupted'),
    canRepair: ({ context }) => !context.repaired && failedBy(context.landing, 'malformed'),
    canRetry: ({ context }) => willPass(context.landing) && context.calls < limits.callsPerShare,
    // A working crow can be relieved by the next; the Sentry and the Elder have no one.
    canBeRelieved: ({ context }) =>
      context.ask.kind === 'work' && !context.relieved && !failedBy(context.landing, 'misconfigured'),
    // A server in trouble is in the same trouble for the next crow.
    needsRestBeforeRelief: ({ context }) =>
      context.ask.kind === 'work' && !context.relieved && willPass(context.landing),
  },
  delays: { pause: ({ context }) => context.pause },
}).createMachine({
  id: 'share',
  context: ({ input }) => ({
    ...input,
    crow: undefined,
    flights: 0,
    calls: 0,
    pause: 0,
    repaired: false,
    relieved: false,
    stopped: false,
  }),
  initial: 'flying',
  states: {
    flying: {
      entry: 'countFlight',
      invoke: { src: 'flight', id: 'flight', input: ({ context }) => flightOf(context) },
      initial: 'queued',
      states: {
        queued: {
          on: {
            'flight.granted': {
              target: 'aloft',
              actions: [
                { type: 'noteCrow', params: ({ event }) => event.crow },
                {
                  type: 'say',
                  params: ({ context, event }): SaidAs<'crow.flying'> => ({
                    event: 'crow.flying',
                    item_id: context.item_id,
                    crow: event.crow,
                    borrowed: event.borrowed,
                    hold: event.hold,
                  }),
                },
              ],
            },
            'flight.refused': '#share.withoutRoom',
            'flight.impossible': '#share.over',
            'share.stopped': { target: '#share.over', actions: 'noteStop' },
          },
        },
        aloft: {
          on: {
            'flight.landed': {
              target: '#share.landed',
              actions: [
                { type: 'noteLanding', params: ({ context, event }) => landingOf(context, event) },
                {
                  type: 'say',
                  params: ({ context, event }) => touchDown(context, event.outcome, event.tokens_used),
                },
              ],
            },
            'share.stopped': {
              actions: ['noteStop', { type: 'abortFlight', params: ({ context }) => keyOf(context) }],
            },
          },
        },
      },
    },
    landed: {
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'wasInterrupted', target: 'flying' },
        { guard: 'canRepair', target: 'flying', actions: 'askForRepair' },
        { guard: 'canRetry', target: 'resting', actions: 'planRest' },
        { guard: 'needsRestBeforeRelief', target: 'resting', actions: ['planRest', 'callRelief'] },
        { guard: 'canBeRelieved', target: 'flying', actions: 'callRelief' },
        { target: 'over' },
      ],
    },
    resting: {
      after: { pause: 'flying' },
      on: { 'share.stopped': { target: 'over', actions: 'noteStop' } },
    },
    over: {
      type: 'final',
      output: ({ context: { landing } }): ShareResult => ({ ...(landing && { landing }) }),
    },
    withoutRoom: {
      type: 'final',
      output: ({ context: { landing } }): ShareResult => ({ ...(landing && { landing }), noRoom: true }),
    },
  },
  output: ({ event }) => event.output as ShareResult,
});

const keyOf = ({ path, flights }: Share): string => `${path}#${flights}`;

function flightOf(share: Share): FlightWanted {
  const { n, path, ask, crow } = share;
  return {
    kind: 'flight',
    key: keyOf(share),
    n,
    owner: path,
    ask,
    ...(crow !== undefined && { crow }),
  };
}

function landingOf(
  { crow = '' }: Share,
  { outcome, prospect, bounds }: { outcome: Outcome; prospect: number; bounds?: ModeBounds },
): Landing {
  return { crow, outcome, prospect, ...(bounds && { bounds }) };
}

function touchDown(
  { item_id, crow = '' }: Share,
  outcome: Outcome,
  tokens_used: number,
): SaidAs<'crow.landed'> {
  return {
    event: 'crow.landed',
    item_id,
    crow,
    ok: outcome.ok,
    tokens: outcome.tokens,
    ...(outcome.estimated && { estimated: true }),
    tokens_used,
    ...(!outcome.ok && { error: outcome.error, message: outcome.message }),
  };
}

function failedBy(landing: Landing | undefined, error: FlightError): boolean {
  return landing !== undefined && !landing.outcome.ok && landing.outcome.error === error;
}

/** Trouble that tends to pass by itself: the same call may work in a moment. */
function willPass(landing: Landing | undefined): boolean {
  return (['rate-limited', 'overloaded', 'unreachable', 'timeout'] as const).some((e) =>
    failedBy(landing, e),
  );
}
