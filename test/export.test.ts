import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { exportOf } from '../src/export.ts';
import { blankSnapshot, type Snapshot, type SnapshotItem } from '../src/snapshot.ts';
import { parseTodo, type ParsedItem } from '../src/todo.ts';
import lists from './cases/lists.json' with { type: 'json' };
import moreLists from './cases/more-lists.json' with { type: 'json' };
import { pastes, tick } from './_paste.ts';

const list = 'l0000000001';
const inLines = new Set(['lines', 'todo.txt', 'org']);

/** Words that stand in every line of an answer and nowhere else. */
const mine = '⟦answer⟧';

function itemOf({ text, context }: Pick<ParsedItem, 'text' | 'context'>, n: number): SnapshotItem {
  const item: SnapshotItem = {
    item_id: `${list}-${n + 1}`,
    text,
    status: 'done',
    flying: [],
    flights: [],
    verdicts: {},
  };
  return context ? { ...item, context } : item;
}

function approved(item: SnapshotItem, text = `${mine} yes`, verdict: 'approved' | 'auto' = 'approved'): void {
  item.answer = { text, crows: ['Pepper'], mode: 'solo' };
  item.verdicts.output = { verdict, at: '2026-11-30T12:00:00.000Z' };
}

function snapshotOf(items: SnapshotItem[], more: Partial<Snapshot> = {}): Snapshot {
  const blank = blankSnapshot(list, '2026-11-30T12:00:00.000Z');
  return { ...blank, requester: 'ada', nest_id: 'todo', status: 'finished', items, ...more };
}

/** What a crow may write, at its worst: every line looks like something. */
const answers = [
  `- [ ] ${mine}\n* TODO ${mine}\n# ${mine}\n${mine}:\n\n| ${mine} | b |\n|---|---|\n| ${mine} | c |`,
  `\`\`\`\n${mine}\n<!-- ${mine}\n> ${mine}\n(A) ${mine} @home\nx ${mine}\n${mine}\t${mine}, ${mine}`,
  `☐ ${mine}\n✓ ${mine}\n---\n===\no ${mine}\n1. ${mine}\n    ${mine}\n[ ] ${mine}>`,
];

function exported(
  paste: string,
  done: (n: number) => boolean,
  says = answers,
): { text: string; items: ParsedItem[] } {
  const { items } = parseTodo(paste);
  const flown = items.map(itemOf);
  for (const [n, item] of flown.entries()) if (done(n)) approved(item, says[n % says.length]);
  return { text: exportOf(paste, snapshotOf(flown)), items };
}

/** The export of a paste without its answers, every line of which says that it is one. */
function withoutAnswers(text: string, paste: string): string {
  const lines =
    text.match(
      /[^\n\r\u2028\u2029\u0085\v\f]*(?:\r\n|[\n\r\u2028\u2029\u0085\v\f])|[^\n\r\u2028\u2029\u0085\v\f]+/g,
    ) ?? [];
  const kept = lines.filter((line) => !/> Pepper:\r?\n?$/.test(line) && !line.includes(mine)).join('');
  // Below a last line without a line end the answer brings one along.
  return /[\n\r\u2028\u2029\u0085\v\f]$/.test(paste) || kept === text ? kept : kept.replace(/\r?\n$/, '');
}

/** Without white space in front of lines, which a Markdown list needs. */
const flat = (texts: string[]): string[] => texts.map((text) => text.replace(/^\s+/gm, ''));

const cases = [...lists, ...moreLists].filter(({ text }) => parseTodo(text).items.length > 0);

/** Signs that are done only beside an empty one, or beside their opposite, and stand alone once that is ticked. */
const inCompany = new Set(['tick-beside-box', 'ticks-and-crosses']);

describe.each(cases.filter(({ name }) => !inCompany.has(name)))('$name', ({ text: paste }) => {
  it('has nothing open once all is approved', () => {
    const { text } = exported(paste, () => true);
    expect({ text, open: parseTodo(text).items.map((item) => item.text) }).toEqual({ text, open: [] });
  });

  it('keeps what was not approved', () => {
    const { text, items } = exported(paste, (n) => n % 2 === 1);
    const left = items.filter((_, n) => n % 2 === 0).map((item) => item.text);
    expect({ text, open: flat(parseTodo(text).items.map((item) => item.text)) }).toEqual({
      text,
      open: flat(left),
    });
  });
});

