/**
 * Pranks as a fold over the log. What is queued and not on disk yet counts too when a list is sent, so that no burst
 * slips through; what is on disk alone counts after a crash.
 */
import { createHash } from 'node:crypto';
import { Pranks, sentryLine, type Conduct, type PrankRule, type SentList } from '../pranks.ts';
import { isOfList, type ListRecord, type LogRecord, type PrankInput, type StartInput } from './records.ts';

/** A prank that a list of its requester has to tell. `id` is the number of its record. */
export interface UnsaidPrank {
  id: number;
  list: string;
  message: string;
  cooldown_s: number;
}

/** The book at one moment, as its file keeps it: everything up to and with record `r` is counted. */
export interface PrankPage {
  r: number;
  /** Pranks so far. */
  turn: number;
  records: Conduct[];
  unsaid: UnsaidPrank[];
}

/** Why a list is not taken, and for how many more seconds none is. */
export interface Rest {
  message: string;
  cooldown_s: number;
}

/** What of a list matters here, before it starts as after. */
interface Wish {
  requester: string;
  items: readonly { text: string; context?: string[] | undefined }[];
  redo_of?: StartInput['redo_of'] | undefined;
}

export class PrankBook {
  readonly #pranks: Pranks;
  #r: number;
  #turn: number;
  /** By list. */
  readonly #unsaid = new Map<string, UnsaidPrank[]>();
  /** Whose each flying list is. */
  readonly #requesters = new Map<string, string>();
  /** Lists whose start is not on disk yet. */
  readonly #ahead = new Map<string, SentList>();
  /** Pranks that are not on disk yet, by requester. */
  readonly #aheadPranks = new Map<string, PrankInput>();

  constructor(page: PrankPage = { r: -1, turn: 0, records: [], unsaid: [] }) {
    this.#pranks = new Pranks(page.records);
    this.#r = page.r;
    this.#turn = page.turn;
    for (const unsaid of page.unsaid) this.#keep(unsaid);
    for (const { requester, flying } of page.records) {
      for (const { list } of flying) this.#requesters.set(list, requester);
    }
  }

  get page(): PrankPage {
    const { records } = this.#pranks;
    return { r: this.#r, turn: this.#turn, records, unsaid: [...this.#unsaid.values()].flat() };
  }

  /** What a list still has to tell. */
  unsaid(list: string): readonly UnsaidPrank[] {
    return this.#unsaid.get(list) ?? [];
  }

  /** Lists that have something to tell. */
  get untold(): string[] {
    return [...this.#unsaid.keys()];
  }

  /** Why no list of this requester is taken now; undefined if it is. */
  rest(requester: string, now: number): Rest | undefined {
    const ahead = this.#aheadPranks.get(requester);
    const cooldown_s = ahead?.cooldown_s ?? this.#pranks.restOf(requester, now);
    if (cooldown_s === 0) return undefined;
    return { message: ahead?.message ?? sentryLine('rest', cooldown_s), cooldown_s };
  }

  /** The prank that this list would be, for the caller to journal; undefined if it is none. */
  prankOf(wish: Wish, now: number): PrankInput | undefined {
    const { requester } = wish;
    const ahead = [...this.#ahead.values()].filter((list) => list.requester === requester);
    const rule = this.#pranks.broken({ requester, ...textIn(wish), at: now }, ahead);
    return rule && this.#prank(requester, rule, now);
  }

  /** Pranks that flagged items have become and that no record says yet, for the caller to journal. */
  flagged(now: number): PrankInput[] {
    return this.#pranks.flagged
      .filter((requester) => !this.#aheadPranks.has(requester))
      .map((requester) => this.#prank(requester, 'abuse', now));
  }

  /** Notes a list whose start is queued. */
  sending(list: string, wish: Wish, at: number): void {
    this.#ahead.set(list, { list, requester: wish.requester, ...textIn(wish), at });
  }

  /** Forgets everything that was queued and lost. */
  dropAhead(): void {
    this.#ahead.clear();
    this.#aheadPranks.clear();
  }

  /** Counts a record that is on disk. Records come in order; one that is counted already changes nothing. */
  fold(record: LogRecord): void {
    if (record.r <= this.#r) return;
    this.#r = record.r;
    if (isOfList(record)) return this.#foldList(record);
    const { r, at, in: input } = record;
    if (input.kind !== 'pranked') return;
    const { requester, message, cooldown_s } = input;
    this.#aheadPranks.delete(requester);
    this.#pranks.countPrank(requester, cooldown_s, at);
    this.#turn += 1;
    for (const { list } of this.#pranks.flying(requester)) this.#keep({ id: r, list, message, cooldown_s });
  }

  #foldList({ list, at, in: input, out }: ListRecord): void {
    if (input.kind === 'start') {
      const { requester } = input;
      this.#ahead.delete(list);
      this.#requesters.set(list, requester);
      this.#pranks.countSent({ list, requester, ...textIn(input), at });
    }
    const requester = this.#requesters.get(list);
    if (requester === undefined) return;
    if (input.kind === 'pranked') this.#said(list, input.id);
    if (isFlag(input) && out.some((said) => said.event === 'item.skipped' && said.reason === 'abuse')) {
      this.#pranks.countFlag(requester, list, at);
    }
    if (out.at(-1)?.event === 'list.finished') {
      this.#pranks.countEnd(requester, list);
      this.#requesters.delete(list);
      this.#unsaid.delete(list);
    }
  }

  #prank(requester: string, rule: PrankRule, now: number): PrankInput {
    const message = sentryLine(rule, this.#turn + this.#aheadPranks.size);
    const cooldown_s = this.#pranks.nextRest(requester, now);
    const prank: PrankInput = { kind: 'pranked', requester, rule, message, cooldown_s };
    this.#aheadPranks.set(requester, prank);
    return prank;
  }

  #said(list: string, id: number): void {
    const left = this.unsaid(list).filter((prank) => prank.id !== id);
    if (left.length > 0) this.#unsaid.set(list, left);
    else this.#unsaid.delete(list);
  }

  #keep(unsaid: UnsaidPrank): void {
    this.#unsaid.set(unsaid.list, [...this.unsaid(unsaid.list), unsaid]);
  }
}

/** Spam is waved off too and counts for nothing: it is more often clumsy than meant. */
function isFlag(input: ListRecord['in']): boolean {
  if (input.kind !== 'landed' || !input.outcome.ok || input.outcome.reply.kind !== 'triage') return false;
  const { abuse } = input.outcome.reply.triage;
  return abuse === 'harmful' || abuse === 'manipulation';
}

/** What makes two lists the same. An item that is done once more is meant to be. */
function textIn({ items, redo_of }: Wish): { text?: string } {
  if (redo_of) return {};
  const texts = JSON.stringify(items.map(({ text, context }) => [text, context]));
  return { text: createHash('sha256').update(texts).digest('base64url') };
}
