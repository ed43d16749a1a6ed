/**
 * One server on a socket for each gap that endpoints are known to have: whatever one leaves out, a whole list comes to
 * its end there, and its budget holds.
 */
import { afterEach, expect, it } from 'vitest';
import { openEndpoint, type Endpoint } from '../_endpoint.ts';
import { listOf, perch, type Perch } from '../_roost.ts';
import { brain } from '../../src/actors/rehearsal-brain.ts';
import { createRehearsal } from '../../src/actors/rehearsal.ts';
import { createSpeech, type SpeechOptions } from '../../src/actors/speech.ts';
import type { Said } from '../../src/events.ts';
import type { Handle } from '../../src/http/exchange.ts';
import { triageText } from '../../src/prompt-texts.ts';

let endpoint: Endpoint;
afterEach(() => endpoint.close());

const local = { sentry: 'local', crow: 'local', elder: 'local', banter: 'local' };
const items = ['Write a toast', 'Plan the trip', 'Name the bakery'];
const modes = ['solo', 'split', 'murder'];
const subtasks = [
  { title: 'One', brief: 'first' },
  { title: 'Two', brief: 'second' },
];

/** The flock's brain, with a mode of its own for each item. */
const honest = createRehearsal({
  models: ['local'],
  brain: (view, chance) => {
    if (view.system[0] !== triageText) return brain(view, chance);
    const mode = modes[items.findIndex((item) => JSON.stringify(view).includes(item))]!;
    const plan = { reason: 'as told', task_type: 'write', mode, abuse: 'none', care: 'none' };
    return JSON.stringify({ ...plan, subtasks: mode === 'split' ? subtasks : [] });
  },
});

/** Sends three items, says yes to everything, and waits for the end. */
async function live(
  handle: Handle,
  options: Partial<SpeechOptions> = {},
): Promise<{ at: Perch; said: Said[]; list: string }> {
  endpoint = await openEndpoint(handle);
  const speech = createSpeech({
    mode: 'endpoint',
    models: local,
    baseURL: endpoint.url,
    apiKey: 'key-of-the-test',
    ...options,
  });
  const at = await perch({ speech: speech as never });
  let finish = (): void => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  at.roost.journal.subscribe((batch) => {
    for (const { said } of batch) {
      if (said.event === 'list.finished') finish();
      if (!('needs_approval' in said) || !said.needs_approval) continue;
      const target = said.event === 'item.triaged' ? 'triage' : 'output';
      void at.roost.giveVerdict({ item_id: said.item_id, target, approve: true });
    }
  });
  const list = await at.roost.startList(listOf(items));
  await finished;
  return { at, list, said: at.heard.map((one) => one.said) };
}

interface Counted {
  usage?: Record<string, number>;
}

/** An event of the stream, as far as these tests change it. */
interface Streamed extends Counted {
  type: string;
  message?: Counted;
  delta?: { type?: string; text?: string; stop_details?: unknown };
}

/** Every event of a stream, changed or, if undefined, left out. */
const streamed =
  (change: (event: Streamed) => object | undefined): Handle =>
  async (request, hungUp) => {
    const response = await honest.handle(request, hungUp);
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
    const lines = (await response.text()).split('\n\n').flatMap((message) => {
      const [, data] = /^data: (.*)$/m.exec(message) ?? [];
      const event = data === undefined ? undefined : change(JSON.parse(data) as Streamed);
      return event ? [`event: ${(event as Streamed).type}\ndata: ${JSON.stringify(event)}\n\n`] : [];
    });
    return new Response(lines.join(''), { headers: response.headers });
  };

/** A server that answers a body as it should, and something of its own to another. */
const refusing =
  (answer: (body: Record<string, unknown>, request: Request) => Response | undefined): Handle =>
  async (request, hungUp) => {
    if (request.method !== 'POST') return honest.handle(request, hungUp);
    return (
      answer((await request.clone().json()) as Record<string, unknown>, request) ??
      honest.handle(request, hungUp)
    );
  };

const openAi = (status: number, message: string): Response =>
  Response.json({ error: { code: status, message, type: 'invalid_request_error' } }, { status });

const withUsage = (change: (usage: Record<string, number>) => object | null | undefined): Handle =>
  streamed((event) => {
    const of = event.message ?? event;
    if (of.usage) Object.assign(of, { usage: change(of.usage) });
    return event;
  });

const done = ['solo', 'split', 'murder'];
const answered = (said: Said[]): string[] =>
  said
    .flatMap((one) => (one.event === 'item.answered' ? [one.mode] : []))
    .toSorted((a, b) => done.indexOf(a) - done.indexOf(b));
const spent = (said: Said[]): number => {
  const last = said.at(-1);
  return last?.event === 'list.finished' ? last.tokens_used : -1;
};

/** What is true of every list, whatever its provider leaves out. */
async function checkEnd({ at, said, list }: Awaited<ReturnType<typeof live>>): Promise<void> {
  const count = (event: Said['event']): number => said.filter((one) => one.event === event).length;
  expect(count('crow.landed')).toBe(count('crow.flying'));
  expect(endpoint.calls).toBe(count('crow.flying'));
  expect(endpoint.open).toBe(0);
  expect(spent(said)).toBeGreaterThanOrEqual(endpoint.tokens);
  expect(spent(said)).toBeLessThanOrEqual(60_000);
  expect((await at.roost.snapshot(list))?.overrun).toBeUndefined();
}

