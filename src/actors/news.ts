/** What others have counted for one list to say: how its verdicts moved trust, and the pranks of its requester. */
import type { UnsaidPrank } from './prank-book.ts';
import type { Input } from './records.ts';
import type { Unsaid } from './trust-book.ts';

export interface NewsSources {
  /** Changes of trust that this list has to say, and that no record on disk says yet. */
  unsaid(list: string): readonly Unsaid[];
  /** Lists that have something of either kind to say. */
  untold(): Iterable<string>;
  /** Pranks of its requester that this list has to tell, and that no record on disk tells yet. */
  pranks(list: string): readonly UnsaidPrank[];
}

/** What a list says next of what others counted. */
export interface NewsItem {
  /** Number of the record that caused it. */
  id: number;
  input: Input;
}

export class News {
  readonly #list: string;
  readonly #sources: NewsSources;
  /** What a queued record says already, by the number of the record that caused it. */
  readonly #telling = new Set<number>();

  constructor(list: string, sources: NewsSources) {
    this.#list = list;
    this.#sources = sources;
  }

  /** To be accepted now. Each is handed out once. */
  take(): NewsItem[] {
    const changes = this.#sources.unsaid(this.#list);
    const pranks = this.#sources.pranks(this.#list);
    return [
      ...changes.map(({ id, changes: moved }): NewsItem => {
        return { id, input: { kind: 'trust', id, changes: [...moved] } };
      }),
      ...pranks.map(({ id, message, cooldown_s }): NewsItem => {
        return { id, input: { kind: 'pranked', id, message, cooldown_s } };
      }),
    ].filter(({ id }) => this.#isNew(id));
  }

  #isNew(id: number): boolean {
    if (this.#telling.has(id)) return false;
    this.#telling.add(id);
    return true;
  }
}
