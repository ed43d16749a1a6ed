/** Ends of calls that no record on disk carries yet. They are paid for: a list that is read back is told again. */
import type { Outcome } from '../asks.ts';

export class Landings {
  readonly #byList = new Map<string, Map<string, Outcome>>();

  get(list: string, key: string): Outcome | undefined {
    return this.#byList.get(list)?.get(key);
  }

  keep(list: string, key: string, outcome: Outcome): void {
    const ofList = this.#byList.get(list) ?? new Map<string, Outcome>();
    this.#byList.set(list, ofList.set(key, outcome));
  }

  forget(list: string, key: string): void {
    const ofList = this.#byList.get(list);
    ofList?.delete(key);
    if (ofList?.size === 0) this.#byList.delete(list);
  }

  forgetList(list: string): void {
    this.#byList.delete(list);
  }
}
