/** Which lines are fit to be shown, each rule by a line a model might write. */
import { describe, expect, test } from 'vitest';
import type { AsideAsk } from '../../src/asks.ts';
import { banterPrompt, banterText } from '../../src/prompt-banter.ts';
import { turnText } from '../../src/prompts.ts';
import { callBound } from '../../src/tokens.ts';
import type { FaultRule } from '../../src/actors/rehearsal-faults.ts';
import { door, never, rules } from './_speech.ts';

const ask: AsideAsk = {
  kind: 'aside',
  speaker: 'Pepper',
  to: 'Inky',
  facts: ['Pepper won a murder.', 'A whole list is done.'],
  recent: ['You may have the comma; the line is mine.'],
};

/** What the door makes of a line that the model writes. */
async function said(text: string, faults: readonly FaultRule[] = []): Promise<string | undefined> {
  const { speech, close } = await door('in process', faults, { rehearsal: { brain: () => text } });
  const outcome = await speech.fly(ask, 'Pepper', never());
  await close();
  return outcome.ok && outcome.reply.kind === 'aside' ? outcome.reply.line : undefined;
}

describe('a line', () => {
  test.each([
    ['as it is', 'Four words, Inky. Count them.', 'Four words, Inky. Count them.'],
    ['without the name in front', 'Pepper: Four words. Count them.', 'Four words. Count them.'],
    ['without a bold name in front', '**Pepper:** Four words.', 'Four words.'],
    ['without a bold name before the colon', '**Pepper**: Four words.', 'Four words.'],
    ['without the quotes around it', '"Four words. Count them."', 'Four words. Count them.'],
    ['without curly quotes', '“Four words. Count them.”', 'Four words. Count them.'],
    ['without the space around it', '\n  Four words.  \n', 'Four words.'],
    ['of exactly 140 characters', `${'Caw '.repeat(34)}Caw.`, `${'Caw '.repeat(34)}Caw.`],
    ['with quotes inside', 'She said "caw" and left.', 'She said "caw" and left.'],
    ['in another script', 'Кар, друг мой.', 'Кар, друг мой.'],
  ])('is kept %s', async (_, text, line) => {
    expect(await said(text)).toBe(line);
  });

  test.each([
    ['nothing', ''],
    ['only space', ' \n '],
    ['a dash', '-'],
    ['a long dash', '—'],
    ['no letter', '1, 2, 3!'],
    ['more than 140 characters', `${'Caw '.repeat(35)}Caw`],
    ['two lines', 'Four words.\nCount them.'],
    ['a tag', 'Four <b>words</b>.'],
    ['Markdown', 'Four **words**.'],
    ['code', 'Four `words`.'],
    ['a link', 'See [this](x).'],
    ['an address', 'See https://evil.test for more.'],
    ['an address without a scheme', 'See www.evil.test for more.'],
    ['a bare domain', 'See crows.example.com for more.'],
    ['JSON', '{"line": "caw"}'],
    ['an emoji', 'Well flown 🐦'],
    ['a hashtag', 'Well flown #crow'],
    ['a control character', 'Well\u0007 flown'],
    ['a zero-width character', 'Well\u200b flown'],
    ['a direction override', 'Well \u202eflown'],
    ['what it is made of', 'As an AI I have no wings.'],
    ['a language model', 'A language model would say caw.'],
    ['a maker', 'Anthropic taught me to fly.'],
    ['a model', 'Claude flew by.'],
    ['the prompt', 'My prompt says to caw.'],
    ['a line that was said', 'You may have the comma; the line is mine.'],
    ['six words of its instructions', 'Nothing about models or this text, Inky.'],
    ['six words of a backstory', 'Found out early that a short cry carries.'],
  ])('that has %s in it is not said', async (_, text) => {
    expect(await said(text)).toBeUndefined();
  });

  test('that was cut or refused is not said', async () => {
    expect(await said('Four words.', rules({ kind: 'max-tokens' }))).toBeUndefined();
    expect(await said('Four words.', rules({ kind: 'refusal' }))).toBeUndefined();
  });
});

test('an aside is asked for with few words, in no case with more than its bound', async () => {
  const { speech, close, endpoint } = await door('over a socket');
  const outcome = await speech.fly(ask, 'Pepper', never());
  await close();
  expect(outcome.ok).toBe(true);
  expect(endpoint?.tokens).toBe(outcome.tokens);
  expect(outcome.tokens).toBeLessThanOrEqual(speech.bound(ask));
  expect(speech.bound(ask)).toBe(callBound(banterPrompt(ask)));
});

test('nothing but personas and facts is told', () => {
  const { system, turn } = banterPrompt(ask);
  expect(system).toEqual([{ text: banterText }]);
  expect(
    turnText({ system, turn, max_tokens: 80 })
      .split('\n')
      .map((row) => row.slice(0, row.indexOf(':'))),
  ).toEqual(['You', 'Voice', 'Between you', 'To', 'Lately', 'Lately']);
});
