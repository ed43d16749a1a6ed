/** Work that is done once at a time for each key: whoever asks meanwhile gets the one that runs. */
export class Once<T> {
  readonly #running = new Map<string, Promise<T>>();

  run(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key) ?? work().finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }
}
