/** Words that an item is never about: they hold a sentence together, count, ask, or say how and when. Data only. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Before a noun: what follows is a thing. */
export const articles = set(`
  the a an my our your his her their its this that these those some any each every both no another
  which whose all
`);

export const prepositions = set(`
  about above across after against along among amid around as at before behind below beneath beside besides between
  beyond by despite down during except for from in inside into like near of off on onto opposite out outside over past
  per re regarding round since than through throughout till to toward towards under underneath until unlike up upon via
  with within without
`);

/** Behind these a verb comes. */
export const auxiliaries = set(`
  am is are was were be been being do does did done have has had having can could will would shall should may might must
  ought cannot gonna gotta let lets
`);

export const pronouns = set(`
  i you he she it we they me him us them myself yourself himself herself itself ourselves themselves one ones mine yours
  hers ours theirs somebody someone something anybody anyone anything nobody nothing none everybody everyone everything
  who whom what whatever whoever here there
`);

export const askers = set('what when where which who whom whose why how whether if');

/** Nouns that stand for any other noun. */
export const placeholders = set(`
  thing things stuff matter matters whatsit thingy bit bits way ways lot lots kind kinds sort sorts type types part parts
  rest everything something anything nothing case point points sake piece pieces pair couple bunch use etc usual same
  others other total amount number numbers place item items task tasks todo todos issue issues situation business
`);

const joiners = set(`
  and or but nor so yet because although though unless while whereas either neither if whether plus versus vs eg ie
`);

const howAndWhen = set(`
  again already almost also always anyway away back badly barely both early enough especially even ever far fast finally
  first firstly fully hardly hence hopefully immediately instead just last lastly late lately later less likely little
  long maybe merely more most mostly much nearly never next not now nowadays often once only otherwise perhaps please pls
  possibly pretty probably properly quickly quite rather really right secondly seldom several simply slightly so
  sometimes somehow somewhere soon sooner still straight such then therefore thus today together tomorrow tonight too
  twice usually very well yesterday yet asap ahead aside apart forward forwards backwards upstairs downstairs abroad
  online offline okay ok yes no hi hello hey
`);

const counts = set(`
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions
  dozen dozens half halves quarter second third fourth fifth sixth seventh eighth ninth tenth whole double triple single
  many few several fewer least own
`);

const titles = set('mr mrs ms miss mx dr prof sir madam st frau herr mme señor señora signor signora');

const times = set(`
  mon tue wed thu thurs fri sat monday tuesday wednesday thursday friday saturday sunday january february
  march april may june july august september october november december
  morning afternoon evening night noon midnight day days week weeks weekend weekends month months year years hour hours
  minute minutes moment moments time times date deadline o'clock am pm spring summer autumn winter easter
`);

/** Said of things, and no thing themselves; they may stand before a noun. */
export const adjectives = set(`
  good bad best better worst worse nice new newer newest old older oldest big bigger biggest small smaller smallest large
  larger little great short shorter long longer high higher low lower hot cold warm cool dry wet clean dirty full empty
  early late fast slow quick easy hard soft heavy light dark bright cheap cheaper cheapest expensive free busy ready sure
  open closed broken swollen sore stiff sick ill tired happy sad angry sorry glad proper real true false same different
  next last other main spare extra possible available important urgent necessary funny boring interesting lovely
  beautiful pretty ugly rich poor strong weak young public private personal local national general special normal usual
  common daily weekly monthly annual yearly red blue green yellow black white grey gray brown pink purple orange silver
  fresh loose tight sharp dull rough smooth quiet loud plain simple modern vegan vegetarian favourite favorite final
  proud polite formal informal kind friendly honest gentle firm brief catchy witty leaky squeaky rusty dusty muddy
  wooden rainy sunny snowy windy wet missing outstanding overdue stuck late able due half-written unread lost dead alive flat mouldy noisy worth
`);

/** Common verbs that no item is about, in all their forms. */
const commonVerbs = set(`
  get gets got gotten getting give gives gave given giving go goes went gone going come comes came coming make makes made
  making take takes took taken taking put puts putting keep keeps kept keeping say says said saying tell tells told
  telling see sees saw seen seeing look looks looked looking want wants wanted wanting need needs needed needing know
  knows knew known knowing think thinks thought thinking find finds found finding use uses used using try tries tried
  trying seem seems seemed become becomes became feel feels felt feeling leave leaves left leaving mean means meant like
  likes liked love loves loved hate hates hope hopes hoped wish wishes expect expects forget forgets forgot forgotten
  remember remembers start starts started starting begin begins began stop stops stopped stopping happen happens
  happened bring brings brought show shows showed shown hear hears heard let lets run runs ran turn turns turned keep
  ask asks asked asking call calls called calling help helps helped work works worked working send sends sent sending
  buy buys bought buying pay pays paid paying meet meets met sit sits sat stand stands stood lose loses lost win wins won
  afford affords charge charges charged hurt hurts ache aches stink stinks sound sounds smell smells last lasts lasted
  fit fits cost costs cover covers covered finish finishes finished close closes closed open opens opened arrive arrives
  arrived live lives lived eat eats ate drink drinks sleep sleeps slept talk talks talked speak speaks spoke sort sorts
  deal deals handle handles follow follows followed learn learns choose chooses chose chosen decide decides decided
  include includes including mention mentions live drip drips leak leaks rattle rattles squeak squeaks break breaks broke
  fall falls fell die dies died stay stays stayed wait waits waited grow grows grew cry cries move moves moved belong belongs depend
  depends agree agrees write writes wrote read reads hold holds held sure going regarding concerning
`);

/** Nouns in the lists above: fine behind an article, or where they are the object. */
export const nounsToo = set(`
  call calls charge charges cost costs cover covers drink drinks help leaves light matter talk talks walk walks work works
  date dates deadline show shows part parts piece pieces spring summer autumn winter place issue issues business sound
  smell break breaks leak leaks run runs love hope wish cry start move moves weekend evening sleep back case type types morning read finish stand
`);

const all: ReadonlySet<string> = new Set([
  ...articles,
  ...prepositions,
  ...auxiliaries,
  ...pronouns,
  ...askers,
  ...placeholders,
  ...joiners,
  ...howAndWhen,
  ...counts,
  ...titles,
  ...times,
  ...commonVerbs,
]);

export const isTitle = (word: string): boolean => titles.has(word);
export const isTime = (word: string): boolean => times.has(word);
export const isCount = (word: string): boolean => counts.has(word) || /^\p{N}/u.test(word);

/** Adverbs, but not the nouns that end like them. */
const lyNouns = set(`
  family reply supply butterfly jelly belly assembly lily italy july fly bully rally anomaly monopoly ally holly trolley
  lolly gully emily sally molly polly kelly billy folly doily panoply daily dragonfly
`);
const isAdverb = (word: string): boolean => word.length > 4 && word.endsWith('ly') && !lyNouns.has(word);

/** Contractions: a verb or a `not` hides in them. */
const contraction =
  /^(?:.*n['’]t|.+['’](?:re|ve|ll|d|m)|(?:it|that|what|he|she|let|here|there|who|where|how|when)['’]s)$/iu;

/** @param word in small letters. */
export const isSmall = (word: string): boolean =>
  all.has(word) || isAdverb(word) || contraction.test(word) || /^[\p{N}.,:£$€%+-]+$/u.test(word);
