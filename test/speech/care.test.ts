import { describe, expect, test } from 'vitest';
import { careOf } from '../../src/actors/brain/care.ts';

describe('an item that touches on health', () => {
  test.each([
    'hips. 51 and I can barely bend to tie my boots',
    'my shoulder is wrecked from the harvest',
    'a lump of indigestion after every meal',
    'is the epi pen in the staff room still good',
    'Dad had a fall on the stairs again',
    'the choir leader has lost her voice',
    'explain blood gases for the new starters',
    'still vaping, how do I tell my sister',
    "can't stop thinking about what I said in the meeting",
    'Noor has gone very quiet since the exams',
    'nut-free cake for the class of 26',
    'morning sickness, what helps on a train',
    'questions for the anaesthetist',
    'Nan needs a stairlift, who fits them',
    'the puppy has eaten a sock',
    'up all night worrying myself sick',
    'new carer for Uncle Bill',
    'my son is getting meltdowns after school',
    'how long after the op can I drive',
    'Mum keeps putting the kettle in the fridge',
    'is it OK to run with a cold',
    'toddler hates vegetables, is she getting enough iron',
    'panicked on the motorway again',
    "I don't want to be here any more",
    "haven't left the flat in a week",
    "my son's stammer",
    'knocked my head on the boot',
    'stretches for long drives, everything seizes up',
    'reply to the guest whom the mussels gave the runs',
    'crying before every rehearsal, is that normal',
    "what do I do about my elbow, I can't lift the kettle",
  ])('"%s" asks for care', (text) => {
    expect(careOf(text)).toBe('health');
  });

  test.each([
    'the door to the shed is swollen',
    'dependency injection for the mailer',
    'disabled the button by mistake, put it back',
    'a sick guitar riff for the chorus',
    'memory leak in the importer',
    'Farewell card for the ward sister',
    'Team name for the hospital quiz',
    'the pile of coats in the hall',
    'mood board for the kitchen',
    'apple pips for the seed jar',
    "card for next door, the neighbour's fence looks great",
    'how do tides work',
    'names for a jazz trio',
    'explain recursion',
    'python script to sort photos',
    'debate: uniforms yes or no',
    'learn the second verse',
    'are we open on Easter Monday or not',
    'sell the rig or lease on',
  ])('"%s" asks for none', (text) => {
    expect(careOf(text)).toBe('none');
  });
});

describe('an item that touches on money', () => {
  test.each([
    'what is a P60 and why do I have two',
    'does student finance stop if I repeat a year',
    'equity for the first three hires, what is usual',
    'cheapest way to run the tumble dryer',
    'got 2600 saved, is that enough for a moped',
    'new carpet levy, explain it',
    'overtime on bank holidays, how is it worked out',
    'who gets which royalties for the song',
    'fixed rate or tracker',
    'day rates for sign painters',
    '₹4000 for the electrician, too much?',
    'Rs 1200 still missing from the kitty',
    'the till was short again on Saturday',
    'mark-up on the christening cakes',
    'Self Assessment, where do I even start',
    'PIP form for Jo',
    'lenders want three years of accounts',
    'is 40k enough in Bristol',
    'do I tip the movers',
    'when can I draw my super',
    'explain APR',
    'raise my rates without losing Sue',
    'is the extended warranty a rip off',
    'chama contributions tracker',
    'can I deduct the workshop',
    'answer the landlord about the deposit for the shed',
    'who helps with PIP',
    'the kitchen quote, good or robbery',
    'become a limited company or not',
    'text to the builder, his quote came in at double',
  ])('"%s" asks for care', (text) => {
    expect(careOf(text)).toBe('money');
  });

  test.each([
    'a quote for the yearbook by somebody wise',
    'quotes from Austen for place cards',
    'charge the drill',
    'earn the canoe badge with the scouts',
    'split the irises',
    'lend Tom my ladder',
    'stock for the soup',
  ])('"%s" asks for none', (text) => {
    expect(careOf(text)).toBe('none');
  });
});

describe('an item that touches on the law', () => {
  test.each([
    'settled status for Marek, which papers',
    'damp in the bedroom: complaint to the landlord',
    'do we need a permit for the bouncy castle',
    'what the Equality Act says about our entrance',
    'customs form for the sculptures to Oslo',
    'a consent form for the school photos',
    'taking on an apprentice, what has to be in place',
    'jury duty clashes with the tour',
    'are we allowed to play music until eleven',
    'can my boss read my emails',
    'can they make me work Christmas',
    'the agency kept my documents',
    'accident at work, do I report it',
    'dog bit the postman',
    'terms for hiring out the hall',
  ])('"%s" asks for care', (text) => {
    expect(careOf(text)).toBe('legal');
  });

  test('an act of a play is no law, and a custodian no custody', () => {
    expect(careOf('costumes for Act II')).toBe('none');
    expect(careOf('thank the custodian for the chairs')).toBe('none');
  });
});
