/**
 * What a crow is asked and what came of it, as plain data. Prompts are made of an ask behind the speech door, so
 * that a list's records never hold one.
 */
import type { Abuse, Care, FlightError, Mode, TaskType } from './events.ts';

/** Who a model speaks for; `banter` is any crow, beside the work. */
export type Role = 'sentry' | 'crow' | 'elder' | 'banter';

/** Who answers, decided once at start and written into every list. */
export type SpeechMode = 'rehearsal' | 'claude' | 'endpoint';

/** The model id of each role. */
export interface Models {
  sentry: string;
  crow: string;
  elder: string;
  banter: string;
}

export interface AskedItem {
  text: string;
  /** Headings the item stood under, outermost first. */
  context?: string[];
  /** Children that came with the paste; shown to the Sentry as data. */
  subtasks?: string[];
  /** Set when the item is done once more: what the person said of the earlier answer, and that answer. */
  again?: Again;
}

export interface Again {
  note?: string;
  earlier?: string;
  /** What the earlier answer was charged; bounds its tokens in a prompt. */
  earlier_tokens?: number;
}

/** A piece of work by a crow: outside text for whoever reads it next. */
export interface Part {
  /** The subtask it answers, `title: brief`; absent when it answers the whole item. */
  subtask?: string;
  text: string;
  /** What its flight was charged; bounds the tokens of `text` when it goes into another prompt. */
  tokens: number;
  /** There is no text yet, and `tokens` is the most its flight can be charged: to ask for a bound beforehand. */
  unwritten?: true;
}

/** `repair` names what was wrong with the JSON of the flight before. */
export type Ask =
  | { kind: 'triage'; item: AskedItem; repair?: string }
  | ({ kind: 'work'; item: AskedItem; subtask?: string } & Again)
  | { kind: 'merge'; item: AskedItem; parts: Part[]; missing: string[]; repair?: string }
  | { kind: 'judge'; item: AskedItem; candidates: Part[]; repair?: string };

/** One line from one crow to another, beside the work. It holds no word of an item or an answer. */
export interface AsideAsk {
  kind: 'aside';
  speaker: string;
  to: string;
  /** What happened lately, made by code, newest last. */
  facts: readonly string[];
  /** Lines that were said before, not to be said again. */
  recent: readonly string[];
}

/** Everything a model is ever asked. */
export type AnyAsk = Ask | AsideAsk;

/** The Sentry's answer after the door has checked it. */
export interface Triage {
  reason: string;
  task_type: TaskType;
  mode: Mode;
  /** `title: brief`, two to four of them for a split, none otherwise. */
  subtasks: string[];
  abuse: Abuse;
  care: Care;
}

export type Reply =
  | { kind: 'triage'; triage: Triage }
  | { kind: 'work'; text: string; doubt?: string }
  | { kind: 'merge'; text: string; missing: string[]; conflicts: string[] }
  /** `winner` is an index into the candidates; absent when none is usable. */
  | { kind: 'judge'; winner?: number; margin: 'clear' | 'close' }
  /** `line` is absent if it was not fit to be shown. */
  | { kind: 'aside'; line?: string };

/** What the provider counted; the four add up to `tokens`. */
export interface Usage {
  input: number;
  cache_write: number;
  cache_read: number;
  output: number;
}

/** What a flight cost, in tokens. `estimated`: not the provider's count but our upper figure. */
export interface Spend {
  tokens: number;
  estimated?: true;
  usage?: Usage;
}

/** How one call ended. Journaled, so plain and bounded in size. */
export type Outcome =
  | ({ ok: true; reply: Reply } & Spend)
  | ({
      ok: false;
      error: FlightError;
      /** A sentence for the person: what happened and, where it helps, until when. */
      message: string;
      /** Milliseconds the provider asked us to wait. */
      retry_after_ms?: number;
      /** For `malformed`: what was wrong, in words the model can act on. */
      repair?: string;
    } & Spend);

/** The speech door. One call is one flight. */
export interface Speech {
  readonly mode: SpeechMode;
  readonly models: Models;
  /**
   * The most tokens the call can cost, prompt and answer together.
   * @param crow who flies; left out, the crow with the longest persona.
   */
  bound(ask: AnyAsk, crow?: string): number;
  /** Asks the model once, streaming. Never rejects: every failure is an outcome. Honours `signal` at any moment. */
  fly(ask: AnyAsk, crow: string, signal: AbortSignal): Promise<Outcome>;
}

/** Asks a crow for the whole item, or for one part of it. */
export function workAsk(item: AskedItem, subtask?: string): Extract<Ask, { kind: 'work' }> {
  return { kind: 'work', item, ...(subtask !== undefined && { subtask }), ...item.again };
}

export function roleOf(ask: AnyAsk): Role {
  switch (ask.kind) {
    case 'triage':
      return 'sentry';
    case 'work':
      return 'crow';
    case 'merge':
    case 'judge':
      return 'elder';
    case 'aside':
      return 'banter';
  }
}
