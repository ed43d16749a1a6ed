/**
 * One list as a function of its records. It applies inputs to the list's machines under a logical clock and keeps
 * what they wait for. It reads no clock, no disk and no model, so a replay of the same records is the same list.
 */
import { createActor, type ActorRefFrom, type AnyActorRef, type InspectionEvent } from 'xstate';
import { asides, Budget } from '../budget.ts';
import type { Said, VerdictName } from '../events.ts';
import { limits } from '../limits.ts';
import type { Deed } from '../trust.ts';
import { LogicalClock } from './clock.ts';
import { giveHost, type Effect, type Heard, type Host } from './host.ts';
import { listMachine } from './list.ts';
import { listInput } from './list-input.ts';
import type { Filed, Pending } from './pending.ts';
import { asideEnd, numberOf, withDeadline } from './said.ts';
import { questionKey, type Input, type StartInput, type Step } from './records.ts';

/** The records don't fit the machines that read them. The list must be ended by other means, never guessed at. */
class Divergence extends Error {
  override name = 'Divergence';
}

export class Core implements Host {
  readonly list: string;
  /** Number of the next step. */
  n = 0;
  readonly verdicts = new Map<string, VerdictName>();
  /** Crows that have flown on each item: none flies on it twice for another share. */
  readonly #flown = new Map<number, Set<string>>();
  readonly #clock = new LogicalClock();
  readonly #filed = new Map<string, Filed>();
  readonly #inspect: ((event: InspectionEvent) => void) | undefined;
  #isReplay = false;
  #budget = new Budget(0);
  #start: StartInput | undefined;
  #root: ActorRefFrom<typeof listMachine> | undefined;
  #out: Said[] = [];
  #deeds: Deed[] = [];

  constructor(list: string, inspect?: (event: InspectionEvent) => void) {
    this.list = list;
    this.#inspect = inspect;
  }

  /** @throws Divergence if a record says something else than the machines do now, or a step is missing. */
  static replay(list: string, steps: Iterable<Step>, inspect?: (event: InspectionEvent) => void): Core {
    const core = new Core(list, inspect);
    core.#isReplay = true;
    for (const step of steps) {
      if (step.n !== core.n) throw new Divergence(`Step ${core.n} of list ${list} is missing.`);
      const { out } = core.apply(step.in, step.at);
      if (JSON.stringify(out) !== JSON.stringify(step.out)) {
        throw new Divergence(`Step ${step.n} of list ${list} reads differently now.`);
      }
    }
    core.#isReplay = false;
    return core;
  }

