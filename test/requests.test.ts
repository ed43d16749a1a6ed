import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clean } from '../src/clean.ts';
import { Refusal } from '../src/refusal.ts';
import { readListId, readRequester } from '../src/reading.ts';
import { readNewList, readParse } from '../src/requests.ts';
import { parseTodo } from '../src/todo.ts';
import { readVerdict } from '../src/verdict-requests.ts';

const caps = { listBudgetMax: 600_000 };

/** Status, sentence and further fields of what the call throws. */
function refusal(call: () => unknown): [number, string, Record<string, unknown>?] {
  try {
    call();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, message, fields } = error;
    return Object.keys(fields).length > 0 ? [status, message, fields] : [status, message];
  }
  throw new Error('nothing was thrown');
}
const refused = (body: unknown) => refusal(() => readNewList(body, caps));

describe('a new list', () => {
  test('comes from a paste', () => {
    const text = '- Buy milk\n- [x] Sleep\n- Name the cat';
    expect(readNewList({ text, requester: ' me ' }, caps)).toEqual({
      requester: 'me',
      nest_id: 'todo',
      token_budget: 60_000,
      text,
      items: parseTodo(text).items,
      skipped: 1,
    });
  });

  test('comes from items taken as they are, but for what can’t be seen', () => {
    expect(
      readNewList(
        { items: ['- [x] kept', 'two\r\nlines \u202Eand\u200B a trick'], requester: 'me', nest_id: 'launch' },
        caps,
      ),
    ).toEqual({
      requester: 'me',
      nest_id: 'launch',
      token_budget: 60_000,
      items: [
        { text: '- [x] kept', lines: [0, 0] },
        { text: 'two\nlines and a trick', lines: [1, 1] },
      ],
      skipped: 0,
    });
  });

  test('ignores keys nobody knows', () => {
    expect(
      readNewList({ text: 'a', requester: 'me', colour: 'red', __proto__: { text: 'b' } }, caps),
    ).toEqual({
      requester: 'me',
      nest_id: 'todo',
      token_budget: 60_000,
      text: 'a',
      items: parseTodo('a').items,
      skipped: 0,
    });
  });

  test.each([
    [[], 'The body must be a JSON object; it was an array of 0.'],
    [null, 'The body must be a JSON object; it was null.'],
    ['text', 'The body must be a JSON object; it was "text".'],
    [7, 'The body must be a JSON object; it was 7.'],
    [{ text: 'a' }, '`requester` is missing. Send a name of 1 to 64 characters.'],
    [{ text: 'a', requester: null }, '`requester` must be a string; it was null.'],
    [{ text: 1, requester: 'me' }, '`text` must be a string; it was 1.'],
    [{ text: null, requester: 'me' }, '`text` must be a string; it was null.'],
    [{ items: 'a', requester: 'me' }, '`items` must be an array of strings; it was "a".'],
    [{ items: ['a', { b: 1 }], requester: 'me' }, '`items` must hold strings only; one was an object.'],
    [{ text: 'a', requester: 'me', nest_id: 5 }, '`nest_id` must be a string; it was 5.'],
    [{ requester: 'me' }, 'The body has neither `text` nor `items`. Send the pasted list as `text`.'],
    [{ text: 'a', items: ['a'], requester: 'me' }, 'The body has both `text` and `items`. Send one of them.'],
    [
      { text: ' \n', requester: 'me' },
      'There is nothing to do in this list. Write one thing to do on each line.',
    ],
    [
      { items: [], requester: 'me' },
      'There is nothing to do in this list. Write one thing to do on each line.',
    ],
    [
      { text: '[x] a\n[x] b', requester: 'me' },
      'Every item is already done: the list has 2 and none is open. Untick what is still to do.',
    ],
    [{ items: ['a', '\u200B '], requester: 'me' }, 'Item 2 is blank. Leave it out.'],
    [
      { items: Array.from({ length: 201 }, () => 'a'), requester: 'me' },
      'The list has 201 items and may have 200. Split it into several lists.',
    ],
    [
      { items: ['a', 'b'.repeat(4_001)], requester: 'me' },
      'Item 2 has 4,001 characters and may have 4,000. Shorten it.',
    ],
  ])('%j is refused with a sentence', (body, message) => {
    expect(refused(body)).toEqual([400, message]);
  });

  test('may be as large as the limits say', () => {
    const items = Array.from({ length: 200 }, () => '🐦'.repeat(4_000));
    expect(readNewList({ items, requester: 'me' }, caps).items.length).toBe(200);
  });

  test('a long value is cut before it is shown', () => {
    const [, message] = refused({ text: 'a', requester: 'me', nest_id: ['x'] });
    expect(message).toBe('`nest_id` must be a string; it was an array of 1.');
    const [, long] = refused({ items: `\u202E${'secret '.repeat(50)}`, requester: 'me' });
    expect(long).toBe(
      '`items` must be an array of strings; it was "secret secret secret secret secret secre…".',
    );
  });
});

