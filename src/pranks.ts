/**
 * When a requester goes too far, and how long they rest for it. Counted from what was sent and what the Sentry
 * flagged; time is handed in, in milliseconds.
 */

/** `flood`: too many lists; `echo`: one text again and again; `abuse`: things no crow will carry. */
export type PrankRule = 'flood' | 'echo' | 'abuse';

/** [EVENTS.md] When a prank is answered, and with how long a rest. */
export const prankRules = {
  listsPerMinute: 10,
  sameTexts: 3,
  flags: 2,
  flagsMs: 600_000,
  cooldownS: 60,
  cooldownMaxS: 3_600,
  forgivenMs: 86_400_000,
} as const;

const minuteMs = 60_000;

/** A list that was sent. `text` stands for what is in it: the same for the same text; absent for a redo. */
export interface SentList {
  list: string;
  requester: string;
  text?: string;
  at: number;
}

/** What is known of one requester, as the checkpoint keeps it. */
export interface Conduct {
  requester: string;
  /** When lists were sent in the last minute. */
  sent: number[];
  /** Lists that still fly. */
  flying: SentList[];
  /** How often each text was sent since the oldest of its lists that still flies. */
  texts: [text: string, times: number][];
  /** When items were flagged, as far as no prank has answered it. */
  flags: number[];
  /** The last prank: when, and how long a rest it got. */
  last?: { at: number; cooldown_s: number };
}

export class Pranks {
  readonly #records = new Map<string, Conduct>();
  #prunedAt = 0;

  constructor(records: readonly Conduct[] = []) {
    for (const record of records) this.#records.set(record.requester, structuredClone(record));
  }

  get records(): Conduct[] {
    return [...this.#records.values()];
  }

  flying(requester: string): readonly SentList[] {
    return this.#records.get(requester)?.flying ?? [];
  }

  /** Seconds the requester still has to rest, rounded up; 0 for none. */
  restOf(requester: string, now: number): number {
    const { last } = this.#records.get(requester) ?? {};
    return last ? Math.max(0, Math.ceil(last.cooldown_s - (now - last.at) / 1_000)) : 0;
  }

  /** How long a rest the next prank gets, in seconds. */
  nextRest(requester: string, now: number): number {
    const { last } = this.#records.get(requester) ?? {};
    if (!last || now - last.at >= prankRules.forgivenMs) return prankRules.cooldownS;
    return Math.min(2 * last.cooldown_s, prankRules.cooldownMaxS);
  }

  /**
   * The rule that one more list would break.
   * @param ahead lists of the requester that are sent and not counted here yet.
   */
  broken({ requester, text, at }: Omit<SentList, 'list'>, ahead: readonly SentList[]): PrankRule | undefined {
    const { sent = [], texts = [] } = this.#records.get(requester) ?? {};
    const recent = [...sent, ...ahead.map((list) => list.at)].filter((then) => then > at - minuteMs);
    if (recent.length >= prankRules.listsPerMinute) return 'flood';
    const [, before = 0] = texts.find(([one]) => one === text) ?? [];
    const same = before + ahead.filter((list) => text !== undefined && list.text === text).length;
    return same >= prankRules.sameTexts ? 'echo' : undefined;
  }

  /** Requesters whose flags no prank has answered yet. */
  get flagged(): string[] {
    return this.records
      .filter(({ flags }) => flags.length >= prankRules.flags)
      .map(({ requester }) => requester);
  }

  countSent(list: SentList): void {
    this.#prune(list.at);
    const record = this.#of(list.requester);
    record.sent = [...record.sent.filter((then) => then > list.at - minuteMs), list.at];
    record.flying.push(list);
    const { text } = list;
    if (text === undefined) return;
    const known = record.texts.find(([one]) => one === text);
    if (known) known[1] += 1;
    else record.texts.push([text, 1]);
  }

  /** @param list the flagged item's. One that was sent before the last prank has been answered with it. */
  countFlag(requester: string, list: string, at: number): void {
    const record = this.#of(requester);
    const sent = record.flying.find((one) => one.list === list)?.at ?? at;
    if (record.last && sent <= record.last.at) return;
    record.flags = [...record.flags.filter((then) => then > at - prankRules.flagsMs), at];
  }

  countEnd(requester: string, list: string): void {
    const record = this.#records.get(requester);
    if (!record) return;
    record.flying = record.flying.filter((one) => one.list !== list);
    record.texts = record.texts.filter(([text]) => record.flying.some((one) => one.text === text));
  }

  countPrank(requester: string, cooldown_s: number, at: number): void {
    const record = this.#of(requester);
    record.last = { at, cooldown_s };
    record.flags = [];
  }

  #of(requester: string): Conduct {
    const known = this.#records.get(requester);
    if (known) return known;
    const record: Conduct = { requester, sent: [], flying: [], texts: [], flags: [] };
    this.#records.set(requester, record);
    return record;
  }

  /** Anybody can make up names: what no rule looks at any longer is let go of, once a minute. */
  #prune(now: number): void {
    if (now - this.#prunedAt < minuteMs) return;
    this.#prunedAt = now;
    for (const [requester, { sent, flying, flags, last }] of this.#records) {
      const isQuiet = flying.length === 0 && sent.every((then) => then <= now - minuteMs);
      const isClean =
        flags.length < prankRules.flags && flags.every((then) => then <= now - prankRules.flagsMs);
      const isForgiven = !last || now - last.at >= prankRules.forgivenMs;
      if (isQuiet && isClean && isForgiven) this.#records.delete(requester);
    }
  }
}

const lines: { readonly [R in PrankRule | 'rest']: readonly string[] } = {
  rest: [
    'I see you. The wire is still quiet.',
    'Still resting my eyes; the crows do not mind the break.',
    'I keep your place. A little longer.',
  ],
  flood: [
    'I count more lists in this minute than the flock has wings. I like the zeal. Let the first ones land.',
    'They come faster than I can call them out. I am shading my eyes for a moment.',
    'I see lists down to the horizon. The crows have theirs; the rest can wait a breath.',
    'That is a flock of lists, and I only watch over one of crows. A short rest for both.',
  ],
  echo: [
    'I see this list a fourth time, and the first is still in the air. It is in good wings.',
    'Four of one feather. The crows have the first of them; have a look at that one.',
    'This one I know by heart by now. It flies already, and it does not fly faster for being said again.',
    'The same cry, the same valley. I heard you the first time, and so did the crows.',
  ],
  abuse: [
    'I see two things in ten minutes that no crow here will carry. I am not cross. Bring me something kinder.',
    'Twice now something I wave off. The wire stays quiet for a bit; then I look with fresh eyes.',
    'These I do not call out, and now there are two. Come back with one I may announce gladly.',
    'I turn my head at this one, as I did at the last. Sit with me until it is over.',
  ],
};

/**
 * What the Sentry says to a prank, or to a list that comes while its requester rests.
 * @param turn counts, so that nobody hears the same twice in a row.
 */
export function sentryLine(rule: PrankRule | 'rest', turn: number): string {
  return lines[rule][turn % lines[rule].length] ?? '';
}
