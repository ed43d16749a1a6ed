import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from '../../src/actors/replies.ts';
import { chanceFrom } from '../../src/actors/rehearsal-chance.ts';
import { triage } from '../../src/actors/rehearsal-triage.ts';
import { taskTypes, type Care, type Mode, type TaskType } from '../../src/events.ts';
import { items as everyday } from './_items.ts';
import { told } from './_items-told.ts';

const items = [...everyday, ...told];

interface Plan {
  reason: string;
  task_type: TaskType;
  mode: Mode;
  subtasks: { title: string; brief: string }[];
  care: Care;
}
const plan = (text: string, context: string[] = [], subtasks: string[] = []): Plan =>
  triage({ text, context, subtasks }, chanceFrom(text)) as Plan;

describe('the Sentry of a rehearsal', () => {
  test.each(items)('sorts "%s"', (text, types, modes, cares) => {
    const { task_type, mode, care } = plan(text);
    expect(types === '*' ? [...taskTypes] : types.split('|')).toContain(task_type);
    expect(modes.split('|')).toContain(mode);
    expect(cares.split('|')).toContain(care);
  });
});

describe('what the Sentry of a rehearsal says', () => {
  const texts = items.map(([text]) => text);
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(...texts.flatMap((text) => text.slice(0, 300).split(' ')), ',', ':', 'and', '\n- '),
        {
          maxLength: 40,
        },
      )
      .map((words) => words.join(' ')),
  );

  test('fits its bounds for any text, heading and subtasks', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.array(anyText, { maxLength: 2 }),
        fc.array(anyText, { maxLength: 5 }),
        (text, context, subtasks) => {
          const said = plan(text, context, subtasks);
          expect(read({ kind: 'triage', item: { text } }, JSON.stringify(said)).ok).toBe(true);
          expect(said.reason.length).toBeLessThanOrEqual(200);
          const titles = said.subtasks.map(({ title }) => title);
          expect(new Set(titles).size).toBe(titles.length);
          expect(said.mode === 'split' ? titles.length >= 2 && titles.length <= 4 : titles.length === 0).toBe(
            true,
          );
          for (const title of titles) expect(title).toMatch(/^[^:]{1,60}$/u);
        },
      ),
    );
  });

  test('is the same for the same text', () => {
    for (const text of texts) expect(plan(text)).toEqual(plan(text));
  });

  test('cuts no word and leaves no gap in a reason', () => {
    for (const text of texts) {
      const { reason } = plan(text);
      expect(reason).not.toMatch(/[{}]|undefined| {2}/);
      expect(reason).toMatch(/^[\p{Lu}“"].*[.!?]$/u);
    }
  });

  test('takes no care from a heading alone', () => {
    for (const heading of ['Private', 'Money', 'Health', 'Bank', 'Legal']) {
      expect(plan('water the ferns', [heading]).care).toBe('none');
    }
  });

  test('lets a heading tell the work where the item doesn’t', () => {
    expect(plan('rhubarb', ['Shopping']).task_type).toBe('errand');
    expect(plan('Jonas', ['Calls'])).toMatchObject({ task_type: 'errand', care: 'none' });
  });

  test('keeps together what is one trip, one bag or one choice', () => {
    const whole = [
      'buy milk, bread and eggs',
      'pack socks, torch and map',
      'tea, coffee or juice?',
      'salt and pepper',
    ];
    for (const text of whole) expect(plan(text).mode).not.toBe('split');
  });

  test('lays more than four parts together', () => {
    const { subtasks } = plan('Fair: tents, music, food, signs, toilets, parking');
    expect(subtasks.map(({ title }) => title)).toEqual(['Tents', 'Music, food', 'Signs', 'Toilets, parking']);
  });
});
