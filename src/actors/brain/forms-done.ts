/** Skeletons for what is done out in the world, and for what no kind fits. Data only; the slots are told in forms.ts. */
export const formsDone = {
  call: {
    what: 'what to say on the phone',
    bodies: [
      `“Hello, this is [your name]. I’m calling about {t}. [The wish in one sentence.]”\n\n- At hand: [number, date, paper]\n- To ask: [what], [until when], [what it costs]\n- To note: who you spoke to, and when they’ll be back in touch`,
      `Before: [the one thing you want to have settled].\nFirst sentence: “Hello, it’s [your name]. Have you got a minute? It’s about {t}.”\nIf nobody answers: “Please call me back on [number] before [day].”\nAfter: write down what was agreed.`,
    ],
  },
  visit: {
    what: 'notes for the appointment',
    bodies: [
      `- Ask for: [day], or failing that [day]\n- Say: “I’d like an appointment for [what]. Mornings or evenings suit me.”\n- Bring: [card, papers, list of questions]\n- Into the calendar: the way there, [minutes]`,
      `1. Number and opening hours: [look up]\n2. Two dates that would do: [first], [second]\n3. On the day: [what to bring], ten minutes early\n4. Before leaving: is there a next time, and when?`,
    ],
  },
  booking: {
    what: 'notes for the booking',
    bodies: [
      `- When: [date], [from, to]; how many: [number]\n- At most: [price], and free of charge to cancel until [date]\n- To ask: [one thing that isn’t on the page]\n- Name and number to leave: [yours]\n\nAfterwards: keep the confirmation with [the papers].`,
      `“Hello, I’d like to book [what] for [date], for [how many]. Is there still something free? And what if I have to cancel?”\n\nSecond choice, if they’re full: [date or place].`,
    ],
  },
  shopping: {
    what: 'a list for the shop',
    bodies: [
      `{ticks}\n- [ ] [what is running out as well]\n\nAt most: [price]. If they don’t have it: [what does instead].`,
      `{ticks}\n- [ ] a bag\n\nOn the way anyway: [shop]. Size, colour or brand that matters: [note].`,
    ],
  },
  pickup: {
    what: 'notes for the way there',
    bodies: [
      `- Where, and open until: [place, time]\n- Show: [slip, number or identity card]\n- If somebody else goes: a signed line, “I authorise [name] to collect this for me.”\n- Look it over before leaving the counter`,
      `1. Is it there yet? [message or number to call]\n2. By when does it have to be fetched: [date]\n3. Take along: [slip], a bag\n4. On the same way: [other errand]`,
    ],
  },
  return: {
    what: 'notes for the counter',
    bodies: [
      `- Latest day: [date on the receipt or in the terms]\n- Take along: [receipt], the box, the card it was paid with\n- Say: “I’d like to return this. [The reason, if one is asked for.]”\n- Settle beforehand: money back, or exchange?`,
      `1. Receipt: [where it is]\n2. Does it go to the shop or by post? [terms]\n3. A picture of it, before it is packed\n4. Note when the money should be back: [date]`,
    ],
  },
  send: {
    what: 'notes for sending it off',
    bodies: [
      `- To: [name, address]\n- With it: a line, “[your words]”\n- By: [date it has to be there]; so posted by [date]\n- Keep: the number of the shipment`,
      `1. What goes in: [list]\n2. Checked for what must not be missing: [signature, date, stamp]\n3. How: [post, courier, by hand]\n4. Tell {to} that it is on the way`,
    ],
  },
  form: {
    what: 'notes for the paperwork',
    bodies: [
      `- Where: [office or page], by [date]\n- Needed: [proof of identity], [number], [picture or copy]\n- Costs: [fee]\n- Takes: [weeks]\n\nCopy everything before it goes off; note the day it went.`,
      `1. The right form, in its newest version: [name]\n2. The three entries that are looked up beforehand: [number], [date], [name as in the papers]\n3. Sign, date, copy\n4. Remind yourself after [weeks] if nothing came back`,
    ],
  },
  payment: {
    what: 'a slip to fill in',
    bodies: [
      `- To: [name and account, copied, not remembered]\n- Sum: [sum]\n- Due: [date]\n- For: [what for, number]\n\nCompare sum and account once more before it goes; then keep the receipt with [the others].`,
      `1. Is it right? Compare with [order, contract, last time]\n2. Due on [date]: pay on [date before]\n3. Once or every month? If it comes back, [standing order]\n4. Tick it off where the others stand`,
    ],
  },
  chore: {
    what: 'a short way to do it',
    bodies: [
      `- To have at hand: [thing]\n- Takes: [minutes]; best [time of day]\n- Done when: [what can be seen]\n- Next time: [date]`,
      `1. What has to be there first: [thing]\n2. The part that is easily skipped: [part]; that one early\n3. The rest\n4. Put away what was used`,
      `Before: [what has to be there].\nDuring: one thing at a time, [minutes] each.\nIf it comes round every [week], it goes into the calendar.`,
      `Ten minutes today: [the part that shows most].\nThe rest on [day], together with [what lies next to it].`,
    ],
  },
  open: {
    what: 'a first step',
    bodies: [
      `- What should be different afterwards: [a sentence]\n- What is there already: [thing]\n- Who has to know: [name]\n- First step, ten minutes: [step]`,
      `The likeliest reading: [what you want to have at the end].\n\n1. Find out [the one unknown]\n2. Do [the smallest useful part]\n3. Decide then whether the rest is worth it`,
      `Three ways to take it:\n\n- as something to do: [step], by [date]\n- as something to decide: [question]\n- as something to tell: [whom, what]\n\nOne word behind the item would settle which.`,
    ],
  },
  part: {
    what: 'one part of it',
    bodies: [
      `- What there has to be: [how many, which]\n- Who sees to it: [name], by [date]\n- Ready when: [what can be seen]`,
      `1. What is there already: [thing]\n2. What is missing: [thing], from [where]\n3. Who has to know: [name]`,
      `By [date], at most [hours or money]. First step: [step]. If it can’t be had: [what does instead].`,
      `For {t}: [one decision], then [one call or message], then tick it off. Waits for: [nothing, or what].`,
    ],
  },
  vague: {
    what: 'a question back',
    bodies: [
      `A crow would need one more word:\n\n- what should be there when it is done: [thing]\n- for whom, and by when: [name, day]\n- where it was talked about before: [mail, meeting]`,
      `Add to the item whichever fits:\n\n- what to do with it: write, plan, decide or ask\n- the name it is about\n- the day it is due`,
    ],
  },
} as const;
