/**
 * What one page knows of one server: read once, then kept true event by event. It holds state and no story: an event is
 * folded in and forgotten.
 */
import { approvalsOf } from '../../fold.ts';
import type { Nest } from '../../nests.ts';
import type { Approvals, FlockNow, HistoryPage } from '../../responses.ts';
import type { Snapshot } from '../../snapshot.ts';
import { Api } from './api.ts';
import { Inbox } from './approvals.ts';
import { Flock } from './flock.ts';
import { History } from './history.ts';
import { isAfter } from './ids.ts';
import { Lists } from './lists.ts';
import { Notices } from './notices.ts';
import { Readings } from './readings.ts';
import { Line } from './line.ts';
import { Pace } from './pace.ts';
import type { Frame } from './stream.ts';
import { unanswered } from './unanswered.ts';
import type { Connection, ConnectionName, Outcome, State, Told } from './types.ts';
import type { World } from './world.ts';

/** Milliseconds without an answer after which a server counts as gone. */
const offlineMs = 10_000;

export class Store {
  readonly api: Api;
  readonly lists: Lists;
  readonly history: History;
  readonly inbox = new Inbox();
  readonly readings: Readings;
  readonly notices: Notices;
  /** Questions whose verdict is on its way. */
  readonly deciding = new Set<string>();
  readonly #world: World;
  readonly #base: string;
  readonly #requester: string | undefined;
  readonly #flock = new Flock();
  #line: Line | undefined;
  #connection: Connection;
  #offset = 0;
  readonly #pace: Pace;
  /** Id of the newest event that was dealt with; what waits comes after it. */
  #last = '';
  /** When the server last stopped answering. */
  #silentSince: number | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(world: World, base: string, requester: string | undefined) {
    this.#world = world;
    this.#base = base;
    this.#requester = requester;
    this.#connection = { state: 'closed', since: world.now() };
    this.#pace = new Pace(world);
    this.api = new Api(world, base);
    this.notices = new Notices(world, () => this.#build());
    const changed = (): void => this.notices.changed();
    this.readings = new Readings(this.api, changed);
    this.lists = new Lists({
      read: (listId) => this.#timed<Snapshot>(`/api/lists/${encodeURIComponent(listId)}`),
      gone: (listId) => {
        this.inbox.setList(listId, []);
        changed();
      },
      changed: (snapshot) => {
        if (snapshot && this.#isOurs(snapshot.requester)) {
          this.inbox.setList(snapshot.list_id, approvalsOf(snapshot));
        }
        changed();
      },
    });
    this.history = new History({
      world,
      changed,
      read: (query) => this.api.ask<HistoryPage>({ path: `/api/lists${query}` }),
    });
  }

