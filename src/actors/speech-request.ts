/** A prompt as the body of one request. Nothing that changes from call to call stands before the item. */
import type { AnyAsk } from '../asks.ts';
import { knobsFor, type Knobs } from '../models.ts';
import type { JsonSchema } from '../prompt-schemas.ts';
import { turnText, type Prompt } from '../prompts.ts';

export interface Body {
  model: string;
  max_tokens: number;
  system: { type: 'text'; text: string; cache_control?: { type: 'ephemeral' } }[];
  messages: { role: 'user'; content: string }[];
  stream: true;
  thinking?: NonNullable<Knobs['thinking']>;
  output_config?: { effort?: 'low'; format?: { type: 'json_schema'; schema: JsonSchema } };
}

/**
 * @param plain an endpoint of unknown make: it gets the five keys that all of them take, and no cache marks.
 *   A schema in the prompt is sent all the same, since somebody said that it is understood there.
 */
export function bodyOf(kind: AnyAsk['kind'], prompt: Prompt, model: string, plain: boolean): Body {
  const { effort, thinking }: Knobs = plain ? {} : knobsFor(kind, model);
  const { schema } = prompt;
  return {
    model,
    max_tokens: prompt.max_tokens,
    system: prompt.system.map(({ text, cached }) => ({
      type: 'text',
      text,
      ...(cached && !plain && { cache_control: { type: 'ephemeral' } }),
    })),
    messages: [{ role: 'user', content: turnText(prompt) }],
    stream: true,
    ...(thinking && { thinking }),
    ...((effort ?? schema) && {
      output_config: {
        ...(effort && { effort }),
        ...(schema && { format: { type: 'json_schema', schema } }),
      },
    }),
  };
}
