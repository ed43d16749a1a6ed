/** An item that tells something first, and orders or asks something behind it. */
import { isEither } from './either.ts';
import { typeOfKind } from './kinds.ts';
import { openingOf, type Opening } from './opening.ts';
import { questionKind } from './questions.ts';
import { kindOfThing } from './things.ts';

/** "The landlord wants more rent, answer him" and "Ruth's knee op, send flowers" order something behind what they tell. */
export function orderIn(opening: Opening): Opening {
  if (opening.verb) return opening;
  // "Chat message: bring bibs": what is said in it orders nothing here.
  const [, label = ''] = /^([^:]{3,60}): /u.exec(opening.said) ?? [];
  const labelled = kindOfThing(openingOf(label).rest);
  if (labelled !== undefined && typeOfKind(labelled) === 'people') return opening;
  const [, before = '', behind = ''] =
    /^(.+)(?:, | - | – | — |: |; |(?<=\p{L}{3})[.?!] )([^,;]+[?.!]?)$/u.exec(opening.said) ?? [];
  if (tells.test(before) && outright.test(behind)) return asking(opening, openingOf(behind));
  if (questionKind(opening) !== undefined) return opening;
  if (behind !== '' && seeks.test(behind))
    return { ...openingOf(behind), said: opening.said, tokens: opening.tokens };
  if (behind === '') return opening;
  const sides = openingOf(behind);
  // "The van: buy it or go on renting".
  if (isEither(sides)) return { ...sides, verb: undefined, rest: sides.tokens };
  const named = kindOfThing(openingOf(before).rest);
  // "Power of attorney forms, who do we name": a question about an errand is none.
  const asked = outright.test(behind) && named !== undefined && typeOfKind(named) === 'errand';
  if (!tells.test(before) && named !== undefined && !asked) return opening;
  const order = openingOf(behind);
  const asks = questionKind(order) !== undefined;
  if (!asks && (order.verb === undefined || /^(?:need|want)$/u.test(order.verb.words))) return opening;
  return asks ? asking(opening, order) : { ...order, said: opening.said, tokens: opening.tokens };
}

/** The question is asked, of what is told before it. */
const asking = ({ said, tokens }: Opening, question: Opening): Opening => ({
  ...question,
  said,
  rest: question.verb ? question.rest : tokens,
});

/** What is asked for behind a name: "VAT return - work out what I owe". */
const seeks =
  /^(?:(?:tell|show|remind) (?:me|us) (?:what|how|who|which|why|when|where|if|whether)|work out|figure out|find out|decide|check whether|check if)\b/iu;

/** It asks, and not only by its mark. */
const outright =
  /^(?:which (?:\w+ )?(?:documents?|forms?|papers?|ones?|sizes?|types?|kinds?|way|days?)\b|(?:what|who|when|where|how|why|which(?: \w+)?)(?: much| many| long)? (?:to|do|does|did|is|are|can|could|should|shall|will|would)\b|(?:is|are|can|could|do|does|did|should|shall|will|would|may|must) (?:i|we|he|she|it|they|you|that|this|the|my|our)\b)/iu;

/** A verb that tells how things are. */
const tells =
  /(?:^| )(?:is|are|was|has|have|had|won[’']t|can[’']t|doesn[’']t|didn[’']t|hasn[’']t|wants?|says?|said|needs?|keeps?|stops|starts|dies|drains|fails|cuts|runs?|ran|broke|left|upset|angry|sore|swollen|\p{Ll}{3,}ed)(?: |,|$)/u;
