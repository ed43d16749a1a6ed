/**
 * All ten crows and what they share: whose turn it is, how many calls the server may have in the air, and the gates
 * that a provider closes for a while. It belongs to no list and is in no log; a restart asks it everything anew.
 */
import { assign, raise, sendTo, setup } from 'xstate';
import type { Models, Outcome, Role } from '../asks.ts';
import { pick } from '../ring.ts';
import { crowMachine, type HeardFromCrow, type Seat } from './crow.ts';
import { banterPerch, gateOf, isMissing, nextOf, waitOf } from './turns.ts';

/** A seat wanted by a list. */
export interface SeatWanted extends Seat {
  role: Role;
  nest: { nest_id: string; crows: readonly string[] };
  /** The same crow again. */
  crow?: string;
  without: readonly string[];
}

export interface FlockInput {
  sentry: string;
  elder: string;
  roster: readonly string[];
  /** Calls of the whole server, and of the Sentry and the Elder, at once. */
  flights: number;
  sentryFlights: number;
  elderFlights: number;
  models: Models;
}

/** A seat as the flock keeps it: with the crow whose turn it is. */
export interface Offer extends Seat {
  crow: string;
  borrowed: boolean;
}

export interface Flock extends FlockInput {
  /** Every seat asked for and not over, by list, then key. Changed in place, as the queues of the crows. */
  seats: Map<string, Map<string, Offer>>;
  /** Seats each crow has. */
  load: Map<string, number>;
  /** Where each ring stands: one for each nest's core, one for borrowing. */
  pointers: Map<string, string>;
  /** Places for calls that are free. */
  places: number;
  /** Crows that want a place, in order. */
  waiting: string[];
  /** Models a provider asked us to leave alone, and how many such waits run. */
  gates: Record<string, number>;
}

type HeardByFlock =
  | { type: 'seat.wanted'; seat: SeatWanted }
  | { type: 'gate.opened'; model: string }
  | HeardFromCrow;

/** What the flock tells the lists. */
export type SaidByFlock =
  /** Nobody in the flock may take the seat. */
  | { type: 'seat.impossible'; seat: Seat }
  | { type: 'call.ended'; list: string; key: string; outcome: Outcome }
  /** A call waits for a place and none is free. */
  | { type: 'place.missing' };

const flock = setup({
  types: {} as { context: Flock; input: FlockInput; events: HeardByFlock; emitted: SaidByFlock },
  actors: { crow: crowMachine },
  actions: {
    hatch: assign(({ context, spawn }) => {
      const { sentry, elder, roster, sentryFlights, elderFlights } = context;
      spawn('crow', { id: sentry, input: { name: sentry, role: 'sentry', wings: sentryFlights } });
      spawn('crow', { id: elder, input: { name: elder, role: 'elder', wings: elderFlights } });
      spawn('crow', { id: banterPerch, input: { name: banterPerch, role: 'banter', wings: 1 } });
      for (const name of roster) spawn('crow', { id: name, input: { name, role: 'crow', wings: 1 } });
      return {};
    }),
    forgetSeat: ({ context: { seats, load } }, { list, key }: { list: string; key: string }) => {
      const ofList = seats.get(list);
      const kept = ofList?.get(key);
      if (!ofList || !kept) return;
      ofList.delete(key);
      if (ofList.size === 0) seats.delete(list);
      load.set(kept.crow, (load.get(kept.crow) ?? 1) - 1);
    },
    noteWaiting: assign(({ context: { waiting } }, crow: string) => ({ waiting: [...waiting, crow] })),
    tellNext: sendTo(({ context }) => nextOf(context)!, { type: 'place.given' }),
    givePlace: assign(({ context }) => {
      const given = nextOf(context);
      return {
        places: context.places - 1,
        waiting: context.waiting.filter((crow) => crow !== given),
      };
    }),
    takePlaceBack: assign({ places: ({ context }) => context.places + 1 }),
    closeGate: assign(({ context: { gates } }, { model }: Gate) => ({
      gates: { ...gates, [model]: (gates[model] ?? 0) + 1 },
    })),
    openGateLater: raise((_, { model }: Gate) => ({ type: 'gate.opened' as const, model }), {
      delay: (_, { ms }: Gate) => ms,
    }),
    openGate: assign(({ context: { gates } }, model: string) => ({
      gates: { ...gates, [model]: Math.max(0, (gates[model] ?? 0) - 1) },
    })),
  },
  guards: {
    isNew: ({ context }, wanted: SeatWanted) => !context.seats.get(wanted.list)?.has(wanted.key),
    canGive: ({ context }) => context.places > 0 && nextOf(context) !== undefined,
    asksUsToWait: (_, outcome: Outcome) => waitOf(outcome) > 0,
  },
});