test.each(cases.filter(({ text }) => inLines.has(parseTodo(text).shape)))(
  '$name comes back with ticks and answers and no other change',
  ({ text: paste }) => {
    for (const odd of [0, 1]) {
      const done = (n: number): boolean => n % 2 === odd;
      const { items, text } = exported(paste, done, [mine, `${mine}\n${mine}`]);
      expect(withoutAnswers(text, paste)).toBe(withTicks(paste, items, done));
    }
  },
);

function withTicks(paste: string, items: ParsedItem[], done: (n: number) => boolean): string {
  const ticks = items.flatMap((item, n) => (done(n) ? (item.ticks ?? []) : []));
  return tick(
    paste,
    ticks.map((one) => ({ ...one, put: one.done })),
  );
}

/**
 * Ticked signs mean nothing alone, indented headings nest, and an indented line below one that was broken by hand may
 * belong to either.
 */
const isSteady = (paste: string): boolean =>
  !/[☐✅]|[ \t]#|(?:lower|x) Word[^\n\r\u2028]*(?:\r\n|[\n\r\u2028])[ \t]/.test(paste);
const numRuns = process.env['CROWS_TEST_LONG'] ? 30_000 : 700;
const some = fc.array(fc.boolean(), { minLength: 14, maxLength: 14 });

test('a paste in lines comes back with ticks and answers and no other change', () => {
  fc.assert(
    fc.property(pastes, some, (paste, which) => {
      fc.pre(inLines.has(parseTodo(paste).shape));
      const done = (n: number): boolean => which[n] === true;
      const { items, text } = exported(paste, done, [mine]);
      expect(withoutAnswers(text, paste)).toBe(withTicks(paste, items, done));
    }),
    { numRuns },
  );
});

test('a paste that comes back has the items open that were not approved', () => {
  fc.assert(
    fc.property(pastes, some, (paste, which) => {
      fc.pre(isSteady(paste) && parseTodo(paste).items.length > 0);
      const { items, text } = exported(paste, (n) => which[n] === true);
      const left = items.filter((_, n) => which[n] !== true).map((item) => item.text);
      expect({ text, open: flat(parseTodo(text).items.map((item) => item.text)) }).toEqual({
        text,
        open: flat(left),
      });
    }),
    { numRuns },
  );
});

test('an answer below an item that ends in a quote of its own stands outside that quote', () => {
  const paste =
    '* TODO Call the mill\n- [x] Find the number\n\t- [ ] Ask for flour\n> lower prices since May';
  const { text } = exported(paste, (n) => n === 0, ['yes']);
  expect(text.split('\n').slice(3)).toEqual(['> lower prices since May', '  > Pepper:', '  > yes']);
  expect(parseTodo(text).items.map((item) => item.text)).toEqual(['Ask for flour']);
});

