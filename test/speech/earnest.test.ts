import { describe, expect, test } from 'vitest';
import { careOf } from '../../src/actors/brain/care.ts';

describe('what could hurt a body', () => {
  test.each([
    ['swallowed', 'the puppy sitter says our toddler chewed a dishwasher tablet'],
    ['breathed', 'bleach and descaler in one bucket, opened the window, now what'],
    ['picked', 'ring on the stem, white gills: can this mushroom go in the soup'],
    ['spoilt', 'curry left on the hob since last night, ok to reheat'],
    ['put up', 'jarring beans without a pressure canner'],
    ['stung', 'jellyfish sting on the calf, hot or cold water'],
    ['burnt', 'burn from the oven door, size of a coin'],
    ['knocked', 'hit head on the goal post yesterday, football tonight?'],
    ['stuck', 'fish bone in my throat since lunch'],
    ['weather', 'football practice at 38 degrees, plan the breaks'],
    ['water', 'two dives on Saturday, flight on Sunday morning'],
    ['work', 'toolbox talk on silica from concrete cutting'],
    ['leached', 'is it safe to sell mugs with a copper glaze'],
    ['drive', 'how many beers and still drive home'],
    ['swollen', 'his phone battery has swollen and he charges it under the pillow'],
    ['out', 'how long can custard buns stay out of the fridge before they are not safe'],
    ['warm', 'egg rolls in the display, no cooling, three hours in August. Safe or not'],
    ['poured', 'casting resin in my bedroom with the window open'],
    ['frozen', 'ice on the lake is a hand thick, plan the skating'],
  ])('is heard where something is %s', (_, text) => {
    expect(careOf(text)).toBe('health');
  });

  test.each([
    ['an ending', 'can she drink on metronidazole'],
    ['a box', 'benadryl for the long flight'],
    ['a dose', 'missed a dose on Monday, take two?'],
    ['coming off', 'coming off the antidepressants, a plan by weeks'],
    ['a limb', 'my toes go white then blue on the ski tour'],
    ['a reading', 'ferritin came back 9'],
    ['an organ', 'menu for dad, heart failure'],
    ['plain words', 'pee is brown after the race'],
    ['an age', 'strength training for mum, 71'],
  ])('is heard by %s', (_, text) => {
    expect(careOf(text)).toBe('health');
  });
});

describe('what could hurt a mind, a child or one to come', () => {
  test.each([
    'at 34 weeks, can I still fly to Oslo',
    'unprotected sex on Friday, where do I get the pill',
    'he is five months, honey on the dummy?',
    "Ivo doesn't talk yet, he is two and lines up his blocks",
    'found razor blades in her drawer, how do I start the talk',
    "my flatmate says he doesn't want to be here any more",
    'she makes herself sick after dinner',
    'hearing voices on the night bus',
    'he checks my phone and broke the door',
    'mum keeps forgetting the stove',
    'what the family should know about the last days at home',
    'text to a friend who wants to die',
    'script for calling the crisis line',
    'honey on the dummy of an 8-month-old, the facts',
    'baby is due in two weeks and has hardly kicked since lunch',
    "Grandpa's face is lopsided and he says it is nothing",
    'since the quake she sleeps in the car',
    'he has given away his guitar and says he is at peace',
    'text to my sister, she has not left her room for two weeks',
    'walking plan until October, new knee went in on May 2',
    'plan the first week home with a feeding tube',
    'home from the ER with a concussion, when can I code again',
    'find the right words to tell my son I have seen the cuts on his arms',
    'up since four yesterday and nodded off at the lights, can I drive to Leeds',
  ])('"%s" touches on health', (text) => {
    expect(careOf(text)).toBe('health');
  });
});

describe('what could cost somebody', () => {
  test.each([
    'rsus vest in May, sell at once?',
    'vwce or a flat to let',
    'second pillar: take it out for the house',
    'which ni gaps are worth filling',
    '2,400 on the store card, 900 on the other, which first',
    'the dealer will roll it in, 6k upside down on the van',
    'the gym wants eleven more months, email them',
    'job sends me a cheque for the laptop, sus?',
    'he offered 3,400 for the written off car',
    'moved from Oslo to Turin in May, where do I declare',
    'tips are pooled and the boss takes a share',
    'stall is 280 for three days, jam at 4.50, how many jars',
    'our cafe runs dry in spring, what to cut first',
    'lend my brother 12k and write it down',
    'leasing or buying the van for the flower rounds',
    'is 9,800 fair for a new roof',
    'buy out my brother, how do people value a share of an olive grove',
    'which subscriptions of ours can go',
    'the free trial took 89.99 three times, how do I get it back',
    'put the new van through the business before April or wait',
    'cash out the 401k to kill the cards',
    'term cover till 60 or 70, we own the flat',
    'buyer of my house wants 12 off, the day before signing',
    'Mum must not give the code from the text message to anybody, tell her',
    "put the house in my brother's name, is that a trap",
  ])('"%s" touches on money', (text) => {
    expect(careOf(text)).toBe('money');
  });
});

describe('play', () => {
  test.each([
    'name for the tax office bowling team',
    'haiku about payday',
    'limerick on my broken toe',
    'title for a crime novel in a pension office',
    'crossword clue for ambulance',
    'css: make the pill button round',
    'sql to count patients by ward',
    'where does the word salary come from',
    'toast for my sister, she sells insurance',
    'get well card for the boss, broken leg, keep it funny',
    'logo idea for a doctor themed escape room',
    'git says detached HEAD, how do I get back',
    'villain who is a tax inspector',
    'is it safe to delete the old branch',
    'group chat name for four who save for a trip',
    'expensive sounding name for a fish finger sandwich',
  ])('"%s" touches on nothing', (text) => {
    expect(careOf(text)).toBe('none');
  });

  test.each([
    ['shellfish allergy card for restaurants, in Thai', 'health'],
    ['wallet card: choking when you are alone', 'health'],
    ['car title loan, two payments behind', 'money'],
    ['which of the store cards do I pay off first', 'money'],
    ['metronidazole and a wedding toast', 'health'],
  ])('stops where it is meant in earnest: "%s" touches on %s', (text, care) => {
    expect(careOf(text)).toBe(care);
  });
});