describe('a requester', () => {
  test('is composed and trimmed, and counted in code points', () => {
    expect(readRequester(' Jose\u0301 ')).toBe('Jos\u00E9');
    expect(readRequester('🐦'.repeat(64))).toBe('🐦'.repeat(64));
    expect(refusal(() => readRequester('🐦'.repeat(65)))).toEqual([
      400,
      '`requester` has 65 characters and may have 64. Shorten it.',
    ]);
    expect(refusal(() => readRequester(' \u00A0 '))).toEqual([
      400,
      '`requester` is blank. Send a name of 1 to 64 characters.',
    ]);
  });

  test.each([
    'x\nevent: verdict',
    'x\r',
    '\tx',
    'x\u0000',
    'x\u007F',
    'x\u0085',
    '\uFEFFx',
    'x\u2028',
    'x\u200B',
    'x\u200D',
    'x\u200F',
    '\u202Ex',
    'x\u2066',
    'x\u00AD',
    'x\u{E0041}',
    'x\uFE0F',
    'x\u3164',
    'x\uD800',
  ])('%j is refused before trimming', (name) => {
    expect(refusal(() => readRequester(name))).toEqual([
      400,
      '`requester` has characters that can’t be seen. Send the name without them.',
    ]);
  });
});

describe('a token budget', () => {
  const budget = (items: number, token_budget?: unknown, listBudgetMax = 600_000) =>
    readNewList(
      { items: Array.from({ length: items }, () => 'a'), requester: 'me', token_budget },
      { listBudgetMax },
    ).token_budget;

  test('is 6,000 an item, at least 60,000, at most the cap', () => {
    expect([1, 10, 11, 100, 200].map((items) => budget(items))).toEqual([
      60_000, 60_000, 66_000, 600_000, 600_000,
    ]);
    expect(budget(1, undefined, 20_000)).toBe(20_000);
  });

  test('is what was asked for, up to the cap', () => {
    expect([1, 5, 600_000].map((asked) => budget(1, asked))).toEqual([1, 5, 600_000]);
    expect(refusal(() => budget(1, 600_001))).toEqual([
      400,
      '`token_budget` is 600,001 and this server allows a list 600,000. Ask for less.',
    ]);
  });

  test.each([0, -1, 1.5, '60000', null, Number.MAX_SAFE_INTEGER + 1, true])('is never %j', (asked) => {
    expect(refusal(() => budget(1, asked))).toEqual([
      400,
      `\`token_budget\` must be a whole number of tokens, 1 or more; it was ${JSON.stringify(asked)}.`,
    ]);
  });
});

describe('a preview', () => {
  test('says what a paste becomes and how many items the budget is good for', () => {
    expect(readParse({ text: '# Home\n- a\n- [x] b', token_budget: 13_000 }, caps)).toEqual({
      items: [{ text: 'a', context: ['Home'], lines: [1, 1] }],
      skipped: [{ text: 'b', context: ['Home'], lines: [2, 2] }],
      sections: ['Home'],
      warnings: [],
      fits: 2,
    });
  });

  test('warns of what would be refused', () => {
    expect(readParse({ text: '' }, caps)).toEqual({
      items: [],
      skipped: [],
      sections: [],
      warnings: ['There is nothing to do in this list. Write one thing to do on each line.'],
      fits: 10,
    });
    expect(readParse({ items: ['', 'b'.repeat(4_001)] }, caps).warnings).toEqual([
      'Item 1 is blank. Leave it out.',
      'Item 2 has 4,001 characters and may have 4,000. Shorten it.',
    ]);
  });

  test('refuses what can’t be read', () => {
    expect(refusal(() => readParse({}, caps))).toEqual([
      400,
      'The body has neither `text` nor `items`. Send the pasted list as `text`.',
    ]);
    expect(refusal(() => readParse({ text: 'a', token_budget: 600_001 }, caps))[0]).toBe(400);
  });
});

