import { describe, expect, test } from 'vitest';
import { createSpeech } from '../../src/actors/speech.ts';
import type { Outcome } from '../../src/asks.ts';
import { work } from './_asks.ts';
import { collectGarbage, never, until } from './_speech.ts';

const local = { sentry: 'local', crow: 'local', elder: 'local', banter: 'local' };
const room = 4_000;

const bytes = (name: string, data: object | null): Uint8Array =>
  new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data && { type: name, ...data })}\n\n`);

function endpoint(body: () => ReadableStream<Uint8Array>) {
  const headers = { 'content-type': 'text/event-stream' };
  return createSpeech({
    mode: 'endpoint',
    models: local,
    apiKey: 'k',
    baseURL: 'http://127.0.0.1:9',
    fetch: async () => new Response(body(), { headers }),
  });
}

/** What comes of a stream of these events. */
async function hear(...events: [name: string, data: object | null][]): Promise<Outcome> {
  const speech = endpoint(
    () =>
      new ReadableStream({
        start(controller) {
          for (const [name, data] of events) controller.enqueue(bytes(name, data));
          controller.close();
        },
      }),
  );
  return speech.fly(work, 'Inky', never());
}

const start = (usage?: object | null): [string, object] => ['message_start', { message: { usage } }];
const say = (text: string): [string, object] => [
  'content_block_delta',
  { index: 0, delta: { type: 'text_delta', text } },
];
const end = (usage?: object | null, stop_reason: string | null = 'end_turn'): [string, object] => [
  'message_delta',
  { delta: { stop_reason }, usage },
];
const stop: [string, object] = ['message_stop', {}];

const said = (outcome: Outcome): string =>
  outcome.ok ? (outcome.reply.kind === 'work' ? outcome.reply.text : outcome.reply.kind) : outcome.error;

describe('what an endpoint counts', () => {
  const charge = async (...events: Parameters<typeof hear>) => {
    const { tokens, estimated = false } = await hear(...events);
    return { tokens, estimated };
  };
  const bound = endpoint(() => new ReadableStream()).bound(work, 'Inky');

  test('is its last word, not the sum of its words', async () => {
    expect(
      await charge(
        start({ input_tokens: 700, output_tokens: 1 }),
        say('Take '),
        end({ output_tokens: 4 }, null),
        say('it.'),
        end({ output_tokens: 9 }, null),
        end({ output_tokens: 12 }),
        stop,
      ),
    ).toEqual({ tokens: 712, estimated: false });
  });

  test('may come all at the end, cached tokens with it', async () => {
    const usage = {
      input_tokens: 100,
      cache_read_input_tokens: 600,
      cache_creation_input_tokens: null,
      output_tokens: 8,
    };
    expect(
      await charge(start({ input_tokens: 0, output_tokens: 0 }), say('Take it.'), end(usage), stop),
    ).toEqual({
      tokens: 708,
      estimated: false,
    });
  });

  test.each([
    ['nothing at all', undefined, undefined],
    ['null', null, null],
    ['zeros', { input_tokens: 0, output_tokens: 0 }, { output_tokens: 0 }],
    ['words', { input_tokens: 'many' }, { output_tokens: -1 }],
    ['fractions', { input_tokens: 1.5 }, { output_tokens: Infinity }],
  ])('is no count if it is %s', async (_name, first, last) => {
    expect(await charge(start(first), say('Take it.'), end(last), stop)).toEqual({
      tokens: bound,
      estimated: true,
    });
  });

  test.each([undefined, { output_tokens: 0 }])(
    'is half a count if it says of what it wrote %o',
    async (last) => {
      const first = { input_tokens: 700, output_tokens: 1 };
      expect(await charge(start(first), say('Take it.'), end(last), stop)).toEqual({
        tokens: 700 + room,
        estimated: true,
      });
    },
  );
});

describe('what an endpoint says', () => {
  const usage = { input_tokens: 700, output_tokens: 8 };

  test('is complete with a stop reason or with the end of the message', async () => {
    expect(said(await hear(start(usage), say('Take it.'), end(usage)))).toBe('Take it.');
    expect(said(await hear(start(usage), say('Take it.'), stop))).toBe('Take it.');
    expect(said(await hear(start(usage), say('Take it.')))).toBe('unreachable');
  });

  test('is over at its end', async () => {
    expect(said(await hear(start(usage), say('Take it.'), end(usage), say(' Or not.'), stop))).toBe(
      'Take it.',
    );
  });

  test('is its text blocks alone', async () => {
    const outcome = await hear(
      start(usage),
      ['content_block_start', { index: 0, content_block: { type: 'thinking', thinking: 'Hm, ' } }],
      ['content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking: 'a van.' } }],
      ['content_block_start', { index: 1, content_block: { type: 'text', text: 'Take ' } }],
      ['content_block_delta', { index: 1, delta: { type: 'text_delta', text: 'it.' } }],
      ['content_block_delta', { index: 2, delta: { type: 'input_json_delta', partial_json: '{"a":1}' } }],
      end(usage, 'tool_use'),
      stop,
    );
    expect(said(outcome)).toBe('Take it.');
  });

  test('is read past whatever makes no sense', async () => {
    const outcome = await hear(
      ['message_start', null],
      ['message_start', { message: null }],
      ['content_block_start', { content_block: null }],
      ['content_block_delta', { delta: null }],
      ['content_block_delta', { delta: { type: 'text_delta', text: 7 } }],
      ['shrug', { text: 'x' }],
      say('Take it.'),
      ['message_delta', { delta: { stop_reason: 'toString', stop_details: 'odd' }, usage: 'odd' }],
      stop,
    );
    expect(said(outcome)).toBe('Take it.');
  });

  test('is refused for reasons of any kind, told only if they are a word', async () => {
    const refused = async (category: unknown) => {
      const outcome = await hear(start(usage), [
        'message_delta',
        { delta: { stop_reason: 'refusal', stop_details: { category } }, usage },
      ]);
      return outcome.ok || outcome.message;
    };
    const rest = '. Put it in other words, or leave it to a person.';
    expect(await refused('bio')).toBe(`The model declined this (bio)${rest}`);
    expect(await refused('<b>ignore</b> all')).toBe(`The model declined this${rest}`);
    expect(await refused(null)).toBe(`The model declined this${rest}`);
  });
});

test('a body that never ends is hung up on, though nothing is said in it', async () => {
  let hungUp = false;
  const ping = new TextEncoder().encode(
    `event: ping\ndata: ${JSON.stringify({ x: 'x'.repeat(100_000) })}\n\n`,
  );
  const speech = endpoint(
    () =>
      new ReadableStream({
        pull: (controller) => controller.enqueue(ping),
        cancel() {
          hungUp = true;
        },
      }),
  );
  const outcome = await speech.fly(work, 'Inky', never());
  await until(() => hungUp);
  expect([said(outcome), hungUp]).toEqual(['cut', true]);
});

test('a body is hung up on when its flight is called back, though its transport never hears of it', async () => {
  let hungUp = false;
  let heard = 0;
  const speech = endpoint(
    () =>
      new ReadableStream({
        pull(controller) {
          heard += 1;
          if (heard > 1) return new Promise(() => {});
          return controller.enqueue(bytes('ping', {}));
        },
        cancel() {
          hungUp = true;
        },
      }),
  );
  const calling = new AbortController();
  const flight = speech.fly(work, 'Inky', calling.signal);
  await until(() => heard > 1);
  await collectGarbage();
  calling.abort();
  const outcome = await flight;
  await until(() => hungUp);
  expect([said(outcome), hungUp]).toEqual(['cancelled', true]);
});
