/**
 * A list given back: the paste as it was sent, ticked, with each answer below its item. What came as a table or as
 * data comes back as a Markdown task list, and says so in its first line. Answers are text here, never markup.
 */
import { cleanText } from './clean.ts';
import type { Snapshot, SnapshotItem } from './snapshot.ts';
import { parseTodo, type ParsedList, type Shape } from './todo.ts';
import { taskList, type Listed } from './todo/task-list.ts';
import { ticked, type Mark } from './todo/ticked.ts';

/** Shapes that have no line for each item, below which an answer could stand. */
const named: Record<Exclude<Shape, 'lines' | 'todo.txt' | 'org'>, string> = {
  table: 'has a table in it',
  tsv: 'came as cells between tabs',
  csv: 'came as CSV',
  json: 'came as JSON',
  html: 'came as HTML',
};

const inWords = new Intl.ListFormat('en');

/** @param paste as it was sent; undefined for items that were sent one by one. */
export function exportOf(paste: string | undefined, snapshot: Snapshot): string {
  const { items } = snapshot;
  if (paste === undefined) return taskList(titleOf(snapshot), items.map(listedOf));
  const parsed = parseTodo(paste);
  if (!isSame(parsed, items)) {
    const title = 'Crows reads this list otherwise by now, so here it is as it was read then';
    return taskList(title, items.map(listedOf));
  }
  const { shape } = parsed;
  if (shape === 'lines' || shape === 'todo.txt' || shape === 'org') {
    return ticked(paste, parsed.items, (n) => markOf(items[n]));
  }
  const title = `The list ${named[shape]} and comes back as a Markdown task list`;
  return taskList(title, inOrder(parsed, items));
}

/**
 * The same file, ticked. Where a line is an item its answer stands below it; where other programs go by lines or
 * cells there are ticks alone. undefined if the paste is not read as it was any more.
 */
export function tickedInPlace(paste: string, { items }: Snapshot): string | undefined {
  const parsed = parseTodo(paste);
  if (!isSame(parsed, items)) return undefined;
  const hasAnswers = parsed.shape === 'lines' || parsed.shape === 'org';
  return ticked(paste, parsed.items, (n) => {
    const mark = markOf(items[n]);
    return hasAnswers ? mark : { ...mark, note: [] };
  });
}

/** Whether an answer of the item is approved, by a person or by trust, or was kept. */
export function isDone({ verdicts, kept }: SnapshotItem): boolean {
  const verdict = verdicts.output?.verdict;
  return verdict === 'approved' || verdict === 'auto' || kept === true;
}

/** True if the paste is still read as it was when the list was started. */
function isSame({ items }: ParsedList, flown: readonly SnapshotItem[]): boolean {
  return items.length === flown.length && items.every(({ text }, index) => text === flown[index]?.text);
}

function titleOf({ redo_of }: Snapshot): string {
  if (redo_of === undefined) return 'The items came one by one and come back as a Markdown task list';
  const [list, n] = redo_of.split('-');
  return `Item ${n} of the list ${list}, done once more`;
}

function markOf(item: SnapshotItem | undefined): Mark {
  if (item === undefined) return { done: false, note: [] };
  return { done: isDone(item), note: noteOf(item) };
}

function listedOf(item: SnapshotItem): Listed {
  const { text, context } = item;
  return { text, ...(context && { context }), ...markOf(item) };
}

/** What was open and what was done already, as it stood. */
function* inOrder({ items, skipped }: ParsedList, flown: readonly SnapshotItem[]): Generator<Listed, void> {
  const open = flown.length;
  const lineOf = (n: number): number => (items[n] ?? skipped[n - open])?.lines[0] ?? 0;
  const order = Uint32Array.from({ length: open + skipped.length }, (_, n) => n);
  for (const n of order.sort((a, b) => lineOf(a) - lineOf(b) || a - b)) {
    const item = flown[n];
    const done = skipped[n - open];
    if (item !== undefined) yield listedOf(item);
    else if (done !== undefined) {
      const { text, context } = done;
      yield { text, ...(context && { context }), done: true, note: [] };
    }
  }
}

/** The answer of an item that is done, and the lists that do it once more. */
function noteOf(item: SnapshotItem): string[] {
  const again = (item.redone_by ?? []).map((list) => `Done once more in the list ${list}.`);
  const { answer } = item;
  if (!isDone(item) || answer === undefined) return again;
  const { text, doubt, message } = answer;
  const asides = [
    ...(doubt === undefined ? [] : [`Doubt: ${doubt}`]),
    ...(message === undefined ? [] : [message]),
  ];
  return [
    `${whose(item)}:`,
    ...cleanText(text)
      .split('\n')
      .map((line) => line.trimEnd()),
    ...[...asides, ...again].flatMap((line) => ['', line]),
  ];
}

function whose({ answer, verdicts, kept }: SnapshotItem): string {
  const crows = inWords.format(answer?.crows ?? []);
  const how = answer?.mode === 'murder' ? ', the choice of the Elder' : '';
  if (kept === true) return `${crows}${how}, kept though nobody judged it in time`;
  return `${crows}${how}${verdicts.output?.edited === true ? ', changed by hand' : ''}`;
}