it.each<[string, Handle, Partial<SpeechOptions>]>([
  ['knows cached tokens, and counts them apart', streamed((event) => event), {}],
  [
    'has no cached tokens in its counts',
    withUsage(({ input_tokens = 0, output_tokens = 0 }) => ({ input_tokens, output_tokens })),
    {},
  ],
  ['sends no ping', streamed((event) => (event.type === 'ping' ? undefined : event)), {}],
  ['sends fields and events nobody knows', streamed((event) => ({ ...event, x_server: { slot: 3 } })), {}],
  [
    'knows no stop reason but end_turn, and no details of it',
    streamed(({ delta, ...event }) => ({
      ...event,
      ...(delta && { delta: { ...delta, stop_details: undefined } }),
    })),
    {},
  ],
  [
    'drops structured output without a word, and puts its JSON in a fence',
    streamed((event) => {
      const { delta } = event;
      if (delta?.text !== undefined) delta.text = delta.text.replace(/^\{/, 'Sure!\n```json\n{');
      return event;
    }),
    { structured: true },
  ],
  [
    'takes the five keys that all take, and nothing else',
    refusing((body) => {
      const odd = Object.keys(body).filter(
        (key) => !['model', 'max_tokens', 'system', 'messages', 'stream'].includes(key),
      );
      return odd.length > 0 || JSON.stringify(body).includes('cache_control')
        ? openAi(400, `unknown: ${odd.join()}`)
        : undefined;
    }),
    {},
  ],
  [
    'wants a bearer’s key, whatever it is',
    refusing((_, { headers }) =>
      /^Bearer .+$/.test(headers.get('authorization') ?? '') ? undefined : openAi(401, 'no key'),
    ),
    { apiKey: '' },
  ],
])('a list is done at an endpoint that %s, and pays what that counted', async (_, handle, options) => {
  const life = await live(handle, options);
  expect(answered(life.said)).toEqual(done);
  await checkEnd(life);
  expect(spent(life.said)).toBe(endpoint.tokens);
});

it.each<[string, Handle]>([
  ['counts nothing', withUsage(() => undefined)],
  ['counts null', withUsage(() => null)],
  ['counts nothing but zeros', withUsage(() => ({ input_tokens: 0, output_tokens: 0 }))],
])('a list ends within its budget at an endpoint that %s, by our own upper figures', async (_, handle) => {
  const life = await live(handle);
  await checkEnd(life);
  const landed = life.said.flatMap((one) => (one.event === 'crow.landed' ? [one.estimated] : []));
  expect(new Set(landed)).toEqual(new Set([true]));
  // What is too dear by that figure is done in a cheaper way, or is said to have found no room.
  for (const one of life.said) if (one.event === 'item.skipped') expect(one.reason).toBe('budget');
  expect(answered(life.said).length).toBeGreaterThan(0);
});

it('is done at an endpoint whose first token takes longer than usual, with patience', async () => {
  const slow: Handle = async (request, hungUp) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return honest.handle(request, hungUp);
  };
  const life = await live(slow, { patience: 10 });
  expect(answered(life.said)).toEqual(done);
});

it('loses the one item that is too long for an endpoint’s context, not the list', async () => {
  const tiny = refusing((body) =>
    JSON.stringify(body).includes(items[1]!)
      ? openAi(400, 'the request exceeds the available context size, try increasing it')
      : undefined,
  );
  const life = await live(tiny);
  expect(answered(life.said)).toEqual(['solo', 'murder']);
  expect(life.said.find(({ event }) => event === 'item.skipped')).toEqual({
    event: 'item.skipped',
    item_id: `${life.list}-2`,
    reason: 'failure',
    message: expect.stringContaining('The item is longer than the model can take in'),
  });
  await checkEnd(life);
});

it.each<[string, Handle, Partial<SpeechOptions>, string]>([
  [
    'has no structured output and says 400',
    refusing(({ output_config }) =>
      output_config ? openAi(400, 'output_config.format requires constrained decoding') : undefined,
    ),
    { structured: true },
    'unset CROWS_STRUCTURED',
  ],
  [
    'has a budget of its own that is spent',
    refusing(() =>
      Response.json(
        { error: { message: 'Budget has been exceeded!', type: 'budget_exceeded', code: '429' } },
        { status: 429 },
      ),
    ),
    {},
    'The account behind the key has nothing left to spend',
  ],
  [
    'is no model’s address',
    refusing(
      () =>
        new Response('<!doctype html><title>Welcome</title>', { headers: { 'content-type': 'text/html' } }),
    ),
    {},
    'Check ANTHROPIC_BASE_URL',
  ],
])('a list stops at once, in one sentence, at an endpoint that %s', async (_, handle, options, sentence) => {
  const life = await live(handle, options);
  const skipped = life.said.flatMap((one) => (one.event === 'item.skipped' ? [one] : []));
  expect(skipped.map(({ reason }) => reason)).toEqual(['failure', 'failure', 'failure']);
  expect(new Set(skipped.map(({ message }) => message)).size).toBe(1);
  expect(skipped[0]!.message).toContain(sentence);
  // What was in the air with the first is all that was asked.
  expect(endpoint.calls).toBeLessThanOrEqual(3);
  await checkEnd(life);
});
