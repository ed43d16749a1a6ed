/**
 * What a route gives back, and the one place where it becomes a response. Every body is JSON, every refusal is
 * `{"message"}`, and what is not a refusal is told to the log alone.
 */
import { Refusal } from '../refusal.ts';
import { caps } from './caps.ts';

/** `body` goes out as JSON; without one the answer is empty. */
export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Header sets of the answers to one asker, made once and shared by all of them. Never changed. */
export interface HeaderSets {
  json: Readonly<Record<string, string>>;
  empty: Readonly<Record<string, string>>;
}

/** @param origin a page elsewhere that may read the answers; left out, only our own pages may. */
export function headerSets(origin?: string): HeaderSets {
  const empty = {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': origin === undefined ? 'same-origin' : 'cross-origin',
    ...(origin !== undefined && { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' }),
  };
  return { empty, json: { ...empty, 'Content-Type': 'application/json' } };
}

export function toResponse({ status, body, headers }: Answer, sets: HeaderSets): Response {
  const base = body === undefined ? sets.empty : sets.json;
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: headers ? { ...base, ...headers } : base,
  });
}

/** @param log hears of what is ours; never of what was sent. */
export function toRefusal(error: unknown, what: string, log: (line: string) => void): Answer {
  if (error instanceof Refusal) {
    const { status, message, fields } = error;
    const wait = fields['cooldown_s'] ?? (status === 503 ? caps.retryAfterS : undefined);
    return {
      status,
      body: { message, ...fields },
      ...(typeof wait === 'number' && { headers: { 'Retry-After': String(wait) } }),
    };
  }
  log(`${what}: ${whyOf(error)}`);
  return { status: 500, body: { message: 'The flock lost its way. The log says why.' } };
}

/** Errors whose messages are made by the engine or the system, out of names and numbers. */
const plain = new Set(['TypeError', 'ReferenceError', 'RangeError']);

/** Where it broke. The message stands only where it can't hold a piece of someone's list. */
export function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return `something that is no Error was thrown (${typeof error})`;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  const words = plain.has(error.name) || 'code' in error ? `${error.name}: ${error.message}` : error.name;
  return [words, ...frames].join('\n');
}
