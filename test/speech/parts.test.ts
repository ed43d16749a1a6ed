import { describe, expect, test } from 'vitest';
import { restraint } from '../../src/actors/brain/brought.ts';
import { isEnglish } from '../../src/actors/brain/language.ts';
import { factsIn } from '../../src/actors/brain/facts.ts';
import { answer } from '../../src/actors/rehearsal-answers.ts';
import { chanceFrom } from '../../src/actors/rehearsal-chance.ts';
import { triage } from '../../src/actors/rehearsal-triage.ts';

interface Plan {
  subtasks: { title: string; brief: string }[];
}
const titles = (text: string): string[] =>
  (triage({ text }, chanceFrom(text)) as Plan).subtasks.map(({ title }) => title);

const say = (item: string, subtask?: string): string =>
  answer({ item, context: [], subtask, note: undefined, earlier: undefined, crow: 'Inky' });
const saysOf = (care: keyof typeof restraint, said: string): boolean =>
  restraint[care].some((sentence) => said.includes(sentence));

describe('the parts of a rehearsed item', () => {
  test('stand without what only says that somebody has to', () => {
    expect(titles('Street party: tables, somebody has to ask the band, bunting')).toEqual([
      'Tables',
      'Ask the band',
      'Bunting',
    ]);
  });

  test('lose their brackets before they lose a word', () => {
    expect(
      titles(
        'water the ferns and find out whether the hedge by the gate (planted in March, brown since) can be saved',
      ),
    ).toEqual(['Water the ferns', 'Find out whether the hedge by the gate can be saved']);
  });

  test('are careful where the care is theirs, and not beside it', () => {
    const item = 'Open a second bakery: lease, ovens, staff rota';
    expect(saysOf('legal', say(item, 'Lease: Only this.'))).toBe(true);
    expect(saysOf('legal', say(item, 'Ovens: Only this.'))).toBe(false);
    expect(saysOf('legal', say(item, 'Staff rota: Only this.'))).toBe(false);
  });

  test('do the work of the whole, where a word of their title could be an order too', () => {
    const item = 'shelf cards for 2 books, one line each';
    for (const part of ['Book 1', 'Label – plum'])
      expect(say(item, `${part}: Only this.`)).not.toMatch(/checklist|slip to work from|prepared in words/);
  });

  test('share a care that stands over all of them', () => {
    const item = 'Asthma week at school: poster, games, quiz';
    for (const part of ['Poster', 'Games', 'Quiz'])
      expect(saysOf('health', say(item, `${part}: Only this.`))).toBe(true);
  });

  test('are as careful as the words that their title left out', () => {
    const item =
      'wind the clock and find out whether the thumb of our apprentice (swollen since Monday) has to be looked at by somebody';
    const [, thumb = ''] = titles(item);
    expect(thumb).not.toContain('swollen');
    expect(saysOf('health', say(item, `${thumb}: Only this.`))).toBe(true);
  });

  test('take an order for no person', () => {
    expect(titles('ring the school about the course, ask for Frau Berg')).toEqual([]);
  });
});

describe('a careful answer', () => {
  test('still brings the plan or the ideas that are asked for', () => {
    expect(say('week of dinners without nuts, Ada is allergic')).toMatch(
      /plan on one page|steps in order|list to tick off/,
    );
    expect(say('ideas for a weekend with Jo, just out of chemo')).toMatch(/ideas|options|possibilities/);
    expect(saysOf('health', say('ideas for a weekend with Jo, just out of chemo'))).toBe(true);
  });
});

describe('what is read off an item', () => {
  test.each([
    ['Brief an die Hausverwaltung wegen Schimmel', false],
    ['le lave-vaisselle ne marche plus', false],
    ['spiegare a Chiara come si pota la vite', false],
    ['Danke an die Nachbarn, die so lange still waren', false],
    ['call Jürgen', true],
    ['dinner at la Piazza', true],
    ['Text Nele on the way to Zürich', true],
  ])('knows whether "%s" is English', (text, english) => {
    expect(isEnglish(text)).toBe(english);
  });

  test('keeps names of several words together', () => {
    expect(factsIn('write to Frau von Berg and to Ms van Dijk')).toEqual(['Frau von Berg', 'Ms van Dijk']);
  });
});
