import { expect, it } from 'vitest';
import type { Published } from '../../src/actors/journal.ts';
import { listOf, perch, quiet, until, type Perch } from '../_roost.ts';
import { fault, judgment, triage, words } from './_life.ts';

const names = (heard: readonly Published[]): string[] => heard.map(({ said }) => said.event);
const approveAll = async (at: Perch, list: string, target: 'triage' | 'output', n: number): Promise<void> => {
  for (let i = 1; i <= n; i += 1) {
    expect(await at.roost.giveVerdict({ item_id: `${list}-${i}`, target, approve: true })).toEqual({
      recorded: true,
    });
  }
  await quiet(at);
};
const readAll = async (at: Perch, list?: string): Promise<Published[]> => {
  const all: Published[] = [];
  for await (const batch of at.roost.journal.read(0, list)) all.push(...batch);
  return all;
};

it('is ready once the lists of before are awake, counts what there is, and is not while it stops', async () => {
  const first = await perch();
  first.speech.answer = () => 'hold';
  await first.roost.startList(listOf(['a', 'b']));
  await until(() => first.speech.held.length === 2);
  expect(first.roost.census()).toEqual({ flying: 1, awake: 1, finished: 0, questions: 0, inAir: 2 });

  const second = await perch({ disk: first.disk.afterKill() });
  expect(second.roost.health()).toMatchObject({ ok: true, ready: false });
  await until(() => second.roost.health().ready);
  expect(second.roost.census().awake).toBe(1);
  void second.roost.close();
  expect(second.roost.health()).toMatchObject({ ok: true, ready: false });
});

it('takes a list from paste to finished', async () => {
  const at = await perch();
  const list = await at.roost.startList(listOf(['write a toast', 'call the bank']));
  await quiet(at);
  await approveAll(at, list, 'triage', 2);
  await approveAll(at, list, 'output', 2);
  expect(names(at.heard).filter((name) => !name.startsWith('crow.'))).toEqual([
    'list.started',
    'item.triaged',
    'item.triaged',
    'verdict',
    'verdict',
    'item.answered',
    'item.answered',
    'verdict',
    'verdict',
    'list.finished',
  ]);
  expect(at.heard.map(({ seq }) => seq)).toEqual(at.heard.map((_, i) => i));
  expect(await readAll(at)).toEqual(at.heard);
  expect(await readAll(at, list)).toEqual(at.heard);
  const snapshot = await at.roost.snapshot(list);
  expect(snapshot?.status).toBe('finished');
  expect(snapshot?.tokens_used).toBe(at.speech.tokens);
  expect(snapshot?.pending).toEqual([]);
});

it('answers a second verdict with the one that stands, finished or not', async () => {
  const at = await perch();
  const list = await at.roost.startList(listOf(['a']));
  await quiet(at);
  const verdict = { item_id: `${list}-1`, target: 'triage', approve: false } as const;
  expect(await at.roost.giveVerdict(verdict)).toEqual({ recorded: true });
  expect(await at.roost.giveVerdict({ ...verdict, approve: true })).toEqual({
    recorded: false,
    verdict: 'rejected',
  });
  await until(() => names(at.heard).includes('list.finished'));
  expect(await at.roost.giveVerdict(verdict)).toEqual({ recorded: false, verdict: 'rejected' });
  expect(await at.roost.giveVerdict({ ...verdict, item_id: 'l0000000000-1' })).toEqual({ recorded: false });
});

it('finds every question, deadline and answer again after a kill', async () => {
  const first = await perch();
  const list = await first.roost.startList(listOf(['a', 'b']));
  await quiet(first);
  await first.roost.giveVerdict({ item_id: `${list}-1`, target: 'triage', approve: true });
  await quiet(first);
  first.time.pass(300_000);
  const second = await perch({ disk: first.disk.afterKill(), time: first.time });
  expect(second.roost.journal.epoch).toBe(first.roost.journal.epoch);
  await quiet(second);
  expect(second.heard).toEqual([]);
  expect(
    (await second.roost.snapshot(list))?.pending.map(({ item_id, target }) => [item_id, target]),
  ).toEqual([
    [`${list}-2`, 'triage'],
    [`${list}-1`, 'output'],
  ]);
  second.time.pass(300_000);
  await quiet(second);
  expect(second.heard.map(({ said }) => ('verdict' in said ? said.verdict : said.event))).toEqual([
    'timeout',
    'item.skipped',
    'timeout',
    'list.finished',
  ]);
});

it('lands a flight that a kill interrupted and flies it again, charging what was held', async () => {
  const first = await perch();
  first.speech.answer = () => 'hold';
  const list = await first.roost.startList(listOf(['a']));
  await until(() => first.speech.held.length === 1);
  const second = await perch({ disk: first.disk.afterKill(), time: first.time });
  await quiet(second);
  expect(second.heard.map(({ said }) => said)).toEqual([
    {
      event: 'crow.landed',
      item_id: `${list}-1`,
      crow: 'Sentry',
      ok: false,
      tokens: 1_000,
      estimated: true,
      tokens_used: 1_000,
      error: 'interrupted',
      message: 'The server stopped while this flight was in the air. It flies again.',
    },
    { event: 'crow.flying', item_id: `${list}-1`, crow: 'Sentry', borrowed: false, hold: 1_000 },
    {
      event: 'crow.landed',
      item_id: `${list}-1`,
      crow: 'Sentry',
      ok: true,
      tokens: 300,
      tokens_used: 1_300,
    },
    expect.objectContaining({ event: 'item.triaged' }),
  ]);
});

