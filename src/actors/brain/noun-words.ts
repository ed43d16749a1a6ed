/**
 * Nouns that tell what kind of work an item is: of two words, of one, and those that only frame the rest. Data only.
 */
import type { Kind } from './kinds.ts';

export const pairs: Partial<Record<Kind, string>> = {
  reply: 'polite no|kind no|friendly no',
  subject: 'subject line',
  poster: 'poster text|text poster|shop sign|door sign',
  caption: 'alt text|photo caption|picture caption',
  names: `cb handle|twitter handle|gamer tag|call sign|screen name|stage name|pen name|street name|baby name|brand name|project name|team name|user name|domain name|pet name|code name|working title`,
  title: 'book title|chapter title|page title|page headline',
  thanks:
    'thank-you note|thank-you card|thank-you letter|thank-you email|thank-you message|thank you|thank-you speech',
  wishes: `birthday card|sympathy card|get-well card|wedding card|anniversary card|farewell card|christmas card|
    greeting card|leaving card|condolence letter|condolence card|birthday message|birthday wishes|good wishes|
    congratulations card`,
  apology: 'apology note|apology letter|apology email|apology card',
  invite: 'party invitation|wedding invitation|invitation card|invitation text',
  feedback: 'performance review|appraisal notes|annual appraisal|peer review',
  slogan: `closing words|opening words|poster line|banner line|chalkboard line|blackboard line|sign line|opening line|closing line|punch line|tag line`,
  text: 'birthday text|text message|whatsapp message|text reply|status message',
  talk: 'pay rise|difficult talk|hard talk|hard conversation|difficult conversation|exit interview|job interview',
  newsletter: `patch note|recruitment post|reddit post|discord post|welcome post|job post|forum notice|blog update|parish notice|social post|group post|public notice|facebook post|instagram post|linkedin post|press release|release notes|parish news|change log`,
  letter: `cover note|reference request|grievance letter|supporting statement|note home|cover letter|resignation letter|complaint letter|covering letter|reference letter|formal letter|love letter|personal statement`,
  piece: `aftercare sheet|info sheet|information sheet|return policy|returns policy|refund policy|house rules|dress code|conduct code|dot point|bullet point|selection criteria|artist statement|lesson sheet|exercise sheet|fact sheet|crib sheet|cheat sheet|quick guide|front page|question sheet|practice question|programme notes|sleeve notes|speaker notes|meeting notes|tasting notes|lecture notes|blog post|opinion piece|guest post|book review|film review|restaurant review|talk abstract|forum post|about page`,
  profile: `job spec|person spec|role description|gumtree ad|ebay listing|vinted listing|photo brief|creative brief|design brief|job ad|job advert|product description|job description|author bio|dating profile|about text|for-sale ad`,
  speech: `voice note|voice message|voicemail message|voicemail greeting|best-man speech|wedding speech|opening remarks|closing remarks|leaving speech|elevator pitch`,
  report: `status update|progress update|investor update|project update|weekly update|quarterly update|funder update|donor update|board update|client update|incident report|risk assessment|business case|handover note|handover notes|one pager|test report|site report|meeting minutes|case study|business plan|project report|pitch deck|slide deck|lab report|annual report|school report`,
  story: `mc script|tour script|wedding script|radio script|call script|sales script|podcast script|nativity script|front desk script|phone script|voice-over script|sketch show|comedy sketch|bedtime story|short story|film script|play script|radio play|video script|puppet show`,
  poem: 'nursery rhyme|song lyrics|love poem',
  code: `google sheet|google form|qr code|python hw|python homework|smart home|home assistant|pivot table|mail merge|r script|bash script|shell script|python script|unit test|cron job|pull request|style sheet|excel formula|regular
    expression|stack trace|build script|web page|landing page|login page|type error|github action|export button`,
  howto: 'how-to guide|user manual|step-by-step guide|care sheet|instruction sheet|quick guide',
  trip: 'day trip|city trip|road trip|weekend away|train journey|bike tour|school trip|honeymoon trip',
  event: `sponsored walk|sponsored swim|coffee concert|harvest festival|nativity play|school disco|pub quiz|memorial service|sing-along|open mic|birthday party|surprise party|dinner party|baby shower|hen do|stag do|street party|open day|team day|
    family reunion|summer fair|school fair|craft fair|book fair|job fair|trade fair|christmas fair|sports day|away day|afternoon tea|tea party|book club|game night|games night|christmas party|flea market|jumble sale|
    housewarming party|quiz night|film night|movie night|games evening|info evening|coffee morning|work day|garden party|leaving do|school fete|bake sale|charity run`,
  packing: `packing list|kit list`,
  shopping: 'shopping list|grocery list|groceries list|poster board|poster paper|name tags',
  menu: `meal prep|week of dinners|week of lunches|batch cook|lunch box|packed lunch|meal plan|dinner menu|lunch menu|wine list`,
  schedule: `phone tree|raid schedule|lesson plan|chore chart|first week|reading plan|practice plan|shift roster|shift pattern|running plan|study schedule|study timetable|study guide|work schedule|work rota|study rota|term plan|day plan|week plan|seating plan|cleaning rota|duty rota|revision timetable|training plan|study plan|workout plan|lesson plan|route plan`,
  lookup: `service rules|baggage rules|visa rules|parking rules|driving rules|border rules|entry rules|quarantine rules`,
  gift: `goody bag|thank-you present|birthday present|birthday gift|wedding gift|wedding present|leaving present|christmas present|thank-you gift|
    secret santa|gift idea|present idea|anniversary present|stocking filler|party bag`,
  idea: `quiz round|picture round|music round|first dance|book pick|colour scheme|quiz question|trivia question|interview question`,
  activity: `warm-up game|car game|wet play|rainy day|rainy sunday|date idea|date night|weekend idea|icebreaker game|team game|party game`,
  call: 'phone call|call back|video call',
  visit:
    'boiler service|car service|car wash|tip run|window cleaner|piano lesson|swimming lesson|driving lesson|yoga class|oil change|doctor appointment|dentist appointment|eye test|check-up appointment|parents evening|hair appointment',
  form: 'tax return|visa application|parking permit|driving licence|driving license|gym membership',
  payment:
    'electricity bill|gas bill|phone bill|water bill|parking fine|credit card bill|credit card|debit card|store card|bank card|council tax',
  pickup: 'parcel collection|school run',
  project: 'new flat|new house|first flat|new job|new school|new baby',
};

