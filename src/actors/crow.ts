/**
 * One crow of the flock. It keeps what it is asked in one queue for each list, served in turn so that no list starves
 * another, and it flies: each flight is a child, and stopping the crow stops them.
 */
import { assign, emit, fromCallback, sendParent, sendTo, setup, stopChild } from 'xstate';
import type { AnyAsk, Outcome, Role } from '../asks.ts';

/** A seat that is asked for. The key is the flight's, unique inside its list. */
export interface Seat {
  list: string;
  n: number;
  key: string;
}

/** One call to be made for a seat that was taken. */
export interface Call extends Seat {
  ask: AnyAsk;
  crow: string;
}

export interface CrowInput {
  name: string;
  role: Role;
  /** How many flights at once. */
  wings: number;
}

interface Aloft extends Seat {
  wing: number;
}

interface Crow extends CrowInput {
  /** By list, in the order they are served. Changed in place: the flock is in no log, and queues can be long. */
  queues: Map<string, Seat[]>;
  offered: Seat | undefined;
  /** Seats taken: their calls are in the air or about to start. */
  aloft: Aloft[];
}

type Named = Pick<Seat, 'list' | 'key'>;

export type HeardByCrow =
  | { type: 'seat.asked'; seat: Seat }
  | ({ type: 'seat.withdrawn' } & Named)
  | { type: 'place.given' }
  | { type: 'seat.taken' }
  | { type: 'seat.declined' }
  | { type: 'flight.begun'; call: Call }
  | ({ type: 'flight.unwanted' } & Named)
  | ({ type: 'flight.landed'; outcome: Outcome } & Named);

export type HeardFromCrow =
  /** The crow has something to fly and a wing free: it wants one of the server's places. */
  | { type: 'place.wanted'; crow: string }
  | { type: 'place.returned' }
  | ({ type: 'seat.gone' } & Named)
  /** The call is over, and the crow's place is free again. */
  | ({ type: 'flight.ended'; role: Role; outcome: Outcome } & Named);

/** The crow's turn has come for this seat: its list takes or declines it. */
export type SaidByCrow = { type: 'seat.offered' } & Named;

const isSame = (a: Named | undefined, b: Named): boolean => a?.list === b.list && a.key === b.key;
const named = ({ list, key }: Named): Named => ({ list, key });
const wingOf = (wing: number): string => `wing${wing}`;

