/** One request to a server: its address, its token, and errors as they are meant for whoever calls. */
import { refusalOf, Unreachable } from './errors.ts';

export interface WireOptions {
  /** `CROWS_TOKEN` of the server, if it has one. */
  token?: string | undefined;
  /** In place of the global one. */
  fetch?: typeof globalThis.fetch | undefined;
}

export interface Question {
  method?: string;
  /** Goes out as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** What is undefined is left out. */
  query?: Readonly<Record<string, string | number | undefined>>;
  signal?: AbortSignal | undefined;
}

export type Wire = (path: string, question?: Question) => Promise<Response>;

/** @returns asks and gives back answers of 2xx only. It throws Refused, Unreachable, or the signal's own reason. */
export function makeWire(address: string, { token, fetch = globalThis.fetch }: WireOptions = {}): Wire {
  const base = address.replace(/\/+$/, '');
  return async (path, { method = 'GET', body, headers = {}, query = {}, signal } = {}) => {
    const asked = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) asked.set(name, String(value));
    }
    const changes = method === 'POST' || method === 'PATCH';
    const response = await fetch(`${base}${path}${asked.size > 0 ? `?${asked}` : ''}`, {
      method,
      headers: {
        ...(changes && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw new Unreachable(base, error);
    });
    if (!response.ok) throw await refusalOf(response);
    return response;
  };
}