describe('a verdict', () => {
  const yes = { item_id: 'l0000000000-1', target: 'output', approve: true };

  test('is its four fields, the note without what can’t be seen', () => {
    expect(readVerdict({ ...yes, approve: false, note: ' too\u202E long ', more: 1 })).toEqual({
      ...yes,
      approve: false,
      note: 'too long',
    });
    expect(readVerdict({ ...yes, note: ' ' })).toEqual(yes);
  });

  test.each([
    [null, 'null'],
    ['true', '"true"'],
    [1, '1'],
    [{}, 'an object'],
  ])('with approve %j is refused', (approve, shown) => {
    expect(refusal(() => readVerdict({ ...yes, approve }))).toEqual([
      400,
      `\`approve\` must be true or false; it was ${shown}.`,
    ]);
  });

  test('a missing approve is never a no', () => {
    const { approve: _, ...rest } = yes;
    expect(refusal(() => readVerdict(rest))).toEqual([
      400,
      '`approve` is missing. Send true or false: a value left out is never read as a no.',
    ]);
  });

  test.each([
    [{ ...yes, target: 'both' }, '`target` must be "triage" or "output"; it was "both".'],
    [{ ...yes, item_id: 5 }, '`item_id` must be a string; it was 5.'],
    [{ ...yes, note: 5 }, '`note` must be a string; it was 5.'],
    [{ ...yes, note: 'n'.repeat(1_001) }, '`note` has 1,001 characters and may have 1,000. Shorten it.'],
    [{}, '`item_id` is missing. Send the id of the item you judge.'],
    [[yes], 'The body must be a JSON object; it was an array of 1.'],
  ])('%j is refused with a sentence', (body, message) => {
    expect(refusal(() => readVerdict(body))).toEqual([400, message]);
  });

  test('takes a change with a yes, cleaned', () => {
    expect(readVerdict({ ...yes, target: 'output', answer: ' mine\u202e \r\nand more ' })).toEqual({
      ...yes,
      target: 'output',
      answer: 'mine \nand more',
    });
    expect(readVerdict({ ...yes, target: 'triage', mode: 'solo' })).toEqual({
      ...yes,
      target: 'triage',
      mode: 'solo',
    });
  });

  test.each([
    [
      { target: 'triage', answer: 'x' },
      '`answer` goes with a verdict on the output alone. Leave it out of this one.',
    ],
    [
      { target: 'output', mode: 'solo' },
      '`mode` goes with a verdict on the triage alone. Leave it out of this one.',
    ],
    [
      { target: 'output', answer: 'x', approve: false },
      '`answer` goes with `approve: true`. Say why not in `note`.',
    ],
    [
      { target: 'triage', mode: 'solo', approve: false },
      '`mode` goes with `approve: true`. Say why not in `note`.',
    ],
    [{ target: 'triage', mode: 'murder' }, '`mode` must be "solo"; it was "murder".'],
    [
      { target: 'output', answer: ' \u200b ' },
      'The changed `answer` is blank. Answer no instead, or leave it out.',
    ],
    [
      { target: 'output', answer: 'ä'.repeat(24_577) },
      'The changed `answer` has 49,154 bytes and may have 49,152. Shorten it.',
    ],
  ])('with the change %j is refused', (change, message) => {
    expect(refusal(() => readVerdict({ ...yes, ...change }))).toEqual([400, message]);
  });

  test.each(['l1-1', 'l0000000000-0', 'l0000000000', '../index', 'l0000000000-1000', ''])(
    'for %j finds nothing waiting',
    (item_id) => {
      expect(refusal(() => readVerdict({ ...yes, item_id }))).toEqual([
        404,
        'Nothing is waiting for that verdict. The snapshot of the list says what is.',
      ]);
    },
  );
});

test('a list id has one form', () => {
  expect(readListId('l0123456789')).toBe('l0123456789');
  expect(refusal(() => readListId('a\nevent:x'))).toEqual([
    400,
    'A list id is an l and 8 to 12 of 0-9 and a-z; this was "a\\nevent:x".',
  ]);
});

test('cleaning twice changes nothing more, and leaves nothing hidden', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = clean(text);
      expect(clean(once)).toBe(once);
      expect(once).not.toMatch(/[\r\u202A-\u202E\u2066-\u2069\u200B\uFEFF\0]/);
    }),
  );
});

const keys = [
  'text',
  'items',
  'requester',
  'nest_id',
  'token_budget',
  'item_id',
  'target',
  'approve',
  'note',
];
const hostile = fc.dictionary(
  fc.constantFrom(...keys),
  fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' })),
);

test('whatever is sent, it is read or refused', () => {
  const readers = [readVerdict, (b: unknown) => readNewList(b, caps), (b: unknown) => readParse(b, caps)];
  const answers = (body: unknown) =>
    readers.map((reader) => {
      try {
        return reader(body);
      } catch (error) {
        return error instanceof Refusal ? error : undefined;
      }
    });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), hostile), (body) => {
      expect(answers(body)).not.toContain(undefined);
    }),
  );
});
