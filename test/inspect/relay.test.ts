/** The page's side of the hosted inspector, with the package's own receiver in the place of the hosted page. */
import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect';
import { expect, it } from 'vitest';
import { Inspection } from '../../src/actors/inspection/inspection.ts';
import type { InspectMessage } from '../../src/inspected.ts';
import { Model } from '../../src/ui/inspect/model.ts';
import { hosted, Relay } from '../../src/ui/inspect/relay.ts';
import { listOf, perch, quiet } from '../_roost.ts';

type Listener = (event: { source: unknown; origin: string; data: unknown }) => void;

/** Two windows, as far as messages between them go: each side sees who spoke and from which site. */
function windows(frameOrigin: string) {
  const page = { listeners: [] as Listener[] };
  const frame = { listeners: [] as Listener[] };
  const sent: string[] = [];
  const pageWindow = {
    addEventListener: (_: string, listener: Listener) => void page.listeners.push(listener),
    postMessage: (data: unknown) =>
      page.listeners.forEach((hear) =>
        hear({ source: frameWindow, origin: frameOrigin, data: structuredClone(data) }),
      ),
  };
  const frameWindow = {
    self: 'frame',
    top: 'page',
    parent: pageWindow,
    addEventListener: (_: string, listener: Listener) => void frame.listeners.push(listener),
    postMessage: (data: unknown, target: string) => {
      sent.push(target);
      if (target !== frameOrigin) return;
      frame.listeners.forEach((hear) =>
        hear({ source: pageWindow, origin: 'ours', data: structuredClone(data) }),
      );
    },
  };
  return { pageWindow, frameWindow, sent };
}

async function watched(frameOrigin: string) {
  const { pageWindow, frameWindow, sent } = windows(frameOrigin);
  const inspection = new Inspection(false);
  const model = new Model();
  const relay = new Relay({
    page: pageWindow as never,
    frame: { contentWindow: frameWindow as never },
    present: () => model.present,
  });
  const take = (message: InspectMessage): void => {
    for (const step of model.take(message)) relay.send(step);
  };
  for (const message of inspection.present.messages) take(message);
  inspection.listen(({ data }) => take(JSON.parse(data)));
  const at = await perch({ more: { watcher: inspection } });
  return { at, model, frameWindow, sent };
}

it('tells the hosted inspector every actor as it is when it comes, and then each step', async () => {
  const { at, model, frameWindow, sent } = await watched(hosted.origin);
  const list = await at.roost.startList(listOf(['a', 'b']));
  await quiet(at);
  expect(sent).toEqual([]);

  const heard: StatelyInspectionEvent[] = [];
  // The receiver says hello as soon as it is made, as the hosted page does; it listens before that.
  const receiver = (() => {
    let early: StatelyInspectionEvent[] = [];
    frameWindow.addEventListener('message', ({ data }) => early.push(data as StatelyInspectionEvent));
    const made = createBrowserReceiver({ window: frameWindow as never });
    heard.push(...early);
    early = [];
    return made;
  })();
  receiver.subscribe((event) => heard.push(event));
  expect(heard.map(({ sessionId }) => sessionId)).toEqual([...model.actors.keys()]);
  const item = heard.find(({ sessionId }) => sessionId === `${list}/i1`);
  expect(item).toMatchObject({
    type: '@xstate.actor',
    parentId: list,
    rootId: list,
    snapshot: { value: 'planned' },
  });
  expect(JSON.parse((item as { definition: string }).definition)).toMatchObject({
    id: 'item',
    initial: 'triaging',
  });

  heard.length = 0;
  await at.roost.giveVerdict({ item_id: `${list}-1`, target: 'triage', approve: true });
  await quiet(at);
  const types = heard.filter(({ sessionId }) => sessionId === `${list}/i1/approval`).map(({ type }) => type);
  expect(types).toContain('@xstate.event');
  expect(types).toContain('@xstate.snapshot');
  expect(new Set(sent)).toEqual(new Set([hosted.origin]));
});

it('tells nothing to a frame of another site', async () => {
  const { at, frameWindow, sent } = await watched('https://elsewhere.example');
  createBrowserReceiver({ window: frameWindow as never });
  await at.roost.startList(listOf(['a']));
  await quiet(at);
  expect(sent).toEqual([]);
});
