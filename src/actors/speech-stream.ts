/**
 * What has been heard of one streamed answer so far. It believes nothing: every field of an event may be missing or of
 * another type, since endpoints other than Anthropic's leave out what they like.
 */
import type { Usage } from '../asks.ts';

export interface Heard {
  /** The text blocks, joined; thinking is not in it. */
  text: string;
  /** Bytes of everything the model wrote, thinking and tool input too. */
  bytes: number;
  /** Why the model stopped, in the provider's word. */
  stop?: string;
  /** What a refusal was about. */
  category?: string;
  /** The answer is complete: a stop reason or the end of the message was seen. */
  ended: boolean;
  /** The provider's last word on what it counted. */
  usage: Partial<Usage>;
}

/** A stream event with nothing taken for granted. */
interface LooseEvent {
  type?: unknown;
  message?: { usage?: unknown } | null;
  content_block?: { type?: unknown; text?: unknown } | null;
  delta?: Record<string, unknown> | null;
  usage?: unknown;
}

export const nothingHeard = (): Heard => ({ text: '', bytes: 0, ended: false, usage: {} });

/** Takes one event of the stream in. */
export function hear(heard: Heard, event: unknown): void {
  if (typeof event !== 'object' || event === null) return;
  const { type, message, content_block, delta, usage } = event as LooseEvent;
  // What comes after the end is not part of the answer; only a late count is.
  if (heard.ended && type !== 'message_delta') return;
  switch (type) {
    case 'message_start':
      count(heard, message?.usage);
      // What it says of the output is a first guess, not a count.
      delete heard.usage.output;
      return;
    case 'content_block_start':
      if (content_block?.type === 'text') say(heard, content_block.text);
      return;
    case 'content_block_delta':
      if (delta?.['type'] === 'text_delta') say(heard, delta['text']);
      weigh(heard, delta?.['thinking']);
      weigh(heard, delta?.['partial_json']);
      return;
    case 'message_delta':
      count(heard, usage);
      if (typeof delta?.['stop_reason'] === 'string') {
        heard.stop = delta['stop_reason'];
        heard.ended = true;
      }
      category(heard, delta?.['stop_details']);
      return;
    case 'message_stop':
      heard.ended = true;
  }
}

/** What the provider has reported so far, in tokens. */
export function reported({ input = 0, cache_write = 0, cache_read = 0, output = 0 }: Partial<Usage>): number {
  return input + cache_write + cache_read + output;
}

/**
 * The provider's count, if it is one. A prompt of no tokens, or an answer of none that has words in it, is a field
 * filled in for form's sake.
 */
export function counted({ usage, text }: Heard): Usage | undefined {
  const { input = 0, cache_write = 0, cache_read = 0, output } = usage;
  if (output === undefined || input + cache_write + cache_read === 0) return undefined;
  if (output === 0 && text !== '') return undefined;
  return { input, cache_write, cache_read, output };
}

function say(heard: Heard, text: unknown): void {
  weigh(heard, text);
  if (typeof text === 'string') heard.text += text;
}

function weigh(heard: Heard, text: unknown): void {
  if (typeof text === 'string') heard.bytes += Buffer.byteLength(text);
}

const names = {
  input_tokens: 'input',
  cache_creation_input_tokens: 'cache_write',
  cache_read_input_tokens: 'cache_read',
  output_tokens: 'output',
} as const;

/** Counts in a stream are running totals: the last one stands. */
function count({ usage }: Heard, given: unknown): void {
  if (typeof given !== 'object' || given === null) return;
  for (const [name, ours] of Object.entries(names)) {
    const value = (given as Record<string, unknown>)[name];
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) usage[ours] = value;
  }
}

function category(heard: Heard, details: unknown): void {
  if (typeof details !== 'object' || details === null) return;
  const given = (details as Record<string, unknown>)['category'];
  if (typeof given === 'string' && /^[a-z_]{1,40}$/.test(given)) heard.category = given;
}
