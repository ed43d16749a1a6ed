/** Asks the server and never throws: whatever happens on the way comes back as a value with a sentence. */
import type { Outcome, Problem } from './types.ts';
import type { World } from './world.ts';

export interface Asking {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The answer is handed on as it stands. */
  asText?: true;
}

/** Milliseconds after which an answer is no longer waited for; a page of history may take its time. */
const patience = 30_000;

/** @param base the server's address without a slash at its end. */
export class Api {
  readonly #world: Pick<World, 'fetch' | 'after'>;
  readonly #base: string;

  constructor(world: Pick<World, 'fetch' | 'after'>, base: string) {
    this.#world = world;
    this.#base = base;
  }

  /** @template T what EVENTS.md promises under the path; `undefined` where the answer has no body. */
  async ask<T>({ method = 'GET', path, body, headers = {}, asText }: Asking): Promise<Outcome<T>> {
    const hangUp = new AbortController();
    const waited = this.#world.after(patience, () => hangUp.abort());
    try {
      const response = await this.#world.fetch(`${this.#base}${path}`, {
        method,
        // A cookie of another server on this host is none of this one's business.
        credentials: 'same-origin',
        cache: 'no-store',
        signal: hangUp.signal,
        ...(method === 'GET' || method === 'DELETE'
          ? { headers }
          : {
              headers: { 'Content-Type': 'application/json', ...headers },
              body: JSON.stringify(body ?? {}),
            }),
      });
      const text = await response.text();
      if (response.ok) {
        const value: T = asText ? text : text === '' ? undefined : JSON.parse(text);
        return { ok: true, value };
      }
      return { ok: false, ...problemOf(response.status, text) };
    } catch (error) {
      return { ok: false, status: 0, message: silence(error) };
    } finally {
      waited();
    }
  }
}

function problemOf(status: number, text: string): Problem {
  const message = `The server answered ${status} and did not say why.`;
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? { message, ...said, status } : { status, message };
  } catch {
    return { status, message };
  }
}

function silence(error: unknown): string {
  const late = error instanceof Error && error.name === 'AbortError';
  if (late) return `The server took longer than ${patience / 1_000} seconds to answer. Try again.`;
  return 'The server can’t be reached. It may have been stopped; start it, or wait a moment.';
}
