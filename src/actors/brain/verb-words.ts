/**
 * Verbs that open an item, and the kind of work they ask for. Those that are open leave that to their object: "write a
 * letter", "write a script". Data only.
 */
import type { TaskType } from '../../events.ts';
import type { Kind } from './kinds.ts';

/** Their object doesn't change the kind. */
export const fixed: Partial<Record<Kind, string>> = {
  choice: `decide on|decide between|decide|choose between|choose|pick a|pick an|pick the best|pick one|pick between|weigh up|weigh|settle on|rethink|reconsider|think about|think over|think through|rank|vote on|
    make up my mind about|make up my mind|consider|ponder`,
  assess: `analyse|analyze|audit|diagnose|grade|sense-check|test my|review|evaluate|assess|judge|approve|rate|look over|sanity check|double-check|critique|vet`,
  compare: `benchmark|compare|contrast`,
  estimate: `predict|forecast|work out how much|work out how many|calculate|estimate|add up|tot up`,
  explain: `prove|demystify|talk me through|walk me through|remind me how|remind me what|get my head round|get my head around|quiz me on|quiz me about|test me on|learn how to|learn to|learn|teach myself to|explain|understand|learn about|define|teach me|tell me about|tell me|describe how|clarify`,
  summary: `summarise for|break down|summarise|summarize|sum up|recap|condense|boil down|digest`,
  lookup: `convert|price up|scope out|suss out|investigate|look up|look into|find out about|find out|search for|search|research|google|gather|track down|identify|trace|
    read up on|read about|read|study|revise for|memorise|memorize|recall|go through|watch|listen to|hunt down`,
  edit: `paraphrase|simplify|transcribe|jazz up|redraft|rework|de-jargon|sub-edit|tone down|punctuate|edit|proofread|rewrite|polish|shorten|tighten up|rephrase|reword|correct|spell-check|spellcheck|copy-edit|
    copyedit|trim down|go over`,
  translate: 'translate',
  code: 'code|debug|refactor|implement|deploy|merge|rebase|program|automate|migrate|compile|profile',
  repair: `mend|unblock|unclog|bleed|patch|replace|seal|glue|unjam|restore|reattach|solder|rehang|darn|
    troubleshoot|get rid of the error|stop`,
  setup: `install|configure|connect|pair|back up|reset|upgrade|enable|disable|format|sync|calibrate|tune|
    rotate|wire up|wire|rename|mute|rig up`,
  craft: `illustrate|sketch|film|draw|embroider|upcycle|hem|assemble|mount|hang|hang up|put up|paint|sew|knit|crochet|carve|decorate|craft|varnish|sand|stain|plaster|tile|wallpaper|upholster|frame|
    oil|weave|whittle|insulate|lay`,
  recipe: 'cook|bake|roast|brew|grill|ferment|pickle|marinate|barbecue',
  howto: 'practise|practice|rehearse|show how to|teach',
  packing: 'pack for|pack up|pack',
  budget: 'budget for|budget',
  project: `prep for|prep|quit|give up|cut down on|cut back on|get into the habit of|get out of the habit of|wean off|stick to|stop myself`,
  reply: `revert to|revert back to|write back|say no to|say no|say yes to|say yes|decline|reply to|reply|answer|respond to|get back to|rsvp to|rsvp|write back to|write back`,
  thanks: 'thank|say thank you to|say thank you|say thanks to|say thanks',
  apology: 'apologise to|apologise|apologize to|apologize|say sorry to|say sorry',
  invite: 'invite',
  wishes: 'congratulate|wish|console|cheer up|send condolences to|send condolences|welcome',
  request: `pester|badger|lobby|appeal to|ask|tell|inform|remind|warn|chase up|chase|nudge|follow up with|check in with|contact|get in touch with|
    reach out to|let|propose to|introduce|notify|catch up with|confirm with|ping`,
  feedback: 'give feedback to|give feedback',
  talk: `haggle with|haggle|stand up to|make peace with|placate|win over|butter up|beg|make up with|talk to|talk with|speak to|speak with|negotiate with|negotiate|confront|have a word with|have a word|break up with|
    discuss|comfort|reassure|encourage|persuade|convince|interview|mediate|argue with|meet with|come out to|ask out|ask for a raise`,
  text: 'text|message|dm|whatsapp|sms',
  email: 'email|e-mail|write to',
  idea: 'imagine',
  call: 'call back|call up|call|ring back|ring up|ring|phone|dial|telephone|facetime',
  visit: `visit|go to|pop in|pop by|drop by|drop in on|stop by|attend|make an appointment with|make an appointment|
    take the cat|take the dog|take the car`,
  booking: 'reserve|hire|rent|sign up for|enrol in|enroll in|enrol for|enrol|enroll|subscribe to',
  shopping: 'buy|order|purchase|stock up on|shop for|go shopping for|restock|get hold of',
  pickup: 'pick up|collect|fetch|get back|drive|bring|bring along|bring round',
  return: 'return|take back|bring back|give back|exchange|hand back|send back',
  send: 'drop round|sell|swap|trade|share',
  form: `renew|file|sign up|sign|fill in|fill out|submit|register for|register|apply for|extend|cancel|unsubscribe from|
    unsubscribe|notarise|notarize|declare|claim|expense|activate|enter|remortgage|redeem|opt out of|vote in|
    switch to|switch|join|confirm|verify|upload|download`,
  payment: 'reimburse|pay off|pay back|pay|transfer|settle|repay',
  chore: `print|scan|clean out|clean|wash up|wash|water|iron|sweep|mop|hoover|vacuum|dust|tidy up|tidy|declutter|descale|
    defrost|empty|feed|walk|mow|trim|prune|weed|rake|salt|shovel|take out|take down|bring in|put away|put out|fold|
    charge|refill|fill|top up|close|open|lock|measure|throw out|throw away|get rid of|recycle|air|scrub|wipe|rinse|
    soak|bleach|wax|plant|sow|repot|harvest|stack|chop|label|stretch|taste|shred|dry|strip|switch off|turn off|turn on|
    cover|carry|load|unload|disinfect|groom|brush|bathe|change|clear out|clear|hide|drain|pick|photograph|count|
    sharpen|grease|pump up|deep-clean|polish the|do the|make the bed|move|run the dishwasher|run a wash|dig over|dig up|dig|mulch|
    laminate|babysit|burn|winterise`,
};

