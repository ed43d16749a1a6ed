/**
 * What people send, checked and cleaned: the only place where a body is read. A body that does not fit is refused
 * with one sentence of ours; keys nobody knows are ignored.
 */
import * as v from 'valibot';
import type { Again } from './asks.ts';
import { charCount, show } from './show.ts';
import type { TaskType } from './events.ts';
import { limits } from './limits.ts';
import {
  approvalSeconds,
  grouped,
  missing,
  mustBe,
  read,
  readRequester,
  requesterHint,
  tooLong,
} from './reading.ts';
import { Refusal } from './refusal.ts';
import { itemsFromStrings, parseTodo } from './todo.ts';
import type { ParsedItem } from './todo.ts';

/** A list that passed the door. */
export interface NewList {
  requester: string;
  nest_id: string;
  token_budget: number;
  /** The paste as it was sent; absent when `items` were. */
  text?: string;
  items: (ParsedItem & { again?: Again })[];
  /** How many lines of the paste were done or cancelled already. */
  skipped: number;
  /** How long its questions wait, in seconds; 0 is for ever, absent is as the server does. */
  approval_s?: number;
  /** The item it does once more; never read from a body. */
  redo_of?: { list: string; n: number; rejects?: { holders: string[]; task_type: TaskType } };
  /** The Idempotency-Key it was sent under, and the hash of the body that came with it. */
  sent?: { key: string; hash: string };
}

/** What a paste would become, free of charge. */
export interface Preview {
  items: Omit<ParsedItem, 'ticks'>[];
  skipped: { text: string; context?: string[]; lines: [number, number] }[];
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
export const newListBody = v.object(
  {
    ...work,
    requester: v.string(mustBe('requester', 'a string')),
    nest_id: v.optional(v.string(mustBe('nest_id', 'a string')), 'todo'),
    approval_s: approvalSeconds,
  },
  missing({ requester: requesterHint }),
);
export const parseBody = v.object(work, missing({}));

/** The body of POST /api/lists: `text` or `items`, not both. */
export type NewListBody = v.InferInput<typeof newListBody>;

/** @throws Refusal 400. */
export function readNewList(body: unknown, caps: Caps): NewList {
  const { requester, nest_id, token_budget, approval_s, ...rest } = read(newListBody, body);
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
    ...(approval_s !== undefined && { approval_s }),
  };
}

/** A preview is given for what would be refused too; it says so in its warnings. @throws Refusal 400. */
export function readParse(body: unknown, caps: Caps): Preview {
  const { token_budget, ...rest } = read(parseBody, body);
  const { items, skipped, sections, warnings } = readWork(rest);
  const budget = tokenBudget(token_budget, items.length, caps);
  return {
    // Where a tick would stand is for the export.
    items: items.map(({ ticks: _, ...item }) => item),
    skipped,
    sections,
    warnings: [...warnings, ...complaints(items, skipped.length)],
    fits: Math.floor(budget / limits.tokensPerItem),
  };
}

function readWork({ text, items }: { text?: string | undefined; items?: string[] | undefined }) {
  if (text !== undefined && items !== undefined) {
    throw new Refusal(400, 'The body has both `text` and `items`. Send one of them.');
  }
  if (text !== undefined) return { text, ...parseTodo(text) };
  if (items === undefined) {
    throw new Refusal(400, 'The body has neither `text` nor `items`. Send the pasted list as `text`.');
  }
  return { text, items: itemsFromStrings(items), skipped: [], sections: [], warnings: [] };
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
