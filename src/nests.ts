/** Nests: rooms with a core team. The guardrails, and how a name becomes an id; where they are kept is elsewhere. */
import { limits } from './limits.ts';
import { Refusal } from './refusal.ts';
import { slugOf } from './slug.ts';

export interface Nest {
  /** Slug of its first name; never changes. */
  nest_id: string;
  name: string;
  /** Its core; empty only for `todo`, whose crows come from the whole flock. */
  crows: string[];
  /** Every question of its lists is asked, whatever the trust. */
  always_ask?: boolean;
  /** How long a question waits, in seconds; 0 is for ever. */
  approval_s?: number;
  /** How many crows take the whole item in a murder. */
  murder?: number;
}

/** What a person may say of a nest; what is left out stays as it is. */
export type NestWish = Partial<Omit<Nest, 'nest_id'>>;

export const todo: Nest = { nest_id: 'todo', name: 'todo', crows: [] };

/** @throws Refusal 400 for a wish no nest may have, 409 for a name that is taken or a house that is full. */
export function created(wish: NestWish, nests: readonly Nest[], roster: readonly string[]): Nest {
  const { name, crows } = wish;
  if (name === undefined)
    throw new Refusal(400, '`name` is missing. A nest has a name of 1 to 40 characters.');
  if (crows === undefined)
    throw new Refusal(400, `\`crows\` is missing. Choose 1 to 8 of ${roster.join(', ')}.`);
  const nest_id = slugOf(name);
  if (nest_id === '') {
    throw new Refusal(400, `"${name}" has no letter from a to z and no digit to make an id of. Add one.`);
  }
  checkCrows(crows, roster);
  if (nests.some((nest) => nest.nest_id === nest_id)) {
    throw new Refusal(409, `There is a nest "${nest_id}" already. Choose another name.`);
  }
  if (nests.length >= limits.nests) {
    throw new Refusal(
      409,
      `There are ${limits.nests} nests, which is as many as there can be. Delete one first.`,
    );
  }
  return { ...withExtras({ nest_id, name, crows }, wish) };
}

/** @throws Refusal 400, and for a name or a core that `todo` can't have. */
export function changed(nest: Nest, wish: NestWish, roster: readonly string[]): Nest {
  if (nest.nest_id === todo.nest_id && (wish.name !== undefined || wish.crows !== undefined)) {
    throw new Refusal(
      400,
      'The nest `todo` keeps its name and the whole flock. Its other settings can be changed.',
    );
  }
  if (wish.crows) checkCrows(wish.crows, roster);
  const { name = nest.name, crows = nest.crows } = wish;
  return withExtras({ ...nest, name, crows }, wish);
}

function withExtras(nest: Nest, { always_ask, approval_s, murder }: NestWish): Nest {
  return {
    ...nest,
    ...(always_ask !== undefined && { always_ask }),
    ...(approval_s !== undefined && { approval_s }),
    ...(murder !== undefined && { murder }),
  };
}

function checkCrows(crows: readonly string[], roster: readonly string[]): void {
  if (crows.length < 1 || crows.length > limits.nestCrows) {
    throw new Refusal(400, `A nest has 1 to ${limits.nestCrows} crows; this one names ${crows.length}.`);
  }
  const stranger = crows.find((crow) => !roster.includes(crow));
  if (stranger !== undefined) {
    throw new Refusal(
      400,
      `"${stranger.slice(0, 60)}" is no crow of the roster. Choose from ${roster.join(', ')}.`,
    );
  }
  const twice = crows.find((crow, i) => crows.indexOf(crow) !== i);
  if (twice !== undefined) throw new Refusal(400, `${twice} is named twice. Name each crow once.`);
}