export const crowMachine = setup({
  types: {} as { context: Crow; input: CrowInput; events: HeardByCrow; emitted: SaidByCrow },
  actors: {
    /** Makes the call and sends `flight.landed` back; `flight.unwanted` takes it down. Given by the flock. */
    call: fromCallback<{ type: 'flight.unwanted' }, Call>(() => {}),
  },
  actions: {
    tellFlock: sendParent((_, told: HeardFromCrow) => told),
    offerSeat: emit(({ context }) => ({ type: 'seat.offered' as const, ...named(context.offered!) })),
    queueSeat: ({ context: { queues } }, seat: Seat) => {
      const queue = queues.get(seat.list);
      if (queue) queue.push(seat);
      else queues.set(seat.list, [seat]);
    },
    pickSeat: assign(({ context: { queues } }) => {
      const [list, seats] = queues.entries().next().value ?? [];
      const offered = seats?.shift();
      if (list === undefined || !seats) return { offered: undefined };
      queues.delete(list);
      if (seats.length > 0) queues.set(list, seats);
      return { offered };
    }),
    dropSeat: ({ context: { queues } }, gone: Named) => {
      const left = queues.get(gone.list)?.filter((seat) => !isSame(seat, gone)) ?? [];
      if (left.length > 0) queues.set(gone.list, left);
      else queues.delete(gone.list);
    },
    forgetOffer: assign({ offered: undefined }),
    board: assign(({ context: { offered, aloft, wings } }) => {
      const wing = Array.from({ length: wings }, (_, i) => i).find((i) => aloft.every((a) => a.wing !== i));
      return offered && wing !== undefined
        ? { offered: undefined, aloft: [...aloft, { ...offered, wing }] }
        : { offered: undefined };
    }),
    leave: assign(({ context }, gone: Named) => ({
      aloft: context.aloft.filter((seat) => !isSame(seat, gone)),
    })),
    spawnCall: assign(({ context: { aloft }, spawn }, call: Call) => {
      const seat = aloft.find((other) => isSame(other, call));
      // Wings are used again: XState keeps a memo for every child id it has seen.
      if (seat) spawn('call', { id: wingOf(seat.wing), input: call });
      return {};
    }),
    stopCall: stopChild(({ context }, gone: Named) => wingAt(context, gone)),
    takeDown: sendTo(({ context }, gone: Named) => wingAt(context, gone), { type: 'flight.unwanted' }),
  },
  guards: {
    canAsk: ({ context: { queues, aloft, wings } }) => queues.size > 0 && aloft.length < wings,
    hasSeat: ({ context }) => context.queues.size > 0,
    isAloft: ({ context }) => context.aloft.length > 0,
    isDown: ({ context }) => context.aloft.length === 0,
    isOffered: ({ context }, gone: Named) => isSame(context.offered, gone),
    isFlying: ({ context }, gone: Named) => context.aloft.some((seat) => isSame(seat, gone)),
  },
}).createMachine({
  id: 'crow',
  type: 'parallel',
  context: ({ input }) => ({ ...input, queues: new Map(), offered: undefined, aloft: [] }),
  on: {
    'seat.asked': { actions: { type: 'queueSeat', params: ({ event }) => event.seat } },
  },
  states: {
    air: {
      initial: 'perched',
      states: {
        perched: { always: { guard: 'isAloft', target: 'flying' } },
        flying: { always: { guard: 'isDown', target: 'perched' } },
      },
      on: {
        'flight.begun': { actions: { type: 'spawnCall', params: ({ event }) => event.call } },
        'flight.unwanted': {
          guard: { type: 'isFlying', params: ({ event }) => named(event) },
          actions: { type: 'takeDown', params: ({ event }) => named(event) },
        },
        'flight.landed': {
          guard: { type: 'isFlying', params: ({ event }) => named(event) },
          actions: [
            { type: 'stopCall', params: ({ event }) => named(event) },
            { type: 'leave', params: ({ event }) => named(event) },
            {
              type: 'tellFlock',
              params: ({ context, event }) => ({
                type: 'flight.ended',
                role: context.role,
                outcome: event.outcome,
                ...named(event),
              }),
            },
          ],
        },
      },
    },
    seats: {
      initial: 'content',
      on: {
        'seat.withdrawn': [
          {
            // Taken, and its call never began.
            guard: { type: 'isFlying', params: ({ event }) => named(event) },
            actions: [
              { type: 'stopCall', params: ({ event }) => named(event) },
              { type: 'leave', params: ({ event }) => named(event) },
              { type: 'tellFlock', params: { type: 'place.returned' } },
              { type: 'tellFlock', params: ({ event }) => ({ type: 'seat.gone', ...named(event) }) },
            ],
          },
          {
            actions: [
              { type: 'dropSeat', params: ({ event }) => named(event) },
              { type: 'tellFlock', params: ({ event }) => ({ type: 'seat.gone', ...named(event) }) },
            ],
          },
        ],
      },
      states: {
        content: { always: { guard: 'canAsk', target: 'asking' } },
        asking: {
          entry: {
            type: 'tellFlock',
            params: ({ context }) => ({ type: 'place.wanted', crow: context.name }),
          },
          on: {
            'place.given': [
              { guard: 'hasSeat', target: 'offering' },
              { target: 'content', actions: { type: 'tellFlock', params: { type: 'place.returned' } } },
            ],
          },
        },
        offering: {
          entry: ['pickSeat', 'offerSeat'],
          on: {
            'seat.taken': { target: 'content', actions: 'board' },
            'seat.declined': [
              {
                guard: 'hasSeat',
                target: 'offering',
                reenter: true,
                actions: {
                  type: 'tellFlock',
                  params: ({ context }) => ({ type: 'seat.gone', ...named(context.offered!) }),
                },
              },
              {
                target: 'content',
                actions: [
                  {
                    type: 'tellFlock',
                    params: ({ context }) => ({ type: 'seat.gone', ...named(context.offered!) }),
                  },
                  'forgetOffer',
                  { type: 'tellFlock', params: { type: 'place.returned' } },
                ],
              },
            ],
          },
        },
      },
    },
  },
});

function wingAt({ aloft }: Crow, gone: Named): string {
  return wingOf(aloft.find((seat) => isSame(seat, gone))?.wing ?? -1);
}