export interface Gate {
  model: string;
  ms: number;
}

const seatIt = flock.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'seat.wanted') return;
  const { list, n, key } = event.seat;
  const offer = offerFor(context, event.seat);
  if (!offer) {
    enqueue.emit({ type: 'seat.impossible', seat: { list, n, key } });
    return;
  }
  const ofList = context.seats.get(list) ?? new Map<string, Offer>();
  context.seats.set(list, ofList.set(key, offer));
  context.load.set(offer.crow, (context.load.get(offer.crow) ?? 0) + 1);
  enqueue.sendTo(offer.crow, { type: 'seat.asked', seat: { list, n, key } });
});

const sayEnded = flock.emit(({ event }) => {
  const { list, key, outcome } = event as Extract<HeardByFlock, { type: 'flight.ended' }>;
  return { type: 'call.ended', list, key, outcome };
});

const sayMissing = flock.enqueueActions(({ context, enqueue }) => {
  if (isMissing(context)) enqueue.emit({ type: 'place.missing' });
});

export const flockMachine = flock.createMachine({
  id: 'flock',
  context: ({ input }) => ({
    ...input,
    seats: new Map(),
    load: new Map(),
    pointers: new Map(),
    places: input.flights,
    waiting: [],
    gates: {},
  }),
  entry: 'hatch',
  initial: 'awake',
  states: {
    awake: {
      always: { guard: 'canGive', actions: ['tellNext', 'givePlace'] },
      on: {
        'seat.wanted': {
          guard: { type: 'isNew', params: ({ event }) => event.seat },
          actions: seatIt,
        },
        'seat.gone': { actions: { type: 'forgetSeat', params: ({ event }) => event } },
        'place.wanted': {
          actions: [{ type: 'noteWaiting', params: ({ event }) => event.crow }, sayMissing],
        },
        'place.returned': { actions: 'takePlaceBack' },
        'flight.ended': [
          {
            guard: { type: 'asksUsToWait', params: ({ event }) => event.outcome },
            actions: [
              { type: 'closeGate', params: ({ context, event }) => gateOf(context, event) },
              { type: 'openGateLater', params: ({ context, event }) => gateOf(context, event) },
              { type: 'forgetSeat', params: ({ event }) => event },
              'takePlaceBack',
              sayEnded,
            ],
          },
          {
            actions: [{ type: 'forgetSeat', params: ({ event }) => event }, 'takePlaceBack', sayEnded],
          },
        ],
        'gate.opened': { actions: { type: 'openGate', params: ({ event }) => event.model } },
      },
    },
  },
});

function offerFor(context: Flock, wanted: SeatWanted): Offer | undefined {
  const { list, n, key, role, nest, without, crow } = wanted;
  const seat = { list, n, key, borrowed: false };
  if (role === 'banter') return { ...seat, crow: banterPerch };
  if (role === 'sentry') return { ...seat, crow: context.sentry };
  if (role === 'elder') return { ...seat, crow: context.elder };
  const isCore = (name: string): boolean => nest.crows.length === 0 || nest.crows.includes(name);
  if (crow !== undefined) return { ...seat, crow, borrowed: !isCore(crow) };
  const busyHere = [...(context.seats.get(list)?.values() ?? [])].filter((other) => other.n === n);
  const picked = pick({
    core: nest.crows,
    roster: context.roster,
    without: new Set([...without, ...busyHere.map((other) => other.crow)]),
    isFree: (name) => (context.load.get(name) ?? 0) === 0,
    pointers: { core: context.pointers.get(nest.nest_id), borrow: context.pointers.get('') },
  });
  if (!picked) return undefined;
  const { core, borrow } = picked.pointers;
  if (core !== undefined) context.pointers.set(nest.nest_id, core);
  if (borrow !== undefined) context.pointers.set('', borrow);
  return { ...seat, crow: picked.crow, borrowed: picked.borrowed };
}
