import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { canMove, motionSetting } from './motion-setting.ts';
import { langOf, stringsFor } from './strings.ts';

/**
 * The button that pauses the flock, and lets it go on. It holds for every crow of the page and is kept for the next
 * visit. Where nothing moves anyway — the system asks for less motion, or WebAssembly isn't to be had — it isn't shown.
 *
 * @tag crows-motion
 * @slot pause - words while the crows may move
 * @slot resume - words while they are paused
 * @csspart button - the button
 */
export class CrowsMotion extends LitElement {
  static override styles = css`
    :host {
      display: inline-block;
    }
    :host([hidden]) {
      display: none;
    }
    button {
      font: inherit;
      color: inherit;
      min-block-size: 24px;
      cursor: pointer;
    }
  `;

  override connectedCallback(): void {
    super.connectedCallback();
    motionSetting.addEventListener('change', this.#changed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    motionSetting.removeEventListener('change', this.#changed);
  }

  readonly #changed = (): void => this.requestUpdate();

  protected override render(): TemplateResult | typeof nothing {
    if (motionSetting.reduced || !canMove()) return nothing;
    const { pause, resume } = stringsFor(langOf(this)).flock;
    return html`<button part="button" type="button" @click=${() => this.#toggle()}>
      ${
        motionSetting.paused
          ? html`<slot name="resume">${resume}</slot>`
          : html`<slot name="pause">${pause}</slot>`
      }
    </button>`;
  }

  #toggle(): void {
    motionSetting.paused = !motionSetting.paused;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'crows-motion': CrowsMotion;
  }
}
