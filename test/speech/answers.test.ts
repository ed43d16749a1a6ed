import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsIn } from '../../src/actors/brain/facts.ts';
import { answer, mark, type Share } from '../../src/actors/rehearsal-answers.ts';
import { chanceFrom } from '../../src/actors/rehearsal-chance.ts';
import { judge, merge } from '../../src/actors/rehearsal-elder.ts';
import { triage } from '../../src/actors/rehearsal-triage.ts';
import { keysOf } from '../../src/actors/rehearsal-words.ts';
import { roster } from '../../src/personas.ts';
import { items as everyday } from './_items.ts';
import { told } from './_items-told.ts';

const texts = [...everyday, ...told].map(([text]) => text);

function say(item: string, crow = 'Inky', more: Partial<Share> = {}): string {
  const share = { item, context: [], subtask: undefined, note: undefined, earlier: undefined, crow, ...more };
  return answer(share);
}

/** An answer without what it quotes. */
const unquoted = (said: string): string => said.replaceAll(/“[^”]*”/g, '“”');

interface Plan {
  mode: string;
  care: string;
  subtasks: { title: string; brief: string }[];
}
const plan = (text: string): Plan => triage({ text }, chanceFrom(text)) as Plan;

/** What a split comes to: each part said by another crow, and the whole as the Elder merges it. */
function split(text: string): { parts: string[]; whole: string } {
  const parts = plan(text).subtasks.map(({ title, brief }, n) => {
    const subtask = `${title}: ${brief}`;
    return { subtask, text: say(text, roster[n], { subtask }) };
  });
  const { answer: whole } = merge(text, parts, [], chanceFrom(text)) as { answer: string };
  return { parts: parts.map((part) => part.text), whole };
}

