/** A request to the rehearsal as whoever answers it sees it, and what it counts for. */
import { thinkingOf } from '../models.ts';
import type { Chance } from './rehearsal-chance.ts';

export type Fields = Readonly<Record<string, unknown>>;

export interface View {
  model: string;
  system: string[];
  /** The text of the last turn. */
  turn: string;
  max_tokens: number;
  /** Whether this model thinks before it answers this. */
  thinks: boolean;
}

/** @returns what to say, or undefined if it has nothing to say to that. */
export type Brain = (view: View, chance: Chance) => string | undefined;

export function viewOf(body: Fields): View {
  const { model, messages, thinking } = body;
  const last: unknown = Array.isArray(messages) ? messages.at(-1) : undefined;
  const { type } = (thinking ?? {}) as { type?: unknown };
  return {
    model: String(model),
    system: texts(body['system']),
    turn: texts((last as { content?: unknown } | undefined)?.content).join('\n'),
    max_tokens: Number(body['max_tokens']) || 1,
    thinks: type !== 'disabled' && type !== 'between_tools' && thinkingOf(String(model)) !== undefined,
  };
}

/** The texts of a string, or of text blocks. */
function texts(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (!Array.isArray(content)) return [];
  return content.map((one) => {
    const { text } = (one ?? {}) as { text?: unknown };
    return typeof text === 'string' ? text : '';
  });
}

/** Stands in for a tokenizer: English in the newest one is a little less dense. */
export const bytesPerToken = 2.7;

export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / bytesPerToken);

/** Some tokens for the frame of a message. */
const frame = 4;

/** Everything the model reads, in tokens. */
export function promptTokens(body: Fields, { system, turn }: View): number {
  const { format } = (body['output_config'] ?? {}) as { format?: { schema?: unknown } };
  const schema = format?.schema === undefined ? '' : JSON.stringify(format.schema);
  return frame + tokensOf(system.join('') + turn + schema);
}
