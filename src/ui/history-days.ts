/** Lists by the day they were sent on, as the person's own clock has it. Pure. */
import type { ListSummary } from '../responses.ts';
import { longDay } from './format.ts';
import type { Strings } from './strings/en.ts';

export interface Day {
  label: string;
  lists: ListSummary[];
}

/** @param now the server's clock, in milliseconds. */
export function daysOf(lists: readonly ListSummary[], lang: string, now: number, words: Strings): Day[] {
  const days = new Map<string, Day>();
  const today = new Date(now).toDateString();
  const before = new Date(now);
  before.setDate(before.getDate() - 1);
  const yesterday = before.toDateString();
  for (const list of lists) {
    const key = new Date(list.started_at).toDateString();
    const day = days.get(key) ?? { label: labelOf(key, list.started_at), lists: [] };
    day.lists.push(list);
    days.set(key, day);
  }
  return [...days.values()];

  function labelOf(key: string, at: string): string {
    if (key === today) return words.history.today;
    return key === yesterday ? words.history.yesterday : longDay(at, lang);
  }
}
