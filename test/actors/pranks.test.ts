import { expect, it } from 'vitest';
import type { Outcome } from '../../src/asks.ts';
import { Refusal } from '../../src/refusal.ts';
import type { NewList } from '../../src/requests.ts';
import { listOf, perch, quiet, until, type Perch, type PerchOptions } from '../_roost.ts';
import { triage } from './_life.ts';

const minute = 60_000;
const day = 86_400_000;

const guarded = (options: PerchOptions = {}): Promise<Perch> =>
  perch({ ...options, more: { pranks: true, approvalMs: 0, ...options.more } });

/** What became of a list that was sent: its id, or the seconds its requester has to rest. */
async function send(at: Perch, text: string, more: Partial<NewList> = {}): Promise<string | number> {
  try {
    return await at.roost.startList(listOf([text], more));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.status).toBe(429);
    return error.fields['cooldown_s'] as number;
  }
}

const pranked = (at: Perch): [list: string, message: string, cooldown_s: number][] =>
  at.heard.flatMap(({ list, said }) =>
    said.event === 'requester.pranked' ? [[list, said.message, said.cooldown_s]] : [],
  );

async function flood(at: Perch, requester = 'ada'): Promise<(string | number)[]> {
  const sent = [];
  for (let i = 1; i <= 11; i += 1) sent.push(await send(at, `errand ${i} ${at.time.now()}`, { requester }));
  await quiet(at);
  return sent;
}

it('takes ten lists a minute of one requester, and answers the eleventh with a rest', async () => {
  const at = await guarded();
  const sent = await flood(at);
  expect(sent.slice(0, 10).every((one) => typeof one === 'string')).toBe(true);
  expect(sent[10]).toBe(60);
  at.time.pass(59_001);
  expect(await send(at, 'one more')).toBe(1);
  at.time.pass(999);
  expect(await send(at, 'one more')).toEqual(expect.any(String));
});

it('lets no burst through that comes in one turn', async () => {
  const at = await guarded();
  const sent = await Promise.all(Array.from({ length: 40 }, (_, i) => send(at, `errand ${i}`)));
  expect(sent.filter((one) => typeof one === 'string')).toHaveLength(10);
  expect(sent.filter((one) => one === 60)).toHaveLength(30);
});

it('takes the same ten lists when they come at leisure', async () => {
  const at = await guarded();
  for (let i = 0; i < 30; i += 1) {
    expect(await send(at, `errand ${i}`)).toEqual(expect.any(String));
    at.time.pass(minute / 10);
  }
});

it('answers the fourth identical text while one of the others flies, and not after they landed', async () => {
  const at = await guarded();
  const sent = [];
  for (let i = 0; i < 3; i += 1) sent.push(await send(at, 'Feed the cat'));
  expect(await send(at, 'Feed the cat')).toBe(60);
  at.time.pass(minute);
  expect(await send(at, 'Feed the dog')).toEqual(expect.any(String));
  for (const list of sent) await at.roost.cancel(String(list));
  await quiet(at);
  for (let i = 0; i < 3; i += 1) {
    expect(await send(at, 'Feed the cat')).toEqual(expect.any(String));
  }
  expect(await send(at, 'Feed the cat')).toBe(120);
});

const abusive = (abuse: 'harmful' | 'manipulation' | 'spam'): Outcome => triage({ abuse });

it('answers two flagged items within ten minutes, whichever lists they are of', async () => {
  const at = await guarded();
  const waits = await send(at, 'Write a toast');
  await quiet(at);
  at.speech.answer = () => abusive('harmful');
  await send(at, 'something bad');
  await quiet(at);
  at.time.pass(9 * minute);
  at.speech.answer = () => abusive('manipulation');
  expect(await send(at, 'something sly')).toEqual(expect.any(String));
  await quiet(at);
  expect(pranked(at)).toEqual([[waits, expect.stringMatching(/\.$/), 60]]);
  expect(await send(at, 'Write a toast, again')).toBe(60);
});

