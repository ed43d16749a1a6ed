import { afterEach, describe, expect, test } from 'vitest';
import type { Fault } from '../../src/actors/rehearsal-faults.ts';
import { promptTokens, viewOf } from '../../src/actors/rehearsal-view.ts';
import { bodyOf } from '../../src/actors/speech-request.ts';
import type { SpeechOptions } from '../../src/actors/speech.ts';
import type { Ask, Outcome } from '../../src/asks.ts';
import { promptFor } from '../../src/prompts.ts';
import { callBound } from '../../src/tokens.ts';
import { judge, merge, models, triage, work } from './_asks.ts';
import { door, never, rules, transports, type Transport } from './_speech.ts';

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
  closing = [];
});

async function ask(
  transport: Transport,
  what: Ask,
  faults: Fault[] = [],
  options: Partial<SpeechOptions> = {},
): Promise<Outcome> {
  const { speech, close } = await door(transport, rules(...faults), options);
  closing.push(close);
  return speech.fly(what, 'Pepper', never());
}

/** What the Sentry's prompt counts for, and the most that its call can cost. */
const prompt = promptFor(triage, '', true);
const body = { ...bodyOf('triage', prompt, models.sentry, false) };
const input = promptTokens(body, viewOf(body));
const bound = callBound(prompt);

/** How an outcome was charged, in words where the figures follow from the prompt. */
function charge({ tokens, estimated, usage }: Outcome): string | number {
  if (usage) {
    const { input: fresh, cache_write, cache_read, output } = usage;
    const whole = fresh + cache_write + cache_read === input && tokens === input + output && !estimated;
    return whole ? 'as counted' : `counted and odd: ${JSON.stringify({ tokens, estimated, usage })}`;
  }
  if (tokens === 0) return 'nothing';
  if (tokens === bound) return estimated ? 'the bound' : 'a bound that claims to be a count';
  return tokens === input + prompt.max_tokens && estimated
    ? 'the prompt as counted, and all its room'
    : tokens;
}

/** An outcome without its charge. */
const plain = (outcome: Outcome) =>
  Object.fromEntries(
    Object.entries(outcome).filter(([name]) => !['tokens', 'estimated', 'usage'].includes(name)),
  );

describe.each(transports)('an answer %s', (transport) => {
  test('to a triage is a plan that code can carry out', async () => {
    const outcome = await ask(transport, triage);
    expect(plain(outcome)).toEqual({
      ok: true,
      reply: {
        kind: 'triage',
        triage: {
          reason: expect.stringMatching(/taste|only better/) as string,
          task_type: 'copy',
          mode: 'murder',
          subtasks: [],
          abuse: 'none',
          care: 'none',
        },
      },
    });
    expect(charge(outcome)).toBe('as counted');
  });

  test('to a work ask is text that says it is rehearsed', async () => {
    const outcome = await ask(transport, work);
    expect(outcome.ok && outcome.reply.kind === 'work' && outcome.reply.text.slice(0, 12)).toBe(
      '(rehearsal) ',
    );
  });

  test('to a merge joins all parts', async () => {
    const outcome = await ask(transport, { ...merge, missing: ['Give notice'] } as Ask);
    expect(outcome.ok && outcome.reply).toEqual({
      kind: 'merge',
      text: '(rehearsal) The parts of “Book the van and forward the mail”, in the order in which they would be read.\n\n**Book the van**\n\nRing them before ten.\n\n**Forward the mail**\n\nFill in the form.\n\nMissing: Give notice.',
      missing: ['Give notice'],
      conflicts: [],
    });
  });

  test('to a judgment is an index, and a candidate that woos the judge loses', async () => {
    const outcome = await ask(transport, judge);
    expect(outcome.ok && outcome.reply).toEqual({ kind: 'judge', winner: 1, margin: 'clear' });
  });

  test.each([['prose', 'fence', 'array', 'extra-key'] as const].flat())(
    'is read through %s around its JSON',
    async (how) => {
      const outcome = await ask(transport, triage, [{ kind: 'malformed', how }]);
      expect(outcome.ok && outcome.reply.kind).toBe('triage');
    },
  );

  test('is charged at its bound when nobody counted', async () => {
    const outcome = await ask(transport, triage, [{ kind: 'no-usage' }]);
    expect([outcome.ok, charge(outcome)]).toEqual([true, 'the bound']);
  });

  test('that cost more than it may is charged in full and kept, since it is there', async () => {
    const outcome = await ask(transport, triage, [{ kind: 'overrun', tokens: 9_000 }]);
    expect([outcome.ok, outcome.tokens, charge(outcome)]).toEqual([true, input + 9_000, 'as counted']);
  });
});

