/** The flock's door: lists ask for seats here, and calls begin and end here. */
import { createActor, fromCallback, type ActorRefFrom } from 'xstate';
import type { Outcome, Speech } from '../asks.ts';
import { crowMachine, type Call, type Seat } from './crow.ts';
import { flockMachine, type FlockInput, type Offer, type SeatWanted } from './flock.ts';
import { banterPerch, isMissing } from './turns.ts';
import type { Time } from './time.ts';
import type { Watcher } from './watcher.ts';

export interface SeatsOptions {
  flock: FlockInput;
  speech: Pick<Speech, 'fly'>;
  time: Time;
  /** Shows a list the seat that is its turn. True takes it; the call begins with `begin`. */
  offer: (offer: Offer) => boolean;
  /** Nobody in the flock may take the seat. */
  nobody: (seat: Seat) => void;
  /** A call ended. */
  landed: (list: string, key: string, outcome: Outcome) => void;
  watcher?: Watcher;
}

export class Seats {
  readonly #flock: ActorRefFrom<typeof flockMachine>;
  /** Calls in the air, by list, then key. */
  readonly #flying = new Map<string, Map<string, string>>();
  #whenDown: () => void = () => {};

  constructor({ flock, speech, time, offer, nobody, landed, watcher }: SeatsOptions) {
    const call = fromCallback<{ type: 'flight.unwanted' }, Call>(({ input, sendBack, receive }) => {
      const abort = new AbortController();
      let isOver = false;
      receive(() => abort.abort());
      void speech.fly(input.ask, input.crow, abort.signal).then((outcome) => {
        isOver = true;
        sendBack({ type: 'flight.landed', list: input.list, key: input.key, outcome });
      });
      return () => {
        if (!isOver) abort.abort();
      };
    });
    const crow = crowMachine.provide({ actors: { call } });
    this.#flock = createActor(flockMachine.provide({ actors: { crow } }), {
      id: 'flock',
      input: flock,
      clock: {
        setTimeout: (fire: () => void, ms: number) => time.setTimeout(fire, ms),
        clearTimeout: (timer: NodeJS.Timeout) => time.clearTimeout(timer),
      },
      ...(watcher && { inspect: watcher.step }),
    });
    this.#flock.on('seat.impossible', ({ seat }) => nobody(seat));
    this.#flock.on('place.missing', () => this.#hush());
    this.#flock.on('call.ended', ({ list, key, outcome }) => {
      this.#forget(list, key);
      landed(list, key, outcome);
    });
    this.#flock.start();
    for (const child of Object.values(this.#flock.getSnapshot().children)) {
      child?.on('seat.offered', (seat) => {
        const kept = this.#kept(seat);
        child.send({ type: kept && offer(kept) ? 'seat.taken' : 'seat.declined' });
      });
    }
  }

  /** Asks for a seat. Asking twice under one key is asking once. */
  want(seat: SeatWanted): void {
    this.#flock.send({ type: 'seat.wanted', seat });
  }

  /** Starts the call of a seat that was taken. */
  begin(call: Call): void {
    const ofList = this.#flying.get(call.list) ?? new Map<string, string>();
    this.#flying.set(call.list, ofList.set(call.key, call.crow));
    this.#tell(call.crow, { type: 'flight.begun', call });
    if (isMissing(this.#flock.getSnapshot().context)) this.#hush();
  }

  isFlying(list: string, key: string): boolean {
    return this.#flying.get(list)?.has(key) ?? false;
  }

  /** Calls that run now. */
  get inAir(): number {
    let calls = 0;
    for (const ofList of this.#flying.values()) calls += ofList.size;
    return calls;
  }

  /** Takes a call down; it lands all the same. */
  takeDown(list: string, key: string): void {
    const crow = this.#flying.get(list)?.get(key);
    if (crow !== undefined) this.#tell(crow, { type: 'flight.unwanted', list, key });
  }

  /** Gives back a seat whose call has not begun, queued or taken. */
  giveUp(list: string, key: string): void {
    const kept = this.#kept({ list, key });
    if (kept && !this.isFlying(list, key)) this.#tell(kept.crow, { type: 'seat.withdrawn', list, key });
  }

  /** Gives back all that a list has asked for. Its calls in the air go on: they are paid for. */
  dropList(list: string): void {
    const keys = [...(this.#flock.getSnapshot().context.seats.get(list)?.keys() ?? [])];
    for (const key of keys) this.giveUp(list, key);
  }

  /** Takes every call down. Each lands, with what it really cost. */
  takeAllDown(): void {
    for (const [list, ofList] of this.#flying) for (const key of ofList.keys()) this.takeDown(list, key);
  }

  /** Resolves when no call is in the air. */
  async allDown(): Promise<void> {
    if (this.#flying.size > 0) await new Promise<void>((resolve) => (this.#whenDown = resolve));
  }

  /** Forgets everything; what is still in the air is told to no one. */
  stop(): void {
    this.#flock.stop();
  }

  /** Gives the place of an aside to a call that waits for one. */
  #hush(): void {
    for (const [list, ofList] of this.#flying) {
      for (const [key, crow] of ofList) if (crow === banterPerch) this.takeDown(list, key);
    }
  }

  #kept({ list, key }: { list: string; key: string }): Offer | undefined {
    return this.#flock.getSnapshot().context.seats.get(list)?.get(key);
  }

  #forget(list: string, key: string): void {
    const ofList = this.#flying.get(list);
    ofList?.delete(key);
    if (ofList?.size === 0) this.#flying.delete(list);
    if (this.#flying.size === 0) this.#whenDown();
  }

  #tell(crow: string, event: Parameters<ActorRefFrom<typeof crowMachine>['send']>[0]): void {
    this.#flock.getSnapshot().children[crow]?.send(event);
  }
}