it('does not mind spam, nor two flags that are far apart', async () => {
  const at = await guarded();
  at.speech.answer = () => abusive('spam');
  for (let i = 0; i < 5; i += 1) await send(at, `buy now ${i}`);
  await quiet(at);
  at.speech.answer = () => abusive('harmful');
  await send(at, 'bad');
  await quiet(at);
  at.time.pass(10 * minute);
  await send(at, 'bad too');
  await quiet(at);
  expect(await send(at, 'a toast')).toEqual(expect.any(String));
});

it('counts what was sent before a prank as answered with it', async () => {
  const at = await guarded();
  at.speech.answer = () => abusive('harmful');
  await at.roost.startList(listOf(['bad 1', 'bad 2', 'bad 3', 'bad 4', 'bad 5']));
  await quiet(at);
  at.time.pass(minute);
  at.speech.answer = () => triage();
  expect(await send(at, 'a toast')).toEqual(expect.any(String));
});

it('tells each flying list of that requester once, lets them fly on, and leaves others alone', async () => {
  const at = await guarded();
  const other = await send(at, 'Call the bank', { requester: 'bob' });
  const sent = (await flood(at)).slice(0, 10);
  expect(pranked(at).map(([list]) => list)).toEqual(sent);
  expect(new Set(pranked(at).map(([, message]) => message)).size).toBe(1);
  for (const list of [...sent, other]) {
    await at.roost.giveVerdict({ item_id: `${list}-1`, target: 'triage', approve: true });
    await quiet(at);
    const snapshot = await at.roost.snapshot(String(list));
    expect(snapshot?.items[0]?.status).toBe('answered');
  }
  expect(await send(at, 'Water the plants', { requester: 'bob' })).toEqual(expect.any(String));
});

it('doubles the rest each time up to an hour, in varied words, and forgives after a clean day', async () => {
  const at = await guarded();
  const rests: number[] = [];
  const words = new Set<string>();
  for (let i = 0; i < 8; i += 1) {
    rests.push((await flood(at)).at(-1) as number);
    words.add(pranked(at).at(-1)![1]);
    for (const [list] of pranked(at)) await at.roost.cancel(list);
    await quiet(at);
    at.time.pass(rests.at(-1)! * 1_000);
  }
  expect(rests).toEqual([60, 120, 240, 480, 960, 1_920, 3_600, 3_600]);
  expect(words.size).toBe(4);
  at.time.pass(day - 3_600_000);
  expect((await flood(at)).at(-1)).toBe(60);
});

it('is not made longer by what is sent meanwhile', async () => {
  const at = await guarded();
  await flood(at);
  for (let i = 0; i < 20; i += 1) {
    at.time.pass(2_000);
    expect(await send(at, `again ${i}`)).toBe(60 - 2 * (i + 1));
  }
  expect(pranked(at)).toHaveLength(10);
});

it('gives the same list under its Idempotency-Key whatever the rules say', async () => {
  const at = await guarded();
  const sent = { key: 'k1', hash: 'h1' };
  const list = await send(at, 'errand 0', { sent });
  await flood(at);
  expect(await send(at, 'errand 0', { sent })).toBe(list);
  expect(await send(at, 'errand 0', { sent: { key: 'k2', hash: 'h1' } })).toBe(60);
});

it('keeps rest, rules and flags through a kill, and tells what was not told', async () => {
  const first = await guarded();
  await flood(first);
  first.time.pass(20_000);
  const second = await guarded({ disk: first.disk.afterKill(), time: first.time, speech: first.speech });
  await quiet(second);
  expect(await send(second, 'a toast')).toBe(40);
  expect(pranked(second)).toEqual([]);
  second.time.pass(40_000);
  second.speech.answer = () => abusive('harmful');
  await send(second, 'bad');
  await quiet(second);
  const third = await guarded({ disk: second.disk.afterKill(), time: second.time, speech: second.speech });
  await send(third, 'bad too');
  await quiet(third);
  expect(await send(third, 'a toast')).toBe(120);
  expect(new Set(pranked(third).map(([list]) => list)).size).toBe(10);
});

