import { describe, expect, test } from 'vitest';
import { partsOf } from '../../src/actors/brain/parts.ts';
import { hasToLand } from '../../src/actors/brain/landing.ts';
import { workOf } from '../../src/actors/brain/kind-of.ts';

describe('three things held against each other', () => {
  test.each([
    ['train vs coach vs plane for Leeds to Brest in May', ['Train', 'Coach', 'Plane']],
    [
      'compare the three readers we tried (Square, SumUp, Zettle): fees, speed',
      ['Square', 'SumUp', 'Zettle'],
    ],
    ['compare oak, larch and cedar for the deck, 6 m by 4', ['Oak', 'Larch', 'Cedar']],
    [
      'The rota: an app, a sheet on the vestry door, or nothing at all. Go through the pros and cons of each',
      ['An app', 'A sheet on the vestry door', 'Nothing at all'],
    ],
    ['Bled, Bohinj or Piran, a week in June with the dog. Compare all three', ['Bled', 'Bohinj', 'Piran']],
  ])('"%s" is looked at one by one', (text, parts) => {
    expect(partsOf(text, [])).toEqual(parts);
  });

  test.each([
    'compare the two roofing quotes, Hartley £4,150 or Pike & Son £3,700',
    'tea vs coffee',
    'stay in Uppsala vs go home vs just... baking',
    'fix: the form submits twice. probably the button, maybe the effect, idk',
  ])('"%s" is one question', (text) => {
    expect(partsOf(text, [])).toEqual([]);
  });
});

describe('one for each', () => {
  test.each([
    [
      'emails: 1 to the tutor asking for more time, 1 to the library about the fine, one to my landlady',
      [
        'Email to the tutor asking for more time',
        'Email to the library about the fine',
        'Email to my landlady',
      ],
    ],
    ['need 3 msgs, one soft one firm one last warning', ['Msg soft', 'Msg firm', 'Msg last warning']],
    [
      'Five days in Chiloé. Part one the churches, part two the penguins, part three where to eat',
      ['The churches', 'The penguins', 'Where to eat'],
    ],
    ['Menu in English: coffee part, dessert part, rule part', ['Coffee part', 'Dessert part', 'Rule part']],
    [
      'email to the parents re spitting. email to the referees re no-shows. sign for the canteen re skates',
      [
        'Email to the parents re spitting',
        'Email to the referees re no-shows',
        'Sign for the canteen re skates',
      ],
    ],
    ['kijiji ads - the 7410, the auger, the piano', ['Ad – the 7410', 'Ad – the auger', 'Ad – the piano']],
  ])('"%s" comes apart', (text, parts) => {
    expect(partsOf(text, [])).toEqual(parts);
  });

  test('what a program does comes to nothing apart', () => {
    expect(partsOf('Google sheet script: find the empty hours, mail me at ten', [])).toEqual([]);
  });

  test.each([
    'Number the seats 1 to 20 and the tables 1 to 8',
    'Buy two pizzas, one for me and one for Tom',
    'Finish part one and part two tonight',
  ])('"%s" shares nothing out', (text) => {
    expect(partsOf(text, [])).toEqual([]);
  });

  test('who eats gets no part of the dinner', () => {
    expect(partsOf('dinners for the week, 2 picky kids, no fish', [])).toEqual([]);
  });
});

describe('a text that has to do something to its hearers', () => {
  const lands = (text: string): boolean => hasToLand(text, workOf(text).kind);

  test.each([
    'farewell speech for Heniek, I want they remember it',
    'talk for the scouts about bees, it has got to beat the fire engine',
    'best man speech for Ivo, friends since we were six',
    'toast at the opening, must kill',
    'a eulogy for my sister, four minutes, no angels in it',
    'speech for the fete, make them laugh first',
    'is motion design over? want a real take I can post',
  ])('"%s" is written by several', (text) => {
    expect(lands(text)).toBe(true);
  });

  test.each([
    'write a toast for Lena',
    'Eulogy for Uncle Bert',
    'email to the council, it has to reach them by Friday',
    'what to wear to the best man drinks',
    'book a room with a clear view of the sea',
    'buy bread for toast, no cheese',
    'text Sam that I have to work on Saturday',
    'email the landlord that we have to move by May',
  ])('"%s" is not', (text) => {
    expect(lands(text)).toBe(false);
  });
});
