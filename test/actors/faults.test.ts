/**
 * Every fault of a provider against every role: what the person sees. The table stands in test/RESULTS.md; this run
 * writes it anew with CROWS_WRITE_RESULTS=1, and else holds the page to it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Said } from '../../src/events.ts';
import { brain } from '../../src/actors/rehearsal-brain.ts';
import { createRehearsal } from '../../src/actors/rehearsal.ts';
import type { Fault } from '../../src/actors/rehearsal-faults.ts';
import type { View } from '../../src/actors/rehearsal-view.ts';
import { createSpeech } from '../../src/actors/speech.ts';
import { defaultModels } from '../../src/models.ts';
import { banterText } from '../../src/prompt-banter.ts';
import { judgeText, mergeText, triageText } from '../../src/prompt-texts.ts';
import { StillTime } from '../_time.ts';
import { listOf, perch, quiet, type Perch } from '../_roost.ts';

const http = (status: number, more: Partial<Extract<Fault, { kind: 'http' }>> = {}): Fault => ({
  kind: 'http',
  status,
  ...more,
});
const faults: [string, Fault][] = [
  ['400 bad request', http(400)],
  ['401 wrong key', http(401)],
  ['402 spent account', http(402)],
  ['403', http(403)],
  ['404 unknown model', http(404)],
  ['408', http(408)],
  ['413', http(413)],
  ['429, wait 30 s', http(429, { headers: { 'retry-after': '30' } })],
  ['429 spend limit', http(429, { type: 'rate_limit_error', code: 'enforced_spend_limit_reached' })],
  ['500', http(500)],
  ['503 with a page', http(503, { html: true })],
  ['529 overloaded', http(529)],
  ['connection gone', { kind: 'reset' }],
  ['connection silent', { kind: 'hang' }],
  ['gone mid-stream', { kind: 'reset-mid-stream' }],
  ['cut short', { kind: 'truncate' }],
  ['silent mid-stream', { kind: 'stall' }],
  ['error in the stream', { kind: 'stream-error', type: 'overloaded_error' }],
  ['refusal', { kind: 'refusal' }],
  ['max_tokens', { kind: 'max-tokens' }],
  ['context exceeded', { kind: 'context-exceeded' }],
  ['pause_turn', { kind: 'pause-turn' }],
  ['empty', { kind: 'empty' }],
  ['blank', { kind: 'blank' }],
  ['words without end', { kind: 'long' }],
  ['slow', { kind: 'slow', ms: 1_000 }],
  ['other words', { kind: 'text', text: 'As an AI I would rather talk about birds.' }],
  ['JSON cut', { kind: 'malformed', how: 'cut' }],
  ['JSON in prose', { kind: 'malformed', how: 'prose' }],
  ['JSON in a fence', { kind: 'malformed', how: 'fence' }],
  ['JSON in an array', { kind: 'malformed', how: 'array' }],
  ['JSON with a key too many', { kind: 'malformed', how: 'extra-key' }],
  ['wrong words in JSON', { kind: 'malformed', how: 'wrong-enum' }],
  ['no usage', { kind: 'no-usage' }],
  ['usage above the hold', { kind: 'overrun', tokens: 400_000 }],
];

const roles: Record<string, { mode: string; isIt: (view: View) => boolean }> = {
  Sentry: { mode: 'solo', isIt: ({ system }) => system[0] === triageText },
  crow: { mode: 'solo', isIt: ({ system }) => system.length === 2 && !isElder(system) },
  'Elder merges': { mode: 'split', isIt: ({ system }) => system[0] === mergeText },
  'Elder judges': { mode: 'murder', isIt: ({ system }) => system[0] === judgeText },
  aside: { mode: 'solo', isIt: ({ system }) => system[0] === banterText },
};
const isElder = ([first]: string[]): boolean =>
  first === mergeText || first === judgeText || first === triageText;

/** The flock's brain, with the mode told by the test. */
const brainFor =
  (mode: string): typeof brain =>
  (view, chance) =>
    view.system[0] === triageText
      ? JSON.stringify({
          reason: 'as the test says',
          task_type: 'write',
          mode,
          subtasks:
            mode === 'split'
              ? [
                  { title: 'One', brief: 'first' },
                  { title: 'Two', brief: 'second' },
                ]
              : [],
          abuse: 'none',
          care: 'none',
        })
      : brain(view, chance);

/** Lives one list of two items to its end, saying yes to everything. */
async function live(
  fault: Fault,
  mode: string,
  when: (view: View) => boolean,
  times: number,
): Promise<Perch> {
  const time = new StillTime();
  const rehearsal = createRehearsal({ brain: brainFor(mode), faults: [{ fault, when, times }], clock: time });
  const speech = createSpeech({
    mode: 'rehearsal',
    models: defaultModels,
    fetch: rehearsal.fetch,
    clock: time,
  });
  const at = await perch({
    time,
    speech: speech as never,
    more: { asides: when === roles['aside']?.isIt ? 2 : 0 },
  });
  await at.roost.startList(listOf(['Write a toast'], { token_budget: 120_000 }));
  for (let turn = 0; at.heard.at(-1)?.said.event !== 'list.finished'; turn += 1) {
    if (turn > 200) throw new Error(`It never ends: ${JSON.stringify(fault)}`);
    await quiet(at);
    const { approvals } = await at.roost.approvals();
    for (const { item_id, target } of approvals)
      await at.roost.giveVerdict({ item_id, target, approve: true });
    await quiet(at);
    if (approvals.length === 0 && time.next !== undefined) time.pass(time.next);
  }
  return at;
}

