/**
 * What a finished call comes to: an outcome with what it cost. Every call is settled here, by the provider's count if
 * there is one, else by the most it can have been.
 */
import { roleOf, type AnyAsk, type Outcome, type Spend } from '../asks.ts';
import { inputBound } from '../tokens.ts';
import type { Prompt } from '../prompts.ts';
import { read } from './replies.ts';
import type { Call, Deadlines } from './speech-call.ts';
import { faultOf, unsentFaultOf } from './speech-errors.ts';
import { counted, reported } from './speech-stream.ts';

export interface Asked {
  ask: AnyAsk;
  prompt: Prompt;
  deadlines: Deadlines;
}

type Failure = Omit<Extract<Outcome, { ok: false }>, keyof Spend | 'ok'>;

/** @param now milliseconds since 1970. */
export function outcomeOf(asked: Asked, call: Call, now: number): Outcome {
  const spend = spendOf(asked.prompt, call);
  // A complete answer counts, whatever came after it.
  if (call.heard.ended) return answered(asked, call, spend);
  if (call.why === 'error') {
    const { free, ...fault } = (call.sent ? faultOf : unsentFaultOf)(call.error, now);
    return failed(fault, free ? { tokens: 0 } : spend);
  }
  return failed(unfinished(asked, call), spend);
}

const failed = (failure: Failure, spend: Spend): Outcome => ({ ok: false, ...failure, ...spend });

function spendOf(prompt: Prompt, { sent, why, heard }: Call): Spend {
  if (!sent) return { tokens: 0 };
  const usage = heard.ended ? counted(heard) : undefined;
  if (usage) return { tokens: reported(usage), usage };
  const { output = 0, ...input } = heard.usage;
  // Past the byte ceiling the endpoint does not keep to max_tokens, so that figure is no bound any more.
  const written = why === 'bytes' ? Math.ceil(heard.bytes / 2) : 0;
  const tokens = (reported(input) || inputBound(prompt)) + Math.max(prompt.max_tokens, output, written);
  return { tokens, estimated: true };
}

const who = { sentry: 'the Sentry', crow: 'a crow', elder: 'the Elder', banter: 'an aside' } as const;

/** Why an answer that is complete is of no use, by the provider's stop reason. */
const stops = new Map<string, (asked: Asked, category?: string) => Failure>([
  [
    'refusal',
    (_, category) => ({
      error: 'refused',
      message: `The model declined this${category === undefined ? '' : ` (${category})`}. Put it in other words, or leave it to a person.`,
    }),
  ],
  [
    'max_tokens',
    ({ ask, prompt }) => ({
      error: 'cut',
      message: `The answer did not fit into the ${prompt.max_tokens} tokens that ${who[roleOf(ask)]} may write. Ask for less in one item.`,
    }),
  ],
  [
    'model_context_window_exceeded',
    () => ({ error: 'cut', message: 'The item is longer than the model can take in. Shorten it.' }),
  ],
  [
    'pause_turn',
    () => ({
      error: 'cut',
      message: 'The model paused in the middle of its answer, and nothing here resumes it.',
    }),
  ],
]);

function answered(asked: Asked, { heard }: Call, spend: Spend): Outcome {
  const { stop = 'end_turn', category, text } = heard;
  const stopped = stops.get(stop);
  if (stopped) return failed(stopped(asked, category), spend);
  const reading = read(asked.ask, text);
  if (reading.ok) return { ok: true, reply: reading.reply, ...spend };
  if (reading.error === 'empty' || text.trim() === '') {
    return failed({ error: 'empty', message: 'The model answered without a word.' }, spend);
  }
  const message = `The answer of ${who[roleOf(asked.ask)]} was not the JSON it was asked for.`;
  return failed({ error: reading.error, message, repair: reading.repair }, spend);
}

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`;

/** Why there is no complete answer although nothing was thrown. */
function unfinished({ prompt, deadlines }: Asked, { why, type, heard }: Call): Failure {
  if (why === 'cancelled') return { error: 'cancelled', message: 'The flight was called back.' };
  if (why === 'headers') {
    return timeout(`The model did not begin to answer within ${seconds(deadlines.headers)}.`);
  }
  if (why === 'idle') {
    return timeout(`The model fell silent for ${seconds(deadlines.idle)} in the middle of its answer.`);
  }
  if (why === 'total') return timeout(`The answer was not complete after ${seconds(deadlines.total)}.`);
  if (why === 'tokens' || why === 'bytes') {
    return {
      error: 'cut',
      message: `The model went past what this call may cost and was stopped: it does not keep to ${prompt.max_tokens} tokens.`,
    };
  }
  if (heard.bytes === 0 && /html|application\/json/i.test(type ?? '')) {
    const what = /html/i.test(type ?? '') ? 'a web page' : 'plain JSON';
    return {
      error: 'misconfigured',
      message: `The address answered with ${what} instead of a model's stream. Check ANTHROPIC_BASE_URL.`,
    };
  }
  return { error: 'unreachable', message: 'The answer broke off before it was complete.' };
}

const timeout = (message: string): Failure => ({ error: 'timeout', message });
