import { expect, it, vi } from 'vitest';
import { Core } from '../../src/actors/core.ts';
import { fault, Life, triage, words } from './_life.ts';

it('takes an item from triage through both verdicts to the end', () => {
  const life = new Life(['write a toast']);
  life.fly('1/triage#1', 'Sentry', triage());
  life.readLevels();
  life.judge('1/triage?', true);
  life.fly('1/work1#1', 'Inky', words('A toast'));
  life.readLevels();
  life.judge('1/output?', true);
  life.settle();
  expect(life.story).toEqual([
    'list.started',
    'crow.flying 1 Sentry',
    'crow.landed 1 Sentry',
    'item.triaged 1',
    'verdict 1 triage approved',
    'crow.flying 1 Inky',
    'crow.landed 1 Inky',
    'item.answered 1',
    'verdict 1 output approved',
    'list.finished',
  ]);
  expect(life.said.at(-1)).toEqual({ event: 'list.finished', tokens_used: 800, token_budget: 60_000 });
  expect(life.core.isFinished).toBe(true);
  expect(life.core.pending.size).toBe(0);
});

it('counts silence as no at the very instant of the deadline', () => {
  const life = new Life(['a']);
  life.fly('1/triage#1', 'Sentry', triage());
  life.readLevels();
  life.wait(599_999);
  expect(life.core.pending.has('1/triage?')).toBe(true);
  life.wait(1);
  expect(life.story.slice(-2)).toEqual(['verdict 1 triage timeout', 'item.skipped 1 timeout']);
  life.judge('1/triage?', true);
  expect(life.story.at(-1)).toBe('item.skipped 1 timeout');
});

it('lets trust through without a question and says auto', () => {
  const life = new Life(['a']);
  life.fly('1/triage#1', 'Sentry', triage());
  life.readLevels(2);
  life.fly('1/work1#1', 'Inky', words());
  life.readLevels(2);
  expect(life.story.filter((line) => line.startsWith('verdict'))).toEqual([
    'verdict 1 triage auto',
    'verdict 1 output auto',
  ]);
});

it('flies again with the same crow while trouble may pass, then once with another', () => {
  const life = new Life(['a']);
  life.fly('1/triage#1', 'Sentry', triage());
  life.readLevels();
  life.judge('1/triage?', true);
  life.fly('1/work1#1', 'Inky', fault('overloaded'));
  life.wait(999);
  expect(life.waits('flight')).toEqual([]);
  life.wait(1);
  life.fly('1/work1#2', 'Inky', fault('overloaded'));
  life.wait(2_000);
  life.fly('1/work1#3', 'Inky', fault('overloaded'));
  life.wait(4_000);
  expect(life.waits('flight').map(({ effect }) => effect)).toEqual([
    {
      kind: 'flight',
      key: '1/work1#4',
      n: 1,
      owner: '1/work1',
      ask: { kind: 'work', item: { text: 'a' } },
    },
  ]);
  life.fly('1/work1#4', 'Gable', fault('refused', 40));
  expect(life.story.at(-1)).toBe('item.skipped 1 failure');
  life.settle();
  expect(life.core.isFinished).toBe(true);
});

it('repairs unreadable JSON once', () => {
  const life = new Life(['a']);
  life.fly('1/triage#1', 'Sentry', { ...fault('malformed', 90), repair: 'no mode' } as never);
  expect(life.waits('flight').map(({ effect }) => 'ask' in effect && effect.ask)).toEqual([
    { kind: 'triage', item: { text: 'a' }, repair: 'no mode' },
  ]);
  life.fly('1/triage#2', 'Sentry', fault('malformed', 90));
  expect(life.story.at(-1)).toBe('item.skipped 1 failure');
});

it('lets at most four items into work, the lowest number first', () => {
  const life = new Life(['a', 'b', 'c', 'd', 'e', 'f']);
  for (const n of [1, 2, 3, 4, 5, 6]) life.fly(`${n}/triage#1`, 'Sentry', triage());
  life.readLevels();
  for (const n of [6, 5, 4, 3, 2, 1]) life.judge(`${n}/triage?`, true);
  const inWork = (): string[] => life.waits('flight').map(({ effect }) => effect.key);
  expect(inWork()).toEqual(['6/work1#1', '5/work1#1', '4/work1#1', '3/work1#1']);
  life.fly('5/work1#1', 'Inky', words());
  expect(inWork()).toEqual(['6/work1#1', '4/work1#1', '3/work1#1', '1/work1#1']);
});