/** What the faulty role's flights came to, and what became of the item. */
function cell({ heard }: Perch, role: string): string {
  const said = heard.map((one) => one.said);
  if (role === 'aside') return asideCell(said);
  const crew = role.startsWith('Elder') ? ['Elder'] : role === 'Sentry' ? ['Sentry'] : undefined;
  const landed = said.filter(
    (one): one is Extract<Said, { event: 'crow.landed' }> =>
      one.event === 'crow.landed' &&
      (crew ? crew.includes(one.crow) : one.crow !== 'Sentry' && one.crow !== 'Elder'),
  );
  const flights: string[] = [];
  let crow = landed[0]?.crow;
  for (const one of landed) {
    if (one.crow !== crow && role === 'crow') flights.push('relief');
    crow = one.crow;
    flights.push(one.ok ? 'ok' : (one.error ?? ''));
  }
  const end = said.find((one) => one.event === 'item.answered' || one.event === 'item.skipped');
  const became =
    end?.event === 'item.answered'
      ? `answered${end.message === undefined ? '' : ' by fallback'}`
      : `skipped (${end?.event === 'item.skipped' ? end.reason : ''})`;
  return `${runs(flights)} → ${became}`;
}

/** Nobody is told why an aside was not said; the work has to be as it is without. */
function asideCell(said: Said[]): string {
  const words = said.some(({ event }) => event === 'crow.banter') ? 'said' : 'nothing said';
  expect(said.filter(({ event }) => event === 'crow.landed')).toEqual([
    expect.objectContaining({ crow: 'Sentry', ok: true }),
    expect.objectContaining({ crow: 'Hugin', ok: true }),
  ]);
  const end = said.find(({ event }) => event === 'item.answered' || event === 'item.skipped');
  return `${words} → ${end?.event === 'item.answered' ? 'answered' : 'skipped'}`;
}

/** `overloaded ×3, ok` */
function runs(words: string[]): string {
  const counted: [string, number][] = [];
  for (const word of words) {
    const last = counted.at(-1);
    if (last?.[0] === word) last[1] += 1;
    else counted.push([word, 1]);
  }
  return counted.map(([word, count]) => (count === 1 ? word : `${word} ×${count}`)).join(', ');
}

async function table(times: number): Promise<string> {
  const rows = [`| fault | ${Object.keys(roles).join(' | ')} |`, `| --- |${' --- |'.repeat(5)}`];
  for (const [name, fault] of faults) {
    const cells: string[] = [];
    for (const [role, { mode, isIt }] of Object.entries(roles)) {
      const at = await live(fault, mode, isIt, times);
      cells.push(cell(at, role));
      check(at);
    }
    rows.push(`| ${name} | ${cells.join(' | ')} |`);
  }
  return rows.join('\n');
}

/** Whatever goes wrong, what goes up comes down, each question has its verdict, and the budget holds. */
function check({ heard }: Perch): void {
  const said = heard.map((one) => one.said);
  const count = (event: Said['event']): number => said.filter((one) => one.event === event).length;
  expect(count('crow.landed')).toBe(count('crow.flying'));
  expect(count('verdict')).toBe(count('item.triaged') + count('item.answered'));
  const failures = said.flatMap((one) => (one.event === 'crow.landed' && !one.ok ? [one] : []));
  expect(failures.every(({ error, message }) => error !== undefined && message !== undefined)).toBe(true);
  const over = said.findIndex((one) => one.event === 'crow.landed' && one.tokens > 100_000);
  // A provider that charges more than a call could cost gets no further call.
  if (over !== -1) expect(said.slice(over).some((one) => one.event === 'crow.flying')).toBe(false);
  const last = said.at(-1);
  if (last?.event !== 'list.finished' || over !== -1 || (last.banter_tokens ?? 0) > 100_000) return;
  expect(last.tokens_used).toBeLessThanOrEqual(last.token_budget);
}

const page = 'test/RESULTS.md';

it.each([
  ['always', Infinity],
  ['once', 1],
])(
  'has a defined end for every fault and every role, when the fault comes %s',
  async (name, times) => {
    const made = await table(times);
    const open = `<!-- faults: ${name} -->\n\n`;
    const [before = '', rest = ''] = readFileSync(page, 'utf8').split(open);
    const whole = `${before}${open}${made}\n\n${rest.slice(rest.indexOf('<!-- end -->'))}`;
    if (process.env['CROWS_WRITE_RESULTS']) writeFileSync(page, whole);
    expect(readFileSync(page, 'utf8')).toBe(whole);
  },
  60_000,
);
