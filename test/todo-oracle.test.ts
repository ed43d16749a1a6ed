/** Plain task lists as GitHub knows them, read by a Markdown library as well: both must find the same items. */
import * as fc from 'fast-check';
import { marked, type Token, type Tokens } from 'marked';
import { expect, test } from 'vitest';
import { parseTodo } from '../src/todo.ts';

interface Found {
  open: string[];
  done: string[];
}

const isList = (token: Token): token is Tokens.List => token.type === 'list';
const lists = (tokens: readonly Token[]): Tokens.List[] => tokens.filter(isList);

/** What a list item says itself, without the lists below it. */
function textOf({ tokens }: Tokens.ListItem): string {
  return tokens
    .filter((token) => !isList(token) && token.type !== 'checkbox')
    .map((token) => token.raw)
    .join('')
    .replace(/^\[[ xX]\] /, '')
    .trim();
}

const below = ({ tokens }: Tokens.ListItem): Tokens.ListItem[] => lists(tokens).flatMap(({ items }) => items);
const hasBoxes = (item: Tokens.ListItem): boolean =>
  below(item).some((child) => child.task || hasBoxes(child));

/** The rules of nesting, on the tree of the library. */
function visit(item: Tokens.ListItem, found: Found): void {
  const children = below(item);
  if (item.task && item.checked) {
    found.done.push(textOf(item));
    gather(item, found, true);
  } else if (item.task) {
    found.open.push(textOf(item));
    gather(item, found, false);
  } else if (hasBoxes(item)) {
    for (const child of children) visit(child, found);
  } else found.open.push(textOf(item));
}

/** Parts of an item: only what is done, or is open in something done, goes its own way. */
function gather(item: Tokens.ListItem, found: Found, inDone: boolean): void {
  for (const child of below(item)) {
    const isDone = child.task && child.checked === true;
    if (isDone || (inDone && child.task)) visit(child, found);
    else gather(child, found, inDone);
  }
}

function byMarked(text: string): Found {
  const found: Found = { open: [], done: [] };
  for (const { items } of lists(marked.lexer(text))) for (const item of items) visit(item, found);
  return found;
}

function byUs(text: string): Found {
  const { items, skipped } = parseTodo(text);
  const first = (all: { text: string }[]): string[] => all.map((one) => one.text.split('\n')[0] ?? '');
  return { open: first(items), done: first(skipped) };
}

interface Line {
  depth: number;
  bullet: string;
  box: string;
}

/** Lines that nest by the width of the bullet above, with a word of their own each. */
const taskLists = fc
  .array(
    fc.record<Line>({
      depth: fc.nat(3),
      bullet: fc.constantFrom('- ', '* ', '+ '),
      box: fc.constantFrom('[ ] ', '[x] ', '[X] ', '[ ] ', ''),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((lines) => {
    let open = -1;
    return lines
      .map(({ depth, bullet, box }, n) => {
        // Nobody stands deeper than one below the line above.
        open = Math.min(depth, open + 1);
        return `${'  '.repeat(open)}${bullet}${box}Word${n} of plain text`;
      })
      .join('\n');
  });

test('a plain task list has the items that a Markdown library finds in it', () => {
  fc.assert(
    fc.property(taskLists, (text) => {
      const [ours, theirs] = [byUs(text), byMarked(text)];
      const sorted = ({ open, done }: Found): Found => ({ open: open.toSorted(), done: done.toSorted() });
      expect({ text, ...sorted(ours) }).toEqual({ text, ...sorted(theirs) });
    }),
    { numRuns: process.env['CROWS_TEST_LONG'] ? 50_000 : 1_000 },
  );
});
