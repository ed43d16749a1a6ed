/** One answer as the Messages API would shape it: content blocks, why it stopped, and what it counted. */
import type { Chance } from './rehearsal-chance.ts';
import { spoiled, type Fault } from './rehearsal-faults.ts';
import { bytesPerToken, tokensOf, type View } from './rehearsal-view.ts';

export interface Counts {
  input_tokens: number;
  cache_creation_input_tokens: number;
  cache_read_input_tokens: number;
  output_tokens: number;
}

export interface Message {
  id: string;
  model: string;
  /** Whether a thinking block without words comes first, as current models send it. */
  thinks: boolean;
  /** No text block at all when undefined. */
  text?: string;
  stop_reason: string;
  stop_details: { type: 'refusal'; category: string | null; explanation: string | null } | null;
  /** Undefined for an endpoint that doesn't count. */
  usage?: Counts;
}

/**
 * @param says what an honest answer says.
 * @param input what the prompt counts for.
 */
export function compose(
  view: View,
  says: { id: string; text: string; input: Omit<Counts, 'output_tokens'> },
  fault: Fault | undefined,
  chance: Chance,
): Message {
  const { id, text: honest, input } = says;
  const thought = view.thinks ? Math.min(12 + chance.int(40), view.max_tokens) : 0;
  const shape = shaped(honest, fault, view.max_tokens);
  const left = view.max_tokens - thought;
  let { text, stop_reason } = shape;
  if (fault?.kind !== 'long' && text !== undefined && tokensOf(text) > left) {
    text = Buffer.from(text)
      .subarray(0, Math.floor(left * bytesPerToken))
      .toString()
      .replace(/\uFFFD+$/, '');
    stop_reason = 'max_tokens';
  }
  const output = thought + (text === undefined ? 0 : tokensOf(text));
  const message: Message = {
    id,
    model: view.model,
    thinks: view.thinks,
    ...(text !== undefined && { text }),
    stop_reason,
    stop_details: shape.stop_details ?? null,
  };
  if (fault?.kind === 'no-usage') return message;
  return {
    ...message,
    usage: { ...input, output_tokens: fault?.kind === 'overrun' ? fault.tokens : output },
  };
}

interface Shape {
  text?: string;
  stop_reason: string;
  stop_details?: Message['stop_details'];
}

/** What a fault makes of honest words. */
function shaped(text: string, fault: Fault | undefined, max: number): Shape {
  const stop_reason = 'end_turn';
  const stopped = stops[fault?.kind ?? ''];
  if (stopped !== undefined) return { text: text.slice(0, Math.ceil(text.length / 2)), stop_reason: stopped };
  if (fault?.kind === 'refusal') {
    const { category = null } = fault;
    return { stop_reason: 'refusal', stop_details: { type: 'refusal', category, explanation: null } };
  }
  if (fault?.kind === 'empty') return { stop_reason };
  if (fault?.kind === 'blank') return { text: ' \n\n', stop_reason };
  if (fault?.kind === 'text') return { text: fault.text, stop_reason };
  if (fault?.kind === 'malformed') return { text: spoiled[fault.how](text), stop_reason };
  if (fault?.kind !== 'long') return { text, stop_reason };
  return { text: `${text}\n`.repeat(Math.ceil((12 * max) / (text.length + 1))), stop_reason };
}

const stops: Readonly<Record<string, string>> = {
  'max-tokens': 'max_tokens',
  'context-exceeded': 'model_context_window_exceeded',
  'pause-turn': 'pause_turn',
};

/** The message as one JSON answer. */
export function whole({ thinks, text, usage, ...message }: Message): object {
  return {
    type: 'message',
    role: 'assistant',
    ...message,
    content: [
      ...(thinks ? [{ type: 'thinking', thinking: '', signature: 'cmVoZWFyc2Fs' }] : []),
      ...(text === undefined ? [] : [{ type: 'text', text }]),
    ],
    stop_sequence: null,
    ...(usage && { usage }),
  };
}

/** The message as the events of a stream, each a name and its data. */
export function* events(
  { thinks, text, usage, stop_reason, stop_details, ...message }: Message,
  early: boolean,
): Generator<[string, object]> {
  const started = usage && { ...usage, output_tokens: early ? usage.output_tokens : 1 };
  yield [
    'message_start',
    {
      message: {
        type: 'message',
        role: 'assistant',
        ...message,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        stop_details: null,
        ...(started && { usage: started }),
      },
    },
  ];
  let index = 0;
  if (thinks) {
    yield [
      'content_block_start',
      { index, content_block: { type: 'thinking', thinking: '', signature: '' } },
    ];
    yield ['content_block_delta', { index, delta: { type: 'signature_delta', signature: 'cmVoZWFyc2Fs' } }];
    yield ['content_block_stop', { index }];
    index += 1;
  }
  yield ['ping', {}];
  // A count in the middle, as endpoints send it that report while they write.
  if (early && usage) yield ['message_delta', { delta: { stop_reason: null }, usage }];
  if (text !== undefined) {
    yield ['content_block_start', { index, content_block: { type: 'text', text: '' } }];
    for (const part of pieces(text)) {
      yield ['content_block_delta', { index, delta: { type: 'text_delta', text: part } }];
    }
    yield ['content_block_stop', { index }];
  }
  yield [
    'message_delta',
    { delta: { stop_reason, stop_sequence: null, stop_details }, ...(usage && { usage }) },
  ];
  yield ['message_stop', {}];
}

/** Some words at a time; a character is never torn. */
const pieces = (text: string): string[] => text.match(/[^]{1,160}(?![\uDC00-\uDFFF])|[^]+/g) ?? [];
