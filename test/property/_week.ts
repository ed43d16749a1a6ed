/** The week as it is lived: days of lists and questions, kills and restarts, and a reader that never loses its place. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Target, TaskType, VerdictName } from '../../src/events.ts';
import type { Published } from '../../src/actors/journal.ts';
import { Refusal } from '../../src/refusal.ts';
import { Ledger } from '../../src/trust.ts';
import { listOf, perch, turn, type Perch } from '../_roost.ts';
import { StillTime } from '../_time.ts';
import { mortalDoor } from './_mortal-door.ts';
import { listsAt, luckOf, people, questionIn, reaction, WeekdaySpeech } from './_team.ts';

const quarter = 15 * 60_000;
export const segmentBytes = 200_000;

setFlagsFromString('--expose-gc');
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that is what V8 puts there
const collect = runInNewContext('gc') as () => void;

export interface Sizes {
  /** Bytes of the heap, and of the log; files that are open. */
  heap: number;
  log: number;
  files: number;
}

export class Week {
  readonly #dir: string;
  readonly luck = luckOf(20_261_130);
  readonly time = new StillTime(Date.parse('2026-11-30T00:00:00Z'));
  readonly speech = new WeekdaySpeech(this.time, this.luck);
  readonly lists = new Set<string>();
  readonly erased = new Set<string>();
  readonly verdicts = new Map<string, boolean>();
  readonly done: string[] = [];
  /** A reader that has heard all, kept as one number an event. */
  readonly heard: number[] = [];
  readonly ledger = new Ledger();
  /** What the ledger and the checks have to know of items that are not over. */
  readonly items = new Map<string, { task_type: TaskType; crows: string[]; moves: boolean }>();
  /** Items whose answer trust let through. */
  readonly unasked = new Set<string>();
  readonly judged = new Set<string>();
  readonly broken: string[] = [];
  kills = 0;
  at!: Perch;
  #die = (): Promise<void> => Promise.resolve();
  #stop = (): void => {};

  constructor(dir: string) {
    this.#dir = dir;
  }

  async wake(): Promise<void> {
    const { disk, die } = mortalDoor();
    this.#die = die;
    const more = {
      disk,
      dir: this.#dir,
      segmentBytes,
      asides: 2,
      approvalMs: 3 * 3_600_000,
      newEpoch: () => 'week',
    };
    this.at = await perch({ speech: this.speech, time: this.time, more });
    // A reader comes back where it was.
    const { journal } = this.at.roost;
    const late: Published[][] = [];
    const stop = journal.subscribe((batch) => late.push([...batch]));
    for await (const batch of journal.read(this.heard.length)) for (const one of batch) this.hear(one);
    stop();
    for (const batch of late) for (const one of batch) this.hear(one);
    this.#stop = journal.subscribe((batch) => batch.forEach((one) => this.hear(one)));
    for (const question of (await this.at.roost.approvals()).approvals) this.ask(question);
  }

  hear(one: Published): void {
    const { seq, said, list } = one;
    if (seq < this.heard.length) return;
    if (seq > this.heard.length) this.broken.push(`event ${this.heard.length} was skipped`);
    this.heard.push(hash(JSON.stringify(one)));
    const question = questionIn(said);
    if (question) this.ask(question);
    if (said.event === 'list.finished') this.done.push(list);
    if (said.event === 'list.finished' && said.tokens_used > said.token_budget)
      this.broken.push(`${list} is over its budget`);
    if (said.event === 'item.triaged')
      this.items.set(said.item_id, { task_type: said.task_type, crows: ['flock'], moves: true });
    // [EVENTS.md] An answer with a message moves no trust.
    if (said.event === 'item.answered')
      Object.assign(this.items.get(said.item_id)!, { crows: said.crows, moves: said.message === undefined });
    if (said.event === 'verdict') this.judge(said);
    // [EVENTS.md] To do an answer again that trust had let through is a no to it, once.
    if (said.event === 'list.started' && said.redo_of && this.unasked.delete(said.redo_of))
      this.count(said.redo_of, 'output', 'rejected');
  }

