/**
 * What all public elements have in common: where the server is, how it looks, which language it speaks, and the one
 * store that all elements with the same server share.
 */
import { LitElement, html, nothing, type PropertyDeclarations, type PropertyValues } from 'lit';
import { announcer, regionsIn, type Region } from './announcer.ts';
import { blockedCard, blockedStyle } from './blocked-card.ts';
import { connect, type Crows, type State } from './client.ts';
import { connectionVoice } from './connection-voice.ts';
import { recall, remember } from './remember.ts';
import { langOf, stringsFor } from './strings.ts';
import type { Strings } from './strings/en.ts';
import { controls, isolation } from './theme.ts';

const scriptOrigin = new URL(import.meta.url).origin;
const connectionStates = ['connecting', 'live', 'reconnecting', 'offline'] as const;

/**
 * @attr src - address of the Crows server; left out, the one this script came from
 * @attr requester - whose lists and questions; left out, everybody's
 * @attr theme - `auto` (as the page is), `light` or `dark`
 * @attr lang - language of the words, BCP 47; left out, the nearest one around the element
 * @csspart root - all that the element draws
 * @cssproperty --crows-font - face of what the page says
 * @cssproperty --crows-font-words - face of what a person or a crow wrote
 * @cssproperty --crows-font-mono - face of code
 * @cssproperty [--crows-font-size=15px] - size of plain text; all else follows it
 * @cssproperty --crows-bg - behind everything
 * @cssproperty --crows-surface - of cards and fields
 * @cssproperty --crows-fg - text
 * @cssproperty --crows-muted - text of second rank
 * @cssproperty --crows-line - hairlines
 * @cssproperty --crows-edge - borders of buttons and fields
 * @cssproperty --crows-accent - the one colour that calls
 * @cssproperty --crows-on-accent - text on it
 * @cssproperty --crows-good - of what went well
 * @cssproperty --crows-warn - of what runs low
 * @cssproperty --crows-bad - of what failed
 * @cssproperty --crows-feather - the dark of the birds' heads
 * @cssproperty [--crows-radius=12px] - corners of cards
 * @cssproperty [--crows-gap=16px] - between parts
 */
export abstract class CrowsElement extends LitElement {
  static override styles = [isolation, controls, blockedStyle];
  static override properties: PropertyDeclarations = {
    src: {},
    requester: {},
    theme: {},
  };
  declare src: string;
  declare requester: string;
  declare theme: 'auto' | 'light' | 'dark';
  #crows: Crows | undefined;
  #held = '';
  #epithets: ReadonlyMap<string, string> = new Map();
  #region: Region | undefined;
  #unjoin: (() => void) | undefined;
  #seen: readonly unknown[] = [];
  readonly #internals = this.attachInternals();

  constructor() {
    super();
    this.src = '';
    this.requester = '';
    this.theme = 'auto';
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.requestUpdate();
  }

  /** The language its words are in. */
  protected get language(): string {
    return langOf(this);
  }

  protected get words(): Strings {
    return stringsFor(this.language);
  }

  /** This element's hold on what all elements of one server share. */
  protected get crows(): Crows {
    return (this.#crows ??= this.#hold());
  }

  protected get state(): State {
    return this.crows.state;
  }

  /** The byname of each crow, once the server told them. */
  protected get epithets(): ReadonlyMap<string, string> {
    const { crows } = this.state;
    if (this.#epithets.size !== crows.length) {
      this.#epithets = new Map(crows.map(({ name, epithet }) => [name, epithet]));
    }
    return this.#epithets;
  }

  /** Address of its server, without a slash at its end. */
  protected get address(): string {
    return (this.src || scriptOrigin).replace(/\/+$/, '');
  }

  /** The server's clock, in milliseconds. */
  protected get now(): number {
    return this.crows.serverNow();
  }

  /** What of the state it draws: only a change in one of these draws it again. */
  protected abstract sees(state: State): readonly unknown[];

  /** Called with each new hold: the place to watch what the element shows. The hold ends what it began. */
  protected holds(_crows: Crows): void {}

  protected abstract draw(): unknown;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    // Before the first drawing, so that Lit's own nodes come in front and leave these alone.
    if (root instanceof ShadowRoot) {
      this.#region = regionsIn(root);
      this.renderOptions.renderBefore = this.#region.status;
    }
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#crows ??= this.#hold();
    announcer.summary = this.words.say.updates;
    if (this.#region) this.#unjoin = announcer.join(this.#region);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unjoin?.();
    this.#release();
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    if (this.isConnected && this.#held !== this.#key) this.holdAnew();
  }

  /** For when other things are to be watched than before. */
  protected holdAnew(): void {
    const before = this.#crows;
    this.#crows = this.#hold();
    before?.release();
  }

  get #key(): string {
    return `${this.src} ${this.requester}`;
  }

  #hold(): Crows {
    const { src, requester } = this;
    this.#held = this.#key;
    const crows = connect({ src: src || scriptOrigin, ...(requester !== '' && { requester }) });
    crows.subscribe((state) => this.#changed(state));
    this.holds(crows);
    this.#changed(crows.state);
    return crows;
  }

  #release(): void {
    this.#crows?.release();
    this.#crows = undefined;
  }

  #changed(state: State): void {
    connectionVoice.hear(state.connection, this.words);
    const { states } = this.#internals;
    for (const name of connectionStates) {
      if (name === state.connection.state) states.add(name);
      else states.delete(name);
    }
    const seen = [state.connection.blocked, ...this.sees(state)];
    if (seen.length === this.#seen.length && seen.every((one, n) => one === this.#seen[n])) return;
    this.#seen = seen;
    this.requestUpdate();
  }

  protected override render(): unknown {
    const { blocked } = this.state.connection;
    return html`<div class="root" data-theme=${this.theme} part="root">
      ${blocked && !this.#isInner ? blockedCard(blocked, this.address, this.words) : nothing}${this.draw()}
    </div>`;
  }

  /** It stands in another element of ours, which speaks for both. */
  get #isInner(): boolean {
    const root = this.getRootNode();
    return root instanceof ShadowRoot && root.host instanceof CrowsElement;
  }

  /** @returns false if a listener said no to a cancelable one. */
  protected emit(name: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  protected recall(key: string): string | undefined {
    return recall(key);
  }

  protected remember(key: string, value: string): void {
    remember(key, value);
  }
}
