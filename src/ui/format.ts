/** Numbers and times as a person reads them, in the language of the page. */
import type { Strings } from './strings/en.ts';

/** Making an Intl object costs more than a hundred uses of it. */
function kept<T>(make: (lang: string) => T): (lang: string) => T {
  const known = new Map<string, T>();
  return (lang) => {
    const one = known.get(lang) ?? make(lang);
    known.set(lang, one);
    return one;
  };
}

const numbers = kept((lang) => new Intl.NumberFormat(lang));
const times = kept(
  (lang) => new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
const exactTimes = kept((lang) => new Intl.DateTimeFormat(lang, { timeStyle: 'medium', hourCycle: 'h23' }));
const days = kept((lang) => new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short' }));
const longDays = kept(
  (lang) =>
    new Intl.DateTimeFormat(lang, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
);

/** 4120 → 4,120 */
export const count = (n: number, lang: string): string => numbers(lang).format(n);

/** 14:02 @param at RFC 3339 or milliseconds. */
export const clock = (at: string | number, lang: string): string => times(lang).format(new Date(at));

/** 14:02:10, for moments that are compared with a watch. */
export const clockWithSeconds = (at: string | number, lang: string): string =>
  exactTimes(lang).format(new Date(at));

/** 14:02 today, else 12 May. */
export function moment(at: string | number, lang: string, now: number): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date(now).toDateString();
  return isToday ? clock(at, lang) : days(lang).format(date);
}

/** Tuesday, 12 May 2026 */
export const longDay = (at: string | number, lang: string): string => longDays(lang).format(new Date(at));

/** How long is left: 9:41 below an hour, 3 h 05 below two days, else 12 d. Never below zero. */
export function left(ms: number, { hours, days: daysLeft }: Strings['durations']): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const pad = (n: number) => String(n).padStart(2, '0');
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
  if (seconds < 172_800) return hours(Math.floor(seconds / 3600), pad(Math.floor((seconds % 3600) / 60)));
  return daysLeft(Math.floor(seconds / 86_400));
}

export const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
