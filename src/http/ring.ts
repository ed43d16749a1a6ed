/**
 * The newest frames in memory, in order and without a hole. What is older is read from disk; the ring never does.
 */
import { caps } from './caps.ts';

export interface Kept {
  seq: number;
  list: string;
  requester: string;
  /** True of a list's first event: from here on the ring has the whole list. */
  first: boolean;
  frame: Buffer;
}

export interface Slice {
  frames: Buffer[];
  /** Seq of the first event that was not looked at. */
  next: number;
}

export class Ring {
  /** Seq of the oldest frame, or `next` while there is none. */
  start: number;
  /** Seq the next event will have. */
  next: number;
  #bytes = 0;
  readonly #slots: (Kept | undefined)[];

  constructor(next: number, size: number = caps.ringFrames) {
    this.start = next;
    this.next = next;
    this.#slots = Array.from({ length: size });
  }

  push(kept: Kept): void {
    if (kept.seq !== this.next) this.#restart(kept.seq);
    if (this.next - this.start === this.#slots.length) this.#dropOldest();
    this.#slots[kept.seq % this.#slots.length] = kept;
    this.next = kept.seq + 1;
    this.#bytes += kept.frame.length;
    while (this.#bytes > caps.ringBytes && this.start < this.next - 1) this.#dropOldest();
  }

  /** Where a list begins, if all of it is here. */
  firstOf(list: string): number | undefined {
    for (let seq = this.start; seq < this.next; seq++) {
      const kept = this.#at(seq);
      if (kept?.list === list) return kept.first ? seq : undefined;
    }
    return undefined;
  }

  /** Frames from `from` on, which is not older than `start`, until they are `bytes` or more. */
  slice(from: number, fits: (kept: Kept) => boolean, bytes: number): Slice {
    const frames: Buffer[] = [];
    let seq = from;
    for (let sum = 0; seq < this.next && sum < bytes; seq++) {
      const kept = this.#at(seq);
      if (!kept || !fits(kept)) continue;
      frames.push(kept.frame);
      sum += kept.frame.length;
    }
    return { frames, next: seq };
  }

  /** Takes an erased list's frames out. Their numbers stay, so that nothing else moves. */
  forget(list: string): void {
    for (let seq = this.start; seq < this.next; seq++) {
      const kept = this.#at(seq);
      if (kept?.list !== list) continue;
      this.#bytes -= kept.frame.length;
      this.#slots[seq % this.#slots.length] = {
        ...kept,
        list: '',
        requester: '',
        first: false,
        frame: nothing,
      };
    }
  }

  #at(seq: number): Kept | undefined {
    return this.#slots[seq % this.#slots.length];
  }

  #dropOldest(): void {
    const index = this.start % this.#slots.length;
    this.#bytes -= this.#slots[index]?.frame.length ?? 0;
    this.#slots[index] = undefined;
    this.start++;
  }

  /** A hole would be a gap for whoever reads across it; an empty ring sends them to the disk. */
  #restart(seq: number): void {
    this.#slots.fill(undefined);
    this.#bytes = 0;
    this.start = seq;
    this.next = seq;
  }
}

const nothing = Buffer.alloc(0);
