/**
 * Random lives of a whole roost: lists, verdicts, landings and faults, time that jumps, a disk that refuses, kills and
 * power cuts at any moment. What was acknowledged stays; what was published reads the same for ever.
 */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Outcome } from '../../src/asks.ts';
import { flightErrors } from '../../src/events.ts';
import type { Published } from '../../src/actors/journal.ts';
import { fault, triage, words } from '../actors/_life.ts';
import { MemoryDisk } from '../_disk.ts';
import { listOf, perch, type Perch } from '../_roost.ts';
import { ScriptedSpeech } from '../_speech.ts';
import { StillTime } from '../_time.ts';

interface Move {
  kind: 'start' | 'judge' | 'land' | 'pass' | 'refuse' | 'kill' | 'cut';
  which: number;
  how: number;
  /** Turns of the event loop before the next move. */
  turns: number;
}

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('judge' as const, 'land' as const) },
    { weight: 2, arbitrary: fc.constantFrom('start' as const, 'pass' as const) },
    { weight: 1, arbitrary: fc.constantFrom('refuse' as const, 'kill' as const, 'cut' as const) },
  ),
  which: fc.nat(1_000),
  how: fc.nat(1_000),
  turns: fc.nat(6),
});

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

class World {
  disk = new MemoryDisk();
  readonly speech = new ScriptedSpeech();
  readonly time = new StillTime();
  readonly acknowledged = { lists: new Set<string>(), verdicts: new Map<string, boolean>() };
  /** Every event any process published, by id. */
  readonly published = new Map<string, string>();
  at!: Perch;

  constructor() {
    this.speech.answer = () => 'hold';
  }

  async wake(): Promise<void> {
    const epoch = `e${this.published.size}`;
    const more = { segmentBytes: 3_000, newEpoch: () => epoch };
    this.at = await perch({ disk: this.disk, speech: this.speech, time: this.time, more });
    const { roost } = this.at;
    roost.journal.subscribe((batch) => {
      for (const one of batch) {
        const id = `${roost.journal.epoch}.${one.seq}`;
        expect(this.published.has(id)).toBe(false);
        this.published.set(id, JSON.stringify(one));
      }
    });
  }

  async die(disk: MemoryDisk): Promise<void> {
    this.disk = disk;
    // The process is gone: nothing of it may act any longer, and its calls die with it.
    this.at.disk.fail = () => {
      throw new Error('gone');
    };
    void this.at.roost.close();
    this.speech.held.length = 0;
    await this.wake();
  }

  async move({ kind, which, how, turns }: Move): Promise<void> {
    const pick = <T>(from: readonly T[]): T | undefined => from[which % Math.max(1, from.length)];
    switch (kind) {
      case 'start': {
        const texts = Array.from({ length: 1 + (how % 3) }, (_, i) => `item ${i}`);
        this.at.roost
          .startList(listOf(texts, { token_budget: 4_000 + how * 20 }))
          .then((list) => this.acknowledged.lists.add(list))
          .catch(() => {});
        break;
      }
      case 'judge': {
        const asked = pick(await this.questions());
        if (asked) this.judge(asked, how % 3 !== 0);
        break;
      }
      case 'land': {
        const flying = pick(this.speech.held);
        flying?.land(outcomeFor(flying.ask.kind === 'triage', how));
        break;
      }
      case 'pass':
        this.time.pass(how * how);
        break;
      case 'refuse': {
        let left = 1 + (how % 3);
        this.disk.fail = (operation) => {
          if (operation !== 'read' && left-- > 0) throw new Error('no space');
        };
        break;
      }
      case 'kill':
        await this.die(this.disk.afterKill());
        break;
      case 'cut':
        await this.die(this.disk.afterPowerCut((unsynced) => how % (unsynced + 1)));
    }
    for (let i = 0; i < turns; i += 1) await turn();
  }

  async questions(): Promise<{ item_id: string; target: 'triage' | 'output' }[]> {
    const lists = [...this.acknowledged.lists];
    const snapshots = await Promise.all(
      lists.map((list) => this.at.roost.snapshot(list).catch(() => undefined)),
    );
    return snapshots.flatMap((snapshot) => snapshot?.pending ?? []);
  }

