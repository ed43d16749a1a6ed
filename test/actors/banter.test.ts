import { expect, it } from 'vitest';
import type { AsideAsk, Outcome } from '../../src/asks.ts';
import type { SaidAs } from '../../src/events.ts';
import type { ListRecord } from '../../src/actors/records.ts';
import { listOf, perch, quiet, until, type Perch, type PerchOptions } from '../_roost.ts';
import { line } from '../_speech.ts';
import { fault, triage, words } from './_life.ts';

const talking = (options: PerchOptions = {}): Promise<Perch> =>
  perch({ ...options, more: { asides: 2, ...options.more } });

/** Says yes to whatever is asked, until nothing is. */
async function approveAll(at: Perch): Promise<void> {
  for (;;) {
    await quiet(at);
    const { approvals } = await at.roost.approvals();
    if (approvals.length === 0) return;
    for (const { item_id, target } of approvals)
      await at.roost.giveVerdict({ item_id, target, approve: true });
  }
}

const names = (at: Perch): string[] => at.heard.map(({ said }) => said.event);
const asides = (at: Perch): SaidAs<'crow.banter'>[] =>
  at.heard.flatMap(({ said }) => (said.event === 'crow.banter' ? [said] : []));
const finished = (at: Perch): SaidAs<'list.finished'> | undefined =>
  at.heard.flatMap(({ said }) => (said.event === 'list.finished' ? [said] : []))[0];
/** Tokens of all flights that landed. */
const flown = (at: Perch): number =>
  at.heard.reduce((sum, { said }) => sum + (said.event === 'crow.landed' ? said.tokens : 0), 0);

it('lets two crows who flew on an item talk after the first answer and after the last, and no more', async () => {
  const at = await talking();
  const list = await at.roost.startList(listOf(['a', 'b', 'c', 'd', 'e']));
  await approveAll(at);
  expect(asides(at)).toEqual([
    {
      event: 'crow.banter',
      item_id: `${list}-1`,
      crow: 'Hugin',
      to: 'Sentry',
      text: 'Hugin nods at Sentry.',
    },
    {
      event: 'crow.banter',
      item_id: `${list}-5`,
      crow: expect.any(String),
      to: 'Sentry',
      text: expect.any(String),
    },
  ]);
  expect(names(at).at(-1)).toBe('list.finished');
  expect(finished(at)).toEqual({
    event: 'list.finished',
    tokens_used: flown(at) + 240,
    token_budget: 60_000,
    banter_tokens: 240,
  });
  expect(at.speech.tokens).toBe(flown(at) + 240);
});

it('says nothing, and asks nobody, when asides are off', async () => {
  const at = await perch();
  await at.roost.startList(listOf(['a', 'b']));
  await approveAll(at);
  expect([asides(at), at.speech.asides]).toEqual([[], []]);
  expect(finished(at)).not.toHaveProperty('banter_tokens');
});

it('goes on from what the flock did lately and from nothing else', async () => {
  const at = await talking();
  const secret = 'Tell Ottilie about the inheritance';
  at.speech.answer = (ask) =>
    ask.kind === 'triage'
      ? triage({ mode: 'murder', task_type: 'copy' })
      : { ...words('Ottilie, sit down.') };
  for (let i = 0; i < 6; i += 1) {
    await at.roost.startList(listOf([`${secret} ${i}`]));
    await approveAll(at);
  }
  const asked = at.speech.asides;
  expect(asked.length).toBeGreaterThan(4);
  for (const { facts, recent } of asked) {
    expect(facts.length).toBeLessThanOrEqual(5);
    expect(JSON.stringify([facts, recent])).not.toContain('Ottilie');
  }
  expect(asked.at(-1)?.facts).toContain('A whole list is done.');
  expect(asked.at(-1)?.facts.some((fact) => /^A person said yes to the few words of \w+\.$/.test(fact))).toBe(
    true,
  );
  expect(asked.at(-1)?.recent).toEqual(
    asides(at)
      .slice(0, -1)
      .map(({ text }) => text),
  );
});

it('knows the same after a kill', async () => {
  const first = await talking();
  await first.roost.startList(listOf(['a']));
  await approveAll(first);
  const second = await talking({ disk: first.disk.afterKill(), time: first.time, speech: first.speech });
  await second.roost.startList(listOf(['b']));
  await approveAll(second);
  const [, last] = first.speech.asides;
  expect(last?.facts).toContain('A whole list is done.');
  expect(last?.recent).toEqual([asides(first)[0]?.text]);
});

it('says nothing that is not fit to be shown, and counts what it cost', async () => {
  const at = await talking();
  at.speech.talk = () => line(undefined, 90);
  await at.roost.startList(listOf(['a', 'b', 'c', 'd', 'e']));
  await approveAll(at);
  expect(asides(at)).toEqual([]);
  expect(finished(at)).toEqual(expect.objectContaining({ banter_tokens: 180, tokens_used: flown(at) + 180 }));
});