const failures: [name: string, fault: Fault, outcome: object, charged: string | number][] = [
  [
    'a refusal',
    { kind: 'refusal', category: 'cyber' },
    {
      ok: false,
      error: 'refused',
      message: 'The model declined this (cyber). Put it in other words, or leave it to a person.',
    },
    'as counted',
  ],
  [
    'a full context',
    { kind: 'context-exceeded' },
    {
      ok: false,
      error: 'cut',
      message: 'The item is longer than the model can take in. Shorten it.',
    },
    'as counted',
  ],
  [
    'a pause',
    { kind: 'pause-turn' },
    {
      ok: false,
      error: 'cut',
      message: 'The model paused in the middle of its answer, and nothing here resumes it.',
    },
    'as counted',
  ],
  [
    'an answer that did not fit',
    { kind: 'max-tokens' },
    {
      ok: false,
      error: 'cut',
      message:
        'The answer did not fit into the 600 tokens that the Sentry may write. Ask for less in one item.',
    },
    'as counted',
  ],
  [
    'no words',
    { kind: 'empty' },
    {
      ok: false,
      error: 'empty',
      message: 'The model answered without a word.',
    },
    'as counted',
  ],
  [
    'blank words',
    { kind: 'blank' },
    {
      ok: false,
      error: 'empty',
      message: 'The model answered without a word.',
    },
    'as counted',
  ],
  [
    'JSON that breaks off',
    { kind: 'malformed', how: 'cut' },
    {
      ok: false,
      error: 'malformed',
      message: 'The answer of the Sentry was not the JSON it was asked for.',
      repair: 'There was no JSON object in the answer.',
    },
    'as counted',
  ],
  [
    'JSON with words of its own',
    { kind: 'malformed', how: 'wrong-enum' },
    {
      ok: false,
      error: 'malformed',
      message: 'The answer of the Sentry was not the JSON it was asked for.',
      repair:
        '`task_type` must be one of think, recall, copy, write, make, plan, people, ideas, errand, other. `mode` must be one of solo, split, murder. `abuse` must be one of none, harmful, spam, manipulation. `care` must be one of none, money, health, legal, private, unclear.',
    },
    'as counted',
  ],
  [
    'a stream that ends too early',
    { kind: 'truncate' },
    {
      ok: false,
      error: 'unreachable',
      message: 'The answer broke off before it was complete.',
    },
    'the prompt as counted, and all its room',
  ],
  [
    'an error in the stream',
    { kind: 'stream-error', type: 'overloaded_error' },
    {
      ok: false,
      error: 'overloaded',
      message:
        'The model became overloaded in the middle of its answer (overloaded_error: rehearsed overloaded_error).',
    },
    'the prompt as counted, and all its room',
  ],
  [
    'more tokens than the call may cost, told while it writes',
    { kind: 'overrun', tokens: 9_000, early: true },
    {
      ok: false,
      error: 'cut',
      message: 'The model went past what this call may cost and was stopped: it does not keep to 600 tokens.',
    },
    input + 9_000,
  ],
  [
    'a web page',
    { kind: 'http', status: 200, html: true },
    {
      ok: false,
      error: 'misconfigured',
      message: "The address answered with a web page instead of a model's stream. Check ANTHROPIC_BASE_URL.",
    },
    'the bound',
  ],
];

describe.each(transports)('instead of an answer %s', (transport) => {
  test.each(failures)('%s is an outcome', async (_, fault, outcome, charged) => {
    const got = await ask(transport, triage, [fault]);
    expect([plain(got), charge(got)]).toEqual([outcome, charged]);
  });

  test('words without end are cut, and charged for what was heard', async () => {
    const outcome = await ask(transport, triage, [{ kind: 'long' }]);
    expect(plain(outcome)).toEqual({
      ok: false,
      error: 'cut',
      message: 'The model went past what this call may cost and was stopped: it does not keep to 600 tokens.',
    });
    expect([outcome.estimated, outcome.tokens > bound]).toEqual([true, true]);
  });

  test.each([
    ['reset', 'the bound'],
    ['reset-mid-stream', 'the prompt as counted, and all its room'],
  ] as const)(
    'a connection that breaks (%s) is charged at the most it can have cost',
    async (kind, charged) => {
      const code = transport === 'in process' ? 'ECONNRESET' : 'UND_ERR_SOCKET';
      const message = `The connection to the model broke (${code}).`;
      const outcome = await ask(transport, triage, [{ kind }]);
      expect([plain(outcome), charge(outcome)]).toEqual([
        { ok: false, error: 'unreachable', message },
        charged,
      ]);
    },
  );
});

test('nobody at the address costs nothing', async () => {
  const { speech, close } = await door('over a socket');
  await close();
  expect(await speech.fly(triage, 'Sentry', never())).toEqual({
    ok: false,
    error: 'unreachable',
    message: 'No connection to the model (ECONNREFUSED). Check the network and ANTHROPIC_BASE_URL.',
    tokens: 0,
  });
});

test('an ask that makes no sense is an outcome too', async () => {
  const { speech } = await door('in process');
  expect(await speech.fly(work, 'Bob', never())).toEqual({
    ok: false,
    error: 'misconfigured',
    message: `This can't be asked. No working crow is called "Bob".`,
    tokens: 0,
  });
});
