/** The questions of all lists: what the server said waits, and from then on what the events say. */
import type { Approval, Approvals } from '../../responses.ts';
import type { Target } from '../../events.ts';

/** How a question is named in `deciding`. */
export const questionKey = (itemId: string, target: Target): string => `${itemId} ${target}`;

export class Inbox {
  readonly #waiting = new Map<string, Approval>();
  /** Judged while an answer of the server was on its way: it may still hold them. */
  #judged: Set<string> | undefined;
  more = 0;

  get state(): Approval[] {
    return [...this.#waiting.values()].sort(byDeadline);
  }

  /** Puts what the server says in place of what is here. @param read must not reject. */
  async renew(
    read: () => Promise<Approvals | undefined>,
    follows: (listId: string) => boolean,
  ): Promise<void> {
    const judged = new Set<string>();
    this.#judged = judged;
    const answer = await read();
    if (this.#judged !== judged) return;
    this.#judged = undefined;
    if (!answer) return;
    // Lists that are followed say themselves what they ask.
    for (const [key, { list_id }] of this.#waiting) if (!follows(list_id)) this.#waiting.delete(key);
    for (const one of answer.approvals) {
      const key = questionKey(one.item_id, one.target);
      if (!judged.has(key) && !follows(one.list_id)) this.#waiting.set(key, one);
    }
    this.more = answer.more;
  }

  judge(itemId: string, target: Target): void {
    const key = questionKey(itemId, target);
    this.#judged?.add(key);
    this.#waiting.delete(key);
  }

  /** All that one list asks now. */
  setList(listId: string, approvals: readonly Approval[]): void {
    const asked = new Set(approvals.map(({ item_id, target }) => questionKey(item_id, target)));
    for (const [key, { list_id }] of this.#waiting) {
      if (list_id === listId && !asked.has(key)) this.#waiting.delete(key);
    }
    for (const one of approvals) this.#waiting.set(questionKey(one.item_id, one.target), one);
  }
}

function byDeadline(a: Approval, b: Approval): number {
  // What never expires comes last; of one instant, the one asked first.
  const [left, right] = [a, b].map(({ expires_at = '~', asked_at }) => `${expires_at} ${asked_at}`);
  return left! < right! ? -1 : Number(left! > right!);
}
