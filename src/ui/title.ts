/** How many questions wait, in the title of the page: seen from another tab. */

export class Title {
  #before: string | undefined;

  show(name: string, waiting: number): void {
    this.#before ??= document.title;
    const title = waiting > 0 ? `(${waiting}) ${name}` : name;
    if (document.title !== title) document.title = title;
  }

  clear(): void {
    if (this.#before !== undefined) document.title = this.#before;
    this.#before = undefined;
  }
}
