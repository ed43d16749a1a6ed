/**
 * A browser and a server in memory, with one clock that a test turns: tabs, their locks and channels, a stream that can
 * be cut between any two events, and answers folded from the same story the stream tells.
 */
import { Aloft } from '../../src/aloft.ts';
import type { Said } from '../../src/events.ts';
import { approvalsOf } from '../../src/fold.ts';
import { snapshotOf } from '../../src/snapshot.ts';
import type { Channel, Source, World } from '../../src/ui/client/world.ts';

export const start = Date.UTC(2026, 10, 30, 12);

/** Lets every promise that is ready run. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 60; i++) await Promise.resolve();
};

export class Clock {
  now = start;
  readonly #timers = new Set<{ at: number; call: () => void }>();

  after = (ms: number, call: () => void): (() => void) => {
    const timer = { at: this.now + ms, call };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** Turns the clock on, one timer after the other. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      await settle();
      const due = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#timers.delete(due);
      this.now = Math.max(this.now, due.at);
      due.call();
    }
    this.now = end;
    await settle();
  }
}

interface Event {
  seq: number;
  at: number;
  list: string;
  said: Said;
}

class FakeSource implements Source {
  readyState = 0;
  readonly #listeners = new Map<string, ((event: MessageEvent<string>) => void)[]>();
  readonly #server: FakeServer;

  constructor(server: FakeServer) {
    this.#server = server;
  }

  addEventListener(name: string, listener: (event: MessageEvent<string>) => void): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  say(name: string, lastEventId = '', data = ''): void {
    for (const listener of this.#listeners.get(name) ?? []) {
      listener({ lastEventId, data } as MessageEvent<string>);
    }
  }

  close(): void {
    this.readyState = 2;
    this.#server.sources.delete(this);
  }
}

export class FakeServer {
  epoch = 'e1';
  story: Event[] = [];
  /** Streams that are open. */
  readonly sources = new Set<FakeSource>();
  /** Every request that came, such as `GET /api/flock`. */
  asked: string[] = [];
  opened = 0;
  isUp = true;
  /** Answers a stream with something else than 200. */
  refusesStreams = false;
  /** The server's clock minus the browser's. */
  ahead = 0;
  /** Answers by route, in place of the ones folded from the story. */
  answers: Record<string, () => Response | Promise<Response>> = {};
  readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  say(list: string, ...all: Said[]): void {
    for (const said of all) {
      const event = { seq: this.story.length, at: this.clock.now + this.ahead, list, said };
      this.story.push(event);
      for (const source of this.sources) if (source.readyState === 1) this.#tell(source, event);
    }
  }

  /** Ends every stream in the middle. */
  drop(): void {
    const open = [...this.sources];
    for (const source of open) source.say('error');
  }

  /** As if the data folder were another one. */
  startOver(epoch: string): void {
    this.epoch = epoch;
    this.story = [];
    this.drop();
  }

  /** Says `server.closing` and is gone. */
  stop(): void {
    this.isUp = false;
    const open = [...this.sources];
    for (const source of open) source.say('server.closing', '', '{}');
  }

  fetch = async (url: string, { method = 'GET' }: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url);
    const route = `${method} ${pathname}`;
    this.asked.push(route);
    await Promise.resolve();
    if (!this.isUp) throw new TypeError('Failed to fetch');
    const answer = this.answers[route];
    if (answer) return answer();
    const found = this.#answer(route);
    return found === undefined
      ? Response.json({ message: 'Nothing is here.' }, { status: 404 })
      : Response.json(found);
  };

  open = (url: string): Source => {
    const source = new FakeSource(this);
    this.sources.add(source);
    this.opened++;
    const cursor = new URL(url).searchParams.get('last_event_id') ?? '';
    void Promise.resolve().then(() => {
      if (source.readyState === 2) return;
      if (!this.isUp || this.refusesStreams) {
        source.readyState = 2;
        source.say('error');
        return;
      }
      source.readyState = 1;
      source.say('open');
      const [epoch, seq] = cursor.split('.');
      if (epoch === this.epoch) {
        for (const event of this.story.slice(Number(seq) + 1)) this.#tell(source, event);
      } else source.say('stream.reset', this.#head, JSON.stringify({ list_id: null, reason: 'epoch' }));
    });
    return source;
  };

  get #head(): string {
    return `${this.epoch}.${this.story.length - 1}`;
  }

  #tell(source: FakeSource, { seq, at, list, said: { event, ...fields } }: Event): void {
    const ts = new Date(at).toISOString();
    source.say(event, `${this.epoch}.${seq}`, JSON.stringify({ list_id: list, ts, ...fields }));
  }

  #answer(route: string): unknown {
    const now = this.clock.now + this.ahead;
    const of = (list: string) =>
      snapshotOf(
        list,
        this.epoch,
        this.story.filter((event) => event.list === list),
        now,
      );
    const [, list] = /^GET \/api\/lists\/(l\w+)$/.exec(route) ?? [];
    if (list !== undefined) return this.story.some((event) => event.list === list) ? of(list) : undefined;
    if (route === 'GET /api/approvals') {
      const lists = new Set(this.story.map((event) => event.list));
      return { approvals: [...lists].flatMap((id) => approvalsOf(of(id))), more: 0 };
    }
    if (route === 'GET /api/health') return { ok: true, ready: true, speech: 'rehearsal', version: '0' };
    if (route === 'GET /api/nests') return { roster: [], nests: [] };
    if (route === 'GET /api/trust') return { task_types: [], rows: [] };
    if (route === 'GET /api/lists') return { lists: [] };
    if (route !== 'GET /api/flock') return undefined;
    const aloft = new Aloft();
    for (const event of this.story) aloft.tell(event.list, event.at, event.said);
    const crows = ['Sentry', 'Pepper'].map((name) => ({ name, flights: aloft.of(name) }));
    return { crows, last_event_id: this.#head, now: new Date(now).toISOString() };
  }
}

