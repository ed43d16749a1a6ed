/**
 * What the real API refuses (version 2026-10-21), so that the rehearsal refuses it too and a wrong request is found
 * without a key. It checks requests and never mends them.
 */
import { knownModels, thinkingOf } from '../models.ts';

export interface Refused {
  status: number;
  type: string;
  message: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param models ids that are accepted beside the known ones. */
export function refusalOf(body: Fields, models: readonly string[]): Refused | undefined {
  const { model } = body;
  if (typeof model !== 'string') return bad('model: Field required');
  if (!knownModels.includes(model) && !models.includes(model)) {
    return { status: 404, type: 'not_found_error', message: `model: ${model}` };
  }
  for (const check of [checkKeys, checkRoom, checkSystem, checkMessages, checkThinking, checkOutput]) {
    const message = check(body);
    if (message !== undefined) return bad(message);
  }
  return undefined;
}

const bad = (message: string): Refused => ({ status: 400, type: 'invalid_request_error', message });

const keys = new Set([
  'model',
  'max_tokens',
  'system',
  'messages',
  'stream',
  'thinking',
  'output_config',
  'metadata',
  'stop_sequences',
  'service_tier',
  'cache_control',
  'tools',
  'tool_choice',
]);

function checkKeys(body: Fields): string | undefined {
  for (const key of ['temperature', 'top_p', 'top_k']) {
    if (key in body) return `${key}: sampling parameters are not supported`;
  }
  const unknown = Object.keys(body).find((key) => !keys.has(key));
  if (unknown !== undefined) return `${unknown}: Extra inputs are not permitted`;
  const { tool_choice, model } = body;
  const forced = isFields(tool_choice) && (tool_choice['type'] === 'any' || tool_choice['type'] === 'tool');
  if (forced && thinkingOf(String(model)) !== 'optional') {
    return 'tool_choice: forced tool use is not supported by this model';
  }
  return undefined;
}

function checkRoom({ max_tokens }: Fields): string | undefined {
  if (max_tokens === undefined) return 'max_tokens: Field required';
  if (!Number.isInteger(max_tokens) || Number(max_tokens) < 1) return 'max_tokens: must be at least 1';
  return Number(max_tokens) > 128_000 ? 'max_tokens: must be at most 128000 for this model' : undefined;
}

function checkSystem({ system }: Fields): string | undefined {
  if (system === undefined || typeof system === 'string') return undefined;
  if (!Array.isArray(system)) return 'system: must be text or a list of text blocks';
  if (!system.every((one) => isTextBlock(one))) return 'system: text content blocks must be non-empty';
  const marks = system.filter((one) => isFields(one) && 'cache_control' in one).length;
  return marks > 4 ? `A maximum of 4 blocks with cache_control may be provided. Found ${marks}.` : undefined;
}

function checkMessages({ messages }: Fields): string | undefined {
  if (!Array.isArray(messages) || messages.length === 0) return 'messages: at least one message is required';
  for (const [n, message] of messages.entries()) {
    if (!isFields(message)) return `messages.${n}: must be an object`;
    const { role, content } = message;
    if (role !== 'user' && role !== 'assistant') return `messages.${n}.role: must be user or assistant`;
    if (n === 0 && role !== 'user') return 'messages: first message must use the "user" role';
    const blocks: unknown[] = Array.isArray(content) ? content : [{ type: 'text', text: content }];
    if (blocks.length === 0 || !blocks.every((one) => isTextBlock(one))) {
      return `messages.${n}: text content blocks must be non-empty`;
    }
    if (n === messages.length - 1 && role === 'assistant') {
      return 'messages: this model does not support assistant message prefill';
    }
  }
  return undefined;
}

const isTextBlock = (one: unknown): boolean =>
  isFields(one) && one['type'] === 'text' && typeof one['text'] === 'string' && one['text'] !== '';

const efforts = ['low', 'medium', 'high', 'xhigh', 'max'];

function checkThinking({ model, thinking, output_config, max_tokens }: Fields): string | undefined {
  const effort = isFields(output_config) ? output_config['effort'] : undefined;
  if (effort !== undefined && !efforts.some((one) => one === effort)) {
    return `output_config.effort: must be one of ${efforts.join(', ')}`;
  }
  if (thinking === undefined) return undefined;
  if (!isFields(thinking)) return 'thinking: must be an object';
  const kind = thinkingOf(String(model));
  switch (thinking['type']) {
    case 'adaptive':
      return undefined;
    case 'disabled':
      if (kind === 'always' || kind === 'adaptive') return 'thinking: can not be disabled for this model';
      return effort === 'xhigh' || effort === 'max'
        ? 'thinking: can not be disabled at this effort'
        : undefined;
    case 'between_tools':
      if (kind !== 'adaptive') return 'thinking.type: between_tools is not supported by this model';
      return effort === 'xhigh' || effort === 'max'
        ? 'thinking: between_tools is not supported at this effort'
        : undefined;
    case 'enabled': {
      const budget = Number(thinking['budget_tokens']);
      if (!(budget >= 1024)) return 'thinking.enabled.budget_tokens: must be at least 1024';
      return budget < Number(max_tokens)
        ? undefined
        : 'max_tokens must be greater than thinking.budget_tokens';
    }
    default:
      return 'thinking.type: unknown';
  }
}

function checkOutput({ output_config }: Fields): string | undefined {
  if (output_config === undefined) return undefined;
  if (!isFields(output_config)) return 'output_config: must be an object';
  const { format } = output_config;
  if (format === undefined || format === null) return undefined;
  if (!isFields(format) || format['type'] !== 'json_schema')
    return 'output_config.format.type: must be json_schema';
  return checkSchema(format['schema'], 'output_config.format.schema');
}

/** Keywords of JSON Schema that constrained decoding takes. */
const keywords = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'allOf',
  '$ref',
  '$defs',
  'format',
  'title',
  'description',
  'default',
]);

function checkSchema(schema: unknown, path: string): string | undefined {
  if (!isFields(schema)) return `${path}: must be an object`;
  const unknown = Object.keys(schema).find((key) => !keywords.has(key));
  if (unknown !== undefined) return `${path}: property '${unknown}' is not supported`;
  if (schema['type'] === 'object' && schema['additionalProperties'] !== false) {
    return `${path}: for 'object' type, 'additionalProperties' must be explicitly set to false`;
  }
  const inner: [string, unknown][] = Object.entries(
    isFields(schema['properties']) ? schema['properties'] : {},
  );
  if (schema['items'] !== undefined) inner.push(['items', schema['items']]);
  for (const key of ['anyOf', 'allOf']) {
    const list: unknown = schema[key];
    if (Array.isArray(list))
      inner.push(...list.map((one: unknown, n): [string, unknown] => [`${key}.${n}`, one]));
  }
  for (const [key, one] of inner) {
    const message = checkSchema(one, `${path}.${key}`);
    if (message !== undefined) return message;
  }
  return undefined;
}
