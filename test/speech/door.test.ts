import { afterEach, expect, test, vi, describe } from 'vitest';
import { createSpeech, chooseMode, missingModels, type SpeechOptions } from '../../src/actors/speech.ts';
import { openEndpoint } from '../_endpoint.ts';
import { createRehearsal } from '../../src/actors/rehearsal.ts';
import { brain } from '../../src/actors/rehearsal-brain.ts';
import { models, triage, work } from './_asks.ts';
import { door, never, rules, handClock, until } from './_speech.ts';
import { flightsFor, modeFrom } from '../../src/actors/speech-mode.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An environment that would send calls elsewhere and write prompts to the terminal. */
function loudEnvironment() {
  vi.stubEnv('ANTHROPIC_LOG', 'debug');
  vi.stubEnv('ANTHROPIC_API_KEY', 'sk-from-the-environment');
  vi.stubEnv('ANTHROPIC_AUTH_TOKEN', 'token-from-the-environment');
  vi.stubEnv('ANTHROPIC_BASE_URL', 'http://192.0.2.1:9');
  vi.stubEnv('ANTHROPIC_CUSTOM_HEADERS', 'x-colour: blue');
  vi.stubEnv('ANTHROPIC_OPEN_TELEMETRY_TRACES_CONTENT_MODE', 'content');
  const written: unknown[] = [];
  for (const name of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((...all) => void written.push(all));
  }
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(text) > 0);
  }
  return written;
}

test('a door writes nothing to the terminal, whatever the environment says and whatever goes wrong', async () => {
  const written = loudEnvironment();
  const faults = rules({ kind: 'truncate' }, { kind: 'http', status: 500 });
  for (const all of [[], faults.slice(0, 1), faults.slice(1)]) {
    const { speech } = await door('in process', all);
    await speech.fly(triage, 'Sentry', never());
  }
  const speech = createSpeech({
    mode: 'claude',
    models: { ...models, crow: 'claude-none' },
    apiKey: 'k',
    baseURL: 'http://127.0.0.1:9',
    fetch: async () =>
      new Response('event: message_start\ndata: {"type": oh\n\n', {
        headers: { 'content-type': 'text/event-stream' },
      }),
  });
  expect(await speech.fly(work, 'Inky', never())).toEqual({
    ok: false,
    error: 'unreachable',
    message: 'The answer was garbled on its way.',
    tokens: speech.bound(work, 'Inky'),
    estimated: true,
  });
  expect(written).toEqual([]);
});

test('the rehearsal never leaves this process', async () => {
  loudEnvironment();
  const outside = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', outside);
  const speech = createSpeech({ mode: 'rehearsal', models });
  const outcome = await speech.fly(triage, 'Sentry', never());
  expect([outcome.ok, outside.mock.calls]).toEqual([true, []]);
});

test('an endpoint is sent the key that was set for it, and a word in its place if none was', async () => {
  const headers: (string | null)[] = [];
  const rehearsal = createRehearsal({ brain, models: ['local'] });
  const endpoint = await openEndpoint((request, signal) => {
    headers.push(request.headers.get('authorization'));
    return rehearsal.handle(request, signal);
  });
  const local = { sentry: 'local', crow: 'local', elder: 'local', banter: 'local' };
  vi.stubEnv('ANTHROPIC_BASE_URL', endpoint.url);
  vi.stubEnv('ANTHROPIC_CONFIG_DIR', '/nowhere/at/all');
  vi.stubEnv('ANTHROPIC_AUTH_TOKEN', '');
  vi.stubEnv('ANTHROPIC_CUSTOM_HEADERS', '');
  for (const key of ['', 'sk-for-this-endpoint']) {
    vi.stubEnv('ANTHROPIC_API_KEY', key);
    const speech = createSpeech({ mode: 'endpoint', models: local });
    for (const ask of [triage, work]) expect((await speech.fly(ask, 'Inky', never())).ok).toBe(true);
  }
  expect(headers).toEqual([
    'Bearer no-key-needed',
    'Bearer no-key-needed',
    'Bearer sk-for-this-endpoint',
    'Bearer sk-for-this-endpoint',
  ]);
  expect(endpoint.bodies.map((body) => Object.keys(JSON.parse(body) as object))).toEqual(
    Array.from({ length: 4 }, () => ['model', 'max_tokens', 'system', 'messages', 'stream']),
  );
  await endpoint.close();
});

afterEach(() => vi.unstubAllEnvs());

const choose = async (env: Record<string, string>, profile = false) => {
  const choice = await modeFrom(env, async () => profile);
  return choice.ok ? choice.mode : choice.message;
};

const key = { ANTHROPIC_API_KEY: 'k' };
const base = { ANTHROPIC_BASE_URL: 'http://127.0.0.1:11434' };