  open(): void {
    if (this.#line) return;
    this.#become('connecting');
    this.#line = new Line({
      world: this.#world,
      name: this.#base,
      pace: this.#pace,
      last: () => this.#last,
      connection: () => this.#connection,
      follows: (connection) => this.#follow(connection),
      missed: () => this.#startOver(),
      nestsChanged: () => void this.readings.renew('nests'),
      ready: () => this.#ready(),
      opened: () => this.#opened(),
      told: (frame) => this.#hear(frame),
      lost: () => this.#lost(),
    });
  }

  close(): void {
    this.#line?.close();
    this.#line = undefined;
    this.#pace.clear();
    this.history.close();
    this.#become('closed');
  }

  /** The server's clock, in milliseconds since 1970. */
  serverNow(): number {
    return this.#world.now() + this.#offset;
  }

  /** Takes over what the server confirmed of a nest; undefined: it is gone. */
  setNest(nestId: string, nest: Nest | undefined): void {
    this.readings.setNest(nestId, nest);
    this.#line?.tellNests();
  }

  /** Reads everything again that is shown. */
  renewAll(): void {
    this.lists.renewAll();
    this.history.renewAll();
    void this.inbox
      .renew(
        () => this.#readApprovals(),
        (listId) => this.lists.has(listId),
      )
      .then(() => this.notices.changed());
    for (const what of ['health', 'nests', 'trust'] as const) void this.readings.renew(what);
  }

  /** A sign of life, and the flock as it is now. */
  async #ready(): Promise<string | undefined> {
    this.#flock.expect();
    const answer = await this.#timed<FlockNow>('/api/flock');
    this.#flock.renew(answer.ok ? answer.value : undefined);
    this.notices.changed();
    if (!answer.ok) {
      this.#connection = await unanswered(this.#world, this.#base, () => this.#connection, answer);
      this.#silentSince = answer.status === 0 ? (this.#silentSince ?? this.#world.now()) : undefined;
      return undefined;
    }
    this.#silentSince = undefined;
    if (this.#last === '') this.#last = answer.value.last_event_id;
    return `${this.#base}/api/events?last_event_id=${encodeURIComponent(this.#last)}`;
  }

  /** Events passed by: whatever is shown is read again. */
  #startOver(): void {
    void this.#ready();
    this.renewAll();
  }

  /** As the tab that holds the stream sees it. */
  #follow(connection: Connection): void {
    const wasLive = this.#connection.state === 'live';
    if (connection.state === 'closed') return;
    this.#connection = connection;
    if (connection.state === 'live' && !wasLive) this.renewAll();
    this.notices.changed();
  }

  #opened(): void {
    this.#become('live');
    this.renewAll();
  }

  #lost(): void {
    const silent = this.#world.now() - (this.#silentSince ?? Infinity);
    this.#stopWaiting?.();
    // The next try may be far away; nobody is to believe in it until then.
    if (silent >= 0 && silent < offlineMs)
      this.#stopWaiting = this.#world.after(offlineMs - silent, () => this.#lost());
    if (silent >= offlineMs) this.#become('offline');
    else if (this.#connection.state === 'live') this.#become('reconnecting');
    else this.notices.changed();
  }

  #become(state: ConnectionName): void {
    const { state: before, lastLive, problem, blocked } = this.#connection;
    if (state === before) return;
    if (state === 'live' || state === 'closed') this.#stopWaiting?.();
    const now = this.#world.now();
    const seen = before === 'live' ? now : lastLive;
    this.#connection = {
      state,
      since: now,
      ...(seen !== undefined && { lastLive: seen }),
      ...(state !== 'live' && state !== 'closed' && problem !== undefined && { problem }),
      ...(state !== 'live' && state !== 'closed' && blocked && { blocked }),
    };
    this.#line?.changed();
    this.notices.changed();
  }

  #hear({ name, id, data }: Frame): void {
    if (name === 'stream.reset') {
      this.#last = id;
      return this.#startOver();
    }
    if (!isAfter(id, this.#last)) return;
    this.#last = id;
    const event: Told = { event: name, id, ...JSON.parse(data) };
    const { list_id } = event;
    const starts = event.event === 'list.started' && this.#isOurs(event.requester);
    if (event.event === 'verdict') this.inbox.judge(event.item_id, event.target);
    if ('needs_approval' in event && event.needs_approval) this.lists.follow(list_id);
    this.lists.tell(event, starts);
    this.#flock.tell(event);
    this.history.tell(event);
    if (event.event === 'trust.changed') void this.readings.renew('trust');
    this.notices.told(event);
  }

  #isOurs(requester: string): boolean {
    return this.#requester === undefined || requester === this.#requester;
  }

  async #readApprovals(): Promise<Approvals | undefined> {
    const requester = this.#requester;
    const query = requester === undefined ? '' : `?${new URLSearchParams({ requester })}`;
    const answer = await this.api.ask<Approvals>({ path: `/api/approvals${query}` });
    return answer.ok ? answer.value : undefined;
  }

  /** Asks for an answer that carries the server's clock, and sets ours by it. */
  async #timed<T extends { now: string }>(path: string): Promise<Outcome<T>> {
    const sent = this.#world.now();
    const answer = await this.api.ask<T>({ path });
    // The answer was made about half way.
    if (answer.ok) this.#offset = Date.parse(answer.value.now) - (sent + this.#world.now()) / 2;
    return answer;
  }

  #build(): State {
    const { health, nests, trust } = this.readings;
    return {
      connection: this.#connection,
      clockOffset: this.#offset,
      ...(health && { health }),
      lists: this.lists.state,
      approvals: this.inbox.state,
      moreApprovals: this.inbox.more,
      deciding: new Set(this.deciding),
      crows: this.#flock.state,
      ...(nests && { nests }),
      ...(trust && { trust }),
      history: this.history.state,
    };
  }
}