describe('an answer of the rehearsal', () => {
  test('is like no other answer to any item by any crow', () => {
    const said = texts.flatMap((text) => roster.map((crow) => say(text, crow)));
    expect(new Set(said).size).toBe(said.length);
  });

  test('takes up the item and says what it is in its first word', () => {
    for (const text of texts) {
      const said = say(text);
      expect(said.startsWith(`${mark} `)).toBe(true);
      const [first = text] = keysOf(text, 1);
      expect(said.toLowerCase()).toContain(first.toLowerCase());
    }
  });

  test('fills every gap of its form and cuts no word', () => {
    const all = texts.flatMap((text) => {
      const words = new Set(text.match(/[\p{L}\p{N}’']+/gu));
      return roster.map((crow) => ({ said: say(text, crow), words }));
    });
    for (const { said, words } of all) {
      expect(said.replace('undefined is', 'x is')).not.toMatch(/undefined|\{\w*\}|null|NaN| {2}/);
      for (const [, quoted = ''] of said.matchAll(/“([^”]*)…”/g)) {
        const last = quoted.match(/[\p{L}\p{N}’']+/gu)?.at(-1) ?? '';
        expect([...words]).toContain(last);
      }
    }
  });

  test('leaves no gap to be filled in', () => {
    for (const text of texts)
      for (const crow of roster) expect(unquoted(say(text, crow))).not.toMatch(/[[\]]/);
  });

  test('is short', () => {
    for (const text of texts) {
      const sentences = unquoted(say(text)).split(/[.?!](?:\s|$)/);
      expect(sentences.length).toBeGreaterThan(2);
      expect(sentences.length).toBeLessThan(9);
    }
  });

  test('differs from its neighbours even without the words of the item', () => {
    for (let from = 0; from + 12 <= texts.length; from += 12) {
      const list = texts
        .slice(from, from + 12)
        .map((text, n) => unquoted(say(text, roster[n % roster.length])));
      expect(new Set(list).size).toBe(list.length);
    }
  });

  test('begins in another way where several crows take the same item', () => {
    const murders = texts.filter((text) => plan(text).mode === 'murder');
    expect(murders.length).toBeGreaterThan(15);
    for (const text of murders) {
      const bodies = roster.slice(0, 3).map((crow) => say(text, crow).split('\n\n')[1]);
      expect(new Set(bodies).size).toBe(3);
    }
  });

  test('differs from the earlier answer, and names the note', () => {
    for (const text of texts) {
      const earlier = say(text);
      const again = say(text, 'Inky', { earlier, note: 'Shorter, and for Ada!' });
      expect(again).toContain('with your note in mind (“Shorter, and for Ada!”)');
      const bodyOf = (said: string) => said.split('\n\n').slice(1, 3).join();
      if (plan(text).care === 'none') expect(bodyOf(again)).not.toBe(bodyOf(earlier));
    }
  });

  test('is the same for the same share', () => {
    for (const text of texts) expect(say(text)).toBe(say(text));
  });

  test('never throws, whatever it is asked', () => {
    const any = fc.string({ unit: 'binary', maxLength: 300 });
    const maybe = fc.option(any, { nil: undefined });
    fc.assert(
      fc.property(any, maybe, maybe, maybe, (item, subtask, note, earlier) => {
        expect(say(item, 'Tumble', { subtask, note, earlier })).toContain(mark);
      }),
    );
  });
});

describe('what an answer takes from the item', () => {
  test.each([
    ['figure out how to pay Jonah back the $140', ['Jonah', '$140']],
    ['pick a name for our ska band (7 ppl, 2 trombones)', ['7 ppl', '2 trombones']],
    [
      'compare the two roofing quotes, Hartley £4,150 or Pike & Son £3,700',
      ['Hartley', '£4,150', 'Pike', 'Son', '£3,700'],
    ],
    ['Translate "Produit de la mer" on the tin from French', ['Produit de la mer', 'French']],
    ['Reply to Priya, her spaniel comes 14–18 Dec', ['Priya', '14–18 Dec']],
    ["Plan Gran's 90th: about 35 people, hall booked for 2 May", ['Gran', '90th', '35 people', '2 May']],
    ['tell Mrs Patel that the 10:30 train is late', ['Mrs Patel', '10:30 train']],
    ['Miete überweisen, 1.180 € bis zum 3.', ['1.180 €']],
    ['CALL THE BANK ABOUT THE CARD', []],
    ['Sort the recycling rota with flats 2, 5 and 9', ['flats 2, 5 and 9']],
    ['who drives: Milo, Bea or me?', ['Milo', 'Bea']],
    ['why is the p99 so high on Tuesdays', ['p99', 'Tuesdays']],
    ['buy 3 lamps, 12 screws', ['3 lamps', '12 screws']],
    ['water the ferns', []],
  ])('"%s"', (text, facts) => {
    expect(factsIn(text)).toEqual(facts);
    if (facts.length === 0) expect(say(text)).not.toContain('From your list');
    else expect(say(text)).toContain(`\n\nFrom your list: ${facts.map((fact) => `“${fact}”`).join(', ')}.`);
  });

  test('stands there word for word', () => {
    for (const text of texts) for (const fact of factsIn(text)) expect(text).toContain(fact);
  });

  test('is asked back only where nothing touches on it', () => {
    expect(say('Write an article of 800 words, formal, for the parish')).not.toMatch(/how long|tone/);
    expect(say('Write an article')).toMatch(/how long may it be|in which tone|who is going to read it/);
    expect(say('Polish the wording of my speech')).toContain('can the text itself stand below the item?');
    expect(say('Polish the wording of “Dear all”')).not.toContain('can the text itself');
    expect(say('return the library books')).toContain('by when?');
    expect(say('return the library books by Friday')).not.toContain('by when?');
  });
});

describe('where a wrong answer could hurt', () => {
  const forbidden =
    /\byou should (?:take|stop|see|sign|pay|invest)|\bit is (?:safe|harmless|normal)\b|\bdon’t worry\b|£|€|\$\d/i;

  test('an answer gives no advice', () => {
    for (const text of texts.filter((one) => plan(one).care !== 'none')) {
      for (const crow of roster) expect(say(text, crow).replace(/“[^”]*”/g, '')).not.toMatch(forbidden);
    }
  });

  test.each([
    ['swollen knee since Tuesday, what can I do', /health/i],
    ['should I stop taking the iron tablets?', /health/i],
    ['Can I afford a new bike', /money/i],
    ['do I need planning permission for a shed', /law/i],
    ["sort out Mum's affairs", /private/i],
  ])('an answer to "%s" says so and what a crow would be asked for', (text, care) => {
    for (const crow of roster) {
      const said = say(text, crow);
      expect(said).toMatch(care);
      expect(said).toMatch(/would/);
    }
  });

  test('what can’t be told is asked back, with a doubt', () => {
    for (const text of ['that stuff', 'sort the thing with M.', '???']) {
      expect(say(text).split('\n\n').at(-1)).toBe('Doubt: it can’t be told from these words what is meant.');
    }
  });

  test('words in another language are quoted and nothing is made of them', () => {
    for (const text of ['部屋を掃除する', 'Einleitung schreiben', 'comprar leche y pan', 'Позвонить маме']) {
      const said = say(text);
      expect(said).toContain(`“${text}”`);
      expect(said.replace(`“${text}”`, '')).not.toContain(text.split(' ').at(-1));
    }
  });

  test('doubts come up now and then, not always', () => {
    const plain = texts.filter((text) => plan(text).care === 'none');
    const doubting = plain.filter((text) => /^Doubt: /m.test(say(text)));
    expect(doubting.length).toBeGreaterThan(plain.length / 20);
    expect(doubting.length).toBeLessThan(plain.length / 3);
  });
});

describe('a split of the rehearsal', () => {
  const splits = texts.filter((text) => plan(text).mode === 'split');

  test('happens, and has parts that differ', () => {
    expect(splits.length).toBeGreaterThan(8);
    for (const text of splits) {
      const { parts } = split(text);
      expect(new Set(parts).size).toBe(parts.length);
      const bodies = parts.map((part) => part.split('\n\n').slice(1).join('\n\n'));
      expect(new Set(bodies).size).toBe(parts.length);
    }
  });

  test('is merged into one text with one mark and at most one doubt, at its end', () => {
    for (const text of splits) {
      const { whole } = split(text);
      expect(whole.split(mark)).toHaveLength(2);
      const paragraphs = whole.split('\n\n');
      const doubts = paragraphs.filter((one) => one.startsWith('Doubt: '));
      expect(doubts.length).toBeLessThan(2);
      if (doubts.length === 1) expect(paragraphs.at(-1)).toBe(doubts[0]);
      for (const { title } of plan(text).subtasks) expect(paragraphs).toContain(`**${title}**`);
    }
  });

  test('names what is missing and keeps a part’s own words', () => {
    const parts = [{ subtask: 'Cake: Bake it', text: 'Flour, eggs, sugar.' }];
    const said = merge('party', parts, ['Games'], chanceFrom('a')) as { answer: string };
    expect(said.answer).toContain('**Cake**\n\nFlour, eggs, sugar.\n\nMissing: Games.');
  });
});

test('the judge’s notes tell candidates apart', () => {
  const candidates = [
    'Tern and Gannet for the ferry.',
    'Ferry names: Plover.\n\nDoubt: too plain.',
    'None, sorry.',
  ];
  const said = judge(
    'Name the ferry',
    candidates.map((text, n) => ({ label: 'ABC'.charAt(n), text })),
  );
  expect(said).toMatchObject({
    winner: 'A',
    margin: 'close',
    notes: [
      { label: 'A', good: 'It takes up “ferry”.', bad: 'It was only rehearsed.' },
      { label: 'B', good: 'It takes up “ferry”.', bad: 'It is not sure of itself.' },
      { label: 'C', good: 'It is there.', bad: 'It was only rehearsed.' },
    ],
  });
});