  /** What the list was started with. */
  get start(): StartInput {
    if (!this.#start) throw new Error(`List ${this.list} has no start record.`);
    return this.#start;
  }

  /** The list's machine, once it has begun. */
  get root(): AnyActorRef | undefined {
    return this.#root;
  }

  get pending(): ReadonlyMap<string, Pending> {
    return this.#filed;
  }

  /** Crows that have flown on an item so far. */
  flown(n: number): Set<string> {
    return new Set(this.#flown.get(n));
  }

  get budget(): Budget {
    return this.#budget;
  }

  /** The nearest deadline, in milliseconds; undefined when nothing waits for time. */
  get next(): number | undefined {
    return this.#clock.next;
  }

  /** True if nothing but people, or their questions' deadlines, can move this list. */
  get onlyAsks(): boolean {
    const pending = [...this.#filed.values()];
    const asked = pending.filter(({ effect }) => effect.kind === 'question').length;
    const questions = this.start.approval_ms === 0 ? 0 : asked;
    // An aside that has not begun may wait for ever.
    const others = pending.filter(({ effect, crow }) => effect.kind !== 'aside' || crow !== undefined);
    return (
      asked > 0 &&
      others.length === asked &&
      // Any timer beside the questions' own is a pause between two flights.
      this.#clock.size === questions
    );
  }

  get isFinished(): boolean {
    return this.#root?.getSnapshot().status === 'done';
  }

  /** The only way a list changes, live and on replay. Deadlines that are due come first. */
  apply(input: Input, at: number): Step {
    const step: Step = { n: this.n, at: Math.max(at, this.#clock.now), in: input, out: [] };
    this.n += 1;
    this.#out = step.out;
    this.#deeds = [];
    this.#clock.advance(step.at);
    this.#take(input);
    if (this.#deeds.length > 0) step.deeds = this.#deeds;
    return step;
  }

  #take(input: Input): void {
    switch (input.kind) {
      case 'start':
        return this.#begin(input);
      case 'granted': {
        const filed = this.#filed.get(input.key);
        if (filed?.effect.kind === 'aside') return this.#speak(filed, input);
        if (filed?.effect.kind !== 'flight') return;
        const { crow, borrowed, bound: hold } = input;
        Object.assign(filed, { crow, since: this.n - 1 });
        this.#flown.set(filed.effect.n, this.flown(filed.effect.n).add(crow));
        this.#budget.hold(input.key, filed.effect.owner, hold);
        return filed.tell({ type: 'flight.granted', crow, borrowed, hold });
      }
      case 'no-room':
        return this.#answer(input.key, () => ({ type: 'flight.refused' }));
      case 'no-crow':
        return this.#answer(input.key, () => ({ type: 'flight.impossible' }));
      case 'landed':
        return this.#answer(input.key, ({ effect, crow = '', to = '' }) => {
          const { outcome, bounds } = input;
          this.#budget.settle(input.key, outcome.tokens);
          if (effect.kind === 'aside') return asideEnd(effect.n, crow, to, outcome);
          return {
            type: 'flight.landed',
            outcome,
            tokens_used: this.#budget.spent,
            prospect: this.#budget.prospect(effect.kind === 'flight' ? effect.owner : ''),
            ...(bounds && { bounds }),
          };
        });
      case 'levels':
        return this.#answer(input.key, () => ({ type: 'levels.read', levels: input.levels, due: input.due }));
      case 'verdict': {
        const { kind: _, key, ...given } = input;
        return this.#answer(key, () => ({ type: 'verdict.given', ...given }));
      }
      case 'settled':
        return this.#answer(input.key, () => {
          const { spent: tokens_used, asides: banter_tokens } = this.#budget;
          return { type: 'list.settled', tokens_used, banter_tokens };
        });
      case 'trust':
        return this.#root?.send({ type: 'trust.moved', changes: input.changes });
      case 'pranked': {
        const { message, cooldown_s } = input;
        return this.#root?.send({ type: 'requester.pranked', message, cooldown_s });
      }
      case 'cancel':
        return this.#root?.send({ type: 'list.stopped', skip: { reason: 'cancelled' } });
      case 'tick':
      case 'closed':
    }
  }

  #speak(filed: Filed, { key, crow, to = '', bound }: Extract<Input, { kind: 'granted' }>): void {
    Object.assign(filed, { crow, to, since: this.n - 1 });
    this.#budget.hold(key, asides, bound);
    filed.tell({ type: 'aside.begun' });
  }

  /** An answer to something that is no longer waited for changes nothing. */
  #answer(key: string, heard: (filed: Filed) => Heard): void {
    const filed = this.#filed.get(key);
    if (!filed) return;
    this.#filed.delete(key);
    filed.tell(heard(filed));
  }

  #begin(start: StartInput): void {
    this.#start = start;
    this.#budget = new Budget(start.token_budget);
    start.items.forEach(({ triage_bound }, i) => {
      this.reserve(`${i + 1}/triage`, triage_bound);
      this.expect(i + 1, limits.tokensPerItem);
    });
    this.#root = createActor(listMachine, {
      id: this.list,
      clock: this.#clock,
      input: listInput(this.list, start),
      ...(this.#inspect && { inspect: (event) => this.#isReplay || this.#inspect?.(event) }),
    });
    giveHost(this.#root.system, this);
    this.#root.start();
    this.#root.send({ type: 'list.handed' });
  }

  say(said: Said): void {
    if (said.event === 'item.triaged' || said.event === 'item.skipped') {
      this.release(`${numberOf(said.item_id)}/triage`);
    }
    if (said.event === 'item.skipped') this.release(`${numberOf(said.item_id)}/elder`);
    if (said.event === 'verdict') {
      this.verdicts.set(questionKey(numberOf(said.item_id), said.target), said.verdict);
    }
    this.#out.push(withDeadline(said, this.#clock.now, this.#start?.approval_ms ?? 0));
  }

  count(deed: Deed): void {
    this.#deeds.push(this.start.speech === 'rehearsal' ? { ...deed, rehearsed: true } : deed);
  }

  reserve(owner: string, bound: number): void {
    this.#budget.reserve(owner, bound);
  }

  prospect(owner: string): number {
    return this.#budget.prospect(owner);
  }

  expect(n: number, cost: number): void {
    this.#budget.expect(n, cost);
  }

  release(owner: string): void {
    this.#budget.release(owner);
  }

  file(effect: Effect, tell: (heard: Heard) => void): void {
    this.#filed.set(effect.key, { effect, since: this.n - 1, tell });
  }

  withdraw(key: string): void {
    this.#filed.delete(key);
  }

  abort(key: string): void {
    const filed = this.#filed.get(key);
    if (filed) Object.assign(filed, { aborted: true, since: this.n - 1 });
  }
}