it('tells a flying list at boot when the server died between the prank and its telling', async () => {
  const first = await guarded();
  const list = await send(first, 'Call the bank');
  await quiet(first);
  for (let i = 2; i <= 10; i += 1) first.roost.startList(listOf([`errand ${i}`])).catch(() => {});
  await quiet(first);
  // The prank's own record goes to disk; nothing after it does.
  let writes = 0;
  first.disk.fail = (operation, path) => {
    if (operation === 'write' && path.includes('/log/') && (writes += 1) > 1) throw new Error('gone');
  };
  expect(await send(first, 'errand 11')).toBe(60);
  await quiet(first);
  expect(pranked(first)).toEqual([]);
  const second = await guarded({ disk: first.disk.afterKill(), time: first.time, speech: first.speech });
  await until(() => pranked(second).length === 10);
  expect(pranked(second)[0]).toEqual([list, expect.any(String), 60]);
});

it('answers flags at boot when the server died before it could', async () => {
  const first = await guarded({ more: { pranks: false } });
  first.speech.answer = () => abusive('harmful');
  await first.roost.startList(listOf(['bad', 'bad too']));
  await quiet(first);
  const second = await guarded({ disk: first.disk.afterKill(), time: first.time, speech: first.speech });
  await quiet(second);
  expect(await send(second, 'a toast')).toBe(60);
});

it('keeps the rest when the log was cut down to its checkpoints', async () => {
  const first = await guarded({ more: { segmentBytes: 1_000 } });
  await flood(first);
  first.time.pass(10_000);
  await first.roost.close();
  const second = await guarded({ disk: first.disk.afterPowerCut(), time: first.time });
  expect(await send(second, 'a toast')).toBe(50);
});

it('shows nothing of a prank whose record the disk refused, and takes the list once it can', async () => {
  const at = await guarded();
  for (let i = 1; i <= 10; i += 1) await send(at, `errand ${i}`);
  await quiet(at);
  at.disk.fail = (operation) => {
    if (operation !== 'read') throw new Error('ENOSPC');
  };
  await expect(at.roost.startList(listOf(['errand 11']))).rejects.toThrow(/disk did not take/);
  at.disk.fail = () => {};
  at.time.pass(10_000);
  await until(() => at.roost.health().ok);
  at.time.pass(minute);
  expect(await send(at, 'errand 11')).toEqual(expect.any(String));
});

it('knows no pranks when it is told so', async () => {
  const at = await guarded({ more: { pranks: false } });
  for (let i = 0; i < 20; i += 1) expect(await send(at, 'the same')).toEqual(expect.any(String));
});

it('counts a redo as a list, and never as an echo', async () => {
  const at = await guarded();
  const list = String(await send(at, 'Feed the cat'));
  await quiet(at);
  await at.roost.giveVerdict({ item_id: `${list}-1`, target: 'triage', approve: false });
  await quiet(at);
  for (let i = 0; i < 9; i += 1) expect(await at.roost.redo(list, 1, {})).toMatch(/^l/);
  await expect(at.roost.redo(list, 1, {})).rejects.toThrow(/Send your list again in 60 seconds/);
});

it('lets go of names nobody uses any longer', async () => {
  const at = await guarded();
  for (let i = 0; i < 5; i += 1) {
    const list = await send(at, 'a', { requester: `name ${i}` });
    await at.roost.cancel(String(list));
    await quiet(at);
  }
  at.time.pass(day);
  await send(at, 'a');
  await quiet(at);
  await at.roost.close();
  const { records } = JSON.parse(at.disk.text('data/pranks.json')!) as { records: unknown[] };
  expect(records).toHaveLength(1);
});
