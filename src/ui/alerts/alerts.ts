/**
 * Calls the person back, by sound or by a notification of the system, when a question comes or a list ends while no
 * page of this server is in front. Both are off until the person turns them on.
 */
import type { Crows, Told } from '../client.ts';
import { firstLine } from '../format.ts';
import { recall, remember } from '../remember.ts';
import type { Strings } from '../strings/en.ts';
import { play } from './sound.ts';

/** Milliseconds in which what comes together is one call. */
const together = 400;
/** Milliseconds for which a page that called, or is in front, keeps the others silent. */
const turn = 1_500;
const lockName = 'crows.alerts';

const isInFront = (): boolean => document.visibilityState === 'visible' && document.hasFocus();
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the person chose in this browser. */
export const chosen = {
  get sound(): boolean {
    return recall('sound') === 'on';
  },
  set sound(on: boolean) {
    remember('sound', on ? 'on' : '');
  },
  get system(): boolean {
    return recall('system') === 'on' && globalThis.Notification?.permission === 'granted';
  },
  set system(on: boolean) {
    remember('system', on ? 'on' : '');
  },
};

export class Alerts {
  readonly #crows: Crows;
  readonly #words: () => Strings;
  readonly #off = new AbortController();
  /** First items of the lists in the air: one that has ended is not kept by the state. */
  readonly #flying = new Map<string, string>();
  #finished: string | undefined;
  #asked: string | undefined;
  #isGathering = false;
  #turn: Promise<void> = Promise.resolve();
  #shown: Notification | undefined;

  constructor(crows: Crows, words: () => Strings) {
    this.#crows = crows;
    this.#words = words;
    crows.hear((event) => this.#hear(event));
    crows.subscribe(({ approvals }) => approvals.length === 0 && this.#asked === undefined && this.#clear());
    const { signal } = this.#off;
    addEventListener('focus', () => this.#clear(), { signal });
    document.addEventListener('visibilitychange', () => isInFront() && this.#clear(), { signal });
  }

  stop(): void {
    this.#off.abort();
    this.#clear();
  }

  #hear(event: Told): void {
    const { lists, approvals } = this.#crows.state;
    const [first] = lists.get(event.list_id)?.snapshot?.items ?? [];
    if (first) this.#flying.set(event.list_id, firstLine(first.text));
    if (event.event === 'list.finished' && this.#flying.has(event.list_id)) {
      this.#finished = this.#flying.get(event.list_id);
      this.#flying.delete(event.list_id);
    } else if ('needs_approval' in event && event.needs_approval) {
      // Of somebody else's lists the inbox holds nothing.
      const question = approvals.find(({ item_id }) => item_id === event.item_id);
      if (!question) return;
      this.#asked = firstLine(question.text);
    } else return;
    if (this.#isGathering) return;
    this.#isGathering = true;
    void this.#gather();
  }

  async #gather(): Promise<void> {
    // A page in front takes the turn at once, so that those behind it stay silent.
    if (!isInFront()) await pause(together);
    this.#isGathering = false;
    const [asked, finished] = [this.#asked, this.#finished];
    this.#asked = undefined;
    this.#finished = undefined;
    if (this.#off.signal.aborted) return;
    // While this page has its turn, the others leave to it what follows.
    this.#turn = this.#turn.then(() => once(() => this.#call(asked, finished)));
  }

  #call(asked: string | undefined, finished: string | undefined): void {
    if (isInFront()) return;
    const { alerts } = this.#words();
    const waiting = this.#crows.state.approvals.length;
    // Answered elsewhere in the meantime.
    const asks = asked !== undefined && waiting > 0;
    if (!asks && finished === undefined) return;
    if (chosen.sound) void play(asks ? 'asks' : 'reports');
    if (!chosen.system) return;
    this.#shown = new Notification(asks ? alerts.waits(waiting) : alerts.finished, {
      body: (asks ? asked : finished) ?? '',
      tag: lockName,
      silent: true,
    });
    this.#shown.addEventListener('click', () => {
      focus();
      this.#clear();
    });
  }

  #clear(): void {
    this.#shown?.close();
    this.#shown = undefined;
  }
}

/** Of all tabs that would call at one moment, one does. */
async function once(call: () => void): Promise<void> {
  if (!globalThis.navigator.locks) return call();
  await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    call();
    await pause(turn);
  });
}
