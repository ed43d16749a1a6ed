/**
 * A paste that is JSON: strings are items, objects are items with details, and what only holds others is a heading.
 * Knows common names of fields and no program's format.
 */
import { cleanText } from '../clean.ts';
import { Pieces } from '../pieces.ts';
import { detailOf, isNoise, isState, settle, titleOf, type Field } from './fields.ts';
import { readJson, type Json } from './json.ts';
import { readMark } from './marks.ts';
import { append, type Reading, type Row, type Tick } from './rows.ts';
import { firstText } from './source.ts';
import type { Joined, Lines } from './source-lines.ts';

/** Fields whose lists are items of a list, or parts of an item. */
const holders =
  /^(?:items|tasks|todos|todo|list|lists|cards|entries|data|results|listcontent|value|values|rows)$/i;
const parts = /^(?:sub_?-?tasks|sub_?items|children|check_?lists?|check_?list_?items|steps)$/i;
const deepest = 9;
const deepestNesting = 200;

type List = Extract<Json, { kind: 'list' }>;

interface Place {
  indent: number;
  level: number;
}

interface Visit extends Place {
  values: readonly Json[];
  /** The first of the values that is still to be read. */
  next: number;
  /** What they stand under, said when their turn comes. */
  over?: Iterable<Row>;
}

export function readObjects(lines: Lines): Reading | undefined {
  if (!/^\s*[[{]/.test(firstText(lines))) return undefined;
  const joined = lines.join();
  if (nestsTooDeep(joined.text) || !isJson(joined.text)) return undefined;
  const rows: Row[] = [];
  for (const json of readJson(joined.text)) readRoot(json, joined, rows);
  return { shape: 'json', rows, warnings: [] };
}

function readRoot(json: Json, joined: Joined, rows: Row[]): void {
  const visits: Visit[] = [visitOf(json, { indent: 0, level: 2 })];
  for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
    const { indent, level, values, next, over } = visit;
    if (next === 0 && over !== undefined) append(rows, over);
    const value = values[next];
    visit.next++;
    if (value === undefined) visits.pop();
    else if (value.kind === 'list') visits.push(visitOf(value, { indent, level }));
    else
      for (const inner of readValue(value, { indent, level }, joined, rows).toReversed()) visits.push(inner);
  }
}

/** A list goes value by value: a place for each would be as much again. */
function visitOf(json: Json, place: Place): Visit {
  return { values: json.kind === 'list' ? json.values : [json], next: 0, ...place };
}

/** Deeper than any list of a person's; parsing that is slow work for nothing. */
function nestsTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= deepestNesting; at++) {
    const char = text.charAt(at);
    if (char === '[' || char === '{') depth++;
    else if (char === ']' || char === '}') depth--;
  }
  return depth > deepestNesting;
}

