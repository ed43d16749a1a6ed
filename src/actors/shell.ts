/**
 * Runs one list's core in the real world: journals what moves it, and once a step is on disk does what the machines
 * wait for: seats, calls, the ledger, time.
 */
import type { Outcome } from '../asks.ts';
import { roleOf } from '../asks.ts';
import type { VerdictName } from '../events.ts';
import type { Core } from './core.ts';
import { Asides } from './asides.ts';
import { interrupted, neverStarted, takenDown } from './ends.ts';
import type { Offer } from './flock.ts';
import type { AsideWanted, FlightWanted, LevelsWanted } from './host.ts';
import { boundsFor } from './bounds.ts';
import { News, type NewsItem } from './news.ts';
import type { GivenVerdict, Input } from './records.ts';
import type { Pending } from './pending.ts';
import type { Surroundings } from './surroundings.ts';
import { banterPerch } from './turns.ts';

export class Shell {
  readonly core: Core;
  /** The last step that is on disk; -1 before the first. */
  #flushed: number;
  /** Flights that wait in the flock for their seat. */
  readonly #queued = new Set<string>();
  /** Flights whose seat did not fit while other calls are in the air. */
  readonly #parked = new Set<string>();
  /** Flights that took their seat in this process, so that their call never began before a crash. */
  readonly #boarded = new Set<string>();
  readonly #news: News;
  readonly #asides: Asides;
  readonly #around: Surroundings;
  #timer: NodeJS.Timeout | undefined;
  #dropped = false;

  constructor(core: Core, around: Surroundings) {
    this.core = core;
    this.#around = around;
    this.#news = new News(core.list, around);
    this.#asides = new Asides(core, around);
    this.#flushed = core.n - 1;
  }

  /** Applies and queues one input. The caller makes sure that the log takes it. */
  accept(input: Input, at = this.#around.time.now()): void {
    this.#around.log.append(this.core.list, this.core.apply(input, at));
  }

  /** Records a verdict, or says what stands. Deadlines that are due come first, at the same instant. */
  judge(key: string, given: GivenVerdict): { recorded: boolean; verdict?: VerdictName } {
    const at = this.#around.time.now();
    if ((this.core.next ?? Infinity) <= at) this.accept({ kind: 'tick' }, at);
    if (!this.core.pending.has(key)) {
      const verdict = this.core.verdicts.get(key);
      return { recorded: false, ...(verdict && { verdict }) };
    }
    this.accept({ kind: 'verdict', key, ...given }, at);
    return { recorded: true };
  }

  flushed(n: number): void {
    this.#flushed = n;
  }