describe('what stands below an item', () => {
  const below = (change: (item: SnapshotItem) => void, paste = '- a'): string => {
    const flown = parseTodo(paste).items.map(itemOf);
    change(flown[0]!);
    return exportOf(paste, snapshotOf(flown));
  };

  it('is the answer, whose it is, and what its crow was not sure of', () => {
    expect(
      below((item) => {
        approved(item, 'one\n\n**two** <b>  \n');
        item.answer = {
          ...item.answer!,
          crows: ['Inky', 'Latch'],
          doubt: 'The date.',
          message: 'One part is missing.',
        };
      }),
    ).toBe(
      '- [x] a\n  > Inky and Latch:\n  > one\n  >\n  > **two** <b>\n  >\n  >\n  > Doubt: The date.\n  >\n  > One part is missing.',
    );
  });

  it('says that the Elder chose it, that a person changed it, or kept it', () => {
    const heads = [
      (item: SnapshotItem): void => {
        approved(item);
        item.answer!.mode = 'murder';
      },
      (item: SnapshotItem): void => {
        approved(item);
        item.verdicts.output!.edited = true;
      },
      (item: SnapshotItem): void => {
        approved(item);
        item.verdicts.output!.verdict = 'timeout';
        item.kept = true;
      },
    ];
    expect(heads.map((change) => below(change).split('\n')[1])).toEqual([
      '  > Pepper, the choice of the Elder:',
      '  > Pepper, changed by hand:',
      '  > Pepper, kept though nobody judged it in time:',
    ]);
  });

  it.each(['rejected', 'timeout'] as const)('is no answer whose verdict was %s', (verdict) => {
    expect(
      below((item) => {
        approved(item);
        item.verdicts.output!.verdict = verdict;
      }),
    ).toBe('- a');
  });

  it('is an answer that trust let through', () => {
    expect(below((item) => approved(item, 'yes', 'auto'))).toBe('- [x] a\n  > Pepper:\n  > yes');
  });

  it('names the lists that do the item once more', () => {
    expect(below((item) => void (item.redone_by = ['l0000000002', 'l0000000003']))).toBe(
      '- a\n  > Done once more in the list l0000000002.\n  > Done once more in the list l0000000003.',
    );
    expect(
      below((item) => {
        approved(item, 'yes');
        item.redone_by = ['l0000000002'];
      }),
    ).toBe('- [x] a\n  > Pepper:\n  > yes\n  >\n  > Done once more in the list l0000000002.');
  });

  it('keeps the line ends of the paste, and hides nothing', () => {
    expect(below((item) => approved(item, 'x\u202ey\u200bz'), '1. a\r\n2. b\r\n')).toBe(
      '1. [x] a\r\n   > Pepper:\r\n   > xyz\r\n2. b\r\n',
    );
  });
});

describe('a list that came as data', () => {
  const done = (paste: string | undefined, flown: SnapshotItem[], more: Partial<Snapshot> = {}): string => {
    for (const item of flown.slice(0, 1)) approved(item, 'yes');
    return exportOf(paste, snapshotOf(flown, more));
  };

  it.each([
    [
      '| Done | Task |\n|---|---|\n| x | a |\n|  | b |\n|  | c |',
      '# The list has a table in it and comes back as a Markdown task list\n\n- [x] a\n- [x] b\n  > Pepper:\n  > yes\n- [ ] c\n',
    ],
    [
      'Task,Who\n"a, b",Sam\nc,Ann',
      '# The list came as CSV and comes back as a Markdown task list\n\n- [x] a, b\n  Who: Sam\n  > Pepper:\n  > yes\n- [ ] c\n  Who: Ann\n',
    ],
    [
      '<h2>Home</h2><ul><li>a</li></ul><h2>Work</h2><ul><li>b</li></ul>',
      '# The list came as HTML and comes back as a Markdown task list\n\n## Home\n\n- [x] a\n  > Pepper:\n  > yes\n\n## Work\n\n- [ ] b\n',
    ],
  ])('%j says so in its first line', (paste, wanted) => {
    expect(done(paste, parseTodo(paste).items.map(itemOf))).toBe(wanted);
  });

  it('may have come one by one, or be an item done once more', () => {
    const items = ['a\n- [ ] b', 'c'].map((text, n) => itemOf({ text }, n));
    expect(done(undefined, items)).toBe(
      '# The items came one by one and come back as a Markdown task list\n\n- [x] a\n  - [x] b\n  > Pepper:\n  > yes\n- [ ] c\n',
    );
    const again = [itemOf({ text: 'a', context: ['Home', 'Bath'] }, 0)];
    expect(done(undefined, again, { redo_of: 'l0000000009-3' })).toBe(
      '# Item 3 of the list l0000000009, done once more\n\n## Home\n\n### Bath\n\n- [x] a\n  > Pepper:\n  > yes\n',
    );
  });

  it('may have been read otherwise when it was flown', () => {
    expect(done('- a\n- b', [itemOf({ text: 'a\n- b' }, 0)])).toBe(
      '# Crows reads this list otherwise by now, so here it is as it was read then\n\n- [x] a\n  - b\n  > Pepper:\n  > yes\n',
    );
  });
});

test('an item of very many lines comes back whole', () => {
  const lines = Array.from({ length: 200_000 }, (_, n) => `line ${n}`);
  const paste = JSON.stringify([lines.join('\n')]);
  const { text } = exported(paste, () => false);
  expect(text.endsWith(`- [ ] ${lines.join('\n  ')}\n`)).toBe(true);
});
