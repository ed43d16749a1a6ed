/** Says how long a question still waits, and says it aloud when little is left. */
import { announcer } from './announcer.ts';
import type { Approval } from '../responses.ts';
import { questionKey } from './client.ts';
import { left } from './format.ts';
import type { Strings } from './strings/en.ts';

/** Minutes before the end at which it is said aloud. */
const warnings = [5, 1];
const urgentMs = 60_000;

export class Deadlines {
  /** Milliseconds that were left when each question was last looked at. */
  readonly #before = new Map<string, number>();

  /** @param now the server's clock, in milliseconds. */
  of(question: Approval, now: number, words: Strings): { deadline: string; urgent: boolean } {
    const { expires_at, item, item_id, target } = question;
    if (expires_at === undefined) return { deadline: words.inbox.forEver, urgent: false };
    const ms = Date.parse(expires_at) - now;
    const key = questionKey(item_id, target);
    const before = this.#before.get(key) ?? ms;
    for (const minutes of warnings) {
      if (before > minutes * 60_000 && ms <= minutes * 60_000 && ms > 0) {
        announcer.status(words.say.timeLeft(minutes, item.text));
      }
    }
    this.#before.set(key, ms);
    return {
      deadline: ms > 0 ? words.inbox.left(left(ms, words.durations)) : words.inbox.over,
      urgent: ms <= urgentMs,
    };
  }
}
