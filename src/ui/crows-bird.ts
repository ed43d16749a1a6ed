import { css, html, LitElement, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { crowScene } from './rive/crow.ts';
import { CROW_NAMES, lookOf, type CrowName } from './rive/looks.ts';
import { IVORY, NIGHT } from './rive/palette.ts';
import { poseOf, SPEAKING, TRUST, type PoseName } from './rive/poses.ts';
import { SIDE } from './rive/scene.ts';
import { still } from './rive/still.ts';

/** Narrower than this many CSS pixels, a whole crow is a blot; its head still is somebody. */
const HEAD_BELOW = 36;
/** Where the head of a perching crow is, and the side of that square. */
const HEAD = { x: 34, y: 0, side: 84 };

/**
 * One crow of the flock, drawn. It is an ornament beside words that say the same, so it is hidden from assistive
 * technology unless it is given a `label`. Its size is the host's: set `inline-size` (64px unless you do); below 36px
 * only the head is shown.
 *
 * @csspart stage - the drawing
 * @cssproperty --crows-bird-tint - its colour, in place of the crow's own
 */
export class CrowsBird extends LitElement {
  static override properties = {
    name: {},
    pose: {},
    speaking: { type: Boolean },
    trust: { type: Number },
    borrowed: { type: Boolean },
    label: {},
  };
  static override styles = css`
    :host {
      display: inline-block;
      inline-size: 64px;
      aspect-ratio: 1;
      vertical-align: middle;
    }
    :host([hidden]) {
      display: none;
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
    }
    .head {
      overflow: hidden;
      border-radius: 50%;
    }
  `;

  /** One of the ten, as in PERSONAS.md. Of another name nothing is drawn. */
  declare name: string;
  /** What it does; anything else counts as `perched`. */
  declare pose: PoseName;
  /** Whether its bill moves. */
  declare speaking: boolean;
  /** The ring around it: 0 none, 1 half, 2 whole. */
  declare trust: number;
  /** Marks a crow that works outside its nest. */
  declare borrowed: boolean;
  /** Its name for assistive technology, where no text stands beside it. */
  declare label: string;

  #small = false;
  #sizes: ResizeObserver | undefined;

  constructor() {
    super();
    this.name = '';
    this.pose = 'perched';
    this.speaking = false;
    this.trust = 0;
    this.borrowed = false;
    this.label = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sizes = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      const small = width > 0 && width < HEAD_BELOW;
      if (small === this.#small) return;
      this.#small = small;
      this.requestUpdate();
    });
    this.#sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes?.disconnect();
  }

  protected override render(): TemplateResult | typeof nothing {
    const name = CROW_NAMES.find((known) => known === this.name);
    if (name === undefined) return nothing;
    return html`<svg
      part="stage"
      class=${this.#small ? 'head' : nothing}
      viewBox=${this.#small ? headBox(name) : `0 0 ${SIDE} ${SIDE}`}
      role=${this.label ? 'img' : nothing}
      aria-label=${this.label || nothing}
      aria-hidden=${this.label ? nothing : 'true'}
    >
      ${this.#drawing(name)}
    </svg>`;
  }

  #drawing(name: CrowName): SVGTemplateResult {
    const look = lookOf(name);
    const tint = `var(--crows-bird-tint, ${look.tint})`;
    if (this.#small)
      return svg`<rect width=${SIDE} height=${SIDE} fill=${tint} />${still(crowScene(name), tint, [])}`;
    const poses = [poseOf(look, this.pose), TRUST[this.trust] ?? {}, this.speaking ? SPEAKING : {}];
    return svg`${still(crowScene(name), tint, poses)}${this.borrowed ? borrowedMark : nothing}`;
  }
}

function headBox(name: CrowName): string {
  const y = lookOf(name).hangs ? SIDE - HEAD.y - HEAD.side : HEAD.y;
  return `${HEAD.x} ${y} ${HEAD.side} ${HEAD.side}`;
}

/** Luggage: a guest in this nest. */
const borrowedMark = svg`<g transform="translate(110 108)">
  <circle r="14" fill=${IVORY} stroke=${NIGHT} stroke-width="2.4" />
  <path d="M -3.5 -4 L -3.5 -7 L 3.5 -7 L 3.5 -4" fill="none" stroke=${NIGHT} stroke-width="2.4" stroke-linejoin="round" />
  <rect x="-8" y="-4" width="16" height="11" rx="2" fill=${NIGHT} />
  <path d="M 0 -4 L 0 7" stroke=${IVORY} stroke-width="2" />
</g>`;

declare global {
  interface HTMLElementTagNameMap {
    'crows-bird': CrowsBird;
  }
}
