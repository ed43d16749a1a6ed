/**
 * What people send, checked and cleaned: the only place where a body is read. A body that does not fit is refused
 * with one sentence of ours; keys nobody knows are ignored.
 */
import * as v from 'valibot';
import { charCount, clean, show } from './clean.ts';
import { itemIdForm, listIdForm, targets } from './events.ts';
import type { Target, VerdictName } from './events.ts';
import { limits } from './limits.ts';
import { Refusal } from './refusal.ts';
import { parseTodo } from './todo.ts';
import type { ParsedItem } from './todo.ts';

/** A list that passed the door. */
export interface NewList {
  requester: string;
  nest_id: string;
  token_budget: number;
  /** The paste as it was sent; absent when `items` were. */
  text?: string;
  items: ParsedItem[];
  /** How many lines of the paste were done or cancelled already. */
  skipped: number;
  /** How long its questions wait, in seconds; 0 is for ever, absent is as the server does. */
  approval_s?: number;
  /** The Idempotency-Key it was sent under, and the hash of the body that came with it. */
  sent?: { key: string; hash: string };
}

export interface VerdictBody {
  item_id: string;
  target: Target;
  approve: boolean;
  note?: string;
  /** In place of an answer that is approved. */
  answer?: string;
  /** In place of the mode of a plan that is approved. */
  mode?: 'solo';
}

/** What a paste would become, free of charge. */
export interface Preview {
  items: ParsedItem[];
  skipped: { text: string; lines: [number, number] }[];
  sections: string[];
  /** The parser's, and a sentence for each reason why the list would be refused as it is. */
  warnings: string[];
  /** How many items the budget is good for, at `limits.tokensPerItem` each. */
  fits: number;
}

/** What the server's settings say about a request. */
export interface Caps {
  /** Most tokens one list may spend. */
  listBudgetMax: number;
}

const grouped = (n: number) => n.toLocaleString('en-US');

/** For a key that is there and holds something else. */
const mustBe =
  (name: string, form: string) =>
  ({ input }: v.BaseIssue<unknown>): string =>
    `\`${name}\` must be ${form}; it was ${show(input)}.`;
/** For a key that is not there, or a body that can't have any. */
const missing =
  (hints: Record<string, string>) =>
  ({ input, path }: v.BaseIssue<unknown>): string => {
    const key = path?.at(-1)?.key;
    return typeof key !== 'string'
      ? `The body must be a JSON object; it was ${show(input)}.`
      : `\`${key}\` is missing. ${hints[key] ?? ''}`;
  };

const budgetForm = 'a whole number of tokens, 1 or more';
const work = {
  text: v.optional(v.string(mustBe('text', 'a string'))),
  items: v.optional(
    v.array(
      v.string(({ input }) => `\`items\` must hold strings only; one was ${show(input)}.`),
      mustBe('items', 'an array of strings'),
    ),
  ),
  token_budget: v.optional(
    v.pipe(
      v.number(mustBe('token_budget', budgetForm)),
      v.safeInteger(mustBe('token_budget', budgetForm)),
      v.minValue(1, mustBe('token_budget', budgetForm)),
    ),
  ),
};
const requesterHint = `Send a name of 1 to ${limits.requesterChars} characters.`;
const newListBody = v.object(
  {
    ...work,
    requester: v.string(mustBe('requester', 'a string')),
    nest_id: v.optional(v.string(mustBe('nest_id', 'a string')), 'todo'),
  },
  missing({ requester: requesterHint }),
);
const parseBody = v.object(work, missing({}));
const verdictBody = v.object(
  {
    item_id: v.string(mustBe('item_id', 'a string')),
    target: v.picklist(targets, mustBe('target', '"triage" or "output"')),
    approve: v.boolean(mustBe('approve', 'true or false')),
    note: v.optional(v.string(mustBe('note', 'a string'))),
  },
  missing({
    item_id: 'Send the id of the item you judge.',
    target: 'Send "triage" or "output".',
    approve: 'Send true or false: a value left out is never read as a no.',
  }),
);

/** @throws Refusal 400. */
export function readNewList(body: unknown, caps: Caps): NewList {
  const { requester, nest_id, token_budget, ...rest } = read(newListBody, body);
  const from = readRequester(requester);
  const { text, items, skipped } = readWork(rest);
  const [complaint] = complaints(items, skipped.length);
  if (complaint !== undefined) throw new Refusal(400, complaint);
  return {
    requester: from,
    nest_id,
    token_budget: tokenBudget(token_budget, items.length, caps),
    ...(text !== undefined && { text }),
    items,
    skipped: skipped.length,
  };
}

