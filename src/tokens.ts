/**
 * How many tokens a call can cost at most, before it is made, and what one did cost in dollars. It errs upwards only:
 * no call may start that the budget can't cover.
 */
import type { Usage } from './asks.ts';
import { ratesOf } from './models.ts';
import { bytesOf, type Piece } from './prompt-pieces.ts';
import type { Prompt } from './prompts.ts';

/** Our own prompts are plain English, which no tokenizer in use packs tighter than this; measured is about 2.7. */
const bytesPerToken = 2;
/** A model's words may count for more in another model's prompt than they did in its own answer. */
const margin = 1.25;

/** The most tokens the prompt itself can be. */
export function inputBound({ system, turn, schema }: Prompt): number {
  let own = 0;
  for (const { text } of system) own += bytesOf(text);
  if (schema) own += bytesOf(JSON.stringify(schema));
  let foreign = 0;
  for (const piece of turn) {
    if (piece.from === 'own') own += bytesOf(piece.text);
    else foreign += foreignBound(piece);
  }
  return Math.ceil(own / bytesPerToken) + foreign;
}

/** The most tokens the call can cost, prompt and answer together. */
export function callBound(prompt: Prompt): number {
  return inputBound(prompt) + prompt.max_tokens;
}

/**
 * No token is shorter than a byte. For a model's own words what they were charged is a tighter figure, but it was
 * charged for them as they were, so each byte that encoding added still counts as one.
 */
function foreignBound(piece: Exclude<Piece, { from: 'own' }>): number {
  const bytes = bytesOf(piece.text);
  if (piece.from === 'outside') return bytes;
  const charged = Math.ceil(piece.charged * margin);
  return piece.from === 'unwritten' ? charged : Math.min(bytes, charged + (bytes - piece.raw));
}

/** A cache entry that lives five minutes costs a quarter more to write than plain input. */
const cacheWrite = 1.25;

/** @returns dollars, or undefined for a model whose price we don't know. */
export function costUsd(model: string, usage: Usage): number | undefined {
  const { input, cache_write, cache_read, output } = usage;
  const rates = ratesOf(model, input + cache_write + cache_read);
  if (!rates) return undefined;
  return (
    ((input + cache_write * cacheWrite) * rates.input +
      cache_read * rates.cache_read +
      output * rates.output) /
    1e6
  );
}
