/** Where the focus is among the cards, and where it goes: never out of the inbox because a card went away. */

export class CardFocus {
  readonly #root: () => ShadowRoot | null;

  constructor(root: () => ShadowRoot | null) {
    this.#root = root;
  }

  get #card(): HTMLElement | undefined {
    return this.#root()?.activeElement?.closest<HTMLElement>('.card') ?? undefined;
  }

  /** Key of the card that holds the focus; empty for none. */
  get key(): string {
    return this.#card?.dataset['key'] ?? '';
  }

  /** What asks in that card. */
  get asking(): Element | undefined {
    return this.#card?.querySelector('crows-card, crows-plans') ?? undefined;
  }

  /** To a card, or to the heading if that card is not there. */
  move(key: string): void {
    const root = this.#root();
    const cards = [...(root?.querySelectorAll<HTMLElement>('.card') ?? [])];
    const goal = cards.find((one) => one.dataset['key'] === key) ?? root?.getElementById('title');
    goal?.focus({ preventScroll: true });
    goal?.scrollIntoView({ block: 'nearest' });
  }
}
