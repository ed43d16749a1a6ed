/**
 * A list's tokens: spent, held by calls in the air, reserved for calls that must still be possible. The promise it
 * keeps: no call starts that the budget can't cover.
 */
/** Owner of the tokens that asides hold. */
export const asides = 'asides';

export class Budget {
  readonly total: number;
  spent = 0;
  /** A provider charged more than the most a call could cost; the list makes no further call. */
  overrun = false;
  /** Spent on asides. */
  asides = 0;
  readonly #held = new Map<string, { owner: string; bound: number }>();
  readonly #reserves = new Map<string, number>();
  /** What the work of each open item may still cost, as far as that is known. Kept free of asides only. */
  readonly #expected = new Map<number, number>();

  constructor(total: number) {
    this.total = total;
  }

  get held(): number {
    let sum = 0;
    for (const { bound } of this.#held.values()) sum += bound;
    return sum;
  }

  /** Calls in the air. */
  get inAir(): number {
    return this.#held.size;
  }

  reserve(owner: string, bound: number): void {
    this.#reserves.set(owner, bound);
  }

  release(owner: string): void {
    this.#reserves.delete(owner);
  }

  /**
   * Tokens `owner` may still use: what is neither spent, nor held, nor reserved for others. An owner whose call is in
   * the air needs no reserve beside its hold.
   */
  room(owner: string): number {
    const flying = new Set<string>();
    for (const hold of this.#held.values()) flying.add(hold.owner);
    return this.#left(owner, flying) - (this.overrun ? 0 : this.held);
  }

  expect(n: number, cost: number): void {
    if (cost > 0) this.#expected.set(n, cost);
    else this.#expected.delete(n);
  }

  /** Tokens that nothing else will want: asides come last. */
  get spare(): number {
    let expected = 0;
    for (const cost of this.#expected.values()) expected += cost;
    return this.room(asides) - expected;
  }

  /**
   * Tokens that could still be there for `owner` once every call in the air has landed: what a plan may count on. A
   * plan takes nothing; whether its calls fit is asked again when they take off.
   */
  prospect(owner: string): number {
    return this.#left(owner, new Set());
  }

  #left(owner: string, flying: ReadonlySet<string>): number {
    if (this.overrun) return 0;
    let reserved = 0;
    for (const [other, bound] of this.#reserves) {
      if (other !== owner && !flying.has(other)) reserved += bound;
    }
    return this.total - this.spent - reserved;
  }

  hold(key: string, owner: string, bound: number): void {
    this.#held.set(key, { owner, bound });
  }

  heldBy(key: string): number {
    return this.#held.get(key)?.bound ?? 0;
  }

  /** Ends a hold with what the call really cost. */
  settle(key: string, tokens: number): void {
    const { owner, bound } = this.#held.get(key) ?? { owner: '', bound: 0 };
    if (owner === asides) this.asides += tokens;
    // An aside must not end the work.
    else if (tokens > bound) this.overrun = true;
    this.#held.delete(key);
    this.spent += tokens;
  }
}
