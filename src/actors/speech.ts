/**
 * The door to the models: the only file that knows the Anthropic SDK. One ask is one request; what comes back is an
 * outcome, whatever happened. It never asks twice, logs nothing, and keeps no budget.
 */
import Anthropic, { type ClientOptions } from '@anthropic-ai/sdk';
import { loadConfigWithSource } from '@anthropic-ai/sdk/core/credentials';
import {
  roleOf,
  type AnyAsk,
  type Models,
  type Outcome,
  type Speech,
  type SpeechMode,
  type Spend,
} from '../asks.ts';
import { promptFor, wordiest, type Prompt } from '../prompts.ts';
import { callBound } from '../tokens.ts';
import { brain } from './rehearsal-brain.ts';
import { createRehearsal, type RehearsalOptions } from './rehearsal.ts';
import { call, type Deadlines, type Send } from './speech-call.ts';
import { systemClock, type Clock } from './speech-clock.ts';
import { modeFrom, type Choice } from './speech-mode.ts';
import { outcomeOf } from './speech-outcome.ts';
import { bodyOf } from './speech-request.ts';

export interface SpeechOptions {
  mode: SpeechMode;
  models: Models;
  /** Factor on every deadline; local models need one. */
  patience?: number;
  /** Whether the provider enforces JSON schemas. Left out: yes, except at an endpoint. */
  structured?: boolean;
  /** What the rehearsal does; only read in that mode and without a `fetch`. */
  rehearsal?: Omit<RehearsalOptions, 'brain'>;
  /** Carries the requests instead of the platform's `fetch`, or of the rehearsal. */
  fetch?: NonNullable<ClientOptions['fetch']>;
  /** Instead of what the environment says. */
  baseURL?: string;
  apiKey?: string;
  clock?: Clock;
}

/** @returns the door. It holds no connection and no timer of its own, so that it needs no closing. */
export function createSpeech(options: SpeechOptions): Speech {
  const { mode, models, patience = 1, structured = mode !== 'endpoint', clock = systemClock } = options;
  const client = clientFor(options);
  const prompt = (ask: AnyAsk, crow = wordiest): Prompt => promptFor(ask, crow, structured);

  return {
    mode,
    models,
    bound: (ask, crow) => callBound(prompt(ask, crow)),
    async fly(ask, crow, signal) {
      let spend: Spend = { tokens: 0 };
      try {
        const asked = { ask, prompt: prompt(ask, crow), deadlines: deadlinesFor(ask, patience) };
        const body = bodyOf(ask.kind, asked.prompt, models[roleOf(ask)], mode === 'endpoint');
        spend = { tokens: callBound(asked.prompt), estimated: true };
        const send: Send = ({ signal: ours, watch }) =>
          client.messages.create(body, { signal: ours, maxRetries: 0, middleware: [watch] });
        const ended = await call(send, {
          signal,
          clock,
          deadlines: asked.deadlines,
          ceiling: ceilingFor(asked.prompt),
        });
        return masked(outcomeOf(asked, ended, clock.now()), [client.apiKey, client.authToken]);
      } catch (error) {
        const message = `This can't be asked. ${error instanceof Error ? error.message : String(error)}`;
        return { ok: false, error: 'misconfigured', message, ...spend };
      }
    },
  };
}

/** @param env environment variables. An impossible wish is answered with a sentence. */
export function chooseMode(env: Readonly<Record<string, string | undefined>>): Promise<Choice> {
  return modeFrom(env, async () => (await loadConfigWithSource()) !== null);
}

/**
 * Looks once, at start, whether an endpoint has the models it will be asked for.
 * @returns a sentence that names what is missing; undefined if nothing is, or if the endpoint does not tell.
 */
