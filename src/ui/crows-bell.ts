/** The button on top behind which sound and notifications are turned on. Nothing is asked of the browser before that. */
import { css, html, nothing } from 'lit';
import { Alerts, chosen } from './alerts/alerts.ts';
import { maySound, play } from './alerts/sound.ts';
import { placeBeside } from './beside.ts';
import type { Crows } from './client.ts';
import { CrowsElement } from './element.ts';

type Refusal = 'refused' | 'dismissed' | 'missing';

const bellStyle = css`
  .bell {
    padding: 6px;
  }
  svg {
    inline-size: 18px;
    block-size: 18px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .bell.on path {
    fill: currentColor;
  }
  [popover] {
    position: absolute;
    inset: auto;
    margin: 0;
    inline-size: max-content;
    max-inline-size: min(320px, calc(100vw - 24px));
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--fg);
    box-shadow: 0 12px 32px oklch(0 0 0 / 0.18);
  }
  label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 36px;
  }
  input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--accent);
  }
  p {
    margin-block-start: 6px;
  }
`;

export class CrowsBell extends CrowsElement {
  static override styles = [...CrowsElement.styles, bellStyle];
  #alerts: Alerts | undefined;
  #refusal: Refusal | undefined;

  protected override sees(): readonly unknown[] {
    return [];
  }

  protected override holds(crows: Crows): void {
    this.#alerts?.stop();
    this.#alerts = new Alerts(crows, () => this.words);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#alerts?.stop();
    this.#alerts = undefined;
  }

  protected override draw() {
    const { alerts } = this.words;
    const { sound, system } = chosen;
    return html`<button
        type="button"
        class="button plain bell ${sound || system ? 'on' : ''}"
        popovertarget="choice"
        aria-label=${alerts.open}
        title=${alerts.open}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 11.5c1-1 1.4-2 1.4-4.5a3.6 3.6 0 0 1 7.2 0c0 2.5.4 3.5 1.4 4.5z" />
          <path d="M6.7 13.6a1.5 1.5 0 0 0 2.6 0" />
        </svg>
      </button>
      <div id="choice" popover role="group" aria-labelledby="title" @toggle=${this.#place}>
        <h2 id="title">${alerts.title}</h2>
        <label><input type="checkbox" .checked=${sound} @change=${this.#sound} />${alerts.sound}</label>
        <label><input type="checkbox" .checked=${system} @change=${this.#system} />${alerts.system}</label>
        <p class="small muted">${alerts.when}</p>
        ${sound && !maySound() ? html`<p class="small">${alerts.asleep}</p>` : nothing}
        <div role="status">
          ${this.#refusal ? html`<p class="small">${alerts[this.#refusal]}</p>` : nothing}
        </div>
      </div>`;
  }

  readonly #place = ({ currentTarget }: Event): void => {
    const button = this.renderRoot.querySelector('button');
    if (button && currentTarget instanceof HTMLElement && currentTarget.matches(':popover-open'))
      placeBeside(currentTarget, button);
    this.requestUpdate();
  };

  readonly #sound = (event: Event): void => {
    chosen.sound = event.target instanceof HTMLInputElement && event.target.checked;
    // What it will sound like, and the browser's leave to sound at all.
    if (chosen.sound) void play('asks');
    this.requestUpdate();
  };

  readonly #system = async (event: Event): Promise<void> => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    this.#refusal = target.checked ? await askBrowser() : undefined;
    chosen.system = target.checked && this.#refusal === undefined;
    target.checked = chosen.system;
    this.requestUpdate();
  };
}

/** @returns why not; undefined: it may. */
async function askBrowser(): Promise<Refusal | undefined> {
  if (!('Notification' in globalThis)) return 'missing';
  const answer = await Notification.requestPermission();
  if (answer === 'granted') return undefined;
  return answer === 'denied' ? 'refused' : 'dismissed';
}