export const singles: Partial<Record<Kind, string>> = {
  names: `alias|name|nickname|username|pseudonym|moniker`,
  slogan: `joke|chant|epitaph|inscription|slogan|tagline|motto|strapline|catchphrase|one-liner|jingle|pun`,
  title: `subtitle|title|headline|heading`,
  caption: 'caption|hashtag|label',
  poster: 'sign|poster|flyer|leaflet|banner|placard|handbill|chalkboard|noticeboard',
  email: 'email|e-mail',
  text: 'sms|whatsapp|dm',
  thanks: 'thank-you|thank-yous|thanks',
  apology: 'apology',
  invite: 'invitation|invite',
  wishes: `postcard|congratulations|condolence|greeting`,
  feedback: 'comment|feedback|appraisal',
  reply: 'reply|answer|response|rsvp',
  request: 'reminder',
  talk: 'negotiation|conversation|one-on-one|one-to-one|catch-up',
  speech: `eulogy|spiel|tribute|prayer|homily|toast|speech|eulogy|keynote|vow|sermon|talk|presentation|pitch`,
  story: `monologue|sketch|skit|panto|pantomime|storyline|plot|story|tale|fable|fairytale|scene|novel|screenplay|dialogue`,
  poem: `psalm|carol|lullaby|poem|limerick|haiku|sonnet|rhyme|verse|ode|song|lyric|ballad`,
  report: `teardown|one-pager|briefing|debrief|write-up|writeup|update|audit|evaluation|brief|report|minutes|memo|proposal|postmortem|post-mortem|retrospective|slides|deck|whitepaper|protocol|dossier`,
  newsletter: `q&a|notice|substack|tweet|thread|newsletter|bulletin|announcement|faq|changelog|circular`,
  profile: `jd|spec|gumtree|specification|rider|prospectus|brochure|bio|biography|profile|description|listing|advert|ad|cv|resume|résumé|blurb|testimonial|obituary|portrait`,
  letter: `grievance|appeal|covering|letter|complaint|application|reference|petition|statement`,
  piece: `outline|clause|template|rule|rules|quiz|flashcard|criteria|spiel|glossary|para|bibliography|footnote|questionnaire|survey|disclaimer|inventory|monograph|obit|essay|article|blog|column|editorial|op-ed|abstract|introduction|intro|chapter|foreword|preface|conclusion|
    critique|thesis|paragraph|review|manifesto|coursework|handout|worksheet|factsheet|charter|constitution|guidelines|policy|synopsis|dedication|acknowledgements|reflection`,
  summary: `lay summary|plain summary|executive summary|plain-english summary|summary|overview|recap|digest|gist|tl;dr`,
  code: `excel|tracker|dashboard|arduino|raspberry|csv|html|json|database|postgres|calculator|converter|scraper|algorithm|code|function|regex|query|macro|formula|spreadsheet|app|website|bug|component|api|css|sql|cron|bot|dockerfile|
    makefile|backend|frontend|login|repo|undefined|typeerror|exception|stylesheet|javascript|python|bash|webhook|
    endpoint|parser|script|plugin|widget|linter|crawler`,
  howto: `instructions|instruction|guide|tutorial|manual|how-to|documentation|readme`,
  recipe:
    'chili|chilli|recipe|lasagne|soup|curry|cake|stew|bread|casserole|pancakes|risotto|pie|birthday cake',
  trip: `routing|road-trip|pilgrimage|staycation|crossing|trip|journey|holiday|itinerary|vacation|excursion|honeymoon|tour|hike|getaway|outing`,
  event: `walk|sleepout|assembly|ceremony|disco|ceilidh|parade|vigil|cookout|playdate|camp|party|wedding|offsite|workshop|reunion|picnic|barbecue|bbq|fair|festival|graduation|baptism|prom|jubilee|send-off|kick-off|kickoff|get-together|gathering|potluck|halloween|session|seminar|webinar|masterclass|stall|concert|conference|retreat|dinner|brunch|
    christening|housewarming|fundraiser|celebration|birthday|sleepover|meetup|hackathon|exhibition|funeral|tournament|gala|anniversary|40th|50th|60th|70th|75th|80th|85th|90th|100th`,
  budget: 'budget|costing|pricing|price list',
  agenda: `questions|talking points|question list|running order|run sheet|talking point|discussion point|agenda`,
  schedule: `timings|timetabling|countdown|shifts|rotas|fixtures|lesson|warm-up|syllabus|schedule|timetable|rota|rotation|roster|setlist|set list|calendar|programme|timeline|roadmap|routine|route|curriculum`,
  menu: `lunchbox|quantities|catering|buffet|canapés|canapes|menu|meals|dinners|lunches|suppers`,
  project: `prep|preparation|strategy|handover|redesign|makeover|rebrand|overhaul|refit|declutter|onboarding|move|renovation|launch|project|campaign|garden|rebuild|extension|relocation|allotment|plan|checklist`,
  gift: `keepsake|gift|present|stocking`,
  activity: 'activity|game|hobby|pastime|costume',
  idea: `design|layout|decor|cocktail|excuse|playlist|prize|treat|hymn|film|movie|tattoo|promposal|icebreaker|decoration|colour|color|idea|theme|surprise|inspiration|prank|concept|option|alternative|suggestion|possibility|riddle|clue|treasure hunt`,
  call: 'call|callback|plumber|electrician|landlord|garage|helpline|hotline|switchboard',
  visit: 'appointment|dentist|haircut|hairdresser|barber|optician|doctor|gp|vet|physio|check-up|checkup|mot',
  booking: 'booking|reservation|flight|hotel|restaurant|table|campsite|van|hostel|taxi|babysitter|ticket',
  shopping: `groceries|shopping|milk|rice|eggs|egg|butter|cheese|coffee|tea|sugar|flour|syrup|medicine|plasters|apples|bananas|potatoes|onions|
    tomatoes|pasta|yoghurt|yogurt|cereal|juice|beer|wine|batteries|bulbs|ink|stamps|envelopes|nappies|detergent|soap|
    shampoo|toothpaste|foil|lightbulbs|screws|compost|candles|biscuits|carrots|lemons|garlic|oats|bin bags|cat food`,
  pickup: 'parcel|package|prescription|collection|pick-up|pickup|dry-cleaning',
  return: 'return|refund',
  send: 'delivery',
  form: 'renewal|registration|passport|visa|form|enrolment|subscription|cancellation|membership|paperwork|taxes|mot',
  payment: 'payment|bill|invoice|rent|fine|deposit',
  chore: `laundry|dishes|ironing|hoovering|washing|washing-up|bins|bin|recycling|gutters|windows|lawn|dusting|vacuuming|
    compost bin|litter tray|weeding|mowing|cleaning|tidying`,
  repair: 'leak|repair|puncture|breakdown|crack|squeak|tap|hinge|drawer',
  setup: 'setup|installation|backup|update|upgrade|printer|router|wifi|wi-fi',
  craft:
    'wardrobe|flatpack|flat-pack|trampoline|shelf|shelves|birdhouse|treehouse|bookcase|quilt|scarf|sweater|kite',
  explain: 'explanation|meaning|definition|history|difference|background',
  lookup: `ratio|requirements|eligibility|deadline|species|variety|varieties|plants|supplier|suppliers|dates|reading list|opening hour|shelf life|bus time|train time|side effect|source|fact|research|information|info|opening hours|address|recommendation|statistics|reading`,
  compare: `versus|comparison|pros|cons`,
  choice: `argument|advice|opinion|risk|priority|logo|second opinion|tie breaker|decision|choice|trade-off|tradeoff|dilemma`,
  edit: 'edits|proofreading|corrections|rewrite',
  translate: 'translation',
  estimate: 'estimate',
  assess: `risks|concern|worry|suspicion|cough|headache|rash|fever|migraine|toothache|backache|swelling`,
};

/** They say little about what they frame. */
export const frames: Partial<Record<Kind, string>> = {
  text: `msg|message|text`,
  wishes: 'card',
  request: 'note|request',
  letter: 'mail|post',
  project: 'list|steps',
  piece: `sheet|binder|copy|draft|page|writing|words|section|wording|notes`,
};
