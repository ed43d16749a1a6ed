/** What an inspector is told of a whole flock at work, by the watcher inside. */
import { expect, it } from 'vitest';
import { Core } from '../../src/actors/core.ts';
import { Inspection } from '../../src/actors/inspection/inspection.ts';
import { allOf } from '../../src/actors/watcher.ts';
import type { InspectMessage, ShownActor } from '../../src/inspected.ts';
import { listOf, perch, quiet, until } from '../_roost.ts';

const actorsIn = (messages: readonly InspectMessage[]): ShownActor[] =>
  messages.flatMap((message) =>
    message.kind === 'step' && message.step.type === '@xstate.actor' && !message.past ? [message.step] : [],
  );
const pathsIn = (messages: readonly InspectMessage[]): string[] =>
  actorsIn(messages).map(({ sessionId }) => sessionId);

function follow(inspection: Inspection): InspectMessage[] {
  const told: InspectMessage[] = [];
  inspection.listen(({ data }) => told.push(JSON.parse(data)));
  return told;
}

it('shows the flock and every list as a tree of paths, each machine with its definition once before', async () => {
  const inspection = new Inspection(false);
  const told = follow(inspection);
  const at = await perch({ more: { watcher: inspection } });
  at.speech.answer = () => 'hold';
  const list = await at.roost.startList(listOf(['a', 'b']));
  await until(() => at.speech.held.length === 2);

  const { messages } = inspection.present;
  expect(messages[0]).toEqual({ kind: 'reset', full: false });
  const paths = pathsIn(messages);
  expect(paths).toEqual(
    expect.arrayContaining(['flock', 'flock/Hugin', 'flock/Sentry/wing0', `${list}/i2/share`]),
  );
  for (const { sessionId, parentId, rootId } of actorsIn(messages)) {
    expect(parentId).toBe(
      sessionId.includes('/') ? sessionId.slice(0, sessionId.lastIndexOf('/')) : undefined,
    );
    expect(rootId).toBe(sessionId.split('/')[0]);
    if (parentId !== undefined) expect(paths.indexOf(parentId)).toBeLessThan(paths.indexOf(sessionId));
  }
  const share = actorsIn(messages).find(({ sessionId }) => sessionId === `${list}/i1/share`);
  expect(share?.snapshot).toMatchObject({ status: 'active', value: { flying: 'aloft' } });

  const names = told.flatMap((message) => (message.kind === 'machine' ? [message.name] : []));
  expect(new Set(names).size).toBe(names.length);
  for (const [i, message] of told.entries()) {
    if (message.kind !== 'step' || message.step.type !== '@xstate.actor') continue;
    const { machine } = message.step;
    if (machine === undefined) continue;
    expect(told.slice(0, i)).toContainEqual({
      kind: 'machine',
      name: machine,
      definition: expect.any(String),
    });
  }
});

it('leaves every text out, unless it is told to show all', async () => {
  for (const full of [false, true]) {
    const inspection = new Inspection(full);
    const told = follow(inspection);
    const at = await perch({ more: { watcher: inspection } });
    const text = 'Buy.milk\nfor solo Zora';
    const list = await at.roost.startList({ ...listOf([text]), requester: 'ada' });
    await quiet(at);
    const yes = { item_id: `${list}-1`, approve: true, note: 'with oats' };
    await at.roost.giveVerdict({ ...yes, target: 'triage' });
    await quiet(at);
    await at.roost.giveVerdict({ ...yes, target: 'output', answer: 'Mine, by hand.' });
    await quiet(at);
    const all = JSON.stringify([told, inspection.present]);
    for (const secret of ['milk', 'Zora', 'oats', 'by hand', '(done)', 'ada']) {
      expect(all.includes(secret), secret).toBe(full);
    }
    expect(all).toContain('approved');
    expect(all).toContain('solo');
  }
});

