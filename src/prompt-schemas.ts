/**
 * The JSON that the Sentry and the Elder answer with, in the part of JSON Schema that structured output takes: every
 * key required, no further keys, no lengths. Lengths are in the prompts and are enforced where answers are read.
 */
import { abuses, cares, modes, taskTypes } from './events.ts';

export type JsonSchema = { readonly [key: string]: unknown };

/** What candidates are called before the judge, in the order they are shown. */
export const labels = ['A', 'B', 'C', 'D', 'E'] as const;
export const margins = ['clear', 'close', 'none usable'] as const;

const string = { type: 'string' };
const strings = { type: 'array', items: string };

function object(properties: Record<string, unknown>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** `reason` stands first: a model that has to say why before it says what chooses better. */
export const triageSchema = object({
  reason: string,
  task_type: { enum: taskTypes },
  mode: { enum: modes },
  subtasks: { type: 'array', items: object({ title: string, brief: string }) },
  abuse: { enum: abuses },
  care: { enum: cares },
});

export const mergeSchema = object({ missing: strings, conflicts: strings, answer: string });

export const judgeSchema = object({
  notes: { type: 'array', items: object({ label: { enum: labels }, good: string, bad: string }) },
  winner: { enum: [...labels, 'none'] },
  margin: { enum: margins },
});
