import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promptTokens, viewOf } from '../../src/actors/rehearsal-view.ts';
import { bodyOf } from '../../src/actors/speech-request.ts';
import type { Ask, Part } from '../../src/asks.ts';
import { roster } from '../../src/personas.ts';
import { made, outside, own } from '../../src/prompt-pieces.ts';
import { promptFor, wordiest } from '../../src/prompts.ts';
import { callBound, costUsd, inputBound } from '../../src/tokens.ts';
import { work } from './_asks.ts';

describe('the bound of a call', () => {
  const bare = { system: [], max_tokens: 0 };

  test('is half a token for each byte of ours, and one for each byte from outside', () => {
    expect(inputBound({ ...bare, system: [{ text: 'x'.repeat(101) }], turn: [] })).toBe(51);
    expect(inputBound({ ...bare, turn: [outside('x'.repeat(98))] })).toBe(100);
    expect(inputBound({ ...bare, turn: [outside('é<')] })).toBe('""'.length + 2 + '\\u003c'.length);
    expect(inputBound({ ...bare, turn: [own('abc')], schema: { a: 1 } })).toBe(Math.ceil((3 + 7) / 2));
    expect(callBound({ ...bare, turn: [outside('')], max_tokens: 600 })).toBe(602);
  });

  test('counts a model’s words by what they were charged where that is less', () => {
    const text = 'x'.repeat(3_998);
    expect(inputBound({ ...bare, turn: [made(text, 100_000)] })).toBe(4_000);
    expect(inputBound({ ...bare, turn: [made(text, 1_600)] })).toBe(2_002);
    expect(inputBound({ ...bare, turn: [made(text, undefined)] })).toBe(4_000);
  });

  test('adds what encoding a model’s words added, byte for byte', () => {
    expect(inputBound({ ...bare, turn: [made('<'.repeat(1_000), 200)] })).toBe(250 + 2 + 5 * 1_000);
  });

  test('of a judgment can be asked for before there is anything to judge', () => {
    const part = { text: 'x'.repeat(9_000), tokens: 4_400 };
    const judge = (...candidates: Part[]) =>
      inputBound(promptFor({ kind: 'judge', item: { text: 'Name it' }, candidates }, '', true));
    const before = judge({ text: '', tokens: 5_000, unwritten: true });
    expect(before).toBe(
      judge() + Math.ceil('<data kind="candidate">{"label":"A","text":}</data>\n'.length / 2) + 6_250,
    );
    expect(judge(part)).toBeLessThan(before);
  });

  test('is the largest persona’s when no crow is named', () => {
    const bounds = roster.map((name) => callBound(promptFor(work, name, true)));
    expect(Math.max(...bounds)).toBe(callBound(promptFor(work, wordiest, true)));
  });

  test('is never below what a call takes, whatever is asked', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.stringMatching(/^[<>"\\\n a-z]{0,300}$/),
      fc.constantFrom('漢字'.repeat(50), '🪶'.repeat(60), '<'.repeat(500), '\n'.repeat(300)),
    );
    // A model's own words cost at least what the same count says of them; with its prompt they cost more.
    const part = fc.record({ subtask: text, text, tokens: fc.nat(3_000) }).map((one) => ({
      ...one,
      tokens: one.tokens + Math.ceil(Buffer.byteLength(one.text) / 2.7),
    }));
    const item = fc.record({
      text,
      context: fc.array(text, { maxLength: 3 }),
      subtasks: fc.array(text, { maxLength: 4 }),
    });
    const ask: fc.Arbitrary<Ask> = fc.oneof(
      item.map((one): Ask => ({ kind: 'triage', item: one, repair: 'Again.' })),
      fc.tuple(item, part).map(([one, { text: earlier, tokens }]): Ask => {
        return { kind: 'work', item: one, subtask: 's', note: 'n', earlier, earlier_tokens: tokens };
      }),
      fc.tuple(item, fc.array(part, { maxLength: 4 })).map(([one, parts]): Ask => {
        return { kind: 'merge', item: one, parts, missing: ['m'] };
      }),
      fc.tuple(item, fc.array(part, { maxLength: 5 })).map(([one, candidates]): Ask => {
        return { kind: 'judge', item: one, candidates };
      }),
    );
    fc.assert(
      fc.property(ask, fc.constantFrom(...roster), fc.boolean(), (one, crow, structured) => {
        const prompt = promptFor(one, crow, structured);
        const body = { ...bodyOf(one.kind, prompt, 'claude-opus-5-5', !structured) };
        expect(promptTokens(body, viewOf(body))).toBeLessThanOrEqual(inputBound(prompt));
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('the price of a call', () => {
  const usage = { input: 1_000_000, cache_write: 0, cache_read: 0, output: 100_000 };

  test('is read from the table', () => {
    expect(costUsd('claude-sonnet-5-5', usage)).toBeCloseTo(2 + 1);
    expect(costUsd('claude-opus-5-5', { ...usage, cache_write: 400_000, cache_read: 1_000_000 })).toBeCloseTo(
      4 + 2 + 0.2 + 2,
    );
  });

  test('is another for a long prompt where the provider says so', () => {
    expect(costUsd('claude-haiku-5-5', { ...usage, input: 100_000 })).toBeCloseTo(0.01 + 0.05);
    expect(costUsd('claude-haiku-5-5', { ...usage, input: 100_001 })).toBeCloseTo(0.05 + 0.25);
  });

  test('is not guessed for a model nobody listed', () => {
    expect(costUsd('qwen3', usage)).toBeUndefined();
    expect(costUsd('toString', usage)).toBeUndefined();
  });
});