/** A preview is given for what would be refused too; it says so in its warnings. @throws Refusal 400. */
export function readParse(body: unknown, caps: Caps): Preview {
  const { token_budget, ...rest } = read(parseBody, body);
  const { items, skipped, sections, warnings } = readWork(rest);
  const budget = tokenBudget(token_budget, items.length, caps);
  return {
    items,
    skipped,
    sections,
    warnings: [...warnings, ...complaints(items, skipped.length)],
    fits: Math.floor(budget / limits.tokensPerItem),
  };
}

/** @throws Refusal 400; 404 for an item no list can have. */
export function readVerdict(body: unknown): VerdictBody {
  const { item_id, target, approve, note } = read(verdictBody, body);
  // A yes to a changed answer must not be taken for a yes to the answer as it was.
  if (typeof body === 'object' && body !== null && ('answer' in body || 'mode' in body)) {
    throw new Refusal(
      400,
      'This server takes no `answer` or `mode` with a verdict. Leave them out, or answer no and say why in `note`.',
    );
  }
  const said = clean(note ?? '');
  if (charCount(said) > limits.noteChars) {
    throw new Refusal(400, tooLong('`note`', charCount(said), limits.noteChars));
  }
  if (!itemIdForm.test(item_id)) throw nothingWaits();
  return { item_id, target, approve, ...(said !== '' && { note: said }) };
}

/** @param stands the verdict that was given before, if one was. */
export function nothingWaits(stands?: VerdictName): Refusal {
  return stands === undefined
    ? new Refusal(404, 'Nothing is waiting for that verdict. The snapshot of the list says what is.')
    : new Refusal(404, `That was judged before, and the verdict stands: ${stands}.`, { verdict: stands });
}

/** @returns the name composed (NFC) and trimmed. @throws Refusal 400. */
export function readRequester(name: string): string {
  // Before trimming, which would take some of them off unseen.
  if (/[\p{Cc}\p{Cf}\p{Surrogate}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(name)) {
    throw new Refusal(400, '`requester` has characters that can’t be seen. Send the name without them.');
  }
  const requester = name.normalize('NFC').trim();
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

function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  if (Array.isArray(body)) throw new Refusal(400, `The body must be a JSON object; it was ${show(body)}.`);
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (!result.success) throw new Refusal(400, result.issues[0].message.trim());
  return result.output;
}

function readWork({ text, items }: { text?: string | undefined; items?: string[] | undefined }) {
  if (text !== undefined && items !== undefined) {
    throw new Refusal(400, 'The body has both `text` and `items`. Send one of them.');
  }
  if (text !== undefined) return { text, ...parseTodo(text) };
  if (items === undefined) {
    throw new Refusal(400, 'The body has neither `text` nor `items`. Send the pasted list as `text`.');
  }
  const taken = items.map((item, i): ParsedItem => ({ text: clean(item), lines: [i, i] }));
  return { text, items: taken, skipped: [], sections: [], warnings: [] };
}

/** Why a list can't be taken as it is, a sentence for each reason. */
function complaints(items: readonly ParsedItem[], skipped: number): string[] {
  if (items.length === 0) {
    return [
      skipped > 0
        ? `Every item is already done: the list has ${skipped} and none is open. Untick what is still to do.`
        : 'There is nothing to do in this list. Write one thing to do on each line.',
    ];
  }
  const found: string[] = [];
  if (items.length > limits.itemsPerList) {
    found.push(
      `The list has ${grouped(items.length)} items and may have ${limits.itemsPerList}. Split it into several lists.`,
    );
  }
  for (const [i, { text }] of items.entries()) {
    const chars = charCount(text);
    if (text === '') found.push(`Item ${i + 1} is blank. Leave it out.`);
    if (chars > limits.itemChars) found.push(tooLong(`Item ${i + 1}`, chars, limits.itemChars));
  }
  return found;
}

function tooLong(what: string, chars: number, most: number): string {
  return `${what} has ${grouped(chars)} characters and may have ${grouped(most)}. Shorten it.`;
}

function tokenBudget(asked: number | undefined, items: number, { listBudgetMax }: Caps): number {
  if (asked === undefined) {
    return Math.min(Math.max(items * limits.tokensPerItem, limits.listBudgetMin), listBudgetMax);
  }
  if (asked <= listBudgetMax) return asked;
  throw new Refusal(
    400,
    `\`token_budget\` is ${grouped(asked)} and this server allows a list ${grouped(listBudgetMax)}. Ask for less.`,
  );
}
