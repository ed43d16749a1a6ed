import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../src/actors/rehearsal-chance.ts';
import { triage } from '../../src/actors/rehearsal-triage.ts';

interface Plan {
  mode: string;
  subtasks: { title: string }[];
}
const plan = (text: string): Plan => triage({ text }, chanceFrom(text)) as Plan;

describe('an item that names several pieces', () => {
  test.each([
    ["three haikus, one for each season we've been here", ['Haiku 1', 'Haiku 2', 'Haiku 3']],
    ['two emails: one to the landlord, one to the agent', ['Email to the landlord', 'Email to the agent']],
    ['A polite and a rude version of the note about the bins', ['Polite version', 'Rude version']],
    ['long and short bio for the festival programme', ['Long bio', 'Short bio']],
    [
      'instructions for the cat, the plants and the boiler for the house sitter',
      [
        'Instruction for the cat',
        'Instruction for the plants',
        'Instruction for the boiler for the house sitter',
      ],
    ],
    ['labels for the jars: plum, quince, damson', ['Label – plum', 'Label – quince', 'Label – damson']],
    ['explain mitosis and meiosis, one paragraph each', ['Mitosis', 'Meiosis']],
    [
      'packing lists for me, for Sam and for the baby',
      ['Packing lists for me', 'Packing lists for Sam', 'Packing lists for the baby'],
    ],
    ['What do Anna, Ben and Carl each need to bring?', ['Anna', 'Ben', 'Carl']],
    [
      'a sentence about each of the six paintings',
      ['Painting 1', 'Painting 2, painting 3', 'Painting 4', 'Painting 5, painting 6'],
    ],
    [
      'school reports for 8B: Amir, Beth, Chloe, Dan',
      ['Report – Amir', 'Report – Beth', 'Report – Chloe', 'Report – Dan'],
    ],
    ['letter to the bank and another to the ombudsman', ['Letter to the bank', 'Another to the ombudsman']],
    ['summary in English and in Welsh', ['In English', 'In Welsh']],
    [
      'first figure out the route, then write it up for the group',
      ['Figure out the route', 'Write it up for the group'],
    ],
    ['1) ring the hall 2) book the band 3) order cups', ['Ring the hall', 'Book the band', 'Order cups']],
    [
      'job descriptions: barista, kitchen porter, weekend supervisor',
      ['Description – barista', 'Description – kitchen porter', 'Description – weekend supervisor'],
    ],
    [
      'pros and cons of the two halls and a letter to the committee',
      ['Pros and cons of the two halls', 'A letter to the committee'],
    ],
    [
      'Draft replies to: Mrs. Patel, the parish council, and that man with the dog',
      ['Reply – Mrs. Patel', 'Reply – the parish council', 'Reply – that man with the dog'],
    ],
    [
      'Feedback for the three trainees',
      ['Feedback for trainee 1', 'Feedback for trainee 2', 'Feedback for trainee 3'],
    ],
    ['one text to the group, one to mum', ['Text to the group', 'Text to mum']],
    [
      'look into trains, ferries and flights to Cork',
      ['Look into trains', 'Look into ferries', 'Look into flights to Cork'],
    ],
    [
      'Instagram, LinkedIn and newsletter versions of the announcement',
      ['Instagram version', 'LinkedIn version', 'Newsletter version'],
    ],
    ['give Joan, Keith and Little Bob a job each', ['Joan', 'Keith', 'Little Bob']],
    ['speech for the mayor and speech for me', ['Speech for the mayor', 'Speech for me']],
    ['a paragraph each on funding, volunteers and the roof', ['Funding', 'Volunteers', 'The roof']],
    [
      'work out the catering numbers and draft the invite',
      ['Work out the catering numbers', 'Draft the invite'],
    ],
    [
      'compare broadband deals and write to the landlord about the cable',
      ['Compare broadband deals', 'Write to the landlord about the cable'],
    ],
    [
      'Summaries of chapters 2, 5 and 7',
      ['Summary of chapter 2', 'Summary of chapter 5', 'Summary of chapter 7'],
    ],
    ['write the intro, the methods and the discussion', ['Intro', 'Methods', 'Discussion']],
    [
      'dear parents letter about lice, plus a shorter one for the fridge',
      ['Dear parents letter about lice', 'A shorter one for the fridge'],
    ],
    [
      'Two versions of the apology, one formal, one like a human being wrote it',
      ['First version', 'Second version'],
    ],
    ["Reply to Kim's mum and to the coach", ["Reply to Kim's mum", 'Reply to the coach']],
    [
      'Write up what we agreed with (a) the council (b) the school (c) the scouts',
      ['The council', 'The school', 'The scouts'],
    ],
    ['what to say to dad, what to say to mum', ['What to say to dad', 'What to say to mum']],
    [
      'recipes for the vegans, the coeliac and my brother',
      ['Recipe for the vegans', 'Recipe for the coeliac', 'Recipe for my brother'],
    ],
  ])('"%s" comes apart', (text, titles) => {
    expect(plan(text).subtasks.map(({ title }) => title)).toEqual(titles);
  });

  test.each([
    'letter to the bank about the charges, short and firm',
    'email Ann and Bob about Saturday',
    'note for the milkman, two pints each day',
    'tickets for the play are 8 quid each, is that fair',
    'speech for the wedding, funny, warm and under five minutes',
    'poem about cats and dogs',
    'recipe for bread and butter pudding',
    'rules for the sauna, clear and friendly',
    'plan a route with Sam, Jo and the dog',
    'story about a fox, a hen and a lost glove',
    'buy two lamps, one for the hall',
    'explain the difference between ser and estar',
    'why do the lights and the fan go off each night',
    'tell each other stories at the fire',
    'write a nice review for the plumber, he came out on Sunday and fixed it and left it clean',
    'letter from the school, what does it want from me',
    'instructions for the new oven',
    'thank-you note to the neighbours for the soup and the logs',
    'summary of chapters 3-5',
    'agenda for Monday with time for the roof and the budget',
    "reply to Sue, be kind, keep it short and don't promise anything",
    'newsletter intro, mention the fair and the new bins',
    'email to parents about nits and hats',
    'draft a reply to the man who wants his deposit back and is threatening us',
    'how to get wax and ink out of linen',
    'read the two leaflets and tell me what matters',
    "plan for the week I'm away, cat and plants",
    'cover letter, I have a van and two kids',
    'advert for the room, no smokers and no cats',
    'CV for a job in a bank and I have no idea where to start',
    'help me understand the letter and what I have to do',
    'write a script for the answering machine and keep it cheerful',
    'timetable for revision, maths and physics first',
    'each week the bins get missed, write to the council',
    'an essay on love and death in Hamlet',
  ])('"%s" is one piece', (text) => {
    expect(plan(text).mode).not.toBe('split');
  });
});
