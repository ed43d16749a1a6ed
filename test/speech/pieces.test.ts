import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../src/actors/rehearsal-chance.ts';
import { triage } from '../../src/actors/rehearsal-triage.ts';
import { severalPieces } from './_pieces.ts';

interface Plan {
  mode: string;
  subtasks: { title: string }[];
}
const plan = (text: string): Plan => triage({ text }, chanceFrom(text)) as Plan;

describe('an item that names several pieces', () => {
  test.each(severalPieces)('"%s" comes apart', (text, titles) => {
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
    'is the 7.15 or the 7.40 more reliable',
    'recipe for a cake without eggs and butter',
    "email the team about Monday's start and the new gate code",
    'essay plan: causes of WW1',
    'thank-you letter to the surgeon and her team',
    'itinerary for Porto, food and tiles',
    'rota for Kath, Bev and Moira',
    'what to ask at the mortgage meeting',
    'short bio, beekeeper and dad of three',
    'help me reply to a mean comment',
    'risk assessment for the trip',
    'find a campsite with showers and a shop',
    'timeline for the kitchen, floor before units',
    'newsletter piece on the well and the pump',
    'explain the offside trap and the high press, diagrams in words',
    'toddler group theme songs, one per day',
    'lyrics, second verse only',
  ])('"%s" is one piece', (text) => {
    expect(plan(text).mode).not.toBe('split');
  });
});
