import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from '../../src/actors/replies.ts';
import { objectsIn } from '../../src/actors/speech-json.ts';
import { clean, cleanLine } from '../../src/actors/speech-words.ts';
import type { Triage } from '../../src/asks.ts';
import { abuses, cares, modes, taskTypes } from '../../src/events.ts';
import {
  judgeSchema,
  labels,
  margins,
  mergeSchema,
  triageSchema,
  type JsonSchema,
} from '../../src/prompt-schemas.ts';
import { judge, merge, triage, work } from './_asks.ts';

const plan = {
  reason: 'One crow is enough.',
  task_type: 'plan',
  mode: 'solo',
  subtasks: [],
  abuse: 'none',
  care: 'none',
};

const planFrom = (given: object): Triage | string => {
  const reading = read(triage, JSON.stringify(given));
  if (!reading.ok) return reading.error === 'malformed' ? reading.repair : reading.error;
  return reading.reply.kind === 'triage' ? reading.reply.triage : 'another reply';
};

describe('a triage', () => {
  test('is read as it stands', () => {
    expect(planFrom(plan)).toEqual(plan);
  });

  test('keeps two to four different subtasks of a split, and nothing else has any', () => {
    const parts = (...titles: string[]) => titles.map((title) => ({ title, brief: 'Do it.' }));
    const subtasks = (mode: string, ...titles: string[]) => {
      const got = planFrom({ ...plan, mode, subtasks: parts(...titles) });
      return typeof got === 'string' ? got : [got.mode, got.subtasks];
    };
    expect(subtasks('split', 'Van', 'Mail')).toEqual(['split', ['Van: Do it.', 'Mail: Do it.']]);
    expect(subtasks('split', 'Van')).toEqual(['solo', []]);
    expect(subtasks('split', 'Van', 'Van')).toEqual(['solo', []]);
    expect(subtasks('split', 'a', 'b', 'c', 'd', 'e')).toEqual(['solo', []]);
    expect(subtasks('murder', 'Van', 'Mail')).toEqual(['murder', []]);
    expect(subtasks('solo', 'Van', 'Mail')).toEqual(['solo', []]);
  });

  test('is cut to size and made harmless to show', () => {
    const got = planFrom({
      ...plan,
      reason: `One\ncrow\u202E ${'x'.repeat(300)}`,
      mode: ' Split',
      subtasks: [
        { title: 'V\u200Ban\u0007', brief: '' },
        { title: 't'.repeat(100), brief: 'b'.repeat(400) },
      ],
    });
    expect(got).toEqual({
      ...plan,
      reason: `One crow ${'x'.repeat(230)}…`,
      mode: 'split',
      subtasks: ['Van', `${'t'.repeat(79)}…: ${'b'.repeat(299)}…`],
    });
  });

  test('says which words are wrong without repeating them', () => {
    expect(planFrom({ ...plan, mode: 'swarm', care: 7 })).toBe(
      '`mode` must be one of solo, split, murder. `care` must be a string.',
    );
    expect(planFrom({})).toBe(
      '`reason` is missing. `task_type` is missing. `mode` is missing. `abuse` is missing.',
    );
    expect(planFrom({ ...plan, reason: ' ' })).toBe('`reason` must not be empty.');
  });

  test('is the last object that fits, since drafts come first', () => {
    const text = `<think>{"mode":"solo"} or ${JSON.stringify({ ...plan, mode: 'murder' })}</think>${JSON.stringify(plan)}{}`;
    const reading = read(triage, text);
    expect(reading.ok && reading.reply).toEqual({ kind: 'triage', triage: plan });
  });

  test('is none without an object', () => {
    expect(read(triage, 'I would rather not.')).toEqual({
      ok: false,
      error: 'malformed',
      repair: 'There was no JSON object in the answer.',
    });
  });
});

describe('an answer', () => {
  const answer = (text: string) => {
    const reading = read(work, text);
    return reading.ok ? reading.reply : reading.error;
  };

  test('is the text', () => {
    expect(answer(' Take the van.\r\n\n- and the mail \n')).toEqual({
      kind: 'work',
      text: 'Take the van.\n\n- and the mail',
    });
  });

  test.each([
    'Doubt: no date is given.',
    '**Doubt:** no date is given.',
    '_doubt_: no date is given.',
    '> Doubt: no date is given.',
  ])('has its last line taken off as a doubt: %s', (line) => {
    expect(answer(`Take the van.\n\n${line}`)).toEqual({
      kind: 'work',
      text: 'Take the van.',
      doubt: 'no date is given.',
    });
  });

  test('keeps a doubt that is not its last line, or not one', () => {
    const text = 'Doubt: a film by Shanley.\nWatch it.';
    expect(answer(text)).toEqual({ kind: 'work', text });
    expect(answer('No doubt: take the van.')).toEqual({ kind: 'work', text: 'No doubt: take the van.' });
    expect(answer('Take it.\nDoubt:')).toEqual({ kind: 'work', text: 'Take it.\nDoubt:' });
  });

  test('is the doubt itself when there is nothing else', () => {
    expect(answer('Doubt: it is not said which van.')).toEqual({
      kind: 'work',
      text: 'it is not said which van.',
      doubt: 'it is not said which van.',
    });
  });

  test('does not begin with what a local model thought', () => {
    expect(answer('<think>Vans…\n\n</think>\n\nTake it.')).toEqual({ kind: 'work', text: 'Take it.' });
    expect(answer('<think>Vans</think> ')).toBe('empty');
  });

  test('is empty without a word', () => {
    expect(answer(' \u200B\n')).toBe('empty');
  });
});

