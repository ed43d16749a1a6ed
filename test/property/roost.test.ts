/**
 * Random lives of a whole roost: lists, verdicts, landings and faults, time that jumps, a disk that refuses, kills and
 * power cuts at any moment. What was acknowledged stays; what was published reads the same for ever.
 */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnyAsk, Outcome } from '../../src/asks.ts';
import { flightErrors } from '../../src/events.ts';
import type { Published } from '../../src/actors/journal.ts';
import { Refusal } from '../../src/refusal.ts';
import type { NewList } from '../../src/requests.ts';
import { fault, triage, words } from '../actors/_life.ts';
import { MemoryDisk } from '../_disk.ts';
import { listOf, perch, turn, type Perch } from '../_roost.ts';
import { line, ScriptedSpeech } from '../_speech.ts';
import { StillTime } from '../_time.ts';

interface Move {
  kind: 'start' | 'judge' | 'land' | 'pass' | 'nest' | 'refuse' | 'kill' | 'cut';
  which: number;
  how: number;
  /** Turns of the event loop before the next move. */
  turns: number;
}

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('judge' as const, 'land' as const) },
    { weight: 2, arbitrary: fc.constantFrom('start' as const, 'pass' as const, 'nest' as const) },
    { weight: 1, arbitrary: fc.constantFrom('refuse' as const, 'kill' as const, 'cut' as const) },
  ),
  which: fc.nat(1_000),
  how: fc.nat(1_000),
  turns: fc.nat(6),
});

class World {
  disk = new MemoryDisk();
  readonly speech = new ScriptedSpeech();
  readonly time = new StillTime();
  readonly acknowledged = { lists: new Set<string>(), verdicts: new Map<string, boolean>() };
  /** Every event any process published, by id. */
  readonly published = new Map<string, string>();
  /** Until when each requester was told to rest, in milliseconds; what broke that. */
  readonly rests = new Map<string, number>();
  readonly broken: string[] = [];
  /** What was last acknowledged of each nest; undefined while nobody can know. */
  readonly nests = new Map<string, boolean | undefined>();
  at!: Perch;
  readonly #nestTurn = new Map<string, object>();

  constructor() {
    this.speech.answer = () => 'hold';
    this.speech.talk = () => 'hold';
  }

  async wake(): Promise<void> {
    const epoch = `e${this.published.size}`;
    const more = { segmentBytes: 3_000, newEpoch: () => epoch, asides: 2, pranks: true };
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
        this.start(listOf(texts, { token_budget: 4_000 + how * 20, requester: `r${which % 2}` }));
        break;
      }
      case 'judge': {
        const asked = pick(await this.questions());
        if (asked) this.judge(asked, how % 3 !== 0);
        break;
      }
      case 'land': {
        const flying = pick(this.speech.held);
        flying?.land(outcomeFor(flying.ask.kind, how));
        break;
      }
      case 'nest':
        this.changeNest(`Nest ${which % 3}`, how);
        break;
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

  start(list: NewList): void {
    const { requester } = list;
    const sentAt = this.time.now();
    this.at.roost.startList(list).then(
      (id) => {
        this.acknowledged.lists.add(id);
        if (sentAt < (this.rests.get(requester) ?? 0)) this.broken.push(`${requester} was let in at rest`);
      },
      (error: unknown) => {
        const rest = error instanceof Refusal ? error.fields['cooldown_s'] : undefined;
        // Rounded up to a second.
        if (typeof rest === 'number') this.rests.set(requester, sentAt + (rest - 1) * 1_000);
      },
    );
  }

  changeNest(name: string, how: number): void {
    const id = name.toLowerCase().replace(' ', '-');
    const { nests } = this.at.roost;
    const before = this.nests.get(id);
    this.nests.set(id, undefined);
    const isThere = how % 2 === 0;
    const done = isThere ? nests.create({ name, crows: ['Pepper'] }) : nests.delete(id);
    const turnOf = this.#nestTurn.set(id, {}).get(id);
    // A later change of the same nest knows better.
    const note = (now: boolean | undefined) => this.#nestTurn.get(id) === turnOf && this.nests.set(id, now);
    done.then(
      () => note(isThere),
      (error: unknown) => note(error instanceof Refusal && error.status < 500 ? before : undefined),
    );
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
      for (const { land, ask } of this.speech.held.toReversed()) land(outcomeFor(ask.kind, 1));
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

function outcomeFor(kind: AnyAsk['kind'], how: number): Outcome {
  if (kind === 'aside') return how % 3 === 0 ? fault('timeout', how % 401) : line(`words ${how}`, how % 401);
  const tokens = how % 1_001;
  if (how % 5 === 0) {
    const error = flightErrors.filter((one) => one !== 'interrupted')[how % 10]!;
    return { ...fault(error, tokens), ...(error === 'malformed' && { repair: 'no mode' }) };
  }
  return {
    ...(kind === 'triage' ? triage(how % 11 === 0 ? { abuse: 'harmful' } : {}) : words(`words ${how}`)),
    tokens,
  };
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
  const last = said.at(-1);
  if (last?.event !== 'list.finished') return;
  expect(last.tokens_used).toBe(landed + (last.banter_tokens ?? 0));
  expect(last.tokens_used).toBeLessThanOrEqual(last.token_budget);
  expect(said.filter(({ event }) => event === 'crow.banter').length).toBeLessThanOrEqual(2);
  const pranks = said.flatMap((one) => (one.event === 'requester.pranked' ? [one.cooldown_s] : []));
  // Each rest is twice the one before: the same twice would be one prank told twice.
  expect(new Set(pranks).size).toBe(pranks.length);
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
        used += story.reduce(
          (sum, { said }) => sum + (said.event === 'list.finished' ? said.tokens_used : 0),
          0,
        );
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
      expect(world.broken).toEqual([]);
      const there = new Set(world.at.roost.nests.nests.map(({ nest_id }) => nest_id));
      for (const [id, isThere] of world.nests) {
        if (isThere !== undefined) expect([id, there.has(id)]).toEqual([id, isThere]);
      }
      await world.at.roost.close();
    }),
    { numRuns: 300 },
  );
});
