/**
 * One list as a function of its records. It applies inputs to the list's machines under a logical clock and keeps
 * what they wait for. It reads no clock, no disk and no model, so a replay of the same records is the same list.
 */
import { createActor, type ActorRefFrom, type InspectionEvent } from 'xstate';
import { Budget } from '../budget.ts';
import type { Said, VerdictName } from '../events.ts';
import type { Deed } from '../trust.ts';
import { LogicalClock } from './clock.ts';
import { giveHost, type Effect, type Heard, type Host } from './host.ts';
import { listMachine } from './list.ts';
import { listInput } from './list-input.ts';
import { questionKey, type Input, type StartInput, type Step } from './records.ts';

/** Something the list waits for. */
export interface Pending {
  effect: Effect;
  /** The step that filed it or last changed it: nothing is done about it before that step is on disk. */
  since: number;
  /** Set once a flight has its seat. */
  crow?: string;
  /** The flight is no longer wanted; it lands all the same. */
  aborted?: true;
}

interface Filed extends Pending {
  tell: (heard: Heard) => void;
}

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
    const questions = this.start.approval_ms === 0 ? 0 : pending.length;
    return (
      pending.length > 0 &&
      pending.every(({ effect }) => effect.kind === 'question') &&
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
        if (filed?.effect.kind !== 'flight') return;
        filed.crow = input.crow;
        this.#flown.set(filed.effect.n, this.flown(filed.effect.n).add(input.crow));
        filed.since = this.n - 1;
        this.#budget.hold(input.key, filed.effect.owner, input.bound);
        return filed.tell({ type: 'flight.granted', crow: input.crow, borrowed: input.borrowed });
      }
      case 'no-room':
        return this.#answer(input.key, () => ({ type: 'flight.refused' }));
      case 'no-crow':
        return this.#answer(input.key, () => ({ type: 'flight.impossible' }));
      case 'landed':
        return this.#answer(input.key, ({ effect }) => {
          const { outcome, bounds } = input;
          this.#budget.settle(input.key, outcome.tokens);
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
        return this.#answer(input.key, () => ({ type: 'list.settled', tokens_used: this.#budget.spent }));
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
    start.items.forEach(({ triage_bound }, i) => this.reserve(`${i + 1}/triage`, triage_bound));
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

const numberOf = (itemId: string): number => Number(itemId.slice(itemId.indexOf('-') + 1));

/** Machines have no clock, so the instant a question expires is added where it is said. */
function withDeadline(said: Said, now: number, patience: number): Said {
  if (said.event !== 'item.triaged' && said.event !== 'item.answered') return said;
  if (!said.needs_approval || patience === 0) return said;
  return { ...said, expires_at: new Date(now + patience).toISOString() };
}