/** One array or object, or one object on each line. */
function isJson(text: string): boolean {
  const whole = text.trim();
  if (!(whole.startsWith('[') && whole.endsWith(']')) && !(whole.startsWith('{') && whole.endsWith('}')))
    return false;
  const each = whole.startsWith('{') ? whole.split('\n').filter((line) => line.trim() !== '') : [];
  return (
    parses(whole) || (each.length > 1 && each.every((line) => line.trim().startsWith('{') && parses(line)))
  );
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Adds the rows of a value itself and gives back the values inside it that are to be read. */
function readValue(
  json: Exclude<Json, List>,
  { indent, level }: Place,
  joined: Joined,
  rows: Row[],
): Visit[] {
  if (json.kind === 'scalar') {
    if (json.value !== null) append(rows, rowsOf(json, String(json.value), indent, joined));
    return [];
  }
  const fields = json.values.map((value, index): Field => [json.keys[index] ?? '', value]);
  const title = titleOf(fields);
  const said = title && rowsOf(title, String(title.value), indent, joined);
  const row = said?.next().value;
  if (title === undefined || said === undefined || row === undefined) {
    return fields.flatMap((field) => readEntry(field, { indent, level }, joined, rows));
  }
  const state = fields.find(isState);
  const settled = state !== undefined && settle(row, state, joined);
  const held = fields.filter(
    ([key, value]) => value.kind === 'list' && (parts.test(key) || holders.test(key)),
  );
  const values = held.map(([, value]) => value);
  const taken = new Set<Json | undefined>(values).add(title).add(settled ? state[1] : undefined);
  const details = fields
    .map(([key, value]) => (taken.has(value) ? '' : detailOf(key, value, joined.text)))
    .filter((detail) => detail !== '');
  if (state === undefined && indent === 0 && held.length > 0 && held.every(([key]) => holders.test(key))) {
    const beside = details.length > 0 ? ` (${details.join(', ')})` : '';
    rows.push(headingOf(title, String(title.value) + beside, level, joined));
    return [{ values, next: 0, indent, level: Math.min(level + 1, deepest) }];
  }
  append(rows, [row], said);
  for (const detail of details) rows.push(blockOf(detail, row));
  return [{ values, next: 0, indent: indent + 2, level }];
}

/** A field of an object that has no title of its own. */
function readEntry([key, json]: Field, at: Place, joined: Joined, rows: Row[]): Visit[] {
  if (json.kind !== 'scalar') {
    if (holders.test(key)) return [visitOf(json, at)];
    if (at.indent > 0) {
      const over = rowsOf(json, key, at.indent, joined);
      return [{ ...visitOf(json, { indent: at.indent + 2, level: at.level }), over }];
    }
    const over = [headingOf(json, key, at.level, joined)];
    return [{ ...visitOf(json, { indent: 0, level: Math.min(at.level + 1, deepest) }), over }];
  }
  if (json.value === null || isNoise(key)) return [];
  const says = typeof json.value === 'boolean' || /^\d+$/.test(key) ? '' : `: ${json.value}`;
  const said = rowsOf(json, /^\d+$/.test(key) ? String(json.value) : key + says, at.indent, joined);
  const row = said.next().value;
  if (row === undefined) return [];
  row.tick = undefined;
  if (typeof json.value === 'boolean') settle(row, ['done', json], joined);
  append(rows, [row], said);
  return [];
}

/** A row, and for its further lines a block each; one for all where nothing moves them in. */
function* rowsOf(json: Json, text: string, indent: number, joined: Joined): Generator<Row, undefined> {
  const lines = linesIn(cleanText(text));
  const first = lines.next().value ?? '';
  const mark = readMark(first);
  const said = first.slice(mark?.length ?? 0);
  if (said === '') return;
  const at = json.at + 1;
  // Escapes in front make places differ; a box in front of everything is right all the same.
  const plain = joined.text.startsWith(first.slice(0, mark?.end ?? 0), at);
  const tick: Tick = {
    at: joined.placeOf(at + (plain ? (mark?.at ?? 0) : 0)),
    end: joined.placeOf(at + (plain ? (mark?.end ?? 0) : 0)),
    done: plain ? (mark?.put ?? '[x] ') : '[x] ',
  };
  const row: Row = {
    kind: 'line',
    text: said,
    indent,
    marked: true,
    gap: false,
    sign: mark?.sign,
    tick: joined.text.charAt(json.at) === '"' ? tick : undefined,
    first: joined.lineAt(json.at),
    last: joined.lineAt(json.end),
  };
  yield row;
  if (indent > 0) {
    for (const line of lines) yield blockOf(line, row);
    return;
  }
  const further = new Pieces('\n');
  for (const line of lines) further.add(line);
  const block = further.text();
  if (block !== '') yield blockOf(block, row);
}

/** The lines of a text that say something. */
function* linesIn(text: string): Generator<string, undefined> {
  for (let from = 0; from <= text.length;) {
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end;
    const line = text.slice(from, to).trim();
    if (line !== '') yield line;
    from = to + 1;
  }
}

function blockOf(text: string, under: Row): Row {
  const { first, last } = under;
  return { kind: 'block', text, indent: under.indent + 2, marked: false, gap: false, first, last };
}

function headingOf(json: Json, text: string, level: number, joined: Joined): Row {
  const line = joined.lineAt(json.at);
  return {
    kind: 'heading',
    text: cleanText(text).replace(/\s+/g, ' ').trim(),
    indent: 0,
    marked: false,
    level,
    gap: false,
    first: line,
    last: line,
  };
}
