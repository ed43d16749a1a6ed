/**
 * The ledger as a fold over the log: each record counts once, and what it moved is said by the list that caused it.
 * Rehearsed lists and real ones share the log and never a ledger.
 */
import type { TaskType } from '../events.ts';
import { Ledger, type Deed, type Standing, type TrustChange, type TrustRow } from '../trust.ts';
import { isOfList, type ListRecord, type LogRecord, type StartInput } from './records.ts';

/** Changes that no record on disk says yet. `id` is the number of the record that caused them. */
export interface Unsaid {
  id: number;
  list: string;
  changes: readonly TrustChange[];
}

/** The book at one moment, as its file keeps it: everything up to and with record `r` is counted. */
export interface TrustPage {
  r: number;
  /** Model of the crows that earned the rows; absent before the first list. */
  crowModel?: string;
  rows: TrustRow[];
  unsaid: Unsaid[];
}

/** A question that is weighed now. */
export interface Weighing {
  list: string;
  key: string;
  holders: readonly string[];
  task_type: TaskType;
}

export class TrustBook {
  readonly ledger: Ledger;
  readonly #rehearsed: boolean;
  /** The newest record that is counted; -1 before the first. */
  #r: number;
  #crowModel: string | undefined;
  readonly #unsaid = new Map<string, Unsaid[]>();
  /** Weighings whose record is not on disk yet, by list and key: each may be one more answer let through. */
  readonly #weighing = new Map<string, Weighing>();

  /** @param rehearsed whether it is the ledger of rehearsed lists, or of all others. */
  constructor(rehearsed: boolean, page: TrustPage = { r: -1, rows: [], unsaid: [] }) {
    this.#rehearsed = rehearsed;
    this.ledger = new Ledger(page.rows);
    this.#r = page.r;
    this.#crowModel = page.crowModel;
    for (const unsaid of page.unsaid) this.#keep(unsaid);
  }

  get page(): TrustPage {
    return {
      r: this.#r,
      ...(this.#crowModel !== undefined && { crowModel: this.#crowModel }),
      rows: this.ledger.rows,
      unsaid: [...this.#unsaid.values()].flat(),
    };
  }

  /** Lists that have changes to say. */
  get untold(): string[] {
    return [...this.#unsaid.keys()];
  }

  unsaid(list: string): readonly Unsaid[] {
    return this.#unsaid.get(list) ?? [];
  }

  /** How everyone whose trust is asked for stands. The caller journals it at once. */
  weigh(weighing: Weighing): Standing {
    const { holders, task_type } = weighing;
    const ahead = (holder: string): number =>
      [...this.#weighing.values()].filter(
        (one) => one.task_type === task_type && one.holders.includes(holder),
      ).length;
    const standing = this.ledger.standing(holders, task_type, ahead);
    this.#weighing.set(`${weighing.list} ${weighing.key}`, weighing);
    return standing;
  }

  /** Forgets weighings of a list whose records were lost. */
  drop(list: string): void {
    for (const [id, weighing] of this.#weighing) if (weighing.list === list) this.#weighing.delete(id);
  }

  /** Counts a record that is on disk. Records come in order; one that is counted already changes nothing. */
  fold(record: LogRecord): void {
    if (record.r <= this.#r) return;
    this.#r = record.r;
    if (!isOfList(record)) return;
    const { r, list, at, in: input, deeds = [] } = record;
    if (input.kind === 'levels') this.#weighing.delete(`${list} ${input.key}`);
    // A list that was ended from outside has said all its changes in its last words.
    if (input.kind === 'closed') this.#unsaid.delete(list);
    if (input.kind === 'trust') this.#said(list, input.id);
    const changes = [
      ...this.#modelChanges(record),
      ...[...redone(record), ...deeds]
        .filter(({ rehearsed = false }) => rehearsed === this.#rehearsed)
        .flatMap((deed) => this.ledger.count(deed, at)),
    ];
    if (changes.length > 0) this.#keep({ id: r, list, changes });
  }

  #modelChanges({ at, in: input }: ListRecord): TrustChange[] {
    if (input.kind !== 'start' || isRehearsed(input) !== this.#rehearsed) return [];
    if (input.models.crow === this.#crowModel) return [];
    const isFirst = this.#crowModel === undefined;
    this.#crowModel = input.models.crow;
    return isFirst ? [] : this.ledger.distrustAnswers(at);
  }

  #said(list: string, id: number): void {
    const left = this.unsaid(list).filter((unsaid) => unsaid.id !== id);
    if (left.length > 0) this.#unsaid.set(list, left);
    else this.#unsaid.delete(list);
  }

  #keep(unsaid: Unsaid): void {
    this.#unsaid.set(unsaid.list, [...this.unsaid(unsaid.list), unsaid]);
  }
}

/** [EVENTS.md] Doing an answer again that trust had let through is one rejection of it. */
function redone({ in: input }: ListRecord): Deed[] {
  if (input.kind !== 'start' || !input.redo_of?.rejects) return [];
  const { rejects } = input.redo_of;
  return [
    { target: 'output', verdict: 'rejected', ...rejects, ...(isRehearsed(input) && { rehearsed: true }) },
  ];
}

const isRehearsed = ({ speech }: StartInput): boolean => speech === 'rehearsal';
