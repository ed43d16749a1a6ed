import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { BirdMotion, type Wish } from './bird-motion.ts';
import { crowScene } from './rive/crow.ts';
import { CROW_NAMES, lookOf, type CrowName } from './rive/looks.ts';
import { argb, IVORY, NIGHT } from './rive/palette.ts';
import { poseOf, POSES, SPEAKING, TRUST, type PoseName } from './rive/poses.ts';
import { SIDE } from './rive/scene.ts';
import { still } from './rive/still.ts';

/** Narrower than this many CSS pixels, a whole crow is a blot; its head still is somebody. */
const HEAD_BELOW = 36;
/** Where the head of a perching crow is, and the side of that square. */
const HEAD = { x: 34, y: 0, side: 84 };

/**
 * One crow of the flock, drawn. It is an ornament beside words that say the same, so it is hidden from assistive
 * technology unless it is given a `label`. Its size is the host's: set `inline-size` (64px unless you do); below 36px
 * only the head is shown, and it doesn't move.
 *
 * It moves once its runtime is there, while it is seen, unless the person asked for less motion or paused the flock
 * (`crows-motion`); in every other case it is a still of the same pose. Fetched only with the first crow that moves,
 * from where this script came from. A page's policy needs `script-src 'wasm-unsafe-eval'` for it and nothing else.
 *
 * A file of your own moves in place of ours: `riv="my.riv"`. Its artboard is the one named like the crow, else the
 * first; it is told `pose`, `speaking`, `trust`, `calm` and `tint` by its view model or, where it has none, by state
 * machine inputs of the same names (`pose` then counts: perched 0, flying 1, landedOk 2, landedFail 3).
 *
 * @tag crows-bird
 * @csspart stage - the drawing
 * @cssproperty --crows-bird-tint - its colour in place of the crow's own, as #rrggbb
 */
export class CrowsBird extends LitElement {
  static override properties = {
    name: {},
    pose: {},
    speaking: { type: Boolean },
    trust: { type: Number },
    borrowed: { type: Boolean },
    label: {},
    motion: {},
    riv: {},
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
    .stage {
      position: relative;
      inline-size: 100%;
      block-size: 100%;
    }
    svg,
    canvas {
      position: absolute;
      inset: 0;
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
  /** What it does: `perched`, `flying`, `landedOk` or `landedFail`; anything else counts as `perched`. */
  declare pose: PoseName;
  /** Whether it talks. */
  declare speaking: boolean;
  /** The ring around it: 0 none, 1 half, 2 whole. */
  declare trust: number;
  /** Marks a crow that works outside its nest. */
  declare borrowed: boolean;
  /** Its name for assistive technology, where no text stands beside it. */
  declare label: string;
  /** `svg` or `none`: never move. Otherwise `auto`. */
  declare motion: string;
  /** Address of a .riv of your own, relative to the page. */
  declare riv: string;

  #width = 0;
  #sizes: ResizeObserver | undefined;
  readonly #motion = new BirdMotion(this, () => this.#wish());

  constructor() {
    super();
    this.name = '';
    this.pose = 'perched';
    this.speaking = false;
    this.trust = 0;
    this.borrowed = false;
    this.label = '';
    this.motion = 'auto';
    this.riv = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sizes = new ResizeObserver(([entry]) => {
      const before = this.#small;
      this.#width = entry?.contentRect.width ?? 0;
      this.#motion.resize(this.#width);
      if (this.#small !== before) this.requestUpdate();
    });
    this.#sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes?.disconnect();
  }

  protected override render(): TemplateResult | typeof nothing {
    const name = this.#crow;
    if (name === undefined) return nothing;
    const { canvas } = this.#motion;
    return html`<div
      class="stage"
      part="stage"
      role=${this.label ? 'img' : nothing}
      aria-label=${this.label || nothing}
      aria-hidden=${this.label ? nothing : 'true'}
    >
      ${canvas ?? this.#still(name)}
      ${this.borrowed && !this.#small ? html`<svg viewBox="0 0 ${SIDE} ${SIDE}">${borrowedMark}</svg>` : nothing}
    </div>`;
  }

  #still(name: CrowName): TemplateResult {
    const look = lookOf(name);
    const tint = `var(--crows-bird-tint, ${look.tint})`;
    if (this.#small)
      return html`<svg class="head" viewBox=${headBox(name)}>
        <rect width=${SIDE} height=${SIDE} fill=${tint} />
        ${still(crowScene(name), tint, [])}
      </svg>`;
    const poses = [poseOf(look, this.pose), TRUST[this.trust] ?? {}, this.speaking ? SPEAKING : {}];
    return html`<svg viewBox="0 0 ${SIDE} ${SIDE}">${still(crowScene(name), tint, poses)}</svg>`;
  }

  get #crow(): CrowName | undefined {
    return CROW_NAMES.find((known) => known === this.name);
  }

  get #small(): boolean {
    return this.#width > 0 && this.#width < HEAD_BELOW;
  }

  #wish(): Wish | undefined {
    const name = this.#crow;
    if (name === undefined || this.#small || this.motion === 'svg' || this.motion === 'none')
      return undefined;
    const tint = getComputedStyle(this).getPropertyValue('--crows-bird-tint').trim();
    return {
      name,
      riv: this.riv,
      levels: {
        pose: POSES.find((pose) => pose === this.pose) ?? 'perched',
        speaking: this.speaking,
        trust: this.trust,
        calm: false,
        tint: argb(/^#[0-9a-f]{6}$/i.test(tint) ? tint.toLowerCase() : lookOf(name).tint),
      },
    };
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
  <path d="M -4.4 -4 L -4.4 7" stroke=${IVORY} stroke-width="1.4" />
  <path d="M 4.4 -4 L 4.4 7" stroke=${IVORY} stroke-width="1.4" />
</g>`;

declare global {
  interface HTMLElementTagNameMap {
    'crows-bird': CrowsBird;
  }
}
