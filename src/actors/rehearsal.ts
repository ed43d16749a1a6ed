/**
 * A stand-in for the Messages API, so that everything runs without a key: the same request and seed give the same
 * answer, byte for byte, in whatever order they come. It knows nothing of crows; what it says is the brain's.
 */
import { canonical, chanceFrom, hash } from './rehearsal-chance.ts';
import { faultsFrom, type FaultRule } from './rehearsal-faults.ts';
import { knownModels } from '../models.ts';
import { compose, whole, type Counts } from './rehearsal-message.ts';
import { refusalOf } from './rehearsal-strict.ts';
import { promptTokens, tokensOf, viewOf, type Brain, type Fields, type View } from './rehearsal-view.ts';
import { aborted, apiError, broken, httpFault, json, never, stream, wait } from './rehearsal-wire.ts';
import { systemClock, type Clock } from './speech-clock.ts';

export interface RehearsalOptions {
  seed?: string;
  brain?: Brain;
  faults?: readonly FaultRule[];
  /** About how long an answer takes, in milliseconds; a request takes from half to one and a half of it. */
  latencyMs?: number;
  /** Refuse what the real API refuses. On unless turned off. */
  strict?: boolean;
  /** Ids that are accepted beside the known ones. */
  models?: readonly string[];
  clock?: Clock;
}

export interface Rehearsal {
  /** In place of the platform's `fetch`. */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /**
   * For a server. Rejects where a connection breaks: cut the socket then.
   * @param signal aborts when the client hangs up. The one of the request is not looked at: it can be collected.
   */
  handle: (request: Request, signal?: AbortSignal) => Promise<Response>;
}

export function createRehearsal(options: RehearsalOptions = {}): Rehearsal {
  const { seed = '', brain, latencyMs = 0, strict = true, models = [], clock = systemClock } = options;
  const faultFor = faultsFrom(options.faults ?? []);
  const cache = new Map<string, number>();

  async function messages(
    body: Fields,
    headers: Headers,
    signal: AbortSignal | undefined,
  ): Promise<Response> {
    const key = `${seed}\n${canonical({ ...body, stream: undefined })}`;
    const chance = chanceFrom(key);
    const id = `msg_${hash(key).toString(36)}${hash(`${key} id`).toString(36)}`;
    const view = viewOf(body);
    const fault = faultFor(view, key);
    if (fault?.kind === 'hang') await never(signal);
    if (latencyMs > 0) await wait(latencyMs * (0.5 + chance.next()), clock, signal);
    if (fault?.kind === 'http') return httpFault(fault, id);
    if (fault?.kind === 'reset') throw broken();
    const refused = strict ? (keyless(headers) ?? refusalOf(body, models)) : undefined;
    if (refused) return apiError(refused.status, refused.type, refused.message, id);
    const text = brain?.(view, chance) ?? '(rehearsal) Nobody taught me an answer to this.';
    const input = inputOf(body, view, cache, clock.now());
    const message = compose(view, { id, text, input }, fault, chance);
    return body['stream'] === true ? stream(message, fault, { clock, signal }) : json(200, whole(message));
  }

  async function route(incoming: Incoming, signal: AbortSignal | undefined): Promise<Response> {
    const { method, path, headers, text } = incoming;
    if (signal?.aborted) throw aborted();
    if (method === 'GET' && path === '/v1/models') return json(200, modelList([...knownModels, ...models]));
    const counting = path === '/v1/messages/count_tokens';
    if (method !== 'POST' || (path !== '/v1/messages' && !counting)) {
      return apiError(404, 'not_found_error', 'Not found', 'req_none');
    }
    const body = parsed(text);
    if (!body)
      return apiError(400, 'invalid_request_error', 'The request body is not valid JSON.', 'req_none');
    if (!counting) return messages(body, headers, signal);
    return json(200, { input_tokens: promptTokens(body, viewOf(body)) });
  }

  return {
    fetch(input, init = {}) {
      const url = new URL(input instanceof Request ? input.url : input);
      const { body, signal, method = 'GET' } = init;
      const text = typeof body === 'string' ? body : '';
      const incoming = {
        method: method.toUpperCase(),
        path: url.pathname,
        headers: new Headers(init.headers),
        text,
      };
      return route(incoming, signal ?? undefined);
    },
    async handle(request, signal) {
      const { method, headers } = request;
      return route(
        { method, path: new URL(request.url).pathname, headers, text: await request.text() },
        signal,
      );
    },
  };
}

interface Incoming {
  method: string;
  path: string;
  headers: Headers;
  text: string;
}

function parsed(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Fields)
      : undefined;
  } catch {
    return undefined;
  }
}

function keyless(headers: Headers) {
  if (headers.get('authorization') ?? headers.get('x-api-key')) return undefined;
  return { status: 401, type: 'authentication_error', message: 'x-api-key header is required' };
}

const modelList = (ids: readonly string[]) => ({
  data: [...new Set(ids)].map((id) => ({
    type: 'model',
    id,
    display_name: id,
    created_at: '2026-10-21T00:00:00Z',
  })),
  has_more: false,
});

const cacheMs = 5 * 60_000;
const cacheMin = 512;

/** What the prompt counts for, with a prompt cache that lives five minutes. */
function inputOf(
  body: Fields,
  view: View,
  cache: Map<string, number>,
  now: number,
): Omit<Counts, 'output_tokens'> {
  const all = promptTokens(body, view);
  const blocks = Array.isArray(body['system']) ? body['system'] : [];
  const marked = blocks.findLastIndex(
    (one: unknown) => typeof one === 'object' && one !== null && 'cache_control' in one,
  );
  const prefix = view.system.slice(0, marked + 1).join('');
  const tokens = tokensOf(prefix);
  if (tokens < cacheMin)
    return { input_tokens: all, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };
  const key = `${view.model} ${hash(prefix)}`;
  const warm = now - (cache.get(key) ?? -Infinity) < cacheMs;
  cache.set(key, now);
  return {
    input_tokens: all - tokens,
    cache_creation_input_tokens: warm ? 0 : tokens,
    cache_read_input_tokens: warm ? tokens : 0,
  };
}
