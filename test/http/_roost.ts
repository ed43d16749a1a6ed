/** A roost without a flock: tests say the events, and every door answers what it is told to. */
import type { Said } from '../../src/events.ts';
import type { Journal, Nests, Published, Roost, TrustTable, VerdictAnswer } from '../../src/http/doors.ts';
import { todo } from '../../src/nests.ts';
import { Refusal } from '../../src/refusal.ts';
import type { NewList } from '../../src/requests.ts';
import type { VerdictBody } from '../../src/verdict-requests.ts';
import type { Approvals, FlockNow, HistoryPage } from '../../src/responses.ts';
import { snapshotOf } from '../../src/snapshot.ts';

const started = Date.UTC(2026, 10, 30, 12);

export class FakeJournal implements Journal {
  readonly epoch: string;
  oldest = 0;
  /** Everything that was ever said, as it would lie on disk. */
  disk: Published[] = [];
  /** Events in one chunk of a read. */
  chunk = 3;
  /** Called before each chunk of a read; a test can say more in between, or wait. */
  beforeChunk: () => void | Promise<void> = () => {};
  /** Also reads what is said while it reads; the feed must not tell it twice. */
  readsOn = false;
  reads: { from: number; listId: string | undefined }[] = [];
  #listeners = new Set<(batch: readonly Published[]) => void>();

  constructor(epoch = 'e1') {
    this.epoch = epoch;
  }

  get head(): number {
    return this.disk.length - 1;
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  /** One flushed batch. */
  flush(batch: { list: string; requester?: string; said: Said }[]): void {
    const events = batch.map(({ list, requester = 'me', said }, i): Published => {
      const seq = this.disk.length + i;
      return { seq, at: started + seq, list, requester, said };
    });
    // What comes back from disk went through JSON.
    this.disk.push(...events.map((event) => JSON.parse(JSON.stringify(event)) as Published));
    for (const listener of this.#listeners) listener(events);
  }

  subscribe(listener: (batch: readonly Published[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  has(listId: string): boolean {
    return this.disk.some(({ list }) => list === listId);
  }

  async *read(from: number, listId?: string): AsyncGenerator<readonly Published[]> {
    this.reads.push({ from, listId });
    const head = this.head;
    let chunk: Published[];
    for (let next = from; ; next = (chunk.at(-1)?.seq ?? next) + 1) {
      chunk = this.disk
        .filter(
          ({ seq, list }) => seq >= next && (!listId || list === listId) && (this.readsOn || seq <= head),
        )
        .slice(0, this.chunk);
      if (chunk.length === 0) return;
      await this.beforeChunk();
      yield chunk;
    }
  }
}

export class FakeRoost implements Roost {
  readonly journal: FakeJournal;
  lists: NewList[] = [];
  verdicts: VerdictBody[] = [];
  /** What the next calls answer, or throw. */
  verdict: VerdictAnswer = { recorded: false };
  trouble: Error | undefined;
  ready = true;
  #count = 0;

  constructor(journal = new FakeJournal()) {
    this.journal = journal;
  }

  async startList(list: NewList): Promise<string> {
    this.#fail();
    if (list.nest_id !== 'todo') throw new Refusal(404, 'There is no such nest.');
    this.lists.push(list);
    const id = `l${String(this.#count++).padStart(10, '0')}`;
    this.journal.flush([{ list: id, requester: list.requester, said: startOf(id, list) }]);
    return id;
  }

  async giveVerdict(verdict: VerdictBody): Promise<VerdictAnswer> {
    this.#fail();
    this.verdicts.push(verdict);
    return this.verdict;
  }

  async snapshot(listId: string) {
    this.#fail();
    const story = this.journal.disk.filter(({ list }) => list === listId);
    return story.length > 0 ? snapshotOf(listId, this.journal.epoch, story, started) : undefined;
  }

  async export(listId: string): Promise<string | undefined> {
    return (await this.snapshot(listId)) && '- [x] Buy milk\n';
  }

  async cancel(): Promise<void> {
    this.#fail();
  }

  async keep(): Promise<void> {
    this.#fail();
  }

  async redo(): Promise<string> {
    this.#fail();
    return 'l0000000009';
  }

  async erase(): Promise<void> {
    this.#fail();
  }

  async history(): Promise<HistoryPage> {
    this.#fail();
    return { lists: [] };
  }

  async approvals(): Promise<Approvals> {
    this.#fail();
    return { approvals: [], more: 0 };
  }

  readonly nests: Nests = {
    nests: [todo],
    create: async (wish) => ({ nest_id: 'made', name: 'made', crows: [], ...wish }),
    alter: async (nest_id, wish) => ({ name: 'made', crows: [], ...wish, nest_id }),
    delete: async () => {},
  };

  async flock(): Promise<FlockNow> {
    this.#fail();
    const { epoch, head } = this.journal;
    return { crows: [], last_event_id: `${epoch}.${head}`, now: new Date(started).toISOString() };
  }

  async trust(): Promise<TrustTable> {
    this.#fail();
    return { task_types: ['think'], rows: [] };
  }

  health() {
    this.#fail();
    return { ok: true, ready: this.ready, speech: 'rehearsal', version: '0.1.0' };
  }

  census() {
    return { flying: 3, awake: 2, finished: 5, questions: 4, inAir: 1 };
  }

  #fail(): void {
    if (this.trouble) throw this.trouble;
  }
}

function startOf(id: string, { requester, nest_id, token_budget, items }: NewList): Said {
  return {
    event: 'list.started',
    items: items.map(({ text }, i) => ({ item_id: `${id}-${i + 1}`, text })),
    requester,
    nest_id,
    token_budget,
    rehearsal: true,
  };
}

/** The first event of a list of one item. */
export function started1(id: string, requester = 'me'): { list: string; requester: string; said: Said } {
  const list = { requester, nest_id: 'todo', token_budget: 60_000, items: [], skipped: 0 };
  return { list: id, requester, said: startOf(id, list) };
}

/** Any later event; `text` makes it recognisable. */
export function aside(
  id: string,
  text: string,
  requester = 'me',
): { list: string; requester: string; said: Said } {
  return {
    list: id,
    requester,
    said: { event: 'crow.banter', item_id: `${id}-1`, crow: 'Pepper', to: 'Inky', text },
  };
}