export async function missingModels(options: SpeechOptions): Promise<string | undefined> {
  const { clock = systemClock } = options;
  const client = clientFor(options);
  let timer: unknown;
  // A body that never ends is in no deadline of the client's.
  const late = new Promise<undefined>(
    (resolve) => (timer = clock.setTimeout(() => resolve(undefined), 5_000)),
  );
  try {
    const page = await Promise.race([client.models.list(), late]);
    const listed = page?.data.map(({ id }) => id) ?? [];
    const missing = [...new Set(Object.values(options.models))].filter((id: string) => !listed.includes(id));
    if (listed.length === 0 || missing.length === 0) return undefined;
    return `${client.baseURL} does not have ${quoted(missing)}. It has ${quoted(listed.slice(0, 12))}. Set CROWS_MODEL to one of them.`;
  } catch {
    return undefined;
  } finally {
    clock.clearTimeout(timer);
  }
}

const quoted = (names: string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Milliseconds at patience 1. */
const deadlines: Record<AnyAsk['kind'], Deadlines> = {
  triage: { headers: 30_000, idle: 30_000, total: 60_000 },
  work: { headers: 60_000, idle: 90_000, total: 300_000 },
  merge: { headers: 60_000, idle: 120_000, total: 300_000 },
  judge: { headers: 60_000, idle: 90_000, total: 180_000 },
  aside: { headers: 10_000, idle: 10_000, total: 15_000 },
};

const longestTimer = 2 ** 31 - 1;

function deadlinesFor({ kind }: AnyAsk, patience: number): Deadlines {
  const { headers, idle, total } = deadlines[kind];
  const scaled = (ms: number) => Math.min(Math.round(ms * patience), longestTimer);
  return { headers: scaled(headers), idle: scaled(idle), total: scaled(total) };
}

/** A token has hardly ever more bytes than eight; an event around it takes some hundred on the wire. */
function ceilingFor(prompt: Prompt) {
  const { max_tokens } = prompt;
  return { tokens: callBound(prompt), bytes: 8 * max_tokens, wire: 2 ** 20 + 1024 * max_tokens };
}

/** Servers that need no key still want to see one. */
const noKey = 'no-key-needed';

function clientFor(options: SpeechOptions): Anthropic {
  const { mode, models, rehearsal, fetch, baseURL, apiKey, clock = systemClock } = options;
  const common: ClientOptions = {
    maxRetries: 0,
    // Ours run out first; this one would end with the headers.
    timeout: longestTimer,
    // Whatever the environment says: at `debug` the SDK writes prompts to stdout, and spans can carry them too.
    logLevel: 'off',
    openTelemetry: false,
  };
  if (mode === 'rehearsal') {
    const carry =
      fetch ?? createRehearsal({ clock, models: Object.values(models), ...rehearsal, brain }).fetch;
    return new Anthropic({
      ...common,
      apiKey: apiKey ?? noKey,
      baseURL: baseURL ?? 'http://rehearsal.invalid',
      fetch: carry,
    });
  }
  const given: ClientOptions = { ...common, ...(fetch && { fetch }), ...(baseURL && { baseURL }) };
  if (apiKey) return new Anthropic({ ...given, apiKey });
  // An endpoint gets the key that was set for it, and never the token of a profile that belongs to Anthropic.
  return new Anthropic(mode === 'endpoint' ? { ...given, ...endpointCredential() } : given);
}

function endpointCredential(): ClientOptions {
  const { ANTHROPIC_API_KEY: key, ANTHROPIC_AUTH_TOKEN: token } = process.env;
  return key?.trim() || token?.trim() ? {} : { apiKey: noKey };
}

/** A provider may quote the key in its refusal; a list's record must not. Anything shorter is no secret. */
function masked(outcome: Outcome, secrets: (string | null)[]): Outcome {
  if (outcome.ok) return outcome;
  const kept = secrets.filter((secret) => secret !== null && secret.length >= 8 && secret !== noKey);
  const message = kept.reduce<string>(
    (text, secret) => text.replaceAll(secret ?? '', '[key]'),
    outcome.message,
  );
  return { ...outcome, message };
}