it('keeps a list that was put away, marked asleep, and tells each actor once when it wakes, as it is then', async () => {
  const inspection = new Inspection(false);
  const at = await perch({ more: { watcher: inspection } });
  const list = await at.roost.startList(listOf(['a', 'b']));
  await quiet(at);
  const before = pathsIn(inspection.present.messages);
  at.time.pass(5_000);
  expect(inspection.present.messages).toContainEqual({ kind: 'left', rootId: list, how: 'asleep' });
  expect(pathsIn(inspection.present.messages).toSorted()).toEqual(before.toSorted());

  at.speech.answer = () => 'hold';
  const told = follow(inspection);
  await at.roost.giveVerdict({ item_id: `${list}-1`, target: 'triage', approve: true });
  await until(() => at.speech.held.length === 1);
  const woken = before.filter((path) => path.startsWith(list));
  expect(pathsIn(told).slice(0, woken.length).toSorted()).toEqual(woken.toSorted());
  expect(actorsIn(told).find(({ sessionId }) => sessionId === `${list}/i2/approval`)?.snapshot.value).toBe(
    'waiting',
  );
  const paths = pathsIn(told);
  expect(new Set(paths).size).toBe(paths.length);
  // Of the replay nothing was told: the first step of all is an announcement, the next the verdict.
  const first = told.find((message) => message.kind === 'step' && message.step.type !== '@xstate.actor');
  expect(first).toMatchObject({ step: { event: { type: 'verdict.given' } } });
  expect(inspection.present.messages).not.toContainEqual(expect.objectContaining({ kind: 'left' }));
});

it('tells each actor once after a restart, too', async () => {
  const first = await perch();
  first.speech.answer = () => 'hold';
  const list = await first.roost.startList(listOf(['a']));
  await until(() => first.speech.held.length === 1);
  const inspection = new Inspection(false);
  const told = follow(inspection);
  const second = await perch({
    disk: first.disk.afterKill(),
    time: first.time,
    more: { watcher: inspection },
  });
  second.speech.answer = () => 'hold';
  await until(() => second.speech.held.length === 1);
  const paths = pathsIn(told).filter((path) => path.startsWith(list));
  expect(paths.slice(0, 4)).toEqual([list, `${list}/i1`, `${list}/i1/share`, `${list}/i1/share/flight`]);
});

it('takes out what was stopped, and keeps its memory small however long it watches', async () => {
  const inspection = new Inspection(false);
  const told = follow(inspection);
  const at = await perch({ more: { watcher: inspection } });
  for (let i = 0; i < 105; i++) {
    const list = await at.roost.startList(listOf(['a']));
    await until(() => at.heard.some((one) => one.list === list && one.said.event === 'item.triaged'));
    await at.roost.cancel(list);
  }
  const { messages } = inspection.present;
  const roots = new Set(actorsIn(messages).map(({ rootId }) => rootId));
  expect(roots.size).toBe(101);
  expect(actorsIn(messages).every(({ snapshot }) => snapshot.status !== 'stopped')).toBe(true);
  expect(told.filter(({ kind }) => kind === 'forgotten')).toHaveLength(5);
  expect(messages.filter((message) => message.kind === 'step' && message.past).length).toBeLessThanOrEqual(
    1_000,
  );
  expect(inspection.after(0)).toBeUndefined();
  expect(inspection.after(inspection.present.head - 10)).toHaveLength(10);
});

it('costs nothing when nobody watches: the machines have no observer', async () => {
  expect(allOf([])).toBeUndefined();
  const touched = new Proxy(
    {},
    {
      ownKeys: () => expect.fail('An observer looked at the event.'),
    },
  );
  const start = await startOfAList();
  const core = new Core('l00000000');
  core.apply(start, 0);
  (core.root!.system as unknown as { _sendInspectionEvent(event: object): void })._sendInspectionEvent(
    touched,
  );
  const watched = new Core('l00000000', () => {});
  watched.apply(start, 0);
  expect(() =>
    (watched.root!.system as unknown as { _sendInspectionEvent(event: object): void })._sendInspectionEvent(
      touched,
    ),
  ).toThrow('An observer looked');
});

async function startOfAList() {
  const at = await perch();
  const list = await at.roost.startList(listOf(['a']));
  await quiet(at);
  const [line = ''] = at.disk.paths
    .filter((path) => path.includes('/log/'))
    .flatMap((path) => (at.disk.text(path) ?? '').split('\n'))
    .filter((text) => text.includes(`"${list}"`));
  return JSON.parse(line).in;
}
