/** What people say of a nest, checked for its form. What a nest may be is for src/nests.ts. */
import * as v from 'valibot';
import { charCount } from './show.ts';
import { limits } from './limits.ts';
import type { NestWish } from './nests.ts';
import { Refusal } from './refusal.ts';
import { approvalSeconds, mustBe, plainName, read } from './reading.ts';

const murderForm = 'a whole number of crows from 2 to 5';
export const nestBody = v.object({
  name: v.optional(v.string(mustBe('name', 'a string'))),
  crows: v.optional(
    v.array(v.string(mustBe('crows', 'an array of names')), mustBe('crows', 'an array of names')),
  ),
  always_ask: v.optional(v.boolean(mustBe('always_ask', 'true or false'))),
  approval_s: approvalSeconds,
  murder: v.optional(
    v.pipe(
      v.number(mustBe('murder', murderForm)),
      v.integer(mustBe('murder', murderForm)),
      v.minValue(2, mustBe('murder', murderForm)),
      v.maxValue(5, mustBe('murder', murderForm)),
    ),
  ),
});

/** @throws Refusal 400. */
export function readNestWish(given: unknown): NestWish {
  const { name, ...rest } = read(nestBody, given);
  const wish: NestWish = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return name === undefined ? wish : { ...wish, name: readNestName(name) };
}

function readNestName(given: string): string {
  const name = plainName('name', given);
  const chars = charCount(name);
  if (chars >= 1 && chars <= limits.nestNameChars) return name;
  throw new Refusal(400, `A nest's name has 1 to ${limits.nestNameChars} characters; this one has ${chars}.`);
}
