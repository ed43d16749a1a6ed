/**
 * Org: headlines with states, drawers, planning lines, and lists below them. A headline with a state is a task, one
 * without is a heading; properties and settings are the program's, not the list's.
 */
import { isDecoration } from './decor.ts';
import { readMark } from './marks.ts';
import { check, isNote } from './notes.ts';
import type { Reading, Row } from './rows.ts';
import { indentOf } from './source.ts';
import type { Line, Lines } from './source-lines.ts';

const openStates =
  'TODO NEXT WAITING WAIT STARTED STRT DOING INPROGRESS IN-PROGRESS HOLD PROJ LOOP IDEA SOMEDAY MAYBE VERIFY ACTIVE';
const doneStates = 'DONE CANCELLED CANCELED KILL ABORTED OBSOLETE';
const headline = /^(\*{1,99})[ \t]+(.*)$/s;
const setting = /^#\+[A-Za-z_]+(?:\[[^\]]*\])?:/;
const states = /^#\+(?:SEQ_|TYP_)?TODO:(.*)$/is;

const drawer = /^:[\w-]+:$/;
const blockStart = /^#\+begin_(\w+)/i;
/** Lines of the program's own, wherever they stand. */
const own = /^(?:#\+|:[\w-]+:$)/;
const deepest = 8;

interface States {
  open: Set<string>;
  done: Set<string>;
  /** What ticks a headline. */
  end: string;
}

/** Reads the paste if a headline has a state, settings stand beside headlines, or deep headlines beside boxes. */
export function readOrg(lines: Lines): Reading | undefined {
  if (!lines.some((text) => headline.test(text))) return undefined;
  const names = readStates(lines);
  const says = (text: string): string => headline.exec(text)?.[2] ?? '';
  const isOrg =
    lines.some((text) => stateOf(says(text), names) !== '') ||
    lines.some((text) => setting.test(text)) ||
    (lines.some((text) => /^[ \t]*[-+][ \t]+\[[ xX-]\][ \t]/.test(text)) &&
      lines.some((text) => /^\*{2,}[ \t]/.test(text)) &&
      // A star in front of a box is a bullet.
      !lines.some((text) => /^\[[ xX]\][ \t]/.test(says(text))));
  if (!isOrg) return undefined;
  return { shape: 'org', rows: readRows(lines, names), warnings: [] };
}

/** The states in use: the usual ones, or those a `#+TODO:` line names, the done ones behind its bar. */
function readStates(lines: Lines): States {
  const found: States = {
    open: new Set(openStates.split(' ')),
    done: new Set(doneStates.split(' ')),
    end: 'DONE',
  };
  for (let index = 0; index < lines.length; index++) {
    const named = states.exec(lines.text(index))?.[1]?.trim();
    if (named === undefined || named === '') continue;
    const words = named.split(/[ \t]+/).map((word) => word.replace(/\(.*$/, ''));
    const bar = words.includes('|') ? words.indexOf('|') : words.length - 1;
    const ends = words.slice(bar).filter((word) => word !== '|' && word !== '');
    for (const word of words.slice(0, bar)) found.open.add(word);
    for (const word of ends) found.done.add(word);
    if (ends[0] !== undefined && found.end === 'DONE' && !ends.includes('DONE')) found.end = ends[0];
  }
  return found;
}

function stateOf(text: string, names: States): string {
  const word = /^\S+/.exec(text)?.[0] ?? '';
  return names.open.has(word) || names.done.has(word) ? word : '';
}

function readRows(lines: Lines, names: States): Row[] {
  const rows: Row[] = [];
  const closers = closersOf(lines);
  /** Level of the headline above, and of the task all around; 0 for none. */
  let level = 0;
  let task = 0;
  let gap = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines.at(index);
    const text = line?.text.trim() ?? '';
    if (line === undefined || text === '' || isDecoration(text)) {
      gap = true;
      continue;
    }
    const head = headline.exec(line.text);
    if (head !== null) {
      level = Math.min(head[1]?.length ?? 1, deepest);
      if (level <= task) task = 0;
      const row = readHeadline(line, level, names, task > 0);
      if (task === 0 && row.kind === 'line') task = level;
      rows.push(row);
      gap = false;
      continue;
    }
    const end = closers.get(index);
    if (end !== undefined && blockStart.test(text) && !/^#\+begin_comment/i.test(text)) {
      const block = [text];
      for (let inner = index + 1; inner < end; inner++) block.push(lines.text(inner));
      block.push(lines.text(end).trim());
      rows.push({
        kind: 'block',
        text: block.join('\n'),
        indent: 2 * level,
        marked: false,
        gap,
        first: line.no,
        last: line.no + end - index,
      });
    }
    if (end !== undefined) index = end;
    else if (!own.test(text)) {
      const row = readBody(line, 2 * level, gap);
      if (row.text !== '') rows.push(row);
      gap = row.text === '';
    }
  }
  return rows;
}

/**
 * For each line that opens a drawer or block, the line that closes it before the next headline. One walk from the
 * end, so that what is never closed is not looked for again and again.
 */
function closersOf(lines: Lines): Map<number, number> {
  const closers = new Map<number, number>();
  const next = new Map<string, number>();
  for (let index = lines.length - 1; index >= 0; index--) {
    const text = lines.text(index);
    if (headline.test(text)) next.clear();
    if (!/^[ \t]*(?:#\+|:)/.test(text)) continue;
    const name = text.trim().toLowerCase();
    const block = blockStart.exec(name)?.[1];
    const closer = next.get(block === undefined ? ':end:' : `#+end_${block}`);
    if (closer !== undefined && (block !== undefined || drawer.test(name))) closers.set(index, closer);
    next.set(name, index);
  }
  return closers;
}

function readHeadline(line: Line, level: number, names: States, inTask: boolean): Row {
  const [, stars = '', said = ''] = headline.exec(line.text) ?? [];
  const state = stateOf(said, names);
  const text = said
    .slice(state.length)
    .trim()
    .replace(/^\[#[A-Z0-9]{1,2}\][ \t]*/, '')
    .replace(/[ \t]?\[(?:\d*\/\d*|\d*%)\]/g, '')
    .trim();
  const base = {
    text,
    indent: 2 * (level - 1),
    level: level + 1,
    gap: false,
    first: line.no,
    last: line.no,
  };
  if (state === '' && !inTask) return { ...base, kind: 'heading', marked: false };
  const row: Row = { ...base, kind: 'line', marked: true };
  if (state === '') return row;
  const at = line.at + line.text.indexOf(state, stars.length);
  row.sign = names.done.has(state) ? 'done' : 'open';
  row.tick = { at, end: at + state.length, done: names.end };
  return row;
}

function readBody(line: Line, base: number, gap: boolean): Row {
  const { columns, length } = indentOf(line.text);
  const text = line.text.slice(length).trimEnd();
  const mark = readMark(text, { partly: true });
  const at = line.at + length;
  const row: Row = {
    kind: 'line',
    text: text.slice(mark?.length ?? 0),
    indent: base + columns,
    marked: mark !== undefined,
    gap,
    sign: mark?.sign,
    tick: mark === undefined ? undefined : { at: at + mark.at, end: at + mark.end, done: mark.put },
    at,
    first: line.no,
    last: line.no,
  };
  if (text.startsWith(check)) row.checked = true;
  if (isNote(line.text)) row.note = true;
  return row;
}
