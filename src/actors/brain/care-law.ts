/** Words by which an item touches on the law. Each pattern meets small letters. Data only. */
import { anyOf } from './any-of.ts';

const common: readonly RegExp[] = [
  anyOf(String.raw`
  contracts?|lawyers?|solicitors?|attorneys?|barrister|legal|legally(?! (?:park|stop|camp|sleep|pitch|stay overnight)\b)|illegal|law ?suit|lawsuits?|
  visas?(?! cards?)|notary|notari[sz]e\w*|custody|licen[cs]es?(?! plates?)|sue (?:the|my|him|her|them|for|over|our)|gdpr|
  data protection|testament|tenancy|tenants? rights|trademarks?|copyrights?|patents?(?! leather)|probate|
  inherit\w+|power of attorney|planning permission|building permit|work permit|residence permit|citizenship|
  immigration|asylum|evict\w*|eviction|notice period|
  (?:give|hand in|handed in|gave) (?:my |our |the |her |his )?notice|non-compete|nda|liab(?:le|ility)|
  small claims|tribunal|redundan(?:t|cy)|unfair dismissal|police|witness statement|restraining order|prenup\w*|
  divorce (?:papers|settlement)|title deeds?|terms and conditions|terms of service|privacy policy|
  parking (?:fine|ticket)|speeding (?:fine|ticket)|speed camera|appeal (?:the|my|a|against)|planning objection|
  (?:tree )?preservation orders?|protected (?:tree|building|species)|listed building|fell(?:ing)? (?:a|the|our|that) (?:\w+ )?tree|
  council (?:say|rule)s?|by-?laws?|boundary (?:dispute|line|wall)|neighbou?r dispute|dispute with|party wall|right of way|small claims court|
  sla clause|(?<!(?:main|relative|subordinate) )clause(?! in (?:a|the|my) (?:\w+ )?sentence)|ask legal|legal team|grounds for|
  agreements?|deeds|affidavit|guarantors?|sublet\w*|sublease|statutory|statutes?|bylaws?|power of veto|small print
`),
  /(?<!tennis |basketball |squash |badminton |food |volleyball |padel |clay |grass )\bcourt\b(?! shoes)/u,
  /\b(?:write|make|update|draft|change|contest|witness|sign|check|read|find) (?:a|my|our|the|mum's|dad's|his|her) will\b/u,
  /\b(?:last will|living will)\b|(?:^|\b(?:an?|my|our|his|her|their|the|'s) )will (?:for|and|or|says|template|with)\b/u,
];

/** Papers, rights and offices. */
const papers = anyOf(String.raw`
  acas|adoption(?! of (?:the|a|new))|affidavits?|apostille|arbitration|arrest(?:ed)?|article \d+ notice|attest(?:ed|ation)|bail|biometric(?:s)? (?:appointment|residence|card)|brp|breach of|cafcass|carnet|
  cease and desist|child arrangements|civil partnership|compliance|compliant|conditions of sale|consents?(?! of the bride)|conveyanc\w+|consumer rights|consumer law|cookie (?:banner|consent|policy)|copyrighted|covenants?|
  creative commons|criminal record|customs (?:form|declaration|rules|duty|office)|customs(?= (?:for|at|in|when|if|and|or))|dbs (?:check|form)|decree|deed poll|defamation|defamatory|deport\w+|disciplinary(?! action figure)|
  disclaimers?|discriminat\w+|dispute|dpdp|dvla|dmv|easements?|employment (?:law|rights|status|tribunal)|escrow|exclusivity|executors?|export licen[cs]e|extradit\w+|fair use|fair work|fined(?! by (?:him|her|them)\b)|fines? (?:for|from)|foi|
  freedom of information|(?:leasehold|freehold)(?:er|ers)?|green card|grievances?|ground rent|guardianship|h-?1b|harass(?:ed|ment|ing)|hoa|home office|hr (?:complaint|investigation|hearing)|ilr|in breach|
  indefinite leave|indemnity|injunctions?|intellectual property|jury (?:duty|service)|jurisdiction|landlords? (?:\w+ ){0,4}(?:mould|mold|damp|repairs?|refus\w+|threat\w*|evict\w*|notice|enter|entry|heating)|
  complaint (?:to|against|about) (?:my |the |our |his |her )?(?:landlord|letting agent|employer|council|school|hospital|builder|bank|ombudsman)|landlord and tenant|land registry|lasting power|leave to remain|
  legislation|letter before action|letting agent|libel|litigat\w+|lpa|magistrates?|mediat(?:ion|or)|misconduct|naturali[sz]ation|negligen(?:t|ce)|non-?custodial|non-disclosure|non-solicit\w*|
  objection to|oci card|ofcom|ombuds(?:man|person)|passport application|pcn|penalty charge|penalty points|permits?(?! (?:the|my|us|him|her|them|it|me|you)\b)|petition for|planning (?:application|department|office|officer|notice|law|consent|appeal|committee)|
  points on (?:my|his|her) licen[cs]e|poa|premises licen[cs]e|privacy (?:notice|law|rules)|privacy impact|probationary period|proof of (?:address|identity|residence)|property line|prosecut\w+|public liability|
  red tape|regulations?|regulator|regulatory|release form|photo release|residency|right(?:s)? (?:to (?:work|rent|remain|roam|buy|refund|repair|return)|as a)|rti|sacked|fired(?! (?:up|clay|pot|kiln))|
  scaffold licen[cs]e|section (?:21|8|75|106|504|13)|settled status|settlement agreement|severance|shared ownership|sick pay|sponsorship licen[cs]e|
  squatters?|subject access|subpoena|summons|surrogacy|takedown|tak(?:e|es|ing|in|in') on (?:(?:an?|my|our|the) )?(?:first )?(?:apprentices?|employees?|staff|worker|trainee)|tenants?(?! party)|term(?:s)? of (?:use|business|engagement)|
  testif\w+|title (?:search|transfer)|tort|trading standards|trespass\w*|trust deed|trustees?(?! (?:tea|lunch|dinner))|uscis|unlawful\w*|lawful\w*|void the|v5c?|waiver|warranty claim|warrant(?: |$)|
  whistle-?blow\w*|witness(?:es)? (?:to|for) (?:the|my|a)|work(?:er|place|ers)?s'? (?:rights|comp)|worker'?s comp\w*|zoning|zero[- ]hours?|what (?:are|is) (?:my|our|their|his|her) rights|(?:my|our|your) rights|against the law|
  (?:is|are|be) (?:it |we |i |they |he |she )?(?:allowed|entitled|obliged|required) (?:to|by)|(?:is|are) (?:\w+ )?(?:allowed|entitled) to|entitled to|by law|the law(?! (?:society|school|students?|faculty|firm))|council (?:rules?|says?|letter|notice|order|enforcement|consent)|hedge (?:dispute|law)
`);

/** Told as a quarrel, or as a question what somebody may do. */
const quarrels = anyOf(String.raw`
  wills? (?:and|or|vs) (?:an? )?trust|accident (?:at work|book|report)|report(?:ing)? an accident|(?:built|building|fence|parked|parks|parking|shed|extension|wall) .{0,20}(?:over|across|on) (?:the|our|my) (?:line|boundary|land|drive)|
  can (?:my|our|the|his|her) (?:agency|agent|bank|boss|company|council|employer|ex|insurer|landlord|landlady|manager|neighbou?rs?|police|school|uni|university) |can they (?:evict|fire|force|just|keep|make|refuse|sack|stop)|
  change (?:my|our|his|her|their) (?:sur)?name|name change|consent(?! of the bride)|cover song|data breach|dog (?:bit|attacked)|landlord (?:can'?t|hasn'?t|is|keeps|refuses|says|wants|won'?t)|landlady (?:says|wants|won'?t|keeps)|
  kept my (?:deposit|documents|passport|things|stuff)|won'?t (?:give back|hand over|return) (?:my|our|the)|neighbou?r'?s (?:branches|camera|cctv|extension|fence|hedge|noise|roots|tree|wall),? (?:is|are|has|keeps?|blocks?|hangs?|leans?|fell|falls?|over|onto|can|too|on (?:our|my))|
  photos? of (?:the |other |our )?(?:children|kids|minors|pupils) (?:in|on|online)|plagiari[sz]\w*|record(?:ing)? (?:a|our|the|this) (?:call|conversation|meeting)|rights(?! (?:and wrongs|here|back|side))|
  stol(?:e|en) (?:my|our) (?:design|idea|photos?|song|work)|t ?& ?cs?|terms (?:for|of) (?:hiring|hire|letting|renting|sale)|using (?:my|our) (?:design|images?|logo|music|name|photos?|song)
`);

/** An Act is written large. */
export const acts =
  /\b(?:\p{Lu}[\p{L}]* ){0,4}\p{Lu}[\p{L}]* Act\b(?! (?:I|II|III|IV|V|1|2|3|One|Two|Three)\b)/u;

/** Any of them tells it. */
export const legal: readonly RegExp[] = [...common, papers, quarrels];

/** A lease is a matter of law where no sum stands by it. */
export const leases = /(?<!\b(?:or|to) )\blease(?! (?:on|it|out|of life)\b)/u;

/** The law as a field of work, or as a calling: nobody's case hangs on that. */
export const callings =
  /\b(?:leav(?:e|ing)|left|quit(?:ting)?|career in|job in|work in|switch(?:ing)? to|mov(?:e|ing) (?:in)?to|stud(?:y|ying)|degree in|out of|for) (?:law|litigation|arbitration|conveyancing|compliance|immigration|the police|the bar)\b(?: for (?:law|litigation|arbitration|conveyancing|compliance|teaching))?/gu;

/** What an aside answers or forbids says how, and not what: "(no, it's illegal)". */
export const answers = /\((?:no|yes|can'?t|don'?t|nope|sorry)\b[^()]*\)/gu;
