import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../src/actors/rehearsal-strict.ts';
import { createRehearsal, type RehearsalOptions } from '../../src/actors/rehearsal.ts';
import { bodyOf } from '../../src/actors/speech-request.ts';
import { promptFor } from '../../src/prompts.ts';
import { judge, merge, models, triage, work } from './_asks.ts';

const send = async (
  body: object,
  options: RehearsalOptions = {},
  headers: Record<string, string> = { 'x-api-key': 'k' },
) =>
  createRehearsal(options).fetch('http://rehearsal.invalid/v1/messages', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });

const plainBody = { model: models.crow, max_tokens: 100, messages: [{ role: 'user', content: 'Hello' }] };

describe('the rehearsal refuses what the real API refuses:', () => {
  const user = { role: 'user', content: 'Hello' };
  const schema = (inner: object) => ({ output_config: { format: { type: 'json_schema', schema: inner } } });
  const object = { type: 'object', properties: {}, required: [], additionalProperties: false };
  const nested = { ...object, properties: { a: { type: 'array', items: { type: 'object' } } } };

  test.each<[string, object, number, string]>([
    ['a sampling parameter', { temperature: 1 }, 400, 'temperature: sampling parameters are not supported'],
    ['an unknown key', { prompt: 'x' }, 400, 'prompt: Extra inputs are not permitted'],
    ['an unknown model', { model: 'claude-none' }, 404, 'model: claude-none'],
    ['no model', { model: undefined }, 400, 'model: Field required'],
    ['no room', { max_tokens: 0 }, 400, 'max_tokens: must be at least 1'],
    ['no word of room', { max_tokens: undefined }, 400, 'max_tokens: Field required'],
    ['too much room', { max_tokens: 200_000 }, 400, 'max_tokens: must be at most 128000 for this model'],
    ['no messages', { messages: [] }, 400, 'messages: at least one message is required'],
    [
      'an empty turn',
      { messages: [{ role: 'user', content: '' }] },
      400,
      'messages.0: text content blocks must be non-empty',
    ],
    [
      'a turn of somebody else',
      { messages: [{ role: 'system', content: 'x' }] },
      400,
      'messages.0.role: must be user or assistant',
    ],
    [
      'an answer put into its mouth',
      { messages: [user, { role: 'assistant', content: '{' }] },
      400,
      'messages: this model does not support assistant message prefill',
    ],
    [
      'an assistant that begins',
      { messages: [{ role: 'assistant', content: 'x' }, user] },
      400,
      'messages: first message must use the "user" role',
    ],
    [
      'an empty system block',
      { system: [{ type: 'text', text: '' }] },
      400,
      'system: text content blocks must be non-empty',
    ],
    [
      'five cache marks',
      { system: [1, 2, 3, 4, 5].map(() => ({ type: 'text', text: 'x', cache_control: {} })) },
      400,
      'A maximum of 4 blocks with cache_control may be provided. Found 5.',
    ],
    [
      'thinking turned off where it can’t be',
      { thinking: { type: 'disabled' } },
      400,
      'thinking: can not be disabled for this model',
    ],
    [
      'thinking turned off at high effort',
      { model: models.sentry, thinking: { type: 'disabled' }, output_config: { effort: 'max' } },
      400,
      'thinking: can not be disabled at this effort',
    ],
    [
      'thinking between tools on Opus',
      { model: models.elder, thinking: { type: 'between_tools' } },
      400,
      'thinking.type: between_tools is not supported by this model',
    ],
    [
      'a thinking budget above the room',
      { thinking: { type: 'enabled', budget_tokens: 2_000 } },
      400,
      'max_tokens must be greater than thinking.budget_tokens',
    ],
    [
      'an unknown effort',
      { output_config: { effort: 'some' } },
      400,
      'output_config.effort: must be one of low, medium, high, xhigh, max',
    ],
    [
      'a forced tool',
      { tool_choice: { type: 'any' } },
      400,
      'tool_choice: forced tool use is not supported by this model',
    ],
    [
      'an open object',
      schema({ type: 'object' }),
      400,
      "output_config.format.schema: for 'object' type, 'additionalProperties' must be explicitly set to false",
    ],
    [
      'an open object inside',
      schema(nested),
      400,
      "output_config.format.schema.a.items: for 'object' type, 'additionalProperties' must be explicitly set to false",
    ],
    [
      'a length in a schema',
      schema({ ...object, properties: { a: { type: 'string', maxLength: 3 } } }),
      400,
      "output_config.format.schema.a: property 'maxLength' is not supported",
    ],
  ])('%s', async (_, change, status, message) => {
    const response = await send({ ...plainBody, ...change });
    const { error } = (await response.json()) as { error: { message: string } };
    expect([response.status, error.message]).toEqual([status, message]);
  });

  test('a request without a key', async () => {
    expect((await send(plainBody, {}, {})).status).toBe(401);
  });

  test('and takes the same once it is told to be lenient', async () => {
    expect(
      (await send({ ...plainBody, temperature: 1, model: 'claude-none' }, { strict: false })).status,
    ).toBe(200);
  });

  test('but nothing that we send, with any model in any place', () => {
    for (const model of [
      'claude-haiku-5-5',
      'claude-sonnet-5-5',
      'claude-opus-5-5',
      'claude-fable-5-1',
      'my-own',
    ]) {
      for (const ask of [triage, work, merge, judge]) {
        for (const [structured, plain] of [
          [true, false],
          [false, false],
          [true, true],
          [false, true],
        ] as const) {
          const body = { ...bodyOf(ask.kind, promptFor(ask, 'Munin', structured), model, plain) };
          expect(refusalOf(body, ['my-own'])).toBeUndefined();
        }
      }
    }
  });
});
