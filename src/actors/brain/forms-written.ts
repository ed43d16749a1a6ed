/** Skeletons for longer texts. Data only; the slots are told in forms.ts. */
export const formsWritten = {
  piece: {
    what: 'a first draft with gaps',
    bodies: [
      `Most people know only one side of {t}: [the usual view]. There is another. [Your main point, in one sentence.]\n\n[The strongest reason, with its source.] [An example that can be seen.]\n\nWhoever disagrees will say that [the best objection]. That is right as far as [where it holds]; beyond that, [your answer].\n\nSo it comes back to {t}, and to [what the reader should keep].`,
      `**Opening:** a moment that shows {t} without naming it: [where, who].\n\n**Middle:** three paragraphs, each with one claim and one proof: [first], [second], [third].\n\n**End:** what has changed since the opening: [a sentence].`,
      `[A question that the reader already has about {t}.]\n\nThe short answer is [a sentence]. The longer one begins with [fact and source] and leads to [second fact].\n\nWhat remains open: [honestly, one thing].`,
    ],
  },
  speech: {
    what: 'words to be spoken',
    bodies: [
      `Good [evening], everybody.\n\nWhen I was asked to say something, one moment came to mind: [where you were, what was said]. It says more than a list would.\n\nWhat I learned from it is [a sentence]. And that is why I am glad to stand here.\n\n[A last sentence, addressed to those it is about.]`,
      `1. Begin with a picture everybody here knows: [the scene]\n2. One story, told in a minute: [what happened, and the turn]\n3. What it shows: [a sentence]\n4. Turn to them: “[what you wish them]”\n\nTwo minutes, spoken slowly, leave room for what people feel.`,
    ],
  },
  story: {
    what: 'a beginning',
    bodies: [
      `Nobody in the house had given a thought to {t} for weeks. Then, on a [day] with rain in the gutters, somebody knocked and asked for exactly that.\n\n“We have no [thing],” said [name]. But the door stood open by then, and [what came in].`,
      `Late in the evening, when the kettle was cold, [name] told the one about {t}. It began the same way each time: with a light where no light should be.\n\n“And then?” asked [the smallest one].\n\nThen [what nobody expected].`,
    ],
  },
  poem: {
    what: 'a few lines of verse',
    bodies: [
      `Somebody mentioned {t} at noon,\nsomebody else said: none too soon.\nWe put on the kettle, we moved up a chair,\nand when it got quiet, a bit was still there.`,
      `Here’s to {t}, and here’s to the day\nthat found us together and got in our way;\nwe meant to be early, we meant to be wise,\nand stayed until morning with stars in our eyes.`,
      `Of all the small things that a week has to show,\nI’d vote for {t}, and I’d have you know:\nthe big ones are many, and loud, and they pass;\nthe small ones keep shining like rain on the grass.`,
      `Write it in chalk, or write it in ink,\ntell it to those who have no time to think:\na word about {t}, and a hum on the stair,\nwill travel much further than talk that’s all air.`,
    ],
  },
  report: {
    what: 'an outline with gaps',
    bodies: [
      `**In short:** [what was done, what came out, what is asked for]\n\n1. Where things stand: [figures and their date]\n2. What changed since last time: [two points]\n3. What worries us: [one risk and who watches it]\n4. Next: [who, what, by when]`,
      `- First page: the one sentence that should be remembered: [sentence]\n- Then: what was expected of {t} and what came of it: [two figures]\n- Then: the decision that is needed: [question, options]\n- Last page: names and dates: [who, by when]`,
    ],
  },
  newsletter: {
    what: 'a draft with gaps',
    bodies: [
      `**[Headline: what is new, in six words]**\n\n[Who] [does what] on [day] in [place]. It is for [whom], and it costs [price or nothing].\n\n“[A sentence by somebody involved],” says [name, role].\n\nWho wants to know more: [contact].`,
      `Dear all,\n\nthree things about {t} this time.\n\n1. What happened: [two sentences, one name]\n2. What comes: [date, place, what to bring]\n3. What we need: [a small, concrete request]\n\nThank you for reading this far, [name]`,
    ],
  },
  profile: {
    what: 'a short text with gaps',
    bodies: [
      `[Name or thing], [what it is], [since when or where].\n\n[One detail nobody else could claim.] [What somebody gains by it, in plain words.]\n\n[How to get in touch, or what remains.]`,
      `What comes first: [the one fact people look for].\n\nThen two sentences on what can’t be guessed from it: [first], [second].\n\nLast, something human: [a habit, a place, a saying]. No adjective that fits everybody.`,
    ],
  },
  obituary: {
    what: 'a frame for an obituary',
    bodies: [
      `[Name], [born when and where], died on [date].\n\n[What they did, for whom, for how long: two sentences with dates.]\n\nThose who knew [name] remember [one scene, as somebody told it].\n\n[Who mourns, in their own order.] [When and where to say goodbye.]`,
      `[A sentence they used to say, or a thing they always did.]\n\n[Name] came to [place] in [year] and [what began then]. What is there today because of it: [one thing].\n\nWe miss [what exactly]. [Signed by whom.]`,
    ],
  },
  letter: {
    what: 'a letter with gaps',
    bodies: [
      `[Your address]\n[Date]\n\nDear {hi},\n\nI am writing about {t}. [What happened, with dates, in two sentences.]\n\nI would like [one clear wish] by [date]. I enclose [what proves it].\n\nYours sincerely,\n[your name]`,
      `Dear {hi},\n\n[The reason for writing, in one sentence.]\n\n[What you bring or what went wrong: two facts that can be checked.] [Why that matters to the reader.]\n\nI look forward to hearing from you and can be reached at [number].\n\nKind regards,\n[your name]`,
    ],
  },
  edit: {
    what: 'an order of edits',
    bodies: [
      `The text isn’t in the item; below its line it could be worked on. In this order:\n\n1. Does the first paragraph say what it is about? Move up what does.\n2. One thought per paragraph; the rest goes.\n3. Verbs before nouns, short before long.\n4. Names, figures and dates against their source.\n5. Spelling last, read backwards.`,
      `Three passes, none of which needs the others:\n\n- **Sense:** mark each sentence that you can’t say aloud without stumbling.\n- **Length:** cut the first sentence of each paragraph and see who misses it.\n- **Marks:** commas, capitals, names.\n\nWith the text below the item, this would be the edited text.`,
    ],
  },
  translate: {
    what: 'the way to a translation',
    bodies: [
      `The text isn’t in the item; below its line it could be translated.\n\n- From and into: [language], [language]\n- For whom: [formal or familiar]\n- To be left as it is: [names, titles]\n- Words that need one rendering throughout: [term = term]`,
      `1. What it is for: [to be read, to be signed, to be sung]\n2. How it speaks to its reader: [formal or familiar]\n3. Terms that must not change: [list]\n4. Second pass: read only the translation and mark what sounds borrowed.\n\nThe words themselves would have to stand below the item.`,
    ],
  },
} as const;