export type Told = TaskType | Kind;

/** Their object tells, if it is of one of these types or kinds. */
export const open: readonly { words: string; alone: Kind; told: readonly Told[] }[] = [
  {
    words:
      'write out|write|draft|compose|pen|word|type up|jot down|put into words|write up|write me|write us|rewrite as',
    alone: 'piece',
    told: ['write', 'people', 'copy', 'make', 'plan', 'summary', 'ideas'],
  },
  {
    words: 'put together|draw up',
    alone: 'project',
    told: ['write', 'people', 'copy', 'make', 'plan', 'ideas', 'compare', 'summary'],
  },
  {
    words: 'make|create|design|produce|come up with|make up',
    alone: 'craft',
    told: [
      'write',
      'people',
      'copy',
      'make',
      'plan',
      'ideas',
      'call',
      'visit',
      'choice',
      'compare',
      'summary',
    ],
  },
  {
    words: 'think of|suggest|brainstorm|invent|dream up|think up|collect ideas for',
    alone: 'idea',
    told: ['copy', 'ideas'],
  },
  {
    words: `plan|plan for|organise|organize|arrange|coordinate|map out|prioritise|prioritize|launch|ship|sort out|throw|host|run|
      move house|move flat|move out|move in|move office|set a date for|get ready for|outline|schedule`,
    alone: 'project',
    told: ['plan', 'write', 'people', 'copy'],
  },
  { words: 'prepare for|prepare', alone: 'project', told: ['plan', 'people', 'write', 'recipe', 'copy'] },
  {
    words: `do|finish|continue|start|work on|handle|take care of|see to|deal with|tackle|get on with|improve|look at|begin|
      complete|finalise|finalize|help with|help|look after|follow up on|follow up|catch up on|progress|check in|
      circle back|action|take|use|try`,
    alone: 'open',
    told: [
      'write',
      'people',
      'copy',
      'make',
      'plan',
      'ideas',
      'recall',
      'chore',
      'form',
      'payment',
      'shopping',
      'compare',
      'visit',
      'pickup',
    ],
  },
  { words: 'find|look for|list|note down|list up|get me', alone: 'lookup', told: ['copy', 'ideas'] },
  { words: 'figure out|work out|settle', alone: 'choice', told: ['plan', 'estimate'] },
  {
    words: 'need|want',
    alone: 'shopping',
    told: ['copy', 'ideas', 'write', 'people', 'plan', 'howto', 'code', 'visit', 'pickup', 'form', 'booking'],
  },
  {
    words: 'get|grab',
    alone: 'shopping',
    told: ['copy', 'ideas', 'visit', 'pickup', 'form', 'booking', 'feedback'],
  },
  {
    words: 'send off|send|post|courier|drop off|hand in|deliver|forward|hand over|donate|give',
    alone: 'send',
    told: ['people', 'letter'],
  },
  { words: 'mail', alone: 'email', told: ['pickup', 'form', 'send'] },
  { words: 'book', alone: 'booking', told: ['visit'] },
  { words: 'fix|repair|clean up|test', alone: 'repair', told: ['code'] },
  { words: 'build|set up', alone: 'craft', told: ['code', 'plan'] },
  { words: 'check over|check through|check', alone: 'chore', told: ['write'] },
  { words: 'sort', alone: 'chore', told: ['plan', 'ideas', 'write', 'people', 'copy'] },
  { words: 'update', alone: 'setup', told: ['write', 'code'] },
  { words: 'name', alone: 'names', told: [] },
  { words: 'brand', alone: 'slogan', told: [] },
  { words: 'caption', alone: 'caption', told: [] },
];

/** Verbs that are as often nouns: as first words they order only if their object follows. */
export const nounsToo = new Set(
  `air answer book brush bleach call caption chase check claim code cook cover change charge cut drop dust email exchange
  fetch file fix form format frame glue hire invite iron judge label lay letter light list load lock mail map measure
  merge message mop move name note oil open order pack paint patch pay phone pick pickle plan plant plaster polish post
  print profile program progress pump rake rank rate rent repair reply report request research reset return review ring
  run salt sand scan schedule seal search ship shovel show sign sort stack stain start stop study stretch strip tackle
  taste test text tile trace transfer trim tune update upgrade varnish vet visit wait walk wallpaper wash watch water wax
  weed welcome whatsapp wire wish word work help group guess turn throw host launch design produce copy present permit
  drive swap switch trade share join burn dig teach
  lay grade draw film sketch prep address dry clean empty open close clear sand wish dm sms ping action iron budget brand brew grill roast barbecue dial contact
  ask deal`.split(/\s+/u),
);
