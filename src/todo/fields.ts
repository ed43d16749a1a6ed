/** Fields of a JSON object: which names it, which says that it is done, and what the others say. Reads no nesting. */
import { cleanText } from '../clean.ts';
import type { Json } from './json.ts';
import type { Row } from './rows.ts';
import type { Joined } from './source-lines.ts';
import * as words from './words.ts';

type Scalar = Extract<Json, { kind: 'scalar' }>;
export type Field = [key: string, json: Json];

function isScalar(json: Json): json is Scalar {
  return json.kind === 'scalar';
}

/** The value of the field that names the object. */
export function titleOf(fields: Field[]): Scalar | undefined {
  let best: { rank: number; json: Scalar } | undefined;
  for (const [key, json] of fields) {
    const rank = words.titleRank(key);
    if (rank === undefined || !isScalar(json) || typeof json.value !== 'string' || json.value.trim() === '')
      continue;
    if (best === undefined || rank < best.rank) best = { rank, json };
  }
  return best?.json;
}

/** Says whether the object is done. */
export function isState([key, json]: Field): boolean {
  return isScalar(json) && (words.isDoneHeading(key) || words.isStateHeading(key));
}

/** Numbers of a program's own. */
export function isNoise(key: string): boolean {
  return words.isNoiseHeading(key);
}

/** Takes what a field like `done` or `status` says, and ticks it there; false if it says neither. */
export function settle(row: Row, [key, json]: Field, joined: Joined): boolean {
  if (!isScalar(json)) return false;
  const says = words.isDoneHeading(key)
    ? words.readDone(String(json.value ?? ''))
    : words.readState(String(json.value ?? ''));
  if (says === 'other') return false;
  row.sign = says;
  const quoted = typeof json.value === 'string' ? 1 : 0;
  const done = typeof json.value === 'boolean' ? 'true' : quoted === 1 ? 'done' : '"done"';
  row.tick = { at: joined.placeOf(json.at + quoted), end: joined.placeOf(json.end - quoted), done };
  return true;
}

/** A further field as a line of text; nothing for what says nothing. */
export function detailOf(key: string, json: Json, source: string): string {
  if (isNoise(key)) return '';
  if (isScalar(json)) {
    return json.value === null || json.value === false || json.value === ''
      ? ''
      : cleanText(`${key}: ${json.value}`).trim();
  }
  if (json.values.length === 0) return '';
  const simple = json.values.every((value) => isScalar(value));
  const text = simple
    ? json.values.map((value) => (isScalar(value) ? String(value.value) : '')).join(', ')
    : source.slice(json.at, json.end).replace(/\s+/g, ' ');
  return cleanText(`${key}: ${text}`).trim();
}
