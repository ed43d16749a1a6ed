import { afterEach, expect, test, vi } from 'vitest';
import { createSpeech } from '../../src/actors/speech.ts';
import { openEndpoint } from '../_endpoint.ts';
import { createRehearsal } from '../../src/actors/rehearsal.ts';
import { brain } from '../../src/actors/rehearsal-brain.ts';
import { models, triage, work } from './_asks.ts';
import { door, never, rules } from './_speech.ts';

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
