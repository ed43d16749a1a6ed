/** A person's word on a question, read from a body. */
import * as v from 'valibot';
import { clean } from './clean.ts';
import { charCount } from './show.ts';
import { itemIdForm, targets, type Target, type VerdictName } from './events.ts';
import { limits } from './limits.ts';
import { grouped, missing, mustBe, read, tooLong } from './reading.ts';
import { Refusal } from './refusal.ts';

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

export const redoBody = v.object({ note: v.optional(v.string(mustBe('note', 'a string'))) }, missing({}));
export const verdictBody = v.object(
  {
    item_id: v.string(mustBe('item_id', 'a string')),
    target: v.picklist(targets, mustBe('target', '"triage" or "output"')),
    approve: v.boolean(mustBe('approve', 'true or false')),
    note: v.optional(v.string(mustBe('note', 'a string'))),
    answer: v.optional(v.string(mustBe('answer', 'a string'))),
    mode: v.optional(v.literal('solo', mustBe('mode', '"solo"'))),
  },
  missing({
    item_id: 'Send the id of the item you judge.',
    target: 'Send "triage" or "output".',
    approve: 'Send true or false: a value left out is never read as a no.',
  }),
);

/** @throws Refusal 400; 404 for an item no list can have. */
export function readVerdict(body: unknown): VerdictBody {
  const { item_id, target, approve, note, ...change } = read(verdictBody, body);
  const changes = readChange(target, approve, change);
  const said = readNote(note);
  if (!itemIdForm.test(item_id)) throw nothingWaits();
  return { item_id, target, approve, ...said, ...changes };
}

/** What a person wants otherwise when an item is done once more. @throws Refusal 400. */
export function readRedo(body: unknown): { note?: string } {
  return readNote(read(redoBody, body).note);
}

function readNote(note: string | undefined): { note?: string } {
  const said = clean(note ?? '');
  if (charCount(said) <= limits.noteChars) return said === '' ? {} : { note: said };
  throw new Refusal(400, tooLong('`note`', charCount(said), limits.noteChars));
}

/** A change is only ever part of a yes, and only of what the target has. */
function readChange(
  target: Target,
  approve: boolean,
  { answer, mode }: { answer?: string | undefined; mode?: 'solo' | undefined },
): Pick<VerdictBody, 'answer' | 'mode'> {
  const [name, of] = answer === undefined ? ['mode', 'triage'] : ['answer', 'output'];
  if (answer === undefined && mode === undefined) return {};
  if (target !== of || (answer !== undefined && mode !== undefined)) {
    throw new Refusal(400, `\`${name}\` goes with a verdict on the ${of} alone. Leave it out of this one.`);
  }
  if (!approve) throw new Refusal(400, `\`${name}\` goes with \`approve: true\`. Say why not in \`note\`.`);
  if (mode !== undefined) return { mode };
  const text = clean(answer ?? '');
  if (text === '')
    throw new Refusal(400, 'The changed `answer` is blank. Answer no instead, or leave it out.');
  const bytes = Buffer.byteLength(text);
  if (bytes > limits.answerBytes) {
    throw new Refusal(
      400,
      `The changed \`answer\` has ${grouped(bytes)} bytes and may have ${grouped(limits.answerBytes)}. Shorten it.`,
    );
  }
  return { answer: text };
}

/** @param stands the verdict that was given before, if one was. */
export function nothingWaits(stands?: VerdictName): Refusal {
  return stands === undefined
    ? new Refusal(404, 'Nothing is waiting for that verdict. The snapshot of the list says what is.')
    : new Refusal(404, `That was judged before, and the verdict stands: ${stands}.`, { verdict: stands });
}
