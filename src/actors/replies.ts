/**
 * What a model wrote, read into a reply: JSON found wherever it stands, checked, cut to size and cleaned. A model's
 * words can add caution here and never take any away.
 */
import * as v from 'valibot';
import type { AnyAsk, AsideAsk, Reply, Triage } from '../asks.ts';
import { abuses, cares, modes, taskTypes } from '../events.ts';
import { limits } from '../limits.ts';
import { banterPrompt, usableLine } from '../prompt-banter.ts';
import { labels, margins } from '../prompt-schemas.ts';
import { turnText } from '../prompts.ts';
import { clean, cleanLine } from './speech-words.ts';
import { objectsIn } from './speech-json.ts';

/** `repair` says what was wrong in words a model can act on; nothing the model wrote is quoted in it. */
export type Reading =
  | { ok: true; reply: Reply }
  | { ok: false; error: 'malformed'; repair: string }
  | { ok: false; error: 'empty' };

/** Reads the whole text of an answer to `ask`. */
export function read(ask: AnyAsk, text: string): Reading {
  if (ask.kind === 'work') return readWork(text);
  if (ask.kind === 'aside') return readAside(ask, text);
  if (ask.kind === 'triage') {
    return shaped(triageShape, text, (given) => ({
      ok: true,
      reply: { kind: 'triage', triage: settled(given) },
    }));
  }
  if (ask.kind === 'judge') return shaped(judgeShape, text, (given) => winner(given, ask.candidates.length));
  return shaped(mergeShape, text, ({ answer, ...rest }) => {
    const joined = clean(answer);
    if (joined === '') return { ok: false, error: 'empty' };
    return { ok: true, reply: { kind: 'merge', text: joined, ...rest } };
  });
}

const line = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((given) => cleanLine(given, most)),
  );
const filled = (most: number) => v.pipe(line(most), v.nonEmpty());
const word = <const T extends readonly string[]>(of: T) =>
  v.pipe(
    v.string(),
    v.transform((given) => given.trim().toLowerCase()),
    v.picklist(of),
  );
/** Remarks help the person and are worth no second call. */
const remarks = v.fallback(
  v.pipe(
    v.array(filled(300)),
    v.transform((all) => all.slice(0, 12)),
  ),
  [],
);

const triageShape = v.object({
  reason: filled(240),
  task_type: word(taskTypes),
  mode: word(modes),
  subtasks: v.fallback(v.array(v.object({ title: filled(80), brief: line(300) })), []),
  abuse: word(abuses),
  care: word(cares),
});
const mergeShape = v.object({ missing: remarks, conflicts: remarks, answer: v.string() });
const judgeShape = v.object({
  winner: v.pipe(
    v.string(),
    v.transform((given) => given.trim().toUpperCase()),
  ),
  margin: v.fallback(word(margins), 'close'),
});

function shaped<const S extends v.GenericSchema>(
  shape: S,
  text: string,
  then: (given: v.InferOutput<S>) => Reading,
): Reading {
  let repair = 'There was no JSON object in the answer.';
  // A model that thinks aloud writes drafts first, so that the last object that fits is the one it means.
  for (const given of objectsIn(text).toReversed()) {
    const result = v.safeParse(shape, given);
    if (result.success) return then(result.output);
    repair = wrong(result.issues);
  }
  return { ok: false, error: 'malformed', repair };
}

function wrong(issues: readonly v.BaseIssue<unknown>[]): string {
  const told = issues.slice(0, 4).map(({ type, expected, received, path }) => {
    const where = path?.map(({ key }) => String(key)).join('.') ?? 'The answer';
    if (received === 'undefined') return `\`${where}\` is missing.`;
    if (type === 'non_empty') return `\`${where}\` must not be empty.`;
    if (type !== 'picklist') return `\`${where}\` must be a ${(expected ?? 'value').toLowerCase()}.`;
    return `\`${where}\` must be one of ${(expected ?? '').replaceAll(/["()]/g, '').replaceAll(' |', ',')}.`;
  });
  return told.join(' ');
}

/** A plan that code can carry out: a split has two to four different parts, nothing else has any. */
function settled({ subtasks: given, mode: asked, ...rest }: v.InferOutput<typeof triageShape>): Triage {
  const texts = given.map(({ title, brief }) => (brief === '' ? title : `${title}: ${brief}`));
  const subtasks = asked === 'split' ? [...new Set(texts)] : [];
  if (subtasks.length >= limits.subtasksMin && subtasks.length <= limits.subtasksMax) {
    return { ...rest, mode: asked, subtasks };
  }
  return { ...rest, mode: asked === 'split' ? 'solo' : asked, subtasks: [] };
}

function winner({ winner: label, margin }: v.InferOutput<typeof judgeShape>, candidates: number): Reading {
  const at = labels.slice(0, candidates).findIndex((one) => one === label);
  if (at >= 0)
    return { ok: true, reply: { kind: 'judge', winner: at, margin: margin === 'clear' ? 'clear' : 'close' } };
  if (label === 'NONE') return { ok: true, reply: { kind: 'judge', margin: 'clear' } };
  const known = labels.slice(0, candidates).join(', ');
  return { ok: false, error: 'malformed', repair: `\`winner\` must be one of ${known} or none.` };
}

/** An aside that is not fit to be shown is none. It is worth no second call. */
function readAside(ask: AsideAsk, text: string): Reading {
  const prompt = banterPrompt(ask);
  const told = [...prompt.system.map((block) => block.text), turnText(prompt)].join('\n');
  const said = usableLine(text, told, ask.recent);
  return { ok: true, reply: { kind: 'aside', ...(said !== undefined && { line: said }) } };
}

/** A crow that isn't sure says so in a last line of its own. */
const doubtLine = /^[*_>\s-]*doubt[*_]*\s*:[*_]*\s*(.+)$/iu;

function readWork(given: string): Reading {
  const text = clean(given.replace(/^\s*<think>[^]*?<\/think>/u, ''));
  if (text === '') return { ok: false, error: 'empty' };
  const cut = text.lastIndexOf('\n') + 1;
  const doubt = cleanLine(doubtLine.exec(text.slice(cut))?.[1] ?? '', 300);
  if (doubt === '') return { ok: true, reply: { kind: 'work', text } };
  // Words that exist are never thrown away: a doubt that stands alone is the answer too.
  return { ok: true, reply: { kind: 'work', text: text.slice(0, cut).trimEnd() || doubt, doubt } };
}
