/** Links that let a browser in once. Only their digests are kept, and only in memory. */
import { createHash, randomBytes } from 'node:crypto';

/** Seconds a link is good for. */
export const linkS = 600;

/** Links that may be open at once; the oldest goes first. */
const most = 20;

export class Links {
  readonly #now: () => number;
  /** When each ends, by the digest of its code, oldest first. */
  readonly #open = new Map<string, number>();

  /** @param now milliseconds, from any start. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @returns the path of a new link. */
  make(): string {
    const code = randomBytes(24).toString('base64url');
    this.#open.set(digest(code), this.#now() + linkS * 1_000);
    for (const oldest of this.#open.keys()) {
      if (this.#open.size > most) this.#open.delete(oldest);
    }
    return `/enter/${code}`;
  }

  /** True once for each link, while it is good. */
  redeem(code: string): boolean {
    const key = digest(code);
    const end = this.#open.get(key) ?? 0;
    return this.#open.delete(key) && this.#now() < end;
  }
}

const digest = (code: string): string => createHash('sha256').update(code).digest('base64url');