it('stops the whole list with one sentence when the model side can not be used', () => {
  const life = new Life(['a', 'b', 'c']);
  life.fly('1/triage#1', 'Sentry', triage());
  life.readLevels();
  life.grant('2/triage#1', 'Sentry');
  life.grant('3/triage#1', 'Sentry');
  life.land('3/triage#1', fault('misconfigured'));
  expect(life.story.slice(-4)).toEqual([
    'crow.landed 3 Sentry misconfigured',
    'item.skipped 3 failure',
    'verdict 1 triage rejected',
    'item.skipped 1 failure',
  ]);
  expect(life.core.pending.get('2/triage#1')?.aborted).toBe(true);
  life.land('2/triage#1', fault('cancelled', 12));
  life.settle();
  expect(life.story.slice(-3)).toEqual([
    'crow.landed 2 Sentry cancelled',
    'item.skipped 2 failure',
    'list.finished',
  ]);
});

it('reads a finished list back to the same words', () => {
  const life = new Life(['a', 'b']);
  life.fly('1/triage#1', 'Sentry', triage());
  life.fly('2/triage#1', 'Sentry', fault('empty', 3));
  life.readLevels();
  life.judge('1/triage?', true, 'go on');
  life.fly('1/work1#1', 'Inky', words());
  life.readLevels();
  life.wait(700_000);
  life.settle();
  const again = Core.replay('l00000001', structuredClone(life.steps));
  expect(again.isFinished).toBe(true);
  expect(again.n).toBe(life.steps.length);
});

it('takes an answer as the person changed it, and moves no trust for it', () => {
  const life = new Life(['a']);
  life.fly('1/triage#1', 'Sentry', triage());
  life.readLevels();
  life.judge('1/triage?', true);
  life.fly('1/work1#1', 'Inky', words('mine'));
  life.readLevels();
  life.put({ kind: 'verdict', key: '1/output?', approve: true, answer: 'yours', note: 'shorter' });
  expect(life.said.filter(({ event }) => event === 'verdict').at(-1)).toEqual({
    event: 'verdict',
    item_id: 'l00000001-1',
    target: 'output',
    verdict: 'approved',
    note: 'shorter',
    edited: true,
    answer: 'yours',
  });
  expect(life.steps.at(-1)?.deeds).toEqual([
    { target: 'output', holders: ['Inky'], task_type: 'write', verdict: 'approved', neutral: true },
  ]);
});

it('flies one crow where the person made a solo of a murder', () => {
  const life = new Life(['a']);
  life.fly('1/triage#1', 'Sentry', triage({ mode: 'murder' }));
  life.readLevels();
  const before = life.core.budget.room('other');
  life.put({ kind: 'verdict', key: '1/triage?', approve: true, mode: 'solo' });
  expect(life.waits('flight').map(({ effect }) => effect.key)).toEqual(['1/work1#1']);
  expect(life.core.budget.room('other')).toBe(before);
  expect(life.said.at(-1)).toEqual(expect.objectContaining({ edited: true, mode: 'solo' }));
});

it('asks about an answer that trust would let through when a check is due', () => {
  const life = new Life(['a']);
  life.fly('1/triage#1', 'Sentry', triage());
  life.put({ kind: 'levels', key: '1/triage/levels', levels: { flock: 2 }, due: [] });
  life.fly('1/work1#1', 'Inky', words());
  life.put({ kind: 'levels', key: '1/output/levels', levels: { Inky: 2 }, due: ['Inky'] });
  expect(life.said.at(-1)).toEqual(expect.objectContaining({ needs_approval: true, check: true }));
});

it('begins no work in the step that stops the list, and tells nothing to an item that is gone', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const life = new Life(['a', 'b'], { items_in_work: 1 });
  for (const n of [1, 2]) {
    life.fly(`${n}/triage#1`, 'Sentry', triage());
    life.readLevels();
    life.judge(`${n}/triage?`, true);
  }
  life.fly('1/work1#1', 'Inky', fault('misconfigured'));
  life.settle();
  expect(life.story.slice(-4)).toEqual([
    'crow.landed 1 Inky misconfigured',
    'item.skipped 1 failure',
    'item.skipped 2 failure',
    'list.finished',
  ]);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