/** What tabs of one browser share: locks and channels. */
export class FakeBrowser {
  readonly #queue: { give: () => void; end: (error: Error) => void }[] = [];
  #holder: { end: (error: Error) => void } | undefined;
  readonly channels = new Map<string, Set<{ hear: (data: unknown) => void; tab: Tab }>>();

  /** A page of this browser. */
  tab(server: FakeServer): Tab {
    const tab: Tab = { frozen: false, page: new Set(), world: undefined as never };
    const alive = (call: () => void) => (): void => {
      if (!tab.frozen) call();
    };
    tab.world = {
      fetch: server.fetch,
      openSource: server.open,
      now: () => server.clock.now,
      random: () => 0,
      newKey: () => `key-${server.asked.length}`,
      after: (ms, call) => server.clock.after(ms, alive(call)),
      nextFrame: (call) => void server.clock.after(0, alive(call)),
      isSeen: () => true,
      onPage: (call) => {
        tab.page.add(call);
        return () => tab.page.delete(call);
      },
      locks: { request: this.#request as LockManager['request'] },
      openChannel: (name, hear) => this.#open(tab, name, hear),
    };
    return tab;
  }

  readonly #request = (
    _: string,
    options: LockOptions,
    hold: () => Promise<void> | undefined,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiting = { give: () => take(), end: (error: Error) => reject(error) };
      const take = (): void => {
        this.#holder = waiting;
        void Promise.resolve(hold()).then(() => {
          resolve();
          if (this.#holder === waiting) this.#next();
        });
      };
      options.signal?.addEventListener('abort', () => {
        const place = this.#queue.indexOf(waiting);
        if (place !== -1) this.#queue.splice(place, 1);
        reject(new Error('aborted'));
      });
      if (options.steal) {
        this.#holder?.end(new Error('stolen'));
        take();
      } else if (this.#holder) this.#queue.push(waiting);
      else void Promise.resolve().then(() => (this.#holder ? this.#queue.push(waiting) : take()));
    });

  #next(): void {
    this.#holder = undefined;
    this.#queue.shift()?.give();
  }

  #open(tab: Tab, name: string, hear: (data: unknown) => void): Channel {
    const members = this.channels.get(name) ?? new Set();
    this.channels.set(name, members);
    const mine = { hear, tab };
    members.add(mine);
    return {
      post: (data) => {
        const copy: unknown = structuredClone(data);
        for (const one of members) {
          if (one !== mine && !one.tab.frozen)
            void Promise.resolve().then(() => members.has(one) && one.hear(copy));
        }
      },
      close: () => members.delete(mine),
    };
  }
}

export interface Tab {
  /** Its timers and channels sleep; what it holds it keeps. */
  frozen: boolean;
  page: Set<(what: 'hide' | 'show' | 'wake') => void>;
  world: World;
}