describe('a merge', () => {
  test('has remarks that are optional and an answer that is not', () => {
    const reading = (given: object) => read(merge, JSON.stringify(given));
    expect(reading({ answer: 'All of it.', missing: 'no', conflicts: ['a\nb'] })).toEqual({
      ok: true,
      reply: { kind: 'merge', text: 'All of it.', missing: [], conflicts: ['a b'] },
    });
    expect(reading({ answer: ' ' })).toEqual({ ok: false, error: 'empty' });
    expect(reading({ missing: [] })).toEqual({
      ok: false,
      error: 'malformed',
      repair: '`answer` is missing.',
    });
  });
});

describe('a judgment', () => {
  const reading = (given: object) => {
    const got = read(judge, JSON.stringify({ notes: [], ...given }));
    return got.ok ? got.reply : got;
  };

  test('names a candidate by its label', () => {
    expect(reading({ winner: 'A', margin: 'clear' })).toEqual({ kind: 'judge', winner: 0, margin: 'clear' });
    expect(reading({ winner: ' c ', margin: 'odd' })).toEqual({ kind: 'judge', winner: 2, margin: 'close' });
  });

  test('can find none usable', () => {
    expect(reading({ winner: 'none', margin: 'none usable' })).toEqual({ kind: 'judge', margin: 'clear' });
  });

  test('can’t name a candidate that is not there', () => {
    expect(reading({ winner: 'D', margin: 'clear' })).toEqual({
      ok: false,
      error: 'malformed',
      repair: '`winner` must be one of A, B, C or none.',
    });
  });
});

test('whatever fits a schema that is asked for can be read', () => {
  const words = fc.string({ minLength: 1 }).map((text) => `w${text}`);
  const fits = (schema: JsonSchema, value: Record<string, unknown>) =>
    expect(Object.keys(value)).toEqual(schema['required']);
  fc.assert(
    fc.property(
      fc.record({
        reason: words,
        task_type: fc.constantFrom(...taskTypes),
        mode: fc.constantFrom(...modes),
        subtasks: fc.array(fc.record({ title: words, brief: words })),
        abuse: fc.constantFrom(...abuses),
        care: fc.constantFrom(...cares),
      }),
      fc.record({ missing: fc.array(words), conflicts: fc.array(words), answer: words }),
      fc.record({
        notes: fc.array(fc.record({ label: fc.constantFrom(...labels), good: words, bad: words })),
        winner: fc.constantFrom('A', 'B', 'C', 'none'),
        margin: fc.constantFrom(...margins),
      }),
      (plans, merged, judged) => {
        fits(triageSchema, plans);
        fits(mergeSchema, merged);
        fits(judgeSchema, judged);
        expect(read(triage, JSON.stringify(plans)).ok).toBe(true);
        expect(read(merge, JSON.stringify(merged)).ok).toBe(true);
        expect(read(judge, JSON.stringify(judged)).ok).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

describe('objects in text', () => {
  test('are found whatever stands around them', () => {
    const value = fc.dictionary(
      fc.string(),
      fc.oneof(fc.string(), fc.integer(), fc.constant({ deep: ['}{"'] })),
    );
    fc.assert(
      fc.property(
        value,
        fc.stringMatching(/^[a-z"\\\n`.]*$/),
        fc.constantFrom('', '{', 'f() { return', '{"a": '),
        (one, prose, open) => {
          expect(
            objectsIn(`${prose}${open} ${prose.replaceAll('"', '')}${JSON.stringify(one)}${prose}`).at(-1),
          ).toEqual(one);
        },
      ),
    );
  });

  test('are looked for in linear time', () => {
    const time = (text: string) => {
      const start = performance.now();
      objectsIn(text);
      return performance.now() - start;
    };
    for (const unit of ['{', '{"', '{"a":[', '"{']) {
      time(unit.repeat(1_000));
      expect(time(unit.repeat(100_000))).toBeLessThan(2_000);
    }
  });
});

describe('words', () => {
  test('lose what hides or reorders them and keep what is seen', () => {
    expect(clean('a\u202Eb\u2066c\u200Bd\uFEFFe\u0000f\u{E0041}g\uD800h\u2028i\tj')).toBe(
      'abcdefg\ufffdh\ni\tj',
    );
    expect(clean('👩‍👩‍👧 می‌خواهم שָׁלוֹם 漢字 é')).toBe('👩‍👩‍👧 می‌خواهم שָׁלוֹם 漢字 é');
  });

  test('are cut between characters', () => {
    expect(cleanLine('🪶🪶🪶 end', 3)).toBe('🪶🪶…');
    expect(cleanLine('  one\n two ', 20)).toBe('one two');
  });
});
