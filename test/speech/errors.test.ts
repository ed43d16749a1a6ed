import { APIError } from '@anthropic-ai/sdk';
import { describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../src/actors/rehearsal-faults.ts';
import { faultOf } from '../../src/actors/speech-errors.ts';
import type { FlightError } from '../../src/events.ts';
import { createSpeech } from '../../src/actors/speech.ts';
import { models, triage } from './_asks.ts';
import { door, never, rules } from './_speech.ts';

const now = Date.UTC(2026, 10, 30, 12, 0, 0);

async function land(fault: Omit<Extract<Fault, { kind: 'http' }>, 'kind'>) {
  const { speech } = await door('in process', rules({ kind: 'http', ...fault }));
  return speech.fly(triage, 'Sentry', never());
}

describe('a refused request costs nothing and is', () => {
  test.each<[number, FlightError]>([
    [400, 'misconfigured'],
    [401, 'misconfigured'],
    [402, 'misconfigured'],
    [403, 'misconfigured'],
    [404, 'misconfigured'],
    [408, 'timeout'],
    [409, 'overloaded'],
    [413, 'cut'],
    [422, 'misconfigured'],
    [425, 'overloaded'],
    [429, 'rate-limited'],
    [499, 'unreachable'],
    [500, 'unreachable'],
    [501, 'misconfigured'],
    [503, 'overloaded'],
    [529, 'overloaded'],
  ])('for status %i %s', async (status, error) => {
    for (const html of [undefined, true] as const) {
      const outcome = await land({ status, ...(html && { html }) });
      expect([outcome.ok, outcome.tokens, outcome.estimated]).toEqual([false, 0, undefined]);
      expect(!outcome.ok && outcome.error).toBe(error);
      expect(!outcome.ok && outcome.message).toContain(String(status));
    }
  });
});

test.each<[number, FlightError]>([
  [502, 'unreachable'],
  [504, 'timeout'],
  [520, 'unreachable'],
  [524, 'unreachable'],
])('a gateway that lost the answer (%i) is charged for what may have been done', async (status, error) => {
  const { speech } = await door('in process', rules({ kind: 'http', status, html: true }));
  const outcome = await speech.fly(triage, 'Sentry', never());
  expect(!outcome.ok && outcome.error).toBe(error);
  expect([outcome.tokens, outcome.estimated]).toEqual([speech.bound(triage), true]);
});

test.each([
  ['UND_ERR_HEADERS_TIMEOUT', 'timeout', false],
  ['ENOTFOUND', 'unreachable', true],
  ['UND_ERR_CONNECT_TIMEOUT', 'unreachable', true],
  ['ECONNRESET', 'unreachable', false],
] as const)(
  'a transport that throws %s is told by it, however the client words it',
  async (code, error, free) => {
    const speech = createSpeech({
      mode: 'claude',
      models,
      apiKey: 'k',
      baseURL: 'http://127.0.0.1:9',
      fetch: () =>
        Promise.reject(
          new TypeError('fetch failed', { cause: Object.assign(new Error('Timeout'), { code }) }),
        ),
    });
    const outcome = await speech.fly(triage, 'Sentry', never());
    expect(!outcome.ok && [outcome.error, outcome.message.includes(code)]).toEqual([error, true]);
    expect([outcome.tokens, outcome.estimated]).toEqual(free ? [0, undefined] : [speech.bound(triage), true]);
  },
);

test('a request that can’t be made costs nothing and says why', async () => {
  vi.stubEnv('ANTHROPIC_CONFIG_DIR', '/nowhere/at/all');
  for (const name of ['API_KEY', 'AUTH_TOKEN', 'PROFILE', 'FEDERATION_RULE_ID', 'CUSTOM_HEADERS'])
    vi.stubEnv(`ANTHROPIC_${name}`, '');
  const speech = createSpeech({ mode: 'claude', models, baseURL: 'http://127.0.0.1:9' });
  const outcome = await speech.fly(triage, 'Sentry', never());
  vi.unstubAllEnvs();
  expect({ ...outcome, message: '' }).toEqual({ ok: false, error: 'misconfigured', message: '', tokens: 0 });
  expect(!outcome.ok && outcome.message).toContain(
    'The request could not be made: Could not resolve authentication method.',
  );
});

describe('a sentence for the person', () => {
  test('says what happened, what it was, and what to do', async () => {
    const message = async (fault: Parameters<typeof land>[0]) => {
      const outcome = await land(fault);
      return outcome.ok || outcome.message;
    };
    expect(await message({ status: 401, message: 'invalid x-api-key' })).toBe(
      "The model's provider did not accept the key or what it may do (401: invalid x-api-key). Check the key and start again.",
    );
    expect(await message({ status: 404, message: 'model: claude-none' })).toBe(
      'The model, or the address, is not known there (404: model: claude-none). Check CROWS_MODEL and ANTHROPIC_BASE_URL.',
    );
    expect(
      await message({ status: 400, message: 'output_config.format requires constrained decoding' }),
    ).toBe(
      "The model's provider did not take the request (400: output_config.format requires constrained decoding). It may not know structured output: unset CROWS_STRUCTURED.",
    );
    expect(await message({ status: 529, headers: { 'retry-after': '2' } })).toBe(
      'The model is overloaded (529: rehearsed overloaded_error). It asks to wait 2 s.',
    );
  });

  test('does not stop a list because one item is too long', async () => {
    const outcome = await land({ status: 400, message: 'prompt is too long: 9000 tokens > 8192 maximum' });
    expect(outcome).toEqual({
      ok: false,
      error: 'cut',
      message:
        'The item is longer than the model can take in (400: prompt is too long: 9000 tokens > 8192 maximum). Shorten it.',
      tokens: 0,
    });
  });

  test('has the provider’s own words on one short line', async () => {
    const outcome = await land({ status: 400, message: `a\n\u202Eb${'x'.repeat(500)}` });
    expect(!outcome.ok && outcome.message).toBe(
      `The model's provider did not take the request (400: a b${'x'.repeat(196)}…).`,
    );
  });

  test('never has the key in it', async () => {
    const outcome = await land({ status: 401, message: 'no such key: sk-test-0123456789' });
    expect(!outcome.ok && outcome.message).toContain('(401: no such key: [key])');
  });
});

test.each([
  { status: 429, code: 'enforced_spend_limit_reached' },
  { status: 429, code: 'contract_spend_limit_reached' },
  { status: 429, type: 'budget_exceeded' },
  { status: 400, message: 'Your credit balance is too low to access the API.' },
  { status: 403, type: 'billing_error' },
])('a spent account is not waited for: %o', async (fault) => {
  const outcome = await land(fault);
  expect(!outcome.ok && [outcome.error, outcome.message.slice(0, 54)]).toEqual([
    'misconfigured',
    'The account behind the key has nothing left to spend (',
  ]);
});

describe('how long to wait', () => {
  const wait = (headers: Record<string, string>) =>
    faultOf(APIError.generate(429, {}, undefined, new Headers(headers)), now).retry_after_ms;

  test.each([
    [{ 'retry-after': '12' }, 12_000],
    [{ 'retry-after': ' 0.25 ' }, 250],
    [{ 'retry-after-ms': '40', 'retry-after': '9' }, 40],
    [{ 'retry-after': 'Mon, 30 Nov 2026 12:00:30 GMT' }, 30_000],
    [{ 'retry-after': '99999999999' }, 2 ** 31 - 1],
  ])('is read from %o', (headers, ms) => {
    expect(wait(headers)).toBe(ms);
  });

  test.each([
    {},
    { 'retry-after': 'soon' },
    { 'retry-after': '-5' },
    { 'retry-after': '0' },
    { 'retry-after': 'Mon, 30 Nov 2026 11:59:00 GMT' },
    { 'retry-after-ms': 'NaN' },
  ])('is not guessed from %o', (headers) => {
    expect(wait(headers)).toBeUndefined();
  });
});

test('an error of any shape is some fault', () => {
  for (const thrown of [
    undefined,
    null,
    'oh',
    5,
    {},
    new Error('x'),
    { status: '500' },
    { type: 3, cause: 'x' },
  ]) {
    expect(faultOf(thrown, now)).toEqual({
      error: 'unreachable',
      message: 'The connection to the model broke.',
    });
  }
  const loop: { cause?: unknown } = {};
  loop.cause = loop;
  expect(faultOf(loop, now).error).toBe('unreachable');
});
