/** How bodies and names are read: the form they must have, and the one sentence that says what was wrong. */
import * as v from 'valibot';
import { charCount, show } from './show.ts';
import { listIdForm } from './events.ts';
import { limits } from './limits.ts';
import { Refusal } from './refusal.ts';

export const grouped = (n: number) => n.toLocaleString('en-US');

/** For a key that is there and holds something else. */
export const mustBe =
  (name: string, form: string) =>
  ({ input }: v.BaseIssue<unknown>): string =>
    `\`${name}\` must be ${form}; it was ${show(input)}.`;
/** For a key that is not there, or a body that can't have any. */
export const missing =
  (hints: Record<string, string>) =>
  ({ input, path }: v.BaseIssue<unknown>): string => {
    const key = path?.at(-1)?.key;
    return typeof key !== 'string'
      ? `The body must be a JSON object; it was ${show(input)}.`
      : `\`${key}\` is missing. ${hints[key] ?? ''}`;
  };

const waitForm = `a whole number of seconds from ${limits.approvalSecondsMin} to ${grouped(limits.approvalSecondsMax)}, or 0 for ever`;
export const approvalSeconds = v.optional(
  v.pipe(
    v.number(mustBe('approval_s', waitForm)),
    v.integer(mustBe('approval_s', waitForm)),
    v.check((s) => s === 0 || s >= limits.approvalSecondsMin, mustBe('approval_s', waitForm)),
    v.minValue(0, mustBe('approval_s', waitForm)),
    v.maxValue(limits.approvalSecondsMax, mustBe('approval_s', waitForm)),
  ),
);
export const requesterHint = `Send a name of 1 to ${limits.requesterChars} characters.`;
export function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  if (Array.isArray(body)) throw new Refusal(400, `The body must be a JSON object; it was ${show(body)}.`);
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (!result.success) throw new Refusal(400, result.issues[0].message.trim());
  return result.output;
}

/** A name composed (NFC) and trimmed. @throws Refusal 400 if it has anything that can't be seen. */
export function plainName(key: string, name: string): string {
  // Before trimming, which would take some of them off unseen.
  if (/[\p{Cc}\p{Cf}\p{Surrogate}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(name)) {
    throw new Refusal(400, `\`${key}\` has characters that can’t be seen. Send the name without them.`);
  }
  return name.normalize('NFC').trim();
}

/** @returns the name composed (NFC) and trimmed. @throws Refusal 400. */
export function readRequester(name: string): string {
  const requester = plainName('requester', name);
  if (requester === '') throw new Refusal(400, `\`requester\` is blank. ${requesterHint}`);
  const chars = charCount(requester);
  if (chars > limits.requesterChars) {
    throw new Refusal(400, tooLong('`requester`', chars, limits.requesterChars));
  }
  return requester;
}

/** @throws Refusal 400. */
export function readListId(id: string): string {
  if (listIdForm.test(id)) return id;
  throw new Refusal(400, `A list id is an l and 8 to 12 of 0-9 and a-z; this was ${show(id)}.`);
}

/** @throws Refusal 400. */
export function readItemNumber(n: string): number {
  if (/^[1-9][0-9]{0,2}$/.test(n)) return Number(n);
  throw new Refusal(400, `Items are numbered from 1 to ${limits.itemsPerList}; this was ${show(n)}.`);
}

export function tooLong(what: string, chars: number, most: number): string {
  return `${what} has ${grouped(chars)} characters and may have ${grouped(most)}. Shorten it.`;
}
