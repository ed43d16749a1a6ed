/**
 * Puts the questions of a list to the person, one after the other, and hands on the answers. A question that is
 * answered elsewhere, or runs out, goes away by itself.
 */
import { Refused, type Client, type Snapshot, type VerdictBody } from '../client/client.ts';
import type { Choice } from './prompts.ts';
import type { Screen } from './screen.ts';

/** A question, with what a person has to know beside the text. */
export interface Question {
  item_id: string;
  target: 'triage' | 'output';
  /** Exactly what is approved. */
  text: string;
  /** The plan is for more than one crow. */
  several: boolean;
}

export interface Asking {
  key(message: string, choices: Choice[], signal: AbortSignal): Promise<string | undefined>;
  line(message: string, signal: AbortSignal): Promise<string | undefined>;
  text(message: string, draft: string, signal: AbortSignal): Promise<string | undefined>;
}

export interface QuestionsParts {
  client: Client;
  screen: Screen;
  ask: Asking;
  nameOf: (itemId: string) => string;
  /** The person pressed Ctrl-C in a question. */
  onLeave: () => void;
}

export class Questions {
  readonly #parts: QuestionsParts;
  readonly #open: Question[] = [];
  #asked: { question: Question; over: AbortController } | undefined;
  #working: Promise<void> | undefined;

  constructor(parts: QuestionsParts) {
    this.#parts = parts;
  }

  add(question: Question): void {
    if ([...this.#open, this.#asked?.question].some((one) => one && isSame(one, question))) return;
    this.#open.push(question);
    this.#working ??= this.#work();
  }

  /** It was judged, here or elsewhere. */
  settle(judged: Pick<Question, 'item_id' | 'target'>): void {
    const at = this.#open.findIndex((one) => isSame(one, judged));
    if (at !== -1) this.#open.splice(at, 1);
    if (this.#asked && isSame(this.#asked.question, judged)) this.#asked.over.abort();
  }

  /** Resolves once nothing is asked any more. */
  async done(): Promise<void> {
    await this.#working;
  }

  /** Takes away what is asked, and asks no more. */
  close(): void {
    this.#open.length = 0;
    this.#asked?.over.abort();
  }

  async #work(): Promise<void> {
    for (let question = this.#open.shift(); question; question = this.#open.shift()) {
      const over = new AbortController();
      this.#asked = { question, over };
      const { screen, onLeave } = this.#parts;
      const asked = question;
      const verdict = await screen.hold(() => this.#ask(asked, over.signal));
      this.#asked = undefined;
      if (verdict) await this.#give(verdict);
      else if (!over.signal.aborted) {
        this.#open.length = 0;
        onLeave();
      }
    }
    this.#working = undefined;
  }

  async #ask(
    { item_id, target, text, several }: Question,
    signal: AbortSignal,
  ): Promise<VerdictBody | undefined> {
    const { ask, nameOf } = this.#parts;
    const isPlan = target === 'triage';
    const choices: Choice[] = [
      { key: 'y', label: isPlan ? 'yes, fly it like that' : 'yes, that counts' },
      { key: 'n', label: 'no' },
      ...(isPlan && !several
        ? []
        : [{ key: 'e', label: isPlan ? 'edit: yes, but by one crow alone' : 'edit, then yes' }]),
      { key: 't', label: 'with a note' },
    ];
    let note: string | undefined;
    for (;;) {
      const message = `${isPlan ? 'The plan' : 'The answer'} for ${nameOf(item_id)}`;
      const key = await ask.key(
        note === undefined ? message : `${message}, with the note “${note}”`,
        choices,
        signal,
      );
      const judged = { item_id, target, ...(note !== undefined && { note }) };
      if (key === undefined) return undefined;
      if (key === 'y' || key === 'n') return { ...judged, approve: key === 'y' };
      if (key === 'e' && isPlan) return { ...judged, approve: true, mode: 'solo' };
      if (key === 'e') {
        const answer = await ask.text('What should it say? Tab and Enter when it is done', text, signal);
        // Left without a change, it is asked again.
        if (signal.aborted) return undefined;
        if (answer !== undefined && answer !== text) return { ...judged, approve: true, answer };
        if (answer !== undefined) return { ...judged, approve: true };
      } else note = (await ask.line('The note', signal)) || undefined;
      if (signal.aborted) return undefined;
    }
  }

  async #give(verdict: VerdictBody): Promise<void> {
    try {
      await this.#parts.client.giveVerdict(verdict);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#parts.screen.print(error.message);
    }
  }
}

const isSame = (a: Pick<Question, 'item_id' | 'target'>, b: Pick<Question, 'item_id' | 'target'>): boolean =>
  a.item_id === b.item_id && a.target === b.target;

/** What waits in a snapshot. */
export function questionsIn({ pending, items }: Snapshot): Question[] {
  return pending.map(({ item_id, target, text }) => {
    const item = items.find((one) => one.item_id === item_id);
    return { item_id, target, text, several: item?.triage !== undefined && item.triage.mode !== 'solo' };
  });
}