it('rests between two tries on a disk that is full, and goes on by itself once there is room', async () => {
  const at = await perch();
  at.disk.fail = (operation) => {
    if (operation === 'write') throw new Error('ENOSPC');
  };
  await expect(at.roost.startList(listOf(['a']))).rejects.toThrow('The disk did not take the write.');
  at.disk.fail = () => {};
  const list = await at.roost.startList(listOf(['a']));
  at.disk.fail = (operation) => {
    if (operation === 'write') throw new Error('ENOSPC');
  };
  await quiet(at);
  const tries = at.reports.length;
  for (let i = 0; i < 3; i += 1) {
    at.time.pass(10_000);
    await quiet(at);
  }
  expect(at.reports.length - tries).toBe(6);
  expect(at.roost.health().ok).toBe(false);
  at.disk.fail = () => {};
  at.time.pass(10_000);
  await quiet(at);
  expect(at.roost.health().ok).toBe(true);
  expect((await at.roost.snapshot(list))?.pending).toHaveLength(1);
});

it('shows nothing of a write the disk refused, keeps a landing through it, and uses the numbers again', async () => {
  const at = await perch();
  at.speech.answer = (ask) => (ask.kind === 'triage' ? 'hold' : words());
  const list = await at.roost.startList(listOf(['a']));
  await until(() => at.speech.held.length === 1);
  const head = at.roost.journal.head;
  at.disk.fail = (operation) => {
    if (operation !== 'read') throw new Error('ENOSPC');
  };
  at.speech.held[0]!.land(triage());
  await quiet(at);
  expect(at.roost.health().ok).toBe(false);
  expect(at.roost.journal.head).toBe(head);
  await expect(at.roost.startList(listOf(['b']))).rejects.toThrow('The disk does not take writes');
  at.disk.fail = () => {};
  at.time.pass(10_000);
  await until(() => at.roost.health().ok, 'healed');
  await quiet(at);
  expect(at.speech.calls).toBe(1);
  expect(names(at.heard)).toEqual(['list.started', 'crow.flying', 'crow.landed', 'item.triaged']);
  expect(at.heard.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  expect((await at.roost.snapshot(list))?.pending).toHaveLength(1);
});

it('skips an item the budget has no room for, and never starts its call', async () => {
  const at = await perch();
  at.speech.boundOf = (ask) => (ask.kind === 'triage' ? 400 : 20_000);
  const list = await at.roost.startList(listOf(['a', 'b', 'c', 'd'], { token_budget: 21_000 }));
  await quiet(at);
  const skipped = at.heard.flatMap(({ said }) => (said.event === 'item.skipped' ? [said] : []));
  expect(skipped.length).toBeGreaterThan(0);
  expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set(['budget']));
  const snapshot = await at.roost.snapshot(list);
  expect(snapshot!.tokens_used).toBe(at.speech.tokens);
  expect(snapshot!.tokens_used).toBeLessThanOrEqual(21_000);
});

it('lets an item wait for tokens in the air rather than skip it, however fast plans are approved', async () => {
  const at = await perch();
  at.speech.boundOf = ({ kind }) => ({ triage: 1_700, work: 5_200, merge: 20_000, judge: 20_000 })[kind];
  at.speech.answer = (ask) => (ask.kind === 'triage' ? triage({ mode: 'murder' }) : 'hold');
  const texts = Array.from({ length: 12 }, (_, i) => `item ${i + 1}`);
  const list = await at.roost.startList(listOf(texts, { token_budget: 72_000 }));
  for (let turn = 0; !names(at.heard).includes('list.finished'); turn += 1) {
    expect(turn).toBeLessThan(400);
    const { approvals } = await at.roost.approvals();
    for (const { item_id, target } of approvals)
      await at.roost.giveVerdict({ item_id, target, approve: true });
    await quiet(at);
    const next = at.speech.held[0];
    next?.land(next.ask.kind === 'judge' ? judgment(0) : words(`words ${turn}`));
    await quiet(at);
  }
  const { items, tokens_used } = (await at.roost.snapshot(list))!;
  expect(items.map(({ status }) => status)).toEqual(texts.map(() => 'done'));
  expect(tokens_used).toBeLessThanOrEqual(72_000);
  expect(items.filter(({ answer }) => answer?.mode === 'murder').length).toBeGreaterThan(9);
});

it('keeps a provider’s wait for the whole model', async () => {
  const at = await perch();
  let refusals = 1;
  at.speech.answer = () =>
    refusals-- > 0 ? ({ ...fault('rate-limited'), retry_after_ms: 30_000 } as never) : triage();
  await at.roost.startList(listOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']));
  await quiet(at);
  const calls = at.speech.calls;
  expect(calls).toBeLessThan(8);
  at.time.pass(29_999);
  await quiet(at);
  expect(at.speech.calls).toBe(calls);
  at.time.pass(1);
  await quiet(at);
  expect(at.speech.calls).toBe(9);
});

it('starts a list under a key whose first list the disk did not take', async () => {
  const at = await perch();
  const sent = { key: 'k', hash: 'h' };
  at.disk.fail = (operation) => {
    if (operation !== 'read') throw new Error('ENOSPC');
  };
  await expect(at.roost.startList(listOf(['a'], { sent }))).rejects.toThrow(
    'The disk did not take the write',
  );
  at.disk.fail = () => {};
  at.time.pass(10_000);
  await until(() => at.roost.health().ok, 'healed');
  const list = await at.roost.startList(listOf(['a'], { sent }));
  expect((await at.roost.snapshot(list))?.items).toHaveLength(1);
});