  /** What others have counted for this list to say, and that it is to accept now. Each is handed out once. */
  takeNews(): NewsItem[] {
    if (this.#dropped || this.#around.log.isBroken || this.core.isFinished) return [];
    return this.#news.take();
  }

  /** Does what the machines wait for, as far as it is on disk. Called after every flush that has a step of this list. */
  run(): void {
    if (this.#isStill) return;
    for (const pending of this.core.pending.values()) {
      if (pending.since <= this.#flushed) this.#serve(pending);
    }
    this.#arm();
  }

  /**
   * Weighs and asks for seats, which needs no word on disk: what comes of it is written together with its cause. An
   * answer is weighed while calls of its list fly, not while they wait to.
   */
  prepare(): void {
    if (this.#isStill) return;
    const { pending } = this.core;
    for (const { effect, crow } of pending.values()) {
      if (effect.kind === 'levels' && effect.target === 'triage') this.#weigh(effect);
      else if (effect.kind === 'flight' && crow === undefined) this.#seat(effect);
    }
    const waits = ({ effect, since }: Pending): boolean => effect.kind === 'flight' && since > this.#flushed;
    if ([...pending.values()].some(waits)) return;
    for (const { effect } of pending.values()) if (effect.kind === 'levels') this.#weigh(effect);
  }

  /** Begins the calls whose seats are on disk. All else can be done while they fly. */
  begin(): void {
    if (this.#isStill) return;
    for (const pending of this.core.pending.values()) {
      const { effect, crow, since } = pending;
      if (since > this.#flushed || crow === undefined) continue;
      if (effect.kind === 'flight' || effect.kind === 'aside') this.#fly(effect, pending);
    }
  }

  /** True if nothing but people can move this list now. */
  get onlyWaits(): boolean {
    return this.core.n - 1 <= this.#flushed && this.core.onlyAsks;
  }

  /** Takes an offered seat if the call fits the budget. */
  offered({ key, crow, borrowed }: Offer): boolean {
    this.#queued.delete(key);
    const { effect, crow: seated } = this.core.pending.get(key) ?? {};
    const { log, isClosing } = this.#around;
    if (this.#dropped || log.isBroken || isClosing || seated !== undefined) return false;
    if (effect?.kind === 'aside') return this.#turnOf(effect);
    if (effect?.kind !== 'flight') return false;
    const bound = this.#around.speech.bound(effect.ask, crow);
    const { budget } = this.core;
    if (bound <= budget.room(effect.owner)) {
      this.#boarded.add(key);
      this.accept({ kind: 'granted', key, crow, borrowed, bound });
      return true;
    }
    this.#asides.hush();
    if (budget.inAir > 0) this.#parked.add(key);
    else this.accept({ kind: 'no-room', key, bound });
    return false;
  }

  /** Nobody in the flock may take the seat. */
  refused(key: string): void {
    this.#queued.delete(key);
    if (this.#dropped || this.#around.log.isBroken || !this.core.pending.has(key)) return;
    this.accept({ kind: 'no-crow', key });
  }

  /** A call of this list ended; the flock keeps its outcome until it is on disk. */
  landed(key: string, outcome: Outcome): void {
    if (this.#dropped || this.#around.log.isBroken) return;
    const { effect } = this.core.pending.get(key) ?? {};
    if (effect?.kind !== 'flight' && effect?.kind !== 'aside') return;
    const { speech } = this.#around;
    const bounds =
      outcome.ok && outcome.reply.kind === 'triage' && effect.kind === 'flight'
        ? boundsFor(speech, effect.ask.item, outcome.reply.triage, this.core.start.murder)
        : undefined;
    this.#boarded.delete(key);
    const ended = this.#around.isClosing ? takenDown(outcome) : outcome;
    this.accept({ kind: 'landed', key, outcome: ended, ...(bounds && { bounds }) });
    // The landing may have made room.
    this.#parked.clear();
  }

  /** Forgets the list. Its seats go back; calls in the air go on. */
  drop(): void {
    this.#dropped = true;
    if (this.#timer) this.#around.time.clearTimeout(this.#timer);
  }

  /** Nothing is begun any longer, or not now. */
  get #isStill(): boolean {
    return this.#dropped || this.#around.log.isBroken || this.#around.isClosing;
  }

  #serve(pending: Pending): void {
    const { effect } = pending;
    switch (effect.kind) {
      case 'flight':
        return pending.crow === undefined ? this.#seat(effect) : this.#fly(effect, pending);
      case 'levels':
        return this.#weigh(effect);
      case 'settling':
        if (this.#around.unsaid(this.core.list).length > 0) return;
        return this.accept({ kind: 'settled', key: effect.key });
      case 'aside':
        return pending.crow === undefined ? this.#wish(effect) : this.#fly(effect, pending);
      case 'question':
    }
  }

  #weigh({ key, holders, task_type }: LevelsWanted): void {
    const standing = this.#around.weigh({ list: this.core.list, key, holders, task_type });
    if (standing) this.accept({ kind: 'levels', key, ...standing });
  }

  #seat({ key, n, ask, crow }: FlightWanted): void {
    if (this.#queued.has(key) || this.#parked.has(key)) return;
    this.#queued.add(key);
    const { nest } = this.core.start;
    this.#around.seats.want({
      list: this.core.list,
      n,
      key,
      role: roleOf(ask),
      nest,
      ...(crow !== undefined && { crow }),
      without: [...this.core.flown(n)],
    });
  }

  #wish({ key, n }: AsideWanted): void {
    if (this.#queued.has(key) || this.#parked.size > 0) return;
    this.#queued.add(key);
    const { list, start } = this.core;
    this.#around.seats.want({ list, n, key, role: 'banter', nest: start.nest, without: [] });
  }

  /** An aside's turn has come. It begins if the budget has plenty left beside all that is still to be done. */
  #turnOf(effect: AsideWanted): boolean {
    const aside = this.#parked.size === 0 ? this.#asides.ready(effect) : undefined;
    if (!aside) return false;
    this.#boarded.add(effect.key);
    this.accept({ kind: 'granted', key: effect.key, borrowed: false, ...aside });
    return true;
  }

  #fly(effect: FlightWanted | AsideWanted, { crow = '', aborted }: Pending): void {
    const { seats } = this.#around;
    const { list } = this.core;
    const { key, n } = effect;
    const outcome = this.#around.outcomeOf(list, key);
    if (outcome) return this.landed(key, outcome);
    if (seats.isFlying(list, key)) {
      if (aborted) seats.takeDown(list, key);
      return;
    }
    if (!this.#boarded.has(key)) return this.landed(key, interrupted(this.core.budget.heldBy(key)));
    if (aborted) {
      seats.giveUp(list, key);
      return this.landed(key, neverStarted);
    }
    if (effect.kind === 'flight') seats.begin({ list, n, key, ask: effect.ask, crow });
    else seats.begin({ list, n, key, ask: this.#asides.ask, crow: banterPerch });
  }

  /** Sets the timer for the nearest deadline, or keeps it at once if it has come. */
  #arm(): void {
    const { time, log } = this.#around;
    if (this.#timer) time.clearTimeout(this.#timer);
    this.#timer = undefined;
    const { next } = this.core;
    const now = time.now();
    if (next === undefined || this.#dropped || log.isBroken) return;
    if (next <= now) this.accept({ kind: 'tick' }, now);
    else this.#timer = time.setTimeout(() => this.#arm(), next - now);
  }
}
