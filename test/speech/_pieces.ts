/** Items that name several pieces, and the titles that these get. */
export const severalPieces: readonly (readonly [text: string, titles: string[]])[] = [
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
  [
    'emails to the three wholesalers, different tone for each cos Benny hates me',
    ['Wholesaler 1', 'Wholesaler 2', 'Wholesaler 3'],
  ],
  [
    'write up the wedding order terms and a nicer version for the bride',
    ['Write up the wedding order terms', 'A nicer version for the bride'],
  ],
  ['draft our Ofsted parents letter, English and Polish', ['In English', 'In Polish']],
  [
    "notes for the treasurer: what we owe, what's owed to us, what's gone",
    ['What we owe', "What's owed to us", "What's gone"],
  ],
  [
    'explain p values to my dad and then to my supervisor',
    ['Explain p values to my dad', 'Explain p values to my supervisor'],
  ],
  ['Discord server rules + welcome message', ['Discord server rules', 'Welcome message']],
  ['references for Danny and for Pawel', ['References for Danny', 'References for Pawel']],
  [
    'three text templates: running late, stuck at border, home tonight',
    ['Template – running late', 'Template – stuck at border', 'Template – home tonight'],
  ],
  [
    "Announcements for Sunday: building fund, choir practice, lost keys, Sister Akua's wedding",
    [
      'Announcement – building fund',
      'Announcement – choir practice',
      'Announcement – lost keys',
      "Announcement – Sister Akua's wedding",
    ],
  ],
  [
    'I need to resign from the board without burning the bridge. Letter + what to say if they ring',
    ['Letter', 'What to say if they ring'],
  ],
  ['stream title and go live tweet', ['Stream title', 'Go live tweet']],
  ['Nachhilfe flyer auf Deutsch und Englisch', ['In Deutsch', 'In Englisch']],
  ['Story time for toddlers: a song, a rhyme and a craft, about ducks', ['A song', 'A rhyme', 'A craft']],
  [
    'shelf talkers for the crime section, 6 books, one line each',
    ['Book 1', 'Book 2, book 3', 'Book 4', 'Book 5, book 6'],
  ],
  [
    'summer reading challenge: rules, log sheet, certificate wording',
    ['Rules', 'Log sheet', 'Certificate wording'],
  ],
  [
    "Grandad's 90th: who rings whom, and what goes in the slideshow",
    ['Who rings whom', 'What goes in the slideshow'],
  ],
  ["toast for me, toast for my sister, they can't overlap", ['Toast for me', 'Toast for my sister']],
  ['wedding readings: one funny, one not', ['One funny', 'One not']],
  ['Translate the notice into Polish, Urdu and Welsh', ['In Polish', 'In Urdu', 'In Welsh']],
  [
    'what to say to the board and what to say to the staff',
    ['What to say to the board', 'What to say to the staff'],
  ],
  ['Bios for me and Pat', ['Bio for me', 'Bio for Pat']],
  ['summaries of the three papers', ['Summary of paper 1', 'Summary of paper 2', 'Summary of paper 3']],
  [
    "agenda, minutes template and chair's notes for the AGM",
    ['Agenda for the AGM', 'Minutes template for the AGM', "Chair's notes for the AGM"],
  ],
  [
    'explain compost to a five year old and to my father in law',
    ['Explain compost to a five year old', 'Explain compost to my father in law'],
  ],
  ['meal plans: toddler / me / Dad', ['Plan – toddler', 'Plan – me', 'Plan – Dad']],
  ['Letters to both grandmothers', ['Letter to grandmother 1', 'Letter to grandmother 2']],
  ['reply to both emails', ['Reply to email 1', 'Reply to email 2']],
  ['reading lists for years 7, 8 and 9', ['List for year 7', 'List for year 8', 'List for year 9']],
  [
    'Checklist for opening up and checklist for closing',
    ['Checklist for opening up', 'Checklist for closing'],
  ],
  ['opening and closing checklists for the cafe', ['Opening checklist', 'Closing checklist']],
  [
    'Interview questions for the cook and for the driver',
    ['Interview questions for the cook', 'Interview questions for the driver'],
  ],
  [
    'Instructions for the washing machine, the boiler and the alarm, laminated',
    ['Instruction for the washing machine', 'Instruction for the boiler', 'Instruction for the alarm'],
  ],
  ['A paragraph on each candidate: Osei, Lund, Parry', ['Osei', 'Lund', 'Parry']],
  [
    'Captions for 5 photos of the regatta',
    [
      'Caption for photo 1',
      'Caption for photo 2',
      'Caption for photo 3',
      'Caption for photo 4, caption for photo 5',
    ],
  ],
  [
    'Progress notes on all four kids in my group',
    ['Note on kid 1', 'Note on kid 2', 'Note on kid 3', 'Note on kid 4'],
  ],
  ['Birthday card for Mo, get well card for Ferg', ['Birthday card for Mo', 'Get well card for Ferg']],
  ['Landlord email, council email, gas board email', ['Landlord email', 'Council email', 'Gas board email']],
  ['a poem about each of my three hens', ['Hen 1', 'Hen 2', 'Hen 3']],
  ['references for Amy and Callum, both for teacher training', ['Reference for Amy', 'Reference for Callum']],
  ['write out the safety talk, the tour script and the goodbye', ['Safety talk', 'Tour script', 'Goodbye']],
  ['quote requests to three roofers', ['Request to roofer 1', 'Request to roofer 2', 'Request to roofer 3']],
  [
    'Template emails - late payment, cancelled class, lost property',
    ['Email – late payment', 'Email – cancelled class', 'Email – lost property'],
  ],
  ['Cover letters - one for the museum, one for the zoo', ['Letter for the museum', 'Letter for the zoo']],
  [
    'reply to all 4 reviews on Tripadvisor',
    ['Reply to review 1', 'Reply to review 2', 'Reply to review 3', 'Reply to review 4'],
  ],
  [
    'Speech: 1 minute for the kids, 3 minutes for the parents',
    ['1 minute for the kids', '3 minutes for the parents'],
  ],
  [
    "recipe cards for Gran's five cakes",
    ['Card for cake 1', 'Card for cake 2', 'Card for cake 3', 'Card for cake 4, card for cake 5'],
  ],
  ['a toast in Irish and English', ['In Irish', 'In English']],
  ['blurb, bio, headshot brief', ['Blurb', 'Bio', 'Headshot brief']],
  [
    'one email to the school, same thing to the coach',
    ['One email to the school', 'Same thing to the coach'],
  ],
  ['names, a crest and a song for our walking club', ['Names', 'Crest', 'Song']],
  ['pitch to the WI, pitch to the rotary', ['Pitch to the WI', 'Pitch to the rotary']],
  [
    'poster and programme for the Diwali night',
    ['Poster for the Diwali night', 'Programme for the Diwali night'],
  ],
  [
    'menu cards for tables 1 to 4',
    ['Card for table 1', 'Card for table 2', 'Card for table 3', 'Card for table 4'],
  ],
  ['letter to head teacher, letter to governors', ['Letter to head teacher', 'Letter to governors']],
  [
    'pros/cons of moving the reception to the barn vs marquee and a letter to the florist',
    ['Pros/cons of moving the reception to the barn vs marquee', 'A letter to the florist'],
  ],
  ['two lunchbox menus, one dairy free one normal', ['Menu, dairy free', 'Menu, normal']],
  ['first birthday invite wording and reply slip', ['First birthday invite wording', 'Reply slip']],
  ['write the MC script and the running order', ['MC script', 'Running order']],
  ['job share proposal to my boss and cover email', ['Job share proposal to my boss', 'Cover email']],
  [
    "find a recipe for gran's seed cake and a story to go with it",
    ["Find a recipe for gran's seed cake", 'A story to go with it'],
  ],
  ['captions for reels x3', ['Caption for reel 1', 'Caption for reel 2', 'Caption for reel 3']],
  ['a polite note and a rude note re the recycling', ['Polite note', 'Rude note re the recycling']],
];
