/**
 * One stream of events, opened again after whatever ends it: EventSource gives up for good on any answer but 200, and
 * retries without end or pause on all else. It knows nothing of what the events mean.
 */
import type { EventName } from '../../events.ts';
import type { Source, World } from './world.ts';

/** An event as it stood on the wire. */
export interface Frame {
  name: string;
  /** `<epoch>.<seq>`. */
  id: string;
  data: string;
}

/** An event as the browser hands it out; reading it takes time. */
export type Heard = Pick<MessageEvent<string>, 'lastEventId' | 'data'>;

export interface StreamParts {
  world: Pick<World, 'openSource' | 'after' | 'random'>;
  /** Asks the server for a sign of life. @returns the address to open; undefined: try again later. */
  ready: () => Promise<string | undefined>;
  opened: () => void;
  heard: (name: string, event: Heard) => void;
  /** It is not open, and is tried again after a while. */
  lost: () => void;
}

/** Every name the stream can say; EventSource has to be told each. */
const names: Record<EventName | 'stream.reset' | 'server.closing', true> = {
  'list.started': true,
  'item.triaged': true,
  'crow.flying': true,
  'crow.landed': true,
  'item.answered': true,
  verdict: true,
  'trust.changed': true,
  'item.skipped': true,
  'requester.pranked': true,
  'crow.banter': true,
  'list.finished': true,
  'stream.reset': true,
  'server.closing': true,
};

/** Milliseconds before the first and before the later tries; luck takes up to half, so that tabs do not march. */
const firstWait = 300;
const longestWait = 10_000;

export class Stream {
  readonly #parts: StreamParts;
  #source: Source | undefined;
  #stopWaiting: (() => void) | undefined;
  #tries = 0;
  /** Counts openings: an answer to an older one comes too late. */
  #opening = 0;

  constructor(parts: StreamParts) {
    this.#parts = parts;
    void this.#open();
  }

  close(): void {
    this.#drop();
  }

  async #open(): Promise<void> {
    const { world, ready, opened, heard } = this.#parts;
    const opening = ++this.#opening;
    const url = await ready();
    if (opening !== this.#opening) return;
    if (url === undefined) return this.#again();
    const source = world.openSource(url);
    this.#source = source;
    source.addEventListener('open', () => {
      if (source !== this.#source) return;
      this.#tries = 0;
      opened();
    });
    source.addEventListener('error', () => {
      if (source === this.#source) this.#again();
    });
    for (const name of Object.keys(names)) {
      source.addEventListener(name, (event) => {
        if (source !== this.#source) return;
        if (name === 'server.closing') this.#again();
        else heard(name, event);
      });
    }
  }

  #again(): void {
    const { world, lost } = this.#parts;
    this.#drop();
    const wait = Math.min(firstWait * 2 ** this.#tries++, longestWait) * (1 - world.random() / 2);
    this.#stopWaiting = world.after(wait, () => void this.#open());
    lost();
  }

  #drop(): void {
    this.#opening++;
    this.#source?.close();
    this.#source = undefined;
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
  }
}
