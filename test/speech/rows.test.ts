import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../src/actors/rehearsal-chance.ts';
import { triage } from '../../src/actors/rehearsal-triage.ts';

interface Plan {
  mode: string;
  task_type: string;
  subtasks: { title: string }[];
}
const plan = (text: string): Plan => triage({ text }, chanceFrom(text)) as Plan;

describe('a row of people, things or works', () => {
  test.each<[string, string[]]>([
    [
      'Birthday texts, brief: Gran (81), my nephew Theo (turning 13, no jokes about voices), Sal on reception who hates balloons ',
      ['Text – Gran', 'Text – my nephew Theo', 'Text – Sal on reception who hates balloons'],
    ],
    [
      "answers to three emails: bride who wants the marquee in red (can't, it's booked), man arguing about his bill, vicar asking if the choir can come ",
      [
        'Answer – bride who wants the marquee in red',
        'Answer – man arguing about his bill',
        'Answer – vicar asking if the choir can come',
      ],
    ],
    [
      'Thank-you notes, each in her own words: Mrs Okoro (retired) who lent the hall, my cousin in Leith who cooked, and the twins next door ',
      [
        'Note – Mrs Okoro who lent the hall',
        'Note – my cousin in Leith who cooked',
        'Note – the twins next door',
      ],
    ],
    [
      'postcards to the cousins, one from each port: FR ES PT IT ',
      ['Postcard – FR', 'Postcard – ES', 'Postcard – PT', 'Postcard – IT'],
    ],
    [
      'Chapter outlines for my book: Leith, the trawlers, Oslo, home. ',
      ['Outline – Leith', 'Outline – the trawlers', 'Outline – Oslo', 'Outline – home'],
    ],
    [
      "plan B's for rain, late speakers and a broken oven ",
      ['Plan for rain', 'Plan for late speakers', 'Plan for a broken oven'],
    ],
    [
      'ad for the sofa, the desk and my two lamps ',
      ['Ad for the sofa', 'Ad for the desk', 'Ad for my two lamps'],
    ],
    [
      'work out the route, where we can charge the car, what the kids eat and a packing list ',
      ['The route', 'Where we can charge the car', 'What the kids eat', 'A packing list'],
    ],
    [
      'Responses to the three objections: Mill Lane barn, the pond, phone mast ',
      ['Response – Mill Lane barn', 'Response – the pond', 'Response – phone mast'],
    ],
    ['MC greeting in English, Zulu and Afrikaans ', ['In English', 'In Zulu', 'In Afrikaans']],
    [
      'Three nurseries: look into Little Acorns, Busy Bees and The Ark, half a page each, distance, fees ',
      ['Little Acorns', 'Busy Bees', 'The Ark'],
    ],
    [
      'thank you cards to Mrs Hale (violin), coach Dev and the lollipop lady who saved my hat ',
      ['Card to Mrs Hale', 'Card to coach Dev', 'Card to the lollipop lady who saved my hat'],
    ],
    [
      'DMs to the band, the venue and the caterer about the new date ',
      ['Dm to the band', 'Dm to the venue', 'Dm to the caterer about the new date'],
    ],
    [
      "Three speeches: mine (3 min), Dad's (1 min, no jokes), and the maid of honour's ",
      ['Speech – mine', "Speech – Dad's", "Speech – the maid of honour's"],
    ],
    [
      'write posts for Monday, Wednesday and Friday ',
      ['Post for Monday', 'Post for Wednesday', 'Post for Friday'],
    ],
    [
      'can you do a rota for Saturday, a shopping list and a playlist for the drive ',
      ['Rota for Saturday', 'Shopping list', 'Playlist for the drive'],
    ],
    [
      'I need a packing list, a budget and a day plan for Lisbon ',
      ['Packing list', 'Budget', 'Day plan for Lisbon'],
    ],
    ['work out the drive, the ferry and where to sleep ', ['The drive', 'The ferry', 'Where to sleep']],
    [
      'how do I prune the pear? when do I spray it? what do I do about wasps? ',
      ['How do I prune the pear?', 'When do I spray it?', 'What do I do about wasps?'],
    ],
    [
      'Four birds (wren, jay, great tit, barn owl): for each one a paragraph on its song ',
      ['Wren', 'Jay', 'Great tit', 'Barn owl'],
    ],
    [
      'Reply to Liam (wants his ladder back), Mrs Boyle (geese in her garden) and the verger',
      ['Reply to Liam', 'Reply to Mrs Boyle', 'Reply to the verger'],
    ],
    [
      "Dad's move is on Friday: what to have ready at home, who drives when, and a list of questions for the landlord",
      ['What to have ready at home', 'Who drives when', 'A list of questions for the landlord'],
    ],
    [
      'Leaving card verses: Aunt Bo, who is 70 and sharp; my godson, 6; the baker',
      ['Verse – Aunt Bo', 'Verse – my godson', 'Verse – the baker'],
    ],
    [
      'replies: no to the raffle, yes to the picnic, maybe to Crete',
      ['Reply – no to the raffle', 'Reply – yes to the picnic', 'Reply – maybe to Crete'],
    ],
    [
      'signs for the shower, the compost and the tea urn',
      ['Sign for the shower', 'Sign for the compost', 'Sign for the tea urn'],
    ],
    [
      'Letters of thanks for Mr Ray, Ms Ono and the cooks',
      ['Letter for Mr Ray', 'Letter for Ms Ono', 'Letter for the cooks'],
    ],
    [
      'explain tides for a child, a sailor and an examiner',
      ['Explain tides for a child', 'Explain tides for a sailor', 'Explain tides for an examiner'],
    ],
    [
      'emails: reminder (Acme, 30 days late), follow-up (Bell & Co), no thanks (the SEO guy)',
      ['Email – reminder', 'Email – follow-up', 'Email – no thanks'],
    ],
    [
      'thank yous to the band, the caretaker and whoever left the cake',
      ['Thank-you to the band', 'Thank-you to the caretaker', 'Thank-you to whoever left the cake'],
    ],
  ])('"%s" comes apart', (text, titles) => {
    expect(plan(text).subtasks.map(({ title }) => title)).toEqual(titles);
  });

  test.each([
    'Word macro to renumber the clauses and update the contents page ',
    'convert the mitten pattern to toddler size, 40 sts, yarn is on the label ',
    'letter to the council: potholes, bins (again), noise ',
    'speech for Dad: funny, warm (he cries), short ',
    'agenda: roof, budget, new chair (Jo wants it) ',
    'work out the area, the perimeter and the volume ',
    'what do I wear? is it outside? ',
    'draw up ground rules for five lodgers',
    'rank these titles: Salt, The Long Ebb, Low Water',
    'trip notes: what we ate, where we slept, a map',
    'speech for Ann: who she is, what she did, a joke',
  ])('"%s" is one piece', (text) => {
    expect(plan(text).mode).not.toBe('split');
  });
});

