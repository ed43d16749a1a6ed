/** Skeletons for words between people. Data only; the slots are told in forms.ts. */
export const formsSaid = {
  email: {
    what: 'an email with gaps',
    bodies: [
      `Subject: {B}\n\nHello {hi},\n\n{say} [What you need, in one sentence.]\n\nCould you let me know by [day]? If another way suits you better, tell me.\n\nBest wishes,\n[your name]`,
      `Subject: {B} – [what you need]\n\nDear {hi},\n\n{say} The reason is [a sentence].\n\nTo make it easy: [what you have prepared or could offer].\n\nThank you, and kind regards,\n[your name]`,
      `Subject: {B}, [date]\n\nDear {hi},\n\nI hope you’re well. {say}\n\n- [first thing to know]\n- [second thing to know]\n\nI’m glad to explain more; the best time is [when].\n\nRegards,\n[your name]`,
    ],
  },
  text: {
    what: 'a short message',
    bodies: [
      `Hi {hi}! {say} Sorry for the short notice, and see you [day]!`,
      `{hi}, a quick one: {say} I’ll ring you if you’d rather talk 🙂`,
      `Hello {hi}! {say} [One friendly sentence.] Talk soon!`,
    ],
  },
  chat: {
    what: 'a way to begin the call',
    bodies: [
      `“Hello {hi}, it’s [your name]. Is this a good moment?”\n\nThen: [what you want to tell], and a question back: [what you’d like to hear].\n\nA good time to try: [day, hour].`,
      `- To ask: [how something went that they told you last time]\n- To tell: [one piece of news]\n- To settle: [when you’ll see each other]\n\nIf {hi} doesn’t pick up: “Nothing urgent, I’ll try again on [day].”`,
      `“{hi}! I’ve been meaning to call. How are you?”\n\nListen first. Then: [what it is about]. Before hanging up: [when you’ll speak again].`,
    ],
  },
  reply: {
    what: 'a reply with gaps',
    bodies: [
      `Hello {hi},\n\nthank you for your message about {t}.\n\n[Your answer, in the first sentence.] [The reason, in the second.]\n\nIf that leaves something open, I’m glad to talk on [day].\n\nKind regards,\n[your name]`,
      `Dear {hi},\n\nI’ve looked into what you wrote. [What you agree with.] [What you see differently, and the paper or date that shows it.]\n\nI suggest [next step] by [date].\n\nBest wishes,\n[your name]`,
    ],
  },
  request: {
    what: 'words for asking or telling',
    bodies: [
      `Hello {hi},\n\n{say} For you that means [what changes or what is needed], by [day]. Just tell me if that doesn’t work.\n\nThank you,\n[your name]`,
      `“Have you got two minutes? {say} [What you’d like, in one sentence.] What do you think?”\n\nThen wait for the answer. If it has to be in writing, the same sentences do.`,
      `Hi {hi},\n\n{say} I’d rather say so now than late.\n\nCould you [one small thing] until [day]? I’ll do [the rest].\n\nThanks a lot,\n[your name]`,
    ],
  },
  thanks: {
    what: 'words of thanks',
    bodies: [
      `Dear {hi},\n\nthank you for [what they did]. I noticed in particular [a detail that only they could have done].\n\nIt made a difference: [what came of it].\n\nWarmly,\n[your name]`,
      `Dear {hi},\n\nwithout you, [what would have gone wrong]. Instead, [what happened].\n\nThank you, from all of us. [When you’ll see them again.]\n\n[your name]`,
      `Dear {hi},\n\nsince [day] I’ve wanted to write this: thank you. [One thing they said or did] has stayed with me.\n\nI hope [what you wish them].\n\nYours,\n[your name]`,
    ],
  },
  apology: {
    what: 'an apology with gaps',
    bodies: [
      `Dear {hi},\n\nI’m sorry about [what you did, without “if”]. It must have felt like [how].\n\nThere is no good excuse. What I’d like to do now is [one thing]. Would that be all right with you?\n\n[your name]`,
      `{hi}, I got that wrong: [what]. You were right to be [hurt, annoyed].\n\nNext time I’ll [what changes]. Can I make it up with [small thing] on [day]?`,
    ],
  },
  invite: {
    what: 'an invitation with gaps',
    bodies: [
      `Dear {hi},\n\nwe’d love to have you with us: [day, time], [place].\n\nThere will be [food or plan]; all you need to bring is [thing or nothing]. Tell us by [date] whether you can come, and whether somebody comes along.\n\n[your name]`,
      `You’re invited!\n\nWhat: {B}\nWhen: [day], from [time]\nWhere: [place]\nPlease answer by [date]: [number]\n\nCome as you are.`,
      `Hello {hi},\n\nwill you join us on [day] at [time]? We’ll [what is planned], and it would be less fun without you.\n\nA word by [date] is enough.\n\n[your name]`,
    ],
  },
  wishes: {
    what: 'a few words for a card',
    bodies: [
      `Dear {hi},\n\nI’ve been thinking of you. [One memory or one thing you value in them.]\n\nI wish you [what fits: strength, rest, a good year]. I’m here if you’d like company or a hand with [something concrete].\n\n[your name]`,
      `Dear {hi},\n\n[A sentence about the occasion, without big words.] [What you hope for them.]\n\nWith love,\n[your name]`,
    ],
  },
  feedback: {
    what: 'notes for feedback',
    bodies: [
      `- Keep doing: [a situation, what they did, what it led to]\n- Do more of: [the same]\n- Change: [one situation, what you saw, what you’d wish for instead]\n\nBegin: “{hi}, I’d like to tell you what I’ve noticed, and hear how you see it.”`,
      `1. What went well for {to}, with a date: [example]\n2. What surprised you, in a good way: [example]\n3. The one thing for next time: [wish, not verdict]\n4. A question to end with: “What do you need from me?”`,
    ],
  },
  talk: {
    what: 'a way into the talk',
    bodies: [
      `Begin: “I’d like to talk about {t}, and I’d like us both to leave with a plan.”\n\n- What you saw, without judging: [fact]\n- What it does to you or the others: [a sentence]\n- What you ask for: [one thing]\n\nThen listen. If it gets loud: “Let’s stop here and go on [day].”`,
      `Beforehand: what do they worry about? [a guess]. What do you need at least? [one thing].\n\nFirst sentence: “Thank you for taking the time. It’s about {t}.”\nLast sentence: “So we do [what] until [when]. Have I got that right?”`,
    ],
  },
} as const;
