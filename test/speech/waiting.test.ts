import { afterEach, describe, expect, test, vi } from 'vitest';
import { brain } from '../../src/actors/rehearsal-brain.ts';
import { createRehearsal } from '../../src/actors/rehearsal.ts';
import { createSpeech } from '../../src/actors/speech.ts';
import type { Outcome } from '../../src/asks.ts';
import { promptFor } from '../../src/prompts.ts';
import { callBound } from '../../src/tokens.ts';
import { models, triage, work } from './_asks.ts';
import {
  collectGarbage,
  countingClock,
  door,
  handClock,
  never,
  settle,
  transports,
  until,
} from './_speech.ts';

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
  closing = [];
});

const called = { ok: false, error: 'cancelled', message: 'The flight was called back.' };
const bound = callBound(promptFor(work, 'Inky', true));

describe.each(transports)('a flight that is called back, %s,', (transport) => {
  test('costs nothing before it begins', async () => {
    const { speech, close, endpoint } = await door(transport);
    closing.push(close);
    expect(await speech.fly(work, 'Inky', AbortSignal.abort())).toEqual({ ...called, tokens: 0 });
    expect(endpoint?.calls ?? 0).toBe(0);
  });

  test('costs nothing if it is called back in the turn it begins in', async () => {
    const { speech, close, endpoint } = await door(transport);
    closing.push(close);
    const calling = new AbortController();
    const flight = speech.fly(work, 'Inky', calling.signal);
    calling.abort();
    expect(await flight).toEqual({ ...called, tokens: 0 });
    expect(endpoint?.calls ?? 0).toBe(0);
  });

  test.each(['hang', 'stall'] as const)(
    'lands at once in a %s, even if everything unused was collected',
    async (kind) => {
      const clock = countingClock();
      const heard = { requests: 0 };
      const once = [{ fault: { kind }, when: () => ++heard.requests > 0 }];
      const { speech, close, endpoint } = await door(transport, once, { clock });
      closing.push(close);
      const calling = new AbortController();
      const flight = speech.fly(work, 'Inky', calling.signal);
      await until(() => heard.requests > 0 && (endpoint?.open ?? 1) === 1);
      await collectGarbage();
      calling.abort();
      const { tokens, ...outcome } = await flight;
      expect(outcome).toEqual({ ...called, estimated: true });
      expect(tokens).toBeLessThanOrEqual(bound);
      expect(tokens).toBeGreaterThan(4_000);
      // Nothing stays behind: no timer here, no open call there.
      expect(clock.waiting()).toBe(0);
      await until(() => (endpoint?.open ?? 0) === 0);
      expect(endpoint?.open ?? 0).toBe(0);
    },
  );

  test('leaves no listener on a signal that lives on', async () => {
    const { speech, close } = await door(transport);
    closing.push(close);
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    for (let n = 0; n < 12; n++) expect((await speech.fly(triage, 'Sentry', signal)).ok).toBe(true);
    expect(add.mock.calls.length).toBe(12);
    expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(
      add.mock.calls.map(([, listener]) => listener),
    );
  });
});

test('a flight lands when it is called back, whatever its transport makes of it', async () => {
  const seen = { requests: 0 };
  const speech = createSpeech({
    mode: 'claude',
    models,
    apiKey: 'k',
    baseURL: 'http://127.0.0.1:9',
    fetch: () => {
      seen.requests += 1;
      return new Promise(() => {});
    },
  });
  const calling = new AbortController();
  const flight = speech.fly(work, 'Inky', calling.signal);
  await until(() => seen.requests > 0);
  await collectGarbage();
  calling.abort();
  expect(await flight).toEqual({ ...called, tokens: speech.bound(work, 'Inky'), estimated: true });
});

