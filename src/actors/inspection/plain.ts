/**
 * What a machine holds as plain JSON for the eyes of whoever builds on it. Unless all is shown, only words of our own
 * pass: a text of people or models is told by its length alone.
 */
import { abuses, cares, flightErrors, itemIdForm, listIdForm, modes, skipReasons } from '../../events.ts';
import { targets, taskTypes, verdicts } from '../../events.ts';
import { personas } from '../../personas.ts';

/** Of a list or a map so much is shown, and so deep. */
const most = { entries: 50, depth: 6, chars: 2_000 };

const ourWords = new Set<string>([
  ...[abuses, cares, flightErrors, modes, skipReasons, targets, taskTypes, verdicts].flat(),
  ...personas.map(({ name }) => name),
  // Roles, kinds of asks and effects, states of actors.
  'sentry',
  'crow',
  'elder',
  'triage',
  'work',
  'merge',
  'judge',
  'flight',
  'levels',
  'question',
  'settling',
  'flock',
  'todo',
  'active',
  'done',
  'stopped',
  'error',
]);
/** Keys of what a list waits for, such as `3/work#1`. */
const keyForm = /^\d+(?:\/[a-z0-9#]+)+$/;
/** Types of events are code, wherever they stand. */
const typeForm = /^[a-z]+(?:\.[A-Za-z0-9_-]+)*$/;
const fieldForm = /^[A-Za-z_][A-Za-z0-9_]{0,31}$/;

/** @param full shows texts too. */
export function plain(value: unknown, full: boolean, depth = 0): unknown {
  if (typeof value === 'string') return shownText(value, full);
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'function' || typeof value === 'symbol' ? undefined : value;
  }
  if (depth >= most.depth) return '…';
  if (Array.isArray(value)) {
    return value.slice(0, most.entries).map((one: unknown) => plain(one, full, depth + 1));
  }
  if (value instanceof Set) return plain([...value], full, depth);
  const entries: [unknown, unknown][] = value instanceof Map ? [...value] : Object.entries(value);
  return Object.fromEntries(
    entries.slice(0, most.entries).map(([key, one]) => {
      const isType = key === 'type' && typeof one === 'string' && typeForm.test(one);
      return [shownKey(String(key), full), isType ? one : plain(one, full, depth + 1)];
    }),
  );
}

function shownText(text: string, full: boolean): string {
  if (full) return text.length > most.chars ? `${text.slice(0, most.chars)}…` : text;
  return isOurs(text) ? text : `… (${text.length} characters)`;
}

const isOurs = (text: string): boolean =>
  text.length <= 64 &&
  (ourWords.has(text) || listIdForm.test(text) || itemIdForm.test(text) || keyForm.test(text));

const shownKey = (key: string, full: boolean): string =>
  full || fieldForm.test(key) || isOurs(key) ? key : shownText(key, false);
