/** What the flock says, as lines for a person: a step a line, the item's number in front. Prints nothing itself. */
import type { ListEvent } from '../client/client.ts';
import { counted, grouped, indent, plain, title, type Paint } from './text.ts';

const standings = ['a stranger', 'a regular', 'trusted'];
const skips: Record<string, string> = {
  rejected: 'you said no to the plan',
  timeout: 'nobody answered in time',
  budget: 'the budget has no room for it',
  failure: 'no crow brought an answer',
  abuse: 'the Sentry won’t hand it on',
  cancelled: 'the list was cancelled',
  upgraded: 'Crows was upgraded meanwhile',
  'mode-changed': 'the server speaks in another mode now',
};

export class Story {
  readonly #paint: Paint;
  readonly #columns: number;
  readonly #titles = new Map<string, string>();

  constructor(paint: Paint, columns: number) {
    this.#paint = paint;
    this.#columns = columns;
  }

  /** Learns what the items are called. */
  meet(items: readonly { item_id: string; text: string }[]): void {
    for (const { item_id, text } of items)
      this.#titles.set(item_id, title(text, Math.max(20, this.#columns - 12)));
  }

  /** `2/5 Plan the picnic` */
  nameOf(itemId: string): string {
    const n = itemId.slice(itemId.indexOf('-') + 1);
    return `${this.#paint('cyan', `${n}/${this.#titles.size}`)} ${this.#paint('bold', this.#titles.get(itemId) ?? '')}`;
  }

  /** @returns nothing for a step that says nothing to a person. */
  tell({ event, data }: ListEvent): string | undefined {
    switch (event) {
      case 'list.started': {
        this.meet(data.items);
        const rehearsed = data.rehearsal
          ? '\nA rehearsal: no model is asked, and every answer is made up.'
          : '';
        return `${counted(data.items.length, 'item')} for the flock, at most ${grouped(data.token_budget)} tokens. The list is ${data.list_id}.${rehearsed}`;
      }
      case 'item.triaged': {
        const parts = data.subtasks.map((subtask) => `\n- ${plain(subtask)}`).join('');
        const why = [data.reason, data.message, data.care === 'none' ? undefined : `Care: ${data.care}.`];
        return `${this.nameOf(data.item_id)}\n${indent(`Plan: ${data.mode}, ${data.task_type}. ${plain(why.filter(Boolean).join(' '))}${parts}`)}`;
      }
      case 'crow.flying':
        return data.crow === 'Sentry'
          ? undefined
          : `${this.#number(data.item_id)} ${data.crow} takes off${data.borrowed ? ', borrowed' : ''}.`;
      case 'crow.landed':
        if (data.ok) return undefined;
        return `${this.#number(data.item_id)} ${data.crow} came back with nothing (${data.error ?? 'failure'}). ${plain(data.message ?? '')}`.trimEnd();
      case 'item.answered': {
        const asides = [
          data.doubt === undefined ? '' : `\nDoubt: ${data.doubt}`,
          data.message === undefined ? '' : `\n${data.message}`,
        ];
        return `${this.nameOf(data.item_id)}\n${indent(`${data.crows.join(' and ')}:\n${plain(data.answer + asides.join(''))}`)}`;
      }
      case 'verdict': {
        const what = data.target === 'triage' ? 'Plan' : 'Answer';
        return `${this.#number(data.item_id)} ${what} ${this.#verdict(data)}.`;
      }
      case 'item.skipped':
        return `${this.#number(data.item_id)} ${this.#paint('yellow', 'Skipped')}: ${skips[data.reason] ?? data.reason}. ${plain(data.message ?? '')}`.trimEnd();
      case 'trust.changed': {
        const who = data.holder === 'flock' ? 'The flock' : data.holder;
        return `${who} is now ${standings[data.to]} at ${data.task_type}.`;
      }
      case 'requester.pranked':
        return plain(data.message);
      case 'crow.banter':
        return this.#paint('dim', `${data.crow} to ${data.to}: ${plain(data.text)}`);
      case 'list.finished':
        return `Finished with ${grouped(data.tokens_used)} of ${grouped(data.token_budget)} tokens.`;
    }
  }

  #number(itemId: string): string {
    return this.#paint('cyan', `${itemId.slice(itemId.indexOf('-') + 1)}/${this.#titles.size}`);
  }

  #verdict({
    verdict,
    edited,
    cancelled,
  }: {
    verdict: string;
    edited?: true | undefined;
    cancelled?: true | undefined;
  }): string {
    if (cancelled) return 'withdrawn';
    if (verdict === 'auto') return this.#paint('green', 'let through by trust');
    if (verdict === 'timeout') return this.#paint('yellow', 'not judged in time');
    if (verdict === 'rejected') return this.#paint('red', 'rejected');
    return this.#paint('green', edited ? 'approved as changed' : 'approved');
  }
}