describe('who answers', () => {
  test('is the rehearsal with nothing configured', async () => {
    expect(await choose({})).toBe('rehearsal');
    expect(await choose({ ANTHROPIC_API_KEY: '  ', ANTHROPIC_BASE_URL: '' })).toBe('rehearsal');
  });

  test('is Claude with any credential that the SDK finds', async () => {
    expect(await choose(key)).toBe('claude');
    expect(await choose({ ANTHROPIC_AUTH_TOKEN: 't' })).toBe('claude');
    expect(await choose({}, true)).toBe('claude');
  });

  test('is the endpoint once its address is set, key or no key', async () => {
    expect(await choose(base)).toBe('endpoint');
    expect(await choose({ ...base, ...key }, true)).toBe('endpoint');
  });

  test('is whoever is forced', async () => {
    expect(await choose({ ...base, ...key, CROWS_SPEECH: 'rehearsal' })).toBe('rehearsal');
    expect(await choose({ ...base, ...key, CROWS_SPEECH: 'claude' })).toBe('claude');
    expect(await choose({ ...base, CROWS_SPEECH: ' endpoint ' })).toBe('endpoint');
  });
});

describe('a wish that can’t be met is answered with a sentence:', () => {
  test.each([
    [
      { CROWS_SPEECH: 'claude' },
      'CROWS_SPEECH is "claude", but no credential was found. Put a key into ANTHROPIC_API_KEY and start again.',
    ],
    [
      { ...key, CROWS_SPEECH: 'endpoint' },
      'CROWS_SPEECH is "endpoint", but ANTHROPIC_BASE_URL is not set. Set it to the address of the endpoint.',
    ],
    [
      { CROWS_SPEECH: 'gpt' },
      'CROWS_SPEECH is "gpt". It must be one of claude, endpoint, rehearsal, or not be set.',
    ],
    [
      { ANTHROPIC_BASE_URL: 'localhost' },
      'ANTHROPIC_BASE_URL is "localhost", which is not an address. It looks like http://127.0.0.1:11434.',
    ],
  ])('%o', async (env, message) => {
    expect(await choose(env)).toBe(message);
  });

  test('a profile that is named and not there', async () => {
    vi.stubEnv('ANTHROPIC_CONFIG_DIR', '/nowhere/at/all');
    vi.stubEnv('ANTHROPIC_PROFILE', 'nobody');
    const choice = await chooseMode({});
    expect(choice.ok || choice.message).toContain(
      "The credential that is configured can't be read: ANTHROPIC_PROFILE names",
    );
  });
});

test('a machine without profiles has no credential', async () => {
  vi.stubEnv('ANTHROPIC_CONFIG_DIR', '/nowhere/at/all');
  for (const name of ['ANTHROPIC_PROFILE', 'ANTHROPIC_FEDERATION_RULE_ID', 'ANTHROPIC_ORGANIZATION_ID'])
    vi.stubEnv(name, '');
  expect(await chooseMode({})).toEqual({ ok: true, mode: 'rehearsal' });
});

test.each([
  ['endpoint', 'http://127.0.0.1:11434', 2],
  ['endpoint', 'http://localhost:8000/v1', 2],
  ['endpoint', 'http://[::1]:8000', 2],
  ['endpoint', 'https://models.example.com', 8],
  ['claude', 'http://127.0.0.1:11434', 8],
  ['rehearsal', '', 8],
] as const)('%s at "%s" is asked %i things at once', (mode, address, flights) => {
  expect(flightsFor(mode, { ANTHROPIC_BASE_URL: address })).toBe(flights);
});

describe('a look at the models of an endpoint', () => {
  const look = (fetch: SpeechOptions['fetch']) =>
    missingModels({
      mode: 'endpoint',
      models,
      apiKey: 'k',
      baseURL: 'http://127.0.0.1:9',
      ...(fetch && { fetch }),
    });

  test('names what is missing and what is there', async () => {
    const list = { object: 'list', data: [{ id: 'qwen3' }, { id: 'claude-haiku-5-5' }] };
    expect(await look(async () => Response.json(list))).toBe(
      'http://127.0.0.1:9 does not have "claude-sonnet-5-5", "claude-opus-5-5". It has "qwen3", "claude-haiku-5-5". Set CROWS_MODEL to one of them.',
    );
  });

  test('says nothing if all are there, or if it is not told', async () => {
    expect(await look(createRehearsal().fetch)).toBeUndefined();
    expect(await look(async () => new Response('no', { status: 404 }))).toBeUndefined();
    expect(await look(async () => Response.json({ data: [] }))).toBeUndefined();
    expect(await look(async () => Response.json('what'))).toBeUndefined();
    expect(await look(() => Promise.reject(new TypeError('fetch failed')))).toBeUndefined();
  });

  test('is over after five seconds, though the list never ends', async () => {
    const clock = handClock();
    const seen = { requests: 0 };
    const looking = missingModels({
      mode: 'endpoint',
      models,
      clock,
      apiKey: 'k',
      baseURL: 'http://127.0.0.1:9',
      fetch: async () => {
        seen.requests += 1;
        return new Response(new ReadableStream({ pull: () => new Promise(() => {}) }));
      },
    });
    await until(() => seen.requests > 0);
    clock.advance(5_000);
    expect([await looking, clock.waiting()]).toEqual([undefined, 0]);
  });
});