  judge({ item_id, target, verdict, cancelled }: Extract<Published['said'], { event: 'verdict' }>): void {
    const key = `${item_id} ${target}`;
    if (this.judged.has(key)) this.broken.push(`${key} was judged twice`);
    this.judged.add(key);
    const given = this.verdicts.get(key);
    if (given !== undefined && verdict !== (given ? 'approved' : 'rejected'))
      this.broken.push(`${key} was given and is ${verdict}`);
    if (target === 'output' && verdict === 'auto') this.unasked.add(item_id);
    if (!cancelled) this.count(item_id, target, verdict);
  }

  count(item: string, target: Target, verdict: VerdictName): void {
    const { crows: holders, task_type, moves } = this.items.get(item)!;
    if (moves) this.ledger.count({ target, holders, task_type, verdict }, 0);
  }

  ask({ item_id, target }: { item_id: string; target: 'triage' | 'output' }): void {
    const means = reaction(this.luck);
    if (!means) return;
    this.time.setTimeout(() => {
      this.at.roost.giveVerdict({ item_id, target, approve: means.approve }).then(
        ({ recorded }) => recorded && this.verdicts.set(`${item_id} ${target}`, means.approve),
        () => {},
      );
    }, means.after);
  }

  send(): void {
    const requester = people[Math.floor(this.luck() * people.length)]!;
    const texts = Array.from({ length: 2 + Math.floor(this.luck() * 6) }, (_, i) => `Item ${i + 1}`);
    this.at.roost.startList(listOf(texts, { requester, token_budget: 40_000 })).then(
      (list) => this.lists.add(list),
      () => {},
    );
  }

  /** Now and then somebody wants an answer again, or a list gone. */
  async tidy(): Promise<void> {
    const list = this.done[Math.floor(this.luck() * this.done.length)];
    if (list === undefined || this.erased.has(list)) return;
    const { roost } = this.at;
    const refused = (error: unknown): void => {
      if (!(error instanceof Refusal)) throw error;
    };
    if (this.luck() < 0.5)
      await roost.redo(list, 1, { note: 'Once more.' }).then((id) => this.lists.add(id), refused);
    else await roost.erase(list).then(() => this.erased.add(list), refused);
  }

  async kill(): Promise<void> {
    this.kills += 1;
    this.#stop();
    await this.#die();
    const dead = this.at.roost;
    this.speech.die();
    // What is left of it lets go of its file.
    void dead.close();
    await this.settle();
    await this.wake();
  }

  async restart(): Promise<void> {
    this.#stop();
    const closing = this.at.roost.close();
    await this.settle();
    this.time.pass(1_000);
    await closing;
    this.speech.die();
    await this.wake();
  }

  /** Lets the event loop turn until nothing more is said. */
  async settle(): Promise<void> {
    for (let still = 0, count = this.heard.length; still < 3; still += 1) {
      for (let i = 0; i < 8; i += 1) await turn();
      await this.at.roost.flock().catch(() => {});
      if (this.heard.length !== count) [still, count] = [0, this.heard.length];
    }
  }

  async pass(ms: number): Promise<void> {
    const until = this.time.now() + ms;
    while (this.time.now() < until) {
      const next = Math.max(500, Math.min(this.time.next ?? Infinity, until - this.time.now()));
      this.time.pass(Math.min(next, until - this.time.now()));
      await this.settle();
    }
  }

  async day(day: number): Promise<void> {
    for (let hour = 0; hour < 24; hour += 0.25) {
      for (let left = listsAt(day, hour, this.luck); left > 0; left -= 1) this.send();
      if (this.luck() < 0.05) await this.tidy();
      if (this.luck() < 0.04) await this.kill();
      await this.pass(quarter);
    }
    await this.restart();
  }

  /** Until the last list is finished. */
  async end(): Promise<void> {
    for (let rounds = 0; this.at.roost.census().flying > 0; rounds += 1) {
      if (rounds > 40) throw new Error('Some list never ends.');
      await this.pass(quarter);
    }
  }

  sizes(): Sizes {
    this.at.heard.length = 0;
    collect();
    const sizeOf = (name: string): number => statSync(join(this.#dir, 'log', name)).size;
    return {
      heap: process.memoryUsage().heapUsed,
      files: readdirSync('/proc/self/fd').length,
      log: readdirSync(join(this.#dir, 'log')).reduce((sum, name) => sum + sizeOf(name), 0),
    };
  }
}

const hash = (text: string): number => {
  let sum = 7;
  for (let i = 0; i < text.length; i += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return sum;
};
