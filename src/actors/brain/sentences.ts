/** The sentences an answer is made of, each true of any item. `{q}` is the item's own words; the rest comes ready. Data only. */

/** `{d}` is what would be brought; `{D}` the same at the beginning. */
export const leads: readonly string[] = [
  'For “{q}”, a real crow would leave {d}.',
  '“{q}” is only rehearsed. With a model behind it, this would be {d}.',
  'A real flight on “{q}” would bring back {d}.',
  'In place of this, “{q}” would get {d}.',
  'Nothing is done yet for “{q}”. A crow with a model would write {d}.',
  'No crow has been at it yet: “{q}” would bring {d}.',
  '“{q}” waits for a crow with a model, which would bring {d}.',
  'What would come of “{q}”: {d}.',
  'On a real flight, “{q}” would turn into {d}.',
  '{D}: that is what a real answer to “{q}” would bring.',
];

/** A part stands under its title in the end, so what it brings is said without it. */
export const partLeads: readonly string[] = [
  'Only one part: “{q}”.',
  'A part of the whole, “{q}”.',
  'This part alone: “{q}”.',
];
export const partBrings: readonly string[] = [
  'A crow of its own would write {d}.',
  'Here would stand {d}.',
  'This part would bring {d}.',
  'Under this heading belongs {d}.',
  '{D}: that would be this part.',
];

/** `{a}` is what a crow looks at first. */
export const beginnings: readonly string[] = [
  'It would begin with {a}.',
  'The first look would go to {a}.',
  'It would start from {a}.',
  'First of all it would look at {a}.',
];

/** `{o}` is a question that the item leaves open. */
export const askings: readonly string[] = [
  'It would ask back: {o}',
  'Left open so far: {o}',
  'One question would come back: {o}',
  'Worth asking first: {o}',
];

export const abroad: readonly string[] = [
  'The answer would come in the language of the item.',
  'It would be written in the item’s own language.',
  'All of it would be in the language that the item is in.',
];

export const doubts: readonly string[] = [
  'nobody has looked into it; this is only rehearsed.',
  'a model may read the item in another way.',
  'it is read off the words alone.',
];

export const unclear = 'it can’t be told from these words what is meant.';
