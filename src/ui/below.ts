/** Counts items that changed below what the person sees. Nothing is scrolled until they ask for it. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & HTMLElement;

export class Below implements ReactiveController {
  readonly #host: Host;
  readonly #items = new Set<string>();
  #eye: IntersectionObserver | undefined;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  get count(): number {
    return this.#items.size;
  }

  hostConnected(): void {
    this.#eye = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect, rootBounds, target } of entries) {
        const isBelow = boundingClientRect.top > (rootBounds?.bottom ?? 0);
        // Seen, or left behind above: no news any more.
        if (isIntersecting || !isBelow) this.#drop(target);
      }
    });
  }

  hostDisconnected(): void {
    this.#eye?.disconnect();
    this.#eye = undefined;
  }

  /** An item changed. */
  touch(itemId: string): void {
    const row = this.#row(itemId);
    if (!row || !this.#eye || row.getBoundingClientRect().top <= innerHeight) return;
    this.#items.add(itemId);
    this.#eye.observe(row);
    this.#host.requestUpdate();
  }

  /** Goes to the first of them, because the person asked. */
  show(): void {
    const [first] = this.#items;
    const row = first === undefined ? undefined : this.#row(first);
    row?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }

  clear(): void {
    this.#eye?.disconnect();
    this.#items.clear();
  }

  #row(itemId: string): HTMLElement | undefined {
    return this.#host.shadowRoot?.getElementById(itemId) ?? undefined;
  }

  #drop(row: Element): void {
    this.#eye?.unobserve(row);
    if (this.#items.delete(row.id)) this.#host.requestUpdate();
  }
}
