/**
 * From an ask to everything the model is told: system blocks, one user turn, the room for its answer, and the shape
 * of it. Pure: it knows no client, no clock and no list.
 */
import type { AnyAsk, Ask, AskedItem, Part } from './asks.ts';
import { personaOf, personas, type Persona } from './personas.ts';
import { banterPrompt } from './prompt-banter.ts';
import { block, made, outside, own, words, type Piece } from './prompt-pieces.ts';
import { judgeSchema, labels, mergeSchema, triageSchema, type JsonSchema } from './prompt-schemas.ts';
import { crowText, judgeText, mergeText, personaText, schemaText, triageText } from './prompt-texts.ts';

interface SystemBlock {
  text: string;
  /** The same in every call of its kind: worth a cache mark where the provider has one. */
  cached?: true;
}

export interface Prompt {
  system: SystemBlock[];
  /** The one user turn, outside text and ours kept apart. */
  turn: Piece[];
  max_tokens: number;
  /** Set only if the provider is to enforce it; otherwise it stands in `system`. */
  schema?: JsonSchema;
}

/** Room for an answer, in tokens. Thinking counts. */
const room = { triage: 600, work: 4_000, merge: 6_000, judge: 2_000 } as const;

/**
 * @param crow who flies; matters to work asks only.
 * @param structured whether the provider enforces the schema.
 * @throws RangeError if a work ask names no crow of the flock, or there are more candidates than labels.
 */
export function promptFor(ask: AnyAsk, crow: string, structured: boolean): Prompt {
  if (ask.kind === 'aside') return banterPrompt(ask);
  const max_tokens = room[ask.kind];
  if (ask.kind === 'work') {
    const system = [{ text: crowText, cached: true as const }, { text: personaText(workingCrow(crow)) }];
    return { system, turn: workTurn(ask), max_tokens };
  }
  const [text, schema, turn] = shapeOf(ask);
  if (structured) return { system: [{ text, cached: true }], turn, max_tokens, schema };
  return { system: [{ text }, { text: schemaText(schema), cached: true }], turn, max_tokens };
}

function shapeOf(ask: Exclude<Ask, { kind: 'work' }>): [string, JsonSchema, Piece[]] {
  if (ask.kind === 'triage') return [triageText, triageSchema, triageTurn(ask)];
  if (ask.kind === 'merge') return [mergeText, mergeSchema, mergeTurn(ask)];
  return [judgeText, judgeSchema, judgeTurn(ask)];
}

/** The crow whose work prompt is the longest; its bound holds for all. */
export const wordiest: string = personas
  .filter(({ role }) => role === 'crow')
  .reduce((a, b) => (Buffer.byteLength(personaText(b)) > Buffer.byteLength(personaText(a)) ? b : a)).name;

/** The user turn as the model reads it. */
export const turnText = ({ turn }: Prompt): string => turn.map(({ text }) => text).join('');

function workingCrow(name: string): Persona {
  const persona = personaOf(name);
  if (persona?.role !== 'crow') throw new RangeError(`No working crow is called "${name}".`);
  return persona;
}

function itemBlock({ text, context }: AskedItem, subtasks?: string[]): Piece[] {
  return block(
    'item',
    outside({ text, ...(context?.length && { context }), ...(subtasks?.length && { subtasks }) }),
  );
}

const repairBlock = (repair: string | undefined): Piece[] =>
  repair === undefined ? [] : block('repair', outside(repair));

function triageTurn({ item, repair }: Extract<Ask, { kind: 'triage' }>): Piece[] {
  return [...itemBlock(item, item.subtasks), ...repairBlock(repair)];
}

function workTurn({ item, subtask, earlier, earlier_tokens, note }: Extract<Ask, { kind: 'work' }>): Piece[] {
  return [
    ...itemBlock(item),
    ...(subtask === undefined ? [] : block('subtask', outside(subtask))),
    ...(earlier === undefined ? [] : block('earlier', made(earlier, earlier_tokens))),
    ...(note === undefined ? [] : block('note', outside(note))),
  ];
}

function mergeTurn({ item, parts, missing, repair }: Extract<Ask, { kind: 'merge' }>): Piece[] {
  return [
    ...itemBlock(item),
    ...parts.flatMap(({ subtask, ...part }) =>
      block('part', own('{"subtask":'), outside(subtask ?? null), own(',"text":'), words(part), own('}')),
    ),
    ...(missing.length > 0 ? block('missing', outside(missing)) : []),
    ...repairBlock(repair),
  ];
}

const names = new RegExp(`\\b(?:${personas.map(({ name }) => name).join('|')})\\b`, 'g');

/** A judge that knows whose words it reads judges the crow. No longer than before, so that every bound holds. */
const nameless = (part: Part): Part => ({ ...part, text: part.text.replace(names, 'one') });

function judgeTurn({ item, candidates, repair }: Extract<Ask, { kind: 'judge' }>): Piece[] {
  if (candidates.length > labels.length) {
    throw new RangeError(
      `The Elder judges at most ${labels.length} candidates; these are ${candidates.length}.`,
    );
  }
  return [
    ...itemBlock(item),
    ...candidates.flatMap((part, n) =>
      block('candidate', own(`{"label":"${labels[n]}","text":`), words(nameless(part)), own('}')),
    ),
    ...repairBlock(repair),
  ];
}