it('asks no second time for one that failed, and ends the list all the same', async () => {
  const at = await talking();
  at.speech.talk = () => fault('overloaded', 30);
  await at.roost.startList(listOf(['a', 'b', 'c', 'd', 'e']));
  await approveAll(at);
  expect(at.speech.asides).toHaveLength(2);
  expect(finished(at)?.banter_tokens).toBe(60);
});

it('keeps a rate limit that an aside ran into away from the work', async () => {
  const at = await talking();
  at.speech.talk = () => ({ ...fault('rate-limited'), retry_after_ms: 30_000 }) as Outcome;
  await at.roost.startList(listOf(['a', 'b']));
  await approveAll(at);
  expect(finished(at)?.event).toBe('list.finished');
  await at.roost.startList(listOf(['c']));
  await approveAll(at);
  // The next one waits out what the provider asked for; the work did not.
  expect(at.speech.asides).toHaveLength(1);
  expect(names(at).filter((name) => name === 'list.finished')).toHaveLength(2);
});

it('waits at the end for an aside in the air, twenty seconds at most', async () => {
  const at = await talking();
  at.speech.talk = () => 'hold';
  await at.roost.startList(listOf(['a']));
  await approveAll(at);
  expect(finished(at)).toBeUndefined();
  at.time.pass(19_999);
  await quiet(at);
  expect(finished(at)).toBeUndefined();
  at.time.pass(1);
  await quiet(at);
  expect(asides(at)).toEqual([]);
  expect(finished(at)?.banter_tokens).toBe(7);
});

it('says it before the list is finished when it lands in those twenty seconds', async () => {
  const at = await talking();
  at.speech.talk = () => 'hold';
  await at.roost.startList(listOf(['a']));
  await approveAll(at);
  at.time.pass(10_000);
  at.speech.held[0]!.land(line('Well, well.'));
  await quiet(at);
  expect(names(at).slice(-2)).toEqual(['crow.banter', 'list.finished']);
});

it('is called down at once by a cancel', async () => {
  const at = await talking();
  at.speech.talk = () => 'hold';
  const list = await at.roost.startList(listOf(['a', 'b']));
  await quiet(at);
  await at.roost.giveVerdict({ item_id: `${list}-1`, target: 'triage', approve: true });
  await until(() => at.speech.asides.length === 1);
  await at.roost.cancel(list);
  await quiet(at);
  expect(finished(at)?.banter_tokens).toBe(7);
});

it('is dropped by a crash, and charged in full', async () => {
  const first = await talking();
  first.speech.talk = () => 'hold';
  const list = await first.roost.startList(listOf(['a', 'b']));
  await quiet(first);
  await first.roost.giveVerdict({ item_id: `${list}-1`, target: 'triage', approve: true });
  await until(() => first.speech.held.length === 1);
  const second = await talking({ disk: first.disk.afterKill(), time: first.time });
  await quiet(second);
  expect(second.speech.asides).toEqual([]);
  expect((await second.roost.snapshot(list))?.lost_tokens).toBe(400);
  await approveAll(second);
  // One of its two is gone.
  expect(second.speech.asides).toHaveLength(1);
  expect(finished(second)?.banter_tokens).toBe(400 + 120);
});

it('begins only when no call waits, and gives its place to one that does', async () => {
  const flights = {
    sentry: 'Sentry',
    elder: 'Elder',
    roster: ['Hugin', 'Munin'],
    flights: 1,
    sentryFlights: 4,
    elderFlights: 2,
  };
  const at = await talking({ more: { flock: flights } });
  at.speech.talk = () => 'hold';
  const first = await at.roost.startList(listOf(['a']));
  await quiet(at);
  at.speech.answer = () => 'hold';
  const second = await at.roost.startList(listOf(['b', 'c']));
  await until(() => at.speech.held.length === 1);
  at.speech.answer = (ask) => (ask.kind === 'triage' ? triage() : words());
  await at.roost.giveVerdict({ item_id: `${first}-1`, target: 'triage', approve: true });
  await quiet(at);
  // Two triages and a crow's flight want the one place there is.
  expect(at.speech.asides).toEqual([]);
  at.speech.held[0]!.land(triage());
  await quiet(at);
  expect(at.speech.asides).toHaveLength(1);
  expect(at.speech.held).toHaveLength(1);
  await at.roost.giveVerdict({ item_id: `${second}-1`, target: 'triage', approve: true });
  await quiet(at);
  const landed = names(at).filter((name) => name === 'item.answered');
  expect(landed).toHaveLength(2);
});

it('keeps to one place, and never more calls at once than the server may have', async () => {
  const at = await talking();
  at.speech.talk = () => 'hold';
  for (let i = 0; i < 4; i += 1) await at.roost.startList(listOf([`a${i}`]));
  await approveAll(at);
  expect(at.speech.held).toHaveLength(1);
});

