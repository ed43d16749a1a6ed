/** The newest messages to inspectors, numbered, bounded in number and bytes; and whoever is told of the next ones. */
import type { InspectMessage } from '../../inspected.ts';

const most = { messages: 1_000, bytes: 4_194_304 };

export interface Numbered {
  seq: number;
  /** As JSON, made once for all inspectors. */
  data: string;
  message: InspectMessage;
}

export class History {
  readonly #kept: Numbered[] = [];
  readonly #listeners = new Set<(told: Numbered) => void>();
  #bytes = 0;
  #next = 0;

  /** Seq of the newest message; -1 before the first. */
  get head(): number {
    return this.#next - 1;
  }

  get kept(): readonly Numbered[] {
    return this.#kept;
  }

  push(message: InspectMessage): void {
    const told = { seq: this.#next, data: JSON.stringify(message), message };
    this.#next += 1;
    this.#kept.push(told);
    this.#bytes += told.data.length;
    while (this.#kept.length > most.messages || this.#bytes > most.bytes) {
      this.#bytes -= this.#kept.shift()?.data.length ?? 0;
    }
    for (const listener of this.#listeners) listener(told);
  }

  /** Messages behind `seq`; undefined if some of them are gone. */
  after(seq: number): Numbered[] | undefined {
    const oldest = this.#next - this.#kept.length;
    return seq >= oldest - 1 && seq < this.#next ? this.#kept.slice(seq + 1 - oldest) : undefined;
  }

  listen(listener: (told: Numbered) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
