/** The page's state against a server that is cut, stopped, refused and replaced at every point there is. */
import { describe, expect, it } from 'vitest';
import { connect, questionKey, type Crows } from '../../src/ui/client.ts';
import { inbox, setUp, src } from './_pages.ts';
import { settle, start } from './_world.ts';
import { answered, flying, judged, landed, listA, listB, started, triaged, wholeStory } from './_story.ts';

/** What a person sees of a list; the clock of the answer is not part of it. */
function shown(crows: Crows, list: string): unknown {
  const { snapshot } = crows.state.lists.get(list) ?? {};
  return snapshot && { ...snapshot, now: '' };
}

describe('a list', () => {
  it('is the same page after a cut between any two of its events as without one', async () => {
    const story = wholeStory(listA);
    const seen: unknown[] = [];
    for (let cut = -1; cut <= story.length; cut++) {
      const { clock, server, open } = setUp();
      server.say(listA, story[0]!);
      const { crows } = open();
      crows.watch(listA);
      await clock.pass(100);
      for (const [i, said] of story.entries()) {
        if (i === cut) server.drop();
        if (i > 0) server.say(listA, said);
        await settle();
      }
      await clock.pass(5_000);
      expect(crows.state.connection.state).toBe('live');
      // Every event has the same instant, wherever the cut was.
      seen.push(JSON.parse(JSON.stringify(shown(crows, listA))));
    }
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(seen[0]).toMatchObject({ status: 'finished', tokens_used: 40, pending: [] });
  });

  it('is folded into exactly what the server would answer', async () => {
    const { clock, server, open } = setUp();
    const { crows } = open();
    await clock.pass(100);
    for (const said of wholeStory(listA).slice(0, -1)) {
      clock.now += 7;
      server.say(listA, said);
    }
    await clock.pass(100);
    const folded = shown(crows, listA);
    const { crows: fresh } = open('somebody');
    fresh.watch(listA);
    await clock.pass(100);
    expect(folded).toEqual(shown(fresh, listA));
  });

  it('loses no event that comes while its snapshot is on its way, and has none twice', async () => {
    const { clock, server, open } = setUp();
    server.say(listA, started(listA));
    const { crows } = open();
    await clock.pass(100);
    let answer = (): void => {};
    const before = await server.fetch(`${src}/api/lists/${listA}`, {});
    server.answers[`GET /api/lists/${listA}`] = () =>
      new Promise((resolve) => {
        answer = () => resolve(before);
      });
    crows.watch(listA);
    await settle();
    server.say(listA, flying(listA, 1, 'Pepper'));
    await settle();
    answer();
    await clock.pass(100);
    expect(crows.state.lists.get(listA)?.snapshot?.items[0]?.flights).toHaveLength(1);
  });

  it('that does not exist says so, and one that was erased goes', async () => {
    const { clock, open } = setUp();
    const { crows } = open();
    crows.watch(listA);
    await clock.pass(100);
    expect(crows.state.lists.get(listA)).toEqual({ problem: { status: 404, message: 'Nothing is here.' } });
  });
});

describe('the connection', () => {
  it('starts over with a new epoch, and shows nothing of the old one', async () => {
    const { clock, server, open } = setUp();
    server.say(listA, started(listA), triaged(listA, 1));
    const { crows } = open();
    crows.watch(listA);
    await clock.pass(100);
    expect(inbox(crows.state)).toEqual([questionKey(`${listA}-1`, 'triage')]);
    server.startOver('e2');
    server.say(listB, started(listB), triaged(listB, 2));
    await clock.pass(5_000);
    expect(inbox(crows.state)).toEqual([questionKey(`${listB}-2`, 'triage')]);
    expect(crows.state.lists.get(listA)?.problem?.status).toBe(404);
    server.say(listB, judged(listB, 2, 'triage'));
    await clock.pass(100);
    expect(inbox(crows.state)).toEqual([]);
  });

  it('opens again after an answer that EventSource gives up on', async () => {
    const { clock, server, open } = setUp();
    const { crows } = open();
    await clock.pass(100);
    server.refusesStreams = true;
    server.drop();
    await clock.pass(4_000);
    expect(crows.state.connection.state).toBe('reconnecting');
    server.say(listA, started(listA), triaged(listA, 1));
    server.refusesStreams = false;
    await clock.pass(10_000);
    expect(crows.state.connection.state).toBe('live');
    expect(inbox(crows.state)).toEqual([questionKey(`${listA}-1`, 'triage')]);
  });

  it('waits longer each time and never longer than ten seconds', async () => {
    const { clock, server, open } = setUp();
    open();
    await clock.pass(100);
    server.stop();
    server.asked = [];
    await clock.pass(60_000);
    // 0.3, 0.6, 1.2, 2.4, 4.8, 9.6, then each 10 s
    expect(server.asked.filter((route) => route === 'GET /api/flock')).toHaveLength(10);
  });

  it('is offline once a server has not answered for ten seconds, and live when it is back', async () => {
    const { clock, server, open } = setUp();
    const { crows } = open();
    await clock.pass(100);
    expect(crows.state.connection).toEqual({ state: 'live', since: start });
    server.stop();
    await clock.pass(5_000);
    expect(crows.state.connection.state).toBe('reconnecting');
    await clock.pass(6_000);
    expect(crows.state.connection).toMatchObject({
      state: 'offline',
      lastLive: start + 100,
      problem: 'The server can’t be reached. It may have been stopped; start it, or wait a moment.',
    });
    server.isUp = true;
    await clock.pass(10_000);
    expect(crows.state.connection.state).toBe('live');
    expect(crows.state.connection.problem).toBeUndefined();
  });

  it('is kept while an element moves, and closed when the last one has gone', async () => {
    const { clock, server, open } = setUp();
    const { crows, tab } = open();
    await clock.pass(100);
    crows.release();
    const again = connect({ src, world: tab.world });
    await clock.pass(5_000);
    expect([server.opened, server.sources.size]).toEqual([1, 1]);
    for (let i = 0; i < 50; i++) connect({ src, world: tab.world }).release();
    await clock.pass(5_000);
    expect([server.opened, server.sources.size]).toEqual([1, 1]);
    again.release();
    await clock.pass(5_000);
    expect(server.sources.size).toBe(0);
  });
});

