/** A small team at work for a week: who sends what when, how the provider fails, and what is answered, all by a seed. */
import type { AnyAsk, Outcome } from '../../src/asks.ts';
import { flightErrors, modes, type Said } from '../../src/events.ts';
import { taskTypes } from '../../src/events.ts';
import { fault, judgment, merge, triage, words } from '../actors/_life.ts';
import { line, ScriptedSpeech } from '../_speech.ts';
import type { StillTime } from '../_time.ts';

/** Numbers from 0 to below 1, the same ones for a seed. */
export function luckOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const people = ['ada', 'bo', 'cy', 'di', 'eli'] as const;

const minute = 60_000;

/** Speech whose calls take seconds of logical time, and fail as a provider does on a bad day. */
export class WeekdaySpeech extends ScriptedSpeech {
  readonly #time: StillTime;
  readonly #luck: () => number;
  faults = 0;

  constructor(time: StillTime, luck: () => number) {
    super();
    this.#time = time;
    this.#luck = luck;
    this.answer = () => 'hold';
    this.talk = () => 'hold';
  }

  override fly(ask: AnyAsk, crow: string, signal: AbortSignal): Promise<Outcome> {
    const landing = super.fly(ask, crow, signal);
    const flying = this.held.at(-1);
    this.#time.setTimeout(() => flying?.land(this.#outcome(ask)), 3_000 + Math.floor(this.#luck() * 40_000));
    // What was asked is no longer needed, and a week of it is much.
    this.asked.length = 0;
    this.asides.length = 0;
    return landing;
  }

  /** The process is gone, and its calls with it. */
  die(): void {
    this.held.length = 0;
  }

  #outcome(ask: AnyAsk): Outcome {
    const luck = this.#luck();
    if (luck < 0.08) {
      this.faults += 1;
      const errors = flightErrors.filter((one) => one !== 'interrupted' && one !== 'cancelled');
      const error = errors[Math.floor(this.#luck() * errors.length)]!;
      return { ...fault(error, 50), ...(error === 'malformed' && { repair: 'no mode' }) };
    }
    const tokens = 50 + Math.floor(this.#luck() * 900);
    return { ...this.#reply(ask), tokens };
  }

  #reply(ask: AnyAsk): Outcome {
    switch (ask.kind) {
      case 'aside':
        return line(`${ask.speaker} has seen ${ask.to} do better.`);
      case 'triage': {
        const luck = this.#luck();
        const mode = luck < 0.7 ? modes[0] : luck < 0.85 ? modes[1] : modes[2];
        const task_type = taskTypes[Math.floor(this.#luck() * 3)]!;
        const subtasks = mode === 'split' ? ['First: one half', 'Second: the other'] : [];
        return triage({ mode, task_type, subtasks, care: this.#luck() < 0.05 ? 'money' : 'none' });
      }
      case 'work':
        return words(`What there is to say about it. ${'So it is. '.repeat(this.#luck() * 60)}`);
      case 'merge':
        return merge('Both halves, in one.');
      case 'judge':
        return judgment(0);
    }
  }
}

/** What a person does with a question, and after how many milliseconds: some never look. */
export function reaction(luck: () => number): { approve: boolean; after: number } | undefined {
  const mood = luck();
  if (mood < 0.04) return undefined;
  return { approve: mood > 0.1, after: Math.floor(minute * (0.2 + luck() * 40)) };
}

/** How many lists the team sends in a quarter of an hour that begins at this hour of this day (0: Monday). */
export function listsAt(day: number, hour: number, luck: () => number): number {
  const isBusy = day < 5 && hour >= 8 && hour < 18;
  return Math.floor(luck() * (isBusy ? 3.6 : 1.02));
}

export const questionIn = (said: Said): { item_id: string; target: 'triage' | 'output' } | undefined => {
  if (said.event !== 'item.triaged' && said.event !== 'item.answered') return undefined;
  if (!said.needs_approval) return undefined;
  return { item_id: said.item_id, target: said.event === 'item.triaged' ? 'triage' : 'output' };
};
