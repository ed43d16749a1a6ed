/** Idempotency-Keys of the last day: the same request under the same key is the same list. */
import { Refusal } from '../refusal.ts';
import type { SentUnder } from './records.ts';

const dayMs = 86_400_000;

export class Keys {
  readonly #byKey = new Map<string, SentUnder & { list: string }>();

  remember(list: string, sent: SentUnder): void {
    // Oldest first, so that what is too old stands in front.
    for (const [key, { at }] of this.#byKey) {
      if (at + dayMs > sent.at) break;
      this.#byKey.delete(key);
    }
    this.#byKey.delete(sent.key);
    this.#byKey.set(sent.key, { ...sent, list });
  }

  forget(list: string): void {
    for (const [key, sent] of this.#byKey) if (sent.list === list) this.#byKey.delete(key);
  }

  /** The list that was sent under this key; undefined if there is none. @throws Refusal 409 for another body. */
  find({ key, hash }: { key: string; hash: string }, now: number): string | undefined {
    const sent = this.#byKey.get(key);
    if (!sent || sent.at + dayMs <= now) return undefined;
    if (sent.hash === hash) return sent.list;
    throw new Refusal(
      409,
      `The Idempotency-Key "${key}" came with another body before. Use a new key for a new list.`,
    );
  }
}