test('an answer that is complete counts, although the flight was called back meanwhile', async () => {
  const calling = new AbortController();
  const rehearsal = createRehearsal({ brain });
  const speech = createSpeech({
    mode: 'claude',
    models,
    apiKey: 'k',
    baseURL: 'http://127.0.0.1:9',
    // The whole answer comes in one piece, and the connection stays open.
    fetch: async (url, init) => {
      const whole = await (await rehearsal.fetch(url, init)).bytes();
      const body = new ReadableStream({
        pull(controller) {
          controller.enqueue(whole);
          return new Promise(() => {});
        },
      });
      setImmediate(() => setImmediate(() => calling.abort()));
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  });
  const outcome = await speech.fly(triage, 'Sentry', calling.signal);
  expect([outcome.ok, outcome.estimated]).toEqual([true, undefined]);
});

describe('a deadline', () => {
  const timeout = (message: string, tokens: number): Outcome => ({
    ok: false,
    error: 'timeout',
    message,
    tokens,
    estimated: true,
  });

  /** A door on a clock that is moved by hand, and what has reached its transport. */
  function handDoor(answer: (body: ReadableStreamDefaultController<Uint8Array>) => void, patience = 1) {
    const clock = handClock();
    const seen = { requests: 0 };
    const speech = createSpeech({
      mode: 'claude',
      models,
      patience,
      clock,
      apiKey: 'k',
      baseURL: 'http://127.0.0.1:9',
      fetch: async () => {
        seen.requests += 1;
        return new Response(new ReadableStream({ start: answer }), {
          headers: { 'content-type': 'text/event-stream' },
        });
      },
    });
    return { clock, seen, speech };
  }

  const line = (name: string, data: object) =>
    new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify({ type: name, ...data })}\n\n`);

  test('for the first byte is thirty seconds for the Sentry', async () => {
    const clock = handClock();
    const seen = { requests: 0 };
    const rehearsal = createRehearsal({
      faults: [{ fault: { kind: 'hang' }, when: () => ++seen.requests > 0 }],
    });
    const speech = createSpeech({ mode: 'rehearsal', models, clock, fetch: rehearsal.fetch });
    const flight = speech.fly(triage, 'Sentry', never());
    await until(() => seen.requests > 0);
    clock.advance(29_999);
    clock.advance(1);
    expect(await flight).toEqual(
      timeout('The model did not begin to answer within 30 s.', speech.bound(triage)),
    );
    expect(clock.waiting()).toBe(0);
  });

  test('between bytes starts anew with each byte, a ping among them', async () => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    const { clock, seen, speech } = handDoor((controller) => (body = controller));
    const flight = speech.fly(work, 'Inky', never());
    await until(() => seen.requests > 0);
    for (let n = 0; n < 3; n++) {
      clock.advance(65_000);
      body?.enqueue(line('ping', {}));
      await settle();
    }
    clock.advance(90_000);
    expect(await flight).toEqual(
      timeout('The model fell silent for 90 s in the middle of its answer.', speech.bound(work, 'Inky')),
    );
  });

  test('for the whole answer holds however lively it is', async () => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    const { clock, seen, speech } = handDoor((controller) => (body = controller), 2);
    const flight = speech.fly(triage, 'Sentry', never());
    await until(() => seen.requests > 0);
    const usage = { input_tokens: 700, output_tokens: 1 };
    body?.enqueue(line('message_start', { message: { usage } }));
    for (let n = 0; n < 3; n++) {
      body?.enqueue(line('content_block_delta', { index: 0, delta: { type: 'text_delta', text: 'word ' } }));
      await settle();
      clock.advance(40_000);
    }
    expect(await flight).toEqual(timeout('The answer was not complete after 120 s.', 700 + 600));
  });

  test('does not pass for an answer whose connection stays open', async () => {
    const { clock, seen, speech } = handDoor((body) => {
      body.enqueue(line('message_start', { message: { usage: { input_tokens: 700, output_tokens: 1 } } }));
      body.enqueue(line('content_block_delta', { index: 0, delta: { type: 'text_delta', text: 'Done.' } }));
      body.enqueue(
        line('message_delta', { delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 3 } }),
      );
    });
    const flight = speech.fly(work, 'Inky', never());
    await until(() => seen.requests > 0);
    await settle();
    clock.advance(1_000);
    expect(await flight).toEqual({
      ok: true,
      reply: { kind: 'work', text: 'Done.' },
      tokens: 703,
      usage: { input: 700, cache_write: 0, cache_read: 0, output: 3 },
    });
  });
});

test('forty flights at once answer as they would one by one', async () => {
  const { speech } = await door('in process');
  const asks = Array.from({ length: 40 }, (_, n) => ({
    kind: 'work' as const,
    item: { text: `Fold boat ${n}` },
  }));
  const together = await Promise.all(asks.map((ask) => speech.fly(ask, 'Latch', never())));
  const again: Outcome[] = [];
  for (const ask of asks.toReversed()) again.unshift(await speech.fly(ask, 'Latch', never()));
  const texts = (all: Outcome[]) =>
    all.map((one) => (one.ok && one.reply.kind === 'work' ? one.reply.text : one));
  expect(texts(again)).toEqual(texts(together));
  expect(new Set(texts(together)).size).toBe(40);
});
