/**
 * One stream for all tabs of a browser: whoever holds the lock leads, opens the stream and passes on what it hears; the
 * others follow. A leader that leaves gives the lock up at once; one that falls silent (frozen, hung, put into the
 * back/forward cache) is replaced. Where the browser has no Web Locks each tab has a stream of its own: a server
 * over plain HTTP has room for six per browser, and a seventh tab would hang.
 */
import { isAfter } from './ids.ts';
import type { Pace } from './pace.ts';
import { Stream, type Frame, type Heard, type StreamParts } from './stream.ts';
import type { Connection } from './types.ts';
import type { Channel, World } from './world.ts';

export interface LineParts extends Omit<StreamParts, 'heard'> {
  world: Pick<World, 'openSource' | 'after' | 'random' | 'now' | 'locks' | 'openChannel' | 'onPage'>;
  /** Names the server: lines of one name share a stream. */
  name: string;
  /** In its time everything that is heard is dealt with, in order, in the tab that leads and in those that follow. */
  pace: Pace;
  /** An event's turn has come. */
  told: (frame: Frame) => void;
  /** Id of the newest event that was told. */
  last: () => string;
  connection: () => Connection;
  /** What the leader knows of the connection. */
  follows: (connection: Connection) => void;
  /** Events passed this tab by. */
  missed: () => void;
  /** Another tab changed what no event tells. */
  nestsChanged: () => void;
}

type Message =
  | { kind: 'told'; frame: Frame; before: string }
  | { kind: 'beat'; connection: Connection; last: string }
  | { kind: 'ping' }
  | { kind: 'nests' };

/** Milliseconds between two signs of life, and between two looks at how long there was none. */
const beatMs = 4_000;
const lookMs = 2_000;
/** Milliseconds of silence after which a follower asks, and after which, with some luck, it takes over. */
const askMs = 8_000;
const takeMs = 13_000;
const luckMs = 3_000;

export class Line {
  readonly #parts: LineParts;
  #stream: Stream | undefined;
  #channel: Channel | undefined;
  #resign: (() => void) | undefined;
  #queued: AbortController | undefined;
  #stopTimer: (() => void) | undefined;
  #stopPage: (() => void) | undefined;
  #lastBeat = 0;
  #known = false;
  /** Somebody asked to be told. A tab alone says nothing: each message costs more than the event in it. */
  #isHeard = false;

  constructor(parts: LineParts) {
    this.#parts = parts;
    this.#stopPage = parts.world.onPage((what) => {
      if (what === 'hide') this.#leave();
      else if (what === 'show') this.#join();
      else this.#wake();
    });
    this.#join();
  }

  close(): void {
    this.#stopPage?.();
    this.#leave();
  }

  /** Tells the other tabs what was said to this one. */
  tellNests(): void {
    this.#post({ kind: 'nests' });
  }

  /** The leader lets the others know how it stands. */
  changed(): void {
    if (this.#stream) this.#beat();
  }

  #join(): void {
    const { world, name } = this.#parts;
    if (this.#stream || this.#queued) return;
    if (!world.locks || !world.openChannel) return this.#open();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only lines of this version speak under the name
    this.#channel = world.openChannel(`crows 1 ${name}`, (message) => this.#hear(message as Message));
    this.#known = false;
    this.#lastBeat = world.now();
    this.#queue();
    this.#post({ kind: 'ping' });
    this.#look();
  }

  #leave(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    this.#queued?.abort();
    this.#queued = undefined;
    this.#resign?.();
    this.#shut();
    this.#channel?.close();
    this.#channel = undefined;
  }

  /** Waits for the lock. @param steal takes it from a leader that is silent. */
  #queue(steal = false): void {
    const { world, name } = this.#parts;
    this.#queued?.abort();
    const queued = new AbortController();
    this.#queued = queued;
    // A theft can't be called off, and needs no calling off.
    const options = steal ? { steal } : { signal: queued.signal };
    const held = world.locks!.request(`crows 1 ${name}`, options, () => {
      if (queued.signal.aborted) return undefined;
      return this.#lead();
    });
    held.catch(() => {
      // Called off, or taken from a leader that was thought dead: whoever took it tells us from now on.
      if (queued.signal.aborted || this.#queued !== queued) return;
      this.#shut();
      this.#lastBeat = world.now();
      this.#queue();
    });
  }

  async #lead(): Promise<void> {
    // A leader that was followed leaves its followers to the next.
    this.#isHeard ||= this.#known;
    this.#open();
    this.#beat();
    await new Promise<void>((resolve) => {
      this.#resign = resolve;
    });
  }

  #open(): void {
    this.#stream = new Stream({
      ...this.#parts,
      heard: (name, event) => this.#inTurn(name, () => this.#tell(name, event)),
    });
  }

  /** What came before a reset has no place after it. */
  #inTurn(name: string, work: () => void): void {
    const { pace } = this.#parts;
    if (name === 'stream.reset') pace.clear();
    pace.take(work);
  }

  #tell(name: string, { lastEventId: id, data }: Heard): void {
    const { last, told } = this.#parts;
    const frame = { name, id, data };
    if (this.#isHeard) this.#post({ kind: 'told', frame, before: last() });
    told(frame);
  }

  #shut(): void {
    this.#resign = undefined;
    this.#stream?.close();
    this.#stream = undefined;
  }

  #hear(message: Message): void {
    const { world, pace, nestsChanged } = this.#parts;
    if (message.kind === 'nests') return nestsChanged();
    if (message.kind === 'ping') {
      this.#isHeard = true;
      return this.changed();
    }
    // Two leaders for a moment: the one that took over is told so by its lock, the other by losing it.
    if (this.#stream) return;
    this.#lastBeat = world.now();
    if (message.kind === 'told') this.#inTurn(message.frame.name, () => this.#repeat(message));
    else pace.take(() => void this.#follow(message));
  }

  /** Tells what the tab that leads was told. */
  #repeat({ frame, before }: Extract<Message, { kind: 'told' }>): void {
    const { told, missed, last } = this.#parts;
    const isGap = this.#known && frame.name !== 'stream.reset' && isAfter(before, last());
    told(frame);
    if (isGap) missed();
  }

  async #follow({ connection, last }: Extract<Message, { kind: 'beat' }>): Promise<void> {
    const { ready, follows, missed } = this.#parts;
    const isKnown = this.#known;
    this.#known = true;
    // What the flock is doing now, and from which event on it is told.
    if (!isKnown && (await ready()) === undefined) this.#known = false;
    if (this.#stream || !this.#channel) return;
    follows(connection);
    if (isKnown && last !== '' && isAfter(last, this.#parts.last())) missed();
  }

  #beat(): void {
    const { connection, last } = this.#parts;
    this.#lastBeat = this.#parts.world.now();
    this.#post({ kind: 'beat', connection: connection(), last: last() });
  }

  /** Looks again and again who is silent. */
  #look(): void {
    const { world } = this.#parts;
    const silence = world.now() - this.#lastBeat;
    if (this.#stream) {
      if (silence >= beatMs) this.#beat();
    } else if (silence >= takeMs + world.random() * luckMs) {
      this.#lastBeat = world.now();
      this.#queue(true);
    } else if (silence >= askMs) this.#post({ kind: 'ping' });
    this.#stopTimer = world.after(lookMs, () => this.#look());
  }

  /** The page is looked at again after a while; timers may have slept. */
  #wake(): void {
    if (this.#channel && !this.#stream) this.#post({ kind: 'ping' });
  }

  #post(message: Message): void {
    this.#channel?.post(message);
  }
}