it('begins only if the budget has plenty left beside all that is still to be done', async () => {
  const poor = await talking();
  await poor.roost.startList(listOf(['a', 'b', 'c'], { token_budget: 5_400 }));
  await quiet(poor);
  const [asked] = (await poor.roost.approvals()).approvals;
  await poor.roost.giveVerdict({ item_id: asked!.item_id, target: 'triage', approve: true });
  await quiet(poor);
  expect(poor.speech.asides).toHaveLength(1);
  const poorer = await talking();
  await poorer.roost.startList(listOf(['a', 'b', 'c'], { token_budget: 5_399 }));
  await quiet(poorer);
  const [first] = (await poorer.roost.approvals()).approvals;
  await poorer.roost.giveVerdict({ item_id: first!.item_id, target: 'triage', approve: true });
  await quiet(poorer);
  expect(poorer.speech.asides).toEqual([]);
});

it('lets a list rest while it only waits for people, whether or not an aside came to its turn', async () => {
  const at = await talking();
  at.speech.asideBound = 1_000_000;
  const list = await at.roost.startList(listOf(['a', 'b']));
  await quiet(at);
  await at.roost.giveVerdict({ item_id: `${list}-1`, target: 'triage', approve: true });
  await quiet(at);
  at.time.pass(5_000);
  await quiet(at);
  at.speech.asideBound = 400;
  await approveAll(at);
  expect(finished(at)?.event).toBe('list.finished');
});

/** When each step of the work was journaled: flights, answers and verdicts, but nothing of asides. */
async function workTimes(list: string, at: Perch): Promise<[string, number][]> {
  const records: ListRecord[] = [];
  for await (const batch of at.roost.journal.read(0, list)) {
    for (const { said, at: when } of batch) {
      if (said.event === 'crow.banter' || said.event === 'list.finished') continue;
      records.push({ said, when } as never);
    }
  }
  return (
    records as unknown as { said: { event: string; item_id?: string; crow?: string }; when: number }[]
  ).map(({ said, when }) => [[said.event, said.item_id?.split('-')[1], said.crow].join(' '), when]);
}

it('never makes work later than it is without asides, by the times of the log', async () => {
  const lives = [];
  for (const asidesOf of [0, 2]) {
    const at = await perch({
      more: {
        asides: asidesOf,
        flock: {
          sentry: 'Sentry',
          elder: 'Elder',
          roster: ['Hugin', 'Munin', 'Pepper'],
          flights: 2,
          sentryFlights: 4,
          elderFlights: 2,
        },
      },
    });
    at.speech.talk = () => 'hold';
    at.speech.answer = () => 'hold';
    const list = await at.roost.startList(listOf(['a', 'b', 'c', 'd', 'e', 'f']));
    for (let turn = 0; turn < 60; turn += 1) {
      await quiet(at);
      at.time.pass(100);
      const work = at.speech.held.find(({ ask }) => ask.kind !== 'aside');
      work?.land(work.ask.kind === 'triage' ? triage() : words());
      if (turn % 3 === 0) {
        const [asked] = (await at.roost.approvals()).approvals;
        if (asked)
          await at.roost.giveVerdict({ item_id: asked.item_id, target: asked.target, approve: true });
      }
    }
    await quiet(at);
    expect(at.speech.asides.length > 0).toBe(asidesOf > 0);
    lives.push(await workTimes(list, at));
  }
  const [without, beside] = lives;
  expect(beside!.length).toBeGreaterThan(40);
  expect(beside).toEqual(without);
});

it('hands the door an ask that can be replayed from nothing in the log', async () => {
  const at = await talking();
  await at.roost.startList(listOf(['a']));
  await approveAll(at);
  const log = at.disk.paths
    .filter((path) => path.includes('/log/'))
    .map((path) => at.disk.text(path))
    .join('');
  expect(log).toContain('"to":"');
  expect(log).not.toContain('Lately');
  expect(at.speech.asides satisfies AsideAsk[]).toHaveLength(1);
});

it('is in the sum of a list that another version ends, landed or in the air', async () => {
  const first = await talking();
  const list = await first.roost.startList(listOf(['a', 'b', 'c', 'd', 'e']));
  await quiet(first);
  await first.roost.giveVerdict({ item_id: `${list}-1`, target: 'triage', approve: true });
  await quiet(first);
  first.speech.talk = () => 'hold';
  for (let n = 2; n <= 5; n += 1) {
    await first.roost.giveVerdict({ item_id: `${list}-${n}`, target: 'triage', approve: true });
  }
  await until(() => first.speech.held.length === 1);
  const second = await talking({
    disk: first.disk.afterKill(),
    time: first.time,
    more: { version: 'newer' },
  });
  await until(() => finished(second) !== undefined);
  expect(finished(second)).toEqual({
    event: 'list.finished',
    tokens_used: flown(first) + 120 + 400,
    token_budget: 60_000,
    banter_tokens: 520,
  });
});
