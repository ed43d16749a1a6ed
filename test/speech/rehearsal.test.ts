import Anthropic from '@anthropic-ai/sdk';
import { describe, expect, test } from 'vitest';
import { brain } from '../../src/actors/rehearsal-brain.ts';
import { chanceFrom } from '../../src/actors/rehearsal-chance.ts';
import { faultsFrom, type FaultRule } from '../../src/actors/rehearsal-faults.ts';
import { createRehearsal, type RehearsalOptions } from '../../src/actors/rehearsal.ts';
import { bodyOf } from '../../src/actors/speech-request.ts';
import type { Ask } from '../../src/asks.ts';
import { promptFor } from '../../src/prompts.ts';
import { openEndpoint } from '../_endpoint.ts';
import { judge, merge, models, triage, work } from './_asks.ts';
import { door, handClock, never, until } from './_speech.ts';

const send = async (
  body: object,
  options: RehearsalOptions = {},
  headers: Record<string, string> = { 'x-api-key': 'k' },
) => {
  const { fetch } = createRehearsal({ brain, ...options });
  return fetch('http://rehearsal.invalid/v1/messages', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
};

const plainBody = { model: models.crow, max_tokens: 100, messages: [{ role: 'user', content: 'Hello' }] };
const bodyFor = (ask: Ask, crow = 'Inky') => ({
  ...bodyOf(ask.kind, promptFor(ask, crow, true), models.crow, false),
});

describe('the same request', () => {
  test('gets the same bytes, whatever came before it', async () => {
    const { fetch } = createRehearsal({ brain, seed: 's' });
    const texts: string[] = [];
    for (const ask of [work, triage, work, merge, judge, work]) {
      const body = JSON.stringify({
        ...bodyFor(ask),
        model: 'claude-sonnet-5-5',
        system: bodyFor(ask).system.map(({ text }) => ({ type: 'text', text })),
      });
      const response = await fetch('http://rehearsal.invalid/v1/messages', {
        method: 'POST',
        headers: { 'x-api-key': 'k' },
        body,
      });
      texts.push(await response.text());
    }
    expect([texts[2], texts[5]]).toEqual([texts[0], texts[0]]);
  });

  test('gets another answer under another seed', async () => {
    const [one, other] = await Promise.all(
      ['a', 'b'].map(async (seed) => (await send(bodyFor(work), { seed })).text()),
    );
    expect(one).not.toBe(other);
  });

  test('counts its cached prefix once as written and then as read, for five minutes', async () => {
    const clock = handClock();
    const { speech } = await door('in process', [], { rehearsal: { clock } });
    const usage = async () => {
      const outcome = await speech.fly(triage, 'Sentry', never());
      const { input, cache_write, cache_read } = outcome.usage ?? { input: 0, cache_write: 0, cache_read: 0 };
      return { input, cache_write, cache_read, tokens: outcome.tokens };
    };
    const first = await usage();
    const second = await usage();
    clock.advance(5 * 60_000);
    expect(second).toEqual({ ...first, cache_write: 0, cache_read: first.cache_write });
    expect(await usage()).toEqual(first);
    expect(first.cache_write).toBeGreaterThan(512);
  });
});

describe('any client of the Messages API', () => {
  test('is served over a socket: whole answers, counts, models', async () => {
    const endpoint = await openEndpoint(createRehearsal().handle);
    const client = new Anthropic({ apiKey: 'k', baseURL: endpoint.url, maxRetries: 0, logLevel: 'off' });
    const message = await client.messages.create({
      model: models.crow,
      max_tokens: 100,
      messages: [{ role: 'user', content: 'Hello' }],
    });
    const streamed = await client.messages
      .stream({ model: models.crow, max_tokens: 100, messages: [{ role: 'user', content: 'Hello' }] })
      .finalMessage();
    expect(message.content.map(({ type }) => type)).toEqual(['thinking', 'text']);
    expect(message.content.at(-1)).toEqual({
      type: 'text',
      text: '(rehearsal) Nobody taught me an answer to this.',
    });
    expect([streamed.id, streamed.content.at(-1), streamed.usage.output_tokens]).toEqual([
      message.id,
      message.content.at(-1),
      message.usage.output_tokens,
    ]);
    const counted = await client.messages.countTokens({
      model: models.crow,
      messages: [{ role: 'user', content: 'Hello' }],
    });
    expect(counted).toEqual({ input_tokens: message.usage.input_tokens });
    expect((await client.models.list()).data.map(({ id }) => id)).toContain(models.crow);
    expect([endpoint.calls, endpoint.tokens]).toEqual([
      2,
      2 * (message.usage.input_tokens + message.usage.output_tokens),
    ]);
    await endpoint.close();
  });

  test('is not answered once it has hung up', async () => {
    const { fetch } = createRehearsal();
    const url = 'http://rehearsal.invalid/v1/models';
    await expect(fetch(url, { signal: AbortSignal.abort() })).rejects.toThrow('This operation was aborted');
  });

  test('is told when it asks for nothing there is', async () => {
    const { fetch } = createRehearsal();
    expect((await fetch('http://rehearsal.invalid/v1/complete', { method: 'POST', body: '{}' })).status).toBe(
      404,
    );
    expect((await fetch('http://rehearsal.invalid/v1/messages', { method: 'POST', body: '{' })).status).toBe(
      400,
    );
  });

  test('gets no more than it asked for', async () => {
    const long = createRehearsal({ brain: () => 'words 🪶 '.repeat(500) });
    for (const max_tokens of [1, 7, 60, 100]) {
      const body = JSON.stringify({ ...plainBody, max_tokens });
      const response = await long.fetch('http://rehearsal.invalid/v1/messages', {
        method: 'POST',
        headers: { 'x-api-key': 'k' },
        body,
      });
      const message = (await response.json()) as Anthropic.Message;
      expect(message.stop_reason).toBe('max_tokens');
      expect(message.usage.output_tokens).toBeLessThanOrEqual(max_tokens);
      expect(JSON.stringify(message)).not.toContain('\uFFFD');
    }
  });
});

test('an answer takes from half to one and a half of its latency', async () => {
  const clock = handClock();
  const { fetch } = createRehearsal({ brain, clock, latencyMs: 1_000 });
  let done = 0;
  const all = Array.from({ length: 40 }, async (_, n) => {
    const body = JSON.stringify({ ...plainBody, messages: [{ role: 'user', content: `Hello ${n}` }] });
    await fetch('http://rehearsal.invalid/v1/messages', {
      method: 'POST',
      headers: { 'x-api-key': 'k' },
      body,
    });
    done += 1;
  });
  const seen: number[] = [];
  for (const ms of [499, 501, 500]) {
    await until(() => clock.waiting() === 40 - done);
    clock.advance(ms);
    await until(() => clock.waiting() === 40 - done);
    seen.push(done);
  }
  await Promise.all(all);
  expect([seen[0], seen[2]]).toEqual([0, 40]);
  expect(seen[1]).toBeGreaterThan(5);
  expect(seen[1]).toBeLessThan(35);
});

describe('a rule for a fault', () => {
  const view = { model: 'm', system: [], turn: 't', max_tokens: 1, thinks: false };
  const drawn = (rules: FaultRule[], requests: string[]) => {
    const draw = faultsFrom(rules);
    return requests.map((key) => draw({ ...view, turn: key }, key)?.kind ?? '-');
  };
  const five = ['a', 'b', 'c', 'd', 'e'];

  test('lets some through first and stops after some', () => {
    expect(drawn([{ fault: { kind: 'reset' }, skip: 1, times: 2 }], five)).toEqual([
      '-',
      'reset',
      'reset',
      '-',
      '-',
    ]);
  });

  test('looks at the request, and the first that holds is taken', () => {
    const rules: FaultRule[] = [
      { fault: { kind: 'hang' }, when: ({ turn }) => turn === 'c' },
      { fault: { kind: 'empty' }, times: 3 },
    ];
    expect(drawn(rules, five)).toEqual(['empty', 'empty', 'hang', 'empty', '-']);
  });

  test('draws by chance from the request and its attempt, the same each time', () => {
    const rules: FaultRule[] = [{ fault: { kind: 'reset' }, chance: 0.5 }];
    const requests = Array.from({ length: 400 }, (_, n) => `request ${n % 100}`);
    const first = drawn(rules, requests);
    expect(drawn(rules, requests)).toEqual(first);
    const hits = first.filter((kind) => kind === 'reset').length;
    expect(hits).toBeGreaterThan(150);
    expect(hits).toBeLessThan(250);
    expect(first.slice(0, 100)).not.toEqual(first.slice(100, 200));
  });
});

test('chance is even', () => {
  const chance = chanceFrom('a seed');
  const counts = [0, 0, 0, 0];
  for (let n = 0; n < 4_000; n++) counts[chance.int(4)]! += 1;
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  expect(() => chance.pick([])).toThrow('There is nothing to pick from.');
});
