/** What a list says aloud, and to the page around it, when something of it happens. */
import { announcer } from './announcer.ts';
import type { Told } from './client.ts';
import type { SnapshotItem } from '../snapshot.ts';
import { firstLine } from './format.ts';
import type { Strings } from './strings/en.ts';

interface Hearing {
  items: readonly SnapshotItem[];
  words: Strings;
  emit: (name: string, detail: unknown) => void;
  /** An item changed, perhaps out of sight. */
  touch: (itemId: string) => void;
}

export function hearList(event: Told, { items, words: { say }, emit, touch }: Hearing): void {
  const textOf = (itemId: string): string =>
    firstLine(items.find(({ item_id }) => item_id === itemId)?.text ?? '');
  switch (event.event) {
    case 'item.answered':
      touch(event.item_id);
      if (!event.needs_approval) announcer.status(say.done(textOf(event.item_id)));
      emit('crows-item-answered', {
        listId: event.list_id,
        itemId: event.item_id,
        answer: event.answer,
        crows: event.crows,
      });
      return;
    case 'item.skipped':
      touch(event.item_id);
      announcer.status(say.skipped(textOf(event.item_id)));
      return;
    case 'list.finished':
      announcer.status(say.finished);
      emit('crows-list-finished', {
        listId: event.list_id,
        tokensUsed: event.tokens_used,
        tokenBudget: event.token_budget,
      });
      return;
    case 'requester.pranked':
      announcer.alert(event.message);
      return;
    default:
  }
}
