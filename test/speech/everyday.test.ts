import { describe, expect, test } from 'vitest';
import { careOf } from '../../src/actors/brain/care.ts';

describe('what everyday words tell about care', () => {
  test.each([
    'aftercare leaflet for new piercings',
    'hygiene checklist for the nail bar',
    'wide awake from two every night',
    'she is five months along and wants to fly',
    'stabbing behind the left eye',
    "Aunt May can't manage the stairs",
    'first-aiders list for the depot',
    "can my grandmother fly at 88, she's frail",
    "is kombucha OK when you're expecting",
    'my niece is partially sighted, what games work',
    'meals for a kidney patient',
    'wrist brace for typing',
    'thirsty all the time',
    'Lou cries most evenings',
    'blisters on day two of the walk',
    'is it normal for a greyhound to shiver',
    'what to say to a friend who lost the baby',
    'is it bad for you eating after ten',
    'five nights in a row on the ward, how do people do it',
    'tips for sleeping through the day',
    'should our cox cut weight for the regatta',
    'which weight class for a judo beginner',
    'is it ok to eat rice that was left out overnight',
  ])('"%s" touches on health', (text) => {
    expect(careOf(text)).toBe('health');
  });

  test.each([
    'is a 22k balloon at the end normal',
    'KES 500 for the tiler',
    'can we claim the tools',
    'flat or percentage for the band',
    'lease to own the forklift',
    'is 18/hr low for a line cook',
    "what's my house worth",
    'R450 for a haircut, is that mad',
    'kr 1200 for a bike service',
    '1.2m for the barn, fair?',
    'haggling over a used van',
    'how much to give at a Polish wedding',
    'is the timeshare a con',
    'cheapest phone plan for a pensioner',
    'a fair split of the petrol',
    'explain simple interest to my niece',
    'FD rates, which bank is best',
    'a bond ladder, explained for a beginner',
    'what to do with the flat before my retirement',
    'sheet that can split the tips by hours',
    'the shift job or this one, 15% more but no weekends',
  ])('"%s" touches on money', (text) => {
    expect(careOf(text)).toBe('money');
  });

  test.each([
    'half the room has been fined by her',
    'where can I legally park the bus in Bath',
    "reply to the girl who asks for a knife tattoo (no, it's illegal)",
    'title for a talk to solicitors',
    'leave conveyancing for teaching at 50, mad?',
    'poster for the law society disco',
    'permit the dog on the sofa or not',
    'clause in a German sentence, where does the verb go',
    'consent of the bride',
    'license plate joke',
    'work out the drive, the ferry and where to sleep',
    'little program where I type in flour, price and eggs',
    'couch to 10k plan',
    '4k video from the drone',
    'PHP 8 upgrade for the site',
    'lease of life, origin of the phrase',
    '32k context model, what does that mean',
    'hydrate the react component on load',
    'quarantine folder in the mail filter',
    'heartbeat endpoint for the server',
    'a speech for my retirement party',
    'the bad for you playlist of nineties songs',
    'three tips for better photos',
    'fish and chips two nights in a row, what else is there',
  ])('"%s" touches on nothing', (text) => {
    expect(careOf(text)).toBe('none');
  });

  test('a lease is a matter of law until a sum stands by it', () => {
    expect(careOf('the lease for the chip shop')).toBe('legal');
    expect(careOf('the lease of a digger, £300 a month')).toBe('money');
  });
});