  judge({ item_id, target }: { item_id: string; target: 'triage' | 'output' }, approve: boolean): void {
    this.at.roost
      .giveVerdict({ item_id, target, approve })
      .then(({ recorded }) => {
        if (!recorded) return;
        const key = `${item_id} ${target}`;
        expect(this.acknowledged.verdicts.has(key)).toBe(false);
        this.acknowledged.verdicts.set(key, approve);
      })
      .catch(() => {});
  }

  /** Lets every acknowledged list come to its end. */
  async drain(): Promise<void> {
    this.disk.fail = () => {};
    for (let round = 0; round < 400; round += 1) {
      for (const { land, ask } of this.speech.held.toReversed()) land(outcomeFor(ask.kind === 'triage', 1));
      for (const asked of await this.questions()) this.judge(asked, true);
      for (let i = 0; i < 12; i += 1) await turn();
      this.time.pass(10_000);
      const open = [];
      for (const list of this.acknowledged.lists) {
        const snapshot = await this.at.roost.snapshot(list).catch(() => undefined);
        if (snapshot?.status !== 'finished') open.push(list);
      }
      if (open.length === 0) return;
    }
    throw new Error('Some list never ends.');
  }
}

function outcomeFor(isTriage: boolean, how: number): Outcome {
  const tokens = how % 1_001;
  if (how % 5 === 0) {
    const error = flightErrors.filter((one) => one !== 'interrupted')[how % 10]!;
    return { ...fault(error, tokens), ...(error === 'malformed' && { repair: 'no mode' }) };
  }
  return { ...(isTriage ? triage() : words(`words ${how}`)), tokens };
}

async function storyOf(at: Perch, list: string): Promise<Published[]> {
  const all: Published[] = [];
  for await (const batch of at.roost.journal.read(0, list)) all.push(...batch);
  return all;
}

function checkList(story: Published[], world: World): void {
  const { epoch } = world.at.roost.journal;
  for (const one of story) expect(world.published.get(`${epoch}.${one.seq}`)).toBe(JSON.stringify(one));
  const said = story.map((one) => one.said);
  expect(said[0]?.event).toBe('list.started');
  expect(said.at(-1)?.event).toBe('list.finished');
  const verdicts = said.flatMap((one) => (one.event === 'verdict' ? [`${one.item_id} ${one.target}`] : []));
  expect(new Set(verdicts).size).toBe(verdicts.length);
  for (const one of said) {
    if (one.event !== 'verdict') continue;
    const approve = world.acknowledged.verdicts.get(`${one.item_id} ${one.target}`);
    if (approve !== undefined) expect(one.verdict).toBe(approve ? 'approved' : 'rejected');
  }
  const air = new Map<string, number>();
  for (const one of said) {
    if (one.event !== 'crow.flying' && one.event !== 'crow.landed') continue;
    const key = `${one.item_id} ${one.crow}`;
    air.set(key, (air.get(key) ?? 0) + (one.event === 'crow.flying' ? 1 : -1));
  }
  expect([...air.values()].every((count) => count === 0)).toBe(true);
  const landed = said.reduce((sum, one) => sum + (one.event === 'crow.landed' ? one.tokens : 0), 0);
  expect(said.at(-1)).toEqual(expect.objectContaining({ tokens_used: landed }));
  const [started] = said;
  if (started?.event === 'list.started') expect(landed).toBeLessThanOrEqual(started.token_budget);
}

it('keeps what it acknowledged and tells it the same way for ever, through every crash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 60 }), async (moves) => {
      const world = new World();
      await world.wake();
      for (const one of moves) await world.move(one);
      await world.drain();
      let used = 0;
      for (const list of world.acknowledged.lists) {
        const story = await storyOf(world.at, list);
        checkList(story, world);
        used += story.reduce((sum, { said }) => sum + (said.event === 'crow.landed' ? said.tokens : 0), 0);
      }
      for (const key of world.acknowledged.verdicts.keys()) {
        const [item_id = '', target] = key.split(' ');
        const story = await storyOf(world.at, item_id.slice(0, item_id.indexOf('-')));
        expect(
          story.filter(
            ({ said }) => said.event === 'verdict' && said.item_id === item_id && said.target === target,
          ),
        ).toHaveLength(1);
      }
      // A list that was never acknowledged may have been paid for too.
      if (moves.every(({ kind }) => !['refuse', 'kill', 'cut'].includes(kind))) {
        expect(used).toBe(world.speech.tokens);
      }
      await world.at.roost.close();
    }),
    { numRuns: 300 },
  );
});
