/** Skeletons for things that have to work, and for plans. Data only; the slots are told in forms.ts. */
export const formsMade = {
  code: {
    what: 'the way to it, in small steps',
    bodies: [
      `1. The smallest case that shows it: [input], expected [output]\n2. A test that fails because of it: [file]\n3. The change: [one place]\n4. All tests again, then the same case by hand\n\nIt works when the test from step 2 passes and nothing else changed colour.`,
      `- Goes in: [an example of the input]\n- Comes out: [what it should give for that]\n- Must not happen: [the case you fear: empty, twice, very long]\n\nFirst make the example pass, then the feared case, then tidy up. The code itself was not written in this rehearsal.`,
      `1. Write down what happens now: [message, line]\n2. Take away half of what could cause it; look again\n3. Repeat until one cause is left: [cause]\n4. Change that, and keep the case as a test\n\nMost time goes where step 1 was skipped.`,
    ],
  },
  repair: {
    what: 'steps to a repair',
    bodies: [
      `1. What exactly happens, and when: [a sentence]\n2. Switch off, shut off or unload whatever it hangs on\n3. The usual cause first: [part]; clean it or tighten it\n4. Try again; only then the next: [part]\n\nStop and call somebody where gas, mains or a roof comes in.`,
      `- To have at hand: [tool], [spare part], a cloth, a lamp\n- Take a picture before anything comes off\n- Undo only what has to come off; lay the parts out in order\n- Put together, try, look again tomorrow\n\nIt holds if the same thing hasn’t come back after [days].`,
    ],
  },
  setup: {
    what: 'steps, and how to see that they worked',
    bodies: [
      `1. Note how it is set now: [settings], so that there is a way back\n2. Have ready: [account, cable, code]\n3. Change one thing: [the setting]\n4. Try it from where it will be used: [place]\n\nIt worked when [what should be seen]. If not, go back to step 1’s note.`,
      `- Before: [what it needs to be near, plugged in or signed in]\n- The order of the maker’s manual: [page]\n- After: switch it off and on once and look whether it is still so\n\nIf it isn’t, the second step was done before the first.`,
    ],
  },
  craft: {
    what: 'an order of work',
    bodies: [
      `1. Measure twice: [length] × [width]\n2. Get: [material], a tenth more than measured\n3. Try the hardest joint or corner on a leftover\n4. Do the large parts, let them rest, then the edges\n5. Look at it by daylight`,
      `- Material: [what, how much]\n- Tools: [which], and something to protect the floor\n- Time: [hours], plus the hours in which it has to dry or rest\n\nBegin where nobody will look; that part is the practice.`,
    ],
  },
  recipe: {
    what: 'a recipe card to fill in',
    bodies: [
      `For [how many]:\n- [the main thing, how much]\n- [what binds it]\n- [what gives it taste]\n\n1. Prepare what takes longest: [step]\n2. Bring it together: [step], [minutes]\n3. Taste, and only then add salt or sugar\n4. Let it rest [minutes]`,
      `Who eats, and what they can’t: [people]\nOven or pan: [heat], [minutes]\n\n1. [step that can be done the day before]\n2. [step on the day]\n3. [how to see that it is done]\n\nThe quantities are left open: none were looked up.`,
    ],
  },
  howto: {
    what: 'a way to go about it',
    bodies: [
      `1. The smallest piece that counts as done: [a thing you could show]\n2. [ten] minutes a day for that, at the same hour\n3. After a week, show it to somebody\n4. Then the next piece: [thing]\n\nWhat usually goes wrong: beginning with the second piece.`,
      `- What you need: [thing], [thing]\n- First try, where it can’t do harm: [place]\n- What to watch for: [sign that it works]\n- If it doesn’t: [one thing to change], then again\n\nOne change at a time, or nobody knows which one helped.`,
    ],
  },
  trip: {
    what: 'a plan with gaps',
    bodies: [
      `- There: [day, time], back: [day, time]\n- Sleep: [place], booked until [date] without a fee\n- Each day one thing that is fixed: [thing]; the rest stays open\n- If it rains: [plan]\n\nToday: the tickets, since everything hangs on their times.`,
      `1. Who comes, and what nobody wants to miss: [list]\n2. What has to be booked early: [thing], by [date]\n3. Ways between the places: [minutes]\n4. A free half day, at best the second\n\nThe way home is planned first; it is the one with a deadline.`,
    ],
  },
  event: {
    what: 'a plan, walked back from the day',
    bodies: [
      `- The day: [date, from, to], [place], [how many]\n- A week before: [food and drink ordered], [who helps]\n- Three weeks before: invitations, with a date to answer by\n- Today: ask two people about the date\n\nIf the place falls through: [second place].`,
      `| What | Who | By when |\n|---|---|---|\n| Place | [name] | [date] |\n| Guests | [name] | [date] |\n| Food | [name] | [date] |\n| The one surprise | [name] | [date] |\n\nA row without a name is a row nobody does.`,
    ],
  },
  budget: {
    what: 'a sheet to fill in',
    bodies: [
      `| What | Guess | Real |\n|---|---|---|\n| What can’t be left out | [sum] | [sum] |\n| What would be nice | [sum] | [sum] |\n| What is always forgotten | a tenth of it all | [sum] |\n\nDecide the total first: [limit]. The middle row gives way.`,
      `1. What comes in, for sure: [sum]\n2. What goes out, for sure: [sum]\n3. What can wait: [list with sums]\n4. Kept back: [sum]\n\nLines 1 and 2 need a paper each; line 3 needs a decision.`,
    ],
  },
  packing: {
    what: 'a list to tick off',
    bodies: [
      `- [ ] Papers: [ticket, card, key]\n- [ ] To wear: [days] × the basics, one warm layer more\n- [ ] For the night: [list]\n- [ ] For the weather: [list]\n- [ ] Charger, and what it charges\n\nLay it all out, then put a third back.`,
      `- [ ] What can’t be bought there: [list]\n- [ ] What has to stay within reach on the way: [list]\n- [ ] What somebody else brings: [name, thing]\n- [ ] Last, by the door: keys, phone, [thing]\n\nPack the evening before; the forgotten thing comes to mind overnight.`,
    ],
  },
  agenda: {
    what: 'an agenda',
    bodies: [
      `1. What has to be decided today: [question], 10 minutes\n2. What everybody has to know: [news], 5 minutes\n3. What one person needs help with: [topic, name], 10 minutes\n4. Who does what until when, 5 minutes\n\nIn writing instead: [what needs no talk].`,
      `- Aim: when we leave, [what is settled]\n- Read beforehand: [paper]\n- First the hardest: [topic], led by [name]\n- Then [topic], then [topic]\n- Last five minutes: names and dates\n\nNo aim, no meeting.`,
    ],
  },
  schedule: {
    what: 'a timetable to fill in',
    bodies: [
      `| When | Who or what | Instead, if it fails |\n|---|---|---|\n| [first slot] | [name] | [name] |\n| [second slot] | [name] | [name] |\n| [third slot] | [name] | [name] |\n\nFill in first what can’t move. One slot stays free.`,
      `1. What is fixed: [times]\n2. What takes longest: [thing], into the best hours\n3. What is short: into the gaps\n4. A pause after every second block\n\nAfter a week, move what was always late.`,
    ],
  },
  menu: {
    what: 'a menu to fill in',
    bodies: [
      `- Mon and Thu: one pot, enough for twice: [dish]\n- Tue: the leftovers, with something fresh: [thing]\n- Wed: quick, out of the larder: [dish]\n- Fri: what somebody else cooks: [name]\n\nWhat nobody may eat: [list]. To buy on [day]: [list].`,
      `First what has to be used up: [list]. Around that [three] dishes: [first], [second], [third].\n\nOne can be made the day before, one needs no oven, one everybody likes. Shopping follows from these.`,
    ],
  },
  project: {
    what: 'a plan, walked back from its end',
    bodies: [
      `- Done means: [what can be seen then], on [date]\n- The step before that: [step], [days]\n- What others have to do, and need to hear early: [who, what]\n- Today, in half an hour: [the first step]\n\nIf it gets late, leave out: [thing].`,
      `1. Everything that belongs to it on one sheet, unsorted: [list]\n2. Mark what waits for somebody else; ask for that first\n3. Give the rest an order and three dates: [first], [middle], [last]\n4. One evening a week to look at the sheet`,
      `| Step | Takes | Needs |\n|---|---|---|\n| [first, today] | [time] | nothing |\n| [second] | [time] | [the first] |\n| [last] | [time] | [all others] |\n\nA spare [day] before the end, and a way out: [second plan].`,
    ],
  },
} as const;
