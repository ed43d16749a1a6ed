/** Tabs of one browser against one server: one stream among them, and bursts that keep their order. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect, questionKey, type Told } from '../../src/ui/client.ts';
import { inbox, setUp, src, type Page } from './_pages.ts';
import { flying, listA, listB, started, triaged, wholeStory } from './_story.ts';
import { settle, type Clock } from './_world.ts';

/** Makes a tab slow: each look at its clock takes a millisecond, and it draws 60 pictures a second. */
function slow({ tab, crows }: Page, clock: Clock): Told[] {
  let spent = 0;
  tab.world.now = () => clock.now + spent++;
  tab.world.nextFrame = (call) => void clock.after(16, call);
  const heard: Told[] = [];
  crows.hear((event) => heard.push(event));
  return heard;
}
const burst = (count: number) => [
  started(listA),
  ...Array.from({ length: count - 1 }, () => flying(listA, 1, 'Pepper')),
];

it('drops what waits of an old epoch when the stream is reset, and goes on with the new one', async () => {
  const { clock, server, open } = setUp();
  const one = open();
  await clock.pass(1_000);
  const heard = slow(one, clock);
  server.say(listA, ...burst(2_000));
  server.startOver('e2');
  await clock.pass(5_000);
  const before = heard.length;
  expect(before).toBeLessThan(1_000);
  server.say(listB, started(listB));
  await clock.pass(1_000);
  expect(heard.slice(before).map(({ event, list_id }) => [event, list_id])).toEqual([
    ['list.started', listB],
  ]);
});

describe('tabs of one browser', () => {
  it('deal with a burst in its order while signs of life pass, and read nothing again', async () => {
    const { clock, server, open } = setUp();
    const tabs = [open(), open()];
    await clock.pass(1_000);
    const heard = tabs.map((one) => slow(one, clock));
    const asked = server.asked.length;
    server.say(listA, ...burst(4_000));
    await clock.pass(3_000);
    for (const events of heard) expect(events.length).toBeLessThan(4_000);
    await clock.pass(30_000);
    for (const events of heard) {
      expect(events.map(({ id }) => id)).toEqual(server.story.map((_, seq) => `e1.${seq}`));
    }
    expect(server.asked.slice(asked)).not.toContain('GET /api/flock');
    expect(server.opened).toBe(1);
  });

  it('share one stream, and each hears all of it', async () => {
    const { clock, server, open } = setUp();
    const tabs = Array.from({ length: 10 }, () => open());
    await clock.pass(1_000);
    expect([server.opened, server.sources.size]).toEqual([1, 1]);
    server.say(listA, ...wholeStory(listA));
    await clock.pass(100);
    for (const { crows } of tabs) {
      expect(crows.state.connection.state).toBe('live');
      expect(crows.state.crows.find(({ name }) => name === 'Pepper')?.landed?.tokens).toBe(10);
    }
  });

  it('go on at once when the one that leads is closed, and lose nothing', async () => {
    const { clock, server, open } = setUp();
    const [first, second, third] = [open(), open(), open()];
    await clock.pass(1_000);
    server.say(listA, started(listA));
    await settle();
    for (const leave of first.tab.page) leave('hide');
    server.say(listA, triaged(listA, 1));
    await clock.pass(100);
    expect(server.sources.size).toBe(1);
    for (const { crows } of [second, third]) {
      expect(inbox(crows.state)).toEqual([questionKey(`${listA}-1`, 'triage')]);
    }
  });

  it('replace one that fell silent within twenty seconds', async () => {
    const { clock, server, open } = setUp();
    const [first, second] = [open(), open()];
    await clock.pass(1_000);
    first.tab.frozen = true;
    // What a frozen tab hears stays in its queue.
    for (const source of server.sources) source.readyState = 0;
    server.say(listA, started(listA), triaged(listA, 1));
    await clock.pass(20_000);
    expect(inbox(second.crows.state)).toEqual([questionKey(`${listA}-1`, 'triage')]);
    first.tab.frozen = false;
    await clock.pass(10_000);
    expect(server.sources.size).toBe(1);
  });

  it('read again what passed them by', async () => {
    const { clock, server, open } = setUp();
    const [, second] = [open(), open()];
    await clock.pass(1_000);
    second.tab.frozen = true;
    server.say(listA, started(listA), triaged(listA, 1));
    await settle();
    second.tab.frozen = false;
    server.say(listA, triaged(listA, 2));
    await clock.pass(1_000);
    expect(inbox(second.crows.state)).toHaveLength(2);
  });

  it('each have a stream of their own without locks', async () => {
    const { clock, server, open } = setUp();
    const { tab } = open();
    await clock.pass(100);
    const { locks: _, ...world } = tab.world;
    const alone = connect({ src, world });
    onTestFinished(() => alone.release());
    await clock.pass(100);
    expect(server.sources.size).toBe(2);
    expect(alone.state.connection.state).toBe('live');
  });
});