describe('the inbox', () => {
  it('holds what was asked before, while and after the page was opened, nearest deadline first', async () => {
    const { clock, server, open } = setUp();
    const at = (s: number): string => new Date(start + s * 1_000).toISOString();
    server.say(listA, started(listA), triaged(listA, 1, at(500)));
    const { crows } = open();
    await clock.pass(100);
    server.say(listA, triaged(listA, 2, at(400)));
    server.say(listB, started(listB), triaged(listB, 1));
    await clock.pass(100);
    expect(inbox(crows.state)).toEqual(
      [`${listA}-2`, `${listA}-1`, `${listB}-1`].map((id) => questionKey(id, 'triage')),
    );
    expect(crows.state.approvals[0]).toMatchObject({ text: 'a name', requester: 'ada' });
  });

  it('is one requester’s, if there is one', async () => {
    const { clock, server, open } = setUp();
    server.say(listA, started(listA));
    const { crows } = open('ben');
    await clock.pass(100);
    server.say(listA, triaged(listA, 1));
    server.say(listB, started(listB, ['x'], 'ben'), triaged(listB, 1));
    await clock.pass(100);
    expect(inbox(crows.state)).toEqual([questionKey(`${listB}-1`, 'triage')]);
  });

  it('never shows a question again that was judged while it was being read', async () => {
    const { clock, server, open } = setUp();
    server.say(listA, started(listA), triaged(listA, 1));
    const old = await server.fetch(`${src}/api/approvals`, {});
    server.answers['GET /api/approvals'] = () => {
      server.say(listA, judged(listA, 1, 'triage'));
      return old;
    };
    const { crows } = open();
    await clock.pass(1_000);
    expect(inbox(crows.state)).toEqual([]);
  });

  it('sends a verdict once, and takes over the one that stands', async () => {
    const { clock, server, open } = setUp();
    server.say(listA, started(listA), answered(listA, 1), answered(listA, 2));
    const { crows } = open();
    crows.watch(listA);
    await clock.pass(100);
    let verdicts = 0;
    server.answers['POST /api/verdicts'] = () => {
      verdicts++;
      return Response.json({ message: 'It stands.', verdict: 'timeout' }, { status: 404 });
    };
    const wish = { item_id: `${listA}-1`, target: 'output', approve: true } as const;
    const [first, second] = [crows.verdict(wish), crows.verdict(wish)];
    await clock.pass(0);
    expect(await first).toEqual({ ok: false, status: 404, message: 'It stands.', verdict: 'timeout' });
    expect(await second).toMatchObject({ ok: false, status: 409 });
    expect(verdicts).toBe(1);
    await clock.pass(100);
    expect(crows.state.deciding.size).toBe(0);
  });
});

it('sends a list that may have been taken under the same key, and a new one under another', async () => {
  const { clock, server, open } = setUp();
  const keys: (string | null)[] = [];
  const { crows, tab } = open();
  const { fetch } = tab.world;
  tab.world.fetch = async (url, init) => {
    if (init.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
    return fetch(url, init);
  };
  await clock.pass(100);
  server.answers['POST /api/lists'] = () => Response.json({ list_id: listA }, { status: 202 });
  const wish = { text: '- a', requester: 'ada' };
  server.isUp = false;
  expect(await crows.startList(wish)).toMatchObject({ ok: false, status: 0 });
  server.isUp = true;
  expect(await crows.startList(wish)).toEqual({ ok: true, value: { list_id: listA } });
  await crows.startList(wish);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('counts by the server’s clock', async () => {
  const { clock, server, open } = setUp();
  server.ahead = -180_000;
  const { crows } = open();
  await clock.pass(100);
  expect(crows.serverNow()).toBe(clock.now - 180_000);
  expect(crows.state.clockOffset).toBe(-180_000);
});

it('knows where each crow flies, from before the page was opened and since', async () => {
  const { clock, server, open } = setUp();
  server.say(listA, started(listA), flying(listA, 1, 'Sentry'));
  const { crows } = open();
  await clock.pass(100);
  const where = (): unknown =>
    crows.state.crows.map(({ name, flights, landed: last }) => [name, flights.length, last?.tokens]);
  expect(where()).toEqual([
    ['Sentry', 1, undefined],
    ['Pepper', 0, undefined],
  ]);
  server.say(listA, landed(listA, 1, 'Sentry', 10), flying(listA, 1, 'Pepper'));
  await clock.pass(100);
  expect(where()).toEqual([
    ['Sentry', 0, 10],
    ['Pepper', 1, undefined],
  ]);
});

it('tells of a thousand events in one picture once, and of each of them', async () => {
  const { clock, server, open } = setUp();
  const { crows } = open();
  await clock.pass(100);
  let changes = 0;
  let heard = 0;
  crows.subscribe(() => changes++);
  crows.hear(() => heard++);
  server.say(listA, started(listA));
  for (let i = 1; i < 1_000; i++) server.say(listA, flying(listA, 1, 'Pepper'));
  await clock.pass(0);
  expect([changes, heard]).toEqual([1, 1_000]);
});
