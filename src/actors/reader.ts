/** Answers about lists, read from what is on disk: any list, awake, asleep or long finished. */
import type { Target, VerdictName } from '../events.ts';
import { snapshotOf, type SaidAt, type Snapshot } from '../snapshot.ts';
import type { Lists } from './lists.ts';
import type { Store } from './store.ts';
import type { Time } from './time.ts';

export class Reader {
  readonly #store: Store;
  readonly #lists: Lists;
  readonly #time: Time;

  constructor(store: Store, lists: Lists, time: Time) {
    this.#store = store;
    this.#lists = lists;
    this.#time = time;
  }

  /** The list as it is on disk; undefined if there is none. @throws Refusal 503 */
  async snapshot(list: string): Promise<Snapshot | undefined> {
    await this.#store.log.settled();
    const story = await this.#story(list);
    return story && snapshotOf(list, this.#store.log.epoch, story, this.#time.now());
  }

  /** The verdict that stands; undefined if there is none. */
  async verdictOf(list: string, itemId: string, target: Target): Promise<VerdictName | undefined> {
    for (const { said } of (await this.#story(list)) ?? []) {
      if (said.event === 'verdict' && said.item_id === itemId && said.target === target) return said.verdict;
    }
    return undefined;
  }

  async #story(list: string): Promise<SaidAt[] | undefined> {
    const records = await this.#lists.records(list);
    if (records.length === 0) return undefined;
    return records.flatMap(({ seq, at, out }) => out.map((said, i) => ({ seq: seq + i, at, said })));
  }
}
