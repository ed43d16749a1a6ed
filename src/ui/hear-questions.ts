/** What the inbox says aloud, and to the page around it, when a question comes or its time runs out. */
import { announcer } from './announcer.ts';
import type { Crows, Told } from './client.ts';
import type { Settled } from './settled.ts';
import type { Strings } from './strings/en.ts';

interface Hearing {
  crows: Crows;
  settled: Settled;
  words: Strings;
  emit: (name: string, detail: unknown) => void;
}

export function hearQuestion(event: Told, { crows, settled, words, emit }: Hearing): void {
  if (!('item_id' in event)) return;
  const { list_id, item_id } = event;
  const items = crows.state.lists.get(list_id)?.snapshot?.items;
  const text = items?.find((one) => one.item_id === item_id)?.text ?? '';
  if ('needs_approval' in event && event.needs_approval) {
    const isPlan = event.event === 'item.triaged';
    announcer.alert(words.say.needsYou(isPlan ? words.inbox.plan : words.inbox.answer, text));
    const target = isPlan ? 'triage' : 'output';
    emit('crows-approval-needed', { itemId: item_id, target, expiresAt: event.expires_at });
  }
  if (event.event === 'verdict' && event.verdict === 'timeout') {
    const at = Date.parse(event.ts);
    settled.add({ item_id, target: event.target, text, verdict: 'timeout', at, by: 'clock' });
    announcer.alert(words.say.ranOut(text));
  }
}
