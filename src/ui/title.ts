/** What waits, as seen from another tab: its count in the title of the page, and a dot on the icon. */

/** Data of an SVG ends so, written in an address. */
const end = '</svg>';
const dot = `<circle cx='50' cy='14' r='14' fill='%23c2410c' stroke='white' stroke-width='3'/>`;

export class Title {
  #before: string | undefined;
  #icon: string | undefined;

  show(name: string, waiting: number): void {
    this.#before ??= document.title;
    const title = waiting > 0 ? `(${waiting}) ${name}` : name;
    if (document.title !== title) document.title = title;
    this.#mark(waiting > 0);
  }

  clear(): void {
    if (this.#before !== undefined) document.title = this.#before;
    this.#before = undefined;
    this.#mark(false);
  }

  #mark(waits: boolean): void {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link) return;
    this.#icon ??= link.getAttribute('href') ?? '';
    if (!this.#icon.startsWith('data:image/svg+xml,')) return;
    const icon = waits ? this.#icon.replace(end, dot + end) : this.#icon;
    if (link.getAttribute('href') !== icon) link.setAttribute('href', icon);
  }
}