describe('the work that an item asks for', () => {
  test.each([
    ['opening paragraph for the novel, not the weather', 'murder', 'copy'],
    ['kindest wording of a no to my uncle', 'murder', 'copy'],
    ['gas or induction hob, just tell me which, we have a small flat', 'murder', 'think'],
    ['Picnic stall. Last year was a moon made of tin. Need one killer concept', 'murder', 'ideas'],
    ['do I put my prices up before the summer', 'murder', 'think'],
    ['fantasy league, I go third, who', 'murder', 'think'],
    ['opening line for a toast, half the room has been fined by her', 'murder', 'copy'],
    ['Redo my piercing aftercare sheet, one side of A5', 'solo', 'write'],
    ['little tool or web page where I type in eggs and it tells me trays', 'solo', 'make'],
    ['sign-up form page for my site: name, size, in plain html', 'solo', 'make'],
    ['program for adding up scores, names and times', 'solo', 'make'],
    ['macro or script that sorts the guests by table', 'solo', 'make'],
    ['bill of materials for a bench', 'solo', 'plan'],
    ["return policy that's kind", 'solo', 'write'],
    ['contract clause for late cancellations', 'solo', 'write'],
    ['baggage rules if I change planes in Oslo', 'solo', 'recall'],
    ['fair or am I being mugged', 'solo', 'think'],
    ['numb toes, it wakes me at night', 'solo', 'recall'],
    ['letter to the council: street lamp broken since May', 'solo', 'write'],
    ['can I walk both sides of the river or just ours', 'solo', 'recall'],
    ['my aunt mixes up her words, is that normal at 70', 'solo', 'think'],
    ['week of lunchboxes for a small boy', 'solo', 'plan'],
    ['best way to get candle wax off slate', 'solo', 'make'],
  ])('"%s" is flown as %s, and is %s', (text, mode, task_type) => {
    expect(plan(text)).toMatchObject({ mode, task_type });
  });
});
